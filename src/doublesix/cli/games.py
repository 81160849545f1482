"""Which game a command plays, how many play it, and with what options."""

from __future__ import annotations

from typing import Annotated

import typer

from doublesix.rules.reasons import DoubleSixError
from doublesix.rules.ruleset import Game
from doublesix.rules.variants import VARIANTS

NAMES = ", ".join(VARIANTS)
USUAL = ", ".join(f"{game.usual_players} in {name}" for name, game in VARIANTS.items())

Rules = Annotated[str, typer.Argument(help=f"The game: {NAMES}.")]
Players = Annotated[int | None, typer.Option(help=f"How many play; if not said {USUAL}.", show_default=False)]
Chosen = Annotated[
    list[str] | None,
    typer.Option(metavar="KEY=VALUE", help="An option of the game, as in the record; may be repeated."),
]


def game_of(name: str) -> Game:
    """The game of this name; raise DoubleSixError where there is none."""
    if name not in VARIANTS:
        raise DoubleSixError(f"{name!r} is no game: {NAMES}")
    return VARIANTS[name]


def options_of(game: Game, chosen: list[str] | None) -> dict[str, int]:
    """Every option of a game with its value; raise DoubleSixError for what is none, BadOptions for what it has not."""
    return game.complete(dict(map(_read, chosen or [])))


def _read(text: str) -> tuple[str, int]:
    name, equals, value = text.partition("=")
    try:
        return name, int(value)
    except ValueError:
        raise DoubleSixError(f"{text!r} is no option: KEY=VALUE with a whole number, as in target=200") from None
