"""Puts into a text what it leaves to the engine: `{hand 2}` is a number, `{suit minus 5}` a difference, `{6-6}` a tile
of the set, `{weight 0-0}` what it counts; in a caption `{5-4 left}` or `{8-5 nowhere}` is a tile that the engine must
let go there and only there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from doublesix.guide.diagrams import Diagram
from doublesix.guide.facts import facts
from doublesix.guide.page import Block
from doublesix.rules.reasons import BadNotation
from doublesix.rules.tiles import double_set, parse_tile
from doublesix.rules.variants import VARIANTS

LEFT_OPEN = re.compile(r"\{([^{}]*)\}")
TILE = re.compile(r"(\d+-\d+)((?: [a-z]+(?::\w+)?)*)")


@dataclass
class Filler:
    """Fills the texts of one game, and keeps what it could not."""

    game: str
    problems: list[str] = field(default_factory=list)

    def fill(self, block: Block, diagram: Diagram | None = None) -> str:
        """The text of a block with its numbers and tiles."""
        if written := re.findall(r"\S*\d\S*", LEFT_OPEN.sub("", block.text)):
            self.problems.append(f"numbers that no engine gave: {' '.join(written)}")
        return LEFT_OPEN.sub(lambda found: self._value(found[1], diagram), block.text)

    def _value(self, name: str, diagram: Diagram | None) -> str:
        name, _, less = name.partition(" minus ")
        known = facts(self.game) | (diagram.facts if diagram else {})
        if name in known:
            return str(known[name] - int(less or 0))
        if name.startswith("weight ") and (weighed := TILE.fullmatch(name.removeprefix("weight "))):
            self._check(weighed[1], [], None)
            return str(self._weight(weighed[1]))
        found = TILE.fullmatch(name)
        if found is None:
            self.problems.append(f"nothing is called {{{name}}}")
            return name
        self._check(found[1], found[2].split(), diagram)
        return found[1]

    def _weight(self, text: str) -> int:
        """What a tile counts in a hand."""
        game = VARIANTS[self.game]
        return game.ruleset({}, game.players[0]).weigh(parse_tile(text))

    def _check(self, text: str, places: list[str], diagram: Diagram | None) -> None:
        try:
            tile = parse_tile(text)
        except BadNotation as error:
            self.problems.append(str(error))
            return
        if tile not in double_set(max(VARIANTS[self.game].sets)):
            self.problems.append(f"{text} is in no set of {self.game}")
        if places and diagram is None:
            self.problems.append(f"{text} is said to go {' '.join(places)}, but there is no diagram")
        if places and diagram is not None:
            self._check_places(text, places, diagram)

    def _check_places(self, text: str, places: list[str], diagram: Diagram) -> None:
        tile = parse_tile(text)
        if tile not in diagram.hand:
            self.problems.append(f"{diagram.name}: {text} is not in the hand")
        engine = list(diagram.places(tile)) or ["nowhere"]
        if engine != places:
            self.problems.append(f"{diagram.name}: {text} goes {' '.join(engine)}, not {' '.join(places)}")
