"""doublesix review: the turns that decided a match, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_simulate import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The first round of a match."""
    file = tmp_path_factory.mktemp("review") / "draw.jsonl"
    assert run("simulate", "draw", "--seed", "2", "--out", str(file)) == (0, "", "")
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[: 1 + next(i for i, line in enumerate(lines) if '"event":"round"' in line)]))
    return str(file)


@pytest.mark.parametrize(
    ("lang", "first", "player"),
    [
        ("en", "Match 1 of 1, Draw dominoes", "lost per choice"),
        ("fr", "Partie 1 sur 1, Dominos avec pioche", "de perte"),
        ("pt-BR", "", "de perda"),
    ],
)
def test_it_names_turns_and_gives_each_player_a_number(lang: str, first: str, player: str, record: str) -> None:
    code, out, err = run("review", record, "--lang", lang)
    assert (code, err) == (0, "")
    assert out.startswith(first)
    assert sum(player in line for line in out.splitlines()) == 2


def test_all_says_what_each_play_was_worth(record: str) -> None:
    every = run("review", record, "--all")[1].splitlines()
    assert sum(line.endswith("with all hands open: best.") for line in every) >= sum("played" in line for line in every)


def test_it_says_why_it_cannot(tmp_path: Path, record: str) -> None:
    assert run("review", record, "--lang", "xx") == (
        2,
        "",
        "doublesix review: 'xx' is no language of ours: fr, pt-BR, en\n",
    )
    code, out, err = run("review", str(tmp_path / "none.jsonl"))
    assert (code, out) == (2, "")
    assert err.endswith("none.jsonl: No such file or directory\n")
    faulty = tmp_path / "faulty.jsonl"
    faulty.write_text(
        Path(record).read_text("utf-8").replace('"turn":0', '"turn":1', 1).replace('"turn":1', '"turn":0', 1)
    )
    lines = Path(record).read_text("utf-8").splitlines()
    faulty.write_text("\n".join([*lines[:2], lines[1]]) + "\n")
    code, out, err = run("review", str(faulty))
    assert (code, out) == (2, "")
    assert f"{faulty}:3: F-1" in err
