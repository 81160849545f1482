"""Whether a play, a draw or a pass is allowed, and told as it should be."""

from __future__ import annotations

from doublesix.record import lines
from doublesix.record.faults import Fault, same, shown, tile_in
from doublesix.record.lines import ActLine
from doublesix.record.notation import action_of
from doublesix.record.sentences import against, done, named
from doublesix.rules.round import Round, legal, why_not
from doublesix.rules.trains import MEXICAN, train_of

PLACES = ("start", "left", "right", *map(train_of, range(4)), MEXICAN)
TABLE = "table"


def check_act(r: Round, line: ActLine, pending: int | None) -> None:
    """Whether this seat may do this now, and the line tells it right; `pending`: the table has begun this turn."""
    _check_values(line)
    action = action_of(line)
    if reason := why_not(r, line.seat, action):
        raise Fault(r.rules.rule(reason), against(reason, r, line))
    if isinstance(line, lines.Draw):
        same("F-3", f"the tile that seat {line.seat} drew", r.boneyard[0], tile_in(line.tile))
    if isinstance(line, lines.Pass):
        _check_on(r, line)
    if line.by is None and pending is not None:
        raise Fault("T-2", f"seat {line.seat} {done(line)} but the table plays this turn to its end")
    if line.by == TABLE and action != (first := legal(r)[0]):
        raise Fault("T-2", f"the table should {named(first)} for seat {line.seat}, but {done(line)}")


def _check_values(line: ActLine) -> None:
    if not isinstance(line, lines.Pass):
        tile_in(line.tile)
    if line.by not in (None, TABLE):
        raise Fault("F-5", f"by should be {TABLE} or absent, not {shown(line.by)}")
    if isinstance(line, lines.Play) and line.at not in PLACES:
        raise Fault("F-5", f"there is no place {shown(line.at)}: {', '.join(PLACES)}")


def _check_on(r: Round, line: lines.Pass) -> None:
    on = list(r.board.shown_by_pass())
    if on and line.on is None:
        raise Fault("F-5", f"the key on of a pass is missing: {on}")
    if not on and line.on is not None:
        raise Fault("F-5", f"a pass in {r.rules.name} is on no numbers, but {shown(line.on)} stands here")
    if line.on != (on or None):
        raise Fault("P-4", f"seat {line.seat} passed on {shown(on)}, not {shown(line.on)}")
