"""Doors for people: come in, change oneself, look back."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta

from twocities.server.accounts import SESSION_DAYS, Session, hashed, login_of
from twocities.server.store.history import Listed, Standing, history_of, standings_of, tables_of
from twocities.server.store.people import Person, Preferences, find_person
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import DAY, is_code
from twocities.server.web.house import ANYBODY, COMING_IN, COOKIE, House, address_of, network_of, token_of

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes in by name alone; programs ask for the session's secret as text."""

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


def let_in(house: House, session: Session, wants_token: bool) -> Response[Me]:
    """Answer with the session's cookie."""
    cookie = Cookie(
        COOKIE,
        value=session.token,
        max_age=SESSION_DAYS * DAY,
        httponly=True,
        samesite="lax",
        secure=house.settings.is_secure,
    )
    shown = session.token if wants_token else None
    return Response(me(session.person, shown), status_code=201, cookies=[cookie])


class PeopleDoors(Controller):
    """Everything about people."""

    path = "/api"
    tags = ("people",)

    @post("/guests", security=ANYBODY)
    async def come_in(self, request: Request[Any, Any, Any], house: House, data: Guest) -> Response[Me]:
        """Come in as a guest."""
        house.limits.check("guest", address_of(request))
        return let_in(house, await house.accounts.add_guest(data.name, data.preferences), data.wants_token)

    @post("/accounts", security=ANYBODY)
    async def register(self, request: Request[Any, Any, Any], house: House, data: Login) -> Response[Me]:
        """Make an account; a guest who does so keeps its games."""
        house.limits.check("password", address_of(request))
        current = await house.person(request)
        session = await house.accounts.register(data.name, data.password, current, data.preferences)
        return let_in(house, session, data.wants_token)

    @post("/sessions", security=ANYBODY)
    async def log_in(self, request: Request[Any, Any, Any], house: House, data: Login) -> Response[Me]:
        """Come in with name and password."""
        house.limits.check("password", address_of(request))
        # Counted for each neighbourhood, so that nobody is locked out by those who try its password elsewhere.
        house.limits.check("password", f"name:{login_of(data.name)} {network_of(request)}")
        return let_in(house, await house.accounts.log_in(data.name, data.password), data.wants_token)

    @get("/sessions/current", security=[*ANYBODY, *COMING_IN])
    async def visit(self, request: Request[Any, Any, Any], house: House) -> Visit:
        """Say who has come in, if anybody has."""
        person = await house.person(request)
        return Visit(None if person is None else me(person))

    @delete("/sessions/current", status_code=204)
    async def log_out(self, request: Request[Any, Any, Any], house: House, person: Person) -> Response[None]:
        """Go out on this device."""
        await house.accounts.log_out(token_of(request) or "")
        house.cut({hashed(token_of(request) or "")})
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @get("/me")
    async def show(self, person: Person) -> Me:
        """Show the one who asks."""
        return me(person)

    @patch("/me")
    async def change(self, house: House, person: Person, data: Change) -> Me:
        """Change the own name (guests only) and preferences."""
        house.limits.check("change", person.id)
        changed = await house.accounts.change(person, data.name, data.preferences)
        house.hub.know_again(changed)
        return me(changed)

    @post("/me/password", status_code=204)
    async def change_password(
        self, request: Request[Any, Any, Any], house: House, person: Person, data: NewPassword
    ) -> None:
        """Take a new password; all other devices have to come in again."""
        house.limits.check("password", address_of(request))
        await house.accounts.change_password(person, token_of(request) or "", data.old, data.new)
        house.cut(set(house.wires) - await house.accounts.living(list(house.wires)))

    @get("/me/tables")
    async def tables(self, house: House, person: Person) -> list[Listed]:
        """List the own tables that are not over, those that wait for oneself first."""
        async with house.store.reading() as connection:
            return await tables_of(connection, person.id)

    @get("/me/history")
    async def history(
        self, house: House, person: Person, before: Annotated[float | None, Parameter(ge=0, le=1e12)] = None
    ) -> list[Listed]:
        """List the own finished games, the last one first; `before` turns the page."""
        async with house.store.reading() as connection:
            return await history_of(connection, person.id, before)

    @get("/people/{somebody:str}")
    async def somebody(self, house: House, person: Person, somebody: str) -> Somebody:
        """Show a person and how it has done."""
        if not is_code(somebody):
            raise Refusal(Reason.NO_PERSON)
        async with house.store.reading() as connection:
            found = await find_person(connection, somebody)
            if found is None:
                raise Refusal(Reason.NO_PERSON)
            return Somebody(found.id, found.name, found.is_guest, await standings_of(connection, somebody))
