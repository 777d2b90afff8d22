"""Tables and their logs."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.core.replay import Replay
from twocities.core.view import SPECTATOR
from twocities.server.store.schema import LOG, SEATS, TABLES
from twocities.server.table.entries import Chose, Line, Undid, read_entry, write_entry
from twocities.server.table.setup import Setup
from twocities.server.table.table import Chair, Status, Table, written_down

Row = dict[str, object]

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

# Statements are made once: making one takes longer than running it.
LENGTHS = select(TABLES.c.id, TABLES.c.lines).where(TABLES.c.id.in_(bindparam("ids", expanding=True)))
LOCK = LENGTHS.order_by(TABLES.c.id).with_for_update()
LOCK_FREE = LENGTHS.order_by(TABLES.c.id).with_for_update(skip_locked=True)
CHANGE = update(TABLES).where(TABLES.c.id == bindparam("which")).values({field: bindparam(field) for field in STANDING})
RESEAT = (
    update(SEATS)
    .where(SEATS.c.table == bindparam("which"), SEATS.c.seat == bindparam("number"))
    .values({field: bindparam(f"new_{field}") for field in SEATING})
)
APPEND = insert(LOG)


async def lock_tables(connection: AsyncConnection, ids: Sequence[str], waits: bool = True) -> dict[str, int]:
    """Lock tables against other writers, always in the same order; return how long their logs are.

    Those that another node has locked are waited for, or left out.
    """
    return {row.id: row.lines for row in await connection.execute(LOCK if waits else LOCK_FREE, {"ids": ids})}


async def log_lengths(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, int]:
    """Say how long the logs of tables are."""
    return {row.id: row.lines for row in await connection.execute(LENGTHS, {"ids": ids})}


async def find_setup(connection: AsyncConnection, table: str) -> Setup | None:
    """Find how a table was set up."""
    found = (await connection.execute(select(TABLES.c.setup).where(TABLES.c.id == table))).scalar()
    return None if found is None else SETUPS.decode(found)


async def read_log(connection: AsyncConnection, table: str, after: int = 0) -> list[Line]:
    """Read the lines of a log after one of them."""
    query = select(LOG).where(LOG.c.table == table, LOG.c.seq > after).order_by(LOG.c.seq)
    return [line_of(dict(row)) for row in (await connection.execute(query)).mappings()]


async def read_logs(connection: AsyncConnection, after: dict[str, int]) -> dict[str, list[Line]]:
    """Read what is new in several logs."""
    found: dict[str, list[Line]] = {table: [] for table in after}
    wanted = [(LOG.c.table == table) & (LOG.c.seq > seq) for table, seq in after.items()]
    if not wanted:
        return found
    query = select(LOG).where(or_(*wanted)).order_by(LOG.c.table, LOG.c.seq)
    for row in (await connection.execute(query)).mappings():
        found[row["table"]].append(line_of(dict(row)))
    return found


def line_of(row: Row) -> Line:
    """Read a row of a log."""
    command = row["command"]
    return Line(
        seq=int(str(row["seq"])),
        at=float(str(row["at"])),
        command=None if command is None else str(command),
        entry=read_entry(str(row["entry"])),
    )


async def append(connection: AsyncConnection, lines: list[tuple[str, Line]]) -> None:
    """Append lines to logs; two lines of one number, or of one command, are impossible."""
    rows = [
        {"table": table, "seq": line.seq, "at": line.at, "command": line.command, "entry": write_entry(line.entry)}
        for table, line in lines
    ]
    await connection.execute(APPEND, rows)


async def stop_unplayed(connection: AsyncConnection, table: str, line: Line) -> int | None:
    """Stop a table without playing its log; return the line that says so, or None if it had ended otherwise."""
    lines = (await lock_tables(connection, [table]))[table]
    known = select(LOG.c.seq).where(LOG.c.table == table, LOG.c.command == line.command)
    written = (await connection.execute(known)).scalar()
    status = (await connection.execute(select(TABLES.c.status).where(TABLES.c.id == table))).scalar_one()
    if written is not None or status not in (Status.OPEN, Status.PLAYING):
        return written
    line = msgspec.structs.replace(line, seq=lines + 1)
    await append(connection, [(table, line)])
    standing = {"status": str(Status.STOPPED), "lines": line.seq, "changed": line.at, "ended": line.at}
    nothing = {"asked": None, "due": None, "claimed": None}
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**standing, **nothing))
    return line.seq


async def old_replay(connection: AsyncConnection, table: str) -> Replay | None:
    """Write a finished game down from its log without playing it, for no engine is needed for that."""
    found = (await connection.execute(select(TABLES.c.setup, TABLES.c.status).where(TABLES.c.id == table))).first()
    if found is None or found.status != Status.OVER:
        return None
    seats = select(SEATS.c.person, SEATS.c.name, SEATS.c.bot).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    chairs = [Chair(row.person, row.name, row.bot) for row in await connection.execute(seats)]
    moves: list[str] = []
    for line in await read_log(connection, table):
        match line.entry:
            case Chose(action=action):
                moves.append(action)
            case Undid():
                moves.pop()  # only the last choice can be taken back
    return written_down(SETUPS.decode(found.setup), chairs, moves)


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
