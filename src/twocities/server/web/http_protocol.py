"""The HTTP protocol of the web server, with limits on size, time and number of connections."""

from asyncio import TimerHandle, Transport
from collections import deque
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from twocities.server.web.connections import Connections

LONGEST_PATH = 4 * 1024
LARGEST_HEAD = 16 * 1024
MOST_HEADERS = 100
LARGEST_REQUEST = 1024 * 1024
"""How many bytes a request may have on the wire, whatever its head and body are packed in."""

MOST_PIPELINED = 20
"""How many requests a connection may send before the first one is answered; browsers send one."""

SILENT_SHARE = 0.5
"""How long a new connection may stay silent, as a share of the time for a whole request."""

TAKING = 30.0
"""How many seconds a client may go without reading its answer."""

LINGER = 5.0
"""How many seconds a closing connection waits for the client to read what was sent."""

TOO_MANY = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
REFUSALS = {
    "path": b"HTTP/1.1 414 URI Too Long\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    "head": b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    "request": b"HTTP/1.1 413 Content Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    "pipeline": b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    "time": b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
}


class TooLarge(Exception):
    """Stops the parser within a request that is too large."""


class RequestProtocol(HttpToolsProtocol):
    """Reads requests; bounds their size, the time that they take and how many connections there are."""

    def __init__(self, allowed: Connections, seconds: float, **values: Any) -> None:
        super().__init__(**values)
        self.allowed = allowed
        self.seconds = seconds
        """How many seconds a request may take to arrive."""
        self.source: str | None = None
        """For whom the connection is counted."""
        self.timer: TimerHandle | None = None
        """The timer of the first byte, or of a request that has begun."""
        self.is_timed = False
        """Whether the time of a request that has begun runs."""
        self.taking: TimerHandle | None = None
        """The timer that runs while the client reads nothing."""
        self.received = 0
        """The bytes since the last request was complete."""
        self.head = 0
        """The bytes of the head so far, as far as it was parsed."""
        self.has_begun = False
        """Whether a part of a request is there."""
        self.is_in_head = True
        self.too_large = ""
        self.cycles: deque[RequestResponseCycle] = deque()
        """The requests that have no whole answer yet, the first one first."""

    # asyncio promises any transport; a server's connections are of this kind.
    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Count a connection, and start the timer for its first byte."""
        super().connection_made(transport)
        self.source = self.allowed.admit(self.client[0] if self.client else "")
        if self.source is None:
            transport.pause_reading()
            self.hang_up(TOO_MANY)
        else:
            self.timer = self.loop.call_later(self.seconds * SILENT_SHARE, self.hang_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection that is over; nobody takes any more answers."""
        self.rest()
        self.resume_writing()
        for cycle in self.cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.source is not None:
            self.allowed.release(self.source)
            self.source = None
        super().connection_lost(exc)

    def hang_up(self, answer: bytes = b"") -> None:
        """Close a connection for good, with an answer if the client takes it."""
        self.rest()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
        self.loop.call_later(LINGER, self.transport.abort)

    def be_patient(self) -> None:
        """Give a request that has begun its time to arrive."""
        self.rest()
        self.is_timed = True
        self.timer = self.loop.call_later(self.seconds, self.hang_up, REFUSALS["time"])

    def rest(self) -> None:
        """Wait for no request."""
        self.is_timed = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request; what the parser keeps to itself is counted by the bytes that it was given."""
        if self.transport.is_closing():
            return
        self.received += len(data)
        super().data_received(data)
        if self.received > LARGEST_REQUEST:
            self.hang_up(REFUSALS["request"])
        elif self.is_in_head and self.received > LARGEST_HEAD + len(data):
            self.hang_up(REFUSALS["head"])
        elif (self.received or self.has_begun) and not self.is_timed:
            self.be_patient()  # a request that came at once needs no timer

    def on_message_begin(self) -> None:
        """Begin a request, perhaps within the same piece that ended the one before."""
        super().on_message_begin()
        self.has_begun = self.is_in_head = True
        self.head = 0

    def on_url(self, url: bytes) -> None:
        """Read a piece of the path."""
        super().on_url(url)
        if len(self.url) > LONGEST_PATH:
            self.refuse("path")

    def on_header(self, name: bytes, value: bytes) -> None:
        """Read a header, or a trailer."""
        self.head += len(name) + len(value)
        if self.head > LARGEST_HEAD or len(self.headers) >= MOST_HEADERS:
            self.refuse("head")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer a request whose head is there."""
        self.is_in_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            self.refuse("pipeline")
        former = self.cycle
        super().on_headers_complete()
        if self.cycle is not former:
            self.cycles.append(self.cycle)

    def on_response_complete(self) -> None:
        """Go on with the next request."""
        self.cycles.popleft()
        super().on_response_complete()

    def on_message_complete(self) -> None:
        """Wait for nothing more of a request."""
        self.received = 0
        self.has_begun, self.is_in_head = False, True
        self.rest()
        super().on_message_complete()

    def refuse(self, what: str) -> None:
        """Stop reading a request that is too large."""
        self.too_large = what
        raise TooLarge(what)

    def send_400_response(self, msg: str) -> None:
        """Answer what cannot be read; the parser reports what we refuse as well."""
        if self.too_large:
            self.hang_up(REFUSALS[self.too_large])
        else:
            super().send_400_response(msg)
            self.hang_up()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket, which counts it from now on."""
        self.rest()
        self.received, self.has_begun = 0, False
        source, self.source = self.source, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        # The new protocol is one of ours, which asyncio does not know.
        protocol.source = source  # type: ignore[attr-defined]

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection that is not used again."""
        self.hang_up()

    def pause_writing(self) -> None:
        """Give a client some time to take what was sent."""
        super().pause_writing()
        if self.taking is None:
            self.taking = self.loop.call_later(TAKING, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on with a client that takes what was sent."""
        if self.taking is not None:
            self.taking.cancel()
            self.taking = None
        super().resume_writing()
