"""What `verify` accepts."""

from __future__ import annotations

import msgspec
import pytest

from doublesix.record import lines
from doublesix.record.verify import Counted, verify
from doublesix.rules.variants import VARIANTS
from tests.record.games import played, renumbered, shapes, written


@pytest.mark.parametrize(("game", "players", "options"), shapes())
def test_every_game_players_set_and_teams(game: str, players: int, options: dict[str, int]) -> None:
    record = played(game, players, 1, options)
    rounds = sum(isinstance(line, lines.Round) for line in record)
    assert verify(written(record).splitlines()) == Counted(1, rounds, len(record))


@pytest.mark.parametrize("game", VARIANTS)
@pytest.mark.parametrize("seed", range(5))
def test_T2_turns_that_the_table_plays_or_takes_over(game: str, seed: int) -> None:
    record = played(game, seed=seed, table_acts=0.3)
    assert any(isinstance(line, lines.Act) and line.by == "table" for line in record)
    assert verify(written(record).splitlines()).matches == 1


def test_several_matches_in_a_file_are_counted() -> None:
    data = b"".join(written(played(game)) for game in VARIANTS)
    assert verify(data.splitlines()).matches == 4


def test_counted_reads_as_words() -> None:
    assert str(Counted(1, 2, 30)) == "1 match, 2 rounds, 30 lines"
    assert str(Counted(2, 1, 1)) == "2 matches, 1 round, 1 line"


def test_a_match_under_way_is_good_while_running_up_to_any_line() -> None:
    record = played("salon", 2)
    for count in range(1, min(len(record), 100)):
        assert verify(written(record[:count]).splitlines(), running=True).lines == count


@pytest.mark.parametrize("game", VARIANTS)
def test_T5_an_abandoned_end_may_follow_any_line(game: str) -> None:
    record = played(game)
    totals = [0] * len(next(line.totals for line in record if isinstance(line, lines.Round)))
    for count in range(1, min(len(record), 100)):
        last = record[count - 1]
        totals = last.totals if isinstance(last, lines.Round) else totals
        end = lines.End(winners=[], totals=totals, reason="abandoned")
        assert verify(written(renumbered([*record[:count], end])).splitlines()).lines == count + 1


def test_a_hand_may_be_shown_in_any_order() -> None:
    head, deal, *rest = played("partners")
    assert isinstance(deal, lines.Deal)
    turned = msgspec.structs.replace(deal, hands=[hand[::-1] for hand in deal.hands])
    assert verify(written([head, turned, *rest]).splitlines()).matches == 1


def test_keys_that_nobody_knows_are_passed_over() -> None:
    data = written(played("draw"))
    for old, new in {
        b'"target":': b'"weather":"fine","target":',
        b'"name":': b'"rating":[1,2],"name":',
        b'"n":': b'"mood":null,"n":',
        b'"commit":': b'"dice":{},"commit":',
        b'"rules":"draw"': b'"rules":"draw","table":{"turn_s":45,"colour":"green"}',
    }.items():
        assert old in data
        assert verify(data.replace(old, new).splitlines()).matches == 1
