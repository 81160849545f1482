"""Random rounds by our rules, the core, `dominoes` and OpenSpiel at once: turns, moves, passes and what is left.

python bench/parity.py [ROUNDS]     in an environment that has them: pip install dominoes open_spiel
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace

import dominoes
import pyspiel
from open_spiel.python.games import team_dominoes

from doublesix.bots.core.round import Round
from doublesix.bots.core.sets import domino_set, index
from doublesix.rules.actions import Pass, Play
from doublesix.rules.match import begin, deal
from doublesix.rules.round import Round as Rules
from doublesix.rules.round import legal, play
from doublesix.rules.variants import VARIANTS

SET = domino_set(6)
RULES = begin(VARIANTS["partners"].ruleset({}, 4), 4)
SPIEL = pyspiel.load_game("python_team_dominoes")
Move = tuple[int, int]
"""A tile's index, and the number at which it is laid; -1 for the opening. An empty set of moves is a pass."""


def of_rules(r: Rules) -> dict[Move, Play]:
    """What our rules allow."""
    found = (action for action in legal(r) if isinstance(action, Play))
    return {(index(*p.tile), number_at(r, p)): p for p in found}


def number_at(r: Rules, play: Play) -> int:
    """The number at which a play is laid, -1 for the opening."""
    number = dict(r.board.ends(r.turn))[play.place]
    return -1 if number is None else number


def of_core(r: Round) -> dict[Move, int]:
    """What the core allows."""
    ends = (r.left, r.right)
    return {(move >> 1, ends[move & 1]): move for move in r.legal()}


def of_dominoes(game: dominoes.Game) -> dict[Move, tuple[dominoes.Domino, bool]]:
    """What `dominoes` allows."""
    ends = (game.board.right_end(), game.board.left_end()) if len(game.board) else (-1, -1)
    return {(tile_of(tile), ends[left]): (tile, left) for tile, left in game.valid_moves}


def tile_of(tile: dominoes.Domino) -> int:
    """The index of one of its tiles."""
    return index(max(tile.first, tile.second), min(tile.first, tile.second))


def of_spiel(state: pyspiel.State) -> dict[Move, int]:
    """What OpenSpiel allows."""
    found = {}
    for action in state.legal_actions():
        move = team_dominoes._ACTIONS[action]
        low, high = map(int, move.tile)
        found[index(high, low), -1 if move.edge is None else int(move.edge)] = action
    return found


def one(number: int) -> int:
    """One round; the turns that it took."""
    chance, tiles = random.Random(number), list(range(28))
    chance.shuffle(tiles)
    r, core, theirs, spiel = dealt(tiles)
    turns = 0
    while not r.over:
        turns += 1
        moves = of_rules(r)
        if not moves:  # elsewhere one passes by oneself
            r, _ = play(r, r.turn, Pass())
            continue
        assert r.turn == core.turn == theirs.turn == spiel.current_player()
        fast, pairs, numbered = of_core(core), of_dominoes(theirs), of_spiel(spiel)
        assert set(moves) == set(fast) == set(pairs) == set(numbered)
        move = chance.choice(sorted(moves))
        theirs.make_move(*pairs[move])
        spiel.apply_action(numbered[move])
        core.play(fast[move])
        r, _ = play(r, r.turn, moves[move])
    assert core.over
    assert theirs.result is not None
    assert spiel.is_terminal()
    left_over = [sum(t.pips for t in hand) for hand in r.hands]
    assert left_over == [SET.weigh(hand) for hand in core.hands]
    assert left_over == [sum(d.first + d.second for d in hand) for hand in theirs.hands]
    assert left_over == [sum(map(sum, hand)) for hand in spiel.hands]
    return turns


def dealt(tiles: list[int]) -> tuple[Rules, Round, dominoes.Game, pyspiel.State]:
    """The same deal four times, opened by seat 0."""
    halves = [SET.halves[i] for i in tiles]
    deck = [next(t for t in RULES.rules.deck(1) if tuple(t) == pair) for pair in halves]
    r = deal(replace(RULES, opener=3, rounds=1), deck)
    core = Round([sum(SET.bits[i] for i in tiles[at : at + 7]) for at in (0, 7, 14, 21)], 0)
    hands = [dominoes.Hand([dominoes.Domino(*pair) for pair in halves[at : at + 7]]) for at in (0, 7, 14, 21)]
    theirs = dominoes.Game(dominoes.Board(), hands, [], 0, tuple((d, True) for d in hands[0]), 0, None)
    state = SPIEL.new_initial_state()
    for high, low in (halves[7 * seat + place] for place in range(7) for seat in range(4)):
        state.apply_action(team_dominoes._DECK.index((low, high)))
    assert r
    return r, core, theirs, state


def main(rounds: int = 20000) -> None:
    """Play so many; stop at the first difference."""
    turns = sum(one(number) for number in range(rounds))
    print(f"{rounds:,} rounds, {turns:,} turns: the rules, the core, dominoes and OpenSpiel agree in every one")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
