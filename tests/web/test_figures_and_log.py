"""What a house tells who watches over it: figures at an address of their own, and a log; never what anybody holds."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from doublesix.table import intents
from tests.support.guest import people, play
from tests.support.served import Served, refused


def free_port() -> int:
    with closing(socket.create_server(("127.0.0.1", 0))) as found:
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[dict[str, object]], set[str]]:
    """A match by sockets, some of it refused: the figures, the lines of the log, and what must be in neither."""
    folder = tmp_path_factory.mktemp("house")
    log, figures = folder / "log", f"127.0.0.1:{free_port()}"
    with log.open("w") as errors:
        served = Served(folder / "data", "--metrics", figures, "--log", "json", "--log-level", "info", errors=errors)
        try:
            hidden = asyncio.run(match(served.open().base))
            text = httpx.get(f"http://{figures}/metrics", trust_env=False).text
            assert httpx.get(f"{served.base}/metrics", trust_env=False).status_code == 404
        finally:
            served.close()
    return text, [json.loads(line) for line in log.read_text().splitlines()], hidden


async def match(base: str) -> set[str]:
    ana, rui = await people(base, {"Quetzalina": "en", "Zebedeu": "pt-BR"})
    code = await ana.open("draw", options={"target": 50})
    alone = await ana.open("draw", access="solo", options={"target": 50}, robots=["beginner"])
    async with ana.at(code) as side, rui.at(code) as other, ana.at(alone) as third:
        await other.done(intents.Sit())
        await side.done(intents.Start())
        await third.done(intents.Start())
        assert await side.why(intents.Draw(), turn=99) in ("turn-over", "not-your-turn")
        await asyncio.gather(play(side, Random(1)), play(other, Random(2)), play(third, Random(3)))
    record = (await ana.http.get(f"/api/tables/{code}/record")).text
    hidden = {*ana.http.cookies.values(), *rui.http.cookies.values(), "Quetzalina", "Zebedeu"}
    for guest in (ana, rui):
        await guest.close()
    return hidden | set(re.findall(r'"(?:secret|commit|salt)":"(\w+)"', record))


Played = tuple[str, list[dict[str, object]], set[str]]


def figure(text: str, name: str) -> float:
    """The sum over all labels."""
    return sum(float(value) for value in re.findall(rf"^doublesix_{name}(?:\{{.*\}})? (\S+)$", text, re.M))


@pytest.mark.parametrize(
    "name",
    [
        "moves_total",
        "refused_total",
        "append_batch_count",
        "append_seconds_count",
        "frames_total",
        "loop_lag_seconds_count",
        "collector_pause_seconds_count",
    ],
)
def test_it_is_counted(name: str, played: Played) -> None:
    assert figure(played[0], name) > 0


@pytest.mark.parametrize("name", ["append_conflicts_total", "sockets", "frames_coalesced_total"])
def test_it_can_be_counted(name: str, played: Played) -> None:
    assert re.search(rf"^doublesix_{name} ", played[0], re.M)


def test_moves_are_those_of_people_and_of_robots(played: Played) -> None:
    assert 'doublesix_moves_total{by="person"}' in played[0]
    assert 'doublesix_moves_total{by="robot"}' in played[0]


def test_a_line_of_the_log_names_table_version_and_seat(played: Played) -> None:
    acts = [line for line in played[1] if line["logger"] == "doublesix.acts"]
    assert {line["act"] for line in acts} >= {"sit", "start", "play", "ready"}
    assert all({"time", "level", "event", "table", "version", "seat"} <= line.keys() for line in acts)


def test_neither_figures_nor_log_have_anything_that_anybody_holds(played: Played) -> None:
    text, lines, hidden = played
    assert len(hidden) > 5  # two names, two cookies, and of a round its secret and its seal at least
    told = text + "".join(map(json.dumps, lines))
    assert [secret for secret in hidden if secret in told] == []
    assert re.findall(r"\b\d-\d\b(?!\d)", re.sub(r"\d{4}-\d\d-\d\dT", "", told)) == []


def test_a_wrong_address_for_figures_is_refused_in_a_line(tmp_path: Path) -> None:
    for where in ("9066", "here:", "127.0.0.1:99999"):
        ended = refused("--port", "0", "--host", "127.0.0.1", "--data", str(tmp_path), "--metrics", where)
        assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
        assert f"--metrics {where} is no address with a port" in ended.stderr
