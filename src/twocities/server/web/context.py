"""The request context that endpoints share: hub, accounts, rate limits, metrics."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol
from weakref import WeakValueDictionary

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType

from twocities.core.view import SPECTATOR
from twocities.server.accounts import Accounts
from twocities.server.hub.fair_queue import Payer
from twocities.server.hub.hub import Hub, Reading
from twocities.server.hub.live_table import LiveTable
from twocities.server.settings import Settings
from twocities.server.store.health import DatabaseHealth
from twocities.server.store.history import is_member, may_see
from twocities.server.store.people import Person
from twocities.server.store.store import PATIENCE, Store
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web import addresses
from twocities.server.web.files import Page
from twocities.server.web.limits import Limits
from twocities.server.web.metrics import Metrics
from twocities.server.web.working_time import WorkingTime

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "twocities"

HOST_COOKIE = "__Host-twocities"
"""The same over https: browsers take a cookie of this name from the site itself alone, not from one beside it."""

SUBPROTOCOL = "twocities"
"""The subprotocol of sockets, for browsers that must name one."""

TOKEN = "token."
"""How the subprotocol begins in which a page hands over the secret of a session."""

AUTHENTICATION: list[dict[str, list[str]]] = [{"token": []}, {"cookie": []}]
"""The authentication that an endpoint asks for, as its description says."""

ANYBODY: list[dict[str, list[str]]] = [{}]
"""Marks endpoints that need no session."""

SESSION_BEAT = 10.0
"""How often a node looks for sessions and people that other nodes have changed, in seconds."""


LOADING = 100
"""The price of loading a table, in lines of a log."""


class KeyedLock:
    """A lock for each key, such as a person: what was counted under the lock is still true while it is held."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def __call__(self, who: str) -> AsyncIterator[None]:
        """Hold the lock of a key; refuse after waiting too long for it."""
        lock = self.locks.setdefault(who, asyncio.Lock())
        try:
            async with asyncio.timeout(PATIENCE):
                await lock.acquire()
        except TimeoutError:
            raise Refusal(Reason.UNAVAILABLE) from None
        try:
            yield
        finally:
            lock.release()


class Cuttable(Protocol):
    """A connection that is closed when its session ends."""

    def cut(self) -> None:
        """Close it."""


class ServerContext:
    """All parts of a running server."""

    def __init__(
        self, settings: Settings, store: Store, hub: Hub, key: Ed25519PrivateKey, working_time: WorkingTime
    ) -> None:
        self.settings = settings
        self.working_time = working_time
        self.key = key
        """Signs finished games."""
        self.store = store
        self.hub = hub
        self.accounts = Accounts(store)
        self.limits = Limits(settings.limits)
        self.limits.tell = hub.announce_uses
        hub.hear_limits = self.limits.hear
        self.metrics = Metrics(hub)
        self.health = DatabaseHealth(store, hub.name)
        self.page = Page(settings.page)
        self.lock = KeyedLock()
        self.sockets: dict[str, int] = {}
        """How many sockets each person has open, and each address."""
        self.clients: dict[str, set[Cuttable]] = {}
        """The open sockets of each session."""

    async def person(self, connection: Connection) -> Person | None:
        """Authenticate a request; unknown tokens are limited by address."""
        return await self.person_of(token_of(connection), address_of(connection))

    async def person_of(self, token: str | None, address: str) -> Person | None:
        """Authenticate a token that was sent from an address."""
        if token is None or not self.accounts.remembers(token):
            self.limits.check("stranger", address)
        person = None if token is None else await self.accounts.find(token)
        if person is not None:
            self.hub.note_address(person.id, address)
        return person

    def reading(self, connection: Connection, person: Person) -> Reading:
        """Return who pays for the reading of logs, and how its lines are counted."""
        address = address_of(connection)

        def charge(lines: float) -> None:
            self.limits.check_both("replay", person.id, address, lines)

        return Reading(Payer(address, person.id), charge)

    def count(self, person: str, address: str) -> bool:
        """Count a socket until `uncount`, unless its person or its address has too many; say whether it was counted."""
        most = {person: self.limits.sockets_each, f"address {address}": self.limits.sockets_of_address}
        if self.limits.is_on and any(self.sockets.get(who, 0) >= limit for who, limit in most.items()):
            return False
        for who in most:
            self.sockets[who] = self.sockets.get(who, 0) + 1
        self.metrics.sockets.inc()
        return True

    def uncount(self, person: str, address: str) -> None:
        """Count a socket no longer."""
        self.metrics.sockets.dec()
        for who in (person, f"address {address}"):
            self.sockets[who] -= 1
            if not self.sockets[who]:
                del self.sockets[who]

    def cut(self, sessions: set[str]) -> None:
        """End the sockets of sessions that have ended."""
        for session in sessions & set(self.clients):
            for client in self.clients[session]:
                client.cut()

    async def cut_ended(self) -> None:
        """End the sockets of all sessions that have ended, such as by a new password."""
        self.cut(set(self.clients) - await self.accounts.living(list(self.clients)))

    async def watch_sessions(self) -> None:
        """Look whether the sessions of open sockets have ended elsewhere, and what their people have changed there."""
        while True:
            await asyncio.sleep(SESSION_BEAT)
            if self.clients:
                sessions = list(self.clients)
                people = await self.accounts.look_again(sessions)
                self.cut(set(sessions) - set(people))
                self.hub.know_again(*people.values())

    async def access(self, table: str, person: Person) -> tuple[LiveTable, bool]:
        """Find a table for a person who may see it, and whether the person was invited.

        A private table looks to all others as if there were none.
        """
        if table not in self.hub.loaded:
            self.limits.check("replay", person.id, LOADING)
        try:
            live = await self.hub.find(table)
        except Refusal as refusal:
            await self.hide(table, person, refusal.reason)
            raise
        state = live.table
        if person.id in state.kicked:
            raise Refusal(Reason.KICKED)
        if state.host == person.id or state.seat_of(person.id) != SPECTATOR:
            return live, False
        async with self.store.reading() as connection:
            if await is_member(connection, table, person.id):
                return live, True
        if state.setup.public:
            return live, False
        raise Refusal(Reason.NO_TABLE)

    async def hide(self, table: str, person: Person, reason: Reason) -> None:
        """Refuse a table that cannot be played as if there were none, to those who may not see it."""
        if reason in (Reason.WRONG_ENGINE, Reason.DAMAGED):
            async with self.store.reading() as connection:
                if not await may_see(connection, table, person.id):
                    raise Refusal(Reason.NO_TABLE)


def token_of(connection: Connection) -> str | None:
    """Find the secret of a session: in the header of a program, or in the cookie of a browser.

    A page cannot give a socket a header of its own, but it can name subprotocols: several people at one device have a
    session each, and only one cookie. Whoever names a secret is that person or nobody, whatever the cookie says.
    """
    header = connection.headers.get("authorization", "")
    if header.lower().startswith("bearer "):
        return header[7:].strip()
    for protocol in subprotocols_of(connection):
        if protocol.startswith(TOKEN):
            return protocol.removeprefix(TOKEN)
    return connection.cookies.get(cookie_name(connection.app.state.context.settings))


def cookie_name(settings: Settings) -> str:
    """Name the session cookie."""
    return HOST_COOKIE if settings.is_secure else COOKIE


def subprotocols_of(connection: Connection) -> list[str]:
    """List the subprotocols that a socket offers; a request offers none."""
    if connection.scope["type"] != ScopeType.WEBSOCKET:
        return []
    return [each.strip() for each in connection.headers.get("sec-websocket-protocol", "").split(",")]


def host_of(connection: Connection) -> str:
    """Return the address of the other end of a connection."""
    return connection.client.host if connection.client else "unknown"


def network_of(connection: Connection) -> str:
    """Say from which network somebody asks: whoever has one address may well have those beside it."""
    return addresses.network_of(host_of(connection))


def address_of(connection: Connection) -> str:
    """Say from where somebody asks: an address of IPv4, or a /48 of IPv6, which is one site."""
    return addresses.source_of(host_of(connection))


async def provide_context(state: State) -> ServerContext:
    """Hand the context to a handler."""
    context = state.context
    assert isinstance(context, ServerContext)
    return context


async def provide_person(request: Request[Any, Any, Any], context: ServerContext) -> Person:
    """Hand the authenticated person to a handler that needs one."""
    person = await context.person(request)
    if person is None:
        raise Refusal(Reason.NO_SESSION)
    context.limits.check_both("request", person.id, address_of(request))
    return person
