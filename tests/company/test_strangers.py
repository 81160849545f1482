"""Blindness of those without a seat: who looks on sees what everybody sees, a visitor sees that a match is played."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from doublesix.table.table import Phase, Table
from doublesix.table.world import World
from doublesix.wire.around import Around
from doublesix.wire.news import Listener, Page, news
from doublesix.wire.view import sees, table_view
from doublesix.wire.views import TableView
from tests.strategies import Setting, any_setting
from tests.support.desk import NOW, ROBOTS, Desk, desk_of
from tests.support.frames import NAMES, read
from tests.support.hidden import exchanged

CODE, LINK = "ABCD2345", "WATCH23456"


def seen(table: Table, pages: list[Page], person: str | None, watching: bool, since: int = 0) -> bytes:
    """All that somebody is sent."""
    said = news(pages, Listener(person, "en", since=since), NAMES) if sees(table, person, watching) else []
    return msgspec.json.encode((said, looked(table, person, watching)))


def looked(table: Table, person: str | None, watching: bool) -> TableView:
    around = Around(NAMES, World(table.people, ROBOTS, bytes, NOW), ("Zoé",), LINK, watching)
    return table_view(table, CODE, person, around)


def played(setting: Setting, seed: int, steps: int) -> Desk:
    desk = desk_of(setting, seed)
    for _ in desk.play_on(steps):
        pass
    return desk


@settings(max_examples=30, deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(0, 100))
def test_nothing_hidden_changes_what_an_onlooker_is_sent(setting: Setting, seed: int, steps: int) -> None:
    rows = played(setting, seed, steps).rows
    table, pages = read(rows)
    other, other_pages = read(exchanged(rows, None, Random(seed)))
    for since in (0, len(pages) - 1):
        mine = seen(replace(table, onlookers=True), pages, None, True, since)
        assert mine == seen(replace(other, onlookers=True), other_pages, None, True, since)
        assert CODE.encode() not in mine


@settings(max_examples=30, deadline=None)
@given(any_setting(), st.integers(0, 2**32), st.integers(0, 100), st.booleans(), st.data())
def test_nothing_of_a_match_changes_what_a_visitor_is_sent(
    setting: Setting, seed: int, steps: int, onlookers: bool, data: st.DataObject
) -> None:
    desk, other = played(setting, seed, steps), desk_of(setting, seed + 1)
    for _ in other.play_on(data.draw(st.integers(0, 30))):
        pass
    while other.table.phase is not desk.table.phase and other.table.phase is not Phase.OVER:
        other.step()
    sent = [
        seen(replace(table, onlookers=onlookers), pages, person, False)
        for table, pages in (read(desk.rows), read(other.rows))
        for person in (None, "x")
        if table.phase is desk.table.phase
    ]
    assert len(set(sent)) == 1


def test_a_visitor_gets_no_proof_of_a_deal_whose_hands_it_would_tell() -> None:
    desk = desk_of(Setting("partners", {"target": 500}, 4), 3)
    while desk.table.phase is not Phase.BETWEEN:
        desk.step()
    assert looked(desk.table, "a", False).proof.secret
    proof = looked(desk.table, "x", False).proof
    assert (proof.commit, proof.round, proof.secret, proof.salts) == (None, None, None, [])


def test_an_onlooker_who_may_no_longer_sees_no_more_than_a_visitor() -> None:
    desk = played(Setting("draw", {"target": 50}, 3), 1, 20)
    table, pages = read(desk.rows)
    assert not table.onlookers
    view = looked(table, None, True)
    assert not view.sees
    assert (view.chain, view.result, view.hand, view.watch) == (None, None, None, None)
    assert [(seat.tiles, seat.passed) for seat in view.seats] == [(0, [])] * 3
    assert seen(table, pages, None, True).startswith(b"[[],")


def test_an_onlooker_sees_open_hands_once_the_round_is_over() -> None:
    desk = desk_of(Setting("draw", {"target": 500}, 2), 5)
    while desk.table.phase is Phase.PLAYING:
        view = looked(replace(desk.table, onlookers=True), None, True)
        assert (view.result, view.hand, view.sees, view.watching) == (None, None, True, True)
        desk.step()
    view = looked(replace(desk.table, onlookers=True), None, True)
    assert view.result
    assert [hand.seat for hand in view.result.hands] == [0, 1]
    assert view.sit == "not-seated"
