"""What the page asks for by plain HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from doublesix.rules.variants import VARIANTS
from doublesix.web.codes import CODE_SIGNS, tidy_code
from doublesix.web.people import COOKIE
from tests.support.guest import Guest, people
from tests.support.house import Running, open_house


def in_house(folder: Path, use: Callable[[Running], Awaitable[None]]) -> None:
    async def run() -> None:
        async with open_house(folder) as running:
            await use(running)

    asyncio.run(run())


def test_health(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            assert (await http.get("/healthz")).json() == {"ok": True}

    in_house(tmp_path, use)


def test_a_person_is_a_cookie_and_a_name(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        guest = Guest(running.base)
        assert (await guest.http.get("/api/home")).json()["me"] == {"name": None}
        answer = await guest.call_me("  Ana  Maria ")
        assert answer.json() == {"name": "Ana Maria"}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        again = await guest.call_me("Ana")
        assert "set-cookie" not in again.headers
        assert (await guest.http.get("/api/home")).json()["me"] == {"name": "Ana"}
        await guest.close()

    in_house(tmp_path, use)


@pytest.mark.parametrize("forged", ["x", "", "a.b", "aaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbb", '"', "é"])
def test_a_cookie_that_is_not_ours_is_nobody(forged: str, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        async with httpx.AsyncClient(base_url=running.base, trust_env=False) as http:
            headers = [(b"cookie", f"{COOKIE}={forged}".encode()), (b"origin", running.base.encode())]
            assert (await http.get("/api/home", headers=headers)).json()["me"] == {"name": None}
            answer = await http.post("/api/tables", json={"game": "draw"}, headers=headers)
            assert (answer.status_code, answer.json()["why"]) == (401, "no-name")

    in_house(tmp_path, use)


BROKEN = [b"", b"null", b"[]", b"{", b'{"name":1}', b'{"name":"\xff"}', b'{"name":"\\ud800"}', b"[" * 4000, b"x" * 5000]


@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_what_cannot_be_read_is_refused(path: str, tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        guest = Guest(running.base)
        await guest.call_me("Ana")
        for body in [*BROKEN, b'{"name":"Ana","game":"draw","more":1}', b'{"name":"Ana","name":null}']:
            answer = await guest.http.post(path, content=body)
            assert answer.status_code == 400, body
            assert answer.json()["text"]
        await guest.close()

    in_house(tmp_path, use)


def test_a_refusal_comes_in_the_askers_language(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        texts = set()
        for lang in ("fr", "pt-BR", "en"):
            guest = Guest(running.base, lang)
            answer = await guest.http.get("/api/tables/AAAABBBB")
            assert (answer.status_code, answer.json()["why"]) == (404, "unknown-table")
            texts.add(answer.json()["text"])
            await guest.close()
        assert len(texts) == 3

    in_house(tmp_path, use)


def test_codes_have_eight_signs_without_look_alikes(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        codes = [await ana.open("draw") for _ in range(10)]
        assert len(set(codes)) == 10
        assert all(len(code) == 8 and set(code) <= set(CODE_SIGNS) for code in codes)
        code = codes[0]
        for typed in (code.lower(), f" {code[:4]} {code[4:]} ", f"{code[:4]}-{code[4:].lower()}"):
            assert (await ana.http.get(f"/api/tables/{typed}")).json() == {"code": code, "game": "draw"}
        await ana.close()

    in_house(tmp_path, use)


def test_no_sign_of_a_code_looks_like_another() -> None:
    assert not set(CODE_SIGNS) & set("01ILO")
    assert tidy_code("abcd\u00a0efgh\t") == "ABCDEFGH"


def test_tables_that_no_game_knows(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        for asked, why in (
            ({"game": "chess"}, "malformed"),
            ({"game": "draw", "access": "secret"}, "malformed"),
            ({"game": "draw", "options": {"target": 55}}, "bad-option"),
            ({"game": "draw", "options": {"colour": 1}}, "bad-option"),
            ({"game": "draw", "options": {"target": True}}, "malformed"),
            ({"game": "partners", "access": "public"}, "bad-option"),
            ({"game": "partners", "robots": ["steady"]}, "robots-not-here"),
            ({"game": "partners", "access": "solo"}, "robots-not-here"),
            ({"game": "draw", "robots": ["nobody"]}, "unknown-robot"),
            ({"game": "draw", "robots": ["steady"] * 4}, "table-full"),
            ({"game": "draw", "robots": ["steady"] * 99}, "malformed"),
            ({"game": "mexican-train", "options": {"rounds": 13}}, "bad-option"),
        ):
            answer = await ana.http.post("/api/tables", json=asked)
            assert (answer.status_code, answer.json()["why"]) == (400, why), asked
        assert (await ana.http.get("/api/home")).json()["yours"] == []
        await ana.close()

    in_house(tmp_path, use)


def test_home_offers_the_games_and_shows_tables(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        ana, bo = await people(running.base, {"Ana": "en", "Bo": "fr"})
        open_to_all = await ana.open("draw", access="public", robots=["steady"])
        await ana.open("partners")
        home = (await bo.http.get("/api/home")).json()
        assert home["url"] == running.base
        assert home["yours"] == []
        (public,) = home["public"]
        assert public == {"code": open_to_all, "game": "draw", "names": ["Ana", public["names"][1]], "capacity": 4}
        assert [game["game"] for game in home["games"]] == list(VARIANTS)
        for game in home["games"]:
            assert ("public" in game["access"]) == (game["game"] != "partners")
            for option in game["options"]:
                assert option["value"] in option["values"]
        yours = (await ana.http.get("/api/home")).json()["yours"]
        assert {table["game"] for table in yours} == {"draw", "partners"}
        assert not any(table["your_turn"] for table in yours)
        await asyncio.gather(ana.close(), bo.close())

    in_house(tmp_path, use)


def test_a_record_comes_when_the_match_is_over(tmp_path: Path) -> None:
    async def use(running: Running) -> None:
        (ana,) = await people(running.base, {"Ana": "en"})
        code = await ana.open("draw")
        answer = await ana.http.get(f"/api/tables/{code}/record")
        assert (answer.status_code, answer.json()["why"]) == (404, "not-over")
        assert (await ana.http.get("/api/tables/AAAABBBB/record")).status_code == 404
        await ana.close()

    in_house(tmp_path, use)
