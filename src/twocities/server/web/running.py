"""Doors for those who run the server."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec

from twocities.server.hub.messages import Done
from twocities.server.table.commands import Stop
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web.guards import LOOPBACK, is_secret
from twocities.server.web.house import ANYBODY, House, address_of, token_of
from twocities.server.web.tables import TableCode
from twocities.version import VERSION


class Health(msgspec.Struct, frozen=True):
    """Whether a node can do its work."""

    ok: bool
    version: str
    database: bool
    announcer: bool


@get(
    "/health",
    tags=("running",),
    security=ANYBODY,
    responses={503: ResponseSpec(Health, description="This node cannot take moves now.")},
)
async def health(house: House) -> Response[Health]:
    """Say whether this node can take moves; without Redis it can."""
    database = await house.pulse.beats()
    found = Health(database, VERSION, database, house.hub.announcer.is_connected)
    return Response(found, status_code=200 if database else 503)


@get(
    "/metrics",
    media_type="text/plain; version=0.0.4",
    tags=("running",),
    security=[*ANYBODY, {"counters": []}],
)
async def metrics(request: Request[Any, Any, Any], house: House) -> bytes:
    """Show the counters to those who may see them; whom a proxy lets through comes from afar."""
    wanted = house.settings.metrics_token
    is_near = address_of(request) in LOOPBACK and "x-forwarded-for" not in request.headers
    allowed = is_secret(token_of(request) or "", wanted) if wanted else is_near
    if not allowed:
        raise Refusal(Reason.FORBIDDEN)
    return house.metrics.text()


@post("/api/admin/tables/{table:str}/stop", status_code=200, tags=("running",), security=[{"administrator": []}])
async def stop(request: Request[Any, Any, Any], house: House, table: TableCode) -> Done:
    """Stop a table, as the administrator."""
    house.limits.check("password", address_of(request))
    if not is_secret(token_of(request) or "", house.settings.admin_token):
        raise Refusal(Reason.FORBIDDEN)
    return await house.hub.end(table, Stop(command="administrator", reason="administrator"))
