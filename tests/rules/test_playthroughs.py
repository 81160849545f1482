"""One short round of each game and number of players as text: what happens, what everybody sees, what may be done.

Of what is seen, only what changed is written again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from doublesix.rules.board import Board
from doublesix.rules.chain import Chain
from doublesix.rules.events import Blocked, Drew, Event, Kept, Passed, Played, Received, WentOut
from doublesix.rules.match import Match, settle
from doublesix.rules.round import Round, apply, legal
from doublesix.rules.trains import Train, Trains
from doublesix.rules.variants import VARIANTS
from doublesix.rules.view import View, view
from tests.rules.goldens import pinned, same_as_kept
from tests.rules.positions import says
from tests.strategies import Setting

PLAYED = [
    Setting(game.name, options, players)
    for game in VARIANTS.values()
    for players in game.players
    if game.why_not(options := game.complete({"set": 9} if game.name == "salon" else {}), players) is None
] + [Setting("salon", VARIANTS["salon"].complete({"set": 9, "teams": 3}), 6)]


SHORT: dict[str, int] = {
    "draw-2": 1,
    "draw-3": 13,
    "draw-4": 28,
    "partners-4": 25,
    "salon-2": 4,
    "salon-3": 1,
    "salon-4": 14,
    "salon-5": 3,
    "salon-6": 33,
    "salon-7": 18,
    "salon-8": 17,
    "salon-9": 10,
    "salon-10": 56,
    "mexican-train-2": 26,
    "mexican-train-3": 39,
    "mexican-train-4": 44,
    "salon-6-teams": 33,
}
"""Deals that are soon played out."""


def name_of(setting: Setting) -> str:
    """The name of a setting's file: `salon-6-teams`."""
    return f"{setting.game}-{setting.players}" + ("-teams" if setting.options.get("teams") else "")


@pytest.mark.parametrize("setting", PLAYED, ids=name_of)
def test_playthrough(setting: Setting) -> None:
    name = name_of(setting)
    head = f"{setting.game}, {setting.players} players, {setting.options}"
    same_as_kept(f"playthroughs/{name}.txt", "\n".join([head, *told(setting.match, SHORT.get(name, 0)), ""]))


def told(match: Match, number: int) -> Iterator[str]:
    """The round from its deal to what it scores; even seats take the first thing they may do, odd ones the last."""
    r = pinned(match, number)
    shown: dict[str, str] = {}
    yield from changes(shown, r)
    while not r.over:
        seat, action = r.turn, legal(r)[-(r.turn % 2)]
        r, events = apply(r, action)
        yield f"P{seat} {says(action)} > {'; '.join(map(heard, events))}"
        yield from changes(shown, r)
    done = settle(match, r)
    yield f"{done.score.decided} ({match.rules.rule(done.score.decided)}), side {done.score.side}"
    yield f"scores {done.score.points}, totals {done.match.totals}"


def changes(shown: dict[str, str], r: Round) -> Iterator[str]:
    """What all and each may see now, as far as it is not what was shown before."""
    seats = range(len(r.hands))
    everybody = in_common(view(r, None))
    assert all(in_common(view(r, seat)) == everybody for seat in seats)
    each = {f"P{seat}": own(view(r, seat)) for seat in seats}
    yield "  all: " + "; ".join(f"{what} {seen}" for what, seen in everybody.items() if shown.get(what) != seen)
    yield from (f"  {seat}: {seen}" for seat, seen in each.items() if shown.get(seat) != seen)
    shown.update(everybody | each)


def in_common(seen: View) -> dict[str, str]:
    """What a view shows to everybody."""
    hands = {} if seen.hands is None else {"hands": " | ".join(" ".join(map(str, hand)) for hand in seen.hands)}
    return {
        "round": f"{seen.number}, seats {seen.playing}, opened by P{seen.opener}",
        **board_of(seen.board),
        "counts": " ".join(map(str, seen.counts)),
        "boneyard": str(seen.boneyard),
        "passed": " | ".join(" ".join(map(str, numbers)) for numbers in seen.passed),
        "turn": f"P{seen.turn}",
        "drawn": str(seen.drawn),
        "last by": f"P{seen.last}",
        "over": repr(seen.over),
        **hands,
    }


def own(seen: View) -> str:
    """What a view shows to its seat alone."""
    may = f"; may {', '.join(map(says, seen.legal))}" if seen.legal else ""
    return " ".join(map(str, seen.hand)) + may


def board_of(board: Board) -> dict[str, str]:
    """A chain by its ends and length; trains each."""
    match board:
        case Chain(tiles):
            ends = f"{tiles[0][0]} … {tiles[-1][1]}, {len(tiles)} tiles" if tiles else "empty"
            return {"chain": ends}
        case Trains(engine, rows, cover):
            trains = {place: train_text(row) for place, row in zip(board.places, rows, strict=True)}
            return {"engine": str(engine), "to cover": str(cover), **trains}
    raise AssertionError(board)


def train_text(row: Train) -> str:
    """A train by its end, length and marks."""
    return f"{row.end}, {len(row.tiles)} tiles{', OPEN' if row.open else ''}{'' if row.begun else ', not begun'}"


def heard(event: Event) -> str:
    """What an event says, and to whom if not to all."""
    match event:
        case Played(seat, tile, place):
            return f"P{seat} played {tile} at {place}"
        case Drew(seat):
            return f"P{seat} drew"
        case Received(seat, tile):
            return f"to P{seat} alone: {tile}"
        case Passed(seat, on):
            return f"P{seat} passed on {' '.join(map(str, on)) or 'nothing'}"
        case Kept(seat):
            return f"P{seat} kept the drawn tile"
        case WentOut(seat):
            return f"P{seat} went out"
        case Blocked():
            return "blocked"
