"""The scheduler of due tasks: bots choose, clocks run out, abandoned tables close.

When something is due is written beside every table, in the transaction that made it so. A node that
begins a due task claims it for a while; if that node dies, another one claims it when the time is over.
"""

import asyncio
import logging
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING

from sqlalchemy import and_, or_, select, update

from twocities.server.hub.fair_queue import Payer, Waiter
from twocities.server.hub.live_table import NOBODY_WAITS, LiveTable
from twocities.server.steady_clock import now as steady_time
from twocities.server.store.schema import TABLES
from twocities.server.table.clock import AHEAD
from twocities.server.table.commands import Abandon, BotChooses, Deal, TimeIsOut
from twocities.server.table.decide import ABANDONED, SHARE_PATIENCE
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import MINUTE
from twocities.server.table.table import Status, Table

if TYPE_CHECKING:
    from twocities.server.hub.hub import Hub

LOGGER = logging.getLogger("twocities.scheduler")

AT_ONCE = 50
"""How many due tasks a node claims at a time."""

SWEEP = 10.0
"""How often a node looks for what a clock that was ahead has put off, in seconds."""

PUT_ASIDE = 60 * MINUTE
"""For how many seconds nobody tries a table again that this engine cannot play."""


class Scheduler:
    """Runs the due tasks of one node."""

    def __init__(self, hub: "Hub", lease: float, bot_pause: float) -> None:
        self.hub = hub
        self.lease = lease
        self.bot_pause = bot_pause
        self.busy: set[str] = set()
        """The tables at which this node lets a bot think."""

    def next_due(self, table: Table, now: float) -> tuple[float | None, float | None]:
        """Say when something is to be done at a table, and until when this node promises to do it."""
        due = due_of(table)
        if due is not None and is_for_bot(table):
            due = min(due, now)  # the last line may be of a clock that was ahead
        return due, now + self.lease if due is not None and due <= now else None

    def consider(self, table: Table) -> None:
        """Let a bot think if it is its turn; this node has claimed that already."""
        name = table.setup.table
        if is_for_bot(table) and name not in self.busy:
            self.busy.add(name)
            self.hub.spawn(self.let_bots_play(name))

    async def let_bots_play(self, name: str) -> None:
        """Let bots choose for as long as it is their turn."""
        try:
            while True:
                live = self.hub.loaded.get(name)
                if live is None or not is_for_bot(live.table):
                    return
                if not await self.let_bot_choose(live):
                    return
        except Refusal as refusal:
            # What was not written stays due: when the claim is over, a node tries again.
            LOGGER.warning("a bot's choice was refused", extra={"table": name, "reason": str(refusal)})
        finally:
            self.busy.discard(name)

    async def let_bot_choose(self, live: LiveTable) -> bool:
        """Let one bot think and write its choice down; say whether this node is the one to go on."""
        table, began = live.table, [monotonic()]
        waiter = self.waiter(table.setup.table)
        action = await self.hub.bot_workers.choose(table, waiter, lambda: began.append(monotonic()))
        if live.is_awaited():
            await asyncio.sleep(rest_of_pause(began[-1], monotonic(), self.bot_pause))
        # The same thought on two nodes is the same command, and is carried out once.
        command = BotChooses(f"bot-{table.decision}", table.decision, action)
        try:
            done = await self.hub.obey_self(table.setup.table, command)
        except Refusal as refusal:
            if refusal.reason is Reason.STALE:
                return True
            raise
        return not done.repeated

    def waiter(self, name: str) -> Waiter:
        """Return who pays for a bot's thinking at a table, which may have been dropped from memory meanwhile."""
        lives = self.hub.loaded

        def payer() -> Payer:
            return self.hub.payer(lives[name].payer()) if name in lives else Payer()

        def urgency() -> int:
            return lives[name].urgency() if name in lives else NOBODY_WAITS

        def held_up(waiting: int) -> None:
            if name in lives:
                lives[name].tell_busy(waiting)

        return Waiter(payer, urgency, held_up)

    async def run(self) -> None:
        """Look for due tasks, forever."""
        swept = -SWEEP
        while True:
            await asyncio.sleep(self.hub.beat)
            if monotonic() - swept >= SWEEP:
                swept = monotonic()
                await self.set_back()
            while await self.do_some() == AT_ONCE:
                pass  # what is due last must not wait for another beat behind all that is due before it

    async def do_some(self) -> int:
        """Do some of what is due; return at how many tables."""
        tables = await self.claim()
        for table in tables:
            await self.do(table)
        return len(tables)

    async def set_back(self) -> None:
        """Make due now what a clock that was ahead has put off: its tables changed at a time that has not come."""
        now = steady_time()
        future = (TABLES.c.public.in_([True, False]), TABLES.c.changed > now + AHEAD)
        wrong = and_(TABLES.c.status == Status.PLAYING.value, *future, TABLES.c.due > now)
        async with self.hub.store.reading() as connection:
            if not (await connection.execute(select(TABLES.c.id).where(wrong).limit(1))).first():
                return
        LOGGER.warning("a clock was ahead: what it has put off is done now")
        async with self.hub.store.writing() as connection:
            await connection.execute(update(TABLES).where(wrong).values(due=now, claimed=None))

    async def claim(self) -> list[str]:
        """Claim tables at which something is due and nobody has promised to do it."""
        now = steady_time()
        # A claim that lies further ahead was made by a clock that was ahead.
        unclaimed = or_(TABLES.c.claimed.is_(None), TABLES.c.claimed < now, TABLES.c.claimed > now + 10 * self.lease)
        due = select(TABLES.c.id).where(TABLES.c.due <= now, unclaimed).order_by(TABLES.c.due).limit(AT_ONCE)
        async with self.hub.store.reading() as connection:
            if not (await connection.execute(due.limit(1))).first():
                return []
        async with self.hub.store.writing() as connection:
            found = await connection.execute(due.with_for_update(skip_locked=True))
            tables = [str(table) for table in found.scalars()]
            if tables:
                claim = update(TABLES).where(TABLES.c.id.in_(tables)).values(claimed=now + self.lease)
                await connection.execute(claim)
        return tables

    async def do(self, name: str) -> None:
        """Do what is due at a table; where a bot thinks already, it is being done."""
        if name in self.busy:
            return
        try:
            table = (await self.hub.find(name)).table
            deadline = table.deadline()
            if is_for_bot(table):
                self.consider(table)
            elif table.dealing is not None:
                await self.hub.obey_self(name, Deal(f"deal-{table.seq}"))
            elif table.status is Status.OPEN:
                await self.hub.obey_self(name, Abandon(f"abandoned-{table.seq}"))
            elif deadline is not None and deadline <= steady_time():
                await self.hub.obey_self(name, TimeIsOut(f"late-{table.decision}-{table.seq}", table.decision))
        except Refusal as refusal:
            if refusal.reason in (Reason.WRONG_ENGINE, Reason.DAMAGED):
                await self.put_aside(name)
            else:
                LOGGER.warning("a due task was refused", extra={"table": name, "reason": str(refusal)})

    async def put_aside(self, name: str) -> None:
        """Leave a table alone that this engine cannot play: nodes of a version that can may come back."""
        async with self.hub.store.writing() as connection:
            aside = update(TABLES).where(TABLES.c.id == name).values(due=steady_time() + PUT_ASIDE, claimed=None)
            await connection.execute(aside)

    async def take_over(self) -> None:
        """Take over what a node before this one had claimed, where there is only one at a time."""
        if self.hub.store.is_sqlite:
            async with self.hub.store.writing() as connection:
                await connection.execute(update(TABLES).where(TABLES.c.claimed.is_not(None)).values(claimed=None))


def rest_of_pause(began: float, now: float, pause: float) -> float:
    """Say how long a bot that has thought since `began` waits before it answers.

    People see each choice for a moment. And a bot that has no choice is done sooner than one that has: so all of them
    answer after one pause, and one that took longer after two or more whole ones.
    """
    return began + pause * max(1, ceil((now - began) / pause)) - now if pause else 0.0


def is_for_bot(table: Table) -> bool:
    """Say whether a bot has to choose now."""
    return table.asks_bot and not table.is_paused


def due_of(table: Table) -> float | None:
    """Say when something is to be done at a table."""
    match table.status:
        case Status.OPEN if table.dealing is not None:
            return table.dealing + SHARE_PATIENCE
        case Status.OPEN:
            return table.at + ABANDONED
        case Status.PLAYING if is_for_bot(table):
            return table.at
        case Status.PLAYING:
            return table.deadline()
        case _:
            return None
