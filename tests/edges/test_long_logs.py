"""A long log keeps nobody waiting: read seldom and in pieces, and what is made of it is made beside the tables."""

from __future__ import annotations

import threading
from collections.abc import Callable, Coroutine, Generator
from contextlib import AsyncExitStack
from pathlib import Path
from types import coroutine
from typing import Any, ParamSpec, TypeVar

import pytest

from doublesix.web import house, ledger
from doublesix.web.ledger import Ledger
from tests.edges.test_faults import break_first_row
from tests.support.guest import people
from tests.support.house import Running
from tests.web.sockets import in_house, played_out, two_at_draw

P = ParamSpec("P")
T = TypeVar("T")


@coroutine
def with_pauses(work: Coroutine[Any, Any, T]) -> Generator[Any, Any, tuple[T, int]]:
    """What comes of it, and how often it let others go on though nothing had to be waited for."""
    pauses = 0
    while True:
        try:
            awaited = work.send(None)
        except StopIteration as done:
            return done.value, pauses
        pauses += awaited is None
        yield awaited


def test_a_long_log_is_read_in_pieces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "IN_ONE_GO", 4)

    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, _, _ = await two_at_draw(running, stack, target=50)
            room = await running.house.room(code)
            assert room
            await played_out(room)
            read, pauses = await with_pauses(Ledger.load(code, running.house.store))
            assert read
            assert (read.version, pauses) == (room.version, room.version // 4)

    in_house(tmp_path, use)


def test_a_long_log_is_not_read_again_for_each_list(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        code = await ana.open("draw", access="public")
        await running.time.move(60_000)  # until nobody who was here before the house opened is waited for
        first = (await ana.http.get("/api/home")).json()
        break_first_row(tmp_path, code)  # who reads it now finds nothing good
        again = (await ana.http.get("/api/home")).json()
        assert [table["code"] for table in first["yours"]] == [code]
        assert (again["yours"], again["public"]) == (first["yours"], first["public"])
        await ana.close()

    in_house(tmp_path, use)


def test_a_record_is_made_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = dict[str, int]()

    def noting(work: Callable[P, T]) -> Callable[P, T]:
        def noted(*args: P.args, **more: P.kwargs) -> T:
            done[work.__name__] = threading.get_ident()
            return work(*args, **more)

        return noted

    for name in ("dated", "last_match"):
        monkeypatch.setattr(house, name, noting(getattr(house, name)))

    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            code, (ana, _), _ = await two_at_draw(running, stack, target=50)
            room = await running.house.room(code)
            assert room
            await played_out(room)
            assert (await ana.http.get(f"/api/tables/{code}/record")).status_code == 200
            assert set(done) == {"dated", "last_match"}
            assert threading.get_ident() not in done.values()

    in_house(tmp_path, use)
