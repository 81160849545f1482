"""What the stories of this part share."""

from __future__ import annotations

import secrets

from doublesix.table import intents
from doublesix.table.table import Phase, Table
from doublesix.web.command import command
from doublesix.wire.messages import Ack, Act, Nack
from tests.time.hall import Seats


async def play_out(seats: Seats) -> Table:
    """Play the match to its end."""
    while (table := await seats.look()).phase is not Phase.OVER:
        if table.phase is Phase.PLAYING:
            await seats.play()
        else:
            waited = min(table.staying - table.ready)
            await seats.ask(waited, intents.Ready(salt=f"of-{waited}"))
    return table


async def over(seats: Seats, people: str = "ab") -> Table:
    """Start with everybody's salt and play the match to its end."""
    for person in people:
        await seats.ask(person, intents.Salt(salt=f"of-{person}"))
    await seats.start()
    return await play_out(seats)


async def answer(seats: Seats, person: str, do: intents.AnyIntent, lang: str = "en") -> Ack | Nack:
    """What the house answers, names looked at."""
    act = Act(c=secrets.token_hex(8), do=do)
    return await command(seats.hall.house, await seats.room(), person, act, lang)
