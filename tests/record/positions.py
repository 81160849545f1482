"""Positions in short."""

from __future__ import annotations

import json
from typing import Any

from doublesix.record.position import answer, read_position

EMPTY = {"end": 9, "begun": False}


def said(**position: Any) -> Any:
    """What is legal, from the position's keys, through JSON and back."""
    return answer(read_position(json.dumps(position)))


def moves(**position: Any) -> str:
    """The same in short: `5-4 left, 6-1 right`, `draw`, `pass`."""
    return ", ".join(f"{a['play']} {a['at']}" if "play" in a else next(iter(a)) for a in said(**position)["actions"])


def draw(hand: str, chain: str | None = None, **more: Any) -> str:
    laid = {} if chain is None else {"chain": chain.split()}
    return moves(rules="draw", hand=hand.split(), **laid, **more)


def salon(hand: str, chain: str, **more: Any) -> str:
    return moves(rules="salon", hand=hand.split(), chain=chain.split(), **more)


def trains(engine: int = 9, **rows: Any) -> dict[str, Any]:
    """Trains by name: own, p1, p2, p3, mexican; a number is the end of a closed one that has begun."""
    names = {"own": "0", "p1": "1", "p2": "2", "p3": "3", "mexican": "mexican"}
    found = {name: {"end": row} if isinstance(row, int) else row for name, row in rows.items()}
    found.setdefault("mexican", {"end": engine, "begun": False})
    return {"rules": "mexican-train", "engine": f"{engine}-{engine}", "trains": {names[n]: r for n, r in found.items()}}
