"""What a round has told everyone, as the page and the review show it."""

from __future__ import annotations

from collections.abc import Sequence

from doublesix.bots.deduction import Known, deduced
from doublesix.table.table import Access, Phase, Table
from doublesix.wire.messages import KnownView, LikelyView


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
    """What is told of the hands at this table; None where everybody deduces by themselves: among people who play."""
    if table.access is not Access.SOLO and not table.practice:
        return None
    if table.round is None or table.phase is not Phase.PLAYING:
        return []
    return known_views(deduced(table.round, table.events, len(table.seats)))
