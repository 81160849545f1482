"""Each fault that `verify` can find, with the rule that it names and the line that it points at."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import pytest

from doublesix.record import lines
from doublesix.record.reading import AnyLine
from doublesix.record.replay import Moment, follow
from doublesix.rules.actions import Draw, Pass, Play
from doublesix.rules.round import Round, legal, plays
from tests.record.games import fault_in, played, renumbered, written

L = TypeVar("L")
HAND_RULES = {"draw": "D-1", "partners": "P-1", "salon": "L-2", "mexican-train": "M-2"}
OPENING_RULES = {"draw": "D-2", "partners": "P-2", "salon": "L-3", "mexican-train": "M-3"}
VERDICT_RULES = {"draw": "D-8", "partners": "P-7", "salon": "L-9", "mexican-train": "M-13"}
BLOCKED_RULES = {"draw": "D-5", "partners": "P-6", "salon": "L-7", "mexican-train": "M-12"}
games = pytest.mark.parametrize("game", HAND_RULES)


def changed(record: list[AnyLine], where: int, **values: Any) -> list[AnyLine]:
    """The record with other values in one line."""
    return [*record[:where], msgspec.structs.replace(record[where], **values), *record[where + 1 :]]


def first(record: list[AnyLine], kind: type[L], nth: int = 0) -> tuple[int, L]:
    """A line of this kind and where it stands."""
    return [(at, line) for at, line in enumerate(record) if isinstance(line, kind)][nth]


def refused(record: list[AnyLine], at: int, rule: str, words: str, running: bool = False) -> None:
    """Hold that the fault is on line `at` (from 0), under this rule, and says these words."""
    fault = fault_in(record, running)
    assert (fault.line, fault.rule) == (at + 1, rule), fault.text
    assert words in fault.text


def before(record: list[AnyLine], fits: Callable[[Round], bool]) -> tuple[list[AnyLine], Round]:
    """The lines up to the first moment at which the round under way is such, and that round."""
    now: Moment | None = None
    for count, line in enumerate(record, 1):
        now = follow(now, line).after
        if now.round and not now.round.over and fits(now.round):
            return record[:count], now.round
    raise LookupError


def seek(game: str, fits: Callable[[Round], bool], **how: Any) -> tuple[list[AnyLine], Round]:
    """A record that has come to such a round."""
    for seed in range(60):
        try:
            return before(played(game, seed=seed, **how), fits)
        except LookupError:
            continue
    raise AssertionError("no such round")


def act_refused(
    game: str, fits: Callable[[Round], bool], act: Callable[[Round], AnyLine], rule: str, words: str, **how: Any
) -> None:
    """Hold that this act is refused at such a moment."""
    record, r = seek(game, fits, **how)
    refused(renumbered([*record, act(r)]), len(record), rule, words, running=True)


# --- numbering, shape, end


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


# --- the head


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
        ("mexican-train", {"options": {"rounds": 13}}, "M-1", "4 people play 4 rounds"),
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


# --- the deal


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


# --- acts


def able(r: Round) -> bool:
    return bool(plays(r, r.turn)) and r.opening is None


def play_line(r: Round, play: Play) -> AnyLine:
    return lines.Play(seat=r.turn, tile=str(play.tile), at=play.place)


@games
def test_S6_another_seat_acts(game: str) -> None:
    record = played(game)
    at, act = first(record, lines.Play)
    refused(changed(record, at, seat=(act.seat + 1) % 4), at, "S-6", f"it is the turn of seat {act.seat}")
    refused(changed(record, at, seat=-1), at, "S-6", "it is the turn of")


@games
def test_S6_a_tile_that_is_not_in_the_hand(game: str) -> None:
    record = played(game)
    at, act = first(record, lines.Play)
    _, deal = first(record, lines.Deal)
    other = deal.hands[(act.seat + 1) % 4][0]
    refused(changed(record, at, tile=other), at, "S-6", f"seat {act.seat} played {other} at {act.at} but holds")


def test_S1_a_tile_that_does_not_fit() -> None:
    def misfit(r: Round) -> list[Play]:
        fitting = {(play.tile, play.place) for play in plays(r, r.turn)}
        return [Play(t, p) for t in r.hands[r.turn] for p in ("left", "right") if (t, p) not in fitting]

    act_refused(
        "draw", lambda r: able(r) and bool(misfit(r)), lambda r: play_line(r, misfit(r)[0]), "S-1", "the end there is"
    )


def test_S1_a_place_that_is_not_there() -> None:
    act_refused(
        "draw", able, lambda r: lines.Play(seat=r.turn, tile=str(r.hands[r.turn][0]), at="start"), "S-1", "left, right"
    )


@pytest.mark.parametrize(
    ("game", "rule"), [("draw", "D-4"), ("partners", "P-3"), ("salon", "L-5"), ("mexican-train", "M-10")]
)
def test_a_pass_with_a_playable_tile(game: str, rule: str) -> None:
    record, r = seek(game, lambda r: able(r) and not r.drawn)
    playable = plays(r, r.turn)[0].tile
    act = lines.Pass(seat=r.turn, on=list(r.board.shown_by_pass()) or None)
    words = f"seat {r.turn} passed but {playable} is playable"
    refused(renumbered([*record, act]), len(record), rule, words, running=True)


@pytest.mark.parametrize(("game", "rule"), [("draw", "D-3"), ("salon", "L-4"), ("mexican-train", "M-10")])
def test_a_pass_with_tiles_to_draw(game: str, rule: str) -> None:
    act_refused(
        game,
        lambda r: legal(r) == (Draw(),),
        lambda r: lines.Pass(seat=r.turn, on=list(r.board.shown_by_pass()) or None),
        rule,
        "must draw: the boneyard has",
    )


@pytest.mark.parametrize(("game", "rule"), [("draw", "D-4"), ("salon", "L-5"), ("mexican-train", "M-10")])
def test_a_draw_with_a_playable_tile(game: str, rule: str) -> None:
    act_refused(
        game,
        lambda r: able(r) and not r.drawn and bool(r.boneyard),
        lambda r: lines.Draw(seat=r.turn, tile=str(r.boneyard[0])),
        rule,
        "is playable",
        players=2,
    )


def test_a_draw_that_is_not_there() -> None:
    def draw(r: Round) -> AnyLine:
        return lines.Draw(seat=r.turn, tile="0-0")

    act_refused("partners", able, draw, "P-1", "no drawing in partners")
    act_refused("draw", lambda r: legal(r) == (Pass(),), draw, "D-4", "the boneyard is empty")
    act_refused("mexican-train", lambda r: r.drawn == 1 and bool(r.boneyard), draw, "M-9", "already drawn", players=2)
    act_refused("salon", lambda r: r.drawn == 1 and bool(r.boneyard), draw, "L-4", "already drawn", players=2)


@pytest.mark.parametrize("game", ["draw", "salon", "mexican-train"])
def test_F3_a_drawn_tile_is_the_next_of_the_boneyard(game: str) -> None:
    record = played(game, 2)
    at, act = first(record, lines.Draw)
    refused(changed(record, at, tile="0-0" if act.tile != "0-0" else "1-0"), at, "F-3", f"should be {act.tile}")


def test_D2_and_L3_the_opening_tile() -> None:
    for game, rule, words in (("draw", "D-2", "must open with"), ("salon", "L-3", "must open with a double")):
        record = played(game)
        at, act = first(record, lines.Play)
        _, deal = first(record, lines.Deal)
        other = next(t for t in deal.hands[deal.turn] if t != act.tile and t.split("-")[0] != t.split("-")[1])
        refused(changed(record, at, tile=other), at, rule, words)


def test_M5_M6_M8_trains_that_are_not_to_be_used() -> None:
    def at(place: str) -> Callable[[Round], AnyLine]:
        return lambda r: lines.Play(seat=r.turn, tile=str(r.hands[r.turn][0]), at=place)

    act_refused("mexican-train", lambda r: True, at("train:mexican"), "M-5", "has no tile yet")
    act_refused(
        "mexican-train",
        lambda r: r.turn == 1 and r.board.why_not("train:0", 1) == "train-closed",
        at("train:0"),
        "M-6",
        "closed",
    )
    act_refused("mexican-train", lambda r: r.turn == 1 and r.board.keeps_turn, at("train:0"), "M-8", "must be covered")


def test_P4_a_pass_says_on_which_numbers() -> None:
    for game in ("draw", "partners", "salon"):
        at, act, record = next(
            (at, line, record)
            for seed in range(20)
            for record in [played(game, seed=seed)]
            for at, line in enumerate(record)
            if isinstance(line, lines.Pass) and line.on and len(line.on) == 2
        )
        assert act.on
        refused(changed(record, at, on=act.on[::-1]), at, "P-4", f"passed on {act.on}")
        refused(changed(record, at, on=act.on[:1]), at, "P-4", f"not {act.on[:1]}")
        refused(changed(record, at, on=None), at, "F-5", "on of a pass is missing")


def test_F5_a_pass_in_mexican_train_is_on_no_numbers() -> None:
    record = played("mexican-train")
    at, _ = first(record, lines.Pass)
    refused(changed(record, at, on=[6]), at, "F-5", "on no numbers")


@games
def test_T2_the_table_plays_the_first_that_is_legal(game: str) -> None:
    record, r = seek(game, lambda r: len(legal(r)) > 1 and able(r))
    *_, last = (action for action in legal(r) if isinstance(action, Play))
    one = legal(r)[0]
    assert isinstance(one, Play)
    if last == one:
        return
    act = lines.Play(seat=r.turn, tile=str(last.tile), at=last.place, by="table")
    words = f"the table should play {one.tile} at {one.place}"
    refused(renumbered([*record, act]), len(record), "T-2", words, running=True)


def test_T2_the_table_plays_a_turn_to_its_end() -> None:
    record, r = seek("draw", lambda r: legal(r) == (Draw(),), players=2)
    drawn = lines.Draw(seat=r.turn, tile=str(r.boneyard[0]), by="table")
    after = follow(None, record[0]).after
    for line in [*record[1:], drawn]:
        after = follow(after, line).after
    assert after.round
    action = legal(after.round)[0]
    act: AnyLine = lines.Draw(seat=r.turn, tile=str(after.round.boneyard[0]))
    if isinstance(action, Play):
        act = play_line(r, action)
    refused(renumbered([*record, drawn, act]), len(record) + 1, "T-2", "plays this turn to its end", running=True)


# --- results


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
