"""What every door leads to: the hub, the accounts, the limits, the counters."""

import asyncio
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Protocol

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.enums import ScopeType

from twocities.core.view import SPECTATOR
from twocities.server.accounts import Accounts
from twocities.server.hub.hub import Hub
from twocities.server.hub.live import Live
from twocities.server.settings import Settings
from twocities.server.store.history import is_member, may_see
from twocities.server.store.people import Person
from twocities.server.store.pulse import Pulse
from twocities.server.store.store import Store
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web.files import Page
from twocities.server.web.limits import Limits
from twocities.server.web.metrics import Metrics

Connection = ASGIConnection[Any, Any, Any, Any]

COOKIE = "twocities"

SUBPROTOCOL = "twocities"
"""What a socket speaks, for browsers that must name something."""

TOKEN = "token."
"""How the subprotocol begins in which a page hands over the secret of a session."""

COMING_IN: list[dict[str, list[str]]] = [{"token": []}, {"cookie": []}]
"""Says in the description of a door how one shows who one is."""

ANYBODY: list[dict[str, list[str]]] = [{}]
"""Says in the description of a door that nobody needs a session for it."""

SESSION_BEAT = 10.0
"""How often a node looks what has become of sessions and their people elsewhere, in seconds."""


class Cuttable(Protocol):
    """Something that ends with its session."""

    def cut(self) -> None:
        """End it."""


class House:
    """All parts of a running server."""

    def __init__(self, settings: Settings, store: Store, hub: Hub) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.accounts = Accounts(store)
        self.limits = Limits(settings.limits)
        self.metrics = Metrics(hub)
        self.pulse = Pulse(store)
        self.page = Page(settings.page)
        self.sockets: dict[str, int] = {}
        """How many sockets each person has open."""
        self.wires: dict[str, set[Cuttable]] = {}
        """The open sockets of each session."""

    async def person(self, connection: Connection) -> Person | None:
        """Find out who asks; strangers may not ask too often who they are."""
        token = token_of(connection)
        if token is None or not self.accounts.remembers(token):
            self.limits.check("stranger", address_of(connection))
        return None if token is None else await self.accounts.find(token)

    def cut(self, sessions: set[str]) -> None:
        """End the sockets of sessions that have ended."""
        for session in sessions & set(self.wires):
            for wire in self.wires[session]:
                wire.cut()

    async def watch_sessions(self) -> None:
        """Look whether the sessions of open sockets have ended elsewhere, and what their people have changed there."""
        while True:
            await asyncio.sleep(SESSION_BEAT)
            if self.wires:
                sessions = list(self.wires)
                people = await self.accounts.look_again(sessions)
                self.cut(set(sessions) - set(people))
                self.hub.know_again(*people.values())

    async def access(self, table: str, person: Person) -> tuple[Live, bool]:
        """Find a table for a person who may see it, and whether the person was invited.

        A private table looks to all others as if there were none.
        """
        try:
            live = await self.hub.find(table)
        except Refusal as refusal:
            await self.hide(table, person, refusal.reason)
            raise
        state = live.table
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
        if reason is Reason.WRONG_ENGINE:
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
    return connection.cookies.get(COOKIE)


def subprotocols_of(connection: Connection) -> list[str]:
    """List what a socket offers to speak; a request offers nothing."""
    if connection.scope["type"] != ScopeType.WEBSOCKET:
        return []
    return [each.strip() for each in connection.headers.get("sec-websocket-protocol", "").split(",")]


IN_NEW_CLOTHES = "::ffff:"
"""How an address of IPv4 begins where it is written as one of IPv6."""


def host_of(connection: Connection) -> str:
    """Say what the other end of a connection is called."""
    name = connection.client.host if connection.client else "unknown"
    return name.removeprefix(IN_NEW_CLOTHES) if "." in name else name


def network_of(connection: Connection) -> str:
    """Say from which neighbourhood somebody asks: whoever has one address may well have those beside it."""
    try:
        address = ip_address(host_of(connection))
    except ValueError:
        return host_of(connection)
    return str(ip_network((address, 24 if address.version == 4 else 48), strict=False))


def address_of(connection: Connection) -> str:
    """Say from where somebody asks; whoever has one address of IPv6 has a whole network of them."""
    host = host_of(connection)
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return str(address.exploded[:19]) if isinstance(address, IPv6Address) and not address.is_loopback else host


async def provide_house(state: State) -> House:
    """Hand the house to a handler."""
    house = state.house
    assert isinstance(house, House)
    return house


async def provide_person(request: Request[Any, Any, Any], house: House) -> Person:
    """Hand the one who asks to a handler that needs somebody."""
    person = await house.person(request)
    if person is None:
        raise Refusal(Reason.NO_SESSION)
    house.limits.check("request", person.id)
    return person
