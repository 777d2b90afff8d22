"""Endpoints for people: guests, accounts, sessions, preferences, history."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta

from twocities.server.accounts import SESSION_DAYS, Session, device_mark, hashed, login_of
from twocities.server.audit import audit
from twocities.server.store.history import Listed, Standing, history_of, standings_of, tables_of
from twocities.server.store.people import Person, Preferences, find_login, find_person
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import DAY, is_code
from twocities.server.web.context import (
    ANYBODY,
    AUTHENTICATION,
    ServerContext,
    address_of,
    cookie_name,
    host_of,
    network_of,
    token_of,
)

DEVICE = "twocities-device"
"""The cookie of a device from which somebody has logged in with a password."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest, who has a name and no password; programs ask for the session's token as text."""

    name: Name
    preferences: Preferences = msgspec.field(default_factory=Preferences)
    wants_token: bool = False


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Password
    preferences: Preferences = msgspec.field(default_factory=Preferences)
    wants_token: bool = False


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the password."""

    old: Password
    new: Password
    wants_token: bool = False


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person changes about itself."""

    name: Name | None = None
    preferences: Preferences | None = None


class Me(msgspec.Struct, frozen=True):
    """The one who asks."""

    id: str
    name: str
    is_guest: bool
    preferences: Preferences
    token: str | None = None


class Visit(msgspec.Struct, frozen=True):
    """Who is there: perhaps nobody."""

    person: Me | None


class Somebody(msgspec.Struct, frozen=True):
    """A person as others see it, with how it has done."""

    id: str
    name: str
    is_guest: bool
    standings: list[Standing]


def me(person: Person, token: str | None = None) -> Me:
    """Show a person to itself."""
    return Me(person.id, person.name, person.is_guest, person.preferences, token)


def cookie_of(context: ServerContext, token: str, seconds: int) -> Cookie:
    """Make the cookie of a session."""
    return Cookie(
        cookie_name(context.settings),
        value=token,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=context.settings.is_secure,
    )


async def answer_with(
    request: Request[Any, Any, Any], context: ServerContext, session: Session, wants_token: bool, status: int = 201
) -> Response[Me]:
    """Answer with a session, as a cookie and if wanted as a token; the session of the cookie before has ended."""
    former = request.cookies.get(cookie_name(context.settings))
    if former is not None and "authorization" not in request.headers:
        await context.accounts.log_out(former)
        context.cut({hashed(former)})
    shown = session.token if wants_token else None
    return Response(
        me(session.person, shown), status_code=status, cookies=[cookie_of(context, session.token, SESSION_DAYS * DAY)]
    )


def with_mark(context: ServerContext, person: Person, response: Response[Me]) -> Response[Me]:
    """Mark the device of somebody who has logged in with a password, so that it is recognised next time."""
    response.set_cookie(
        key=DEVICE,
        value=device_mark(person.password or ""),
        path="/api/sessions",
        max_age=SESSION_DAYS * DAY,
        httponly=True,
        samesite="strict",
        secure=context.settings.is_secure,
    )
    return response


class PeopleEndpoints(Controller):
    """Everything about people."""

    path = "/api"
    tags = ("people",)

    @post("/guests", security=ANYBODY)
    async def add_guest(self, request: Request[Any, Any, Any], context: ServerContext, data: Guest) -> Response[Me]:
        """Begin a session as a guest."""
        context.limits.check("guest", address_of(request))
        session = await context.accounts.add_guest(data.name, data.preferences)
        audit("a guest session began", person=session.person.id, address=host_of(request))
        return await answer_with(request, context, session, data.wants_token)

    @post("/accounts", security=ANYBODY)
    async def register(self, request: Request[Any, Any, Any], context: ServerContext, data: Login) -> Response[Me]:
        """Make an account; a guest who does so keeps its games."""
        context.limits.check("password", address_of(request))
        current = await context.person(request)
        session = await context.accounts.register(data.name, data.password, current, data.preferences)
        audit("an account was made", person=session.person.id, address=host_of(request))
        await context.cut_ended()
        return with_mark(context, session.person, await answer_with(request, context, session, data.wants_token))

    @post("/sessions", security=ANYBODY)
    async def log_in(self, request: Request[Any, Any, Any], context: ServerContext, data: Login) -> Response[Me]:
        """Log in with name and password."""
        try:
            session = await self.check_password(request, context, data)
        except Refusal as refusal:
            owner = None
            if refusal.reason is Reason.BAD_LOGIN:
                async with context.store.reading() as connection:
                    owner = await find_login(connection, login_of(data.name))
            account = None if owner is None else owner.id
            audit("a login failed", person=account, reason=str(refusal.reason), address=host_of(request))
            raise
        audit("somebody logged in", person=session.person.id, address=host_of(request))
        return with_mark(context, session.person, await answer_with(request, context, session, data.wants_token))

    async def check_password(self, request: Request[Any, Any, Any], context: ServerContext, data: Login) -> Session:
        """Begin a session for the owner of an account, if the password is right and was not tried too often."""
        mark = request.cookies.get(DEVICE, "")
        is_known = await context.accounts.known_device(data.name, mark)
        if is_known:
            # Who has been here before is counted for itself: no crowd, not even a neighbour's, locks anybody out.
            context.limits.check("password", f"device:{mark}")
        else:
            context.limits.check("password", address_of(request))
            # Counted for each network, so that nobody is locked out by those who try its password elsewhere.
            context.limits.check("password", f"name:{login_of(data.name)} {network_of(request)}")
        return await context.accounts.log_in(data.name, data.password, is_known)

    @get("/sessions/current", security=[*ANYBODY, *AUTHENTICATION])
    async def visit(self, request: Request[Any, Any, Any], context: ServerContext) -> Visit:
        """Say whose session it is, if there is one."""
        person = await context.person(request)
        return Visit(None if person is None else me(person))

    @delete("/sessions/current", status_code=204)
    async def log_out(self, request: Request[Any, Any, Any], context: ServerContext, person: Person) -> Response[None]:
        """Log out on this device."""
        await context.accounts.log_out(token_of(request) or "")
        context.cut({hashed(token_of(request) or "")})
        audit("somebody logged out", person=person.id, address=host_of(request))
        response: Response[None] = Response(None, status_code=204)
        response.set_cookie(cookie_of(context, "", 0))
        return response

    @get("/me")
    async def show(self, person: Person) -> Me:
        """Show the one who asks."""
        return me(person)

    @patch("/me")
    async def change(self, context: ServerContext, person: Person, data: Change) -> Me:
        """Change the own name (guests only) and preferences."""
        context.limits.check("change", person.id)
        changed = await context.accounts.change(person, data.name, data.preferences)
        context.hub.know_again(changed)
        return me(changed)

    @post("/me/password", status_code=200)
    async def change_password(
        self, request: Request[Any, Any, Any], context: ServerContext, person: Person, data: NewPassword
    ) -> Response[Me]:
        """Take a new password, and a new session; all others have ended."""
        try:
            context.limits.check("password", f"person:{person.id}")
            session = await context.accounts.change_password(person, token_of(request) or "", data.old, data.new)
        except Refusal as refusal:
            audit("a password was not changed", person=person.id, reason=str(refusal.reason), address=host_of(request))
            raise
        audit("a password was changed", person=person.id, address=host_of(request))
        await context.cut_ended()
        answer = await answer_with(request, context, session, data.wants_token, status=200)
        return with_mark(context, session.person, answer)

    @get("/me/tables")
    async def tables(self, context: ServerContext, person: Person) -> list[Listed]:
        """List the own tables that are not over, those that wait for oneself first."""
        async with context.store.reading() as connection:
            return await tables_of(connection, person.id)

    @get("/me/history")
    async def history(
        self, context: ServerContext, person: Person, before: Annotated[float | None, Parameter(ge=0, le=1e12)] = None
    ) -> list[Listed]:
        """List the own finished games, the last one first; `before` turns the page."""
        async with context.store.reading() as connection:
            return await history_of(connection, person.id, before)

    @get("/people/{somebody:str}")
    async def somebody(self, context: ServerContext, person: Person, somebody: str) -> Somebody:
        """Show a person and how it has done."""
        if not is_code(somebody):
            raise Refusal(Reason.NO_PERSON)
        async with context.store.reading() as connection:
            found = await find_person(connection, somebody)
            if found is None:
                raise Refusal(Reason.NO_PERSON)
            return Somebody(found.id, found.name, found.is_guest, await standings_of(connection, somebody))
