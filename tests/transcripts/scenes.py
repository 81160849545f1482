"""Matches to listen to: who plays what, and what happens that has to be heard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.round import why_not
from doublesix.table import clock, intents
from doublesix.table.acting import intent_of
from doublesix.table.refusal import Refused
from doublesix.table.table import Phase
from tests.support.desk import LETTERS, Desk

PEOPLE = dict(zip(LETTERS, ("Ana", "Bruno", "Chloé", "Davi", "Eva", "Félix", "Gil", "Hugo", "Inês", "Jo"), strict=True))
LISTENER = "b"
STANDS_IN = (6, 16)
"""After so many rows of a round the table acts for who is to play: somebody else, then the listener."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A match that the listener sits at. `seed` was chosen so that everything in `hears` is in it."""

    name: str
    game: str
    options: Mapping[str, int]
    players: int
    seed: int
    hears: tuple[str, ...]
    """The kinds of news that its round has to bring."""
    chosen: Mapping[str, int] = field(default_factory=dict)
    """Options that the host sets in the waiting room."""
    robot: bool = False


_SCENES = (
    Scene("draw", "draw", {"target": 50}, 3, 170, ("drew", "received", "passed"), {"target": 100, "turn_s": 30}, True),
    Scene("partners", "partners", {"target": 50}, 4, 177, ("passed", "scored")),
    Scene("salon", "salon", {"set": 6, "teams": 0, "limit": 50}, 3, 272, ("drew", "received", "passed", "kept")),
    Scene("salon-teams", "salon", {"set": 9, "teams": 3, "limit": 50}, 6, 104, ("kept", "eliminated")),
    Scene("mexican-train", "mexican-train", {"rounds": 4}, 3, 194, ("received", "passed", "scored")),
)
SCENES = {scene.name: scene for scene in _SCENES}


@dataclass(frozen=True, slots=True)
class Heard:
    """The row `v` of the log, or a refusal that the listener got before it."""

    v: int = 0
    refused: Refused | None = None
    skipped: bool = False


def performed(scene: Scene) -> tuple[Desk, list[Heard]]:
    """The match played, and what of it is to be listened to."""
    desk = Desk(scene.game, scene.options, seed=scene.seed)
    heard = [*_arrived(desk, scene), *_round(desk), *_next_round(desk), *_last_rows(desk)]
    return desk, heard


def _arrived(desk: Desk, scene: Scene) -> Iterator[Heard]:
    """The waiting room, until the deal."""
    desk.sit(LISTENER)
    for person in LETTERS[2 : scene.players - scene.robot]:
        desk.do(person, intents.Sit())
        yield Heard(len(desk.rows))
    if scene.robot:
        desk.do("a", intents.Sit(bot="steady"))
        yield Heard(len(desk.rows))
    for name, value in scene.chosen.items():
        desk.do("a", intents.Option(name=name, value=value))
        yield Heard(len(desk.rows))
    yield from _refused(desk, intents.Start(), set())
    desk.start()
    yield Heard(len(desk.rows))


def _round(desk: Desk) -> Iterator[Heard]:
    """A whole round; every refusal that the listener can meet once, the table acting for two."""
    known: set[str] = set()
    others, mine = STANDS_IN
    rows = 0
    while desk.table.phase is Phase.PLAYING:
        rows += 1
        for wrong in _wrong(desk):
            yield from _refused(desk, wrong, known)
        if rows >= (mine if desk.to_play == LISTENER else others) and desk.to_play in PEOPLE:
            others, mine = (others, 10**6) if desk.to_play == LISTENER else (10**6, mine)
            _time_up(desk)
        else:
            desk.step()
        yield Heard(len(desk.rows))


def _wrong(desk: Desk) -> Iterator[intents.Act]:
    """What the rules refuse to the listener now."""
    r = desk.table.round
    assert r
    seat = desk.table.seat_of(LISTENER)
    assert seat is not None
    places = ("start", "left", "right", "train:0", "train:1", "train:2", "train:mexican")
    tries: list[Action] = [Draw(), Pass()]
    if desk.to_play == LISTENER:
        tries = [*(Play(tile, place) for tile in r.hands[seat] for place in places), *tries]
    for action in tries:
        if (reason := why_not(r, seat, action)) and reason != "no-such-place":
            yield intent_of(action)


def _refused(desk: Desk, intent: intents.AnyIntent, known: set[str]) -> Iterator[Heard]:
    refused = desk.refusal(LISTENER, intent, desk.table.turn)
    if refused.why not in known:
        known.add(refused.why)
        yield Heard(refused=refused)


def _time_up(desk: Desk) -> None:
    assert desk.table.due
    desk.now = desk.table.due.at
    desk.keep(clock.time_up(desk.table, desk.world(desk.table.people), desk.now))


def _next_round(desk: Desk) -> Iterator[Heard]:
    """Everybody is ready, and it is dealt."""
    for person in sorted(desk.table.people):
        if desk.table.phase is Phase.BETWEEN:
            desk.do(person, intents.Ready())
            yield Heard(len(desk.rows))


def _last_rows(desk: Desk) -> Iterator[Heard]:
    """What ends the match, with the two rows before it."""
    first = len(desk.rows)
    desk.finish()
    last = len(desk.rows)
    yield Heard(skipped=True)
    yield from (Heard(v) for v in range(max(first + 1, last - 2), last + 1))
