"""People, their sessions and their preferences."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.server.store.schema import LOOKS, PEOPLE, SESSIONS

PersonCode = Annotated[str, Meta(max_length=32)]
SavedSetup = Annotated[str, Meta(max_length=2000)]
Language = Literal["en", "cs", "sk", "uk"]


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person sets once, for every device."""

    language: Language = "en"
    sound: Annotated[int, Meta(ge=0, le=100)] = 60
    motion: Literal["full", "none"] = "full"
    speed: Literal["calm", "usual", "quick", "instant"] = "usual"
    """How quickly a page tells what happens at a table."""
    recap: Literal["always", "mine", "never"] = "always"
    """Whether a page tells each round once more when it is over: every one, or those in which one was harmed."""
    confirm: bool = False
    take_income: bool = False
    """Whether a page takes what is left of an income before it ends a turn, without asking."""
    auto_roll: bool = False
    """Whether the page rolls a die by itself where there is nothing to choose."""
    theme: Literal["system", "light", "dark"] = "system"
    chat: bool = True
    muted: Annotated[list[PersonCode], Meta(max_length=200)] = msgspec.field(default_factory=list)
    """The people whose words are not shown."""
    setups: Annotated[list[SavedSetup], Meta(max_length=50)] = msgspec.field(default_factory=list)
    """Set-ups that were saved to be used again, as the client writes them."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest, or the owner of an account."""

    id: str
    name: str
    login: str | None
    password: str | None
    preferences: Preferences
    created: float

    @property
    def is_guest(self) -> bool:
        """Whether there is no account to come back to from another device."""
        return self.login is None


async def add_person(connection: AsyncConnection, person: Person) -> None:
    """Remember a new person."""
    await connection.execute(
        insert(PEOPLE).values(
            id=person.id,
            name=person.name,
            login=person.login,
            password=person.password,
            preferences=write_preferences(person.preferences),
            created=person.created,
        )
    )


async def change_person(connection: AsyncConnection, person: str, **changes: str) -> None:
    """Write the columns that a person changed; the others may just have changed through another node."""
    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**changes))


def write_preferences(preferences: Preferences) -> str:
    """Write preferences as text."""
    return msgspec.json.encode(preferences).decode()


async def find_person(connection: AsyncConnection, person: str) -> Person | None:
    """Find a person by id."""
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).mappings().first()
    return None if row is None else person_of(dict(row))


async def find_login(connection: AsyncConnection, login: str) -> Person | None:
    """Find the owner of an account."""
    row = (await connection.execute(select(PEOPLE).where(PEOPLE.c.login == login))).mappings().first()
    return None if row is None else person_of(dict(row))


async def taken_looks(connection: AsyncConnection, looks: set[str]) -> set[str]:
    """Say which of some looks are those of accounts."""
    query = select(LOOKS.c.look).where(LOOKS.c.look.in_(looks))
    return {str(look) for look in (await connection.execute(query)).scalars()}


async def add_looks(connection: AsyncConnection, person: str, looks: set[str]) -> None:
    """Keep what the name of an account looks like; fails if that of another one does."""
    await connection.execute(insert(LOOKS), [{"look": look, "person": person} for look in sorted(looks)])


async def find_session(connection: AsyncConnection, token: str, now: float) -> Person | None:
    """Find whom a session belongs to."""
    query = (
        select(PEOPLE)
        .join(SESSIONS, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.token == token, SESSIONS.c.expires > now)
    )
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else person_of(dict(row))


async def living_sessions(connection: AsyncConnection, tokens: list[str], now: float) -> set[str]:
    """Say which sessions have not ended."""
    query = select(SESSIONS.c.token).where(SESSIONS.c.token.in_(tokens), SESSIONS.c.expires > now)
    return {str(token) for token in (await connection.execute(query)).scalars()}


async def people_of(connection: AsyncConnection, tokens: list[str], now: float) -> dict[str, Person]:
    """Find whom sessions belong to that have not ended."""
    query = (
        select(SESSIONS.c.token, PEOPLE)
        .join(PEOPLE, SESSIONS.c.person == PEOPLE.c.id)
        .where(SESSIONS.c.token.in_(tokens), SESSIONS.c.expires > now)
    )
    return {str(row["token"]): person_of(dict(row)) for row in (await connection.execute(query)).mappings()}


async def add_session(connection: AsyncConnection, token: str, person: str, now: float, expires: float) -> None:
    """Remember a session, and forget those that are over."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < now))
    await connection.execute(insert(SESSIONS).values(token=token, person=person, created=now, expires=expires))


async def drop_session(connection: AsyncConnection, token: str) -> None:
    """End a session."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.token == token))


async def drop_other_sessions(connection: AsyncConnection, person: str, token: str) -> None:
    """End all sessions of a person but one."""
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.token != token))


def person_of(row: dict[str, object]) -> Person:
    """Read a row."""
    return Person(
        id=str(row["id"]),
        name=str(row["name"]),
        login=None if row["login"] is None else str(row["login"]),
        password=None if row["password"] is None else str(row["password"]),
        preferences=msgspec.json.decode(str(row["preferences"]), type=Preferences),
        created=float(str(row["created"])),
    )
