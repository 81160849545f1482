"""A diagram drawn: the board and the hand. Each tile of the hand is a radio button, and what it lights up is there
already, so that choosing needs no script."""

from __future__ import annotations

from dataclasses import dataclass, field

from doublesix.guide.captions import board_words, tile_words
from doublesix.guide.diagrams import NAMES, YOU, Diagram
from doublesix.guide.glyphs import glyph, parts
from doublesix.guide.layout import End, Laid, lay_chain, lay_train
from doublesix.guide.markup import Html, join, tag
from doublesix.phrase.say import say
from doublesix.rules.board import LEFT, RIGHT, Place
from doublesix.rules.chain import Chain
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Trains

HALF = 100
GAP = 3
"""Units at each side of a tile, so that neighbours do not touch."""
CHAIN_HALF = 44
TRAIN_HALF = 32
HAND_WIDTH = 52
"""Pixels, where there is room."""


@dataclass
class Drawing:
    """Draws the diagrams of a page, and keeps which symbols they need."""

    lang: str
    used: set[str] = field(default_factory=set)

    def draw(self, diagram: Diagram) -> Html:
        """The board and the hand."""
        board = diagram.board
        children = []
        if isinstance(board, Trains):
            children.append(self._trains(diagram, board))
        elif board is not None:
            children.append(self._chain(diagram, board))
        if diagram.hand:
            children.append(self._hand(diagram))
        return tag("div", *children, class_="scene" + (" wide" if isinstance(board, Trains) else ""))

    def _chain(self, diagram: Diagram, board: Chain) -> Html:
        words = tag("p", board_words(self.lang, diagram), class_="sr")
        if not board.tiles:
            return tag("div", words, self._empty(diagram), class_="board")
        laid, left, right = lay_chain(board.tiles)
        drawn = [self._tile(one) for one in laid]
        drawn += self._end(diagram, LEFT, left) + self._end(diagram, RIGHT, right)
        across = max(max(one.x + one.width / 2 for one in laid), right.x + 1.5) + 2
        tall = max(one.y for one in laid) + 2
        return tag("div", words, svg(drawn, (-2, -1, across, tall), CHAIN_HALF), class_="board")

    def _empty(self, diagram: Diagram) -> Html:
        places = [
            self._ghost(diagram, tile, Laid(0, 0, _as_opened(tile), not tile.is_double)) for tile in diagram.playable
        ]
        room = tag("rect", class_="room", x=-98, y=-98, width=196, height=196, rx=24)
        return svg([room, *places], (-1, -1, 2, 2), CHAIN_HALF)

    def _trains(self, diagram: Diagram, board: Trains) -> Html:
        lanes = [lay_train(train.tiles, board.engine) for train in board.rows]
        across = max(end.x for _, end in lanes) + 1.6
        upright = any(not one.lying for laid, _ in lanes for one in laid) or any(t.is_double for t in diagram.playable)
        rows = []
        for row, (place, (laid, end)) in enumerate(zip(board.places, lanes, strict=True)):
            drawn = [self._tile(one) for one in laid]
            if board.cover == place:
                drawn.append(_must(laid[-1]))
            shut = not board.rows[row].open and row not in (YOU, len(lanes) - 1)
            drawn += self._end(diagram, place, end, shut)
            box = (0.0, -1.0 if upright else -0.5, across, 2 if upright else 1)
            rows.append(self._row(board, row, laid, svg(drawn, box, TRAIN_HALF)))
        return tag("div", self._engine(board), tag("ul", *rows, class_="trains"), class_="board")

    def _engine(self, board: Trains) -> Html:
        picture = svg([self._tile(Laid(1, 0, (board.engine, board.engine), lying=True))], (0, -0.5, 2, 1), TRAIN_HALF)
        name = f"{say(self.lang, 'trains-engine')} {board.engine}-{board.engine}"
        return tag("p", tag("span", name), picture, class_="engine")

    def _row(self, board: Trains, row: int, laid: list[Laid], track: Html) -> Html:
        mexican, train = row == len(board.rows) - 1, board.rows[row]
        name = say(self.lang, "train-mexican") if mexican else NAMES[row] or say(self.lang, "seat-you")
        state = say(self.lang, "train-for-all" if mexican else "train-open" if train.open else "train-closed")
        tiles = ", ".join(f"{a}-{b}" for a, b in train.tiles) or say(self.lang, "train-tiles", count=0)
        heard = tag("span", f"{tiles}; {say(self.lang, 'train-end', number=train.end)}", class_="sr")
        mark = tag(
            "span",
            str(0 if mexican else row + 1),
            class_="avatar" + (" mine" if row == YOU else ""),
            aria_hidden="true",
        )
        shown = tag("span", state, class_="state open" if train.open and not mexican else "state")
        return tag("li", mark, tag("b", name, class_="name"), shown, heard, track)

    def _end(self, diagram: Diagram, place: Place, end: End, shut: bool = False) -> list[Html]:
        """The end as a number, and each tile that may go there as it would lie."""
        takers = [tile for tile in diagram.playable if place in diagram.places(tile)]
        hidden = "".join(f" off-{diagram.hand.index(tile)}" for tile in takers)
        x, y = end.x * HALF, end.y * HALF
        number = [
            tag("rect", x=x - 42, y=y - 42, width=84, height=84, rx=21),
            tag("text", str(end.number), x=x, y=y, dy=".355em"),
        ]
        pocket = tag("g", *number, class_=f"pocket{' shut' if shut else ''}{hidden}")
        return [pocket, *(self._ghost(diagram, tile, end.spot(tile)) for tile in takers)]

    def _ghost(self, diagram: Diagram, tile: Tile, spot: Laid) -> Html:
        w, h = spot.width * HALF, spot.height * HALF
        frame = tag("rect", class_="place", x=-1, y=-1, width=w + 2, height=h + 2, rx=17)
        return self._tile(spot, f"ghost lit-{diagram.hand.index(tile)}", frame)

    def _tile(self, laid: Laid, kind: str | None = None, frame: Html | None = None) -> Html:
        self.used |= parts(laid.numbers, laid.lying)
        x, y = (laid.x - laid.width / 2) * HALF + GAP, (laid.y - laid.height / 2) * HALF + GAP
        inner = join([*([frame] if frame else []), glyph(laid.numbers, laid.lying)])
        return tag("g", inner, class_=kind, transform=f"translate({x:g} {y:g}) scale({1 - 2 * GAP / HALF:g})")

    def _hand(self, diagram: Diagram) -> Html:
        """Nobody chooses among tiles that go nowhere: then they only lie there."""
        label = say(self.lang, "guide-hand", count=len(diagram.hand))
        choose = bool(diagram.playable)
        tiles = [
            self._choice(diagram, i, tile) if choose else self._lying(diagram, tile)
            for i, tile in enumerate(diagram.hand)
        ]
        if choose:
            return tag("fieldset", tag("legend", label, class_="sr"), tag("div", *tiles, class_="hand"))
        return tag("ul", *tiles, class_="hand", aria_label=label)

    def _choice(self, diagram: Diagram, i: int, tile: Tile) -> Html:
        button = tag(
            "input",
            type="radio",
            class_=f"sr pick-{i}",
            name=diagram.name,
            value=str(tile),
            checked=tile == diagram.chosen,
            autocomplete="off",
        )
        words = tag("span", tile_words(self.lang, diagram, tile), class_="sr")
        kind = "option can" if diagram.places(tile) else "option"
        return tag("label", button, self.upright(tile), words, class_=kind)

    def _lying(self, diagram: Diagram, tile: Tile) -> Html:
        words = tag("span", tile_words(self.lang, diagram, tile), class_="sr")
        kind = "option idle" if diagram.round else "option"
        return tag("li", self.upright(tile), words, class_=kind)

    def upright(self, tile: Tile) -> Html:
        """A tile as it stands in a hand."""
        return svg([self._tile(Laid(0.5, 1, (tile.high, tile.low), lying=False))], (0, 0, 1, 2), HAND_WIDTH)


def _as_opened(tile: Tile) -> tuple[int, int]:
    return tile.high, tile.low


def _must(laid: Laid) -> Html:
    """The frame round a double that waits for its cover."""
    x, y = (laid.x - laid.width / 2) * HALF, (laid.y - laid.height / 2) * HALF
    return tag("rect", class_="must", x=x, y=y, width=laid.width * HALF, height=laid.height * HALF, rx=20)


def svg(children: list[Html], box: tuple[float, float, float, float], half: int) -> Html:
    """A drawing of `box` (left, top, width, height) in half-tiles, a half `half` pixels where there is room."""
    left, top, width, height = box
    shown = " ".join(f"{part * HALF:g}" for part in (left, top - 0.04, width, height + 0.1))
    size = {"width": round(width * half), "height": round((height + 0.1) * half)}
    return tag("svg", *children, viewBox=shown, **size, aria_hidden="true", focusable="false")
