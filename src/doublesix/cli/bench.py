"""doublesix bench: how strong robots are."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Annotated

import typer

from doublesix.bots import ROBOTS, Robot
from doublesix.cli.duplicate import Meeting, compare, matches, with_interval
from doublesix.cli.games import Chosen, Players, Rules, game_of, options_of
from doublesix.cli.selfplay import player
from doublesix.cli.text import refuse
from doublesix.rules.reasons import DoubleSixError

HEAD = ("game", "players", "robot", "against", "points a round", "rounds", "matches", "ms a turn", "99 %")
SPACE = "  "

bench = typer.Typer(help="Measure: how strong robots are.", no_args_is_help=True)


@bench.callback()
def _measure() -> None:
    """Measure: how strong robots are."""


@bench.command()
def robots(
    rules: Rules,
    robot: Annotated[str, typer.Argument(help=f"One robot or several with commas: {', '.join(ROBOTS)}, module:Class.")],
    against: Annotated[str, typer.Argument(help="The robot that it plays against.")],
    players: Players = None,
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played from every side.")] = 100,
    whole: Annotated[int, typer.Option(min=0, help="How many whole matches besides.")] = 0,
    seed: Annotated[int, typer.Option(help="Where all chance comes from.")] = 0,
    option: Chosen = None,
) -> None:
    """Let robots play the same deals from every side, and say with 95 % intervals how much better one is."""
    try:
        meeting = _meeting(rules, players, option)
        for row in _rows(meeting, robot.split(","), against, deals, whole, seed):
            typer.echo(row)
    except DoubleSixError as error:
        refuse("bench robots", str(error))


def _meeting(rules: str, players: int | None, option: list[str] | None) -> Meeting:
    game = game_of(rules)
    meeting = Meeting(rules, options_of(game, option), game.usual_players if players is None else players)
    meeting.match()  # refuses what does not go together
    return meeting


def _rows(meeting: Meeting, names: list[str], against: str, deals: int, whole: int, seed: int) -> Iterator[str]:
    loaded = {name: _robot(name) for name in (*names, against)}
    width = max(len(name) for name in (*loaded, *HEAD[2:4]))
    yield _line(HEAD, width)
    for name in names:
        found = compare(meeting, deals, loaded[name], loaded[against], seed)
        won = matches(meeting, whole, loaded[name], loaded[against], seed)
        cells = (
            meeting.game,
            str(meeting.players),
            name,
            against,
            with_interval(found.margins, "+.2f"),
            with_interval(found.wins, ".1%"),
            with_interval(won, ".1%") if won else "-",
            f"{1000 * fmean(found.seconds):.3f}" if found.seconds else "-",
            f"{1000 * found.late:.3f}",
        )
        yield _line(cells, width)


def _robot(name: str) -> Robot:
    """Those of the house are asked without ado, so that nothing but their own time is measured."""
    return ROBOTS[name] if name in ROBOTS else player(name)


def _line(cells: tuple[str, ...], width: int) -> str:
    widths = (13, 7, width, width, 15, 14, 14, 9, 8)
    return SPACE.join(cell.ljust(w) for cell, w in zip(cells, widths, strict=True)).rstrip()
