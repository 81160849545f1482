"""What the record that a table exports tells of those who played: their names."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

from doublesix.record.verify import verify
from doublesix.store.tokens import hash_of
from doublesix.table import intents
from tests.edges.test_robots_over_http import Robot, token_of
from tests.support.guest import people
from tests.support.house import Running
from tests.web.sockets import TWO, in_house, played_out


def test_S21_an_exported_record_holds_no_token_and_no_address(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with AsyncExitStack() as stack:
            guests = await people(running.base, TWO)
            robot = Robot(running.base, token_of("Spot", tmp_path))
            for http in (*(guest.http for guest in guests), robot.http):
                stack.push_async_callback(http.aclose)
            code = await guests[0].open("draw", options={"target": 50})
            link = (await guests[0].http.post("/api/device-link")).json()["url"].rpartition("/")[2]
            sides = [await stack.enter_async_context(guest.at(code)) for guest in guests]
            await sides[1].done(intents.Sit())
            await robot.done(code, intents.Sit())
            await sides[0].done(intents.Watch(on=True))
            await sides[0].done(intents.Start())
            room = await running.house.room(code)
            assert room
            await played_out(room)
            record = (await guests[0].http.get(f"/api/tables/{code}/record")).text
            assert verify(record.encode().splitlines()).matches == 1
            assert all(f'"name":"{name}"' in record for name in (*TWO, "Spot"))
            cookies = [value for guest in guests for value in guest.http.cookies.values()]
            signed = [part for cookie in cookies for part in cookie.replace(".", ":").split(":")]
            tokens = [token for kept in (robot.token, link) for token in (kept, hash_of(kept))]
            ids = [seat.person for seat in room.table.seats]
            places = [code, running.house.watch_code(code), running.base, running.base.rpartition(":")[2], "127.0.0.1"]
            assert len(signed) == 6
            for secret in (*cookies, *signed, *tokens, *ids, *places):
                assert secret not in record

    in_house(tmp_path, use)
