"""All tables of a node: loads them, writes to them, tells those who watch, and lets bots and clocks go on."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from time import monotonic

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.core.errors import BadReplay
from twocities.server.hub.bot_workers import BotWorkers
from twocities.server.hub.fair_queue import Payer, Waiter
from twocities.server.hub.journal import Journal, StagedTable
from twocities.server.hub.live_table import LiveTable, ToldLine, Watcher, follow, follow_all
from twocities.server.hub.log_checker import LogChecker
from twocities.server.hub.log_readers import LogReaders, tell_log
from twocities.server.hub.pubsub import LimitUse, Presence, PubSub
from twocities.server.hub.scheduler import Scheduler
from twocities.server.hub.socket_messages import Done, encode
from twocities.server.steady_clock import now as steady_time
from twocities.server.store.check import read_whole
from twocities.server.store.people import Person
from twocities.server.store.store import Store, Unavailable
from twocities.server.store.tables import log_lengths, read_logs, read_rows, stop_unplayed
from twocities.server.table.chain import DamagedLog, Row, checked_lines
from twocities.server.table.commands import AnyCommand, OwnCommand, Stop
from twocities.server.table.compound_choices import ActAhead
from twocities.server.table.entries import Line, Stopped
from twocities.server.table.new_table import Opening, Someone
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import is_code
from twocities.server.table.table import Table

LOGGER = logging.getLogger("twocities.hub")

PRESENCE_BEAT = 10.0
"""How often nodes say again who has which table open; who is not heard of three times is gone."""

MOST_ADDRESSES = 20_000
"""Of how many people the address is remembered."""

LINES_AT_ONCE = 20
"""After how many lines of a log the event loop gets a turn."""

LOOKED_AT_ONCE = 200
"""How many tables a node compares with the database in one query."""

IDLE = 300.0
"""After how many seconds a table that nobody watches is forgotten; its log is not."""


def charge_nothing(_: float) -> None:
    """Count nothing: reading is not limited."""


class Reading(msgspec.Struct, frozen=True, eq=False):
    """Who pays for the reading of logs; `charge` counts lines and refuses when there are too many."""

    payer: Payer = Payer()
    charge: Callable[[float], None] = charge_nothing

    @property
    def waiter(self) -> Waiter:
        """The place in the queue."""
        return Waiter(lambda: self.payer)


class Hub:
    """One node. It owns nothing: what it has in memory is a cache of the database."""

    def __init__(
        self,
        store: Store,
        pubsub: PubSub,
        bot_workers: BotWorkers,
        beat: float = 1.0,
        lease: float = 10.0,
        bot_pause: float = 0.0,
        check_beat: float = 600.0,
    ) -> None:
        self.store = store
        self.pubsub = pubsub
        self.bot_workers = bot_workers
        self.beat = beat
        self.name = secrets.token_hex(8)
        """What other nodes know this one by, until it ends."""
        self.log_readers = LogReaders()
        self.addresses: dict[str, str] = {}
        """The address of each person, as far as this node knows it."""
        self.loaded: dict[str, LiveTable] = {}
        self.hear_limits: Callable[[dict[str, float]], None] = lambda _: None
        """Counts against the rate limits what was used through other nodes."""
        self.scheduler = Scheduler(self, lease, bot_pause)
        self.log_checker = LogChecker(self, check_beat)
        self.journal = Journal(store, self.load, self.written, self.scheduler.next_due, self.spawn)
        self.journal.why_missing = self.why_missing
        self.journal.note_damaged = self.note_damaged
        self.tasks: set[asyncio.Task[None]] = set()
        self.unplayable: set[str] = set()
        """Tables that were found to need another version of the engine; each is logged once."""
        self.damaged: dict[str, str] = {}
        """Tables with damaged logs, and what is wrong with each; each is logged once."""

    async def start(self) -> None:
        """Start the background tasks: journal, pubsub, scheduler, refresh and log check."""
        self.log_readers.warm_up()
        await self.scheduler.take_over()
        self.spawn(self.run_forever(self.journal.run))
        self.spawn(self.run_forever(lambda: self.pubsub.listen(self)))
        self.spawn(self.run_forever(self.scheduler.run))
        self.spawn(self.run_forever(self.refresh_tables))
        self.spawn(self.run_forever(self.log_checker.run))

    async def stop(self) -> None:
        """Write the commands that wait, then stop the background tasks and workers."""
        try:
            await asyncio.wait_for(self.journal.waiting.join(), 5)
        except TimeoutError:
            LOGGER.warning("stopped with commands that were not written; none of them was acknowledged")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bot_workers.close()
        self.log_readers.close()
        await self.pubsub.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Start a background task."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.note_end)

    async def run_forever(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Run a background task forever; restart it when it fails."""
        while True:
            try:
                await work()
            except Unavailable as error:
                LOGGER.warning("the database does not answer", extra={"error": str(error)})
            except Exception:
                LOGGER.exception("a task failed and is restarted")
            await asyncio.sleep(self.beat)

    def note_end(self, task: asyncio.Task[None]) -> None:
        """Log the error of a background task."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def open(self, opening: Opening) -> Table:
        """Open a table."""
        async with self.store.writing() as connection:
            table = await self.journal.open_table(connection, opening, opening.setup.created)
        live = self.loaded.setdefault(opening.setup.table, LiveTable(table))
        live.used = monotonic()
        self.scheduler.consider(live.table)
        return table

    async def obey(self, table: str, someone: Someone, command: AnyCommand, act: ActAhead | None = None) -> Done:
        """Carry out what a person asks for, and may have thought ahead; return once it is durable."""
        return await self.journal.submit(table, someone, command, act)

    async def obey_self(self, table: str, command: OwnCommand) -> Done:
        """Carry out what the server itself has found necessary."""
        return await self.journal.submit(table, None, command)

    async def end(self, table: str, command: Stop) -> Done:
        """Stop a table, also one that this engine cannot play."""
        try:
            await self.find(table)
        except Refusal as refusal:
            if refusal.reason not in (Reason.WRONG_ENGINE, Reason.DAMAGED):
                raise
            async with self.store.writing() as connection:
                line = Line(0, steady_time(), command.command, Stopped(command.reason))
                seq = await stop_unplayed(connection, table, line)
            if seq is None:
                raise Refusal(Reason.TABLE_STOPPED) from None
            await self.pubsub.announce({table: seq})
            return Done(command.command, seq)
        return await self.obey_self(table, command)

    async def written(self, drafts: list[StagedTable]) -> None:
        """Go on after a transaction: bots of these tables may have to think, other nodes want to know."""
        for draft in drafts:
            self.scheduler.consider(draft.table)
        if drafts:
            await self.pubsub.announce({draft.table.setup.table: draft.table.seq for draft in drafts})

    async def find(self, table: str) -> LiveTable:
        """Find a table as it is in the database now."""
        if not is_code(table):
            raise Refusal(Reason.NO_TABLE)
        async with self.store.reading() as connection:
            lengths = await log_lengths(connection, [table])
            lives = await self.load(connection, [table], lengths)
        if table not in lives:
            raise Refusal(self.why_unplayable(table) if table in lengths else Reason.NO_TABLE)
        return lives[table]

    def why_missing(self, table: str) -> Reason:
        """Say why a table cannot be found for a command."""
        return Reason.DAMAGED if table in self.damaged else Reason.NO_TABLE

    def why_unplayable(self, table: str) -> Reason:
        """Say why a table that exists cannot be played here."""
        return Reason.DAMAGED if table in self.damaged else Reason.WRONG_ENGINE

    async def load(self, connection: AsyncConnection, ids: list[str], lengths: dict[str, int]) -> dict[str, LiveTable]:
        """Bring tables to where their logs are; those that do not exist, or cannot be played, are left out."""
        for table in ids:
            if table in lengths and table not in self.loaded and table not in self.damaged:
                await self.read(connection, table, lengths[table])
        found = {table: self.loaded[table] for table in ids if table in lengths and table in self.loaded}
        behind = {table: live.table.seq for table, live in found.items() if live.table.seq < lengths[table]}
        for table, rows in (await read_logs(connection, behind)).items():
            if not self.catch_up(found[table], rows):
                del found[table]
        for live in found.values():
            live.used = monotonic()
        return found

    async def read(self, connection: AsyncConnection, table: str, length: int) -> None:
        """Read a table from its log, if that is whole and this engine can play it."""
        try:
            lines = await read_whole(connection, table, length)
            made = Table(lines.setup)
            await follow_gently(made, lines.lines)
        except DamagedLog as error:
            self.note_damaged(table, error.why)
            return
        except (SQLAlchemyError, OSError, TimeoutError):
            raise
        except Exception as error:
            self.note_unplayable(table, error)
            return
        self.loaded.setdefault(table, LiveTable(made))

    def catch_up(self, live: LiveTable, rows: list[Row]) -> bool:
        """Follow lines that another node wrote, and tell those who watch here; say whether that was possible."""
        twin = live.table.fork()
        try:
            fresh = [row for row in rows if int(str(row["seq"])) > twin.seq]
            live.adopt(twin, follow_all(twin, checked_lines(twin.setup.table, fresh, twin.seq, twin.hash)))
        except DamagedLog as error:
            self.note_damaged(error.table, error.why)
            return False
        except Exception as error:
            self.note_unplayable(live.table.setup.table, error)
            return False
        return True

    def note_damaged(self, table: str, why: str) -> None:
        """Stop a table whose log is damaged, and only that one: nothing is read from it or written to it any more."""
        live = self.loaded.pop(table, None)
        if table not in self.damaged:
            self.damaged[table] = why
            LOGGER.error("the log of a table is damaged, and the table is stopped", extra={"table": table, "why": why})
        for watcher in list(live.watchers if live else ()):
            watcher.dismiss(Reason.DAMAGED)

    def note_unplayable(self, table: str, error: Exception) -> None:
        """Log once that a table cannot be played; that another version of the engine wrote it is no error."""
        if table not in self.unplayable:
            self.unplayable.add(table)
            expected = isinstance(error, BadReplay)
            LOGGER.log(
                logging.WARNING if expected else logging.ERROR,
                "a table cannot be played by this engine",
                extra={"table": table, "why": str(error)},
                exc_info=None if expected else error,
            )

    async def hear(self, news: dict[str, int]) -> None:
        """Follow tables that another node has moved on, if anybody here watches them."""
        known = {table: self.loaded[table] for table in news if table in self.loaded}
        behind = [table for table, live in known.items() if live.watchers and live.table.seq < news[table]]
        if behind:
            await self.refresh(behind)

    def note_presence(self, live: LiveTable) -> None:
        """Tell everybody, here and at other nodes, who has a table open."""
        live.tell_presence()
        self.announce_presence(live)

    def announce_presence(self, live: LiveTable) -> None:
        """Tell other nodes who has a table open here."""
        self.pubsub.announce_presence(Presence(self.name, live.table.setup.table, live.present_here()))

    def hear_presence(self, presence: Presence) -> None:
        """Hear who has a table open elsewhere; one who has not heard of us is told."""
        live = self.loaded.get(presence.table)
        if live is None or presence.node == self.name:
            return
        before = live.present()
        is_new = presence.node not in live.elsewhere
        live.elsewhere[presence.node] = (monotonic() + 3 * PRESENCE_BEAT, presence.people)
        if live.present() != before:
            live.tell_presence()
        if is_new and live.watchers:
            self.announce_presence(live)

    def hear_uses(self, used: LimitUse) -> None:
        """Hear what was used of the limits elsewhere."""
        if used.node != self.name:
            self.hear_limits(used.uses)

    def announce_uses(self, uses: dict[str, float]) -> None:
        """Tell other nodes what was used of the limits here."""
        self.pubsub.announce_uses(LimitUse(self.name, uses))

    async def refresh(self, tables: list[str]) -> None:
        """Bring tables to where the database is."""
        try:
            async with self.store.reading() as connection:
                await self.load(connection, tables, await log_lengths(connection, tables))
        except Unavailable as error:
            LOGGER.warning("the database does not answer", extra={"error": str(error)})

    async def refresh_tables(self) -> None:
        """Catch up with what other nodes wrote without being heard, and drop tables that nobody watches from memory."""
        said = monotonic()
        while True:
            await asyncio.sleep(self.beat)
            watched = [table for table, live in self.loaded.items() if live.watchers]
            if monotonic() - said > PRESENCE_BEAT:
                said = monotonic()
                for table in watched:
                    self.loaded[table].forget_the_gone()
                    self.announce_presence(self.loaded[table])
            for first in range(0, 0 if self.store.is_sqlite else len(watched), LOOKED_AT_ONCE):
                await self.refresh(watched[first : first + LOOKED_AT_ONCE])
            for table, live in list(self.loaded.items()):
                if not live.watchers and monotonic() - live.used > IDLE:
                    del self.loaded[table]

    async def watch(self, table: str, watcher: Watcher, since: int | None, reading: Reading) -> LiveTable:
        """Show somebody a table as it is, with what was missed since a line, and from then on all that happens."""
        live = await self.find(table)
        missed = await self.missed(live, watcher, since, reading)
        live = self.loaded.setdefault(table, live)
        live.watchers.add(watcher)
        watcher.send(encode(live.welcome(watcher, missed)))
        self.note_presence(live)
        return live

    async def missed(self, live: LiveTable, watcher: Watcher, since: int | None, reading: Reading) -> list[ToldLine]:
        """Tell again what happened after a line, up to where the table is; what is no longer known is played again."""
        if since is None or since >= live.table.seq:
            return []
        viewer = live.table.viewer_of(watcher.person.id)
        told = live.told_since(since, viewer)
        reading.charge(live.table.seq if told is None else len(told))
        while told is None:
            whole = await self.whole_log(live, viewer, reading)
            rest = live.told_since(len(whole), viewer)  # what happened meanwhile
            told = None if rest is None else [*whole[since:], *rest]
        return told

    async def whole_log(self, live: LiveTable, viewer: int, reading: Reading) -> list[ToldLine]:
        """Tell a table's log up to where it is, as a viewer may know it, by playing it in another process."""
        setup, seq = live.table.setup, live.table.seq
        told = self.log_readers.known(setup.table, seq, viewer)
        if told is None:
            async with self.store.reading() as connection:
                rows = await read_rows(connection, setup.table)
            try:
                told = await self.log_readers.run(reading.waiter, tell_log, setup, rows[:seq], viewer)
            except DamagedLog as error:
                self.note_damaged(error.table, error.why)
                raise Refusal(Reason.DAMAGED) from None
            self.log_readers.keep(setup.table, seq, viewer, told)
        return told

    def note_address(self, person: str, address: str) -> None:
        """Remember the address of a person, so that addresses share the bots fairly."""
        if person not in self.addresses and len(self.addresses) >= MOST_ADDRESSES:
            del self.addresses[next(iter(self.addresses))]
        self.addresses[person] = address

    def payer(self, person: str) -> Payer:
        """Return who pays for work: the person and its address, or the person alone where the address is unknown."""
        return Payer(self.addresses.get(person, person), person)

    def know_again(self, *people: Person) -> None:
        """Apply changed preferences to every socket of these people on this node."""
        known = {person.id: person for person in people}
        for live in self.loaded.values():
            for watcher in live.watchers:
                watcher.person = known.get(watcher.person.id, watcher.person)

    def unwatch(self, live: LiveTable, watcher: Watcher) -> None:
        """Stop telling a watcher what happens."""
        live.watchers.discard(watcher)
        live.used = monotonic()
        self.note_presence(live)


async def follow_gently(table: Table, lines: list[Line]) -> None:
    """Apply a whole log to a table, giving the event loop its turn in between."""
    table.keeps_moments = False
    for number, line in enumerate(lines, start=1):
        follow(table, line)
        if number % LINES_AT_ONCE == 0:
            await asyncio.sleep(0)
    table.keeps_moments = True
