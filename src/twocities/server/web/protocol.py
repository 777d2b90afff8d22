"""How sockets are spoken: as the web server does, but letting go of clients that take nothing."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER = 5.0
"""How many seconds a connection that is over waits for the client to take what was sent."""

NOT_TEXT = 1007


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that is over is gone soon, even if its client never reads."""

    async def run_asgi(self) -> None:
        """Serve, then close for good: a closed transport alone would wait for ever to be emptied."""
        await super().run_asgi()
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
