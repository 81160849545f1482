"""Whether every command was done once, where it was asked and as it was asked, and answered so."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate

import msgspec

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.table import ROBOT
from doublesix.wire import messages as m
from tests.judge.evidence import Evidence, Sent
from tests.judge.reading import Reading

MOVES = lines.Deal | lines.Act | lines.Round
IDLE = intents.Salt | intents.Ready | intents.Rematch | intents.Rotate | intents.Watch | intents.Knock
"""What is acknowledged without a row where it is so already."""
_decode = msgspec.json.Decoder(m.OutMessage).decode


def commands(reading: Reading, evidence: Evidence) -> Iterator[str]:
    """What was lost, done twice, done late, or done otherwise than asked."""
    made: dict[str, int] = {}
    first = {sent.act.c: sent for sent in reversed(evidence.sent)}
    for row in evidence.rows[evidence.prepared :]:
        if row.c is None or row.c.startswith(ROBOT):
            continue
        if row.c in made:
            yield f"twice: {row.c} at {made[row.c]} and {row.version}"
        made[row.c] = row.version
        if row.c not in first:
            yield f"unasked: {row.c} at {row.version}"
        else:
            yield from _as_asked(reading, row.version, first[row.c])
    yield from _answers(evidence, made, first)
    yield from _in_time(evidence, made, first)
    yield from _refused(reading, evidence, first)


def _refused(reading: Reading, evidence: Evidence, first: dict[str, Sent]) -> Iterator[str]:
    """What a view offered is done, unless the turn has moved on since. Turns are counted here anew."""
    turns = list(accumulate((sum(isinstance(event, MOVES) for event in row) for row in reading.events), initial=0))
    times = [row.at for row in evidence.rows]
    for heard in evidence.heard:
        match _decode(heard.text):
            case m.Nack(c=c, why=why) if why != "not-kept" and (sent := first[c]).offered:
                until = bisect_right(times, heard.at + evidence.apart)
                seated = all(sent.person in table.staying for table in reading.tables[sent.known : until + 1])
                if sent.known < len(turns) and seated and turns[until] == turns[sent.known]:
                    yield f"refused: {sent.act} of {sent.person} in its turn: {why}"


def _answers(evidence: Evidence, made: dict[str, int], first: dict[str, Sent]) -> Iterator[str]:
    for heard in evidence.heard:
        match _decode(heard.text):
            case m.Ack(c=c, v=v) if c not in made:
                if not isinstance(first[c].act.do, IDLE):
                    yield f"lost: {c} was acknowledged at {v} and is not in the log"
            case m.Ack(c=c, v=v) if v != made[c] and not isinstance(first[c].act.do, IDLE):
                yield f"answer: {c} was acknowledged at {v} and done at {made[c]}"
            case m.Ack(v=v) if v > len(evidence.rows):
                yield f"lost: version {v} was acknowledged and is not in the log"


def _in_time(evidence: Evidence, made: dict[str, int], first: dict[str, Sent]) -> Iterator[str]:
    """What was asked after something was seen, is done after it."""
    frames = ((heard.n, _decode(heard.text)) for heard in evidence.heard)
    seen = [(n, frame.v) for n, frame in frames if isinstance(frame, m.Frame)]
    newest, i = 0, 0
    for sent in sorted(first.values(), key=lambda sent: sent.n):
        while i < len(seen) and seen[i][0] < sent.n:
            newest = max(newest, seen[i][1])
            i += 1
        if made.get(sent.act.c, newest + 1) <= newest:
            yield f"order: {sent.act.c} is done at {made[sent.act.c]}, but was asked when {newest} had been seen"


def _as_asked(reading: Reading, v: int, sent: Sent) -> Iterator[str]:
    table, event = reading.tables[v - 1], reading.events[v - 1][0]
    do, seat = sent.act.do, table.seat_of(sent.person)
    match event:
        case lines.Play(seat=of, tile=tile, at=at):
            asked = (
                isinstance(do, intents.Play) and do.at == at and sorted(do.tile.split("-")) == sorted(tile.split("-"))
            )
            right = asked and of == seat and sent.act.turn == table.turn
        case lines.Draw(seat=of) | lines.Pass(seat=of):
            right = isinstance(do, intents.Draw | intents.Pass) and of == seat and sent.act.turn == table.turn
        case ev.Said(person=person, phrase=phrase):
            right = isinstance(do, intents.Say) and (person, phrase) == (sent.person, do.phrase)
        case ev.Sat(person=person) | ev.Back(person=person) | ev.Salted(person=person) | ev.Readied(person=person):
            right = person == sent.person and not isinstance(do, intents.Act)
        case _:
            right = not isinstance(do, intents.Act)
    if not right:
        yield f"otherwise: version {v} does {event} for {sent.person}, who asked for {sent.act}"
