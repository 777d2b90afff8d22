"""Checks of every request before it is routed: host, origin, method; headers of every answer."""

import hmac
import re
from collections.abc import Coroutine
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

from twocities.server.settings import Settings
from twocities.server.web.addresses import source_of
from twocities.server.web.working_time import TooBusy, WorkingTime

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}

LOOPBACK = {"localhost", "127.0.0.1", "::1"}

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
        b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]

KEEP_NOTHING = (b"cache-control", b"no-store")
"""For everything that does not say itself how long it may be kept, as files do."""


class RequestChecks:
    """Refuses foreign hosts and origins, and adds the headers that keep pages safe."""

    def __init__(self, app: ASGIApp, settings: Settings, working_time: WorkingTime) -> None:
        self.app = app
        self.working_time = working_time
        self.settings = settings
        public = urlsplit(settings.public_url)
        self.public_origin = f"{public.scheme}://{public.netloc}".lower() if public.netloc else ""
        self.hosts = {public.hostname} if public.hostname else set()
        if self.hosts or settings.host in LOOPBACK:
            self.hosts |= LOOPBACK

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        wrong = self.wrong_with(scope)
        if wrong is not None:
            await refuse(scope, with_safe_headers(send), *wrong)
        elif scope.get("method") == "HEAD":  # what is sent for it has no body, whatever comes behind the endpoint
            await self.answer(cast(Scope, {**scope, "method": "GET"}), receive, with_safe_headers(send))
        else:
            await self.answer(scope, receive, with_safe_headers(send))

    def wrong_with(self, scope: Scope) -> tuple[int, str] | None:
        """Say with which status and why a request is refused; nothing of it is kept for as long as a socket lives."""
        headers = {name.lower(): value for name, value in scope["headers"]}
        host = headers.get(b"host", b"").decode("latin-1").lower()
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        is_unsafe = scope.get("method") not in SAFE_METHODS  # sockets have no method
        names = [name.lower() for name, _ in scope["headers"]]
        if any(names.count(name) > 1 for name in (b"host", b"origin")):
            return 400, "two hosts or origins"
        if self.hosts and name_of(host) not in self.hosts:
            return 421, "unknown host"
        if is_unsafe and origin and not self.is_own(origin, host):
            return 403, "foreign origin"
        return None

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer when the address of the request has its turn; a socket waits for that only to be opened."""
        client = scope.get("client")
        source = source_of(client[0]) if client else ""
        try:
            if "method" not in scope:
                async with self.working_time.turn(source):
                    pass
                await self.app(scope, receive, send)
                return
            async with self.working_time.turn(source):
                await self.working_time.work(source, cast(Coroutine[Any, Any, None], self.app(scope, receive, send)))
        except TooBusy:
            await refuse(scope, send, 429, "too many requests wait")

    def is_own(self, origin: str, host: str) -> bool:
        """Say whether a page of ours asks."""
        scheme, _, name = origin.partition("://")
        if self.public_origin and name_of(host) not in LOOPBACK:
            return origin == self.public_origin
        return origin == self.public_origin or (bool(host) and scheme in ("http", "https") and name == host)


HOST = re.compile(r"(?P<name>[a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{0,5})?")
"""A name or an address, perhaps with a port, and nothing else: no user, no path."""


def name_of(host: str) -> str:
    """Take the port off a host; what is no host has no name."""
    found = HOST.fullmatch(host)
    return found["name"].strip("[]") if found else ""


def with_safe_headers(send: Send) -> Send:
    """Add our headers to every answer."""

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            own = message.get("headers", [])
            keep = [] if any(name.lower() == KEEP_NOTHING[0] for name, _ in own) else [KEEP_NOTHING]
            message = {**message, "headers": [*own, *HEADERS, *keep]}
        await send(message)

    return sending


async def refuse(scope: Scope, send: Send, status: int, why: str) -> None:
    """Refuse before anything was read; a socket is refused before it is accepted."""
    if "method" not in scope:
        await send({"type": "websocket.close", "code": 4403, "reason": why})
        return
    body = f'{{"reason": "forbidden", "text": "{why}", "detail": ""}}'.encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def is_secret(given: str, wanted: str) -> bool:
    """Compare a secret in constant time."""
    return bool(wanted) and hmac.compare_digest(given.encode(), wanted.encode())
