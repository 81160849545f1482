"""A round of each game as it goes on; `./dev bench boxes` looks at many."""

from __future__ import annotations

import pytest

from doublesix.rules.variants import VARIANTS
from doublesix.table import intents
from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.measure import LONGEST, measured, misfits
from tests.browser.rounds import frame
from tests.support.desk import Desk

SIZES = [(320, 640), (1280, 800)]
EVERY = 12
WHOLE = "(names) => names.filter((e) => e.scrollWidth <= e.clientWidth + 1).map((e) => e.textContent)"


@pytest.mark.parametrize("game", VARIANTS)
def test_nothing_overlaps_or_is_cut_off_in_a_round(invite: Invite, game: str) -> None:
    ana = invite("Ana").named()
    looked, faults = measured(Fed(ana, LONGEST), f"/t/{ana.open('draw')}", game, 1, SIZES, EVERY)
    assert looked >= 6
    assert not faults, "\n".join(map(": ".join, faults))


@pytest.mark.parametrize("lang", [LONGEST, "en"])
def test_T6_who_has_left_and_who_is_away_keep_their_names(invite: Invite, lang: str) -> None:
    ana = invite("Ana").named()
    fed, desk = Fed(ana, lang), Desk("partners").sit("bcd").start()
    for person in "bd":
        desk.do(person, intents.Leave())
    desk.present = "a"
    fed.goes(f"/t/{ana.open('draw')}", frame(desk, "a", lang))
    for width, height in [*SIZES, (1024, 768)]:
        fed.page.set_viewport_size({"width": width, "height": height})
        assert not misfits(fed, f"left {lang} {width}")
        assert "Bo" in fed.page.locator(".seat .name").evaluate_all(WHOLE)
