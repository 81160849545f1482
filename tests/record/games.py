"""Records to test with: matches of a player who plays at random, written down as they go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from doublesix.record import lines
from doublesix.record.faults import Fault
from doublesix.record.lines import AnyLine
from doublesix.record.notation import act_line, deal_line, end_line, round_line
from doublesix.record.shuffle import deal_fairly
from doublesix.record.verify import verify
from doublesix.rules.match import Match, begin, settle
from doublesix.rules.round import Round, apply, legal
from doublesix.rules.variants import VARIANTS

SHORT = {
    "draw": {"target": 50},
    "partners": {"target": 50},
    "salon": {"limit": 50},
    "mexican-train": {"rounds": 4},
}


def played(
    game: str,
    players: int = 4,
    seed: int = 0,
    options: dict[str, int] | None = None,
    salted: bool = True,
    table_acts: float = 0.0,
) -> list[AnyLine]:
    """One match. `table_acts`: how often the table takes over an act and the rest of its turn."""
    random = Random(f"{game}/{players}/{seed}/{options}")
    chosen = VARIANTS[game].complete({**SHORT[game], **(options or {})})
    match = begin(VARIANTS[game].ruleset(chosen, players), players)
    seats = [lines.Seat(name=f"Seat {seat}") for seat in range(players)]
    record: list[AnyLine] = [
        lines.Match(format=lines.FORMAT, id=f"{game}-{seed}", rules=game, options=chosen, seats=seats)
    ]
    while match.winners is None:
        secret = random.randbytes(32)
        salts = [
            random.choice(["", "a_-9Z", "x" * 64]) if salted and s in match.playing else "" for s in range(players)
        ]
        r = deal_fairly(match, secret, salts).round
        record.append(deal_line(r, secret, salts))
        match = _play_round(match, r, record, random, table_acts)
    record.append(end_line(match))
    return renumbered(record)


def renumbered(record: Iterable[AnyLine]) -> list[AnyLine]:
    """The same lines with `n` from 0."""
    return [msgspec.structs.replace(line, n=n) for n, line in enumerate(record)]


def written(record: Iterable[AnyLine]) -> bytes:
    """The lines as a file."""
    return b"".join(msgspec.json.encode(line) + b"\n" for line in record)


def fault_in(record: Iterable[AnyLine] | bytes, running: bool = False) -> Fault:
    """The first fault of a record that must have one."""
    data = record if isinstance(record, bytes) else written(record)
    try:
        counted = verify(data.splitlines(keepends=True), running)
    except Fault as fault:
        return fault
    raise AssertionError(f"accepted: {counted}")


def _play_round(match: Match, r: Round, record: list[AnyLine], random: Random, table_acts: float) -> Match:
    table = False
    while r.over is None:
        table = table or random.random() < table_acts
        actions = legal(r)
        after, events = apply(r, actions[0] if table else random.choice(actions))
        record.append(act_line(r, events, "table" if table else None))
        table = table and after.turn == r.turn
        r = after
    settled = settle(match, r)
    record.append(round_line(r, settled))
    return settled.match


def shapes() -> Sequence[tuple[str, int, dict[str, int]]]:
    """Every game, number of players, set and team shape."""
    found: list[tuple[str, int, dict[str, int]]] = []
    for game in VARIANTS.values():
        options: list[dict[str, int]] = [{}]
        if game.name == "salon":
            options = [{"set": top, "teams": teams} for top in (6, 9, 12) for teams in (0, 2, 3, 4, 5)]
        for chosen in options:
            complete = game.complete(chosen)
            found += [(game.name, seats, chosen) for seats in game.players if game.why_not(complete, seats) is None]
    return found
