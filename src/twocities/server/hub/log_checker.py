"""Checks the logs of running games for damage, slowly, in the background."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from sqlalchemy import select

from twocities.server.store.check import read_whole
from twocities.server.store.history import IS_GOING
from twocities.server.store.schema import TABLES
from twocities.server.table.chain import DamagedLog

if TYPE_CHECKING:
    from twocities.server.hub.hub import Hub

LOGGER = logging.getLogger("twocities.log_checker")

SHARE = 10
"""At most one part in so many of the time is spent on it."""


class LogChecker:
    """Checks the log of every running game, at the start and then periodically."""

    def __init__(self, hub: "Hub", beat: float) -> None:
        self.hub = hub
        self.beat = beat

    async def run(self) -> None:
        """Check, for ever."""
        while True:
            began = monotonic()
            await self.check_all()
            await asyncio.sleep(max(self.beat - (monotonic() - began), self.beat / SHARE))

    async def check_all(self) -> None:
        """Check all logs of games that go on, one by one."""
        async with self.hub.store.reading() as connection:
            tables = [str(each) for each in (await connection.execute(select(TABLES.c.id).where(IS_GOING))).scalars()]
        for table in tables:
            if table not in self.hub.damaged:
                began = monotonic()
                await self.check(table)
                await asyncio.sleep((SHARE - 1) * (monotonic() - began))

    async def check(self, table: str) -> None:
        """Check one log, and that it holds the line that the table in memory ends with."""
        live = self.hub.loaded.get(table)
        seq, known = (live.table.seq, live.table.hash) if live else (0, "")
        try:
            async with self.hub.store.reading() as connection:
                query = select(TABLES.c.lines).where(TABLES.c.id == table)
                length = (await connection.execute(query)).scalar()
                if length is None:
                    return
                lines = (await read_whole(connection, table, max(length, seq))).lines
            if seq and lines[seq - 1].hash != known:
                raise DamagedLog(table, f"line {seq} is not what was written, or a line before it")
        except DamagedLog as error:
            self.hub.note_damaged(table, error.why)
