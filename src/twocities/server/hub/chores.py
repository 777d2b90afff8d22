"""What the server does at tables by itself: bots choose, clocks run out, forgotten tables close.

When something is due is written beside every table, in the transaction that made it so. A node that
begins a chore claims it for a while; if that node dies, another one claims it when the time is over.
"""

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING

from sqlalchemy import or_, select, update

from twocities.server.hub.live import Live
from twocities.server.store.schema import TABLES
from twocities.server.table.commands import Abandon, BotChooses, TimeIsOut
from twocities.server.table.judge import ABANDONED
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import MINUTE
from twocities.server.table.table import Status, Table

if TYPE_CHECKING:
    from twocities.server.hub.hub import Hub

LOGGER = logging.getLogger("twocities.chores")

AT_ONCE = 50
"""How many chores a node claims at a time."""

PUT_ASIDE = 60 * MINUTE
"""For how many seconds nobody tries a table again that this engine cannot play."""


class Chores:
    """The chores of one node."""

    def __init__(self, hub: "Hub", lease: float, bot_pause: float) -> None:
        self.hub = hub
        self.lease = lease
        self.bot_pause = bot_pause
        self.busy: set[str] = set()
        """The tables at which this node lets a bot think."""

    def next_chore(self, table: Table, now: float) -> tuple[float | None, float | None]:
        """Say when something is to be done at a table, and until when this node promises to do it."""
        due = due_of(table)
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
                live = self.hub.lives.get(name)
                if live is None or not is_for_bot(live.table):
                    return
                if not await self.let_bot_choose(live):
                    return
        except Refusal as refusal:
            # What was not written stays due: when the claim is over, a node tries again.
            LOGGER.warning("a bot's choice was refused", extra={"table": name, "reason": str(refusal)})
        finally:
            self.busy.discard(name)

    async def let_bot_choose(self, live: Live) -> bool:
        """Let one bot think and write its choice down; say whether this node is the one to go on."""
        table = live.table
        action = await self.hub.thinkers.choose(table, lambda: self.is_awaited(table.setup.table))
        if live.present():
            # Who looks on sees each choice for a moment; what the bot thought about it is part of that.
            await asyncio.sleep(max(0.0, table.at + self.bot_pause - time()))
        # The same thought on two nodes is the same command, and is carried out once.
        command = BotChooses(f"bot-{table.decision}", table.decision, action)
        try:
            done = await self.hub.obey_self(table.setup.table, command)
        except Refusal as refusal:
            if refusal.reason is Reason.STALE:
                return True
            raise
        return not done.repeated

    def is_awaited(self, name: str) -> bool:
        """Say whether people wait for what happens at a table; one that was forgotten meanwhile nobody looks at."""
        live = self.hub.lives.get(name)
        return live is not None and live.is_awaited()

    async def run(self) -> None:
        """Look for chores, for ever."""
        while True:
            await asyncio.sleep(self.hub.beat)
            while await self.do_some() == AT_ONCE:
                pass  # what is due last must not wait for another beat behind all that is due before it

    async def do_some(self) -> int:
        """Do some of what is due; return at how many tables."""
        tables = await self.claim()
        for table in tables:
            await self.do(table)
        return len(tables)

    async def claim(self) -> list[str]:
        """Claim tables at which something is due and nobody has promised to do it."""
        now = time()
        unclaimed = or_(TABLES.c.claimed.is_(None), TABLES.c.claimed < now)
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
            elif table.status is Status.OPEN:
                await self.hub.obey_self(name, Abandon(f"abandoned-{table.seq}"))
            elif deadline is not None and deadline <= time():
                await self.hub.obey_self(name, TimeIsOut(f"late-{table.decision}-{table.seq}", table.decision))
        except Refusal as refusal:
            if refusal.reason is Reason.WRONG_ENGINE:
                await self.put_aside(name)
            else:
                LOGGER.warning("a chore was refused", extra={"table": name, "reason": str(refusal)})

    async def put_aside(self, name: str) -> None:
        """Leave a table alone that this engine cannot play: nodes of a version that can may come back."""
        async with self.hub.store.writing() as connection:
            aside = update(TABLES).where(TABLES.c.id == name).values(claimed=time() + PUT_ASIDE)
            await connection.execute(aside)

    async def take_over(self) -> None:
        """Take over what a node before this one had claimed, where there is only one at a time."""
        if self.hub.store.is_sqlite:
            async with self.hub.store.writing() as connection:
                await connection.execute(update(TABLES).values(claimed=None))


def is_for_bot(table: Table) -> bool:
    """Say whether a bot has to choose now."""
    return table.asks_bot and not table.is_paused


def due_of(table: Table) -> float | None:
    """Say when something is to be done at a table."""
    match table.status:
        case Status.OPEN:
            return table.at + ABANDONED
        case Status.PLAYING if is_for_bot(table):
            return table.at
        case Status.PLAYING:
            return table.deadline()
        case _:
            return None
