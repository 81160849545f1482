"""Deals: which rule a fault names, and on which line."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from doublesix.record import lines
from doublesix.record.lines import AnyLine
from tests.record.forging import HAND_RULES, OPENING_RULES, VERDICT_RULES, changed, first, games, refused
from tests.record.games import played, renumbered


def shuffle_of(record: list[AnyLine], **values: Any) -> list[AnyLine]:
    """The record with another shuffle in its first deal."""
    _, deal = first(record, lines.Deal)
    return changed(record, 1, shuffle=msgspec.structs.replace(deal.shuffle, **values))


@games
def test_F3_secret_commit_and_salts(game: str) -> None:
    record = played(game)
    secret = "ab" * 32
    commit = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    refused(shuffle_of(record, secret="ab" * 31), 1, "F-3", "32 bytes in hex")
    refused(shuffle_of(record, secret="ab " * 32), 1, "F-3", "32 bytes in hex")
    refused(shuffle_of(record, secret=secret), 1, "F-3", "the commit of this secret")
    refused(shuffle_of(record, secret=secret, commit=commit), 1, "F-3", "the hand of seat 0")
    refused(shuffle_of(record, salts=["", ""]), 1, "F-3", "the number of salts should be 4, not 2")
    refused(shuffle_of(record, salts=["", "", "", "é"]), 1, "F-3", "the salt of seat 3")
    refused(shuffle_of(record, salts=["", "", "", "x" * 65]), 1, "F-3", "the salt of seat 3")
    refused(shuffle_of(record, salts=["", "", "", "other"]), 1, "F-3", "the hand of seat")


def test_F3_robots_have_no_salt() -> None:
    record = played("draw", salted=False)
    seats = [*[lines.Seat(name="Ana")] * 3, lines.Seat(name="Bo", bot="steady")]
    refused(changed(shuffle_of(record, salts=["", "", "", "a"]), 0, seats=seats), 1, "F-3", "seat 3 is a robot")


@games
def test_a_hand_of_the_wrong_size(game: str) -> None:
    record = played(game)
    _, deal = first(record, lines.Deal)
    hands = [deal.hands[0][:-1], *deal.hands[1:]]
    refused(changed(record, 1, hands=hands), 1, HAND_RULES[game], "the number of tiles dealt to seat 0")
    refused(changed(record, 1, hands=deal.hands[1:]), 1, "F-2", "the number of hands should be 4, not 3")


@games
def test_F3_a_hand_or_boneyard_that_the_shuffle_did_not_make(game: str) -> None:
    record = played(game, 4)
    _, deal = first(record, lines.Deal)
    (a, *rest), (b, *others), *more = deal.hands
    refused(changed(record, 1, hands=[[b, *rest], [a, *others], *more]), 1, "F-3", f"should have '{a}', not '{b}'")
    refused(changed(record, 1, hands=[[a, a, *rest[1:]], *deal.hands[1:]]), 1, "F-3", "the hand of seat 0")
    if len(deal.boneyard) > 1:
        turned = [deal.boneyard[1], deal.boneyard[0], *deal.boneyard[2:]]
        refused(changed(record, 1, boneyard=turned), 1, "F-3", f"tile 1 of the boneyard should be {deal.boneyard[0]}")
    refused(changed(record, 1, boneyard=[*deal.boneyard, a]), 1, "F-3", "the number of tiles in the boneyard")


@games
def test_another_seat_opens(game: str) -> None:
    record = played(game)
    _, deal = first(record, lines.Deal)
    turn = (deal.turn + 1) % 4
    refused(changed(record, 1, turn=turn), 1, OPENING_RULES[game], f"should be {deal.turn}, not {turn}")


def test_P2_the_next_round_is_opened_by_the_next_seat() -> None:
    record = played("partners")
    (_, one), (at, two) = first(record, lines.Deal), first(record, lines.Deal, 1)
    assert two.turn == (one.turn + 1) % 4
    refused(changed(record, at, turn=one.turn), at, "P-2", "the seat that opens")


def test_M2_the_engine() -> None:
    record = played("mexican-train")
    refused(changed(record, 1, engine="11-11"), 1, "M-2", "the engine should be 12-12, not 11-11")
    refused(changed(record, 1, engine=None), 1, "F-5", "engine is missing")
    refused(changed(played("draw"), 1, engine="6-6"), 1, "F-5", "there is no engine in draw")


def test_L9_an_eliminated_side_is_dealt_no_more_hands() -> None:
    for seed in range(30):
        record = played("salon", seed=seed)
        late = [(at, line) for at, line in enumerate(record) if isinstance(line, lines.Deal) and [] in line.hands]
        if late:
            break
    at, deal = late[0]
    out = deal.hands.index([])
    hands = [["0-0"] if seat == out else hand for seat, hand in enumerate(deal.hands)]
    refused(changed(record, at, hands=hands), at, "L-9", f"dealt to seat {out} should be 0, not 1")
    salts = ["a" if seat == out else salt for seat, salt in enumerate(deal.shuffle.salts)]
    shuffle = msgspec.structs.replace(deal.shuffle, salts=salts)
    refused(changed(record, at, shuffle=shuffle), at, "F-3", "eliminated")


@games
def test_S4_a_round_is_dealt_when_the_last_is_over(game: str) -> None:
    record = played(game)
    refused(renumbered([*record[:2], *record[1:]]), 2, "S-4", "round 1 has no round line yet")
    refused(renumbered([record[0], *record[2:]]), 1, "S-4", "no round is under way")


@games
def test_a_match_that_is_won_is_over(game: str) -> None:
    record = played(game)
    refused(renumbered([*record[:-1], record[1]]), len(record) - 1, VERDICT_RULES[game], "won already")
