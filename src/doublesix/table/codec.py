"""Between a table's events and the rows that the store keeps: one accepted command is one row."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from doublesix.table.events import Event


class Body(msgspec.Struct, frozen=True):
    """What a row holds, format 1: its events in order."""

    events: list[Event]


_decoder = msgspec.json.Decoder(Body)
_encoder = msgspec.json.Encoder()


def encode(events: Sequence[Event]) -> bytes:
    """The row of one command."""
    return _encoder.encode(Body(list(events)))


def decode(row: bytes) -> list[Event]:
    """The events of a row."""
    return _decoder.decode(row).events
