"""Replays: what the house makes of a record, line by line."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from doublesix.phrase import LANGUAGES
from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.record.replay import replay
from doublesix.rules.tiles import double_set
from doublesix.rules.variants import VARIANTS
from doublesix.table.events import Sat, Started
from doublesix.table.record import last_match
from doublesix.wire.replay import ReplayMatch, ReplayStep, replayed
from tests.record.games import played
from tests.strategies import Setting
from tests.support.desk import desk_of
from tests.support.frames import NAMES, read, told

TEAMS = {"partners": {"target": 50}, "salon": {"limit": 50, "teams": 2}}


@pytest.fixture(params=VARIANTS, scope="module")
def record(request: pytest.FixtureRequest) -> list[AnyLine]:
    return played(request.param, table_acts=0.1)


@pytest.fixture(scope="module")
def match(record: list[AnyLine]) -> ReplayMatch:
    return replayed(record, "en")


def laid(step: ReplayStep) -> list[tuple[int, int]]:
    """The tiles on the board, the engine too."""
    if step.chain:
        return step.chain.tiles
    assert step.trains
    return [(step.trains.engine,) * 2, *(tile for row in step.trains.rows for tile in row.tiles)]


def test_every_line_is_a_step_with_its_number_kind_and_words(record: list[AnyLine], match: ReplayMatch) -> None:
    assert [step.n for step in match.steps] == [line.n for line in record] == list(range(len(record)))
    assert [step.kind for step in match.steps] == [type(line).__name__.lower() for line in record]
    assert all(step.text for step in match.steps)


def test_every_hand_is_open_as_the_rules_have_it(record: list[AnyLine], match: ReplayMatch) -> None:
    for step, seen in zip(match.steps, replay(record), strict=True):
        if seen.after.round:
            assert step.hands == [[str(t) for t in hand] for hand in seen.after.round.hands]
            assert (step.boneyard or 0) == len(seen.after.round.boneyard)
            assert (step.boneyard is None) == (seen.after.round.rules.draws == 0)
            assert step.to_play == (None if seen.after.round.over and step.kind == "round" else seen.after.round.turn)


def test_at_each_step_of_a_round_every_tile_of_the_set_is_somewhere_once(match: ReplayMatch) -> None:
    top = 12 if match.game == "mexican-train" else 6
    for step in match.steps[1:]:
        shown = Counter(tuple(map(int, t.split("-"))) for hand in step.hands for t in hand)
        shown += Counter((max(pair), min(pair)) for pair in laid(step))
        assert set(shown.values()) == {1}
        assert shown.keys() <= set(double_set(top))
        assert sum(shown.values()) + (step.boneyard or 0) == len(double_set(top))


def test_each_round_names_its_lines_its_score_and_its_proof(record: list[AnyLine], match: ReplayMatch) -> None:
    deals = [line for line in record if isinstance(line, lines.Deal)]
    scores = [line for line in record if isinstance(line, lines.Round)]
    assert [(one.first, one.last) for one in match.rounds] == [
        (deal.n, score.n) for deal, score in zip(deals, scores, strict=True)
    ]
    for one, deal, score in zip(match.rounds, deals, scores, strict=True):
        assert one.result
        assert (one.result.scores, one.result.totals) == (score.scores, score.totals)
        assert (one.proof.commit, one.proof.secret) == (deal.shuffle.commit, deal.shuffle.secret)
        assert one.proof.salts == deal.shuffle.salts


def test_who_won_and_what_was_played(record: list[AnyLine], match: ReplayMatch) -> None:
    head, end = record[0], record[-1]
    assert isinstance(head, lines.Match)
    assert isinstance(end, lines.End)
    assert match.winners == end.winners
    assert {choice.name: choice.value for choice in match.options} == head.options
    assert [seat.name for seat in match.seats] == [seat.name for seat in head.seats]
    assert sorted(seat for side in match.sides for seat in side) == [0, 1, 2, 3]


def test_the_listener_is_nobody_and_every_language_tells_the_same_lines(record: list[AnyLine]) -> None:
    said = {lang: [step.text for step in replayed(record, lang).steps] for lang in LANGUAGES}
    assert len({len(texts) for texts in said.values()}) == 1
    assert not any("You" in text.split() or "you" in text.split() for text in said["en"])
    assert len({texts[1] for texts in said.values()}) == 3


def test_a_drawn_tile_is_named_and_no_later_step_counts_the_draws() -> None:
    record = played("draw")
    for line, step in zip(record, replayed(record, "en").steps, strict=True):
        if isinstance(line, lines.Draw):
            assert step.text == f"Seat {line.seat} draws {line.tile}."
        elif isinstance(line, lines.Play):
            assert "draws" not in step.text


def test_where_the_table_acted_that_is_said() -> None:
    record = played("mexican-train", table_acts=0.3)
    acts = [
        (line, step) for line, step in zip(record, replayed(record, "en").steps, strict=True) if step.seat is not None
    ]
    for line, step in acts:
        assert isinstance(line, lines.Act)
        assert step.text.startswith("The table acts for") == (line.by == "table")


@pytest.mark.parametrize("game", TEAMS)
def test_teams_are_told_as_teams(game: str) -> None:
    match = replayed(played(game, options=TEAMS[game]), "en")
    assert (match.teams, match.sides) == (2, [[0, 2], [1, 3]])
    assert "Team" in match.steps[-1].text


def test_a_robot_is_called_one_in_words_and_has_its_plain_name_beside() -> None:
    record = played("draw", players=2)
    head = record[0]
    assert isinstance(head, lines.Match)
    seats = [lines.Seat(name="Ana"), lines.Seat(name="Cog", bot="steady")]
    match = replayed([msgspec.structs.replace(head, seats=seats), *record[1:]], "en")
    assert (match.seats[1].name, match.seats[1].bot) == ("Cog", "steady")
    assert any(step.text.startswith("Cog (robot) ") for step in match.steps)


def test_a_match_that_was_ended_has_an_open_last_round_and_no_winners() -> None:
    record = played("draw")
    second = next(line.n for line in record if isinstance(line, lines.Deal) and line.round == 2)
    cut = [*record[: second + 3], lines.End(n=second + 3, winners=[], totals=[0] * 4, reason="abandoned")]
    match = replayed(cut, "en")
    assert match.winners is None
    assert (match.rounds[-1].result, match.rounds[-1].last) == (None, second + 2)
    assert match.steps[-1].kind == "end"
    assert match.steps[-1].hands == match.steps[-2].hands


@pytest.mark.parametrize(
    "setting", [Setting("partners", {"target": 50}, 4), Setting("mexican-train", {"rounds": 4}, 3)]
)
def test_the_log_of_a_table_and_its_record_are_told_alike(setting: Setting) -> None:
    """What an onlooker heard while it was played stands in the replay, but for what draws are called."""
    desk = desk_of(setting, 3).finish()
    record = last_match([(0, desk.log)], NAMES)
    match = replayed(record, "en")
    _, pages = read(desk.rows)
    heard = [item.text for item in told(pages, None) if item.kind in ("played", "dealt", "scored", "won")]
    shown = [step.text for step in match.steps if step.kind != "draw"]
    for text in heard:
        assert any(_plain(text) in _plain(step) for step in shown), text
    assert any(isinstance(event, Started) for event in desk.log)
    assert sum(isinstance(event, Sat) for event in desk.log) == len(match.seats)


def _plain(text: str) -> str:
    return text.replace(" draws one and ", " ")
