"""What the documents say is so: the wire's every name, the commands, the example runs, the links."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.main import get_command
from typer.testing import CliRunner

from doublesix.cli.main import COMMANDS, app
from doublesix.phrase import LANGUAGES, reason, say
from doublesix.record import lines
from doublesix.record.verify import verify
from doublesix.rules.reasons import Reason
from doublesix.table.refusal import Refusal
from doublesix.web.app import create
from doublesix.web.outside import real
from doublesix.wire.schema import typescript

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
RECORD = (ROOT / "docs/record.md").read_text("utf-8")
WIRE = (ROOT / "docs/wire.md").read_text("utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
CATALOG = ROOT / "src/doublesix/phrase/catalogs/en"
TABLE = (CATALOG / "table.ftl").read_text("utf-8")
REASONS = (CATALOG / "reasons.ftl").read_text("utf-8")
WEB = ROOT / "src/doublesix/web"
EVENTS: dict[str, type[lines.Line]] = {
    name.lower(): getattr(lines, name) for name in ("Match", "Deal", "Play", "Draw", "Pass", "Round", "End")
}
CELL = r"\| ((?:\\\||[^|\n])*) "


def interfaces() -> dict[str, dict[str, str]]:
    """Every message with its fields and their types, as the page knows them."""
    text = typescript()
    intent = text.partition("export type Intent = ")[2].partition(";")[0]
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text.replace(f": {intent};", ": Intent;"), re.M | re.S)
    return {name: dict(re.findall(r"^  (\w+\??): (.*);$", body, re.M)) for name, body in found}


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", text, re.M | re.S)
    assert found, f"no section {heading}"
    return found[1]


def fields_of(text: str) -> dict[str, str]:
    """The fields of a table with their types."""
    rows = re.findall(rf"^{CELL}{CELL}{CELL}?\|$", text, re.M)
    return {name.strip("`"): kind.strip("`").replace("\\|", "|") for name, kind, _ in rows if name.startswith("`")}


@pytest.mark.parametrize("name", interfaces())
def test_every_message_stands_in_the_wire_s_page_with_its_fields_and_types(name: str) -> None:
    assert fields_of(section(WIRE, name)) == interfaces()[name]


def test_the_wire_s_page_names_no_message_that_is_not_there() -> None:
    assert set(re.findall(r"^### (\w+)$", WIRE, re.M)) == set(interfaces())


def reasons() -> set[str]:
    """The reasons of the wire's page."""
    return set(re.findall(r"^\| `([a-z-]+)` \|", WIRE.partition("\n## Reasons\n")[2], re.M))


def test_every_reason_stands_in_the_wire_s_page() -> None:
    web = "".join(file.read_text("utf-8") for file in WEB.glob("*.py"))
    worded = re.findall(r"^reason-([a-z-]+) =", REASONS, re.M)
    assert {*Reason, *Refusal, *(name for name in worded if f'"{name}"' in web)} <= reasons()


@pytest.mark.parametrize("name", sorted(reasons()))
def test_a_reason_of_the_wire_s_page_is_worded(name: str) -> None:
    assert all(reason(lang, name) for lang in LANGUAGES)


def test_every_address_of_the_house_stands_in_the_wire_s_page(tmp_path: Path) -> None:
    paths = {getattr(route, "path", "") for route in create(tmp_path, real(0), "http://127.0.0.1:8066").routes}
    assert {path for path in paths if path not in section(WIRE, "HTTP")} == set()


def links(page: Path) -> Iterator[str]:
    """Where a page's links and pictures lead, within the project."""
    text = page.read_text("utf-8")
    found = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|srcset|href)="([^"]+)"', text)
    yield from (link.partition("#")[0] for link in found if "://" not in link and not link.startswith("#"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not (page.parent / link).exists()] == []


def test_every_picture_is_shown_somewhere() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    assert set((ROOT / "docs/pictures").glob("*.png")) <= shown


def options(command: str) -> set[str]:
    """The options of a command."""
    function = get_command(app([command])).commands[command]  # type: ignore[attr-defined]
    parts = (function, *getattr(function, "commands", {}).values())
    return {flag for part in parts for parameter in part.params for flag in parameter.opts}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_line_is_one_of_ours(page: Path) -> None:
    assert set(re.findall(r"^(?:\$ )?doublesix ([a-z-]+)", page.read_text("utf-8"), re.M)) <= set(COMMANDS)
    lines = rf"(?:doublesix|\./dev) ({'|'.join(COMMANDS)})\b([^\n`]*)"
    for command, rest in re.findall(lines, page.read_text("utf-8")):
        assert set(re.findall(r"--[a-z]+", rest)) <= options(command), f"{command}{rest}"


def test_every_option_at_home_is_one_of_serve() -> None:
    text = (ROOT / "docs/run-at-home.md").read_text("utf-8")
    known = options("serve") | options("restore") | {"--add-port"}  # that one is firewall-cmd's
    assert set(re.findall(r"(?<![\w-])--[a-z-]+", text)) <= known


def test_a_letter_in_the_readme_is_a_key() -> None:
    keys = {say("en", f"key-{act}") for act in re.findall(r"^key-(\w+) =", TABLE, re.M)}
    said = set(re.findall(r"\b[A-Z]\b", section(README, "By keys and by ear")))
    assert said
    assert said <= keys


def test_what_the_readme_shows_on_the_command_line_comes_out_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for code in re.findall(r"```python\n(.*?)```", README, re.S):
        Path(code.partition("\n")[0].removeprefix("# ")).write_text(code)
    shown = "".join(re.findall(r"```console\n(.*?)```", README, re.S))
    assert shown.count("$ doublesix") >= 4
    assert re.sub(r"^\$ .*\n", "", shown, flags=re.M) == "".join(map(run, re.findall(r"^\$ (.*)$", shown, re.M)))


def run(line: str) -> str:
    """What a command line prints."""
    program, command, *rest = shlex.split(line)
    assert program == "doublesix"
    done = CliRunner().invoke(app([command]), [command, *rest])
    assert done.exit_code in (0, 1), done.output
    return done.output


def test_a_robot_of_the_readme_has_ten_lines_at_most() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.S)
    assert len([line for line in code.splitlines() if line and not line.startswith("#")]) <= 10


def test_the_readme_s_first_command_is_one_of_dev() -> None:
    done = subprocess.run([sys.executable, "dev", "--help"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in re.findall(r"^\./dev (\w+)", README, re.M):
        assert f"./dev {name}" in done.stdout


def names_of_rules() -> set[str]:
    """The names that the pages of the rules and of the record give."""
    pages = "".join((ROOT / "docs" / page).read_text("utf-8") for page in ("rules.md", "record.md"))
    return set(re.findall(r"^\| ([A-Z]-\d+) \|", pages, re.M))


def test_every_rule_that_is_spoken_of_stands_in_the_rules_page() -> None:
    kinds = {name[0] for name in names_of_rules()}
    texts = [
        path for kind in ("py", "ftl", "md", "toml", "ts", "svelte") for path in ROOT.glob(f"[stbwd]*/**/*.{kind}")
    ]
    spoken = "".join(path.read_text("utf-8") for path in texts if not {"node_modules", "static"} & set(path.parts))
    named = set(re.findall(rf"\b[{''.join(kinds)}]-\d+\b", spoken))
    named |= {f"{kind}-{n}" for kind, n in re.findall(rf"\btest_([{''.join(kinds - {'S'})}])(\d+)_", spoken)}
    assert named == names_of_rules()


def test_the_record_s_page_verifies() -> None:
    (record,) = re.findall(r"```\n(\{\"event\":\"match\".*?)```", RECORD, re.S)
    assert verify(record.encode().splitlines(keepends=True)).matches == 1


def test_the_record_s_page_names_every_event_and_key() -> None:
    told = set(re.findall(r"`(\w+)`", section(RECORD, "Lines"))) | {"event", "n"}
    shapes: list[type[msgspec.Struct]] = [lines.Seat, lines.Shuffle, *EVENTS.values()]
    keys = {key for shape in shapes for key in encoded(shape)}
    assert keys | set(EVENTS) <= told


def encoded(shape: type[msgspec.Struct]) -> set[str]:
    """The keys of a shape in JSON."""
    return {field.encode_name for field in msgspec.structs.fields(shape)}


def test_the_positions_of_the_record_s_page_come_out_so(tmp_path: Path) -> None:
    shown = re.findall(r"```json\n(.*?)```", section(RECORD, "A position"), re.S)
    assert len(shown) == 4
    for position, found in batched(shown):
        (tmp_path / "position.json").write_text(position)
        assert run(f"doublesix legal {tmp_path / 'position.json'}") == found


def batched(items: list[str]) -> Iterator[tuple[str, str]]:
    """Two by two."""
    return zip(items[::2], items[1::2], strict=True)
