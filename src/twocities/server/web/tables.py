"""Endpoints for tables: open, list, invite, and play without a socket."""

from contextlib import nullcontext
from io import BytesIO
from time import monotonic
from typing import Annotated, Any, Literal

import msgspec
import segno
from litestar import Controller, Request, get, post, put
from litestar.params import Parameter
from msgspec import Meta

from twocities.bots import bot_names
from twocities.games import GAMES
from twocities.server.hub.fair_queue import Waiter
from twocities.server.hub.live_table import Watcher
from twocities.server.hub.socket_messages import Done, Welcome
from twocities.server.steady_clock import now as steady_time
from twocities.server.store.history import (
    Listed,
    add_member,
    count_bots_alone,
    count_hosted,
    invited_to,
    lobby,
    read_notes,
    write_notes,
)
from twocities.server.store.people import Person
from twocities.server.table.commands import (
    LONGEST_ACT,
    AnyCommand,
    DecisionNumber,
    OptionIndex,
    Resign,
    Say,
    SeatBot,
    Start,
)
from twocities.server.table.compound_choices import ActAhead
from twocities.server.table.decide import require_advised, thinking_ahead
from twocities.server.table.messages import Advice, Ahead, Question, TableFacts, question, table_facts
from twocities.server.table.new_table import NewTable, RuleName, Someone, has_room_for_people, open_anew, playable
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import is_code
from twocities.server.table.table import Status, Table
from twocities.server.web.context import ANYBODY, ServerContext, address_of

LAST_PAGE = 999

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


class AheadRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices that somebody has in mind: the first one answers a decision, the others what follows at once."""

    decision: DecisionNumber
    indexes: Annotated[list[OptionIndex], Meta(min_length=1, max_length=LONGEST_ACT + 1)]


class AdviceRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision about which somebody wants advice."""

    decision: DecisionNumber


class Notes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a person keeps to itself about a table."""

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")]


class TableEndpoints(Controller):
    """Everything about tables."""

    path = "/api"
    tags = ("tables",)

    @get("/games", security=ANYBODY)
    async def games(self, request: Request[Any, Any, Any], context: ServerContext) -> Choices:
        """List the games, their rules and the bots."""
        context.limits.check("stranger", address_of(request))
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
    async def lobby(
        self,
        context: ServerContext,
        person: Person,
        page: Annotated[int, Parameter(ge=0, le=LAST_PAGE)] = 0,
        search: Annotated[str, Parameter(max_length=40, pattern=r"^[^\x00]*$")] = "",
        game: Annotated[str | None, Parameter(max_length=32, pattern=r"^[a-z_]*$")] = None,
        status: Literal["open", "playing"] | None = None,
    ) -> list[Listed]:
        """List the public tables, page by page: those that wait for people, then those being played.

        `search` looks for the names of people and bots who sit there.
        """
        async with context.store.reading() as connection:
            return await lobby(connection, page, search.strip(), game, status)

    @post("/tables")
    async def open(
        self, request: Request[Any, Any, Any], context: ServerContext, person: Person, data: NewTable
    ) -> TableFacts:
        """Open a table; from a position only where the server allows it."""
        context.limits.check_both("table", person.id, address_of(request))
        if data.position is not None and not context.settings.positions:
            raise Refusal(Reason.NO_POSITIONS)
        is_for_bots = bool(data.bots) and not has_room_for_people(data)
        async with context.lock(person.id), context.lock(BOTS_ALONE) if is_for_bots else nullcontext():
            async with context.store.reading() as connection:
                if context.limits.is_on and await count_hosted(connection, person.id) >= context.limits.tables_each:
                    raise Refusal(Reason.TOO_MANY)
            if data.bots:
                await check_bots(context, person.id)
            if is_for_bots:
                await check_bots_alone(context, person.id, begins=data.auto_start)
            opening = open_anew(data, Someone(person.id, person.name), steady_time())
            return table_facts(await context.hub.open(opening), is_insider=True)

    @get("/tables/{table:str}")
    async def show(
        self,
        request: Request[Any, Any, Any],
        context: ServerContext,
        person: Person,
        table: TableCode,
        since: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
    ) -> Welcome:
        """Show a table as a socket would, with what was missed since a line."""
        live, is_invited = await context.access(table, person)
        watcher = Watcher(person, is_invited=is_invited)
        return live.welcome(watcher, await context.hub.missed(live, watcher, since, context.reading(request, person)))

    @post("/tables/{table:str}/commands", status_code=200)
    async def command(self, context: ServerContext, person: Person, table: TableCode, data: AnyCommand) -> Done:
        """Give a command; the answer comes once it is durable."""
        await context.access(table, person)
        return await carry_out(context, person, table, data)

    @post("/tables/{table:str}/ahead", status_code=200)
    async def ahead(self, context: ServerContext, person: Person, table: TableCode, data: AheadRequest) -> Ahead:
        """Say what would be asked next within an act; nothing is chosen by it."""
        return Ahead(await look_ahead(context, person, table, data.decision, data.indexes))

    @post("/tables/{table:str}/advice", status_code=200)
    async def advice(self, context: ServerContext, person: Person, table: TableCode, data: AdviceRequest) -> Advice:
        """Say what the Master would do in the place of one who plays among bots; nothing is chosen by it."""
        context.limits.check_both("advice", person.id, context.hub.payer(person.id).address)
        live, _ = await context.access(table, person)
        asked = live.table
        someone = Someone(person.id, person.name)
        require_advised(asked, someone, data.decision)
        assert asked.game is not None
        assert asked.game.decision is not None
        actions = list(asked.game.decision.actions)
        waiter = Waiter(lambda: context.hub.payer(person.id))
        # Who has answered meanwhile needs no advice any more, and no worker thinks about it.
        advised = await context.hub.bot_workers.advise(
            asked, waiter, lambda: require_advised(live.table, someone, data.decision)
        )
        return Advice(actions.index(advised) if advised is not None and advised in actions else None)

    @get("/tables/{table:str}/invitation.svg", media_type="image/svg+xml")
    async def invitation(
        self, request: Request[Any, Any, Any], context: ServerContext, person: Person, table: TableCode
    ) -> bytes:
        """Draw the invitation as a QR code."""
        live, is_invited = await context.access(table, person)
        if not live.is_insider(Watcher(person, is_invited=is_invited)):
            raise Refusal(Reason.FORBIDDEN)
        base = context.settings.public_url or str(request.base_url)
        drawn = BytesIO()
        segno.make(f"{base.rstrip('/')}/i/{live.table.setup.invite}", micro=False).save(
            drawn, kind="svg", scale=8, border=2, xmldecl=False, light="#fff"
        )
        return drawn.getvalue()

    @get("/invitations/{code:str}", security=ANYBODY)
    async def read_invitation(self, request: Request[Any, Any, Any], context: ServerContext, code: TableCode) -> Listed:
        """Show what somebody is invited to, as in a list of tables; whoever has the code may see that much."""
        context.limits.check("invite", address_of(request))
        return await find_invited(context, code)

    @post("/invitations/{code:str}", status_code=200)
    async def accept(
        self, request: Request[Any, Any, Any], context: ServerContext, person: Person, code: TableCode
    ) -> Invited:
        """Accept an invitation; from then on the table can be seen."""
        context.limits.check("invite", address_of(request))
        context.limits.check("invite", person.id)
        table = (await find_invited(context, code)).id
        async with context.store.writing() as connection:
            await add_member(connection, table, person.id)
        return Invited(table)

    @get("/tables/{table:str}/notes")
    async def notes(self, context: ServerContext, person: Person, table: TableCode) -> Notes:
        """Show the own notes about a table."""
        await context.access(table, person)
        async with context.store.reading() as connection:
            return Notes(await read_notes(connection, table, person.id))

    @put("/tables/{table:str}/notes", status_code=204)
    async def keep_notes(self, context: ServerContext, person: Person, table: TableCode, data: Notes) -> None:
        """Keep notes that nobody else sees."""
        context.limits.check("change", person.id)
        await context.access(table, person)
        async with context.store.writing() as connection:
            await write_notes(connection, table, person.id, data.text)


BOTS_ALONE = "bots alone"
"""Names the lock for games of bots alone; no person has this id."""


async def check_bots(context: ServerContext, host: str) -> None:
    """Refuse more bots to a host at whose tables bots play alone already, or who has begun too many such games."""
    if not context.limits.is_on:
        return
    context.limits.check_left("bot table", host)
    context.limits.check_left("address bot table", context.hub.payer(host).address)
    async with context.store.reading() as connection:
        if await count_bots_alone(connection, host) >= context.limits.bot_tables_each:
            raise Refusal(Reason.TOO_MANY)


async def check_bots_alone(context: ServerContext, host: str, begins: bool) -> None:
    """Refuse a game of bots alone where too many of them are played already, by one host or in all.

    One that begins is counted: its log is kept, and nobody's patience puts an end to such games.
    """
    if not context.limits.is_on:
        return
    await check_bots(context, host)
    async with context.store.reading() as connection:
        if await count_bots_alone(connection) >= context.limits.bot_tables:
            raise Refusal(Reason.TOO_MANY)
    if begins:
        context.limits.check_both("bot table", host, context.hub.payer(host).address)


async def find_invited(context: ServerContext, code: str) -> Listed:
    """Find the table that an invitation is for; capitals and blanks in its code do not matter."""
    code = code.strip().lower()
    if is_code(code):
        async with context.store.reading() as connection:
            table = await invited_to(connection, code)
        if table is not None:
            return table
    raise Refusal(Reason.NO_INVITE)


async def look_ahead(
    context: ServerContext, person: Person, table: str, decision: int, indexes: list[int], act: ActAhead | None = None
) -> Question | None:
    """Find what would be asked after choices within an act; nothing if it is complete with them."""
    context.limits.check_both("ahead", person.id, context.hub.payer(person.id).address)
    live, _ = await context.access(table, person)
    someone = Someone(person.id, person.name)
    after = thinking_ahead(live.table, someone, decision, indexes, max(steady_time(), live.table.at), act)
    return None if after is None else question(after)


def begins_bots_alone(table: Table, command: AnyCommand) -> bool:
    """Say whether a command may begin a game of bots alone."""
    fills = isinstance(command, SeatBot) and table.setup.auto_start and sum(each.is_free for each in table.chairs) == 1
    return (fills or isinstance(command, Start)) and not any(chair.person for chair in table.chairs)


def leaves_bots_alone(table: Table, person: Person, command: AnyCommand) -> bool:
    """Say whether a command leaves a running game to bots for good."""
    plays = [chair.person for chair in table.chairs if chair.person and not chair.resigned]
    return isinstance(command, Resign) and table.status is Status.PLAYING and plays == [person.id]


async def obey(context: ServerContext, person: Person, table: str, command: AnyCommand, act: ActAhead | None) -> Done:
    """Hand a command to the hub, with what is to be looked at where a game is left to bots."""
    someone = Someone(person.id, person.name)
    live = context.hub.loaded.get(table)
    if live is not None and begins_bots_alone(live.table, command):
        async with context.lock(BOTS_ALONE):
            await check_bots_alone(context, live.table.host, begins=True)
            return await context.hub.obey(table, someone, command)
    is_left = live is not None and leaves_bots_alone(live.table, person, command)
    done = await context.hub.obey(table, someone, command, act)
    if is_left and not done.repeated:
        context.limits.spend("bot table", person.id)
        context.limits.spend("address bot table", context.hub.payer(person.id).address)
    return done


async def carry_out(
    context: ServerContext, person: Person, table: str, command: AnyCommand, act: ActAhead | None = None
) -> Done:
    """Carry out a command of a person who may see the table, and count it."""
    began = monotonic()
    name = type(command).__name__
    try:
        address = context.hub.payer(person.id).address
        context.limits.check_both("command", person.id, address)
        if isinstance(command, Say):
            context.limits.check_both("say", person.id, address)
        done = await obey(context, person, table, command, act)
    except Refusal as refusal:
        context.metrics.outcome(name, refusal.reason).inc()
        raise
    context.metrics.outcome(name, "repeated" if done.repeated else "done").inc()
    context.metrics.seconds.observe(monotonic() - began)
    return done
