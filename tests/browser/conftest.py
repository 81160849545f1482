"""A house, a browser, and people with a window each."""

from __future__ import annotations

import fcntl
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import build_web
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.screens import picture

ROOT = Path(build_web.__file__).parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Invite = Callable[..., Person]


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page, built once if it is missing, whoever of the workers comes first."""
    with (Path(tempfile.gettempdir()) / "doublesix-page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (ROOT / "src/doublesix/static/index.html").exists():
            build_web.build(ROOT)


@pytest.fixture(scope="module")
def browser(chromium: Path) -> Iterator[Browser]:
    """One Chromium for a file: its event loop must have ended when tests with a loop of their own come."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(chromium), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house that most tests play at."""
    house = House(tmp_path_factory.mktemp("house")).open()
    yield house
    house.close()


@pytest.fixture(scope="module")
def fresh_house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for the tests of one file, where these ask for more than one house gives an address in a while."""
    house = House(tmp_path_factory.mktemp("house")).open()
    yield house
    house.close()


@pytest.fixture
def own_house(page_built: None, tmp_path: Path) -> Iterator[House]:
    """A house for one test alone, which may end it as it likes."""
    house = House(tmp_path).open()
    yield house
    house.close()


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Gives a person a window; at the end none of their pages may have complained."""
    people: list[Person] = []

    def give(name: str = "Ana", base: str = "", **window: object) -> Person:
        people.append(Person(browser, base or house.here, name, **window))
        return people[-1]

    yield give
    for person in people:
        picture(person.page, f"end of {person.name}")
        person.context.close()
    complaints = [complaint for person in people for complaint in person.complaints]
    assert not complaints, complaints
