"""What the engine says of a diagram, in words."""

from __future__ import annotations

from functools import reduce

from doublesix.guide.diagrams import Diagram, is_mexican, owner
from doublesix.phrase.say import join, say
from doublesix.rules.board import START, Place
from doublesix.rules.chain import Chain
from doublesix.rules.tiles import Tile
from doublesix.rules.trains import Trains


def place_words(lang: str, place: Place) -> str:
    """Where a tile goes: "on the left", "on Rosa’s train"."""
    if place == START:
        return say(lang, "guide-opens")
    if not place.startswith("train:"):
        return say(lang, "place-at", place=place, owner="")
    kind = "mexican" if is_mexican(place) else "other" if owner(place) else "yours"
    return say(lang, "place-at", place=kind, owner=owner(place))


def where(lang: str, diagram: Diagram, tile: Tile) -> str:
    """All places of a tile: "on the left or on the right"."""
    places = [place_words(lang, place) for place in diagram.places(tile)]
    return say(lang, "guide-either", first=places[0], second=places[1]) if len(places) == 2 else join(lang, places)


def tile_words(lang: str, diagram: Diagram, tile: Tile) -> str:
    """A tile of the hand as the table says it: "6-3, playable on the left"."""
    if not diagram.places(tile):
        return str(tile) if diagram.round is None else say(lang, "hand-not-now", tile=str(tile))
    if diagram.places(tile) == (START,):
        return say(lang, "hand-opens", tile=str(tile))
    return say(lang, "hand-playable", tile=str(tile), places=where(lang, diagram, tile))


def headline(lang: str, diagram: Diagram) -> str:
    """The caption's first words: "Playable 3"; empty where nobody is to play."""
    return say(lang, "guide-playable", count=len(diagram.playable)) if diagram.round else ""


def answer(lang: str, diagram: Diagram) -> str:
    """What may be done: "9-3 on Rosa’s train; 6-1 and 2-1 on your train; 8-5 nowhere.", or "Draw."."""
    if diagram.round is None:
        return ""
    if not diagram.playable:
        return say(lang, f"guide-must-{diagram.must}", count=diagram.boneyard)
    groups: dict[tuple[Place, ...], list[Tile]] = {}
    for tile in diagram.hand:
        groups.setdefault(diagram.places(tile), []).append(tile)
    idle = groups.pop((), [])
    lines = [
        say(lang, "guide-goes", tiles=join(lang, list(map(str, tiles))), places=where(lang, diagram, tiles[0]))
        for tiles in groups.values()
    ]
    if idle:
        lines.append(say(lang, "guide-nowhere", tiles=join(lang, list(map(str, idle)))))
    if diagram.must == "pass":
        lines.append(say(lang, "guide-may-keep"))
    return reduce(lambda start, line: say(lang, "guide-then", start=start, next=line), lines) + "."


def board_words(lang: str, diagram: Diagram) -> str:
    """The board in a sentence, for who hears it."""
    board = diagram.board
    if board is None or isinstance(board, Trains):
        return ""
    return chain_words(lang, board)


def chain_words(lang: str, board: Chain) -> str:
    """A chain in a sentence."""
    if not board.tiles:
        return say(lang, "chain-empty")
    left, right = board.tiles[0][0], board.tiles[-1][1]
    lies = " ".join(f"{a}-{b}" for a, b in board.tiles)
    return f"{say(lang, 'chain-sentence', count=len(board.tiles), left=left, right=right)}: {lies}"
