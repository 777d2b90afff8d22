"""The WebSocket endpoint: one socket for each person at each table."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from twocities.server.accounts import hashed
from twocities.server.audit import audit
from twocities.server.hub.live_table import LiveTable, Watcher
from twocities.server.hub.socket_messages import AnyMessage, Next, Refused, encode
from twocities.server.store.people import Person
from twocities.server.store.store import Unavailable
from twocities.server.table.commands import AnyCommand, AskAhead
from twocities.server.table.compound_choices import ActAhead
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web.bodies import UNREADABLE
from twocities.server.web.context import SUBPROTOCOL, ServerContext, address_of, host_of, subprotocols_of, token_of
from twocities.server.web.sentences import sentence
from twocities.server.web.tables import carry_out, look_ahead
from twocities.server.web.websocket_protocol import PROTOCOL, SocketProtocol
from twocities.server.web.working_time import TooBusy

LOGGER = logging.getLogger("twocities.web")

DECODER: msgspec.json.Decoder[AnyCommand | AskAhead] = msgspec.json.Decoder(AnyCommand | AskAhead)

MOST_WAITING = 200
"""How many messages may wait for a slow client before it is cut off; it can come back for what it missed."""

WRITTEN_AT_ONCE = 8
"""How many messages are written together: the update of a move, and that it was carried out, are two."""

FAREWELL = 1.0
"""How many seconds a client that is cut off has to take the reason."""

MOST_REFUSED = 50
"""How many bad messages in a row a client may send."""

CLOSE_REFUSED = 4403
CLOSE_NO_SESSION = 4401
CLOSE_NO_TABLE = 4404
CLOSE_TOO_OFTEN = 4429
CLOSE_TOO_SLOW = 4408
CLOSE_UNAVAILABLE = 1013
CLOSE_RESTART = 1012
CLOSE_FAILURE = 1011

CODES = {
    Reason.NO_TABLE: CLOSE_NO_TABLE,
    Reason.UNAVAILABLE: CLOSE_UNAVAILABLE,
    Reason.TOO_MANY: CLOSE_TOO_OFTEN,
    Reason.TOO_OFTEN: CLOSE_TOO_OFTEN,
}

GONE = (WebSocketDisconnect, ClientDisconnected)
"""What is raised when a connection has dropped."""

CLOSED = (*GONE, RuntimeError)
"""What is raised by sending to a socket that may be closed already."""


class Origin(msgspec.Struct, frozen=True):
    """Who opened a socket, and from which address: all that is kept of the request."""

    token: str
    address: str
    host: str


class ClientConnection:
    """The connection to one client, with a queue of the messages that a slow client has no room for yet.

    Messages sent within one turn of the event loop are written together. A task runs only while a message of the client
    is carried out: there are thousands of sockets, and a move goes to all at a table.
    """

    __slots__ = (
        "act",
        "context",
        "inbox",
        "is_cut",
        "is_flushing",
        "is_gone",
        "live",
        "origin",
        "protocol",
        "refused",
        "table",
        "task",
        "waiting",
        "watcher",
        "why",
    )

    def __init__(
        self, protocol: SocketProtocol, context: ServerContext, table: str, person: Person, origin: Origin
    ) -> None:
        self.protocol = protocol
        self.context = context
        self.table = table
        self.origin = origin
        self.watcher = Watcher(person, self.send, dismiss=self.dismiss)
        self.live: LiveTable | None = None
        """The table that is watched, while it is."""
        self.waiting: list[bytes] = []
        """What the client has no room for yet."""
        self.inbox: list[str | None] = []
        """What the client has sent and nobody has begun to carry out; None for what is no text."""
        self.refused = 0
        """How many bad messages the client has sent in a row."""
        self.is_flushing = False
        """Whether what waits is written at the end of this turn of the event loop."""
        self.is_gone = False
        self.is_cut = False
        self.task: asyncio.Task[None] | None = None
        """Carries out what the client sends, while there is anything."""
        self.act: ActAhead | None = None
        """What the person is putting together."""
        self.why = (CLOSE_TOO_SLOW, "too slow")

    def send(self, message: bytes) -> None:
        """Queue a message, to be written at the end of this turn; cut a client off whose queue is full."""
        if self.is_cut:
            return
        if len(self.waiting) >= MOST_WAITING:
            self.flush()
        if len(self.waiting) >= MOST_WAITING:
            self.cut_off(CLOSE_TOO_SLOW, "too slow")
            return
        self.waiting.append(message)
        if not self.is_flushing:
            self.is_flushing = True
            self.protocol.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write queued messages until the client has no room for more."""
        self.is_flushing = False
        while self.waiting and not self.is_cut and self.protocol.tell(self.waiting[:WRITTEN_AT_ONCE]):
            del self.waiting[:WRITTEN_AT_ONCE]

    def cut(self) -> None:
        """Close the connection because its session has ended."""
        self.cut_off(CLOSE_NO_SESSION, "no session")

    def dismiss(self, reason: Reason) -> None:
        """Close the connection of a person who may no longer watch, such as one whom the host has sent away."""
        self.cut_off(CLOSE_REFUSED, str(reason))

    def cut_off(self, code: int, why: str) -> None:
        """Send nothing more to the client and cancel the task that serves it."""
        if self.is_cut:
            return
        self.flush()
        self.is_cut, self.why = True, (code, why)
        if self.task is not None:
            self.task.cancel()
        if self.live is not None:  # else it is still being opened, and is closed by whoever does that
            self.protocol.spawn(self.end())

    def answer(self, message: AnyMessage) -> None:
        """Send a message to this client alone."""
        self.send(encode(message))

    def refuse(self, command: str | None, reason: Reason, detail: str = "") -> None:
        """Say why a command was refused."""
        text = sentence(reason, self.watcher.person.preferences.language)
        self.answer(Refused(command, reason, text, detail))

    def take(self, text: str | None) -> bool:
        """Take what the client has sent; say whether there is room for more."""
        if not self.is_cut:
            self.inbox.append(text)
            self.go_on()
        return self.task is None or not self.inbox

    def gone(self) -> None:
        """Leave the table after the connection has closed, once everything that the client had sent is carried out."""
        self.is_gone = True
        self.go_on()

    def go_on(self) -> None:
        """Begin to carry out what the client has sent, if that is not being done already."""
        if self.task is None and self.live is not None and not self.is_cut:
            self.task = self.protocol.spawn(self.work())

    async def work(self) -> None:
        """Carry out what the client has sent, one after another; a bug of ours ends this socket alone."""
        try:
            while self.inbox and not self.is_cut:
                message = self.inbox.pop(0)
                self.protocol.receive_on(not self.inbox)
                await self.carry_out(message)
        except asyncio.CancelledError:
            if not self.is_cut:
                raise
        except Exception as error:
            LOGGER.exception("a socket failed", exc_info=error, extra={"table": self.table})
            self.task = None
            self.cut_off(CLOSE_FAILURE, "failure")
        finally:
            self.task = None
        if self.is_gone and not self.is_cut:
            self.leave()

    async def carry_out(self, message: str | None) -> None:
        """Carry a message out; a client that sends nothing but bad ones is cut off."""
        if message is None:
            self.refuse(None, Reason.BAD_REQUEST, "binary frame")
            is_bad = True
        else:
            is_bad = await obey_in_turn(self, message)
        self.refused = self.refused + 1 if is_bad else 0
        if self.refused >= MOST_REFUSED:
            self.cut_off(CLOSE_TOO_OFTEN, "too many bad messages")

    def begin(self, live: LiveTable) -> None:
        """Serve the client from now on."""
        self.live = live
        key = hashed(self.origin.token)
        self.context.clients.setdefault(key, set()).add(self)
        self.audit("a socket was opened")
        if self.is_cut:
            self.protocol.spawn(self.end())
        else:
            self.protocol.hand_over(self)

    def leave(self) -> None:
        """Watch the table no longer."""
        live, self.live = self.live, None
        if live is None:
            return
        self.audit("a socket was closed")
        self.context.hub.unwatch(live, self.watcher)
        key = hashed(self.origin.token)
        self.context.clients[key].discard(self)
        if not self.context.clients[key]:
            del self.context.clients[key]
        self.context.uncount(self.watcher.person.id, self.origin.address)

    def audit(self, what: str) -> None:
        """Record that the socket was opened or closed."""
        audit(what, person=self.watcher.person.id, table=self.table, address=self.origin.host)

    async def end(self) -> None:
        """Close the socket with the reason, unless the client does not take even that in time."""
        self.leave()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.protocol.close(*self.why)


@websocket("/api/tables/{table:str}/socket", opt={"exclude_from_auth": True})
async def play(socket: WebSocket[Any, Any, Any], context: ServerContext, table: str) -> None:
    """Let somebody watch and play at a table; a bug of ours ends this socket alone."""
    try:
        await enter(socket, context, table)
    except GONE:
        return
    except Exception as error:
        LOGGER.exception("a socket failed", exc_info=error, extra={"table": table})
        await close(socket, CLOSE_FAILURE, "failure")


async def enter(socket: WebSocket[Any, Any, Any], context: ServerContext, table: str) -> None:
    """Authenticate the client and admit it to the table."""
    address = address_of(socket)
    try:
        person = await context.person(socket)
        context.limits.check("address socket", address)
        if person is not None:
            context.limits.check("socket", person.id)
    except (Unavailable, Refusal) as error:
        await accept(socket)
        await close(socket, *closing(error))
        return
    await accept(socket)
    if person is None:
        await close(socket, CLOSE_NO_SESSION, "no session")
        return
    if not context.count(person.id, address):
        await close(socket, CLOSE_TOO_OFTEN, "too many sockets")
        return
    is_open = False
    try:
        is_open = await welcome(socket, context, table, person)
    finally:
        if not is_open:
            context.uncount(person.id, address)


async def accept(socket: WebSocket[Any, Any, Any]) -> None:
    """Open a socket; a browser that offers subprotocols wants to hear which one it is."""
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in subprotocols_of(socket) else None)


async def close(socket: WebSocket[Any, Any, Any], code: int, why: str) -> None:
    """Close a socket that may be closed already."""
    with contextlib.suppress(*CLOSED):
        await socket.close(code, why)


async def welcome(socket: WebSocket[Any, Any, Any], context: ServerContext, table: str, person: Person) -> bool:
    """Let a person watch a table, if it may be seen; say whether it may."""
    extensions: dict[str, Any] = dict(socket.scope["extensions"] or {})
    origin = Origin(token_of(socket) or "", address_of(socket), host_of(socket))
    client = ClientConnection(extensions[PROTOCOL]["protocol"], context, table, person, origin)
    try:
        _, client.watcher.is_invited = await context.access(table, person)
        live = await context.hub.watch(table, client.watcher, since_of(socket), context.reading(socket, person))
    except (Refusal, Unavailable) as error:
        await close(socket, *closing(error))
        return False
    client.begin(live)
    return True


def closing(error: Refusal | Unavailable) -> tuple[int, str]:
    """Say with which code and reason a socket is closed."""
    reason = error.reason if isinstance(error, Refusal) else Reason.UNAVAILABLE
    return CODES.get(reason, CLOSE_REFUSED), str(reason)


def since_of(socket: WebSocket[Any, Any, Any]) -> int | None:
    """Read from which line on the client wants to know what it missed."""
    since = socket.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None


async def obey_in_turn(client: ClientConnection, message: str) -> bool:
    """Carry one message out when its address has its turn; say whether the message was a bad one."""
    working_time, source = client.context.working_time, client.origin.address
    try:
        async with working_time.turn(source):
            return await working_time.work(source, obey(client, message))
    except TooBusy:
        client.refuse(None, Reason.TOO_OFTEN)
        return True


async def obey(client: ClientConnection, message: str) -> bool:
    """Carry one message out; say whether it was a bad one, which no correct client sends."""
    context, table, command = client.context, client.table, None
    try:
        order = DECODER.decode(message)
        command = order.command
        person = await context.person_of(client.origin.token, client.origin.address)
        if person is None:
            raise Refusal(Reason.NO_SESSION)
        if isinstance(order, AskAhead):
            client.act = client.act or ActAhead()
            asked = await look_ahead(context, person, table, order.decision, order.indexes, client.act)
            client.answer(Next(order.command, asked))
        else:
            client.answer(await carry_out(context, person, table, order, client.act))
    except UNREADABLE as error:
        client.refuse(None, Reason.BAD_REQUEST, str(error))
        return True
    except Unavailable:
        client.refuse(command, Reason.UNAVAILABLE)
    except Refusal as refusal:
        client.refuse(command, refusal.reason, refusal.detail)
        if refusal.reason is Reason.NO_SESSION:  # it has ended on another device, or by a new password
            client.cut()
        return refusal.reason is Reason.TOO_OFTEN
    return False
