"""Frames that no page sends, thrown at a real house while people play there."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from doublesix.table import intents
from doublesix.wire.messages import Nack
from tests.support.guest import Guest, Side, acts, people

LISTED: tuple[str | bytes, ...] = (
    "null",
    "[]",
    "1e999",
    "",
    b"",
    b"\x00\xff\xfe",
    "x" * 1_048_576,
    "[" * 10_000,
    '{"a":' * 800,
    '{"type":"act"}',
    '{"type":"act","c":"0123456789abcdef","do":{"kind":"play","tile":true}}',
    '{"type":"nonsense"}',
    '{"type":"ping","n":1e999}',
    '{"type":"hello","protocol":1,"lang":"\\ud800"}',
)
"""S22."""
STALE = ("turn-over", "not-your-turn", "round-over")
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    7,
    2**63,
    2**200,
    1e308,
    "",
    "6-6",
    "6-66",
    "13-0",
    "-",
    "train:7",
    "train:-1",
    "train:mexican",
    "LEFT",
    "\u202e",
    "\x00",
    "a" * 3_000,
    [],
    {},
    ["6-6"],
    {"tile": "6-6"},
)
KINDS: tuple[str, ...] = (
    "play",
    "draw",
    "pass",
    "sit",
    "leave",
    "remove",
    "option",
    "start",
    "ready",
    "salt",
    "say",
    "rematch",
    "turn",
)
KINDS += ("end", "watch", "knock", "grant", "cheat")
FIELDS = ("tile", "at", "seat", "name", "value", "salt", "phrase", "on", "bot", "person", "do")


def hostile(chance: Random) -> str | bytes:
    """One frame: listed, invented, or a good one spoiled."""
    match chance.randrange(5):
        case 0:
            return chance.choice(LISTED)
        case 1:
            return chance.randbytes(chance.randrange(200))
        case 2:
            return "".join(chr(chance.choice((34, 44, 58, 91, 93, 123, 125, 48, 0x1F0A1, 9))) for _ in range(60))
        case _:
            text = json.dumps(_act(chance))
            return text if chance.random() < 0.7 else text[: chance.randrange(len(text))]


def _act(chance: Random) -> dict[str, object]:
    do: dict[str, object] = {"kind": chance.choice(KINDS)}
    for name in chance.sample(FIELDS, chance.randrange(4)):
        do[name] = chance.choice(VALUES)
    act: dict[str, object] = {"type": chance.choice(("act", "act", "act", "hello", "ping")), "do": do}
    act |= {"c": f"{chance.randrange(10**16):016}"} if chance.random() < 0.9 else {"c": chance.choice(VALUES)}
    return act | ({"turn": chance.choice((0, 1, 2, 30, *VALUES))} if chance.random() < 0.7 else {})


@dataclass
class Thrown:
    """What came of it."""

    frames: int = 0
    sockets: int = 0
    moves: int = 0
    memory: list[int] = field(default_factory=list)
    """Of the house's process, kB, after each part."""


@contextmanager
def opened(folder: Path) -> Iterator[tuple[str, int]]:
    """A house in a process of its own: its address and process."""
    command = (sys.executable, "-m", "tests.judge.house_without_limits", str(folder))
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.kill()


def memory(process: int) -> int:
    """What a process holds, kB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def throw(
    folder: Path, frames: int, parts: int, seed: int, each: Callable[[Thrown], None] = lambda thrown: None
) -> Thrown:
    """Throw so many frames at one table, part by part, while two people play there and at another one.
    `each` is told how far it is after each part."""
    thrown, chance = Thrown(), Random(seed)
    with opened(folder) as (base, process):
        guests = await _patiently(base)
        codes = [await guests[0].open("draw"), await guests[0].open("mexican-train")]
        async with AsyncExitStack() as stack:
            pairs = []
            for code in codes:
                pair = [await stack.enter_async_context(guest.at(code)) for guest in guests[:2]]
                await pair[1].done(intents.Sit())
                await pair[0].done(intents.Start())
                pairs.append((pair[0], pair[1]))
            for _ in range(parts):
                playing = [asyncio.create_task(_play_on(pair, chance, thrown)) for pair in pairs]
                await throw_some(guests[2], codes[0], frames // parts, chance, thrown)
                for task in playing:
                    assert not task.done(), task.exception()
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
                thrown.memory.append(memory(process))
                each(thrown)
            for both in pairs:
                assert not any(side.closed for side in both)
        for guest in guests:
            await guest.close()
    return thrown


async def _patiently(base: str) -> list[Guest]:
    for _ in range(100):
        try:
            return await people(base, {"Ana": "en", "Rui": "pt-BR", "Mal": "en"})
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError


async def throw_some(guest: Guest, code: str, frames: int, chance: Random, thrown: Thrown) -> None:
    """Throw so many frames at one table, over one socket after another."""
    address = f"ws{guest.base.removeprefix('http')}/api/tables/{code}/socket"
    until = thrown.frames + frames
    while thrown.frames < until:
        thrown.sockets += 1
        try:
            async with connect(address, additional_headers=guest.headers, compression=None, proxy=None) as socket:
                if chance.random() < 0.8:
                    await socket.send('{"type":"hello","protocol":1,"lang":"en"}')
                while thrown.frames < until:
                    await socket.send(hostile(chance))
                    thrown.frames += 1
                    await asyncio.wait_for(socket.recv(), 0.02)
        except (ConnectionClosed, WebSocketException, TimeoutError, OSError):
            continue


async def _play_on(sides: tuple[Side, Side], chance: Random, thrown: Thrown) -> None:
    while True:
        await _move(sides, chance, thrown)
        await asyncio.sleep(0.05)


async def _move(sides: tuple[Side, Side], chance: Random, thrown: Thrown) -> None:
    """Whose turn it is moves, and the others are shown it; after a match comes another."""
    host = sides[0]
    if host.view.phase in ("over", "waiting"):
        await host.done(intents.Rematch() if host.view.phase == "over" else intents.Start())
        return
    for side in sides:
        view = side.view
        if view.phase == "playing" and view.to_play == view.you and (can := acts(view)):
            answer = await side.ask(chance.choice(can), view.turn)
            if isinstance(answer, Nack):  # the answer to the last move was not waited for
                assert answer.why in STALE, answer
                return
            for other in sides:
                await other.reaches(answer.v)
            thrown.moves += 1
            return
        if view.phase == "between" and view.you is not None and not view.seats[view.you].ready:
            await side.done(intents.Ready())
            return
