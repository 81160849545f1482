"""The page is built when its sources changed, by a Node that can, and its absence is said clearly."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import pytest

import build_core
import build_web

ROOT = Path(build_web.__file__).parent


@pytest.fixture(autouse=True)
def _page_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DOUBLESIX_NO_WEB", raising=False)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Make a small tree with a page, words and things that are no sources."""
    for name in ("web/package.json", "web/package-lock.json", "web/src/App.svelte", "web/.npmrc"):
        _write(tmp_path / name, name)
    _write(tmp_path / "src/doublesix/phrase/catalogs/en/page.ftl", "home = Home")
    return tmp_path


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def _fake(folder: Path, name: str, says: str, code: int = 0) -> None:
    """Put a program on disk that says one thing and ends with a code."""
    _write(folder / name, f"#!/bin/sh\necho '{says}'\nexit {code}\n")
    (folder / name).chmod(0o755)


def test_the_digest_is_the_same_without_an_edit(tree: Path) -> None:
    before = build_web.digest(tree)
    (tree / "web/src/App.svelte").touch()
    assert build_web.digest(tree) == before


@pytest.mark.parametrize(
    "name",
    ["web/src/App.svelte", "web/.npmrc", "src/doublesix/phrase/catalogs/en/page.ftl", "src/doublesix/phrase/keys.json"],
)
def test_the_digest_changes_with_an_edit(tree: Path, name: str) -> None:
    before = build_web.digest(tree)
    _write(tree / name, "edited")
    assert build_web.digest(tree) != before


def test_the_digest_changes_with_a_new_name(tree: Path) -> None:
    before = build_web.digest(tree)
    (tree / "web/src/App.svelte").rename(tree / "web/src/Page.svelte")
    assert build_web.digest(tree) != before


@pytest.mark.parametrize("name", ["web/node_modules/vite/a.js", "web/dev/harness.html", "src/doublesix/phrase/say.py"])
def test_the_digest_leaves_out_what_is_not_built(tree: Path, name: str) -> None:
    before = build_web.digest(tree)
    _write(tree / name, "anything")
    assert build_web.digest(tree) == before


def test_a_page_built_from_these_sources_is_not_built_again(tree: Path) -> None:
    assert build_web.wanted(tree)
    _write(tree / "src/doublesix/static/.built-from", build_web.digest(tree))
    assert not build_web.wanted(tree)
    _write(tree / "web/src/App.svelte", "edited")
    assert build_web.wanted(tree)


def test_no_page_is_wanted_when_told_so_or_without_its_sources(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUBLESIX_NO_WEB", "1")
    assert not build_web.wanted(tree)
    monkeypatch.delenv("DOUBLESIX_NO_WEB")
    (tree / "web/package.json").unlink()
    assert not build_web.wanted(tree)


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2\n", "v22.12.0", "v24.1.0", "v100.0.0"])
def test_node_is_fit(version: str) -> None:
    assert build_web.fit(version)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.3", "v21.7.0", "v22.11.0", "", "node: not found"])
def test_node_is_unfit(version: str) -> None:
    assert not build_web.fit(version)


@pytest.mark.skipif(os.name == "nt", reason="the stand-ins are shell scripts")
class TestNodeOnPath:
    """Which npm is taken, with stand-ins on an otherwise empty PATH."""

    @pytest.fixture(autouse=True)
    def path(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Make the folder that is the whole PATH."""
        monkeypatch.setenv("PATH", str(tmp_path / "bin"))
        return tmp_path / "bin"

    def test_a_fit_one_is_taken(self, path: Path) -> None:
        _fake(path, "node", "v22.12.0")
        _fake(path, "npm", "10")
        assert build_web.npm_on_path() == str(path / "npm")

    def test_one_too_old_is_not(self, path: Path) -> None:
        _fake(path, "node", "v18.20.4")
        _fake(path, "npm", "10")
        assert build_web.npm_on_path() is None

    def test_node_without_npm_is_not(self, path: Path) -> None:
        _fake(path, "node", "v22.12.0")
        assert build_web.npm_on_path() is None

    def test_a_failed_build_says_what_to_do_and_is_tried_again(self, path: Path, tree: Path) -> None:
        _fake(path, "node", "v22.12.0")
        _fake(path, "npm", "no network", code=7)
        with pytest.raises(SystemExit, match=r"`npm view uqr nothing` ended with 7(.|\n)*DOUBLESIX_NO_WEB=1"):
            build_web.build(tree)
        assert build_web.wanted(tree)


def test_what_is_installed_is_pinned_to_versions_only() -> None:
    pins = [line for line in (ROOT / "requirements-lock.txt").read_text().splitlines() if not line.startswith("#")]
    assert pins
    assert [line for line in pins if line.count("==") != 1 or "@" in line or "/" in line] == []


def test_every_direct_dependency_has_its_pin() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    asked = [*project["dependencies"], *project["optional-dependencies"]["test"], build_web.NODE_WHEEL]
    pins = {
        line.partition("==")[0].lower().replace("_", "-")
        for line in (ROOT / "requirements-lock.txt").read_text().splitlines()
    }
    assert [name for name in asked if re.split(r">=|\[", name)[0].lower() not in pins] == []


@pytest.mark.parametrize(("asked", "said"), [("", False), ("0", False), ("1", True)])
def test_the_core_is_compiled_only_where_that_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, asked: str, said: bool
) -> None:
    monkeypatch.setenv("DOUBLESIX_COMPILE", asked)
    assert build_core.wanted() is said


def test_every_module_that_is_to_be_compiled_is_there() -> None:
    assert all((ROOT / "src" / module).is_file() for module in build_core.modules(ROOT))


def test_a_core_that_cannot_be_compiled_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_core, "SCRIPT", "raise SystemExit(3)")
    with pytest.raises(SystemExit, match=r"(?s)exit code 3.*gcc python3-dev"):
        build_core.build(ROOT, tmp_path)
