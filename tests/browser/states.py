"""Every state that a table can be seen in, made without a house."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from doublesix.table import events as ev
from doublesix.table import intents
from doublesix.table.granting import LONG_AWAY
from doublesix.table.table import Phase
from doublesix.wire.messages import Frame
from doublesix.wire.views import TableView
from tests.browser.rounds import frame, round_of
from tests.strategies import Setting
from tests.support.desk import LETTERS, NOW, Desk

Wanted = Callable[[TableView], bool]
BOARDS = ("draw", "mexican-train")
"""A game on a chain, and one on trains."""


def waiting(lang: str = "en", people: str = "ab", viewer: str | None = "a") -> Frame:
    """A waiting room with its host and a guest."""
    return frame(Desk("salon").sit(people[1:]), viewer, lang)


def moment(game: str, wanted: Wanted, mine: bool = True, lang: str = "en", setting: Setting | None = None) -> Frame:
    """The first state of random rounds that is wanted, as the player to move sees it, or else another one."""
    for seed in count():
        for desk in round_of(game, seed, setting=setting):
            if desk.table.last is None:
                others = [
                    person for person in LETTERS if desk.table.seat_of(person) is not None and person != desk.to_play
                ]
                viewer = desk.to_play if mine else others[0] if others else ""
                if viewer in LETTERS and viewer and wanted((seen := frame(desk, viewer, lang)).view):
                    return seen
    raise AssertionError


def before_and_after(game: str, wanted: Wanted, lang: str = "en") -> tuple[Frame, Frame]:
    """The first such state in which one thing only can be done, and what who is to move sees once they have done it."""
    for seed in count():
        for desk in (desks := round_of(game, seed)):
            viewer = desk.to_play if desk.table.last is None else ""
            if viewer and viewer in LETTERS and wanted((before := frame(desk, viewer, lang)).view):
                next(desks)  # the same desk, an act later
                if desk.table.last is None:
                    return before, frame(desk, viewer, lang, since=before.v)
    raise AssertionError


def round_over(game: str, lang: str = "en", setting: Setting | None = None) -> Frame:
    """The last state of a round that others follow."""
    desk = _last(round_of(game, 1, setting=setting))
    assert desk.table.phase is Phase.BETWEEN
    return frame(desk, "a", lang)


def match_over(game: str, lang: str = "en", setting: Setting | None = None) -> Frame:
    """The end of a match."""
    return frame(_last(round_of(game, 1, setting=setting)).finish(), "a", lang)


def _last(desks: Iterator[Desk]) -> Desk:
    *_, last = desks
    return last


def opens(view: TableView) -> bool:
    """Nothing has been laid."""
    return not (view.chain and view.chain.tiles) and not (view.trains and any(row.tiles for row in view.trains.rows))


def under_way(view: TableView) -> bool:
    """Something has been laid, and something may be played."""
    return not opens(view) and view.playable > 0


def can_choose(view: TableView) -> bool:
    """A tile goes to several places."""
    return any(len(tile.places) > 1 for tile in view.hand or ())


def must_draw(view: TableView) -> bool:
    """Nothing can be done but draw."""
    return view.draw is None and not view.playable


def must_pass(view: TableView) -> bool:
    """Nothing can be done but pass."""
    return view.pass_ is None and not view.playable


def must_cover(view: TableView) -> bool:
    """A double has to be covered."""
    return view.trains is not None and any(row.cover for row in view.trains.rows)


def at_the_table(lang: str = "en") -> Iterator[tuple[str, Frame]]:
    """Every state of a round under way, with its name."""
    for game in BOARDS:
        yield f"{game} open the round", moment(game, opens, lang=lang)
        yield f"{game} my turn", moment(game, under_way, lang=lang)
        yield f"{game} off turn", moment(game, lambda view: not opens(view), mine=False, lang=lang)
        yield f"{game} must draw", moment(game, must_draw, lang=lang)
        yield f"{game} must pass", moment(game, must_pass, lang=lang)
        yield f"{game} choosing", moment(game, can_choose, lang=lang)
        yield f"{game} looking on", looking_on(game, lang)
    yield "mexican-train to cover", moment("mexican-train", must_cover, lang=lang)
    yield "partners my turn", moment("partners", under_way, lang=lang)
    yield "salon my turn", moment("salon", under_way, lang=lang)


def looking_on(game: str, lang: str = "en") -> Frame:
    """A round as it is shown to an onlooker."""
    desk = Desk(game).sit("b")
    desk.do("a", intents.Watch(on=True))
    desk.start()
    for _ in desk.play_on(5):
        pass
    return frame(desk, None, lang, watching=True)


def hinting(lang: str = "en") -> Frame:
    """A round alone with robots in which there are hints, and in which somebody has passed."""
    desk = Desk("partners", practice=True, hints=True, robots=3).start()
    while not any(seat.passed for seat in frame(desk, "a", lang).view.seats):
        desk.step()
    return frame(desk, "a", lang)


def asking(viewer: str, asked: bool = True, lang: str = "en") -> Frame:
    """A match whose second seat has long been away, and which somebody else comes to and asks for it."""
    desk = Desk("draw").sit("bc").start()
    desk.present, desk.away = set("acj"), {"b": NOW - LONG_AWAY}
    desk.now += LONG_AWAY
    if asked:
        desk.do("j", intents.Knock(seat=1))
    return frame(desk, viewer, lang)


def left_alone(viewer: str, ended: bool = False, between: bool = False) -> Frame:
    """A match of two that b has left for good over two minutes ago, in a round or after it; a may end it, or has."""
    desk = _last(round_of("draw", 1, setting=Setting("draw", {}, 2))) if between else Desk("draw").sit("b").start()
    desk.do("b", intents.Leave())
    desk.keep([ev.Deserted()])
    if ended:
        desk.do("a", intents.End())
    return frame(desk, viewer)
