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
from twocities.core.errors import TwoCitiesError
from twocities.games import GAMES, kind_of
from twocities.server.hub.live import Watcher
from twocities.server.hub.messages import Done, Welcome
from twocities.server.store.history import Listed, add_member, count_hosted, lobby, read_notes, write_notes
from twocities.server.store.people import Person
from twocities.server.store.tables import find_invite
from twocities.server.table.commands import AnyCommand, Say
from twocities.server.table.entries import AnyEntry, BotSat, Sat, Started
from twocities.server.table.judge import INVITE_CODE, TABLE_CODE, Opening, Someone
from twocities.server.table.names import NAMES_OF_BOTS, distinct_name
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import Pace, Setup, Untimed, is_code, new_code, new_salt, new_seed
from twocities.server.table.tellings import TableFacts, table_facts
from twocities.server.web.house import House, address_of

RuleName = Annotated[str, Meta(min_length=1, max_length=40)]
TableCode = Annotated[str, Parameter(max_length=16)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. The host sits down at once; bots take the seats after it."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    rules: Annotated[list[RuleName], Meta(max_length=64)] = msgspec.field(default_factory=list)
    public: bool = False
    auto_start: bool = False
    pace: Pace = msgspec.field(default_factory=Untimed)
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = msgspec.field(default_factory=list)
    sits: bool = True


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


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person keeps to itself about a table."""

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")]


def opening_of(new: NewTable, person: Person) -> Opening:
    """Set a table up; the engine itself says whether these rules can be played."""
    setup = Setup(
        table=new_code(TABLE_CODE),
        game=new.game,
        version=0,
        rules=new.rules,
        seats=new.seats,
        seed=new_seed(),
        salt=new_salt(),
        host=person.id,
        invite=new_code(INVITE_CODE),
        public=new.public,
        auto_start=new.auto_start,
        pace=new.pace,
        created=time(),
    )
    try:
        kind = kind_of(new.game)
        kind.new_game(setup.seats, setup.rules, setup.seed)
    except TwoCitiesError as error:
        raise Refusal(Reason.BAD_RULES, str(error)) from None
    return Opening(msgspec.structs.replace(setup, version=kind.version), seating_of(new, person))


def seating_of(new: NewTable, person: Person) -> list[AnyEntry]:
    """Seat the host and the bots that were asked for."""
    people = 1 if new.sits else 0
    if people + len(new.bots) > new.seats:
        raise Refusal(Reason.SEAT_TAKEN)
    entries: list[AnyEntry] = [Sat(0, person.id, person.name)] if new.sits else []
    for seat, level in enumerate(new.bots, start=people):
        if level not in bot_names():
            raise Refusal(Reason.NO_BOT, ", ".join(bot_names()))
        entries.append(BotSat(seat, level, distinct_name(NAMES_OF_BOTS[seat], [person.name])))
    if new.auto_start and len(entries) == new.seats:
        entries.append(Started())
    return entries


class TableDoors(Controller):
    """Everything about tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games")
    async def games(self) -> Choices:
        """List the games, their rules and the bots."""
        games = [
            GameChoice(kind.name, kind.version, kind.fewest_seats, kind.most_seats, kind.rule_names)
            for kind in GAMES.values()
        ]
        return Choices(games, bot_names())

    @post("/rules", status_code=200)
    async def check_rules(self, person: Person, data: RulesCheck) -> RulesVerdict:
        """Say whether a table can be set up like this."""
        try:
            kind_of(data.game).new_game(data.seats, data.rules, 0)
        except TwoCitiesError as error:
            return RulesVerdict(False, str(error))
        return RulesVerdict(True)

    @get("/tables")
    async def lobby(self, house: House, person: Person) -> list[Listed]:
        """List the public tables: those that wait for people, and those being played."""
        async with house.store.reading() as connection:
            return await lobby(connection)

    @post("/tables")
    async def open(self, house: House, person: Person, data: NewTable) -> TableFacts:
        """Open a table."""
        house.limits.check("table", person.id)
        async with house.store.reading() as connection:
            if house.limits.is_on and await count_hosted(connection, person.id) >= house.limits.tables_each:
                raise Refusal(Reason.TOO_MANY)
        return table_facts(await house.hub.open(opening_of(data, person)), is_insider=True)

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

    @post("/invitations/{code:str}", status_code=200)
    async def accept(self, request: Request[Any, Any, Any], house: House, person: Person, code: TableCode) -> Invited:
        """Accept an invitation; from then on the table can be seen."""
        house.limits.check("invite", address_of(request))
        house.limits.check("invite", person.id)
        code = code.strip().lower()
        if not is_code(code):
            raise Refusal(Reason.NO_INVITE)
        async with house.store.reading() as connection:
            table = await find_invite(connection, code)
        if table is None:
            raise Refusal(Reason.NO_INVITE)
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
