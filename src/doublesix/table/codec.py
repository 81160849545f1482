"""Between a table's events and the rows that the store keeps: one accepted command is one row."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from doublesix.table.events import Event


class Body(msgspec.Struct, frozen=True):
    """What a row holds, format 1: its events in order."""

    events: list[Event]


FORMAT = 1

_decoder = msgspec.json.Decoder(Body)
_encoder = msgspec.json.Encoder()


def encode(events: Sequence[Event]) -> bytes:
    """The row of one command."""
    return _encoder.encode(Body(list(events)))


class NewerRow(ValueError):
    """A row of a format that this program does not know: a newer one wrote it."""


def decode(row: bytes, format: int = FORMAT) -> list[Event]:
    """The events of a row; raise NewerRow for one that only a newer program can read."""
    if format > FORMAT:
        raise NewerRow(f"a row of format {format}, where {FORMAT} is the newest known")
    return _decoder.decode(row).events
