"""What is worth remembering for a while, and may be forgotten."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

V = TypeVar("V")
MOST = 10_000
"""So many are remembered at once, so that nobody fills the memory by coming as somebody else each time."""


class Recent(OrderedDict[str, V], Generic[V]):
    """Values by key; what was set longest ago is forgotten first."""

    def __setitem__(self, key: str, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > MOST:
            self.popitem(last=False)
