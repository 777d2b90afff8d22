"""Who somebody is: guests, accounts and sessions."""

import asyncio
import secrets
from collections.abc import Callable
from hashlib import sha256
from time import time
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.server.store.people import (
    Person,
    Preferences,
    add_person,
    add_session,
    change_person,
    drop_other_sessions,
    drop_session,
    find_login,
    find_session,
    living_sessions,
    people_of,
    taken_logins,
    write_preferences,
)
from twocities.server.store.store import Store
from twocities.server.table.names import clean_name, numbered
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import DAY, new_code

Answer = TypeVar("Answer")

SESSION_DAYS = 365
PERSON_CODE = 16
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 128

HASHES_AT_ONCE = 2
MOST_WAITING = 32
"""More than this many passwords at a time are refused: hashing is meant to be slow."""

REMEMBERED = 20.0
"""How many seconds a node believes that a session is as it was."""

MOST_REMEMBERED = 10_000

MOST_NUMBERED = 100
"""How many numbers are tried for the name of a guest that belongs to an account."""


class Hasher:
    """Hashes passwords with argon2id, beside the event loop and a few at a time."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.free = asyncio.Semaphore(HASHES_AT_ONCE)
        self.waiting = 0
        self.dummy = self.hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """Hash a new password."""
        return await self.work(lambda: self.hasher.hash(password))

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Check a password; one for nobody takes as long, so that nobody learns which accounts there are."""

        def check() -> bool:
            try:
                return self.hasher.verify(hashed or self.dummy, password) and hashed is not None
            except (VerifyMismatchError, InvalidHashError):
                return False

        return await self.work(check)

    async def work(self, job: Callable[[], Answer]) -> Answer:
        """Do a slow job in a thread, if not too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise Refusal(Reason.TOO_OFTEN)
        self.waiting += 1
        try:
            async with self.free:
                return await asyncio.to_thread(job)
        finally:
            self.waiting -= 1


class Session(msgspec.Struct, frozen=True):
    """A person who has come in, and the secret that says so."""

    person: Person
    token: str


class Accounts:
    """Lets people in."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = Hasher()
        self.remembered: dict[str, tuple[float, Person]] = {}
        self.changes = 0
        """How often somebody has changed something through this node."""

    async def add_guest(self, name: str, preferences: Preferences) -> Session:
        """Let somebody in by name alone."""
        name = checked_name(name)
        token = new_token()
        async with self.store.writing() as connection:
            name = await free_name(connection, name)
            person = Person(new_code(PERSON_CODE), name, None, None, preferences, time())
            await add_person(connection, person)
            await add_session(connection, hashed(token), person.id, time(), time() + SESSION_DAYS * DAY)
        return Session(person, token)

    async def register(self, name: str, password: str, current: Person | None, preferences: Preferences) -> Session:
        """Make an account; a guest keeps its games."""
        name = checked_name(name)
        secret = await self.hasher.hash(checked_password(password))
        token = new_token()
        if current is not None and current.is_guest:
            person = msgspec.structs.replace(current, name=name, login=login_of(name), password=secret)
        else:
            person = Person(new_code(PERSON_CODE), name, login_of(name), secret, preferences, time())
        try:
            async with self.store.writing() as connection:
                if current is not None and current.is_guest:
                    await change_person(connection, person.id, name=name, login=login_of(name), password=secret)
                else:
                    await add_person(connection, person)
                await add_session(connection, hashed(token), person.id, time(), time() + SESSION_DAYS * DAY)
        except IntegrityError:
            raise Refusal(Reason.NAME_TAKEN) from None
        self.forget(person)
        return Session(person, token)

    async def log_in(self, name: str, password: str) -> Session:
        """Let the owner of an account in."""
        async with self.store.reading() as connection:
            person = await find_login(connection, login_of(name))
        if not await self.hasher.fits(password, person.password if person else None):
            raise Refusal(Reason.BAD_LOGIN)
        assert person is not None
        token = new_token()
        async with self.store.writing() as connection:
            await add_session(connection, hashed(token), person.id, time(), time() + SESSION_DAYS * DAY)
        return Session(person, token)

    async def log_out(self, token: str) -> None:
        """End a session."""
        async with self.store.writing() as connection:
            await drop_session(connection, hashed(token))
        self.changes += 1
        self.remembered.pop(hashed(token), None)

    async def change_password(self, person: Person, token: str, old: str, new: str) -> None:
        """Take a new password, and end the person's other sessions."""
        async with self.store.reading() as connection:
            current = await find_session(connection, hashed(token), time())  # what is remembered may be old
        if current is None:
            raise Refusal(Reason.NO_SESSION)
        if not await self.hasher.fits(old, current.password):
            raise Refusal(Reason.BAD_LOGIN)
        secret = await self.hasher.hash(checked_password(new))
        async with self.store.writing() as connection:
            await change_person(connection, person.id, password=secret)
            await drop_other_sessions(connection, person.id, hashed(token))
        self.forget(person)

    async def change(self, person: Person, name: str | None, preferences: Preferences | None) -> Person:
        """Take another name for guests, and other preferences."""
        changed = person
        columns: dict[str, str] = {}
        if name is not None:
            if not person.is_guest:
                raise Refusal(Reason.BAD_NAME)
            columns["name"] = checked_name(name)
            changed = msgspec.structs.replace(changed, name=columns["name"])
        if preferences is not None:
            columns["preferences"] = write_preferences(preferences)
            changed = msgspec.structs.replace(changed, preferences=preferences)
        if columns:
            async with self.store.writing() as connection:
                if name is not None and await taken_logins(connection, [login_of(name)]):
                    raise Refusal(Reason.NAME_TAKEN)
                await change_person(connection, person.id, **columns)
            self.forget(person)
        return changed

    async def find(self, token: str) -> Person | None:
        """Find out whose session it is."""
        key, now = hashed(token), time()
        if key in self.remembered and self.remembered[key][0] > now:
            return self.remembered[key][1]
        changes = self.changes
        async with self.store.reading() as connection:
            person = await find_session(connection, key, now)
        if person is not None and changes == self.changes:  # what was read may have ended or changed meanwhile
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[key] = (now + REMEMBERED, person)
        return person

    def remembers(self, token: str) -> bool:
        """Say whether a session is known without asking the database."""
        known = self.remembered.get(hashed(token))
        return known is not None and known[0] > time()

    async def living(self, sessions: list[str]) -> set[str]:
        """Say which sessions have not ended."""
        async with self.store.reading() as connection:
            return await living_sessions(connection, sessions, time())

    async def look_again(self, sessions: list[str]) -> dict[str, Person]:
        """Find whose sessions they are, of those that have not ended, and what people have changed elsewhere."""
        changes = -1
        found: dict[str, Person] = {}
        while changes != self.changes:  # what has changed here meanwhile may not have been found
            changes = self.changes
            async with self.store.reading() as connection:
                found = await people_of(connection, sessions, time())
        until = time() + REMEMBERED
        self.remembered.update({key: (until, person) for key, person in found.items() if key in self.remembered})
        return found

    def forget(self, person: Person) -> None:
        """Look a person up again: something about it has changed."""
        self.changes += 1
        self.remembered = {key: value for key, value in self.remembered.items() if value[1].id != person.id}


def new_token() -> str:
    """Draw the secret of a session."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Hash the secret of a session: who reads the database gets into nothing."""
    return sha256(token.encode()).hexdigest()


def login_of(name: str) -> str:
    """Fold a name, so that Eva and eva are one account."""
    return (clean_name(name) or "").casefold()


async def free_name(connection: AsyncConnection, name: str) -> str:
    """Number a name that belongs to an account: no guest passes for its owner, and none is kept out by it."""
    names = [name, *[numbered(name, number) for number in range(2, MOST_NUMBERED)]]
    taken = await taken_logins(connection, [login_of(each) for each in names])
    for each in names:
        if login_of(each) not in taken:
            return each
    raise Refusal(Reason.NAME_TAKEN)


def checked_name(name: str) -> str:
    """Refuse a name that cannot be shown."""
    cleaned = clean_name(name)
    if cleaned is None:
        raise Refusal(Reason.BAD_NAME)
    return cleaned


def checked_password(password: str) -> str:
    """Refuse a password that is too easy, or too long to hash."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal(Reason.BAD_PASSWORD)
    return password
