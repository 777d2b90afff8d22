"""Endpoints for administrators: health, metrics, the public key, stopping a table."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec

from twocities.server.audit import audit
from twocities.server.hub.socket_messages import Done
from twocities.server.table.commands import Stop
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.signature import public_key
from twocities.server.web.context import ANYBODY, ServerContext, address_of, host_of, token_of
from twocities.server.web.request_checks import LOOPBACK, is_secret
from twocities.server.web.tables import TableCode
from twocities.version import VERSION


class Health(msgspec.Struct, frozen=True):
    """Whether a node can do its work."""

    ok: bool
    version: str
    database: bool
    """Whether the last command could be written, and something could be written just now."""
    pubsub: bool
    damaged: int
    """How many tables are stopped because their logs are damaged; the log of the server names them."""


@get(
    "/health",
    tags=("running",),
    security=ANYBODY,
    responses={503: ResponseSpec(Health, description="This node cannot take moves now.")},
)
async def health(context: ServerContext) -> Response[Health]:
    """Say whether this node can take moves: it writes something; without Redis it can."""
    database = await context.health.is_well()
    found = Health(database, VERSION, database, context.hub.pubsub.is_connected, len(context.hub.damaged))
    return Response(found, status_code=200 if database else 503)


class PublicKey(msgspec.Struct, frozen=True):
    """The key by which anybody can check what the server has signed."""

    key: str


@get("/api/key", tags=("running",), security=ANYBODY)
async def key(request: Request[Any, Any, Any], context: ServerContext) -> PublicKey:
    """Tell the public key that finished games are signed with, Ed25519 as 64 hexadecimal digits."""
    context.limits.check("stranger", address_of(request))
    return PublicKey(public_key(context.key))


@get(
    "/metrics",
    media_type="text/plain; version=0.0.4",
    tags=("running",),
    security=[*ANYBODY, {"counters": []}],
)
async def metrics(request: Request[Any, Any, Any], context: ServerContext) -> bytes:
    """Show the metrics to requests with the token, or from this machine and not through a proxy."""
    wanted = context.settings.metrics_token
    is_near = address_of(request) in LOOPBACK and "x-forwarded-for" not in request.headers
    allowed = is_secret(token_of(request) or "", wanted) if wanted else is_near
    if not allowed:
        raise Refusal(Reason.FORBIDDEN)
    return context.metrics.text()


@post("/api/admin/tables/{table:str}/stop", status_code=200, tags=("running",), security=[{"administrator": []}])
async def stop(request: Request[Any, Any, Any], context: ServerContext, table: TableCode) -> Done:
    """Stop a table, as the administrator."""
    context.limits.check("password", address_of(request))
    if not is_secret(token_of(request) or "", context.settings.admin_token):
        audit("an administrator was refused", table=table, address=host_of(request))
        raise Refusal(Reason.FORBIDDEN)
    audit("an administrator stopped a table", table=table, address=host_of(request))
    return await context.hub.end(table, Stop(command="administrator", reason="administrator"))
