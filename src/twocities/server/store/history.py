"""Queries: open tables, a person's games, results."""

import msgspec
from sqlalchemy import Select, and_, case, exists, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.server.store.schema import MEMBERS, PEOPLE, SEATS, TABLES
from twocities.server.table.table import Status

MOST_LISTED = 100
"""How many tables are on a page of a list."""

IS_GOING = TABLES.c.status.in_([Status.OPEN.value, Status.PLAYING.value])


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    rules: list[str]
    status: str
    public: bool
    host: str
    seats: list["ListedSeat"]
    free_seats: int
    choices: int
    created: float
    changed: float
    ended: float | None
    asked: int | None
    waits_for_me: bool = False


class ListedSeat(msgspec.Struct, frozen=True):
    """A seat of a table in a list."""

    name: str
    person: str | None
    bot: str | None
    place: int | None
    total: int | None


class Standing(msgspec.Struct, frozen=True):
    """How a person has done at a game, with so many at the table."""

    game: str
    seats: int
    games: int
    wins: int
    places: float
    """The average place."""
    points: float
    """The average score."""
    best: int
    resigned: int


async def lobby(
    connection: AsyncConnection,
    page: int = 0,
    search: str = "",
    game: str | None = None,
    status: str | None = None,
) -> list[Listed]:
    """List a page of public tables: those that wait for people, then those being played.

    Each host's latest table comes before anybody's second one, so nobody fills the first page.
    """
    wanted = select(TABLES.c.id).where(TABLES.c.public, IS_GOING)
    if game is not None:
        wanted = wanted.where(TABLES.c.game == game)
    if status is not None:
        wanted = wanted.where(TABLES.c.status == status)
    if search:
        # SQLite folds the letters of English only.
        spellings = {search, search.lower(), search.upper(), search.capitalize()}
        is_named = or_(*[SEATS.c.name.icontains(each, autoescape=True) for each in spellings])
        wanted = wanted.where(exists().where(SEATS.c.table == TABLES.c.id, is_named))
    turn = func.row_number().over(partition_by=(TABLES.c.host, TABLES.c.status), order_by=TABLES.c.changed.desc())
    turns = select(TABLES.c.id, turn.label("turn")).where(TABLES.c.id.in_(wanted)).subquery()
    query = select(TABLES).join(turns, turns.c.id == TABLES.c.id)
    query = query.order_by(TABLES.c.status, turns.c.turn, TABLES.c.changed.desc(), TABLES.c.id)
    return await listed(connection, query.offset(page * MOST_LISTED).limit(MOST_LISTED))


async def invited_to(connection: AsyncConnection, invite: str) -> Listed | None:
    """Show the table that an invitation is for, as in a list."""
    found = await listed(connection, select(TABLES).where(TABLES.c.invite == invite))
    return found[0] if found else None


async def tables_of(connection: AsyncConnection, person: str) -> list[Listed]:
    """List the tables that a person sits at or hosts and that are not over, those that wait for it first."""
    mine = or_(TABLES.c.host == person, TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person)))
    asked = and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == TABLES.c.asked)
    waits = exists().where(asked, SEATS.c.person == person, SEATS.c.bot.is_(None))
    query = select(TABLES).where(IS_GOING, mine).order_by(waits.desc(), TABLES.c.changed.desc()).limit(MOST_LISTED)
    return [waiting(table, person) for table in await listed(connection, query)]


def waiting(table: Listed, person: str) -> Listed:
    """Note whether a table waits for a person."""
    asked = table.seats[table.asked] if table.asked is not None else None
    waits = asked is not None and asked.person == person and asked.bot is None
    return msgspec.structs.replace(table, waits_for_me=waits)


async def history_of(connection: AsyncConnection, person: str, before: float | None) -> list[Listed]:
    """List the games that a person has played, the last one first."""
    mine = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
    query = select(TABLES).where(TABLES.c.status == Status.OVER.value, mine)
    if before is not None:
        query = query.where(TABLES.c.ended < before)
    return await listed(connection, query.order_by(TABLES.c.ended.desc()).limit(MOST_LISTED))


async def listed(connection: AsyncConnection, query: "Select[tuple[object, ...]]") -> list[Listed]:
    """Read tables with their seats."""
    rows = [dict(row) for row in (await connection.execute(query)).mappings()]
    seats: dict[str, list[ListedSeat]] = {str(row["id"]): [] for row in rows}
    wanted = select(SEATS).where(SEATS.c.table.in_(list(seats))).order_by(SEATS.c.table, SEATS.c.seat)
    for row in (await connection.execute(wanted)).mappings():
        seat = ListedSeat(row["name"], row["person"], row["bot"], row["place"], row["total"])
        seats[row["table"]].append(seat)
    return [
        Listed(
            id=row["id"],
            game=row["game"],
            rules=str(row["rules"]).split(),
            status=row["status"],
            public=bool(row["public"]),
            host=row["host"],
            seats=seats[row["id"]],
            free_seats=row["free_seats"],
            choices=row["choices"],
            created=round(row["created"], 1),
            changed=round(row["changed"], 1),
            ended=row["ended"],
            asked=row["asked"],
        )
        for row in rows
    ]


async def standings_of(connection: AsyncConnection, person: str) -> list[Standing]:
    """Count how a person has done, game by game and table size by table size."""
    mine = select(SEATS.c.table).where(SEATS.c.person == person)
    counted = select(SEATS.c.table, func.count().label("seats")).where(SEATS.c.table.in_(mine))
    size = counted.group_by(SEATS.c.table).subquery()
    query = (
        select(
            TABLES.c.game,
            size.c.seats,
            func.count().label("games"),
            func.sum(case((and_(SEATS.c.place == 1, ~SEATS.c.resigned), 1), else_=0)).label("wins"),
            func.avg(SEATS.c.place).label("places"),
            func.avg(SEATS.c.total).label("points"),
            func.max(SEATS.c.total).label("best"),
            func.sum(case((SEATS.c.resigned, 1), else_=0)).label("resigned"),
        )
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .join(size, size.c.table == SEATS.c.table)
        .where(SEATS.c.person == person, TABLES.c.status == Status.OVER.value)
        .group_by(TABLES.c.game, size.c.seats)
        .order_by(TABLES.c.game, size.c.seats)
    )
    return [
        Standing(
            game=row.game,
            seats=row.seats,
            games=row.games,
            wins=row.wins,
            places=float(row.places),
            points=float(row.points),
            best=row.best,
            resigned=row.resigned,
        )
        for row in await connection.execute(query)
    ]


async def count_hosted(connection: AsyncConnection, person: str) -> int:
    """Count the tables that a person has opened and that are not over."""
    query = select(func.count()).select_from(TABLES).where(TABLES.c.host == person, IS_GOING)
    return int((await connection.execute(query)).scalar_one())


async def count_bots_alone(connection: AsyncConnection, host: str | None = None) -> int:
    """Count the running games in which no person plays: of one host, or all of them."""
    plays = and_(SEATS.c.table == TABLES.c.id, SEATS.c.person.is_not(None), SEATS.c.bot.is_(None))
    query = select(func.count()).select_from(TABLES).where(TABLES.c.status == Status.PLAYING.value)
    query = query.where(~exists().where(plays))
    if host is not None:
        query = query.where(TABLES.c.host == host)
    return int((await connection.execute(query)).scalar_one())


async def is_member(connection: AsyncConnection, table: str, person: str) -> bool:
    """Say whether a person was invited to a table."""
    query = select(MEMBERS.c.person).where(MEMBERS.c.table == table, MEMBERS.c.person == person)
    return (await connection.execute(query)).first() is not None


async def may_see(connection: AsyncConnection, table: str, person: str) -> bool:
    """Say whether a table is public, or a person's own, or one that it was invited to."""
    hosts = or_(TABLES.c.public, TABLES.c.host == person)
    sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))
    is_invited = TABLES.c.id.in_(select(MEMBERS.c.table).where(MEMBERS.c.person == person))
    query = select(TABLES.c.id).where(TABLES.c.id == table, or_(hosts, sits, is_invited))
    return (await connection.execute(query)).first() is not None


async def add_member(connection: AsyncConnection, table: str, person: str) -> None:
    """Remember that a person was invited to a table."""
    if await is_member(connection, table, person):
        return
    try:
        async with connection.begin_nested():
            await connection.execute(insert(MEMBERS).values(table=table, person=person, notes=""))
    except IntegrityError:
        pass  # the same person is invited twice at once


async def invite_all(connection: AsyncConnection, table: str, people: set[str], former: str | None) -> None:
    """Invite people to a new table, and whoever was invited to a former one."""
    invited = select(MEMBERS.c.person).where(MEMBERS.c.table == former)
    wanted = or_(PEOPLE.c.id.in_(people), PEOPLE.c.id.in_(invited))
    rows = select(literal(table), PEOPLE.c.id, literal("")).where(wanted)
    await connection.execute(insert(MEMBERS).from_select(["table", "person", "notes"], rows))


async def read_notes(connection: AsyncConnection, table: str, person: str) -> str:
    """Read what a person keeps to itself about a table."""
    query = select(MEMBERS.c.notes).where(MEMBERS.c.table == table, MEMBERS.c.person == person)
    return str((await connection.execute(query)).scalar() or "")


async def write_notes(connection: AsyncConnection, table: str, person: str, notes: str) -> None:
    """Keep what a person notes about a table."""
    await add_member(connection, table, person)
    change = update(MEMBERS).where(MEMBERS.c.table == table, MEMBERS.c.person == person).values(notes=notes)
    await connection.execute(change)
