"""The first load of the table on a cold cache is small: 150 kB in all, of it 60 kB of code."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.loading import watch

NOTE = """new MutationObserver((_, self) => {
  if (!document.querySelector("[data-tile]")) return;
  self.disconnect();
  window.atTheHand = performance.getEntries().map(({ name }) => name);
}).observe(document, { childList: true, subtree: true })"""
"""Notes what has been loaded as the hand appears: more comes soon after, and a test may look late."""


def test_the_first_load_of_a_table_is_small(invite: Invite) -> None:
    ana = invite().named()
    code = ana.open("draw", access="solo", robots=["steady"])
    ana.page.goto("about:blank")
    loading, _ = watch(ana.page)
    ana.page.add_init_script(NOTE)
    ana.go(code)
    ana.page.locator("[data-tile]").first.wait_for()
    ana.page.wait_for_load_state("networkidle")
    first = loading.of(ana.page.evaluate("window.atTheHand"))
    at_the_hand = len(first.bytes), first.script - first.words, first.all
    print(f"at the hand: requests, code, all {at_the_hand}; later {len(loading.bytes)}, {loading.all}; {loading}")
    assert loading.words > 5_000, loading
    assert at_the_hand[1] < 60 * 1024, loading
    assert loading.all < 150 * 1024, loading
    assert at_the_hand[0] <= 24, loading
