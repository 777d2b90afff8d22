"""Tables and their logs."""

import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ARRAY, ColumnElement, String, Subquery, bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.core.replay import Replay
from twocities.core.view import SPECTATOR
from twocities.server.store.schema import LOG, SEATS, TABLES
from twocities.server.table.chain import DamagedLog, Row, as_written, chained, checked_lines, setup_hash
from twocities.server.table.entries import Chose, Line, Started, Undid, read_entry, write_entry
from twocities.server.table.setup import Setup
from twocities.server.table.table import Chair, Status, Table, written_down

SETUPS: msgspec.json.Decoder[Setup] = msgspec.json.Decoder(Setup)

STANDING = [
    "host",
    "status",
    "lines",
    "choices",
    "asked",
    "free_seats",
    "changed",
    "started",
    "ended",
    "due",
    "claimed",
]
SEATING = ["person", "name", "bot", "resigned", "place", "total"]

LINE = ["table", "seq", "at", "command", "entry", "hash"]


def given(columns: list[ColumnElement[Any]]) -> Subquery:
    """Make rows of PostgreSQL out of a list for each column, so that one statement takes any number of them.

    The text of such a statement is always the same: it is prepared once for each connection.
    """
    lists = {each.name: ARRAY(String() if isinstance(each.type, String) else each.type) for each in columns}
    return select(
        *[func.unnest(bindparam(f"all_{name}", type_=sort)).label(name) for name, sort in lists.items()]
    ).subquery("given")


# Statements are made once: making one takes longer than running it.
LENGTHS = select(TABLES.c.id, TABLES.c.lines).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
LENGTHS_AT_ONCE = select(TABLES.c.id, TABLES.c.lines).where(
    TABLES.c.id == func.any(bindparam("ids", type_=ARRAY(String())))
)
LOCK = LENGTHS.order_by(TABLES.c.id).with_for_update()
LOCK_AT_ONCE = LENGTHS_AT_ONCE.order_by(TABLES.c.id).with_for_update()
LOCK_FREE_AT_ONCE = LENGTHS_AT_ONCE.order_by(TABLES.c.id).with_for_update(skip_locked=True)
CHANGE = update(TABLES).where(TABLES.c.id == bindparam("which")).values({field: bindparam(field) for field in STANDING})
STANDINGS = given([TABLES.c.id.label("which"), *[TABLES.c[field] for field in STANDING]])
CHANGE_AT_ONCE = (
    update(TABLES).where(TABLES.c.id == STANDINGS.c.which).values({field: STANDINGS.c[field] for field in STANDING})
)
RESEAT = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("which"), SEATS.c.seat == bindparam("number"))
    .values({field: bindparam(f"new_{field}") for field in SEATING})
)
APPEND = insert(LOG)
APPEND_AT_ONCE = insert(LOG).from_select(LINE, select(given([LOG.c[field] for field in LINE])))


def takes_lists(connection: AsyncConnection) -> bool:
    """Say whether the database takes many rows as a list for each column; SQLite is quick row by row."""
    return connection.dialect.name == "postgresql"


def lists_of(rows: list[Row]) -> dict[str, list[object]]:
    """Turn rows into a list for each column, as `given` takes them."""
    return {f"all_{name}": [row[name] for row in rows] for name in rows[0]}


async def lock_tables(connection: AsyncConnection, ids: Sequence[str], waits: bool = True) -> dict[str, int]:
    """Lock tables against other writers, always in the same order; return how long their logs are.

    Those that another node has locked are waited for, or left out. SQLite has one writer, who has all of them.
    """
    lock = LOCK
    if takes_lists(connection):
        lock = LOCK_AT_ONCE if waits else LOCK_FREE_AT_ONCE
    return {row.id: row.lines for row in await connection.execute(lock, {"ids": ids})}


async def log_lengths(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """Say how long the logs of tables are."""
    lengths = LENGTHS_AT_ONCE if takes_lists(connection) else LENGTHS
    return {row.id: row.lines for row in await connection.execute(lengths, {"ids": ids})}


async def find_setup(connection: AsyncConnection, table: str) -> Setup | None:
    """Find how a table was set up."""
    found = (await connection.execute(select(TABLES.c.setup).where(TABLES.c.id == table))).scalar()
    return None if found is None else SETUPS.decode(found)


async def read_log(connection: AsyncConnection, setup: Setup) -> list[Line]:
    """Read a whole log; raises if it is not what was written."""
    return checked_lines(setup.table, await read_rows(connection, setup.table), 0, setup_hash(setup))


async def read_rows(connection: AsyncConnection, table: str, after: int = 0) -> list[Row]:
    """Read the lines of a log as they stand in the database; of a finished game the first ones may be packed."""
    packed = (await connection.execute(select(TABLES.c.packed).where(TABLES.c.id == table))).scalar()
    try:
        first = [row for row in unpack(packed) if int(str(row["seq"])) > after] if packed else []
    except (zlib.error, msgspec.MsgspecError, TypeError, ValueError, LookupError) as error:
        raise DamagedLog(table, "its packed lines cannot be read") from error
    query = select(LOG).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
    return [*first, *[dict(row) for row in (await connection.execute(query)).mappings()]]


def pack(rows: list[Row]) -> str:
    """Write the lines of a log in one piece; the last hash covers all of them, and the others would not pack."""
    first = [{name: value for name, value in row.items() if name != "hash"} for row in rows[:-1]]
    return b64encode(zlib.compress(msgspec.json.encode([*first, *rows[-1:]]), 9)).decode()


def unpack(packed: str) -> list[Row]:
    """Read what `pack` wrote."""
    rows: list[Row] = msgspec.json.decode(zlib.decompress(b64decode(packed)))
    return rows


async def read_logs(connection: AsyncConnection, after: dict[str, int]) -> dict[str, list[Row]]:
    """Read what is new in several logs."""
    found: dict[str, list[Row]] = {table: [] for table in after}
    wanted = [(LOG.c.table == table) & (LOG.c.seq > seq) for table, seq in after.items()]
    if not wanted:
        return found
    query = select(LOG).where(or_(*wanted)).order_by(LOG.c.table, LOG.c.seq)
    for row in (await connection.execute(query)).mappings():
        found[row["table"]].append(dict(row))
    return found


def line_of(row: Row) -> Line:
    """Read a row of a log as it stands."""
    seq, at, command, entry = as_written(row)
    return Line(seq, at, command, read_entry(entry), str(row.get("hash") or ""))


async def append(connection: AsyncConnection, lines: list[tuple[str, Line]]) -> None:
    """Append lines to logs; two lines of one number, or of one command, are impossible."""
    rows: list[Row] = [
        {
            "table": table,
            "seq": line.seq,
            "at": line.at,
            "command": line.command,
            "entry": write_entry(line.entry),
            "hash": line.hash,
        }
        for table, line in lines
    ]
    if takes_lists(connection):
        await connection.execute(APPEND_AT_ONCE, lists_of(rows))
    else:
        await connection.execute(APPEND, rows)


async def stop_unplayed(connection: AsyncConnection, table: str, line: Line) -> int | None:
    """Stop a table without playing its log; return the line that says so, or None if it had ended otherwise."""
    lines = (await lock_tables(connection, [table]))[table]
    known = select(LOG.c.seq).where(LOG.c.table == table, LOG.c.command == line.command)
    written = (await connection.execute(known)).scalar()
    status = (await connection.execute(select(TABLES.c.status).where(TABLES.c.id == table))).scalar_one()
    if written is not None or status not in (Status.OPEN, Status.PLAYING):
        return written
    former = await last_hash(connection, table)
    line = chained(former, lines + 1, line.at, line.command, line.entry)
    if former:  # nothing is appended to a damaged log
        await append(connection, [(table, line)])
    standing = {
        "status": str(Status.STOPPED),
        "lines": line.seq if former else lines,
        "changed": line.at,
        "ended": line.at,
    }
    nothing = {"asked": None, "due": None, "claimed": None}
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**standing, **nothing))
    return line.seq


async def last_hash(connection: AsyncConnection, table: str) -> str:
    """Find the hash that covers a whole log; empty if the log is damaged."""
    try:
        setup = await find_setup(connection, table)
        assert setup is not None
        lines = await read_log(connection, setup)
    except (DamagedLog, msgspec.MsgspecError):
        return ""
    return lines[-1].hash if lines else setup_hash(setup)


async def old_replay(connection: AsyncConnection, table: str) -> Replay | None:
    """Write a finished game down from its log without playing it, for no engine is needed for that."""
    found = (await connection.execute(select(TABLES.c.setup, TABLES.c.status).where(TABLES.c.id == table))).first()
    if found is None or found.status != Status.OVER:
        return None
    seats = select(SEATS.c.person, SEATS.c.name, SEATS.c.bot).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    chairs = [Chair(row.person, row.name, row.bot) for row in await connection.execute(seats)]
    moves: list[str] = []
    last = ""
    setup = SETUPS.decode(found.setup)
    dealt = Table(setup)
    """The table up to the deal."""
    for line in await read_log(connection, setup):
        if dealt.seq == line.seq - 1 and not isinstance(line.entry, Started):
            dealt.follow(line)
        match line.entry:
            case Chose(action=action):
                moves.append(action)
                last = line.hash
            case Undid():
                moves.pop()  # only the last choice can be taken back
    return written_down(setup, chairs, moves, last, dealt.seals, dealt.shares)


async def add_table(connection: AsyncConnection, table: Table, due: float | None, claimed: float | None) -> None:
    """Write a new table, and when something is to be done there."""
    setup = table.setup
    await connection.execute(
        insert(TABLES).values(
            id=setup.table,
            invite=setup.invite,
            setup=msgspec.json.encode(setup).decode(),
            game=setup.game,
            rules=" ".join(setup.rules),
            public=setup.public,
            created=setup.created,
            **standing_of(table),
            due=due,
            claimed=claimed,
        )
    )
    await connection.execute(insert(SEATS), seat_rows(table))


async def change_tables(connection: AsyncConnection, rows: list[Row]) -> None:
    """Write where tables stand; each row names its table in `which`."""
    if takes_lists(connection):
        await connection.execute(CHANGE_AT_ONCE, lists_of(rows))
    else:
        await connection.execute(CHANGE, rows)


async def change_seats(connection: AsyncConnection, rows: list[Row]) -> None:
    """Write who sits where, and how they ended."""
    named = [
        {"which": row["table"], "number": row["seat"], **{f"new_{field}": row[field] for field in SEATING}}
        for row in rows
    ]
    if named:
        await connection.execute(RESEAT, named)


def standing_of(table: Table) -> Row:
    """Say where a table stands, for those who search."""
    asked = table.asked
    return {
        "host": table.host,
        "status": str(table.status),
        "lines": table.seq,
        "choices": len(table.actions),
        "asked": None if asked == SPECTATOR else asked,
        "free_seats": sum(chair.is_free for chair in table.chairs),
        "changed": table.at,
        "started": table.started,
        "ended": table.ended,
    }


def seat_rows(table: Table) -> list[Row]:
    """Say who sits where, and how they ended if the game is over."""
    is_over = table.status is Status.OVER and table.game is not None
    scores = {score.seat: score for score in table.game.scores()} if is_over and table.game is not None else {}
    return [
        {
            "table": table.setup.table,
            "seat": seat,
            "person": chair.person,
            "name": chair.name,
            "bot": chair.bot,
            "resigned": chair.resigned,
            "place": scores[seat].place if seat in scores else None,
            "total": scores[seat].total if seat in scores else None,
        }
        for seat, chair in enumerate(table.chairs)
    ]
