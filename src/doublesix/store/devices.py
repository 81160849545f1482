"""The browsers of a person. One becomes theirs by its first name, or by a link that counts once and not for long."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, select, update

from doublesix.store.dialect import insert
from doublesix.store.log import Device
from doublesix.store.schema import devices, links

_SAW = update(devices).where(devices.c.id == bindparam("which")).values(seen=bindparam("at"))


def add_device(connection: Connection, device: Device) -> None:
    """Keep a browser of a person."""
    row = {"id": device.id, "person": device.person, "label": device.label, "seen": device.seen, "out": 0}
    connection.execute(insert(connection.dialect.name, devices).values(row))


def saw(connection: Connection, id: str, at: int) -> None:
    """Keep when a browser was last here."""
    connection.execute(_SAW, {"which": id, "at": at})


def sign_out(connection: Connection, person: str, id: str) -> bool:
    """Let a browser of this person be theirs no longer; False if it is not one of theirs."""
    theirs = (devices.c.id == id) & (devices.c.person == person)
    return connection.execute(update(devices).where(theirs).values(out=1)).rowcount > 0


def add_link(connection: Connection, person: str, hash: str, until: int) -> None:
    """Keep a link of a person; earlier ones count no longer."""
    connection.execute(delete(links).where(links.c.person == person))
    connection.execute(insert(connection.dialect.name, links).values(hash=hash, person=person, until=until))


def use_link(connection: Connection, hash: str, now: int) -> str | None:
    """Whose link this is, if it still counts; from here on it does not."""
    person = connection.execute(select(links.c.person).where(links.c.hash == hash, links.c.until > now)).scalar()
    used = connection.execute(delete(links).where(links.c.hash == hash))
    return person if used.rowcount else None  # else another worker was asked at the same moment, and was faster
