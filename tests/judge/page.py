"""A page and its person: what they know, what they ask for, what they have no answer to yet."""

from __future__ import annotations

from random import Random

import msgspec

from doublesix.table import intents
from doublesix.table.beside import PHRASES
from doublesix.wire import messages as m
from doublesix.wire.views import TableView
from tests.judge.wire import Wire
from tests.support.guest import acts

Wish = tuple[intents.AnyIntent, int | None]
_decode = msgspec.json.Decoder(m.OutMessage).decode
STRAY: tuple[intents.AnyIntent, ...] = (
    intents.Play(tile="6-6", at="left"),
    intents.Play(tile="1-0", at="train:mexican"),
    intents.Draw(),
    intents.Pass(),
    intents.Ready(salt="again"),
    intents.Salt(salt="more"),
    intents.Sit(),
    intents.Start(),
    intents.Rematch(),
    intents.Rotate(),
    intents.Watch(on=True),
    intents.End(),
    intents.Knock(seat=0),
    intents.Knock(seat=1),
    intents.Grant(seat=0),
    intents.Grant(seat=1),
)
"""Asked for at any time; mostly refused."""


class Page:
    """One tab of one person; `person` None: somebody who looks on."""

    def __init__(self, number: int, person: str | None, lang: str, chance: Random, v: int) -> None:
        self.number, self.person, self.lang, self.chance, self.v = number, person, lang, chance, v
        self.view: TableView | None = None
        self.wire: Wire | None = None
        self.pending: dict[str, m.Act] = {}
        self.answered: list[m.Act] = []
        self.away = False
        """That they were sent away."""
        self._ids = 0

    @property
    def connected(self) -> bool:
        return self.wire is not None and self.wire.open

    @property
    def eager(self) -> int:
        """How soon they do something, against others."""
        if not self.connected or self.view is None:
            return 3
        return 4 if self._next(self.view)[0] else 1

    def hello(self) -> m.Hello:
        """The first message of a socket, and what was not answered comes again after it."""
        return m.Hello(protocol=m.PROTOCOL, lang=self.lang, since=self.v)

    def take(self, text: str) -> m.OutMessage:
        """Something came."""
        message = _decode(text)
        if isinstance(message, m.Frame):
            self.v, self.view, self.away = message.v, message.view, False
        elif isinstance(message, m.Ack | m.Nack):
            if (act := self.pending.pop(message.c, None)) is not None:
                self.answered.append(act)
        elif isinstance(message, m.Bye):
            self.away = True
        return message

    def offers(self, act: m.Act) -> bool:
        """Whether the view says that this may be done now."""
        view = self.view
        if view is None or view.you is None or view.seats[view.you].left:
            return False
        return act.turn == view.turn and act.do in acts(view)

    def wish(self) -> m.Act | None:
        """The next thing that the person asks for, if anything."""
        if self.view is None or self.person is None:
            return None
        do, turn = self._whim(self.view) if self.chance.random() < 0.15 else self._next(self.view)
        if do is None:
            return None
        self._ids += 1
        return m.Act(c=f"command-{self.number:02}-{self._ids:05}", do=do, turn=turn)

    def _whim(self, view: TableView) -> tuple[intents.AnyIntent | None, int | None]:
        turn = view.turn - (self.chance.random() < 0.3)
        if self.chance.random() < 0.4:
            return intents.Say(phrase=self.chance.choice(PHRASES)), None
        if self.chance.random() < 0.05:
            return intents.Leave(), None
        if self.chance.random() < 0.3:  # on from a view that may be old
            return self.chance.choice(acts(view) or [intents.Draw()]), turn
        return self.chance.choice(STRAY), turn

    def _next(self, view: TableView) -> tuple[intents.AnyIntent | None, int | None]:
        """What brings the game on."""
        if view.you is None:
            return (intents.Sit() if view.sit is None else None), None
        if view.seats[view.you].left:
            return intents.Sit(), None
        match view.phase:
            case "waiting":
                return self._waiting(view), None
            case "playing" if view.to_play == view.you and (can := acts(view)):
                return self.chance.choice(can), view.turn
            case "between" if not view.seats[view.you].ready:
                return intents.Ready(salt=f"salt-{self.number}-{self._ids}"), None
            case "over":
                return intents.Rematch(), None
        return None, None

    def _waiting(self, view: TableView) -> intents.AnyIntent | None:
        if self.chance.random() < 0.3:
            return intents.Salt(salt=f"salt-{self.number}-{self._ids}")
        return intents.Start() if view.start is None and view.you == view.host else None
