"""doublesix simulate: matches of robots, written as records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
import typer

from doublesix.bots import ROBOTS
from doublesix.cli.games import Chosen, Players, Rules, game_of, options_of
from doublesix.cli.selfplay import Player, Setup, play_match, player
from doublesix.cli.text import refuse
from doublesix.rules.reasons import DoubleSixError

ENCODER = msgspec.json.Encoder()


def simulate(
    rules: Rules,
    players: Players = None,
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 1,
    seed: Annotated[int, typer.Option(help="Where all chance comes from: the same seed, the same bytes.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help=f"One robot for all, or one a seat: {', '.join(ROBOTS)}, or your own as module:Class.",
        ),
    ] = "beginner",
    option: Chosen = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to write, instead of to the screen.")] = None,
) -> None:
    """Let robots play matches and write their records."""
    try:
        setup = _setup(rules, players, seed, bots, option)
        if out is None:
            _write(sys.stdout.buffer, setup, matches)
        else:
            with out.open("wb") as file:
                _write(file, setup, matches)
    except DoubleSixError as error:
        refuse("simulate", str(error))
    except OSError as error:
        if out is None:
            raise
        refuse("simulate", f"cannot write {out}: {error.strerror}")


def _setup(rules: str, players: int | None, seed: int, bots: str, option: list[str] | None) -> Setup:
    game = game_of(rules)
    seats = game.usual_players if players is None else players
    options = options_of(game, option)
    return Setup(game.ruleset(options, seats), options, _players(bots.split(","), seats), seed)


def _players(names: list[str], seats: int) -> tuple[Player, ...]:
    if len(names) not in (1, seats):
        raise DoubleSixError(f"--bots names {len(names)} robots for {seats} seats: one for all, or one a seat")
    players = {name: player(name) for name in names}
    return tuple(players[name] for name in (names if len(names) == seats else names * seats))


def _write(file: BinaryIO, setup: Setup, matches: int) -> None:
    for number in range(1, matches + 1):
        file.write(ENCODER.encode_lines(list(play_match(setup, number))))
    file.flush()
