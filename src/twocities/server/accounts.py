"""Authentication: guests, accounts and sessions."""

import asyncio
import hmac
import re
import secrets
from collections.abc import Callable
from hashlib import sha256
from time import monotonic
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.server.steady_clock import now as steady_time
from twocities.server.store.people import (
    Person,
    Preferences,
    add_looks,
    add_person,
    add_session,
    change_person,
    drop_other_sessions,
    drop_session,
    find_login,
    find_session,
    living_sessions,
    people_of,
    taken_looks,
    write_preferences,
)
from twocities.server.store.store import Store
from twocities.server.table.names import clean_name, looks_of, numbered
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

MARK = re.compile("[0-9a-f]{16}[.][0-9a-f]{64}")
"""What the mark of a device looks like."""

MOST_NUMBERED = 100
"""How many numbers are tried for the name of a guest that belongs to an account."""


class Hasher:
    """Hashes passwords with argon2id, beside the event loop and a few at a time."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.free = asyncio.Semaphore(HASHES_AT_ONCE)
        self.reserved = asyncio.Semaphore(1)
        """A queue of its own for devices that are known, so that no crowd of strangers holds their owners up."""
        self.waiting = 0
        self.dummy = self.hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        """Hash a new password."""
        return await self.work(lambda: self.hasher.hash(password))

    async def fits(self, password: str, hashed: str | None, is_known: bool = False) -> bool:
        """Check a password; one for nobody takes as long, so that nobody learns which accounts there are."""

        def check() -> bool:
            try:
                return self.hasher.verify(hashed or self.dummy, password) and hashed is not None
            except (VerifyMismatchError, InvalidHashError):
                return False

        if is_known:
            async with self.reserved:
                return await asyncio.to_thread(check)
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
    """A session: the person, and the secret token that authenticates it."""

    person: Person
    token: str


class Accounts:
    """Makes guests, accounts and sessions, and says whose session a token is."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = Hasher()
        self.remembered: dict[str, tuple[float, Person]] = {}
        self.changes = 0
        """How often somebody has changed something through this node."""

    async def add_guest(self, name: str, preferences: Preferences) -> Session:
        """Make a guest and begin its session."""
        name = checked_name(name)
        token = new_token()
        async with self.store.writing() as connection:
            name = await free_name(connection, name)
            person = Person(new_code(PERSON_CODE), name, None, None, preferences, steady_time())
            await add_person(connection, person)
            await add_session(connection, hashed(token), person.id, steady_time(), steady_time() + SESSION_DAYS * DAY)
        return Session(person, token)

    async def register(self, name: str, password: str, current: Person | None, preferences: Preferences) -> Session:
        """Make an account; a guest keeps its games, but no session that was there before opens the account."""
        name = checked_name(name)
        secret = await self.hasher.hash(checked_password(password))
        token = new_token()
        if current is not None and current.is_guest:
            person = msgspec.structs.replace(current, name=name, login=login_of(name), password=secret)
        else:
            person = Person(new_code(PERSON_CODE), name, login_of(name), secret, preferences, steady_time())
        try:
            async with self.store.writing() as connection:
                if current is not None and current.is_guest:
                    await change_person(connection, person.id, name=name, login=login_of(name), password=secret)
                else:
                    await add_person(connection, person)
                await add_looks(connection, person.id, looks_of(name))
                await add_session(
                    connection, hashed(token), person.id, steady_time(), steady_time() + SESSION_DAYS * DAY
                )
                await drop_other_sessions(connection, person.id, hashed(token))
        except IntegrityError:
            raise Refusal(Reason.NAME_TAKEN) from None
        self.forget(person)
        return Session(person, token)

    async def known_device(self, name: str, mark: str) -> bool:
        """Say whether a device has logged in to an account before, with the password that it still has."""
        if not MARK.fullmatch(mark):
            return False
        async with self.store.reading() as connection:
            person = await find_login(connection, login_of(name))
        if person is None or person.password is None:
            return False
        return hmac.compare_digest(mark, device_mark(person.password, mark.partition(".")[0]))

    async def log_in(self, name: str, password: str, is_known: bool = False) -> Session:
        """Check a password and begin a session; a known device does not queue with strangers."""
        async with self.store.reading() as connection:
            person = await find_login(connection, login_of(name))
        if not await self.hasher.fits(password, person.password if person else None, is_known):
            raise Refusal(Reason.BAD_LOGIN)
        assert person is not None
        token = new_token()
        async with self.store.writing() as connection:
            await add_session(connection, hashed(token), person.id, steady_time(), steady_time() + SESSION_DAYS * DAY)
        return Session(person, token)

    async def log_out(self, token: str) -> None:
        """End a session."""
        async with self.store.writing() as connection:
            await drop_session(connection, hashed(token))
        self.changes += 1
        self.remembered.pop(hashed(token), None)

    async def change_password(self, person: Person, token: str, old: str, new: str) -> Session:
        """Take a new password, and end all sessions of the person but a new one: a copied secret is of no use then."""
        async with self.store.reading() as connection:
            current = await find_session(connection, hashed(token), steady_time())  # what is remembered may be old
        if current is None:
            raise Refusal(Reason.NO_SESSION)
        if not await self.hasher.fits(old, current.password):
            raise Refusal(Reason.BAD_LOGIN)
        secret = await self.hasher.hash(checked_password(new))
        async with self.store.writing() as connection:
            await change_person(connection, person.id, password=secret)
            renewed = new_token()
            await add_session(connection, hashed(renewed), person.id, steady_time(), steady_time() + SESSION_DAYS * DAY)
            await drop_other_sessions(connection, person.id, hashed(renewed))
        self.forget(person)
        return Session(msgspec.structs.replace(current, password=secret), renewed)

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
                if name is not None and await taken_looks(connection, looks_of(columns["name"])):
                    raise Refusal(Reason.NAME_TAKEN)
                await change_person(connection, person.id, **columns)
            self.forget(person)
        return changed

    async def find(self, token: str) -> Person | None:
        """Find out whose session it is."""
        key, passed = hashed(token), monotonic()
        if key in self.remembered and self.remembered[key][0] > passed:
            return self.remembered[key][1]
        changes = self.changes
        async with self.store.reading() as connection:
            person = await find_session(connection, key, steady_time())
        if person is not None and changes == self.changes:  # what was read may have ended or changed meanwhile
            if len(self.remembered) >= MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[key] = (passed + REMEMBERED, person)
        return person

    def remembers(self, token: str) -> bool:
        """Say whether a session is known without asking the database."""
        known = self.remembered.get(hashed(token))
        return known is not None and known[0] > monotonic()

    async def living(self, sessions: list[str]) -> set[str]:
        """Say which sessions have not ended."""
        async with self.store.reading() as connection:
            return await living_sessions(connection, sessions, steady_time())

    async def look_again(self, sessions: list[str]) -> dict[str, Person]:
        """Find whose sessions they are, of those that have not ended, and what people have changed elsewhere."""
        changes = -1
        found: dict[str, Person] = {}
        while changes != self.changes:  # what has changed here meanwhile may not have been found
            changes = self.changes
            async with self.store.reading() as connection:
                found = await people_of(connection, sessions, steady_time())
        until = monotonic() + REMEMBERED
        self.remembered.update({key: (until, person) for key, person in found.items() if key in self.remembered})
        return found

    def forget(self, person: Person) -> None:
        """Look a person up again: something about it has changed."""
        self.changes += 1
        self.remembered = {key: value for key, value in self.remembered.items() if value[1].id != person.id}


def device_mark(password: str, device: str | None = None) -> str:
    """Make the mark of a device that has logged in to an account: it is signed with the hash of the password."""
    device = device or secrets.token_hex(8)
    return f"{device}.{hmac.digest(password.encode(), device.encode(), 'sha256').hex()}"


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
    """Number a name that passes for that of an account: no guest is taken for its owner, and none is kept out by it."""
    names = [name, *[numbered(name, number) for number in range(2, MOST_NUMBERED)]]
    looks = {each: looks_of(each) for each in names}
    taken = await taken_looks(connection, set().union(*looks.values()))
    for each in names:
        if not looks[each] & taken:
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
