"""The first load of the table on a cold cache is small: 150 kB in all, of it 60 kB of code."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.loading import watch


def test_the_first_load_of_a_table_is_small(invite: Invite) -> None:
    ana = invite().named()
    code = ana.open("draw", access="solo", robots=["steady"])
    ana.page.goto("about:blank")
    loading, _ = watch(ana.page)
    ana.go(code)
    ana.page.locator("[data-tile]").first.wait_for()
    at_the_hand = len(loading.bytes), loading.script - loading.words, loading.all
    ana.page.wait_for_load_state("networkidle")
    print(f"at the hand: requests, code, all {at_the_hand}; later {len(loading.bytes)}, {loading.all}; {loading}")
    assert loading.words > 5_000, loading
    assert at_the_hand[1] < 60 * 1024, loading
    assert loading.all < 150 * 1024, loading
    assert at_the_hand[0] <= 24, loading
