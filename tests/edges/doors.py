"""Coming to a table where one is not let in."""

from __future__ import annotations

from tests.support.guest import Guest


async def turned_away(guest: Guest, code: str) -> str:
    """Why the house closes a socket that has said nothing yet."""
    async with guest.at(code, hello=False) as side:
        await side.when(lambda: side.closed)
        assert side.bye is not None
        return side.bye.why
