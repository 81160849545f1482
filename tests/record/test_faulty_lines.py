"""Numbering, shape, end, and the match line: which rule a fault names, and on which line."""

from __future__ import annotations

from typing import Any

import pytest

from doublesix.record import lines
from doublesix.record.sentences import AGAINST
from doublesix.rules.reasons import Reason
from tests.record.forging import changed, first, refused
from tests.record.games import fault_in, played, renumbered, written


def test_F1_a_line_is_missing_doubled_or_moved() -> None:
    record = played("draw")
    refused(record[:5] + record[6:], 5, "F-1", "n should be 5, not 6")
    refused(record[:6] + record[5:], 6, "F-1", "n should be 6, not 5")
    refused([*record[:5], record[6], record[5], *record[7:]], 5, "F-1", "n should be 5, not 6")
    refused(changed(record, 0, n=1), 0, "F-1", "n of a match line should be 0, not 1")


def test_F1_rounds_count_from_one() -> None:
    record = played("partners")
    refused(changed(record, 1, round=2), 1, "F-1", "the round should be 1, not 2")
    at, _ = first(record, lines.Round)
    refused(changed(record, at, round=7), at, "F-1", "the round should be 1, not 7")


@pytest.mark.parametrize(
    ("text", "rule", "words"),
    [
        ('{"event":"play"', "F-2", "truncated"),
        ("", "F-2", "truncated"),
        ("{,}", "F-2", "malformed"),
        ("[1]", "F-2", "an object should stand here"),
        ('{"event":"play","n":2,"n":2,"seat":0,"tile":"1-1","at":"left"}', "F-2", "stands twice"),
        ('{"event":"play","n":2,"seat":"0","tile":"1-1","at":"left"}', "F-2", "Expected int, got str - at $.seat"),
        ('{"event":"play","n":2,"seat":0,"tile":"\\ud800","at":"left"}', "F-2", ""),
        ('{"event":5,"n":2}', "F-2", "$.event"),
        ('{"event":"dance","n":2}', "F-5", "no event 'dance'"),
        ('{"n":2}', "F-5", "the key event is missing"),
        ('{"event":"play","seat":0,"tile":"1-1","at":"left"}', "F-5", "the key n of play is missing"),
        ('{"event":"play","n":2,"seat":0,"tile":"1-1"}', "F-5", "missing key at"),
        ('{"event":"play","n":2,"seat":0,"tile":"1_1","at":"left"}', "F-5", "'1_1' is no tile"),
        ('{"event":"play","n":2,"seat":0,"tile":"1-1","at":"top"}', "F-5", "no place 'top'"),
        ('{"event":"play","n":2,"seat":0,"tile":"1-1","at":"left","by":"me"}', "F-5", "by should be table"),
        ("[" * 5000, "F-2", "nested"),
    ],
)
def test_F2_and_F5_broken_lines(text: str, rule: str, words: str) -> None:
    record = played("draw")
    fault = fault_in(written(record[:2]) + text.encode() + b"\n" + written(record[3:]))
    assert (fault.line, fault.rule) == (3, rule)
    assert words in fault.text


def test_F4_a_match_without_its_end() -> None:
    record = played("draw")
    refused(record[:-1], len(record) - 2, "F-4", "'draw-0' has no end line")
    refused(record[:-1] + record, len(record) - 1, "F-4", "no end")


def test_F5_nothing_but_a_match_follows_an_end() -> None:
    record = played("draw")
    refused(renumbered([*record, record[-1]]), len(record), "F-5", "not end")
    refused(renumbered([*record, record[1]]), len(record), "F-5", "not deal")


@pytest.mark.parametrize(
    ("game", "values", "rule", "words"),
    [
        ("draw", {"format": "doublesix-record/2"}, "F-5", "doublesix-record/1"),
        ("draw", {"rules": "poker"}, "F-5", "no game 'poker'"),
        ("draw", {"at": "yesterday"}, "F-5", "a time in UTC"),
        ("draw", {"at": "2026-13-29T12:00:00Z"}, "F-5", "a time in UTC"),
        ("draw", {"at": "2026-11-29T12:00:00+01:00"}, "F-5", "a time in UTC"),
        ("draw", {"options": {}}, "F-5", "target"),
        ("draw", {"options": {"target": 60}}, "D-9", "not 60"),
        ("partners", {"options": {"target": 0}}, "P-7", "not 0"),
        ("salon", {"options": {"set": 7, "teams": 0, "limit": 50}}, "L-1", "set should be one of 6, 9, 12"),
        ("salon", {"options": {"set": 6, "teams": 1, "limit": 50}}, "L-10", "not 1"),
        ("salon", {"options": {"set": 6, "teams": 3, "limit": 50}}, "L-10", "not for 4 players"),
        ("salon", {"options": {"set": 6, "teams": 0, "limit": 55}}, "L-9", "not 55"),
        ("mexican-train", {"options": {"rounds": 5}}, "M-1", "4, 8, 13"),
        ("mexican-train", {"options": {"rounds": 13}}, "M-1", "rounds of 4 people should be 4"),
        ("draw", {"table": {"turn_s": 44}}, "T-1", "turn_s"),
        ("draw", {"table": {"turn_s": True}}, "T-1", "turn_s"),
        ("partners", {"table": {"turn_s": 60}}, "T-1", "45"),
        ("partners", {"table": {"practice": 1}}, "F-2", "practice"),
    ],
)
def test_a_match_that_cannot_be_set_up(game: str, values: dict[str, Any], rule: str, words: str) -> None:
    refused(changed(played(game), 0, **values), 0, rule, words)


@pytest.mark.parametrize(
    ("game", "players", "rule"),
    [("draw", 1, "D-1"), ("draw", 5, "D-1"), ("partners", 3, "P-1"), ("salon", 5, "L-1"), ("mexican-train", 5, "M-2")],
)
def test_too_few_or_too_many_seats(game: str, players: int, rule: str) -> None:
    seats = [lines.Seat(name="Ana")] * players
    refused(changed(played(game), 0, seats=seats), 0, rule, f"not for {players} players")


def test_P11_robots_sit_at_partners_for_practice_only() -> None:
    record = played("partners", salted=False)
    seats = [lines.Seat(name="Ana"), *[lines.Seat(name="Bo", bot="steady")] * 3]
    refused(changed(record, 0, seats=seats, table={"practice": False}), 0, "P-11", "practice")
    assert fault_in(changed(record, 0, seats=seats, table={"practice": True})[:-1]).rule == "F-4"


def test_every_refusal_of_an_act_has_its_sentence() -> None:
    of_setting_up = {Reason.BAD_OPTION, Reason.SEATS_MISSING, Reason.TOO_MANY_SEATS, Reason.TEAM_SHAPE}
    assert set(AGAINST) == set(Reason) - of_setting_up
