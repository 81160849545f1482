"""Rounds of the rules, played by the core's chance: what the core plays at random must come out the same."""

from __future__ import annotations

from random import Random

from doublesix.bots.core.chain import choice
from doublesix.bots.core.sets import DominoSet, domino_set
from doublesix.bots.hidden import bit, bits
from doublesix.rules.actions import Play
from doublesix.rules.chain import Chain
from doublesix.rules.match import Match, deal
from doublesix.rules.round import Round, apply, legal, plays


def dealt(match: Match, random: Random) -> Round:
    """A round dealt and opened at random."""
    deck = list(match.rules.deck(match.rounds + 1))
    r = None
    while r is None:  # a void deal is dealt anew (L-3)
        random.shuffle(deck)
        r = deal(match, deck)
    return apply(r, random.choice(legal(r)))[0]


def ends(r: Round) -> tuple[int, int]:
    """The ends of the chain."""
    assert isinstance(r.board, Chain)
    return r.board.tiles[0][0], r.board.tiles[-1][1]


def hands(r: Round) -> list[int]:
    """Everybody's hands as bits, the one to play first."""
    place = r.playing.index(r.turn)
    return [bits(r.hands[seat]) for seat in (*r.playing[place:], *r.playing[:place])]


def follow(r: Round, s: int, always: bool) -> Round:
    """Play on as the core does: the first draw or pass that must be, else a play by chance.

    `always`: chance moves on at each play, else only where there is a choice.
    """
    tiles = domino_set(r.rules.top)
    while not r.over:
        found = plays(r, r.turn)
        if found:
            a, b = _fitting(r, tiles)
            if always or (a | b) & ((a | b) - 1) or (a and b):
                s = s * 0x93D765DD & 0xFFFFFFFF
            tile, left = choice(a, b, s)
            place = "left" if left else "right"
            action = next(play for play in found if bit(play.tile) == tile and play.place == place)
            r, _ = apply(r, action)
        else:
            forced = legal(r)[0]
            assert not isinstance(forced, Play)
            r, _ = apply(r, forced)
    return r


def _fitting(r: Round, tiles: DominoSet) -> tuple[int, int]:
    (left, right), hand = ends(r), bits(r.hands[r.turn])
    return hand & tiles.fits[left], hand & tiles.fits[right] if left != right else 0
