"""Reading a record: strict, one line after the other, with the number of each line in its file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from doublesix.record import lines
from doublesix.record.faults import Fault, NoRecord, at_line, shown
from doublesix.record.lines import AnyLine
from doublesix.rules.variants import VARIANTS

EVENTS = ("match", "deal", "play", "draw", "pass", "round", "end")
TABLE_KEYS = ("practice", "turn_s")


def numbered(stream: Iterable[bytes]) -> Iterator[tuple[int, AnyLine]]:
    """Each line of a file with its number; raise NoRecord for what is no record, Fault at the first broken line."""
    number = 0
    for number, raw in enumerate(stream, 1):
        try:
            text = raw.decode()
        except UnicodeDecodeError as error:
            raise NoRecord(f"line {number} is not UTF-8: {error.reason} at byte {error.start + 1}") from None
        if number == 1 and not _begins_match(text):
            raise NoRecord('the first line is no match line: {"event":"match", …}')
        with at_line(number):
            line = parse_line(text)
        yield number, line
    if not number:
        raise NoRecord("the file is empty")


def read_matches(stream: Iterable[bytes]) -> Iterator[list[AnyLine]]:
    """The lines of each match of a file."""
    match: list[AnyLine] = []
    for _, line in numbered(stream):
        if isinstance(line, lines.Match) and match:
            yield match
            match = []
        match.append(line)
    yield match


def parse_line(text: str) -> AnyLine:
    """Read one line; raise Fault F-2 for broken JSON or a wrong shape, F-5 for an unknown event or a missing key."""
    found = parse_object(text)
    if "event" not in found:
        raise Fault("F-5", "the key event is missing")
    if isinstance(found["event"], str) and found["event"] not in EVENTS:
        raise Fault("F-5", f"there is no event {shown(found['event'])}: {', '.join(EVENTS)}")
    if "n" not in found:
        raise Fault("F-5", f"the key n of {found['event']} is missing")
    if found["event"] == "match":
        _pass_over_unknown(found)
    line: AnyLine = convert(found, AnyLine)
    return line


def parse_object(text: str) -> dict[str, Any]:
    """Read one JSON object with no key twice; raise Fault F-2."""
    try:
        found = msgspec.json.decode(text)
        json.loads(text, object_pairs_hook=_each_key_once)
    except (msgspec.MsgspecError, UnicodeError, ValueError) as error:
        raise Fault("F-2", _one_line(error)) from None
    except RecursionError:
        raise Fault("F-2", "the JSON is nested too deeply") from None
    if not isinstance(found, dict):
        raise Fault("F-2", f"an object should stand here, not {shown(found)}")
    return found


def convert(found: dict[str, Any], shape: Any) -> Any:
    """Give a JSON object its type; raise Fault F-5 for a missing key, F-2 for any other wrong shape."""
    try:
        return msgspec.convert(found, shape)
    except msgspec.ValidationError as error:
        text = _one_line(error)
        rule = "F-5" if text.startswith("Object missing required field") else "F-2"
        raise Fault(rule, text.replace("Object missing required field", "missing key").replace("`", "")) from None


def _begins_match(text: str) -> bool:
    try:
        return parse_object(text).get("event") == "match"
    except Fault:
        return False


def _pass_over_unknown(head: dict[str, Any]) -> None:
    """The two objects of a match line that are read as plain dictionaries keep the keys that this reader knows."""
    game = VARIANTS.get(head["rules"]) if isinstance(head.get("rules"), str) else None
    if game and isinstance(head.get("options"), dict):
        known = [option.name for option in game.options]
        head["options"] = {key: value for key, value in head["options"].items() if key in known}
    if isinstance(head.get("table"), dict):
        head["table"] = {key: value for key, value in head["table"].items() if key in TABLE_KEYS}


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    keys = [key for key, _ in pairs]
    for key in keys:
        if keys.count(key) > 1:
            raise ValueError(f"the key {shown(key)} stands twice in one object")
    return dict(pairs)


def _one_line(error: Exception) -> str:
    return ascii(" ".join(str(error).split()))[1:-1].replace("\\'", "'")
