"""Writes down what people ask for: everything that waits goes into one transaction, then everybody is told.

Nothing is acknowledged before it is durable. Tables change in memory only after the commit.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.server.hub.live_table import Happening, LiveTable, follow_all
from twocities.server.hub.socket_messages import Done
from twocities.server.steady_clock import now as steady_time
from twocities.server.store.history import invite_all
from twocities.server.store.store import DamagedDatabase, Store, Unavailable
from twocities.server.store.tables import (
    add_table,
    append,
    change_seats,
    change_tables,
    lock_tables,
    log_lengths,
    seat_rows,
    standing_of,
)
from twocities.server.table.chain import Row, chained
from twocities.server.table.clock import AHEAD
from twocities.server.table.commands import AnyCommand, OwnCommand, Rematch, Stop
from twocities.server.table.compound_choices import ActAhead
from twocities.server.table.decide import Verdict, decide, decide_own
from twocities.server.table.entries import AnyEntry, Line, Stopped, command_key
from twocities.server.table.new_table import Opening, Someone
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.table import Table

LOGGER = logging.getLogger("twocities.journal")

BATCH = 64
"""How many commands go into one transaction."""

MOST_WAITED_FOR = 2
"""For how many tables that another node has locked a node waits at once: the other connections are for all others."""


class PendingCommand(msgspec.Struct, eq=False):
    """A command that waits to be written down; from the server itself if it is from nobody."""

    table: str
    someone: Someone | None
    command: AnyCommand | OwnCommand
    answer: "asyncio.Future[Done]"
    act: ActAhead | None = None
    """What the person has thought ahead."""
    is_held_up: bool = False
    """Whether it waits for another node to let go of the table."""

    @property
    def key(self) -> str:
        """The command's name in the log."""
        return command_key(self.someone.id if self.someone else None, self.command.command)


class StagedTable:
    """A table as it will be after the transaction, and what led there."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.table = live.table
        self.happenings: list[Happening] = []
        self.done: list[tuple[PendingCommand, Done]] = []
        self.standing: Row = {}
        self.seats: list[Row] = []
        """Who sits where, if that has changed."""

    def write(self, order: PendingCommand, verdict: Verdict, now: float) -> None:
        """Follow what a command leads to, in a copy of the table."""
        happenings = self.follow(verdict.entries, order.key, now)
        opened = verdict.opened.setup.table if verdict.opened else None
        self.done.append((order, Done(order.command.command, happenings[0].line.seq, opened=opened)))

    def follow(self, entries: list[AnyEntry], command: str, now: float) -> list[Happening]:
        """Follow entries in a copy of the table; what will be written is made here too, while it can still fail."""
        twin = self.table.fork()
        happenings = follow_all(twin, lines_of(twin, entries, command, now))
        before = self.live.table
        has_new_seats = twin.chairs != before.chairs or twin.status != before.status
        self.standing, self.seats = standing_of(twin), seat_rows(twin) if has_new_seats else []
        self.table = twin
        self.happenings += happenings
        return happenings


class Journal:
    """One task that takes all waiting commands, writes them in one transaction and answers them."""

    def __init__(
        self,
        store: Store,
        load: Callable[[AsyncConnection, list[str], dict[str, int]], Awaitable[dict[str, LiveTable]]],
        written: Callable[[list[StagedTable]], Awaitable[None]],
        next_due: Callable[[Table, float], tuple[float | None, float | None]],
        spawn: Callable[[Coroutine[object, object, None]], None],
    ) -> None:
        self.why_missing: Callable[[str], Reason] = lambda _: Reason.NO_TABLE
        """Says why a table is not there."""
        self.note_damaged: Callable[[str, str], None] = lambda *_: None
        """Stops a table whose log cannot be read or written any more."""
        self.store = store
        self.load = load
        self.written = written
        self.next_due = next_due
        self.spawn = spawn
        self.waiting: asyncio.Queue[PendingCommand] = asyncio.Queue()
        self.held_up: dict[str, list[PendingCommand]] = {}
        """Tables that another node has locked, and what waits for each."""
        self.waiters = asyncio.Semaphore(MOST_WAITED_FOR)

    async def submit(
        self, table: str, someone: Someone | None, command: AnyCommand | OwnCommand, act: ActAhead | None = None
    ) -> Done:
        """Have a command written down; return once it is durable, or raise why it is refused."""
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        await self.waiting.put(PendingCommand(table, someone, command, answer, act))
        return await answer

    async def run(self) -> None:
        """Write, for ever."""
        while True:
            orders = [await self.waiting.get()]
            while len(orders) < BATCH and not self.waiting.empty():
                orders.append(self.waiting.get_nowait())
            for order in orders:
                if order.table in self.held_up:
                    self.hold_up(order)
            await self.attempt([order for order in orders if not order.is_held_up])
            for order in orders:
                if not order.is_held_up:
                    self.waiting.task_done()

    def hold_up(self, order: PendingCommand) -> None:
        """Put a command aside until another node lets go of its table, behind those that wait already."""
        order.is_held_up = True
        if order.table not in self.held_up:
            self.held_up[order.table] = []
            self.spawn(self.wait_for(order.table))
        self.held_up[order.table].append(order)

    async def wait_for(self, table: str) -> None:
        """Write what waits for a table that another node has locked; all other tables go on meanwhile."""
        async with self.waiters:
            while orders := self.held_up[table]:
                self.held_up[table] = []
                await self.attempt(orders, waits=True)
                for _ in orders:
                    self.waiting.task_done()
            del self.held_up[table]

    async def attempt(self, orders: list[PendingCommand], waits: bool = False) -> None:
        """Write commands; what stands in the way of all together is looked for one by one."""
        try:
            if orders:
                await self.write(orders, waits)
        except DamagedDatabase as error:
            # Only the tables whose pages are damaged are stopped.
            unanswered = [order for order in ready(orders, waits) if not order.answer.done()]
            if len(orders) == 1:
                self.note_damaged(orders[0].table, str(error))
                refuse_all(unanswered, Refusal(Reason.DAMAGED))
            for order in unanswered if len(orders) > 1 else []:
                await self.attempt([order], waits)
        except Unavailable as error:
            LOGGER.warning("the database does not answer", extra={"error": str(error), "commands": len(orders)})
            refuse_all(ready(orders, waits), Refusal(Reason.UNAVAILABLE))
        except Exception:
            LOGGER.exception("a transaction failed", extra={"commands": len(orders)})
            unanswered = [order for order in ready(orders, waits) if not order.answer.done()]
            if len(orders) == 1:
                refuse_all(unanswered, Refusal(Reason.UNAVAILABLE))
            for order in unanswered if len(orders) > 1 else []:
                await self.attempt([order], waits)

    async def write(self, orders: list[PendingCommand], waits: bool) -> None:
        """Carry out commands in one transaction, then tell and answer."""
        now = steady_time()
        openings: list[Opening] = []
        async with self.store.writing() as connection:
            ids = sorted({order.table for order in orders})
            lengths = await lock_tables(connection, ids, waits)
            if not waits and len(lengths) < len(ids):
                locked = await log_lengths(connection, [table for table in ids if table not in lengths])
                for order in orders:
                    if order.table in locked:
                        self.hold_up(order)
            lives = await self.load(connection, ids, lengths)
            drafts = {table: StagedTable(live) for table, live in lives.items()}
            for order in ready(orders, waits):
                self.consider(order, drafts.get(order.table), now, openings)
            changed = [draft for draft in drafts.values() if draft.happenings]
            if changed:
                await self.keep(connection, changed, openings, now)
        for draft in changed:
            for order, done in draft.done:
                if not order.answer.done():
                    order.answer.set_result(done)  # it goes out behind what is told now, and with it
            self.tell(draft)
            await asyncio.sleep(0)  # what was just told goes out before the next table's turn
        await self.written(changed)

    def tell(self, draft: StagedTable) -> None:
        """Go on with what is written now, and tell everybody; a table that cannot be shown must stop."""
        try:
            draft.live.adopt(draft.table, draft.happenings)
        except Exception:
            table = draft.table.setup.table
            LOGGER.exception("a table cannot be shown", extra={"table": table, "replay": draft.table.replay().text()})
            answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
            answer.add_done_callback(lambda done: done.exception())
            self.waiting.put_nowait(PendingCommand(table, None, Stop(f"failure-{draft.table.seq}", "failure"), answer))

    def consider(self, order: PendingCommand, draft: StagedTable | None, now: float, openings: list[Opening]) -> None:
        """Judge one command; what is refused, or was done before, is answered at once."""
        try:
            if draft is None:
                raise Refusal(self.why_missing(order.table))
            known = draft.table.line_of(order.key)
            if known is not None:
                opened = draft.table.rematch if isinstance(order.command, Rematch) else None
                repeated = Done(order.command.command, known, repeated=True, opened=opened)
                if known > draft.live.table.seq:
                    draft.done.append((order, repeated))
                elif not order.answer.done():  # whoever asked may have gone
                    order.answer.set_result(repeated)
                return
            now = line_time(now, draft.table)
            verdict = verdict_on(draft.table, order, now)
            if not verdict.entries:
                if not order.answer.done():
                    order.answer.set_result(Done(order.command.command, draft.live.table.seq))
                return
            draft.write(order, verdict, now)
            if verdict.opened is not None:
                openings.append(verdict.opened)
        except Refusal as refusal:
            if not order.answer.done():
                order.answer.set_exception(refusal)
        except Exception:
            assert draft is not None
            self.give_up(order, draft, now)

    def give_up(self, order: PendingCommand, draft: StagedTable, now: float) -> None:
        """Stop a table that the engine failed at, and only that one; its replay goes into the log for us to read."""
        LOGGER.exception(
            "the engine failed",
            extra={"table": order.table, "command": repr(order.command), "replay": draft.table.replay().text()},
        )
        refuse_all([order], Refusal(Reason.TABLE_STOPPED, "failure"))
        draft.follow([Stopped("failure")], f"failure-{draft.table.seq}", now)

    async def open_table(self, connection: AsyncConnection, opening: Opening, now: float) -> Table:
        """Write a new table, with whoever sits at it from the start."""
        table = Table(opening.setup)
        lines = lines_of(table, opening.entries, None, now)
        follow_all(table, lines)
        await add_table(connection, table, *self.next_due(table, now))
        if lines:
            await append(connection, [(opening.setup.table, line) for line in lines])
        # Whoever stands up from a private table shall still find it.
        people = {table.host, *(chair.person for chair in table.chairs if chair.person is not None)}
        await invite_all(connection, opening.setup.table, people, opening.former)
        return table

    async def keep(
        self, connection: AsyncConnection, drafts: list[StagedTable], openings: list[Opening], now: float
    ) -> None:
        """Write the lines, and where the tables stand now."""
        for opening in openings:
            await self.open_table(connection, opening, now)
        lines = [(draft.table.setup.table, each.line) for draft in drafts for each in draft.happenings]
        await append(connection, lines)
        rows: list[Row] = []
        for draft in drafts:
            due, claimed = self.next_due(draft.table, now)
            rows.append({"which": draft.table.setup.table, **draft.standing, "due": due, "claimed": claimed})
        await change_tables(connection, rows)
        await change_seats(connection, [row for draft in drafts for row in draft.seats])


def line_time(now: float, table: Table) -> float:
    """Say when a line is written: not before the last one, unless that was written by a clock that was ahead."""
    return now if table.at > now + AHEAD else max(now, table.at)


def verdict_on(table: Table, order: PendingCommand, now: float) -> Verdict:
    """Judge a command of a person or of the server."""
    if isinstance(order.command, OwnCommand):
        return decide_own(table, order.command, now)
    assert order.someone is not None
    return decide(table, order.someone, order.command, now, order.act)


def lines_of(table: Table, entries: list[AnyEntry], command: str | None, now: float) -> list[Line]:
    """Number entries; the first one carries the command."""
    lines: list[Line] = []
    former = table.hash
    for number, entry in enumerate(entries, start=1):
        lines.append(chained(former, table.seq + number, now, command if number == 1 else None, entry))
        former = lines[-1].hash
    return lines


def ready(orders: list[PendingCommand], waits: bool) -> list[PendingCommand]:
    """List the commands whose tables no other node has locked; all of them where those locks are waited for."""
    return [order for order in orders if waits or not order.is_held_up]


def refuse_all(orders: list[PendingCommand], refusal: Refusal) -> None:
    """Refuse every command that has no answer yet."""
    for order in orders:
        if not order.answer.done():
            order.answer.set_exception(refusal)
