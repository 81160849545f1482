"""What all that travels is made of: JSON, one Struct a message (docs/wire.md)."""

from __future__ import annotations

import msgspec


class Strict(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Anything that a client sends: a field that nobody knows is refused."""


class Out(msgspec.Struct, kw_only=True):
    """Anything that the house sends."""
