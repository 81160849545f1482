"""Reviews over HTTP: a line a round, of a table's match and of a file; what is too much is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec

from doublesix.web import review
from doublesix.wire.review import ReviewRound, reviewed, rounds_of
from tests.record.games import played, written
from tests.support.guest import Guest
from tests.web.test_replay import in_house

RECORD = played("draw", 2)


def rounds(body: bytes) -> list[ReviewRound]:
    return [msgspec.json.decode(line, type=ReviewRound) for line in body.splitlines()]


def test_every_round_is_a_line_and_the_last_has_the_sum(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        answer = await guest.http.post(
            "/api/review?lang=fr&match=1", content=written(played("draw")) + written(RECORD), timeout=120
        )
        found = rounds(answer.content)
        assert [one.round for one in found] == list(range(1, rounds_of(RECORD) + 1))
        assert [one.sum is None for one in found] == [True] * (len(found) - 1) + [False]
        assert found[0].turns == reviewed(RECORD, 1, "fr", review.SEED)

    in_house(tmp_path, use)


def test_what_cannot_be_reviewed_is_refused_in_words(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        for path, content, why in (
            ("/api/review", b"no record", "no-record"),
            ("/api/review?match=1", written(RECORD), "malformed"),
            ("/api/review?match=-1", written(RECORD), "malformed"),
            ("/api/review", written(RECORD)[:-40], "faulty-record"),
        ):
            answer = await guest.http.post(path, content=content)
            assert (answer.status_code, answer.json()["why"]) == (400, why)
            assert answer.json()["text"]
        await guest.call_me("Ana")
        code = await guest.open("draw", access="solo", robots=["beginner"])
        answer = await guest.http.get(f"/api/tables/{code}/review")
        assert (answer.status_code, answer.json()["why"]) == (404, "not-over")

    in_house(tmp_path, use)


def test_reviews_asked_for_too_fast_are_refused() -> None:
    reviewer = review.Reviewer(lambda: 0)
    assert [reviewer.may("here") for _ in range(review.RATE.burst + 1)] == [True] * review.RATE.burst + [False]
    assert reviewer.may("there")
    with reviewer.one():
        reviewer.going += review.AT_ONCE - 1
        assert not reviewer.may("elsewhere")


def test_X07_a_review_is_counted_before_its_record_is_read(tmp_path: Path) -> None:
    async def use(guest: Guest) -> None:
        answers = [await guest.http.post("/api/review", content=b"no record") for _ in range(review.RATE.burst + 1)]
        assert [answer.status_code for answer in answers] == [400] * review.RATE.burst + [429]

    in_house(tmp_path, use)
