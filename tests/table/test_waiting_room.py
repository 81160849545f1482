"""Before the start: seats, options, host, robots (P-10, P-11, T-8, M-1)."""

from __future__ import annotations

import pytest

from doublesix.rules.reasons import Reason
from doublesix.rules.variants import VARIANTS
from doublesix.table import events as ev
from doublesix.table.intents import AnyIntent, Draw, Leave, Option, Pass, Play, Ready, Remove, Salt, Sit, Start
from doublesix.table.refusal import Refusal, Refused
from doublesix.table.table import Access, Phase
from doublesix.table.waiting import opened
from tests.support.desk import Desk


def people(desk: Desk) -> str:
    return "".join(seat.person for seat in desk.table.seats)


def test_who_opens_sits_first_and_is_host() -> None:
    desk = Desk("draw")
    assert people(desk) == "a"
    assert desk.table.host == "a"
    assert desk.table.phase is Phase.WAITING


def test_P10_seats_go_by_arrival() -> None:
    desk = Desk("partners").sit("bcd")
    assert people(desk) == "abcd"
    assert desk.table.sides == ((0, 2), (1, 3))


def test_S15_those_after_who_leaves_move_up() -> None:
    desk = Desk("partners").sit("bcd")
    assert desk.do("b", Leave()) == [ev.Left(person="b")]
    desk.sit("e")
    assert people(desk) == "acde"


def test_S14_the_earliest_other_person_becomes_host() -> None:
    desk = Desk("draw", robots=1).sit("bc")
    assert desk.do("a", Leave()) == [ev.Left(person="a"), ev.Host(person="b")]
    assert desk.why("c", Start()) is Refusal.NOT_HOST
    desk.do("b", Start())
    assert desk.table.phase is Phase.PLAYING


def test_S14_an_empty_table_belongs_to_who_sits_down_first() -> None:
    desk = Desk("draw", robots=1)
    desk.do("a", Leave())
    assert desk.table.host == ""
    desk.sit("b")
    assert desk.table.host == "b"
    desk.start()


def test_R24_seat_0_leaves_and_returns() -> None:
    desk = Desk("draw").sit("b")
    desk.do("a", Leave())
    desk.sit("a")
    assert people(desk) == "ba"
    assert desk.table.host == "b"


def test_S16_one_person_has_one_seat() -> None:
    desk = Desk("draw").sit("b")
    assert desk.why("b", Sit()) is Refusal.ALREADY_SEATED
    assert people(desk) == "ab"


def test_S29_partners_starts_with_four_exactly() -> None:
    desk = Desk("partners").sit("bc")
    refused = desk.refusal("a", Start())
    assert (refused.why, refused.args_of_text) == (Reason.SEATS_MISSING, {"count": 1})
    desk.sit("d")
    assert desk.why("e", Sit()) is Refusal.TABLE_FULL
    desk.start()
    assert desk.why("e", Sit()) is Refusal.ALREADY_STARTED


def test_S29_P10_no_robot_at_partners_but_where_people_practise() -> None:
    assert Desk("partners").why("a", Sit(bot="steady")) is Refusal.ROBOTS_NOT_HERE
    with pytest.raises(Refused, match="robots-not-here"):
        Desk("partners", robots=1)
    desk = Desk("partners", practice=True, robots=2)
    desk.do("a", Sit(bot="beginner"))
    assert [seat.bot for seat in desk.table.seats] == [None, "steady", "steady", "beginner"]


def test_S29_P7_the_target_is_fixed_after_the_start() -> None:
    desk = Desk("partners").sit("bcd")
    desk.do("a", Option(name="target", value=50))
    assert desk.table.options["target"] == 50
    assert desk.why("b", Option(name="target", value=100)) is Refusal.NOT_HOST
    desk.start()
    assert desk.why("a", Option(name="target", value=100)) is Refusal.ALREADY_STARTED
    assert desk.table.options["target"] == 50


@pytest.mark.parametrize(("name", "value"), [("target", 60), ("target", 0), ("rounds", 4), ("", 1), ("target", 10**30)])
def test_only_values_on_offer(name: str, value: int) -> None:
    assert Desk("partners").why("a", Option(name=name, value=value)) is Reason.BAD_OPTION


def test_M1_eight_rounds_are_for_playing_alone() -> None:
    assert Desk("mexican-train").why("a", Option(name="rounds", value=8)) is Reason.BAD_OPTION
    with pytest.raises(Refused, match="bad-option"):
        Desk("mexican-train", {"rounds": 13})
    desk = Desk("mexican-train", {"rounds": 13}, access=Access.SOLO, robots=1)
    desk.do("a", Option(name="rounds", value=8))
    assert desk.table.options["rounds"] == 8


def test_a_solo_table_has_one_person() -> None:
    desk = Desk("draw", access=Access.SOLO, robots=1)
    assert desk.why("b", Sit()) is Refusal.TABLE_FULL
    desk.do("a", Leave())
    desk.sit("b")
    assert people(desk) == "robot-1b"


def test_a_smaller_set_needs_fewer_seats() -> None:
    desk = Desk("salon", {"set": 9}).sit("bcde")
    refused = desk.refusal("a", Option(name="set", value=6))
    assert (refused.why, refused.args_of_text) == (Reason.TOO_MANY_SEATS, {"count": 4})


def test_L10_teams_must_be_equal() -> None:
    desk = Desk("salon", {"set": 9, "teams": 2}).sit("bcde")
    assert desk.why("a", Start()) is Reason.TEAM_SHAPE
    desk.sit("f").start()
    assert desk.table.sides == ((0, 2, 4), (1, 3, 5))


def test_the_host_sends_others_away() -> None:
    desk = Desk("draw", robots=1).sit("bc")
    assert desk.why("b", Remove(seat=0)) is Refusal.NOT_HOST
    assert desk.do("a", Remove(seat=1)) == [ev.Left(person="robot-1", removed=True)]
    assert desk.do("a", Remove(seat=1)) == [ev.Left(person="b", removed=True)]
    for seat in (0, 2, -1, 10**30):
        assert desk.why("a", Remove(seat=seat)) is Refusal.MALFORMED
    assert people(desk) == "ac"


def test_robots_take_the_lowest_free_number() -> None:
    desk = Desk("draw", robots=2)
    desk.do("a", Remove(seat=1))
    assert desk.do("a", Sit(bot="beginner")) == [ev.Sat(person="robot-1", bot="beginner")]


def test_robots_are_seated_by_the_host_by_their_names_while_there_is_a_seat() -> None:
    desk = Desk("draw").sit("b")
    assert desk.why("b", Sit(bot="steady")) is Refusal.NOT_HOST
    assert desk.why("a", Sit(bot="os:system")) is Refusal.UNKNOWN_ROBOT
    desk.do("a", Sit(bot="steady"))
    desk.do("a", Sit(bot="steady"))
    assert desk.why("a", Sit(bot="steady")) is Refusal.TABLE_FULL
    desk.start()
    assert desk.why("a", Sit(bot="steady")) is Refusal.ALREADY_STARTED


def test_after_the_start_seats_stay() -> None:
    desk = Desk("draw").sit("b").start()
    assert desk.why("a", Start()) is Refusal.ALREADY_STARTED
    assert desk.why("a", Remove(seat=1)) is Refusal.ALREADY_STARTED


@pytest.mark.parametrize("intent", [Leave(), Salt(salt=""), Ready(), Play(tile="6-6", at="start"), Draw(), Pass()])
def test_who_has_no_seat_does_nothing(intent: AnyIntent) -> None:
    assert Desk("draw").sit("b").start().why("z", intent, 1) is Refusal.NOT_SEATED


@pytest.mark.parametrize("intent", [Play(tile="6-6", at="start"), Draw(), Pass(), Ready()])
def test_nothing_is_played_before_the_start(intent: AnyIntent) -> None:
    assert Desk("draw").sit("b").why("a", intent, 0) is Refusal.NOT_RUNNING


def test_P10_partners_is_not_public() -> None:
    with pytest.raises(Refused, match="bad-option"):
        opened(VARIANTS["partners"], {}, Access.PUBLIC, practice=False)
    with pytest.raises(Refused, match="robots-not-here"):
        opened(VARIANTS["partners"], {}, Access.SOLO, practice=False)
    assert opened(VARIANTS["partners"], {}, Access.SOLO, practice=True).practice


@pytest.mark.parametrize("salt", ["x" * 65, "é", "a/b", "a\n", " "])
def test_S5_a_salt_is_of_few_signs(salt: str) -> None:
    assert Desk("draw").why("a", Salt(salt=salt)) is Refusal.BAD_SALT


def test_one_salt_a_seat_and_the_first_counts() -> None:
    desk = Desk("draw").sit("b")
    desk.do("a", Salt(salt="first"))
    assert desk.do("a", Salt(salt="second")) == []
    desk.start()
    assert desk.table.deal is not None
    assert desk.table.deal.shuffle.salts == ["first", ""]
    assert desk.do("b", Salt(salt="late")) == []


def test_who_leaves_takes_their_salt_along() -> None:
    desk = Desk("draw").sit("b")
    desk.do("b", Salt(salt="of-b"))
    desk.do("b", Leave())
    desk.sit("b").start()
    assert desk.table.deal is not None
    assert desk.table.deal.shuffle.salts == ["", ""]
