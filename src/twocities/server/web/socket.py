"""The WebSocket endpoint: one socket for each person at each table."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from twocities.server.accounts import hashed
from twocities.server.audit import audit
from twocities.server.hub.live_table import Watcher
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


class ClientConnection:
    """The connection to one client, with a queue of the messages that a slow client has no room for yet.

    Messages are written at once, not by a task for each socket: there are thousands of sockets, and a move goes to
    all at a table.
    """

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        self.socket = socket
        extensions: dict[str, Any] = dict(socket.scope["extensions"] or {})
        self.protocol: SocketProtocol = extensions[PROTOCOL]["protocol"]
        self.protocol.has_room = self.flush
        self.watcher = Watcher(person, self.send, dismiss=self.dismiss)
        self.waiting: deque[bytes] = deque()
        self.is_cut = False
        self.task: asyncio.Task[Any] | None = None
        """The task that serves the client, while it does."""
        self.act = ActAhead()
        """What the person is putting together."""
        self.why = (CLOSE_TOO_SLOW, "too slow")

    def send(self, message: bytes) -> None:
        """Queue a message and write what the client has room for; cut a client off whose queue is full."""
        if len(self.waiting) >= MOST_WAITING:
            self.cut_off(CLOSE_TOO_SLOW, "too slow")
            return
        self.waiting.append(message)
        self.flush()

    def flush(self) -> None:
        """Write queued messages until the client has no room for more."""
        while self.waiting and not self.is_cut and self.protocol.tell(self.waiting[0]):
            self.waiting.popleft()

    def cut(self) -> None:
        """Close the connection because its session has ended."""
        self.cut_off(CLOSE_NO_SESSION, "no session")

    def dismiss(self, reason: Reason) -> None:
        """Close the connection of a person who may no longer watch, such as one whom the host has sent away."""
        self.cut_off(CLOSE_REFUSED, str(reason))

    def cut_off(self, code: int, why: str) -> None:
        """Send nothing more to the client and cancel the task that serves it."""
        if not self.is_cut:
            self.is_cut, self.why = True, (code, why)
            if self.task is not None:
                self.task.cancel()

    def answer(self, message: AnyMessage) -> None:
        """Send a message to this client alone."""
        self.send(encode(message))

    def refuse(self, command: str | None, reason: Reason, detail: str = "") -> None:
        """Say why a command was refused."""
        text = sentence(reason, self.watcher.person.preferences.language)
        self.answer(Refused(command, reason, text, detail))

    async def end(self) -> None:
        """Close the socket with the reason, unless the client does not take even that in time."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await close(self.socket, *self.why)


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
    try:
        person = await context.person(socket)
        context.limits.check("address socket", address_of(socket))
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
    with context.counted(person.id, address_of(socket)) as is_allowed:
        if is_allowed:
            await welcome(socket, context, table, person)
        else:
            await close(socket, CLOSE_TOO_OFTEN, "too many sockets")


async def accept(socket: WebSocket[Any, Any, Any]) -> None:
    """Open a socket; a browser that offers subprotocols wants to hear which one it is."""
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in subprotocols_of(socket) else None)


async def close(socket: WebSocket[Any, Any, Any], code: int, why: str) -> None:
    """Close a socket that may be closed already."""
    with contextlib.suppress(*CLOSED):
        await socket.close(code, why)


async def welcome(socket: WebSocket[Any, Any, Any], context: ServerContext, table: str, person: Person) -> None:
    """Show somebody a table, if it may be seen, and everything that happens there."""
    client = ClientConnection(socket, person)
    watcher = client.watcher
    try:
        _, watcher.is_invited = await context.access(table, person)
        live = await context.hub.watch(table, watcher, since_of(socket), context.reading(socket, person))
    except (Refusal, Unavailable) as error:
        await close(socket, *closing(error))
        return
    key = hashed(token_of(socket) or "")
    clients = context.clients.setdefault(key, set())
    clients.add(client)
    about = {"person": person.id, "table": table, "address": host_of(socket)}
    audit("a socket was opened", **about)
    try:
        await serve(socket, context, table, client)
    finally:
        audit("a socket was closed", **about)
        context.hub.unwatch(live, watcher)
        clients.discard(client)
        if not clients:
            context.clients.pop(key, None)
    if client.is_cut:
        await client.end()


def closing(error: Refusal | Unavailable) -> tuple[int, str]:
    """Say with which code and reason a socket is closed."""
    reason = error.reason if isinstance(error, Refusal) else Reason.UNAVAILABLE
    return CODES.get(reason, CLOSE_REFUSED), str(reason)


def since_of(socket: WebSocket[Any, Any, Any]) -> int | None:
    """Read `since`: the last line of the log that the client has seen."""
    since = socket.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None


async def serve(socket: WebSocket[Any, Any, Any], context: ServerContext, table: str, client: ClientConnection) -> None:
    """Serve a client until it disconnects or is cut off."""
    if client.is_cut:
        return
    task = client.task = asyncio.current_task()
    try:
        await receive(socket, context, table, client)
    except asyncio.CancelledError:
        if not client.is_cut or task is None:
            raise
        task.uncancel()
    finally:
        client.task = None


async def receive(
    socket: WebSocket[Any, Any, Any], context: ServerContext, table: str, client: ClientConnection
) -> None:
    """Carry out what a client sends, one after another."""
    refused = 0
    while refused < MOST_REFUSED:
        try:
            message = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        except (KeyError, TypeError):
            refused += 1
            client.refuse(None, Reason.BAD_REQUEST, "binary frame")
            continue
        refused = refused + 1 if await obey_in_turn(context, table, client, message) else 0
    await close(socket, CLOSE_TOO_OFTEN, "too many bad messages")


async def obey_in_turn(context: ServerContext, table: str, client: ClientConnection, message: str | bytes) -> bool:
    """Carry one message out when its address has its turn; say whether the message was a bad one."""
    source = address_of(client.socket)
    try:
        async with context.working_time.turn(source):
            return await context.working_time.work(source, obey(context, table, client, message))
    except TooBusy:
        client.refuse(None, Reason.TOO_OFTEN)
        return True


async def obey(context: ServerContext, table: str, client: ClientConnection, message: str | bytes) -> bool:
    """Carry one message out; say whether it was a bad one, which no correct client sends."""
    command = None
    try:
        order = DECODER.decode(message)
        command = order.command
        person = await context.person(client.socket)
        if person is None:
            raise Refusal(Reason.NO_SESSION)
        if isinstance(order, AskAhead):
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
            await close(client.socket, CLOSE_NO_SESSION, "no session")
        return refusal.reason is Reason.TOO_OFTEN
    return False
