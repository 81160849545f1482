"""How a run begins: a table, either in its waiting room or at any moment of a match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from doublesix.rules.variants import VARIANTS
from doublesix.store.log import Head, Person, Row
from doublesix.table import clock
from doublesix.table import events as ev
from doublesix.table.apply import replay
from doublesix.table.codec import encode
from doublesix.table.table import Access
from tests.judge.disk import Disk
from tests.judge.evidence import Evidence
from tests.strategies import SETTINGS
from tests.support.desk import LETTERS, NOW, Desk, desk_of

OPENINGS = 120
CODE = "JUDGED22"
NAMES = {letter: f"P{letter}" for letter in LETTERS + "z"} | {
    f"robot-{n}": name for n, name in enumerate(("Cog", "Dot", "Bolt", "Pip", "Zinc", "Rivet", "Flint", "Spark"), 1)
}
MOST = {"draw": 110, "partners": 110, "salon": 110, "mexican-train": 130}


@dataclass(frozen=True, slots=True)
class Cast:
    """The table, and who comes to it."""

    people: str
    evidence: Evidence


def prepared(seed: int, disk: Disk) -> Cast:
    """A table on the disk."""
    return on_disk(_desk(seed % OPENINGS), disk)


def on_disk(desk: Desk, disk: Disk) -> Cast:
    """The table of a desk, written down."""
    people = [seat.person for seat in desk.table.seats if not seat.bot]
    if not desk.table.started:
        people = list(LETTERS[: desk.table.capacity - len(desk.table.seats) + 1][:4])
    disk.people.update({letter: Person(letter, NAMES[letter], "en") for letter in LETTERS + "z"})
    rows = [Row(v, NOW, None, encode(row)) for v, row in enumerate(desk.rows, 1)]
    table = replay(desk.log)
    head = Head(CODE, table.game.name, table.access, len(rows), table.phase.value, clock.wakes(table), NOW)
    disk.rows[CODE], disk.heads[CODE], disk.seats[CODE] = rows, head, table.people
    return Cast("".join(people), Evidence(CODE, NAMES, rows, prepared=len(rows), beats=disk.beats))


@cache
def _desk(number: int) -> Desk:
    chance = Random(f"opening {number}")
    game = sorted(VARIANTS)[number % 4]
    return _midway(game, chance) if chance.random() < 0.75 else _waiting(game, chance)


def _midway(game: str, chance: Random) -> Desk:
    setting = chance.choice([one for one in SETTINGS[game] if one.players <= 6])
    desk = desk_of(setting, chance.randrange(2**32))
    if chance.random() < 0.5:
        desk.keep([ev.Watched(on=True)])
    for _ in desk.play_on(chance.randrange(MOST[game])):
        pass
    return desk


def _waiting(game: str, chance: Random) -> Desk:
    invited = VARIANTS[game].invitation_only
    access = chance.choice([Access.INVITATION, Access.INVITATION if invited else Access.PUBLIC])
    robots = 0 if invited else chance.randrange(3)
    options = {name: min(values) for name, values in _shortest(game).items()}
    return Desk(game, options, access=access, robots=robots, seed=chance.randrange(2**32))


def _shortest(game: str) -> dict[str, tuple[int, ...]]:
    options = VARIANTS[game].options
    return {option.name: tuple(option.values_at(True)) for option in options if option.name in ("target", "limit")}
