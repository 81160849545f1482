"""The command line as a whole: it starts fast, and all of it is written down."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from doublesix.bots.core import COMPILED
from doublesix.cli.main import COMMANDS, app

DOCS = Path(__file__).parents[2] / "docs"


def options() -> Iterator[tuple[str, str]]:
    """Every command with each of its options."""
    for name in COMMANDS:
        function = get_command(app([name])).commands[name]  # type: ignore[attr-defined]
        for command in (function, *getattr(function, "commands", {}).values()):
            yield from ((name, f) for parameter in command.params for f in parameter.opts if f.startswith("--"))


def test_it_says_its_version_and_which_core_runs() -> None:
    form = "compiled" if COMPILED else "plain"
    result = CliRunner().invoke(app(), ["--version"])
    assert (result.exit_code, result.stdout) == (0, f"doublesix {version('doublesix')}, robots' core {form}\n")


def test_each_command_is_told_whole_in_the_list_of_all() -> None:
    told = CliRunner().invoke(app(), ["--help"], env={"COLUMNS": "80"}).stdout
    assert [line for line in told.splitlines() if line.endswith("...")][1:] == []  # the first one says [ARGS]...


def test_the_commands_are_those_of_the_house() -> None:
    playing = ("serve", "settings", "simulate", "verify", "review", "puzzle", "legal", "bench")
    keeping = (
        "robot-token",
        "migrate",
        "backup",
        "restore",
        "move-house",
        "tables",
        "close",
        "people",
        "rename",
        "block",
        "forget",
        "tidy",
    )
    assert sorted(COMMANDS) == sorted(playing + keeping)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_names_every_option_and_says_what_it_does(name: str) -> None:
    function = get_command(app([name])).commands[name]  # type: ignore[attr-defined]
    asked = [[name, *part, "--help"] for part in ([], *([part] for part in getattr(function, "commands", {})))]
    shown = "".join(CliRunner().invoke(app([name]), words).stdout for words in asked)
    for command, flag in options():
        if command == name:
            assert re.search(rf"{flag}(, --?[\w-]+)*( <?\S+( range)?>?)? +[A-Z]", shown), f"{flag} in\n{shown}"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_and_option_stands_in_the_documentation(name: str) -> None:
    text = (DOCS / "commands.md").read_text("utf-8")
    assert f"\n## doublesix {name}\n" in text
    named = "serve" if name == "settings" else name  # which takes the same
    section = text.partition(f"## doublesix {named}\n")[2].partition("\n## ")[0]
    for command, flag in options():
        if command == name:
            assert f"`{flag}" in section, f"{flag} is not in the section of {name}"


def test_the_documentation_names_no_option_that_is_not_there() -> None:
    text = (DOCS / "commands.md").read_text("utf-8")
    assert set(re.findall(r"`(--[a-z-]+)", text)) <= {flag for _, flag in options()} | {"--version", "--help"}


def test_a_command_imports_nothing_of_the_house() -> None:
    start = (
        "import sys; sys.argv = ['doublesix', 'simulate', 'draw', '--out', '/dev/null'];"
        "from doublesix.cli.main import app; app(['simulate'])(standalone_mode=False);"
        "print([m for m in ('starlette', 'sqlalchemy', 'uvicorn') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_example_in_the_documentation_is_the_one_that_runs() -> None:
    example = (DOCS.parent / "examples" / "my_robot.py").read_text("utf-8")
    assert f"```python\n{example}```" in (DOCS / "robots.md").read_text("utf-8")
