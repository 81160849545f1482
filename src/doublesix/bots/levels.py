"""The robots of the house by name, and those that others bring."""

from __future__ import annotations

from importlib import import_module

from doublesix.bots.beginner import Beginner
from doublesix.bots.expert import Expert
from doublesix.bots.relay import Relay
from doublesix.bots.robot import Robot
from doublesix.bots.steady import Steady
from doublesix.bots.strong import Strong
from doublesix.rules.reasons import DoubleSixError

ROBOTS: dict[str, Robot] = {
    "relay": Relay(),
    "beginner": Beginner(),
    "steady": Steady(),
    "strong": Strong(),
    "expert": Expert(),
}
"""From the weakest to the strongest."""


class UnknownRobot(DoubleSixError):
    """No robot can be had by this name; the text says why."""


def load(name: str) -> Robot:
    """A robot of the house, or one of your own as `module:Class`; raise UnknownRobot where there is none."""
    if name in ROBOTS:
        return ROBOTS[name]
    module, colon, kind = name.partition(":")
    if not (module and colon and kind):
        raise UnknownRobot(f"{name!r} is no robot: {', '.join(ROBOTS)}, or your own as module:Class")
    return _made(name, _found(name, module, kind))


def _found(name: str, module: str, kind: str) -> object:
    try:
        found = import_module(module)
    except Exception as error:  # whatever somebody else's module raises
        raise UnknownRobot(f"{name}: cannot import {module}: {type(error).__name__}: {error}") from error
    if not hasattr(found, kind):
        raise UnknownRobot(f"{name}: module {module} has no {kind}")
    return getattr(found, kind)


def _made(name: str, kind: object) -> Robot:
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise UnknownRobot(f"{name} is no class with a method choose(seen, random)")
    try:
        robot: Robot = kind()
    except Exception as error:
        raise UnknownRobot(f"{name} cannot be made: {type(error).__name__}: {error}") from error
    return robot
