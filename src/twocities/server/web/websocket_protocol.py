"""The WebSocket protocol of the web server, with limits on frames and bytes per second and on slow readers.

The endpoint opens a socket and hands it over; from then on the protocol calls the client's connection for each message.
"""

from asyncio import Task, TimerHandle
from collections.abc import Coroutine
from time import monotonic
from typing import Any, Protocol, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import Protocol as FrameProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol

from twocities.server.web.connections import Connections
from twocities.server.web.deflate import DEFLATE
from twocities.server.web.http_protocol import LINGER

NOT_TEXT = 1007
TOO_LARGE = 1009
TOO_OFTEN = 4429

FRAMES = 300
FRAMES_PER_SECOND = 50
"""How many frames a socket may send at once, and then in each second; pings and empty ones are frames, too."""

BYTES = 256 * 1024
BYTES_PER_SECOND = 32 * 1024

PIECE = 512
"""How many bytes are parsed at a time: frames in it are counted only afterwards, and there are 85 at most."""

MOST_HELD_UP = 10.0
"""How many seconds a socket may be held up in a row before it is closed."""

MOST_FRAGMENTS = 1000
"""Of how many frames a message may be put together."""

PROTOCOL = "twocities.protocol"
"""The name among a socket's extensions by which the application finds its protocol."""

NOTHING = memoryview(b"")

END_OF_HEAD = b"\r\n\r\n"


class Receiver(Protocol):
    """Takes what a client sends, once the socket was handed over."""

    def take(self, text: str | None) -> bool:
        """Take a message, or None for one that is no text; say whether there is room for another one."""

    def gone(self) -> None:
        """Learn that the connection is over."""

    def flush(self) -> None:
        """Send what waits: the client takes again what it is sent."""


class Inbox:
    """Stands where the web server puts what has happened: it goes to the receiver of the socket at once."""

    __slots__ = ("protocol",)

    def __init__(self, protocol: "SocketProtocol") -> None:
        self.protocol = protocol

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        """Pass an event on."""
        self.protocol.pass_on(event)


class ReceiveQuota:
    """Two token buckets for what a client sends over a socket: one of frames, one of bytes."""

    __slots__ = ("at", "bytes", "frames", "most_bytes", "most_frames", "stretch")

    def __init__(self, stretch: float) -> None:
        self.stretch = stretch
        self.frames = self.most_frames = FRAMES * stretch
        self.bytes = self.most_bytes = BYTES * stretch
        self.at = monotonic()

    def refill(self) -> bool:
        """Refill both buckets; say whether both are full."""
        now = monotonic()
        seconds, self.at = (now - self.at) * self.stretch, now
        self.frames = min(self.most_frames, self.frames + seconds * FRAMES_PER_SECOND)
        self.bytes = min(self.most_bytes, self.bytes + seconds * BYTES_PER_SECOND)
        return self.frames == self.most_frames and self.bytes == self.most_bytes

    def wait(self) -> float:
        """Return how many seconds it takes until neither bucket is empty."""
        if not self.stretch or (self.frames > 0 and self.bytes > 0):
            return 0.0
        frames, size = -self.frames / FRAMES_PER_SECOND, -self.bytes / BYTES_PER_SECOND
        return max(frames, size, 0.0) / self.stretch + 0.02


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is over is gone soon, even if its client never reads; one that floods us is held up, then closed.

    Pings, pongs and fragments never get to the application, so they are counted here.
    """

    def __init__(self, allowed: Connections, stretch: float, **values: Any) -> None:
        super().__init__(**values)
        extensions = [DEFLATE] if self.config.ws_per_message_deflate else []
        self.conn = ServerProtocol(extensions=extensions, max_size=self.config.ws_max_size, logger=self.logger)
        self.receiver: Receiver | None = None
        """Takes what the client sends, once the socket was handed over."""
        self.allowed = allowed
        self.source: str | None = None
        """For whom the connection is counted."""
        self.quota = ReceiveQuota(stretch)
        self.unread = NOTHING
        """What has come and was not parsed yet."""
        self.is_at_frames = False
        """Whether what has come so far ends with the head of the request."""
        self.hold: TimerHandle | None = None
        """Runs while the socket is held up."""
        self.held_up = 0.0
        """For how many seconds it was held up since it last was calm."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection that is over."""
        if self.source is not None:
            self.allowed.release(self.source)
            self.source = None
        if self.hold is not None:
            self.hold.cancel()
        self.unread = NOTHING
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take in what has come, as far as the quota goes."""
        self.unread = memoryview(bytes(self.unread) + data if self.unread else data)
        self.read_on()

    def read_on(self) -> None:
        """Parse what has come, piece by piece, until the application has to take something or the quota is used up."""
        if self.hold is not None or self.transport.is_closing():
            return
        if self.quota.refill():
            self.held_up = 0.0
        while self.unread and not self.read_paused and not self.transport.is_closing():
            if wait := self.quota.wait():
                self.hold_up(wait)
                return
            piece = bytes(self.unread[:PIECE])
            self.unread = self.unread[PIECE:] if len(self.unread) > PIECE else NOTHING
            self.quota.bytes -= len(piece)
            self.is_at_frames = not self.handshake_initiated and piece.endswith(END_OF_HEAD)
            super().data_received(piece)

    def handle_events(self) -> None:
        """Count frames before they are handled."""
        self.quota.frames -= len(self.conn.events)
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self.fail(TOO_LARGE, "too many fragments")

    def handle_connect(self, event: Request) -> None:
        """Open a socket; a parser that has read the head of the request keeps it, so another one reads the frames."""
        super().handle_connect(event)
        if self.is_at_frames and not self.handshake_complete:
            self.conn.parser = FrameProtocol.parse(self.conn)
            next(self.conn.parser)

    def hold_up(self, seconds: float) -> None:
        """Read nothing for a while; close a socket that does not learn from it."""
        self.held_up += seconds
        if self.held_up > MOST_HELD_UP:
            self.fail(TOO_OFTEN, "too many frames")
            return
        self.transport.pause_reading()
        self.hold = self.loop.call_later(seconds, self.let_go_on)

    def let_go_on(self) -> None:
        """Read again."""
        self.hold = None
        self.read_on()
        if self.hold is None and not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def fail(self, code: int, why: str) -> None:
        """Close a socket for good."""
        self.unread = NOTHING
        self.conn.fail(code, why)
        self.handle_parser_exception()
        self.loop.call_later(LINGER, self.transport.abort)

    def hand_over(self, receiver: Receiver) -> None:
        """Give a socket to the one who serves it from now on; what was sent already comes first.

        Nothing of the request is kept: there are thousands of sockets, and they live for hours.
        """
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        self.receiver = receiver
        self.queue = cast(Any, Inbox(self))
        del self.scope
        for event in waiting:
            self.pass_on(event)

    def pass_on(self, event: ASGIReceiveEvent) -> None:
        """Give to the receiver what has happened; that the connection is over is the last thing."""
        receiver = self.receiver
        if receiver is None:
            return
        if event["type"] == "websocket.receive":
            self.receive_on(receiver.take(event.get("text")))
        else:
            self.receiver = None
            receiver.gone()

    def receive_on(self, has_room: bool) -> None:
        """Read on if there is room for another message; else wait until there is."""
        if has_room == self.read_paused and not self.transport.is_closing():
            self.read_paused = not has_room
            if has_room:
                self.go_on()
            else:
                self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Hand over the next message, and read on once all are taken."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.go_on()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; after the last one the client's own farewell may be among what is unread."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # nobody asks for them again
        if self.close_sent and self.unread:
            self.go_on()

    async def close(self, code: int, why: str) -> None:
        """Close a socket that was handed over, if it is not closed yet."""
        try:
            await self.send({"type": "websocket.close", "code": code, "reason": why})
        except (ClientDisconnected, RuntimeError):
            return
        finally:
            self.loop.call_later(LINGER, self.transport.abort)

    def spawn(self, work: Coroutine[Any, Any, None]) -> Task[None]:
        """Let something go on that the web server waits for when it stops."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)
        return task

    def go_on(self) -> None:
        """Read on after the application has taken something, if the quota allows."""
        if self.hold is None:
            self.let_go_on()

    def tell(self, messages: list[bytes]) -> bool:
        """Send texts at once; say whether the client had room for them. To one that has gone, anything can be told."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and self.handshake_complete and not self.transport.is_closing():
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def resume_writing(self) -> None:
        """Go on with a client that takes what it is sent."""
        super().resume_writing()
        if self.receiver is not None:
            self.receiver.flush()

    async def run_asgi(self) -> None:
        """Open a socket; close one that was not handed over for good: a closed transport alone may wait for ever."""
        scope: Any = self.scope
        scope["extensions"][PROTOCOL] = {"protocol": self}
        try:
            await self.app(scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("a socket could not be opened")
        if not self.handshake_complete:
            self.send_500_response()
        if self.receiver is None:
            if self.close_timer is None:
                self.transport.close()
            self.loop.call_later(LINGER, self.transport.abort)
        scope.clear()  # the framework's own objects refer to it and to each other for long

    def keepalive_timeout(self) -> None:
        """Close for good when a client does not answer."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; text that is none is the client's fault, not an error of ours."""
        try:
            text = b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        if self.receiver is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:  # what comes after our farewell is not heard
            self.receive_on(self.receiver.take(text))
