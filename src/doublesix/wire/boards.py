"""Boards as the page draws them, and how the last round on one ended."""

from __future__ import annotations

from doublesix.rules.chain import Chain
from doublesix.rules.round import Round
from doublesix.rules.trains import MEXICAN, Trains
from doublesix.rules.view import View
from doublesix.table.table import Finished, Phase, Table
from doublesix.wire import views


def chain_view(seen: View | None) -> views.ChainView | None:
    """The chain, where the game has one."""
    if seen is None or not isinstance(seen.board, Chain):
        return None
    ends = [end.number for end in seen.board.ends(0) if end.number is not None]
    return views.ChainView(tiles=list(seen.board.tiles), anchor=seen.board.anchor, ends=ends)


def trains_view(seen: View | None) -> views.TrainsView | None:
    """The trains, where the game has them."""
    if seen is None or not isinstance(seen.board, Trains):
        return None
    board = seen.board
    rows = [
        views.TrainView(
            place=place,
            seat=None if place == MEXICAN else row,
            tiles=list(train.tiles),
            end=train.end,
            open=train.open,
            cover=board.cover == place and not seen.over,
        )
        for row, (place, train) in enumerate(zip(board.places, board.rows, strict=True))
    ]
    return views.TrainsView(engine=board.engine, rows=rows)


def result_view(last: Finished | None) -> views.ResultView | None:
    """How the last round ended, with every hand open."""
    if last is None:
        return None
    end, settled = last.end, last.settled
    return views.ResultView(
        round=last.round.number,
        reason="blocked" if end.out is None else "out",
        decided=settled.score.decided.value,
        seat=end.out,
        side=settled.score.side,
        last=end.last,
        tie=end.lightest if settled.score.decided.equal else None,
        hands=[
            views.HandLeft(seat=seat, tiles=[str(t) for t in hand], pips=end.weights[seat])
            for seat, hand in enumerate(end.hands)
        ],
        scores=list(settled.score.points),
        totals=list(settled.match.totals),
        eliminated=list(settled.eliminated),
    )


def proof_view(table: Table) -> views.ProofView:
    """What was promised for the coming or running deal, and all that proves the last one that is over."""
    running = table.deal.shuffle.commit if table.deal and table.phase is Phase.PLAYING else None
    commit = table.committed.commit if table.committed else running
    shuffle = table.last.deal.shuffle if table.last else None
    return views.ProofView(
        commit=commit,
        round=table.last.deal.round if table.last else None,
        secret=shuffle.secret if shuffle else None,
        salts=list(shuffle.salts) if shuffle else [],
    )


def boneyard(r: Round | None) -> int | None:
    """How many tiles are left in it; None where there is no round, or nobody draws (P-1)."""
    return None if r is None or r.rules.draws == 0 else len(r.boneyard)
