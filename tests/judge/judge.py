"""The judge: finds what a house did wrong from its log and from what it said, and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from doublesix.wire import messages as m
from tests.judge.clocks import clocks
from tests.judge.commands import commands
from tests.judge.evidence import Evidence, Heard
from tests.judge.known import Known
from tests.judge.oracle import Oracle
from tests.judge.reading import Reading
from tests.judge.rules import rules

TILE = re.compile(r"(?<![\d-])\d{1,2}-\d{1,2}(?![\d-])")
_decode = msgspec.json.Decoder(m.OutMessage).decode


def judge(evidence: Evidence, timed: bool = True) -> list[str]:
    """All that is wrong, each in a line; empty where nothing is. `timed`: whether beats and sockets are known."""
    gaps = list(_gaps(evidence))
    if gaps:
        return gaps
    try:
        reading = Reading(evidence.rows, evidence.prepared)
    except Exception as error:
        return [f"replay: the log cannot be replayed: {error!r}"]
    found = [*rules(reading, evidence), *commands(reading, evidence), *_frames(reading, evidence)]
    found += clocks(reading, evidence) if timed else []
    found += [f"fault: {fault}" for fault in evidence.faults]
    return found + list(_end(evidence))


def _gaps(evidence: Evidence) -> Iterator[str]:
    versions = [row.version for row in evidence.rows]
    if versions != list(range(1, len(versions) + 1)):
        yield f"gap: versions {versions}"


def _end(evidence: Evidence) -> Iterator[str]:
    """When all is well again, everybody is answered and sees the table as it is."""
    for c in evidence.unanswered:
        yield f"unanswered: {c}"
    for page, v in evidence.ended.items():
        if v != len(evidence.rows):
            yield f"left behind: page {page} at version {v} of {len(evidence.rows)}"


def _frames(reading: Reading, evidence: Evidence) -> Iterator[str]:
    oracle, known = Oracle(reading, evidence), Known(reading)
    newest = dict[int, int]()
    for heard in evidence.heard:
        message = _decode(heard.text)
        if not isinstance(message, m.Frame):
            continue
        where = f"page {heard.page} ({heard.person}), version {message.v}"
        if message.v < newest.get(heard.page, 0):
            yield f"backwards: {where} after {newest[heard.page]}"
        if message.v > len(evidence.rows):
            yield f"ahead: {where} is not in the log"
            continue
        newest[heard.page] = message.v
        yield from (f"secret: {what}, {where}" for s, what in reading.secrets(message.v).items() if s in heard.text)
        yield from (f"unseen: {what}, {where}" for what in _unseen(reading, known, heard, message))
        yield from (f"{what}, {where}" for what in oracle.differs(heard, message))


def _unseen(reading: Reading, known: Known, heard: Heard, frame: m.Frame) -> Iterator[str]:
    """Tiles and legal acts that are not this person's to see."""
    table, view = reading.tables[frame.v], frame.view
    seat = None if heard.watching else table.seat_of(heard.person)
    hand = known.hands[frame.v].get(seat, frozenset()) if seat is not None else frozenset()
    if {tile.tile for tile in view.hand or []} - hand:
        yield f"hand {[tile.tile for tile in view.hand or []]}"
    lies = (
        view.chain.tiles
        if view.chain
        else [tile for row in view.trains.rows for tile in row.tiles]
        if view.trains
        else []
    )
    if {f"{max(a, b)}-{min(a, b)}" for a, b in lies} - known.laid[frame.v]:
        yield f"on the table {lies}"
    acts = view.playable or view.draw is None or view.pass_ is None or any(tile.places for tile in view.hand or [])
    if acts and (seat is None or table.to_play != seat):
        yield "legal acts of somebody else"
    for item in frame.news:
        items = reading.pages[item.v - 1].items
        seat = None if heard.watching or item.i >= len(items) else items[item.i].seat_of(heard.person)
        if set(TILE.findall(item.text)) - known.may_say(item.v, seat):
            yield f"news of version {item.v}: {item.text}"
