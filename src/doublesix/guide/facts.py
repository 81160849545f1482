"""Numbers of a game that its guide may say, worked out from the rules. Chances are exact, then in whole percents."""

from __future__ import annotations

from functools import cache
from math import comb

from doublesix.rules.reasons import BadOptions
from doublesix.rules.ruleset import Game
from doublesix.rules.tiles import double_set, pips
from doublesix.rules.variants import VARIANTS

AWAY = {"away": 5, "blink": 3, "restart": 20, "left": 1, "alone minutes": 2, "ready": 60, "least": 15}
"""Seconds (and minutes) of absence: P-9, T-3 to T-7, which the table and the house keep."""
CLOSING = {"closed public": 30, "closed invitation": 7, "closed solo": 30, "waits public": 60, "host minutes": 10}
"""T-5, T-8: minutes for a public table, days for one by invitation or alone."""


@cache
def facts(game: str) -> dict[str, int]:
    """Every number by its name; those with the number of a set or of players behind it end in it."""
    variant = VARIANTS[game]
    found = {"least players": variant.players[0], "most players": variant.players[-1]}
    found |= {"seconds": variant.turn_seconds[0], "fastest": min(variant.turn_seconds)}
    found |= {"slowest": max(variant.turn_seconds), **AWAY, **CLOSING}
    for option in variant.options:
        found |= {option.name: option.default, f"least {option.name}": min(option.values)}
        found |= {f"most {option.name}": max(option.values), f"step {option.name}": option.values[1] - option.values[0]}
        found |= {f"{option.name} {i}": value for i, value in enumerate(option.values, 1)}
    for top in variant.sets:
        found |= _of_set(variant, top)
    return found


def _of_set(game: Game, top: int) -> dict[str, int]:
    """Numbers of one set; without a choice of sets they also go by their names alone."""
    tiles = double_set(top)
    suit = [tile for tile in tiles if top in tile]
    counted = {"tiles": len(tiles), "suit": len(suit), "top": top, "pips": pips(tiles), "either": 2 * len(suit) - 1}
    counted |= {"mean": pips(tiles) // len(tiles), "others of suit": len(suit) - 1, "heaviest": tiles[-1].pips}
    counted |= {"mean double": sum(t.pips for t in tiles if t.is_double) // (top + 1), "plain heaviest": 2 * top - 1}
    chosen = {"set": top} if any(option.name == "set" for option in game.options) else {}
    for players in game.players:
        try:
            rules = game.ruleset(chosen, players)
        except BadOptions:
            continue
        hand, deck = rules.hand(players), len(rules.deck(1))
        counted |= {f"hand {players}": hand, f"rest {players}": deck - hand * players}
        counted |= {f"ends {players}": players + 1, f"mean hand {players}": round(pips(tiles) * hand / len(tiles))}
        if rules.draws == 0:  # every tile you do not hold is in another hand
            hidden = len(tiles) - hand
            counted |= {
                f"lacking with {held}": percent(none_of(hand, len(suit) - held, hidden)) for held in range(len(suit))
            }
        if rules.engine(1):
            counted[f"lacking {players}"] = percent(none_of(hand, len(suit) - 1, deck))
    by_set = {f"{name} of {top}": number for name, number in counted.items()}
    return by_set if chosen else counted


def none_of(hand: int, wanted: int, deck: int) -> float:
    """The chance that a dealt hand holds none of the wanted tiles of the deck."""
    return comb(deck - wanted, hand) / comb(deck, hand)


def percent(chance: float) -> int:
    """A chance in whole percents."""
    return round(100 * chance)
