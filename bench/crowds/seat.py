"""One person before their page: plays what may be played after a while, and comes back when the socket is lost."""

from __future__ import annotations

import asyncio
import secrets
from random import random
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from crowds.wire import Wire, request

if TYPE_CHECKING:
    from crowds.crowd import Crowd, Table

FIRST_WAIT, LONGEST_WAIT = 0.05, 5.0
"""Seconds between two tries, as the page has them."""
LANGUAGES = ("en", "fr", "en", "pt-BR")
"""By seat: words for four, in three languages."""


class _Tile(msgspec.Struct):
    tile: str
    places: list[str]


class _View(msgspec.Struct):
    turn: int
    hand: list[_Tile]
    pass_: str | None = msgspec.field(name="pass", default=None)


class _Frame(msgspec.Struct):
    view: _View


_decode = msgspec.json.Decoder(_Frame).decode


def number(text: bytes, name: bytes) -> int | None:
    """A number in a message, without reading the rest of it; None where it is null."""
    start = text.index(name) + len(name)
    end = start
    while text[end] in b"-0123456789":
        end += 1
    return int(text[start:end]) if end > start else None


class Seat:
    """Hears its table's frames, and answers the ones that ask for it."""

    def __init__(self, table: Table, place: int, cookie: str, crowd: Crowd) -> None:
        self.table, self.place, self.crowd = table, place, crowd
        self.since = 0
        self.worker = 0
        self.wire: Wire | None = None
        self.pending: dict[bytes, bytes] = {}
        self.lost_at: float | None = None
        self._cookie = cookie
        self._tries = 0
        self._done = 0, ""
        """The turn and the phase that this person has answered, or is about to."""

    async def connect(self) -> None:
        """Open the socket, with whichever worker the proxy chooses."""
        self.worker = self.crowd.worker()
        host = f"127.0.0.1:{self.worker}"
        asked = request(f"/api/tables/{self.table.code}/socket", host, self._cookie)
        loop, here = asyncio.get_running_loop(), (self.table.address, 0)
        try:
            await loop.create_connection(lambda: Wire(asked, self), "127.0.0.1", self.worker, local_addr=here)
        except OSError:
            self.lost()

    def opened(self, wire: Wire) -> None:
        """Say hello, and send again what was not answered."""
        self.wire = wire
        lang = LANGUAGES[self.place]
        self.wire.say(b'{"type":"hello","protocol":1,"lang":"%s","since":%d}' % (lang.encode(), self.since))
        for act in self.pending.values():
            self.wire.say(act)

    def lost(self) -> None:
        """Come again, as the page does."""
        if self.lost_at is None:
            self.lost_at = perf_counter()
        if self.crowd.ends:
            return
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self._tries) * (0.5 + random() / 2)
        self._tries += 1
        asyncio.get_running_loop().call_later(wait, lambda: self.crowd.start(self.connect()))

    def heard(self, text: bytes) -> None:
        """A message of the house."""
        if text.startswith(b'{"type":"frame"'):
            self._frame(text)
        elif text.startswith(b'{"type":"ack"'):
            self._answered(text)
        elif text.startswith(b'{"type":"nack"'):
            self._answered(text)
            self.crowd.refused[msgspec.json.decode(text)["why"]] += 1
        else:
            self.crowd.refused[text.decode()] += 1

    def _answered(self, text: bytes) -> None:
        start = text.index(b'"c":"') + 5
        self.pending.pop(text[start : text.index(b'"', start)], None)

    def _frame(self, text: bytes) -> None:
        self._back()
        self.crowd.frames += 1
        self.since = number(text, b'"v":') or 0
        start = text.index(b'"phase":"') + 9
        phase = text[start : text.index(b'"', start)].decode()
        turn = number(text, b'"turn":') or 0
        self.table.saw(self, turn, phase, text)
        if self.table.idle and phase != "waiting":
            return
        match phase:
            case "waiting" if self.place == 0 and self.crowd.going:
                self.wish(0, phase, b'{"kind":"start"}', 0)
            case "playing" if number(text, b'"to_play":') == self.place and self._done != (turn, phase):
                self.wish(turn, phase, _move(text), self.crowd.think * (0.5 + random()))
            case "between":
                self.wish(turn, phase, b'{"kind":"ready","salt":"%s"}' % secrets.token_hex(8).encode(), random())
            case "over" if self.place == 0:
                self.wish(turn, phase, b'{"kind":"rematch"}', random())

    def wish(self, turn: int, phase: str, do: bytes, wait: float) -> None:
        """Ask for something in a while, once."""
        if self._done == (turn, phase):
            return
        self._done = turn, phase
        c = secrets.token_hex(8).encode()
        named = b',"turn":%d' % turn if phase == "playing" else b""
        act = b'{"type":"act","c":"%s","do":%s%s}' % (c, do, named)
        if wait * self.crowd.hurry > 0:
            asyncio.get_running_loop().call_later(wait * self.crowd.hurry, self._ask, turn, phase, c, act)
        else:
            self._ask(turn, phase, c, act)

    def _ask(self, turn: int, phase: str, c: bytes, act: bytes) -> None:
        if self.crowd.ends:
            return
        self.pending[c] = act
        if phase == "playing":
            self.table.sends(turn)
        if self.wire and self.wire.open:
            self.wire.say(act)

    def _back(self) -> None:
        self._tries = 0
        if self.lost_at is not None:
            self.crowd.outages.append(perf_counter() - self.lost_at)
            self.lost_at = None


def _move(text: bytes) -> bytes:
    view = _decode(text).view
    for tile in view.hand:
        if tile.places:
            return b'{"kind":"play","tile":"%s","at":"%s"}' % (tile.tile.encode(), tile.places[0].encode())
    return b'{"kind":"pass"}'
