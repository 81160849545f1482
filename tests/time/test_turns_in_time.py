"""T-1, T-2, P-8, P-9, T-7: a turn's time in a running house."""

from __future__ import annotations

from itertools import pairwise

import pytest

from doublesix.record import lines
from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.refusal import Refused
from doublesix.table.table import Access, Phase
from tests.time.hall import Hall, left, other, play_turn, story, to_play, until_between


@story
async def test_T1_a_turn_has_45_seconds(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    assert left(table, hall) == 45
    await hall.advance(44.999)
    assert (await seats.look()).turn == table.turn
    await hall.advance(0.001)
    assert (await seats.look()).to_play != table.to_play


@story
async def test_T1_the_host_chooses_before_the_start_but_not_at_partners(hall: Hall) -> None:
    seats = await (await hall.table("salon", "abc", turn_s=120)).start()
    assert left(await seats.look(), hall) == 120
    with pytest.raises(Refused):
        await seats.ask("a", intents.Option(name="turn_s", value=30))
    partners = await hall.table("partners", "abcd")
    with pytest.raises(Refused):
        await partners.ask("a", intents.Option(name="turn_s", value=30))


@story
async def test_T1_alone_with_robots_there_is_no_clock(hall: Hall) -> None:
    seats = await (await hall.table("draw", "a", robots=1, access=Access.SOLO)).start()
    table = await seats.look()
    assert to_play(table) == "a"
    assert table.due is None
    await hall.advance(600)
    assert await seats.look() == table
    await seats.play()
    assert to_play(await seats.look()) == "a"  # the robot has answered; still no clock
    assert (await seats.look()).due is None


@story
async def test_T1_a_turn_has_one_deadline_whatever_is_done_in_it(hall: Hall) -> None:
    """Draws, and a double that keeps the turn, are one turn."""
    seats = await (await hall.table("mexican-train", "ab", rounds=4)).start()
    kept = 0
    for _ in range(60):
        before = await seats.look()
        if before.phase is not Phase.PLAYING:
            break
        await hall.advance(1)
        await seats.play()
        after = await seats.look()
        if after.phase is Phase.PLAYING and after.to_play == before.to_play:
            kept += 1
            assert after.due == before.due
    assert kept


@story
async def test_S05_nobodys_phrase_or_readiness_moves_a_deadline(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await hall.advance(20)
    await seats.ask(other(table), intents.Say(phrase="one-moment"))
    await seats.ask(other(table), intents.Ready(salt="late"))
    await seats.go(other(table))
    await hall.advance(4)
    assert (await seats.look()).due == table.due


@story
async def test_S27_the_view_has_the_deadline_and_the_clock_of_the_house(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    await hall.advance(30)
    frame = await seats.frame("a")
    assert frame.now == hall.time.now
    assert frame.view.deadline == frame.now + 15_000


@story
async def test_S10_who_is_away_has_five_seconds_and_coming_back_gives_no_more(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    away = other(table)
    await seats.go(away)
    await hall.advance(10)
    assert (await seats.frame(to_play(table))).view.seats["ab".index(away)].away
    await play_turn(seats)
    assert left(await seats.look(), hall) == 5
    await hall.advance(3)
    await seats.come(away)
    assert left(await seats.look(), hall) == 2
    await hall.advance(2)
    assert to_play(await seats.look()) != away
    await play_turn(seats)
    assert left(await seats.look(), hall) == 45
    await seats.go(away)
    await hall.advance(4)
    while to_play(await seats.look()) != away:
        await play_turn(seats)
    await hall.advance(6)
    await seats.come(away)
    assert to_play(await seats.look()) != away


@story
async def test_P9_who_goes_in_their_own_turn_has_five_seconds_from_then(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    person = to_play(await seats.look())
    await hall.advance(10)
    await seats.go(person)
    await hall.advance(3)
    assert left(await seats.look(), hall) == 2
    await seats.come(person)
    assert left(await seats.look(), hall) == 2
    await hall.advance(1)
    await seats.go(person)  # once more: no more time for that
    await hall.advance(1)
    assert to_play(await seats.look()) != person


@story
async def test_P9_or_what_was_left_if_that_is_less(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await hall.advance(41)
    await seats.go(to_play(table))
    await hall.advance(3)
    assert (await seats.look()).due == table.due


@story
async def test_P9_who_went_just_before_their_turn_has_five_seconds_of_it(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    table = await seats.look()
    await seats.go(other(table))
    await hall.advance(2)
    await play_turn(seats)
    await hall.advance(1)
    assert left(await seats.look(), hall) == 4


@pytest.mark.parametrize(
    ("game", "people"), [("draw", "abc"), ("partners", "abcd"), ("salon", "abcd"), ("mexican-train", "ab")]
)
def test_T2_a_match_that_only_the_table_plays(game: str, people: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """One person stays and does nothing, the others are away: every act is the table's, turn by turn."""

    @story
    async def told(hall: Hall) -> None:
        quick = {
            "draw": ("target", 50),
            "partners": ("target", 50),
            "salon": ("limit", 50),
            "mexican-train": ("rounds", 4),
        }
        seats = await hall.table(game, people, access=Access.INVITATION, **dict([quick[game]]))
        await seats.go(*people[1:])
        await hall.advance(4)
        await seats.start()
        for _ in range(20):
            if (await seats.look()).phase is Phase.OVER:
                break
            await hall.advance(600)
        assert (await seats.verified()).matches == 1
        for row in await seats.rows():
            acts = [event for event in row if isinstance(event, lines.Act)]
            assert all(act.by == "table" for act in acts)
            assert len({act.seat for act in acts}) <= 1
            for before, after in pairwise(acts):
                assert not isinstance(before, lines.Pass)  # a pass ends a turn
                assert isinstance(before, lines.Draw) or game == "mexican-train" or not isinstance(after, lines.Play)

    told(tmp_path_factory.mktemp(game))


@story
async def test_T7_the_next_round_waits_60_seconds_for_who_is_here(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    table = await until_between(seats)
    assert left(table, hall) == 60
    await seats.ask("a", intents.Ready(salt="x"))
    await hall.advance(59.999)
    assert (await seats.look()).due == table.due
    assert (await seats.look()).phase is Phase.BETWEEN
    await hall.advance(0.001)
    table = await seats.look()
    assert table.phase is Phase.PLAYING
    assert table.deal
    assert table.deal.shuffle.salts == ["x", "", ""]


@story
async def test_T7_who_goes_is_waited_for_no_longer(hall: Hall) -> None:
    seats = await (await hall.table("draw", "abc", target=500)).start()
    await until_between(seats)
    await seats.ask("a", intents.Ready(salt="x"))
    await seats.ask("b", intents.Ready(salt="y"))
    await seats.go("c")
    await hall.advance(2.999)
    assert (await seats.look()).phase is Phase.BETWEEN
    await hall.advance(0.001)
    assert (await seats.look()).phase is Phase.PLAYING


@story
async def test_T7_alone_with_robots_there_is_no_limit(hall: Hall) -> None:
    seats = await (await hall.table("draw", "a", robots=1, access=Access.SOLO, target=500)).start()
    await until_between(seats)
    await hall.advance(3600)
    assert (await seats.look()).phase is Phase.BETWEEN


@story
async def test_R22_a_timer_after_the_end_changes_nothing(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab", target=50)).start()
    while (table := await seats.look()).phase is not Phase.OVER:
        if table.phase is Phase.PLAYING:
            await seats.play()
        else:
            for person in "ab":
                await seats.ask(person, intents.Ready())
    rows = await seats.rows()
    assert not isinstance(rows[-1][-1], ev.Due)
    await hall.advance(120)
    await (await seats.room()).time_up()
    assert await seats.rows() == rows


@story
async def test_T1_a_robot_of_somebody_else_has_its_time_too(hall: Hall) -> None:
    """Only the house's own robots need no clock: those answer for sure."""
    seats = await hall.table("draw", "a")
    room = await seats.room()
    await room.command("z", intents.Sit(), None, "z sits down", bot="theirs")
    await seats.start()
    while (await seats.look()).to_play == 0:
        await play_turn(seats)
    assert left(await seats.look(), hall) == 45
    await hall.advance(45)
    assert (await seats.look()).to_play == 0


@story
async def test_a_timer_that_is_early_changes_nothing_and_comes_again(hall: Hall) -> None:
    seats = await (await hall.table("draw", "ab")).start()
    rows = await seats.rows()
    await hall.advance(44.999)
    await (await seats.room()).time_up()
    assert await seats.rows() == rows
    await hall.advance(0.001)
    assert len(await seats.rows()) == len(rows) + 1
