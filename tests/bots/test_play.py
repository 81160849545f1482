"""How the robots play: positions with a known answer, and who is stronger."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from doublesix.bots import ROBOTS, Seen, look
from doublesix.bots.chain_policy import Weights
from doublesix.bots.expert import Expert
from doublesix.bots.game import of, weights_of
from doublesix.bots.steady import Steady
from doublesix.bots.strong import Strong
from doublesix.cli.duplicate import Meeting, compare
from doublesix.rules.actions import Action, Pass, Play
from doublesix.rules.chain import Chain
from doublesix.rules.events import Event, Passed
from doublesix.rules.match import begin, deal
from doublesix.rules.round import Round
from doublesix.rules.tiles import Tile, parse_tile
from doublesix.rules.trains import Train, Trains
from doublesix.rules.variants import VARIANTS


def seen(game: str, hand: str, board: Chain | Trains, events: tuple[Event, ...] = (), drawn: int = 0) -> Seen:
    """What seat 0 of four sees, holding `hand`, in a round under way."""
    options = VARIANTS[game].complete({})
    match = begin(VARIANTS[game].ruleset(options, 4), 4)
    dealt = deal(match, match.rules.deck(1)[::-1])
    assert isinstance(dealt, Round)
    hands = (tuple(map(parse_tile, hand.split())), *dealt.hands[1:])
    r = dealt._replace(hands=hands, board=board, turn=0, opening=None, drawn=drawn)
    return look(match, r, 0, options, events)


def choose(name: str, s: Seen) -> Action:
    return ROBOTS[name].choose(s, Random(0))


def test_relay_plays_the_first_tile_that_fits_left_before_right() -> None:
    assert choose("relay", seen("draw", "0-0 5-1 6-5", Chain(((5, 4), (4, 5))))) == Play(Tile(5, 1), "left")


def test_beginner_plays_the_heaviest_left_before_right() -> None:
    assert choose("beginner", seen("draw", "6-6 5-1 6-5", Chain(((5, 4), (4, 5))))) == Play(Tile(6, 5), "left")


def test_beginner_plays_the_first_of_equal_tiles() -> None:
    assert choose("beginner", seen("draw", "5-1 4-2", Chain(((2, 4), (4, 1))))) == Play(Tile(5, 1), "right")


@pytest.mark.parametrize("name", ROBOTS)
def test_L6_a_drawn_tile_that_fits_is_played_though_it_may_be_kept(name: str) -> None:
    s = seen("salon", "6-3 5-1", Chain(((2, 4), (4, 1))), drawn=1)
    assert s.legal == (Play(Tile(5, 1), "right"), Pass())
    assert choose(name, s) == s.legal[0]


def test_steady_leaves_the_next_one_the_numbers_that_they_passed_on() -> None:
    board = Chain(((3, 4), (4, 6)))
    hand = "3-2 3-1 5-5"
    without = choose("steady", seen("partners", hand, board))
    passed = (Passed(1, (1,)),)
    assert without == Play(Tile(3, 2), "left")
    assert choose("steady", seen("partners", hand, board, passed)) == Play(Tile(3, 1), "left")


def test_steady_keeps_its_own_train_together() -> None:
    rows = (Train(9, ((12, 9),), begun=True), *[Train(12)] * 3, Train(12))
    s = seen("mexican-train", "12-11 9-5 5-4 12-9", Trains(12, rows))
    assert choose("steady", s) == Play(Tile(12, 11), "train:mexican")


def test_steady_can_weigh_how_many_could_make_a_tile_fit_later() -> None:
    board = Chain(((6, 4), (4, 3), (3, 3), (3, 5), (5, 6)))  # more tiles with a 2 are out than with a 3
    s = seen("salon", "6-3 6-2 5-4", board)
    heaviest = Weights(0.26, 0, 0, 0, 0, 0, 0, 0, 0)
    assert Steady(heaviest).choose(s, Random(0)) == Play(Tile(6, 3), "left")
    assert Steady(heaviest._replace(later=1.0)).choose(s, Random(0)) == Play(Tile(6, 2), "left")


def at_salon(players: int, playing: int = 0, **options: int) -> Seen:
    """What the first seat to play sees; only so many still `playing`."""
    meeting = Meeting("salon", VARIANTS["salon"].complete(options), players)
    out = frozenset(range(playing, players)) if playing else frozenset[int]()
    match = replace(meeting.match(), eliminated=out)
    r, number = None, 0
    while r is None:  # a void deal is dealt anew (L-3)
        deck, number = list(match.rules.deck(1)), number + 1
        Random(number).shuffle(deck)
        r = deal(match, deck)
    return look(match, r, r.turn, meeting.options, ())


def test_what_is_weighed_goes_by_how_many_play_and_whether_in_teams() -> None:
    salon = of("salon")
    assert weights_of(at_salon(4)) == salon.weights
    assert weights_of(at_salon(9, set=9)) == salon.crowd
    assert weights_of(at_salon(9, 4, set=9)) == salon.weights
    assert weights_of(at_salon(4, set=9, teams=2)) == salon.teams
    assert weights_of(at_salon(10, set=12, teams=5)) == salon.teams
    assert weights_of(seen("partners", "6-6 5-1", Chain(((5, 4),)))) == of("partners").weights


@pytest.mark.parametrize(
    ("game", "players", "deals"), [("partners", 4, 150), ("draw", 2, 150), ("salon", 4, 60), ("mexican-train", 3, 20)]
)
def test_steady_is_no_worse_than_beginner(game: str, players: int, deals: int) -> None:
    meeting = Meeting(game, VARIANTS[game].complete({}), players)
    assert sum(compare(meeting, deals, ROBOTS["steady"], ROBOTS["beginner"]).margins) > 0


def test_strong_and_expert_beat_beginner_at_partners() -> None:
    meeting = Meeting("partners", VARIANTS["partners"].complete({}), 4)
    for robot in (Strong({"partners": 60}), Expert({"partners": 60})):
        assert sum(compare(meeting, 40, robot, ROBOTS["beginner"]).margins) > 0
