"""A position as one player sees it, as JSON, and what is legal in it (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from doublesix.record.boards import Row, chain_of, laid, trains_of
from doublesix.record.faults import Fault, shown, tile_in
from doublesix.record.reading import convert, parse_object
from doublesix.rules.actions import Action, Draw, Pass, Play
from doublesix.rules.board import Place
from doublesix.rules.chain import Chain
from doublesix.rules.opening import Hands, Opening
from doublesix.rules.reasons import BadNotation, BadOptions, Reason
from doublesix.rules.round import Round, legal, plays
from doublesix.rules.ruleset import Ruleset
from doublesix.rules.tiles import Tile, double_set
from doublesix.rules.trains import Trains
from doublesix.rules.variants import VARIANTS


class Position(msgspec.Struct, kw_only=True, frozen=True):
    """What the file says."""

    rules: str
    hand: list[str]
    turn: int = 0
    chain: list[str] | None = None
    ends: list[int] | None = None
    opening: str | None = None
    engine: str | None = None
    trains: dict[str, Row] | None = None
    cover: Place | None = None
    boneyard: int = 0
    drawn: bool | str = False
    set: int = 6


def read_position(text: str) -> Round:
    """The round that a position shows, other hands empty; raise BadNotation, saying why, for one that cannot be."""
    try:
        position: Position = convert(parse_object(text), Position)
        return _round(position)
    except Fault as fault:
        raise BadNotation(fault.text) from None
    except BadOptions as error:
        raise BadNotation(str(error)) from None


def answer(r: Round) -> dict[str, Any]:
    """What is legal in a round, in T-2's order, and how many tiles of the hand are playable."""
    actions = legal(r)
    tiles = {action.tile for action in actions if isinstance(action, Play)}
    return {"playable": len(tiles), "actions": list(map(_written, actions))}


def _written(action: Action) -> dict[str, Any]:
    match action:
        case Play(tile, place):
            return {"play": str(tile), "at": place}
        case Draw():
            return {"draw": True}
        case Pass():
            return {"pass": True}


def _round(position: Position) -> Round:
    rules, seats = _rules(position)
    board = _board(position, rules)
    hand = tuple(map(tile_in, position.hand))
    seen = (*laid(board, only_ends=position.chain is None), *hand)
    _check_tiles(seen, rules)
    _check_counts(position, rules, seats, len(seen))
    hands = tuple(hand if seat == position.turn else () for seat in range(seats))
    r = Round(
        rules=rules,
        number=1,
        playing=tuple(range(seats)),
        opener=position.turn,
        hands=hands,
        boneyard=double_set(rules.top)[: position.boneyard],
        board=board,
        turn=position.turn,
        opening=None if isinstance(board, Trains) or board.tiles else _opening(position, rules, hands),
        passed=((),) * seats,
        last=position.turn,
        drawn=int(bool(position.drawn)),
    )
    _check_drawn(position, r)
    return r


def _rules(position: Position) -> tuple[Ruleset, int]:
    if position.rules not in VARIANTS:
        raise BadNotation(f"there is no game {shown(position.rules)}: {', '.join(VARIANTS)}")
    game = VARIANTS[position.rules]
    sets = any(option.name == "set" for option in game.options)
    options = game.complete({"set": position.set} if sets else {})
    seats = max(seats for seats in game.players if game.why_not(options, seats) is None)
    if not 0 <= position.turn < seats:
        raise BadNotation(f"turn should be a seat, 0 to {seats - 1}, not {position.turn}")
    return game.ruleset(options, seats), seats


def _board(position: Position, rules: Ruleset) -> Chain | Trains:
    if rules.engine(1) is None:
        return chain_of(position.chain, position.ends, rules.top)
    if position.engine is None or position.trains is None:
        raise BadNotation(f"the key {'engine' if position.engine is None else 'trains'} is missing")
    return trains_of(tile_in(position.engine), position.trains, position.cover, position.turn, rules.top)


def _opening(position: Position, rules: Ruleset, hands: Hands) -> Opening:
    """What the opening play must be. Of the hands only one is known, so that a deal may force a tile (D-2)."""
    found = rules.opening(hands, 1, position.turn)
    if found is None:
        raise BadNotation(f"{rules.rule('opening')}: a hand without a double does not open")
    if found.reason is Reason.OPENS_WITH and found.tiles is not None:
        if position.opening is None:
            raise BadNotation("the key opening is missing: the tile that the deal forces on the empty chain")
        forced = tile_in(position.opening)
        if forced not in hands[position.turn]:
            raise BadNotation(f"{forced} opens but is not in the hand, so it is another's turn")
        if forced not in found.tiles:
            raise BadNotation(f"{rules.rule('opening')}: {found.tiles[0]} opens before {forced}")
    return found


def _check_tiles(seen: Iterable[Tile], rules: Ruleset) -> None:
    known, found = set(double_set(rules.top)), set[Tile]()
    for tile in seen:
        if tile not in known:
            raise BadNotation(f"{tile} is not in the double-{rules.top} set")
        if tile in found:
            raise BadNotation(f"{tile} is there twice")
        found.add(tile)


def _check_counts(position: Position, rules: Ruleset, seats: int, seen: int) -> None:
    """A hand is never empty on its turn, nor is another's before the round is over."""
    if not position.hand:
        raise BadNotation("the hand is empty, so the round is over")
    left = len(double_set(rules.top)) - seen - 1
    most = left if rules.draws != 0 else 0
    if not 0 <= position.boneyard <= most:
        raise BadNotation(f"the boneyard can hold 0 to {max(most, 0)} tiles here, not {position.boneyard}")
    if rules.draws == 0 and len(position.hand) > rules.hand(seats):
        raise BadNotation(f"a hand has {rules.hand(seats)} tiles at most in {rules.name}, not {len(position.hand)}")


def _check_drawn(position: Position, r: Round) -> None:
    if position.drawn is False:
        return
    if r.rules.draws == 0 or r.opening:
        raise BadNotation(f"nothing is drawn {'before the opening' if r.opening else f'in {r.rules.name}'}")
    if not r.rules.keeps_drawn:
        if position.drawn is not True:
            raise BadNotation(f"drawn should be true or false, not {shown(position.drawn)}")
        return
    if not isinstance(position.drawn, str):
        raise BadNotation("drawn should be the tile that was drawn, as 6-3, or false")
    drawn = tile_in(position.drawn)
    if drawn not in r.hands[r.turn]:
        raise BadNotation(f"{drawn} was drawn but is not in the hand")
    playable = {play.tile for play in plays(r, r.turn)}
    if drawn not in playable:
        raise BadNotation(f"{drawn} was drawn and does not fit, so the turn is over")
    if playable != {drawn}:
        raise BadNotation(f"{min(playable - {drawn})} fits, so {drawn} cannot have been drawn")
