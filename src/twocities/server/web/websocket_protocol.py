"""The WebSocket protocol of the web server, with limits on frames and bytes per second and on slow readers."""

from asyncio import TimerHandle
from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.protocol import State
from websockets.server import ServerProtocol

from twocities.server.web.connections import Connections
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

DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=12, client_no_context_takeover=True, compress_settings={"memLevel": 1}
)
"""What was sent before is kept for each socket, 4 kB of it: so an update takes a fifteenth, packed alone two fifths.

A smaller window packs badly, more memory brings nothing. What clients send is too short for any of it.
"""


class ReceiveQuota:
    """Two token buckets for what a client sends over a socket: one of frames, one of bytes."""

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
        self.has_room: Callable[[], None] = lambda: None
        """Called when the client takes again what it is sent."""
        self.allowed = allowed
        self.source: str | None = None
        """For whom the connection is counted."""
        self.quota = ReceiveQuota(stretch)
        self.unread = memoryview(b"")
        """What has come and was not parsed yet."""
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
        self.unread = memoryview(b"")
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
            piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
            self.quota.bytes -= len(piece)
            super().data_received(bytes(piece))

    def handle_events(self) -> None:
        """Count frames before they are handled."""
        self.quota.frames -= len(self.conn.events)
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS:
            self.fail(TOO_LARGE, "too many fragments")

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
        self.unread = memoryview(b"")
        self.conn.fail(code, why)
        self.handle_parser_exception()
        self.loop.call_later(LINGER, self.transport.abort)

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
            del self.request, self.response  # nobody asks for them again, and a socket lives for hours
        if self.close_sent and self.unread:
            self.go_on()

    def go_on(self) -> None:
        """Read on after the application has taken something, if the quota allows."""
        if self.hold is None:
            self.let_go_on()

    def tell(self, message: bytes) -> bool:
        """Send text at once; say whether the client had room for it. To one that has gone, anything can be told."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and self.handshake_complete and not self.transport.is_closing():
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def resume_writing(self) -> None:
        """Go on with a client that takes what it is sent."""
        super().resume_writing()
        self.has_room()

    async def run_asgi(self) -> None:
        """Serve, then close for good: a closed transport alone would wait for ever to be emptied."""
        self.scope["extensions"][PROTOCOL] = {"protocol": self}
        await super().run_asgi()
        self.has_room = lambda: None
        self.loop.call_later(LINGER, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """Close for good when a client does not answer."""
        super().keepalive_timeout()
        self.loop.call_later(LINGER, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; text that is none is the client's fault, not an error of ours."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()
