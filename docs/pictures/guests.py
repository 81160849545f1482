"""Guests of the house who play by program: they open tables, sit down and play whatever is legal first."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

Json = dict[str, Any]
PROTOCOL = 1
PATIENCE = 20.0


class Guest:
    """Somebody with a name, a cookie and, once at a table, a socket and the last view of it."""

    def __init__(self, house: str, name: str) -> None:
        self.http = httpx.Client(base_url=house, headers={"Origin": house}, trust_env=False)
        self.post("/api/me", {"name": name, "lang": "en"})
        self.v = 0
        self.view: Json = {}

    def post(self, path: str, body: Json) -> Json:
        """Ask the house for something by HTTP."""
        answer: Json = self.http.post(path, json=body).raise_for_status().json()
        return answer

    def open(self, game: str, **wanted: object) -> str:
        """Open a table; return its code."""
        return str(self.post("/api/tables", {"game": game, **wanted})["code"])

    def come(self, code: str, way: str = "tables") -> None:
        """Come to a table, and sit down if there is a seat; by the way of "watch" only look on."""
        house = urlsplit(str(self.http.base_url))
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = connect(
            f"ws://{house.netloc}/api/{way}/{code}/socket",
            origin=Origin(f"{house.scheme}://{house.netloc}"),
            additional_headers={"Cookie": cookie},
            proxy=None,
        )
        self._send({"type": "hello", "protocol": PROTOCOL, "lang": "en"})
        self.hear()
        if way == "watch":
            return
        if self.view["you"] is None:
            self.do({"kind": "sit"})
        if self.view["phase"] == "waiting":
            self.do({"kind": "salt", "salt": "picture"})

    def go(self) -> None:
        """Leave the socket, not the seat."""
        self._socket.close()

    def do(self, intent: Json, turn: int | None = None) -> None:
        """Do something, and wait until it is to be seen."""
        c = token_urlsafe(16)
        self._send({"type": "act", "c": c, "do": intent} | ({} if turn is None else {"turn": turn}))
        while (message := self.hear())["type"] not in ("ack", "nack") or message["c"] != c:
            pass
        assert message["type"] == "ack", message
        self.catch_up(int(message["v"]))

    def hear(self) -> Json:
        """Take the next message; a frame's view is kept."""
        message: Json = json.loads(self._socket.recv(PATIENCE))
        if message["type"] == "frame":
            self.v, self.view = message["v"], message["view"]
        return message

    def catch_up(self, v: int) -> None:
        """Hear on until what is seen is at least as new."""
        while self.v < v:
            self.hear()

    def move(self) -> None:
        """Play what is legal first; else draw; else pass."""
        plays = [(tile["tile"], place) for tile in self.view["hand"] for place in tile["places"]]
        turn = int(self.view["turn"])
        if plays:
            self.do({"kind": "play", "tile": plays[0][0], "at": plays[0][1]}, turn)
        else:
            self.do({"kind": "draw" if self.view["draw"] is None else "pass"}, turn)

    def _send(self, message: Json) -> None:
        self._socket.send(json.dumps(message))


def play(guests: Sequence[Guest], done: Callable[[Json], bool]) -> None:
    """Play on, round after round, until the first guest sees what is wanted, or the match is over."""
    first = guests[0]
    seated = {int(guest.view["you"]): guest for guest in guests}
    while not done(first.view) and first.view["phase"] != "over":
        if first.view["phase"] == "between":
            for guest in guests:
                guest.do({"kind": "ready", "salt": "picture"})
        elif first.view["to_play"] in seated:
            mover = seated[first.view["to_play"]]
            mover.catch_up(first.v)
            mover.move()
        else:
            first.hear()
        first.catch_up(max(guest.v for guest in guests))
