"""Plays, draws and passes: which rule a fault names, and on which line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doublesix.record import lines
from doublesix.record.lines import AnyLine
from doublesix.record.replay import follow
from doublesix.rules.actions import Draw, Pass, Play
from doublesix.rules.round import Round, legal, plays
from tests.record.forging import able, act_refused, changed, first, games, play_line, refused, seek
from tests.record.games import played, renumbered


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
