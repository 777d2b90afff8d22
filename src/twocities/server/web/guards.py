"""Who may knock: checks before any door is opened."""

import hmac
from typing import Any, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send

from twocities.server.settings import Settings

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


class Guard:
    """Refuses foreign hosts and origins, and adds the headers that keep pages safe."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
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
        headers = {name.lower(): value for name, value in scope["headers"]}
        host = headers.get(b"host", b"").decode("latin-1").lower()
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        is_unsafe = scope.get("method") not in SAFE_METHODS  # sockets have no method
        if self.hosts and name_of(host) not in self.hosts:
            await refuse(scope, guarded(send), 421, "unknown host")
        elif is_unsafe and origin and not self.is_own(origin, host):
            await refuse(scope, guarded(send), 403, "foreign origin")
        elif scope.get("method") == "HEAD":  # what is sent for it has no body, whatever comes behind the door
            await self.app(cast(Scope, {**scope, "method": "GET"}), receive, guarded(send))
        else:
            await self.app(scope, receive, guarded(send))

    def is_own(self, origin: str, host: str) -> bool:
        """Say whether a page of ours asks."""
        scheme, _, name = origin.partition("://")
        if self.public_origin and name_of(host) not in LOOPBACK:
            return origin == self.public_origin
        return origin == self.public_origin or (bool(host) and scheme in ("http", "https") and name == host)


def name_of(host: str) -> str:
    """Take the port off a host; what is no host has no name."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def guarded(send: Send) -> Send:
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
    """Compare a secret without telling by the time it takes how much of it was right."""
    return bool(wanted) and hmac.compare_digest(given.encode(), wanted.encode())
