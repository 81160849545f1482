"""C-02, C-06: whatever happens, in whatever order, the focus is never on the page itself and never moved by others."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.focus import Walk
from tests.browser.table import two_at_draw


@pytest.mark.parametrize("seed", [1])
def test_C02_whatever_happens_the_focus_is_somewhere_and_others_do_not_move_it(invite: Invite, seed: int) -> None:
    ana, bo = two_at_draw(invite)
    Walk(ana, bo, seed).go(60)
