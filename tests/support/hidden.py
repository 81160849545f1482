"""Another table that looks the same to one person: everything they cannot see is exchanged."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec

from doublesix.record import lines
from doublesix.record.notation import deck_of
from doublesix.rules.events import Received
from doublesix.rules.match import deal
from doublesix.rules.opening import Opening
from doublesix.rules.tiles import Tile
from doublesix.table import events as ev
from doublesix.table.table import Phase, Table
from tests.support.frames import read

Rows = list[list[ev.Event]]


def exchanged(rows: Rows, seat: int | None, chance: Random, tries: int = 6) -> Rows:
    """Rows with the same public history in which the tiles that `seat` does not see, and every secret, are others."""
    table, _ = read(rows)
    hidden = sorted(_hidden(table, seat))
    mapping = {str(t): str(t) for t in hidden}
    for _ in range(tries if len(hidden) > 1 else 0):
        one, other = map(str, chance.sample(hidden, 2))
        swapped = {**mapping, one: mapping[other], other: mapping[one]}
        if _looks_the_same(table, _mapped(rows, table, swapped)):
            mapping = swapped
    return _mapped(rows, table, mapping)


def _hidden(table: Table, seat: int | None) -> set[Tile]:
    r = table.round
    if r is None or table.phase is not Phase.PLAYING:
        return set()
    others = {tile for other, hand in enumerate(r.hands) if other != seat for tile in hand}
    return others | set(r.boneyard)


def _looks_the_same(one: Table, rows: Rows) -> bool:
    try:
        other = read(rows)[0]
    except AssertionError:  # hands that would be dealt anew (L-3)
        return False
    public = [[e for e in table.events if not isinstance(e, Received)] for table in (one, other)]
    return public[0] == public[1] and (one.to_play, _opening(one)) == (other.to_play, _opening(other))


def _opening(table: Table) -> Opening | None:
    """Who had to open with what: of that, everybody sees at least who."""
    assert table.match
    assert table.deal
    dealt = deal(table.match, deck_of(table.deal))
    assert dealt
    return dealt.opening


def _mapped(rows: Rows, table: Table, mapping: Mapping[str, str]) -> Rows:
    """Only what belongs to the round under way and to the coming one is exchanged: the rest has been shown."""
    began = next(v for v in reversed(range(len(rows))) if any(isinstance(event, lines.Deal) for event in rows[v]))
    if table.phase is not Phase.PLAYING:
        began = len(rows) - 1
    return [*rows[:began], *([_event(event, mapping, table.phase) for event in row] for row in rows[began:])]


def _event(event: ev.Event, mapping: Mapping[str, str], phase: Phase) -> ev.Event:
    match event:
        case lines.Deal() if phase is Phase.PLAYING:
            return msgspec.structs.replace(
                event,
                hands=[[mapping.get(t, t) for t in hand] for hand in event.hands],
                boneyard=[mapping.get(t, t) for t in event.boneyard],
                shuffle=msgspec.structs.replace(event.shuffle, secret="5ec2e7", salts=["other"] * len(event.hands)),
            )
        case lines.Draw() if event.tile in mapping:
            return msgspec.structs.replace(event, tile=mapping[event.tile])
        case ev.Committed():
            return msgspec.structs.replace(event, secret="5ec2e7")
    return event
