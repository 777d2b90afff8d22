"""The OpenAPI document: what the framework knows of the doors, with the exact shapes and every refusal."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import SecurityScheme

from twocities.server.hub.messages import Done, Welcome
from twocities.server.store.history import Listed, Standing
from twocities.server.table.commands import AnyCommand
from twocities.server.table.openings import NewTable
from twocities.server.table.tellings import Ahead, TableFacts
from twocities.server.web.errors import CONFLICT, STATUS, RefusalBody
from twocities.server.web.house import COOKIE, House, address_of
from twocities.server.web.people import Change, Guest, Login, Me, NewPassword, Somebody, Visit
from twocities.server.web.replays import Stage, Story, Summary
from twocities.server.web.running import Health
from twocities.server.web.tables import Choices, Invited, Notes, RulesCheck, RulesVerdict, Thought

TOO_LARGE = 413

SECRETS = {
    "token": SecurityScheme(
        type="http", scheme="bearer", description="The `token` that coming in answers to those who ask for it."
    ),
    "cookie": SecurityScheme(
        type="apiKey", security_scheme_in="cookie", name=COOKIE, description="What coming in sets in a browser."
    ),
    "administrator": SecurityScheme(type="http", scheme="bearer", description="The administrator's own token."),
    "counters": SecurityScheme(type="http", scheme="bearer", description="The token of those who may read counters."),
}
"""How one says who one is."""

SHAPES = [
    *[AnyCommand, Done, Welcome, TableFacts, Listed, Standing],
    *[Change, Guest, Login, Me, NewPassword, Somebody, Visit],
    *[Stage, Story, Summary, Health, Choices, Invited, NewTable, Notes, RulesCheck, RulesVerdict, RefusalBody],
    *[Thought, Ahead],
]
"""Everything that goes through a door; what they are made of comes along."""

REFERENCE = "#/components/schemas/{name}"

REFUSALS = {
    400: "The request is not what this document asks for, or cannot be done by anybody.",
    401: "Nobody has come in with this session, name or password.",
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
        house: House = request.app.state.house
        house.limits.check("stranger", address_of(request))
        self.written = self.written or self.render_json(request, completed(openapi_schema))
        return self.written


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """Describe bodies as strictly as they are read, and refusals as they are answered."""
    _, shapes = msgspec.json.schema_components(SHAPES, schema_hook=anything, ref_template=REFERENCE)
    paths = {
        path: {method: with_refusals(door) for method, door in doors.items()}
        for path, doors in document["paths"].items()
    }
    schemas = {**document["components"]["schemas"], **shapes}
    return {**document, "paths": paths, "components": {**document["components"], "schemas": schemas}}


def anything(_: type) -> dict[str, Any]:
    """Describe a value that depends on the game."""
    return {"description": "As the game has it."}


def with_refusals(door: dict[str, Any]) -> dict[str, Any]:
    """Add what any door may answer instead; what a door says about itself stays."""
    content = {"application/json": {"schema": {"$ref": REFERENCE.format(name="RefusalBody")}}}
    refusals = {str(status): {"description": text, "content": content} for status, text in REFUSALS.items()}
    own = {status: answer for status, answer in door["responses"].items() if status != "400"}
    if "204" in own:
        own["204"] = {"description": own["204"]["description"]}
    return {**door, "responses": {**refusals, **own}}
