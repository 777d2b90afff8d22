"""Health check of the database: can it write now?"""

import asyncio
from time import monotonic

from sqlalchemy import delete, insert

from twocities.server.store.schema import SERVER
from twocities.server.store.store import Store, Unavailable

PATIENCE = 2.0
"""How many seconds a database may take to answer that is well."""

FRESH = 1.0
"""For how many seconds an answer is given again, unless a command failed since: so asking often costs no disk."""

RECENT = 10.0
"""For how many seconds a node is not well after a command could not be written, unless a later one was."""


class DatabaseHealth:
    """Writes something to a database and takes it away again; concurrent callers share one check."""

    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.row = f"health {node}"
        self.checking: asyncio.Task[bool] | None = None
        self.checked = -FRESH

    async def is_well(self) -> bool:
        """Say whether the database takes what is written, in time, and whether it took what was written last."""
        failed = self.store.failed
        is_old = monotonic() - self.checked >= FRESH or (failed is not None and failed > self.checked)
        if self.checking is None or (self.checking.done() and is_old):
            self.checking = asyncio.create_task(self.check())
        checking = self.checking
        await asyncio.wait([checking], timeout=PATIENCE)  # what takes longer goes on, so that it does not pile up
        return checking.done() and checking.result()

    async def check(self) -> bool:
        """Write a row and remove it, in a transaction that ends on the disk."""
        failed = self.store.failed
        try:
            async with self.store.writing() as connection:
                await connection.execute(delete(SERVER).where(SERVER.c.name == self.row))
                await connection.execute(insert(SERVER).values(name=self.row, value=""))
                await connection.execute(delete(SERVER).where(SERVER.c.name == self.row))
        except Unavailable:
            return False
        finally:
            self.checked = monotonic()
        if failed is not None and monotonic() - failed < RECENT:
            # One row is little: that it could be written says less than that a command could not.
            self.store.failed = failed
            return False
        return True
