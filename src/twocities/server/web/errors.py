"""What is refused over HTTP: a status, a reason, and a sentence in the person's language."""

import logging
from math import ceil
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import (
    HTTPException,
    ValidationException,
)

from twocities.server.store.store import Unavailable
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web.sentences import sentence
from twocities.texts import LANGUAGES

LOGGER = logging.getLogger("twocities.web")

STATUS = {
    Reason.NO_TABLE: 404,
    Reason.NO_INVITE: 404,
    Reason.NO_MOVE: 404,
    Reason.NO_PERSON: 404,
    Reason.NO_SESSION: 401,
    Reason.BAD_LOGIN: 401,
    Reason.FORBIDDEN: 403,
    Reason.NO_REPLAY: 403,
    Reason.NO_POSITIONS: 403,
    Reason.NOT_HOST: 403,
    Reason.KICKED: 403,
    Reason.NOT_SEATED: 403,
    Reason.NOT_YOURS: 403,
    Reason.BAD_REQUEST: 400,
    Reason.BAD_RULES: 400,
    Reason.BAD_POSITION: 400,
    Reason.BAD_NAME: 400,
    Reason.BAD_PASSWORD: 400,
    Reason.BAD_TEXT: 400,
    Reason.NO_BOT: 400,
    Reason.TOO_OFTEN: 429,
    Reason.TOO_MANY: 429,
    Reason.UNAVAILABLE: 503,
}
"""The status of each reason; all others are conflicts with how the table is now."""

CONFLICT = 409


class RefusalBody(msgspec.Struct, frozen=True):
    """Why something was refused."""

    reason: str
    text: str
    detail: str = ""


def language_of(request: Request[Any, Any, Any]) -> str:
    """Choose the language that a client prefers."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def answer(
    request: Request[Any, Any, Any], reason: Reason, detail: str = "", wait: float = 0.0
) -> Response[RefusalBody]:
    """Refuse with the status that fits, and say when to ask again where waiting helps."""
    status = STATUS.get(reason, CONFLICT)
    helps = reason in (Reason.TOO_OFTEN, Reason.UNAVAILABLE)
    headers = {"retry-after": str(max(1, ceil(wait)))} if helps else None
    body = RefusalBody(reason, sentence(reason, language_of(request)), detail)
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[RefusalBody]:
    """Answer a refusal of the hub."""
    return answer(request, error.reason, error.detail, error.wait)


def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[RefusalBody]:
    """Answer while the database does not."""
    LOGGER.warning("the database does not answer", extra={"error": str(error)})
    return answer(request, Reason.UNAVAILABLE)


def invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[RefusalBody]:
    """Answer a request that is not what the schema says."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = [str(each.get("message", "")) for each in extra if isinstance(each, dict)]
    return answer(request, Reason.BAD_REQUEST, "; ".join(details) or str(error.detail))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusalBody]:
    """Answer what the framework refused: no such page, wrong method, too large."""
    body = RefusalBody(Reason.BAD_REQUEST, sentence(Reason.BAD_REQUEST, language_of(request)), str(error.detail))
    return Response(body, status_code=error.status_code, headers=error.headers, media_type="application/json")


def failure(request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """Answer a bug of ours; what went wrong goes into the log."""
    LOGGER.exception("a request failed", exc_info=error, extra={"path": request.url.path})
    body = RefusalBody("failure", sentence(Reason.UNAVAILABLE, language_of(request)))
    return Response(body, status_code=500, media_type="application/json")
