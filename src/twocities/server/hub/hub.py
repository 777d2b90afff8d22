"""All tables of a node: loads them, writes to them, tells those who watch, and lets bots and clocks go on."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from time import time

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from twocities.core.errors import BadReplay
from twocities.server.hub.announcers import Announcer, Presence
from twocities.server.hub.chores import Chores
from twocities.server.hub.journal import Draft, Journal
from twocities.server.hub.live import Happening, Live, Watcher, follow_all
from twocities.server.hub.messages import Done, encode
from twocities.server.hub.thinkers import Thinkers
from twocities.server.store.people import Person
from twocities.server.store.store import Store, Unavailable
from twocities.server.store.tables import find_setup, log_lengths, read_log, read_logs, stop_unplayed
from twocities.server.table.commands import AnyCommand, OwnCommand, Stop
from twocities.server.table.entries import Line, Stopped
from twocities.server.table.openings import Opening, Someone
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import is_code
from twocities.server.table.table import Table

LOGGER = logging.getLogger("twocities.hub")

PRESENCE_BEAT = 10.0
"""How often nodes say again who has which table open; who is not heard of three times is gone."""

IDLE = 300.0
"""After how many seconds a table that nobody watches is forgotten; its log is not."""


class Hub:
    """One node. It owns nothing: whatever it forgets, it reads again."""

    def __init__(
        self,
        store: Store,
        announcer: Announcer,
        thinkers: Thinkers,
        beat: float = 1.0,
        lease: float = 10.0,
        bot_pause: float = 0.0,
    ) -> None:
        self.store = store
        self.announcer = announcer
        self.thinkers = thinkers
        self.beat = beat
        self.name = secrets.token_hex(8)
        """What other nodes know this one by, until it ends."""
        self.lives: dict[str, Live] = {}
        self.chores = Chores(self, lease, bot_pause)
        self.journal = Journal(store, self.load, self.written, self.chores.next_chore, self.spawn)
        self.tasks: set[asyncio.Task[None]] = set()
        self.unplayable: set[str] = set()
        """The tables that this engine cannot play, as far as it was asked to; each is logged once."""

    async def start(self) -> None:
        """Begin to write, to listen and to look after bots and clocks."""
        await self.chores.take_over()
        self.spawn(self.keep_up(self.journal.run))
        self.spawn(self.keep_up(lambda: self.announcer.listen(self)))
        self.spawn(self.keep_up(self.chores.run))
        self.spawn(self.keep_up(self.look_around))

    async def stop(self) -> None:
        """Write what still waits, then end."""
        try:
            await asyncio.wait_for(self.journal.waiting.join(), 5)
        except TimeoutError:
            LOGGER.warning("stopped with commands that were not written; none of them was acknowledged")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        await self.announcer.close()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Let something go on beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.note_end)

    async def keep_up(self, work: Callable[[], Coroutine[object, object, None]]) -> None:
        """Let something go on for ever: whatever it stumbles over, it gets up again."""
        while True:
            try:
                await work()
            except Unavailable as error:
                LOGGER.warning("the database does not answer", extra={"error": str(error)})
            except Exception:
                LOGGER.exception("a task stumbled")
            await asyncio.sleep(self.beat)

    def note_end(self, task: asyncio.Task[None]) -> None:
        """Log what ended with an error."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOGGER.error("a task failed", exc_info=task.exception())

    async def open(self, opening: Opening) -> Table:
        """Open a table."""
        async with self.store.writing() as connection:
            table = await self.journal.open_table(connection, opening, opening.setup.created)
        live = self.lives.setdefault(opening.setup.table, Live(table))
        live.used = time()
        self.chores.consider(live.table)
        return table

    async def obey(self, table: str, someone: Someone, command: AnyCommand) -> Done:
        """Carry out what a person asks for; return once it is durable."""
        return await self.journal.submit(table, someone, command)

    async def obey_self(self, table: str, command: OwnCommand) -> Done:
        """Carry out what the server itself has found necessary."""
        return await self.journal.submit(table, None, command)

    async def end(self, table: str, command: Stop) -> Done:
        """Stop a table, also one that this engine cannot play."""
        try:
            await self.find(table)
        except Refusal as refusal:
            if refusal.reason is not Reason.WRONG_ENGINE:
                raise
            async with self.store.writing() as connection:
                line = Line(0, time(), command.command, Stopped(command.reason))
                seq = await stop_unplayed(connection, table, line)
            if seq is None:
                raise Refusal(Reason.TABLE_STOPPED) from None
            await self.announcer.announce({table: seq})
            return Done(command.command, seq)
        return await self.obey_self(table, command)

    async def written(self, drafts: list[Draft]) -> None:
        """Go on after a transaction: bots of these tables may have to think, other nodes want to know."""
        for draft in drafts:
            self.chores.consider(draft.table)
        if drafts:
            await self.announcer.announce({draft.table.setup.table: draft.table.seq for draft in drafts})

    async def find(self, table: str) -> Live:
        """Find a table as it is in the database now."""
        if not is_code(table):
            raise Refusal(Reason.NO_TABLE)
        async with self.store.reading() as connection:
            lengths = await log_lengths(connection, [table])
            lives = await self.load(connection, [table], lengths)
        if table not in lives:
            raise Refusal(Reason.WRONG_ENGINE if table in lengths else Reason.NO_TABLE)
        return lives[table]

    async def load(self, connection: AsyncConnection, ids: list[str], lengths: dict[str, int]) -> dict[str, Live]:
        """Bring tables to where their logs are; those that do not exist, or cannot be played, are left out."""
        for table in ids:
            if table in lengths and table not in self.lives:
                await self.read(connection, table)
        found = {table: self.lives[table] for table in ids if table in lengths and table in self.lives}
        behind = {table: live.table.seq for table, live in found.items() if live.table.seq < lengths[table]}
        for table, lines in (await read_logs(connection, behind)).items():
            if not self.catch_up(found[table], lines):
                del found[table]
        for live in found.values():
            live.used = time()
        return found

    async def read(self, connection: AsyncConnection, table: str) -> None:
        """Read a table from its log, if this engine can play it."""
        try:
            setup = await find_setup(connection, table)
            lines = await read_log(connection, table)
            assert setup is not None
            made = Table(setup)
            follow_all(made, lines)
        except (SQLAlchemyError, OSError, TimeoutError):
            raise
        except Exception as error:
            self.note_unplayable(table, error)
            return
        self.lives.setdefault(table, Live(made))

    def catch_up(self, live: Live, lines: list[Line]) -> bool:
        """Follow lines that another node wrote, and tell those who watch here; say whether that was possible."""
        fresh = [line for line in lines if line.seq > live.table.seq]
        try:
            twin = live.table.fork()
            live.adopt(twin, follow_all(twin, fresh))
        except Exception as error:
            self.note_unplayable(live.table.setup.table, error)
            return False
        return True

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
        known = {table: self.lives[table] for table in news if table in self.lives}
        behind = [table for table, live in known.items() if live.watchers and live.table.seq < news[table]]
        if behind:
            await self.refresh(behind)

    def note_presence(self, live: Live) -> None:
        """Tell everybody, here and at other nodes, who has a table open."""
        live.tell_presence()
        self.announce_presence(live)

    def announce_presence(self, live: Live) -> None:
        """Tell other nodes who has a table open here."""
        self.announcer.announce_presence(Presence(self.name, live.table.setup.table, live.present_here()))

    def hear_presence(self, presence: Presence) -> None:
        """Hear who has a table open elsewhere; one who has not heard of us is told."""
        live = self.lives.get(presence.table)
        if live is None or presence.node == self.name:
            return
        before = live.present()
        is_new = presence.node not in live.elsewhere
        live.elsewhere[presence.node] = (time() + 3 * PRESENCE_BEAT, presence.people)
        if live.present() != before:
            live.tell_presence()
        if is_new and live.watchers:
            self.announce_presence(live)

    async def refresh(self, tables: list[str]) -> None:
        """Bring tables to where the database is."""
        try:
            async with self.store.reading() as connection:
                await self.load(connection, tables, await log_lengths(connection, tables))
        except Unavailable as error:
            LOGGER.warning("the database does not answer", extra={"error": str(error)})

    async def look_around(self) -> None:
        """Look for what other nodes did unheard, and forget what nobody needs."""
        said = time()
        while True:
            await asyncio.sleep(self.beat)
            watched = [table for table, live in self.lives.items() if live.watchers]
            if time() - said > PRESENCE_BEAT:
                said = time()
                for table in watched:
                    self.lives[table].forget_the_gone()
                    self.announce_presence(self.lives[table])
            if watched and not self.store.is_sqlite:
                await self.refresh(watched)
            for table, live in list(self.lives.items()):
                if not live.watchers and time() - live.used > IDLE:
                    del self.lives[table]

    async def watch(self, table: str, watcher: Watcher, since: int | None) -> Live:
        """Show somebody a table as it is, with what was missed since a line, and from then on all that happens."""
        live = await self.find(table)
        missed = await self.missed(live, since)
        live = self.lives.setdefault(table, live)
        live.watchers.add(watcher)
        watcher.send(encode(live.welcome(watcher, missed)))
        self.note_presence(live)
        return live

    async def missed(self, live: Live, since: int | None) -> list[Happening]:
        """Tell again what happened after a line, up to where the table is, by following the log once more."""
        while since is not None and since < live.table.seq:
            async with self.store.reading() as connection:
                lines = await read_log(connection, live.table.setup.table)
            # The log may be ahead, by what is not told yet; or the table, by what was written meanwhile.
            if len(lines) >= live.table.seq:
                return follow_all(Table(live.table.setup), lines[: live.table.seq])[since:]
        return []

    def know_again(self, *people: Person) -> None:
        """Go by what people have changed about themselves, at every table that they watch through this node."""
        known = {person.id: person for person in people}
        for live in self.lives.values():
            for watcher in live.watchers:
                watcher.person = known.get(watcher.person.id, watcher.person)

    def unwatch(self, live: Live, watcher: Watcher) -> None:
        """Let somebody go."""
        live.watchers.discard(watcher)
        live.used = time()
        self.note_presence(live)
