"""A round of each game as it goes on; `./dev bench boxes` looks at many."""

from __future__ import annotations

import pytest

from doublesix.rules.variants import VARIANTS
from tests.browser.conftest import Invite
from tests.browser.fed import Fed
from tests.browser.measure import LONGEST, measured

SIZES = [(320, 640), (1280, 800)]
EVERY = 12


@pytest.mark.parametrize("game", VARIANTS)
def test_nothing_overlaps_or_is_cut_off_in_a_round(invite: Invite, game: str) -> None:
    ana = invite("Ana").named()
    looked, faults = measured(Fed(ana, LONGEST), f"/t/{ana.open('draw')}", game, 1, SIZES, EVERY)
    assert looked >= 6
    assert not faults, "\n".join(map(": ".join, faults))
