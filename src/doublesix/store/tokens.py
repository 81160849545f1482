"""The tokens of robots that play over HTTP. A token is long and random, so that its plain hash gives nothing away."""

from __future__ import annotations

from hashlib import sha256

from sqlalchemy import Connection, delete, select

from doublesix.store.dialect import insert
from doublesix.store.keeping import beside
from doublesix.store.log import Person
from doublesix.store.place import Where
from doublesix.store.schema import people, tokens


def hash_of(token: str) -> str:
    """What the store keeps of a token or a link."""
    return sha256(token.encode()).hexdigest()


def keep_token(where: Where, robot: Person, token: str, at: int) -> None:
    """Keep the token of a robot; one that a robot of this name had before counts no longer. Raise StoreError.

    This may be done while a house is open there."""
    with beside(where, mark=False) as connection:
        _keep(connection, robot, hash_of(token), at)


def _keep(connection: Connection, robot: Person, hash: str, at: int) -> None:
    same = select(tokens.c.person).join(people).where(people.c.name == robot.name)
    id = connection.execute(same).scalar_one_or_none() or robot.id
    row = {"id": id, "name": robot.name, "lang": robot.lang, "made": at, "changed": at}
    connection.execute(insert(connection.dialect.name, people).values(row).on_conflict_do_nothing())
    connection.execute(delete(tokens).where(tokens.c.person == id))
    connection.execute(insert(connection.dialect.name, tokens).values(person=id, hash=hash, made=at))
