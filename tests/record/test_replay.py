"""A match followed line by line."""

from __future__ import annotations

import pytest

from doublesix.record import lines
from doublesix.record.faults import Fault
from doublesix.record.reading import read_matches
from doublesix.record.replay import replay
from doublesix.rules.events import Played, WentOut
from doublesix.rules.variants import VARIANTS
from tests.record.games import played, written


@pytest.mark.parametrize("game", VARIANTS)
def test_each_step_begins_where_the_last_ended(game: str) -> None:
    record = played(game)
    steps = list(replay(record))
    assert [step.line for step in steps] == record
    assert steps[0].before is None
    for one, two in zip(steps, steps[1:], strict=False):
        assert two.before is one.after


@pytest.mark.parametrize("game", VARIANTS)
def test_totals_and_winners_come_out_as_written(game: str) -> None:
    record = played(game)
    for step in replay(record):
        if isinstance(step.line, lines.Round):
            assert list(step.after.match.totals) == step.line.totals
            assert step.after.round is None
    end = record[-1]
    assert isinstance(end, lines.End)
    assert step.after.match.winners == tuple(end.winners)


def test_events_tell_what_a_line_did() -> None:
    for step in replay(played("draw")):
        if isinstance(step.line, lines.Play):
            played_event, *rest = step.events
            assert isinstance(played_event, Played)
            assert str(played_event.tile) == step.line.tile
            assert step.after.round
            assert step.after.round.over == (rest[0] if rest and isinstance(rest[0], WentOut) else None)


def test_the_matches_of_a_file_one_by_one() -> None:
    one, two = played("draw"), played("partners")
    assert list(read_matches((written(one) + written(two)).splitlines())) == [one, two]


def test_a_match_begins_with_its_match_line() -> None:
    with pytest.raises(Fault, match="F-2"):
        list(replay(played("draw")[1:]))
