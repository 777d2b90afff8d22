"""The OpenAPI document: what the framework knows of the endpoints, with the exact shapes and every refusal."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import SecurityScheme

from twocities.server.hub.socket_messages import Done, Welcome
from twocities.server.settings import Settings
from twocities.server.store.history import Listed, Standing
from twocities.server.table.commands import AnyCommand
from twocities.server.table.finished import Stage, Story, Summary
from twocities.server.table.messages import Ahead, TableFacts
from twocities.server.table.new_table import NewTable
from twocities.server.web.admin import Health
from twocities.server.web.context import ServerContext, address_of, cookie_name
from twocities.server.web.errors import CONFLICT, STATUS, RefusalBody
from twocities.server.web.people import Change, Guest, Login, Me, NewPassword, Somebody, Visit
from twocities.server.web.tables import AheadRequest, Choices, Invited, Notes, RulesCheck, RulesVerdict

TOO_LARGE = 413


def security_schemes(settings: Settings) -> dict[str, SecurityScheme]:
    """List the ways to authenticate."""
    return {
        "token": SecurityScheme(
            type="http",
            scheme="bearer",
            description="The `token` of a session, which logging in answers with if `wants_token` is true.",
        ),
        "cookie": SecurityScheme(
            type="apiKey",
            security_scheme_in="cookie",
            name=cookie_name(settings),
            description="The session's cookie, which logging in sets in a browser.",
        ),
        "administrator": SecurityScheme(type="http", scheme="bearer", description="The administrator's own token."),
        "counters": SecurityScheme(
            type="http", scheme="bearer", description="The token of those who may read counters."
        ),
    }


SHAPES = [
    *[AnyCommand, Done, Welcome, TableFacts, Listed, Standing],
    *[Change, Guest, Login, Me, NewPassword, Somebody, Visit],
    *[Stage, Story, Summary, Health, Choices, Invited, NewTable, Notes, RulesCheck, RulesVerdict, RefusalBody],
    *[AheadRequest, Ahead],
]
"""Everything that goes through an endpoint; what they are made of comes along."""

REFERENCE = "#/components/schemas/{name}"

REFUSALS = {
    400: "The request is not what this document asks for, or cannot be done by anybody.",
    401: "There is no session, or name and password do not fit.",
    403: "Somebody else may do this.",
    404: "There is no such thing, or it is private.",
    CONFLICT: "The table is not in a state for this.",
    TOO_LARGE: "The request is too large.",
    429: "Too often, or too many.",
    503: "The database does not answer; nothing was changed unless it says so when asked again.",
}

assert {*STATUS.values(), CONFLICT, TOO_LARGE} == {*REFUSALS}


class Document(JsonRenderPlugin):
    """Serves the document, which is made once."""

    written: bytes = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Write the document as JSON; strangers may not ask for it too often."""
        context: ServerContext = request.app.state.context
        context.limits.check("stranger", address_of(request))
        self.written = self.written or self.render_json(request, completed(openapi_schema))
        return self.written


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """Describe bodies as strictly as they are read, and refusals as they are answered."""
    _, shapes = msgspec.json.schema_components(SHAPES, schema_hook=anything, ref_template=REFERENCE)
    paths = {
        path: {method: with_refusals(endpoint) for method, endpoint in endpoints.items()}
        for path, endpoints in document["paths"].items()
    }
    schemas = {**document["components"]["schemas"], **shapes}
    return {**document, "paths": paths, "components": {**document["components"], "schemas": schemas}}


def anything(_: type) -> dict[str, Any]:
    """Describe a value that depends on the game."""
    return {"description": "As the game has it."}


def with_refusals(endpoint: dict[str, Any]) -> dict[str, Any]:
    """Add what any endpoint may answer instead; what an endpoint says about itself stays."""
    content = {"application/json": {"schema": {"$ref": REFERENCE.format(name="RefusalBody")}}}
    refusals = {str(status): {"description": text, "content": content} for status, text in REFUSALS.items()}
    own = {status: answer for status, answer in endpoint["responses"].items() if status != "400"}
    if "204" in own:
        own["204"] = {"description": own["204"]["description"]}
    return {**endpoint, "responses": {**refusals, **own}}
