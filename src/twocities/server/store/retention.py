"""Retention: finds what is older than a policy keeps, and removes or packs it."""

from collections.abc import Callable

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.server.store.schema import LOG, PEOPLE, SEATS, SESSIONS, TABLES
from twocities.server.store.store import Store
from twocities.server.store.tables import pack, read_rows
from twocities.server.table.setup import DAY
from twocities.server.table.table import Status

AT_ONCE = 100
"""How many tables or people one transaction removes: people play on in between."""


class Retention(msgspec.Struct, frozen=True):
    """After how many days something is removed or packed; 0 for never."""

    guests: float = 0
    """Guests who have not logged in, and whose tables have not changed, for so long."""
    unfinished: float = 0
    """Tables that have not begun, have not ended or were stopped, and have not changed for so long."""
    finished: float = 0
    """Games that ended so long ago."""
    packed: float = 0
    """The logs of games that ended so long ago are packed: they take a tenth, and can be read as before."""


class Found(msgspec.Struct, frozen=True):
    """How much a policy removes or packs."""

    guests: int
    unfinished: int
    finished: int
    packed: int
    lines: int
    """How many lines of logs go with the games."""
    packed_lines: int


def old_guests(before: float) -> Select[tuple[str]]:
    """Find guests who have not logged in, and whose tables have not changed, since a time."""
    came = exists().where(SESSIONS.c.person == PEOPLE.c.id, SESSIONS.c.created >= before)
    seat = and_(SEATS.c.person == PEOPLE.c.id, SEATS.c.table == TABLES.c.id)
    sits_or_hosts = or_(TABLES.c.host == PEOPLE.c.id, exists().where(seat))
    plays = exists().where(TABLES.c.changed >= before, sits_or_hosts)
    return select(PEOPLE.c.id).where(PEOPLE.c.login.is_(None), PEOPLE.c.created < before, ~came, ~plays)


def is_unfinished(before: float) -> ColumnElement[bool]:
    """Tell tables that have not changed since a time and whose game has not come to its end."""
    return and_(TABLES.c.status != Status.OVER.value, TABLES.c.changed < before)


def is_finished(before: float) -> ColumnElement[bool]:
    """Tell games that ended before a time."""
    return and_(TABLES.c.status == Status.OVER.value, TABLES.c.ended < before)


def is_packable(before: float) -> ColumnElement[bool]:
    """Tell games that ended before a time and are not packed yet."""
    return and_(is_finished(before), TABLES.c.packed.is_(None))


async def find_old(store: Store, policy: Retention, now: float) -> Found:
    """Count what a policy removes and packs; nothing is changed."""
    async with store.reading() as connection:
        guests = 0
        if policy.guests:
            old = old_guests(now - policy.guests * DAY).subquery()
            guests = int((await connection.execute(select(func.count()).select_from(old))).scalar_one())
        unfinished = await count_tables(connection, policy.unfinished, is_unfinished, now)
        finished = await count_tables(connection, policy.finished, is_finished, now)
        packed = await count_tables(connection, policy.packed, is_packable, now)
        if policy.packed and policy.finished:  # what is removed need not be packed
            gone = await count_tables(connection, max(policy.packed, policy.finished), is_packable, now)
            packed = (packed[0] - gone[0], packed[1] - gone[1])
    return Found(guests, unfinished[0], finished[0], packed[0], unfinished[1] + finished[1], packed[1])


async def count_tables(
    connection: AsyncConnection, days: float, is_old: Callable[[float], ColumnElement[bool]], now: float
) -> tuple[int, int]:
    """Count old tables and the lines of their logs."""
    if not days:
        return 0, 0
    query = select(func.count(), func.coalesce(func.sum(TABLES.c.lines), 0)).where(is_old(now - days * DAY))
    count, lines = (await connection.execute(query)).one()
    return int(count), int(lines)


async def carry_out(store: Store, policy: Retention, now: float) -> Found:
    """Remove and pack what a policy says; return what was there to be removed."""
    found = await find_old(store, policy, now)
    for days, is_old in ((policy.unfinished, is_unfinished), (policy.finished, is_finished)):
        old = select(TABLES.c.id).where(is_old(now - days * DAY)).limit(AT_ONCE)
        while days and (tables := await some(store, old)):
            async with store.writing() as connection:
                await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables), is_old(now - days * DAY)))
    if policy.packed:
        packable = select(TABLES.c.id).where(is_packable(now - policy.packed * DAY)).limit(AT_ONCE)
        while tables := await some(store, packable):
            for table in tables:
                await pack_log(store, table)
    if policy.guests:
        while people := await some(store, old_guests(now - policy.guests * DAY).limit(AT_ONCE)):
            async with store.writing() as connection:
                await connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(people)))
    return found


async def some(store: Store, query: Select[tuple[str]]) -> list[str]:
    """Find some ids."""
    async with store.reading() as connection:
        return [str(each) for each in (await connection.execute(query)).scalars()]


async def pack_log(store: Store, table: str) -> None:
    """Pack the log of a game that is over; whoever writes to it waits meanwhile."""
    async with store.writing() as connection:
        await connection.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update())
        rows = await read_rows(connection, table)
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(packed=pack(rows)))
        await connection.execute(delete(LOG).where(LOG.c.table == table))
