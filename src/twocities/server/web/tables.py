"""Doors for tables: open one, find one, be invited, play by request and answer."""

from io import BytesIO
from time import time
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, Request, get, post, put
from litestar.params import Parameter
from msgspec import Meta

from twocities.bots import bot_names
from twocities.games import GAMES
from twocities.server.hub.live import Watcher
from twocities.server.hub.messages import Done, Welcome
from twocities.server.store.history import (
    Listed,
    add_member,
    count_hosted,
    invited_to,
    lobby,
    read_notes,
    write_notes,
)
from twocities.server.store.people import Person
from twocities.server.table.acts import ActAhead
from twocities.server.table.commands import LONGEST_ACT, AnyCommand, DecisionNumber, OptionIndex, Say
from twocities.server.table.judge import thinking_ahead
from twocities.server.table.openings import NewTable, RuleName, Someone, open_anew, playable
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import is_code
from twocities.server.table.tellings import Ahead, Question, TableFacts, question, table_facts
from twocities.server.web.house import ANYBODY, House, address_of

TableCode = Annotated[str, Parameter(max_length=16)]


class GameChoice(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    fewest_seats: int
    most_seats: int
    rules: list[str]


class Choices(msgspec.Struct, frozen=True):
    """What a table can be set up with."""

    games: list[GameChoice]
    bots: list[str]


class RulesCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that somebody thinks of playing by."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    rules: Annotated[list[RuleName], Meta(max_length=64)]


class RulesVerdict(msgspec.Struct, frozen=True):
    """Whether a game can be played by some rules, and if not, why."""

    playable: bool
    why_not: str = ""


class Invited(msgspec.Struct, frozen=True):
    """The table that an invitation leads to."""

    table: str


class Thought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices that somebody has in mind: the first one answers a decision, the others what follows at once."""

    decision: DecisionNumber
    indexes: Annotated[list[OptionIndex], Meta(min_length=1, max_length=LONGEST_ACT + 1)]


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person keeps to itself about a table."""

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")]


class TableDoors(Controller):
    """Everything about tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games", security=ANYBODY)
    async def games(self, request: Request[Any, Any, Any], house: House) -> Choices:
        """List the games, their rules and the bots."""
        house.limits.check("stranger", address_of(request))
        games = [
            GameChoice(family.name, family.version, family.fewest_seats, family.most_seats, family.rule_names)
            for family in GAMES.values()
        ]
        return Choices(games, bot_names())

    @post("/rules", status_code=200)
    async def check_rules(self, person: Person, data: RulesCheck) -> RulesVerdict:
        """Say whether a table can be set up like this."""
        try:
            playable(data.game, data.seats, data.rules)
        except Refusal as refusal:
            return RulesVerdict(False, refusal.detail)
        return RulesVerdict(True)

    @get("/tables")
    async def lobby(self, house: House, person: Person) -> list[Listed]:
        """List the public tables: those that wait for people, and those being played."""
        async with house.store.reading() as connection:
            return await lobby(connection)

    @post("/tables")
    async def open(self, house: House, person: Person, data: NewTable) -> TableFacts:
        """Open a table; from a position only where the server allows it."""
        house.limits.check("table", person.id)
        if data.position is not None and not house.settings.positions:
            raise Refusal(Reason.NO_POSITIONS)
        async with house.store.reading() as connection:
            if house.limits.is_on and await count_hosted(connection, person.id) >= house.limits.tables_each:
                raise Refusal(Reason.TOO_MANY)
        return table_facts(
            await house.hub.open(open_anew(data, Someone(person.id, person.name), time())), is_insider=True
        )

    @get("/tables/{table:str}")
    async def show(
        self,
        house: House,
        person: Person,
        table: TableCode,
        since: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
    ) -> Welcome:
        """Show a table as a socket would, with what was missed since a line."""
        if since is not None:
            house.limits.check("replay", person.id)
        live, is_invited = await house.access(table, person)
        watcher = Watcher(person, is_invited=is_invited)
        return live.welcome(watcher, await house.hub.missed(live, since))

    @post("/tables/{table:str}/commands", status_code=200)
    async def command(self, house: House, person: Person, table: TableCode, data: AnyCommand) -> Done:
        """Give a command; the answer comes once it is durable."""
        await house.access(table, person)
        return await carry_out(house, person, table, data)

    @post("/tables/{table:str}/ahead", status_code=200)
    async def ahead(self, house: House, person: Person, table: TableCode, data: Thought) -> Ahead:
        """Say what would be asked next within an act; nothing is chosen by it."""
        return Ahead(await look_ahead(house, person, table, data.decision, data.indexes))

    @get("/tables/{table:str}/invitation.svg", media_type="image/svg+xml")
    async def invitation(
        self, request: Request[Any, Any, Any], house: House, person: Person, table: TableCode
    ) -> bytes:
        """Draw the invitation as a QR code."""
        live, is_invited = await house.access(table, person)
        if not live.is_insider(Watcher(person, is_invited=is_invited)):
            raise Refusal(Reason.FORBIDDEN)
        base = house.settings.public_url or str(request.base_url)
        drawn = BytesIO()
        segno.make(f"{base.rstrip('/')}/i/{live.table.setup.invite}", micro=False).save(
            drawn, kind="svg", scale=8, border=2, xmldecl=False, light="#fff"
        )
        return drawn.getvalue()

    @get("/invitations/{code:str}", security=ANYBODY)
    async def read_invitation(self, request: Request[Any, Any, Any], house: House, code: TableCode) -> Listed:
        """Show what somebody is invited to, as in a list of tables; whoever has the code may see that much."""
        house.limits.check("invite", address_of(request))
        return await find_invited(house, code)

    @post("/invitations/{code:str}", status_code=200)
    async def accept(self, request: Request[Any, Any, Any], house: House, person: Person, code: TableCode) -> Invited:
        """Accept an invitation; from then on the table can be seen."""
        house.limits.check("invite", address_of(request))
        house.limits.check("invite", person.id)
        table = (await find_invited(house, code)).id
        async with house.store.writing() as connection:
            await add_member(connection, table, person.id)
        return Invited(table)

    @get("/tables/{table:str}/notes")
    async def notes(self, house: House, person: Person, table: TableCode) -> Notes:
        """Show the own notes about a table."""
        await house.access(table, person)
        async with house.store.reading() as connection:
            return Notes(await read_notes(connection, table, person.id))

    @put("/tables/{table:str}/notes", status_code=204)
    async def keep_notes(self, house: House, person: Person, table: TableCode, data: Notes) -> None:
        """Keep notes that nobody else sees."""
        house.limits.check("change", person.id)
        await house.access(table, person)
        async with house.store.writing() as connection:
            await write_notes(connection, table, person.id, data.text)


async def find_invited(house: House, code: str) -> Listed:
    """Find the table that an invitation is for; capitals and blanks in its code do not matter."""
    code = code.strip().lower()
    if is_code(code):
        async with house.store.reading() as connection:
            table = await invited_to(connection, code)
        if table is not None:
            return table
    raise Refusal(Reason.NO_INVITE)


async def look_ahead(
    house: House, person: Person, table: str, decision: int, indexes: list[int], act: ActAhead | None = None
) -> Question | None:
    """Find what would be asked after choices within an act; nothing if it is complete with them."""
    house.limits.check("ahead", person.id)
    live, _ = await house.access(table, person)
    someone = Someone(person.id, person.name)
    after = thinking_ahead(live.table, someone, decision, indexes, max(time(), live.table.at), act)
    return None if after is None else question(after)


async def carry_out(house: House, person: Person, table: str, command: AnyCommand) -> Done:
    """Carry out a command of a person who may see the table, and count it."""
    began = time()
    name = type(command).__name__
    try:
        house.limits.check("command", person.id)
        if isinstance(command, Say):
            house.limits.check("say", person.id)
        done = await house.hub.obey(table, Someone(person.id, person.name), command)
    except Refusal as refusal:
        house.metrics.commands.labels(name, refusal.reason).inc()
        raise
    house.metrics.commands.labels(name, "repeated" if done.repeated else "done").inc()
    house.metrics.seconds.observe(time() - began)
    return done
