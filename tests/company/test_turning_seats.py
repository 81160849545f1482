"""Turning the seats: anybody comes to be anybody's partner, and what is theirs goes with them."""

from __future__ import annotations

from itertools import combinations

import pytest

from doublesix.record import lines
from doublesix.rules.variants.salon import TEAM_SIZES
from doublesix.table import intents
from doublesix.table.refusal import Refusal
from doublesix.table.table import Table
from tests.support.desk import LETTERS, Desk
from tests.support.frames import read, told, view_of

TURN = intents.Rotate()
SHAPES = [(teams, teams * size) for teams, sizes in TEAM_SIZES.items() for size in sizes]


def order(table: Table) -> str:
    return "".join(seat.person for seat in table.seats)


def partners(table: Table) -> set[frozenset[str]]:
    sides = [[table.seats[seat].person for seat in side] for side in table.sides]
    return {frozenset(pair) for side in sides for pair in combinations(side, 2)}


@pytest.mark.parametrize(("teams", "players"), SHAPES)
def test_once_round_everybody_has_been_everybodys_partner(teams: int, players: int) -> None:
    people = LETTERS[:players]
    desk = Desk("salon", {"set": 12, "teams": teams}).sit(people[1:])
    met = set[frozenset[str]]()
    for _ in range(players - 1):
        met |= partners(desk.table)
        desk.do("a", TURN)
        assert order(desk.table)[0] == "a"
        assert sorted(order(desk.table)) == list(people)
    assert met == {frozenset(pair) for pair in combinations(people, 2)}
    assert order(desk.table) == people


def test_the_three_pairings_of_four_partners() -> None:
    desk = Desk("partners").sit("bcd")
    with_a = []
    for _ in range(3):
        with_a += [next(iter(pair - {"a"})) for pair in partners(desk.table) if "a" in pair]
        desk.do("a", TURN)
    assert sorted(with_a) == ["b", "c", "d"]


def test_alone_everybody_moves_on_by_one() -> None:
    desk = Desk("draw").sit("bcd")
    desk.do("a", TURN)
    assert order(desk.table) == "acdb"


def test_two_have_nothing_to_turn() -> None:
    assert Desk("draw").sit("b").do("a", TURN) == []


def test_only_the_host_turns_and_only_before_the_start() -> None:
    desk = Desk("draw").sit("bc")
    assert desk.why("b", TURN) is Refusal.NOT_HOST
    desk.start()
    assert desk.why("a", TURN) is Refusal.ALREADY_STARTED


def test_salts_readiness_and_robots_go_with_their_seats() -> None:
    desk = Desk("draw", robots=1).sit("bc")  # a, a robot, b, c
    for person in "abc":
        desk.do(person, intents.Salt(salt=f"of-{person}"))
    desk.do("b", intents.Rematch())
    desk.do("a", TURN)
    assert [seat.person for seat in desk.table.seats] == ["a", "b", "c", "robot-1"]
    seats = view_of(desk.table, "c").seats
    assert [(seat.bot, seat.ready) for seat in seats] == [(None, False), (None, True), (None, False), ("steady", True)]
    assert view_of(desk.table, "c").you == 2
    desk.start()
    (deal,) = [event for event in desk.log if isinstance(event, lines.Deal)]
    assert deal.shuffle.salts == ["of-a", "of-b", "of-c", ""]


def heard_last(desk: Desk) -> list[str]:
    """What each hears of the last row."""
    _, pages = read(desk.rows)
    return [told(pages, person, len(pages) - 1)[-1].spoken for person in order(desk.table)]


def test_everybody_hears_it_and_who_partners_whom() -> None:
    desk = Desk("partners").sit("bcd")
    desk.do("a", TURN)
    first, second = "Your team: Pa and Pb. Team B: Pd and Pc.", "Team A: Pa and Pb. Your team: Pd and Pc."
    assert order(desk.table) == "adbc"
    assert heard_last(desk) == [f"The seats have been turned. {teams}" for teams in (first, second, first, second)]


def test_S15_who_partners_whom_is_told_once_all_are_there() -> None:
    desk = Desk("partners").sit("bcd")
    desk.do("b", intents.Leave())
    assert heard_last(desk) == ["Pb leaves the table."] * 3
    desk.sit("e")
    assert order(desk.table) == "acde"
    assert heard_last(desk)[0] == "Pe sits down. Your team: Pa and Pd. Team B: Pc and Pe."
    assert heard_last(desk)[3] == "You sit down. Team A: Pa and Pd. Your team: Pc and Pe."


def test_S15_also_when_teams_are_chosen_and_where_nobody_plays_with_another_nothing_is_said() -> None:
    desk = Desk("salon").sit("bcd")
    desk.do("a", TURN)
    assert heard_last(desk)[0] == "The seats have been turned."
    desk.do("a", intents.Option(name="teams", value=2))
    assert heard_last(desk)[1].endswith(" Team A: Pa and Pd. Your team: Pc and Pb.")
    desk.do("a", intents.Say(phrase="hello"))
    assert "eam" not in heard_last(desk)[1]
