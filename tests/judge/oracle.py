"""What every frame should have been: the redacted replay at its version, and all the news since the one before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from doublesix.phrase.say import say
from doublesix.table.table import ROBOT
from doublesix.table.world import World
from doublesix.web.house import OFFERED
from doublesix.wire import messages as m
from doublesix.wire.around import Around
from doublesix.wire.news import Listener, news
from doublesix.wire.view import sees, table_view
from doublesix.wire.views import TableView
from tests.judge.evidence import Evidence, Heard
from tests.judge.reading import Reading

Item = tuple[int, int, str, int | None, str]


class Oracle:
    """Views and news, worked out once for each person and version."""

    def __init__(self, reading: Reading, evidence: Evidence) -> None:
        self._reading, self._evidence = reading, evidence
        self._views: dict[tuple[str | None, bool, int], TableView] = {}
        self._told: dict[tuple[str | None, str, int], list[Item]] = {}

    def differs(self, heard: Heard, frame: m.Frame) -> Iterator[str]:
        """How the frame is another than it should be."""
        right, came = self._view(heard, frame.v), plain(frame.view)
        if came != right:
            names = [name for name in right.__struct_fields__ if getattr(right, name) != getattr(came, name)]
            yield f"view: {', '.join(names)}"
        yield from self._news(heard, frame)

    def _view(self, heard: Heard, v: int) -> TableView:
        key = (heard.person, heard.watching, v)
        if key not in self._views:
            around = Around(self._evidence.names, World((), OFFERED, bytes, 0), (), None, heard.watching)
            self._views[key] = plain(table_view(self._reading.tables[v], self._evidence.code, heard.person, around))
        return self._views[key]

    def _news(self, heard: Heard, frame: m.Frame) -> Iterator[str]:
        came = [(item.v, item.i, item.kind, item.seat, item.text) for item in frame.news]
        if not sees(self._reading.tables[frame.v], heard.person, heard.watching):
            if came:
                yield "news for a stranger"
            return
        since = self._reading.kept_since(frame.v)
        due = [item for v in range(heard.known + 1, frame.v + 1) for item in self._of(heard, v)]
        needed = [item for item in due if item[0] >= since]
        if came != due[len(due) - len(came) :] or len(came) < len(needed):
            yield f"news: {[item[:3] for item in came]} for {[item[:3] for item in needed]}"
        if any(item.past is not (heard.known == 0) for item in frame.news):
            yield "news: past and new are mixed up"

    def _of(self, heard: Heard, v: int) -> list[Item]:
        key = (heard.person, heard.lang, v)
        if key not in self._told:
            names = _called(heard.lang, tuple(self._evidence.names.items()))
            told = news([self._reading.pages[v - 1]], Listener(heard.person, heard.lang), names)
            self._told[key] = [(item.v, item.i, item.kind, item.seat, item.text) for item in told]
        return self._told[key]


def plain(view: TableView) -> TableView:
    """Without what the log does not say: who is here, who looks on, who may ask for whose seat."""
    for seat in view.seats:
        seat.away = seat.free_to_ask = False
    view.knocks, view.onlookers, view.may_grant, view.watch = [], [], False, None
    if view.watching:
        view.code = ""
    return view


@lru_cache
def _called(lang: str, names: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """News call robots robots."""
    return {id: say(lang, "robot-name", name=name) if id.startswith(ROBOT) else name for id, name in names}
