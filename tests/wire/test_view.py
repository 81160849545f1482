"""The view of a small position of each kind, as it travels: golden files to read and review.

Write them anew with `DOUBLESIX_GOLDEN=write pytest tests/wire`.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doublesix.rules.variants import VARIANTS
from doublesix.table.table import Access, Phase
from tests.strategies import Setting, any_setting
from tests.support.desk import Desk, desk_of
from tests.support.frames import read, view_of

GOLDEN = Path(__file__).parent / "golden"


def after(setting: Setting, steps: int) -> Desk:
    desk = desk_of(setting, 7)
    for _ in desk.play_on(steps):
        pass
    return desk


POSITIONS = {
    "waiting": lambda: Desk("salon", {"set": 9, "teams": 2}, access=Access.PUBLIC, robots=1).sit("b"),
    "chain": lambda: after(Setting("draw", {"target": 100}, 2), 6),
    "partners": lambda: after(Setting("partners", {"target": 100}, 4), 9),
    "trains": lambda: after(Setting("mexican-train", {"rounds": 4}, 2), 12),
    "between": lambda: between(Setting("partners", {"target": 500}, 4)),
    "over": lambda: after(Setting("salon", {"limit": 50}, 3), 10_000),
}


def between(setting: Setting) -> Desk:
    desk = desk_of(setting, 7)
    for _ in desk.play_on():
        if desk.table.phase is Phase.BETWEEN:
            break
    return desk


@pytest.mark.parametrize("name", POSITIONS)
def test_the_view_is_as_it_was_reviewed(name: str) -> None:
    table, _ = read(POSITIONS[name]().rows)
    views = {str(person): view_of(table, person) for person in ("a", "b", None)}
    text = msgspec.json.format(msgspec.json.encode(views), indent=1).decode() + "\n"
    file = GOLDEN / f"{name}.json"
    if os.environ.get("DOUBLESIX_GOLDEN") == "write":
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


@settings(max_examples=30, deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(0, 80))
def test_what_the_view_offers_is_what_the_table_does(setting: Setting, seed: int, steps: int) -> None:
    desk = after_seed(setting, seed, steps)
    for seat in desk.table.seats:
        view = view_of(desk.table, seat.person)
        assert view.hand is not None
        offered = {(tile.tile, place) for tile in view.hand for place in tile.places}
        assert view.playable == len({tile for tile, _ in offered})
        if view.you != view.to_play:
            assert not offered
            assert view.draw
            assert view.pass_
        else:
            assert offered or view.draw is None or view.pass_ is None


def after_seed(setting: Setting, seed: int, steps: int) -> Desk:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(steps):
        pass
    return desk


def test_every_seat_is_away_until_its_person_is_here() -> None:
    desk = Desk("draw", robots=1).sit("bc")
    view = view_of(desk.table, "a", present=frozenset("ac"))
    assert [seat.away for seat in view.seats] == [False, False, True, False]


@pytest.mark.parametrize(("game", "blank"), [("salon", 10), ("draw", 0)])
def test_L8_a_hand_weighs_what_it_would_count(game: str, blank: int) -> None:
    dealt = (desk_of(Setting(game, {}, 4), seed).table for seed in range(9))
    seen = [view_of(table, person) for table in dealt for person in "abcd"]
    hands = [([tile.tile for tile in view.hand or ()], view.pips) for view in seen]
    assert any("0-0" in tiles for tiles, _ in hands)
    for tiles, pips in hands:
        assert pips == sum(int(half) for tile in tiles for half in tile.split("-")) + blank * tiles.count("0-0")


def test_zero_is_not_nothing() -> None:
    desk = Desk("draw").sit("b")
    view = view_of(desk.table, "a")
    assert (view.you, view.host, view.start) == (0, 0, None)
    assert view_of(desk.table, "z").you is None


@pytest.mark.parametrize("game", VARIANTS)
def test_an_onlooker_has_no_hand_and_may_sit_where_there_is_room(game: str) -> None:
    desk = Desk(game)
    assert view_of(desk.table, "z").hand is None
    assert view_of(desk.table, "z").sit is None
    assert view_of(desk.table, "a").sit == "already-seated"
