"""Many rows, of many tables, appended in one transaction, each with its own outcome."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from sqlalchemy import BindParameter, Connection, Executable, bindparam, delete, select, update

from doublesix.store.dialect import insert
from doublesix.store.log import Append, StoreError
from doublesix.store.schema import rows, seats, tables

_SOME: BindParameter[str] = bindparam("some", expanding=True)
_HEADS = select(tables.c.code, tables.c.version).where(tables.c.code.in_(_SOME))
_SITTING = select(seats.c.code, seats.c.person).where(seats.c.code.in_(_SOME))
_MOVE_ON = (
    update(tables)
    .where(tables.c.code == bindparam("of"))
    .values(version=bindparam("to"), status=bindparam("now"), deadline=bindparam("ends"), changed=bindparam("at"))
)
_STAND_UP = delete(seats).where(seats.c.code == bindparam("of"), seats.c.person == bindparam("who"))


def append_all(connection: Connection, wanted: Sequence[Append]) -> list[bool]:
    """Append what is its table's next row, in the order given; say for each whether it was."""
    won: set[int] = set()
    for wave in _waves(wanted):
        won |= {id(append) for append in _append_wave(connection, wave)}
    return [id(append) in won for append in wanted]


def _waves(wanted: Iterable[Append]) -> list[dict[str, Append]]:
    """Split so that no table is twice in a wave: whether a row is the next depends on the fate of the one before."""
    waves: list[dict[str, Append]] = []
    for append in wanted:
        wave = next((wave for wave in waves if append.table not in wave), None)
        if wave is None:
            waves.append(wave := {})
        wave[append.table] = append
    return waves


def _append_wave(connection: Connection, wave: Mapping[str, Append]) -> list[Append]:
    versions: dict[str, int] = dict(connection.execute(_HEADS, {"some": list(wave)}).all())
    if unknown := wave.keys() - versions:
        raise StoreError(f"There is no table {min(unknown)}.")
    due = [append for code, append in sorted(wave.items()) if append.row.version == versions[code] + 1]
    if not due:
        return []
    added = set(connection.execute(_add(connection.dialect.name), [_values(append) for append in due]).scalars())
    won = [append for append in due if append.table in added]
    if won:
        connection.execute(_MOVE_ON, [_move_on(append) for append in won])
        seat(connection, {one.table: one.head.people for one in won if one.head.people is not None})
    return won


def seat(connection: Connection, wanted: Mapping[str, frozenset[str]]) -> None:
    """Make exactly these people sit at these tables."""
    if not wanted:
        return
    sat = {(code, who) for code, who in connection.execute(_SITTING, {"some": list(wanted)})}
    sit = {(code, who) for code, people in wanted.items() for who in people}
    if come := sorted(sit - sat):
        connection.execute(
            insert(connection.dialect.name, seats), [{"code": code, "person": who} for code, who in come]
        )
    if gone := sorted(sat - sit):
        connection.execute(_STAND_UP, [{"of": code, "who": who} for code, who in gone])


@cache
def _add(dialect: str) -> Executable:
    """Made once: to word a statement anew takes longer than the database takes for it."""
    return insert(dialect, rows).on_conflict_do_nothing().returning(rows.c.code)


def _values(append: Append) -> dict[str, object]:
    row = append.row
    made = {"code": append.table, "version": row.version, "at": row.at}
    return made | {"c": row.c, "person": row.by, "body": row.body}


def _move_on(append: Append) -> dict[str, object]:
    row, head = append.row, append.head
    return {"of": append.table, "to": row.version, "now": head.status, "ends": head.deadline, "at": row.at}
