"""Rounds and ends: which rule a fault names, and on which line."""

from __future__ import annotations

import msgspec

from doublesix.record import lines
from tests.record.forging import BLOCKED_RULES, VERDICT_RULES, able, changed, first, games, refused, seek
from tests.record.games import fault_in, played, renumbered


@games
def test_a_round_that_is_not_over(game: str) -> None:
    record, r = seek(game, able)
    line = lines.Round(round=1, reason="out", side=0, hands=[], scores=[], totals=[])
    refused(renumbered([*record, line]), len(record), "S-4", "nobody is out", running=True)
    blocked = msgspec.structs.replace(line, reason="blocked")
    refused(renumbered([*record, blocked]), len(record), BLOCKED_RULES[game], "not blocked", running=True)


@games
def test_a_result_that_the_rules_do_not_make(game: str) -> None:
    record = played(game)
    at, line = first(record, lines.Round)
    verdict = VERDICT_RULES[game]
    fault = fault_in(changed(record, at, scores=[score + 1 for score in line.scores]))
    assert fault.rule in {"D-6", "D-7", "P-5", "P-6", "L-8", "M-11", "M-12"}
    assert "the scores should be" in fault.text
    refused(changed(record, at, side=3 if line.side != 3 else None), at, fault.rule, "the side should be")
    refused(changed(record, at, totals=[999] * len(line.totals)), at, verdict, "the totals should be")
    refused(changed(record, at, eliminated=[1, 2]), at, verdict, "eliminated should be")
    refused(changed(record, at, hands=line.hands[:1]), at, "S-5", "the number of hands shown")
    refused(changed(record, at, hands=[["0-0"]] * 4), at, "S-5", "the hand left to seat")
    refused(changed(record, at, reason="tired"), at, "F-5", "out or blocked")
    other = "blocked" if line.reason == "out" else "out"
    rule = "S-4" if line.reason == "out" else BLOCKED_RULES[game]
    refused(changed(record, at, reason=other), at, rule, f"should be '{line.reason}'")


def test_L9_who_is_eliminated_stands_in_the_round() -> None:
    record = played("salon")
    at, line = next((at, x) for at, x in enumerate(record) if isinstance(x, lines.Round) and x.eliminated)
    refused(changed(record, at, eliminated=None), at, "L-9", f"eliminated should be {line.eliminated}")


@games
def test_winners_and_totals_of_the_end(game: str) -> None:
    record = played(game)
    at, rule = len(record) - 1, VERDICT_RULES[game]
    line = record[-1]
    assert isinstance(line, lines.End)
    refused(changed(record, at, winners=[]), at, rule, f"the winners should be {line.winners}, not []")
    refused(changed(record, at, totals=line.totals[:1]), at, rule, "the totals should be")
    refused(changed(record, at, reason="bored"), at, "F-5", "abandoned or absent")
    refused(changed(record, at, reason="abandoned"), at, "T-5", "the winners should be []")
    early = renumbered([*record[:4], line])
    refused(early, 4, rule, "nobody has won after 0 rounds")
