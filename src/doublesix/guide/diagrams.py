"""The positions of the diagrams, and what the engine says of them."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

from doublesix.record.boards import LYING, chain_of
from doublesix.record.position import read_position
from doublesix.rules.actions import Draw, Pass, Play
from doublesix.rules.board import Place
from doublesix.rules.chain import Chain
from doublesix.rules.match import begin, settle
from doublesix.rules.round import Round, apply, legal
from doublesix.rules.ruleset import Ruleset
from doublesix.rules.tiles import Tile, parse_tile, pips
from doublesix.rules.trains import MEXICAN, Train, Trains, train_of
from doublesix.rules.variants import VARIANTS

NAMES = ("", "Rosa", "Paul", "Lia")
"""Who sits where in a diagram; seat 0 is the reader."""
YOU = 0


@dataclass(frozen=True)
class Diagram:
    """A position with one right answer. `round`: None where nobody is to play; `points`: what `act` scores."""

    name: str
    game: str
    rules: Ruleset
    hand: tuple[Tile, ...]
    board: Chain | Trains | None
    boneyard: int
    round: Round | None
    chosen: Tile | None
    points: tuple[int, ...]

    def places(self, tile: Tile) -> tuple[Place, ...]:
        """Where a tile of the hand may go now."""
        found = legal(self.round) if self.round else ()
        return tuple(action.place for action in found if isinstance(action, Play) and action.tile == tile)

    @property
    def playable(self) -> tuple[Tile, ...]:
        """The tiles of the hand that may go somewhere."""
        return tuple(tile for tile in self.hand if self.places(tile))

    @property
    def must(self) -> str:
        """What else may be done: "draw", "pass" or nothing."""
        found = legal(self.round) if self.round else ()
        if any(isinstance(action, Draw) for action in found):
            return "draw"
        return "pass" if any(isinstance(action, Pass) for action in found) else ""

    @property
    def facts(self) -> dict[str, int]:
        """What a caption may say in numbers."""
        found = {"count": len(self.hand), "playable": len(self.playable), "boneyard": self.boneyard}
        found |= {"doubles": sum(tile.is_double for tile in self.hand), "pips": pips(self.hand)}
        found |= {f"points {seat}": points for seat, points in enumerate(self.points)}
        if isinstance(self.board, Chain) and self.board.tiles:
            found |= {"left": self.board.tiles[0][0], "right": self.board.tiles[-1][1], "laid": len(self.board.tiles)}
        if isinstance(self.board, Trains):
            found |= {f"end {row}": train.end for row, train in enumerate(self.board.rows[:-1])}
            found |= {"engine": self.board.engine, "end mexican": self.board.rows[-1].end}
            found["next engine"] = _next_engine(self.rules, self.board.engine)
            found["live"] = len({end.number for end in self.board.ends(YOU)})
        return found


@cache
def diagrams() -> dict[str, Diagram]:
    """Every diagram by its name; raise BadNotation for a position that cannot be."""
    text = files("doublesix.guide").joinpath("diagrams.toml").read_text("utf-8")
    return {name: _diagram(name, entry) for name, entry in tomllib.loads(text).items()}


def _diagram(name: str, entry: dict[str, Any]) -> Diagram:
    hand = tuple(map(parse_tile, entry.get("hand", "").split()))
    r = _round(entry) if entry.get("hand") and ("chain" in entry or "trains" in entry) else None
    board = r.board if r and isinstance(r.board, Chain) else _board(entry)
    rules = r.rules if r else _rules(entry)
    diagram = Diagram(name, entry["game"], rules, hand, board, entry.get("boneyard", 0), r, None, ())
    chosen = parse_tile(entry["chosen"]) if "chosen" in entry else next(iter(diagram.playable), None)
    return replace(diagram, chosen=chosen, points=_points(entry, r))


def _rules(entry: dict[str, Any]) -> Ruleset:
    game = VARIANTS[entry["game"]]
    return game.ruleset({}, game.players[0])


def _round(entry: dict[str, Any]) -> Round:
    keys = ("boneyard", "drawn", "opening", "cover", "set")
    position = {key: entry[key] for key in keys if key in entry}
    position |= {"rules": entry["game"], "hand": entry["hand"].split()}
    if "chain" in entry:
        position["chain"] = entry["chain"].split()
    else:
        position["engine"] = f"{entry['engine']}-{entry['engine']}"
        position["trains"] = {name: _row(text, entry["engine"]) for name, text in entry["trains"].items()}
    return read_position(json.dumps(position))


def _row(text: str, engine: int) -> dict[str, Any]:
    train = _train(text, engine)
    return {"end": train.end, "begun": train.begun, "open": train.open}


def _board(entry: dict[str, Any]) -> Chain | Trains | None:
    """The trains with the tiles that lie on them, which the engine does not need."""
    if "chain" in entry:
        return chain_of(entry["chain"].split(), None, entry.get("set", 6))
    if "trains" not in entry:
        return None
    rows = tuple(_train(text, entry["engine"]) for text in entry["trains"].values())
    return Trains(entry["engine"], rows, entry.get("cover"))


def _train(text: str, engine: int) -> Train:
    tiles = tuple((int(found[1]), int(found[2])) for found in LYING.finditer(text))
    return Train(tiles[-1][1] if tiles else engine, tiles, open="open" in text, begun=bool(tiles))


def _points(entry: dict[str, Any], r: Round | None) -> tuple[int, ...]:
    """What each seat scores once `act` has ended the round."""
    if r is None or "act" not in entry:
        return ()
    tile, place = entry["act"].split()
    others = tuple(tuple(map(parse_tile, hand.split())) for hand in entry["others"])
    seats = 1 + len(others)
    dealt = r._replace(hands=(r.hands[YOU], *others), playing=tuple(range(seats)), passed=((),) * seats)
    over, _ = apply(dealt, Play(parse_tile(tile), place))
    return settle(begin(r.rules, seats), over).score.points


def _next_engine(rules: Ruleset, engine: int) -> int:
    engines = [tile.high for tile in map(rules.engine, range(1, 14)) if tile]
    return engines[engines.index(engine) + 1]


def owner(place: Place) -> str:
    """Whose train a place is; empty for the reader's and for what is nobody's."""
    return next((name for seat, name in enumerate(NAMES) if place == train_of(seat)), "")


def is_mexican(place: Place) -> bool:
    """Whether a place is on the train that is nobody's."""
    return place == MEXICAN
