"""Positions, actions and what came of them as short text, so that a test reads like its rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from doublesix.record.shuffle import deal_fairly
from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.board import Board
from doublesix.rules.chain import Chain
from doublesix.rules.events import Event
from doublesix.rules.match import Match, Settled, begin, settle
from doublesix.rules.opening import Opening
from doublesix.rules.reasons import Reason
from doublesix.rules.round import Round, legal, play, why_not
from doublesix.rules.ruleset import Ruleset
from doublesix.rules.tiles import Tile, parse_tile
from doublesix.rules.trains import Train, Trains
from doublesix.rules.variants import VARIANTS


def rules_of(game: str, players: int, **options: int) -> Ruleset:
    """The rule set of a game for so many players."""
    return VARIANTS[game].ruleset(options, players)


def tiles(text: str) -> tuple[Tile, ...]:
    """Read `5-1 2-1`."""
    return tuple(map(parse_tile, text.split()))


def position(
    game: str,
    hands: Sequence[str],
    *,
    chain: str = "",
    trains: str = "",
    boneyard: str = "",
    turn: int | None = None,
    number: int = 1,
    opener: int | None = None,
    **options: int,
) -> Round:
    """A round under way. `chain`: the tiles as they lie; `trains`: as `trains_of` reads them; neither: just dealt."""
    rules = rules_of(game, len(hands), **options)
    held = tuple(map(tiles, hands))
    opening = None if chain or trains else rules.opening(held, number, opener)
    first = opening.seat if opening else 0
    return Round(
        rules=rules,
        number=number,
        playing=tuple(range(len(hands))),
        opener=first,
        hands=held,
        boneyard=tiles(boneyard),
        board=_board(rules, number, len(hands), chain, trains),
        turn=first if turn is None else turn,
        opening=opening,
        passed=((),) * len(hands),
        last=first,
    )


def dealt(game: str, number: int, players: int, **options: int) -> Round:
    """Round `number`, just dealt."""
    rules = rules_of(game, players, **options)
    match = replace(begin(rules, players), rounds=number - 1)
    return deal_fairly(match, bytes(32), [""] * players).round


def trains_of(engine: int, text: str) -> Trains:
    """Read `1 9! -`: the end of each train, the mexican one last; `!` open, `-` no tile yet."""
    return Trains(engine, tuple(_train(engine, sign) for sign in text.split()))


def act(text: str) -> Action:
    """Read `6-3 left`, `9-3 train:1`, `draw`, `pass`."""
    match text.split():
        case ["draw"]:
            return Draw()
        case ["pass"]:
            return Pass()
        case [tile, place]:
            return Play(parse_tile(tile), place)
    raise AssertionError(text)


def says(action: Action) -> str:
    """As `act` reads it."""
    match action:
        case Play(tile, place):
            return f"{tile} {place}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"


def may(r: Round) -> str:
    """Everything that the seat to play may do, in order: `5-4 left, 6-1 right`."""
    return ", ".join(map(says, legal(r)))


def playable(r: Round) -> int:
    """How many tiles have a place: tiles are counted, not places."""
    return len({action.tile for action in legal(r) if isinstance(action, Play)})


def after(r: Round, acts: str) -> Round:
    """The round after these acts, each of the seat whose turn it is: `6-3 left, pass`."""
    return told(r, acts)[0]


def told(r: Round, acts: str) -> tuple[Round, tuple[Event, ...]]:
    """The round after these acts, and everything that happened."""
    happened: list[Event] = []
    for text in acts.split(", "):
        r, events = play(r, r.turn, act(text))
        happened += events
    return r, tuple(happened)


def refusal(r: Round, text: str, seat: int | None = None) -> Reason | None:
    """Why the seat to play, or another, may not do this."""
    return why_not(r, r.turn if seat is None else seat, act(text))


def chain_of(r: Round) -> str:
    """The chain as it lies: `1-2 2-5`."""
    assert isinstance(r.board, Chain)
    return " ".join(f"{a}-{b}" for a, b in r.board.tiles)


def train(r: Round, row: int) -> Train:
    """One of the trains; -1 is the mexican one."""
    assert isinstance(r.board, Trains)
    return r.board.rows[row]


def ends_of(r: Round, seat: int = 0) -> tuple[int | None, ...]:
    """The numbers at the ends that a seat may use."""
    return tuple(end.number for end in r.board.ends(seat))


def settled(r: Round, totals: Iterable[int] | None = None, eliminated: Iterable[int] = ()) -> Settled:
    """What a finished round makes of a match that stood at `totals`."""
    match = begin(r.rules, len(r.hands))
    return settle(replace(match, totals=tuple(totals or match.totals), eliminated=frozenset(eliminated)), r)


def match_at(rules: Ruleset, seats: int, totals: Sequence[int], eliminated: Iterable[int] = ()) -> Match:
    """A match between two rounds."""
    return replace(begin(rules, seats), totals=tuple(totals), eliminated=frozenset(eliminated))


def opening_of(game: str, hands: Sequence[str], number: int = 1, last: int | None = None) -> Opening | None:
    """Who opens with these hands."""
    return rules_of(game, len(hands)).opening(tuple(map(tiles, hands)), number, last)


def _board(rules: Ruleset, number: int, seats: int, chain: str, trains: str) -> Board:
    if trains:
        engine = rules.engine(number)
        assert engine
        return trains_of(engine.high, trains)
    if chain:
        lying = [tuple(map(int, lies.split("-"))) for lies in chain.split()]
        return Chain(tuple((a, b) for a, b in lying))
    return rules.board(number, seats)


def _train(engine: int, sign: str) -> Train:
    end = sign.rstrip("!")
    begun = end != "-"
    return Train(int(end) if begun else engine, (), open=sign.endswith("!"), begun=begun)
