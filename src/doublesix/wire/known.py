"""What a round has told everyone of the hands, as the page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from doublesix.bots.deduction import Known, Listening
from doublesix.table.table import Phase, Table
from doublesix.wire.views import KnownView, LikelyView


class Listener:
    """Listens to a match line by line, and hears each event of a round once."""

    def __init__(self) -> None:
        self._rounds: dict[int, Listening] = {}

    def after(self, table: Table) -> list[KnownView]:
        """What is known of the hands of the round under way; nothing between rounds."""
        if table.round is None or table.phase is not Phase.PLAYING:
            return []
        hearing = self._rounds.setdefault(table.round.number, Listening(table.round, len(table.seats)))
        return known_views(hearing.after(table.round, table.events))


def known_views(known: Sequence[Known]) -> list[KnownView]:
    """Every hand of which something is known."""
    return [
        KnownView(
            seat=seat,
            none=list(one.none),
            likely=[LikelyView(number=number, percent=percent) for number, percent in one.likely.items()],
        )
        for seat, one in enumerate(known)
        if one.none or one.likely
    ]


def shown_to_players(table: Table) -> list[KnownView] | None:
    """What is told of the hands at this table; None where people play each other, and deduce for themselves."""
    if not table.helps:
        return None
    return Listener().after(table)
