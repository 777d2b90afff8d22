"""The door to play through: one socket for each person at each table."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from twocities.server.accounts import hashed
from twocities.server.hub.live import Watcher
from twocities.server.hub.messages import AnyMessage, Next, Refused, encode
from twocities.server.store.people import Person
from twocities.server.store.store import Unavailable
from twocities.server.table.acts import ActAhead
from twocities.server.table.commands import AnyCommand, AskAhead
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web.bodies import UNREADABLE
from twocities.server.web.house import SUBPROTOCOL, House, address_of, subprotocols_of, token_of
from twocities.server.web.sentences import sentence
from twocities.server.web.tables import carry_out, look_ahead

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
"""What is raised when a client has gone without a word."""

CLOSED = (*GONE, RuntimeError)
"""What is raised by speaking into a socket that may be closed already."""


class Wire:
    """The way to one client: what it is sent waits here, in order."""

    def __init__(self, socket: WebSocket[Any, Any, Any], person: Person) -> None:
        self.socket = socket
        self.watcher = Watcher(person, self.send)
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.is_cut = asyncio.Event()
        self.act = ActAhead()
        """What the person is putting together."""
        self.why = (CLOSE_TOO_SLOW, "too slow")

    def send(self, message: bytes) -> None:
        """Send a message when the client can take it."""
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.is_cut.set()

    def cut(self) -> None:
        """End the connection of a session that has ended."""
        self.why = (CLOSE_NO_SESSION, "no session")
        self.is_cut.set()

    def answer(self, message: AnyMessage) -> None:
        """Send a message to this client alone."""
        self.send(encode(message))

    def refuse(self, command: str | None, reason: Reason, detail: str = "") -> None:
        """Say why a command was refused."""
        text = sentence(reason, self.watcher.person.preferences.language)
        self.answer(Refused(command, reason, text, detail))

    async def run(self) -> None:
        """Send what waits, for as long as the client takes it."""
        while True:
            message = await self.waiting.get()
            try:
                await self.socket.send_data(message, mode="text")
            except CLOSED:
                return

    async def end(self) -> None:
        """Tell a client why it is cut off, if it takes even that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await close(self.socket, *self.why)


@websocket("/api/tables/{table:str}/socket", opt={"exclude_from_auth": True})
async def play(socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
    """Let somebody watch and play at a table; a bug of ours ends this socket alone."""
    try:
        await enter(socket, house, table)
    except GONE:
        return
    except Exception as error:
        LOGGER.exception("a socket failed", exc_info=error, extra={"table": table})
        await close(socket, CLOSE_FAILURE, "failure")


async def enter(socket: WebSocket[Any, Any, Any], house: House, table: str) -> None:
    """Find out who wants to watch and play at a table, and let those in who may."""
    try:
        person = await house.person(socket)
        house.limits.check("socket", person.id if person else address_of(socket))
    except (Unavailable, Refusal) as error:
        await accept(socket)
        await close(socket, *closing(error))
        return
    await accept(socket)
    if person is None:
        await close(socket, CLOSE_NO_SESSION, "no session")
        return
    if house.limits.is_on and house.sockets.get(person.id, 0) >= house.limits.sockets_each:
        await close(socket, CLOSE_TOO_OFTEN, "too many sockets")
        return
    house.sockets[person.id] = house.sockets.get(person.id, 0) + 1
    house.metrics.sockets.inc()
    try:
        await welcome(socket, house, table, person)
    finally:
        house.metrics.sockets.dec()
        house.sockets[person.id] -= 1
        if not house.sockets[person.id]:
            del house.sockets[person.id]


async def accept(socket: WebSocket[Any, Any, Any]) -> None:
    """Open a socket; a browser that offers subprotocols wants to hear which one it is."""
    await socket.accept(SUBPROTOCOL if SUBPROTOCOL in subprotocols_of(socket) else None)


async def close(socket: WebSocket[Any, Any, Any], code: int, why: str) -> None:
    """Close a socket that may be closed already."""
    with contextlib.suppress(*CLOSED):
        await socket.close(code, why)


async def welcome(socket: WebSocket[Any, Any, Any], house: House, table: str, person: Person) -> None:
    """Show somebody a table, if it may be seen, and everything that happens there."""
    wire = Wire(socket, person)
    watcher = wire.watcher
    try:
        _, watcher.is_invited = await house.access(table, person)
        live = await house.hub.watch(table, watcher, since_of(socket))
    except (Refusal, Unavailable) as error:
        await close(socket, *closing(error))
        return
    key = hashed(token_of(socket) or "")
    wires = house.wires.setdefault(key, set())
    wires.add(wire)
    try:
        await serve(socket, house, table, wire)
    finally:
        house.hub.unwatch(live, watcher)
        wires.discard(wire)
        if not wires:
            house.wires.pop(key, None)
    if wire.is_cut.is_set():
        await wire.end()


def closing(error: Refusal | Unavailable) -> tuple[int, str]:
    """Say with which code and reason a socket is closed."""
    reason = error.reason if isinstance(error, Refusal) else Reason.UNAVAILABLE
    return CODES.get(reason, CLOSE_REFUSED), str(reason)


def since_of(socket: WebSocket[Any, Any, Any]) -> int | None:
    """Read from which line on the client wants to know what it missed."""
    since = socket.query_params.get("since", "")
    return int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None


async def serve(socket: WebSocket[Any, Any, Any], house: House, table: str, wire: Wire) -> None:
    """Send and receive until one side has enough."""
    works = [wire.run(), receive(socket, house, table, wire), wire.is_cut.wait()]
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error


async def receive(socket: WebSocket[Any, Any, Any], house: House, table: str, wire: Wire) -> None:
    """Carry out what a client sends, one after another."""
    refused = 0
    while refused < MOST_REFUSED:
        try:
            message = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        except (KeyError, TypeError):
            refused += 1
            wire.refuse(None, Reason.BAD_REQUEST, "binary frame")
            continue
        refused = refused + 1 if await obey(house, table, wire, message) else 0
    await close(socket, CLOSE_TOO_OFTEN, "too many bad messages")


async def obey(house: House, table: str, wire: Wire, message: str | bytes) -> bool:
    """Carry one message out; say whether it was one that no good client sends."""
    command = None
    try:
        order = DECODER.decode(message)
        command = order.command
        person = await house.person(wire.socket)
        if person is None:
            raise Refusal(Reason.NO_SESSION)
        if isinstance(order, AskAhead):
            asked = await look_ahead(house, person, table, order.decision, order.indexes, wire.act)
            wire.answer(Next(order.command, asked))
        else:
            wire.answer(await carry_out(house, person, table, order))
    except UNREADABLE as error:
        wire.refuse(None, Reason.BAD_REQUEST, str(error))
        return True
    except Unavailable:
        wire.refuse(command, Reason.UNAVAILABLE)
    except Refusal as refusal:
        wire.refuse(command, refusal.reason, refusal.detail)
        if refusal.reason is Reason.NO_SESSION:  # it has ended on another device, or by a new password
            await close(wire.socket, CLOSE_NO_SESSION, "no session")
        return refusal.reason is Reason.TOO_OFTEN
    return False
