"""A stand-in house for looking at the pages: answers of the real shape, nothing behind them. Not shipped.

`python web/dev/fake_house.py` serves the built page on port 8099; /t/HOST2222, /t/VISIT222, /t/ROUND222, /t/TEAMS222,
/t/SALON222, /t/MATCH222 are tables in one state each.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

STATIC = Path(__file__).parents[2] / "src/doublesix/static"
POLICY = "default-src 'self'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:"
TARGETS = list(range(50, 501, 50))
TARGET = {"name": "target", "value": 100, "values": TARGETS, "online": TARGETS}
ROBOTS = ["beginner", "steady"]
EVERYWHERE = ["invitation", "public", "solo"]
GAMES = [
    {"game": "draw", "min": 2, "max": 4, "access": EVERYWHERE, "options": [TARGET], "robots": ROBOTS},
    {"game": "partners", "min": 4, "max": 4, "access": ["invitation", "solo"], "options": [TARGET], "robots": ROBOTS},
    {
        "game": "salon",
        "min": 2,
        "max": 10,
        "access": EVERYWHERE,
        "options": [
            {"name": "set", "value": 6, "values": [6, 9, 12], "online": [6, 9, 12]},
            {"name": "teams", "value": 0, "values": [0, 2, 3, 4, 5], "online": [0, 2, 3, 4, 5]},
            {"name": "limit", "value": 100, "values": TARGETS, "online": TARGETS},
        ],
        "robots": ROBOTS,
    },
    {
        "game": "mexican-train",
        "min": 2,
        "max": 4,
        "access": EVERYWHERE,
        "options": [{"name": "rounds", "value": 4, "values": [4, 8, 13], "online": [4]}],
        "robots": ROBOTS,
    },
]
YOURS = [
    {"code": "TEAMS222", "game": "partners", "phase": "playing", "names": ["Inès", "Marc", "Léa"], "your_turn": True},
    {"code": "MATCH222", "game": "mexican-train", "phase": "between", "names": ["Steady"], "your_turn": False},
]
PUBLIC = [
    {"code": "VISIT222", "game": "salon", "names": ["Théo", "Ana", "Carl"], "capacity": 10},
    {"code": "VISIT333", "game": "draw", "names": ["Ana"], "capacity": 4},
]


def seat(number: int, name: str, side: int, **more: Any) -> dict[str, Any]:
    plain = {"bot": None, "tiles": 0, "passed": [], "away": False, "ready": False, "out": False}
    return {"seat": number, "name": name, "side": side, **plain, **more}


def view(names: list[str], count: int, **more: Any) -> dict[str, Any]:
    seats = [seat(i, name, i % count) for i, name in enumerate(names)]
    base = {
        "game": "partners", "code": "K7Q4M2PX", "phase": "waiting", "access": "invitation", "practice": False,
        "you": 0, "host": 0, "capacity": 4, "seats": seats,
        "sides": [{"side": s, "seats": list(range(s, len(names), count)), "total": 0, "out": False} for s in range(count)],
        "teams": 0, "options": [TARGET], "robots": [], "start": None, "sit": None, "round": 0, "turn": 0,
        "to_play": None, "deadline": None, "hand": [], "playable": 0, "draw": None, "pass": None, "boneyard": 0,
        "drawn": 0, "chain": None, "trains": None, "result": None, "winners": None,
        "proof": {"commit": "c1", "round": None, "secret": None, "salts": [], "attempt": 0},
    }  # fmt: skip
    return {**base, **more}


def result(hands: list[list[str]], **more: Any) -> dict[str, Any]:
    weigh = lambda tile: sum(map(int, tile.split("-")))  # noqa: E731
    left = [{"seat": s, "tiles": tiles, "pips": sum(map(weigh, tiles))} for s, tiles in enumerate(hands)]
    base = {"round": 5, "reason": "blocked", "seat": None, "side": None, "last": None, "eliminated": []}
    return {**base, "hands": left, **more}


PROOF = {"commit": "c2", "round": 5, "secret": "ab" * 32, "salts": ["s0mE_salt", "other-salt", "", ""], "attempt": 0}
MANY = [f"{a}-{b}" for a in range(12, 8, -1) for b in range(4)]
ROUND = view(
    ["Inès", "Marc", "Bruno", "Léa"], 2, teams=2, phase="between", round=5, proof=PROOF,
    result=result([["5-5"], ["4-4", "1-0"], ["2-0"], ["2-1"]], decided="last", side=0, last=2, scores=[12, 0], totals=[57, 62]),
)  # fmt: skip
TABLES = {
    "HOST2222": view(["Ada", "Marcus"], 2, teams=2, start="seats-missing"),
    "VISIT222": view(["Théo", "Ana", "Carl"], 3, game="salon", capacity=10, you=None, access="public", robots=[], host=0,
                     options=GAMES[2]["options"], start="not-host"),
    "OPEN2222": view(["Ada", "Marcus", "Steady"], 3, game="salon", capacity=10, robots=ROBOTS, options=GAMES[2]["options"]),
    "TEAMS222": ROUND,
    "ROUND222": view(
        ["Ana", "Bo", "Carl"], 3, game="draw", phase="between", round=5, proof=PROOF,
        result=result([[], ["6-4", "3-3"], ["5-0"]], reason="out", decided="out", seat=0, side=0, scores=[21, 0, 0], totals=[84, 40, 12]),
    ),
    "SALON222": view(
        ["Théo", "Ana", "Carl", "Maximilienne", "Bo", "Ida"], 6, game="salon", capacity=10, phase="between", round=5, proof=PROOF,
        result=result([[], MANY, ["0-0"], ["9-9", "9-8", "7-7", "6-1", "5-5"], ["1-0"], ["4-2", "3-2"]], reason="out",
                      decided="out", seat=0, side=0, scores=[0, 192, 10, 61, 1, 11], totals=[31, 203, 90, 101, 44, 71], eliminated=[1, 3]),
    ),
    "MATCH222": view(
        ["Inès", "Marc", "Bruno", "Léa"], 2, teams=2, phase="over", round=7, winners=[0], proof=PROOF, result=ROUND["result"],
        sides=[{"side": 0, "seats": [0, 2], "total": 112, "out": False}, {"side": 1, "seats": [1, 3], "total": 86, "out": False}],
    ),
}  # fmt: skip


async def home(_: Request) -> Response:
    me = {"name": "Ada"}
    return JSONResponse({"me": me, "url": "http://192.168.1.5:8066", "yours": YOURS, "public": PUBLIC, "games": GAMES})


async def me(request: Request) -> Response:
    return JSONResponse({"name": (await request.json())["name"]})


async def table(request: Request) -> Response:
    code = request.path_params["code"].upper()
    if code in TABLES:
        return JSONResponse({"code": code, "game": TABLES[code]["game"]})
    return JSONResponse({"why": "unknown-table", "text": "There is no table with this code."}, 404)


async def socket(ws: WebSocket) -> None:
    await ws.accept()
    shown = TABLES[ws.path_params["code"]]
    async for message in ws.iter_json():
        if message["type"] == "hello":
            await ws.send_json({"type": "frame", "v": 5, "now": time.time_ns() // 1_000_000, "news": [], "view": {**shown, "code": ws.path_params["code"]}})
        elif message["type"] == "act" and message["do"]["kind"] != "salt":
            text = "It is not your turn yet."
            await ws.send_json({"type": "nack", "c": message["c"], "why": "x", "rule": "S-6", "text": text})
        elif message["type"] == "ping":
            await ws.send_json({"type": "pong", "n": message["n"]})


async def page(_: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers={"content-security-policy": POLICY})


app = Starlette(
    routes=[
        Route("/api/home", home),
        Route("/api/me", me, methods=["POST"]),
        Route("/api/tables/{code}", table),
        WebSocketRoute("/api/tables/{code}/socket", socket),
        Mount("/assets", StaticFiles(directory=STATIC / "assets")),
        Route("/icon.svg", lambda _: FileResponse(STATIC / "icon.svg")),
        Route("/{path:path}", page),
    ]
)

if __name__ == "__main__":
    uvicorn.run(app, port=8099, log_level="warning")
