"""Whether a database takes what is written now."""

import asyncio

from sqlalchemy import Select, column, select, table

from twocities.server.store.store import Store, Unavailable

PATIENCE = 2.0
"""How many seconds a database may take to answer that is well."""

ANY_ROW: Select[tuple[str]] = select(column("version_num")).select_from(table("alembic_version"))


class Pulse:
    """Feels whether a database can be read and written; however many ask at once, it is felt once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.feeling: asyncio.Task[bool] | None = None

    async def beats(self) -> bool:
        """Say whether the database answers in time."""
        if self.feeling is None or self.feeling.done():
            self.feeling = asyncio.create_task(self.feel())
        feeling = self.feeling
        await asyncio.wait([feeling], timeout=PATIENCE)  # what takes longer goes on, so that it does not pile up
        return feeling.done() and feeling.result()

    async def feel(self) -> bool:
        """Read, and get as far as one can without changing anything in a transaction that writes."""
        try:
            async with self.store.reading() as connection:
                await connection.execute(ANY_ROW)
            async with self.store.writing() as connection:
                await connection.execute(ANY_ROW.with_for_update(read=True, skip_locked=True))
        except Unavailable:
            return False
        return True
