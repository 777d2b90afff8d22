"""Backups: all rows of a database in one compressed file of JSON lines, which any other database can restore."""

import gzip
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from twocities.server.store.schema import METADATA
from twocities.server.store.store import Store
from twocities.server.store.upgrade import known_version_of, newest, upgrade, version_of

TITLE = "twocities backup 1"

ROWS_AT_ONCE = 500

HEAD = b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff"
"""How a packed file begins that says neither when it was packed nor how it was called."""

PIECE = 1024 * 1024

Progress = Callable[[int], None]
"""Is told how many rows more were done."""


class BadBackup(ValueError):
    """A file that cannot be restored, or a database that it cannot be restored into."""


async def need_schema(store: Store) -> None:
    """Refuse a database without tables, or of another schema than this version's."""
    async with store.reading() as connection:
        version = await connection.run_sync(known_version_of)
    if version is None:
        raise BadBackup("The database is empty, without even tables.")
    if version != newest():
        raise BadBackup(f"The database has the schema {version}, not {newest()}: bring it there by 'db upgrade' first.")


async def count_rows(store: Store) -> int:
    """Count everything that is kept."""
    async with store.reading() as connection:
        if await connection.run_sync(known_version_of) is None:
            raise BadBackup("The database is empty, without even tables.")
        return sum(
            [
                int((await connection.execute(select(func.count()).select_from(table))).scalar_one())
                for table in METADATA.sorted_tables
            ]
        )


async def back_up(store: Store, path: Path, progress: Progress) -> int:
    """Write all rows as they are at one moment; the file appears only once it is whole."""
    part = path.with_name(path.name + ".part")
    try:
        part.touch(mode=0o600)
        written = await write_rows(store, part, progress)
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise BadBackup(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)
    return written


async def write_rows(store: Store, path: Path, progress: Progress) -> int:
    """Write the rows of all tables; return how many there were."""
    written = 0
    async with store.reader.connect() as connection:
        if not store.is_sqlite:
            connection = await connection.execution_options(isolation_level="REPEATABLE READ")
        version = await connection.run_sync(version_of)
        with packing(path) as file:
            file.write(line({"title": TITLE, "schema": version}))
            for table in METADATA.sorted_tables:
                result = await connection.stream(select(table))
                async for rows in result.mappings().partitions(ROWS_AT_ONCE):
                    for row in rows:
                        file.write(
                            line({"table": str(table.name), "row": {str(name): value for name, value in row.items()}})
                        )
                    written += len(rows)
                    progress(len(rows))
            file.write(line({"rows": written}))
    return written


class BackupLine(msgspec.Struct, forbid_unknown_fields=True):
    """A line of a backup after the first: a row of a table, or at the end how many rows there were."""

    table: str = ""
    row: dict[str, Any] = {}
    rows: int | None = None


async def restore(store: Store, path: Path, progress: Progress) -> int:
    """Read a backup into an empty database: all of it, or nothing."""
    await upgrade(store)
    if await count_rows(store):
        raise BadBackup("The database is not empty: a backup is restored into a new one.")
    tables = {table.name: table for table in METADATA.sorted_tables}
    restored = 0
    try:
        check_frame(path)
        with gzip.open(path, "rb") as file:
            head = msgspec.json.decode(file.readline())
            if not isinstance(head, dict) or head.get("title") != TITLE:
                raise BadBackup(f"{path} is no backup of Two Cities.")
            if head["schema"] != newest():
                raise BadBackup(
                    f"The backup has the schema {head['schema']}, this version {newest()}: "
                    "restore it with the version that wrote it, then upgrade."
                )
            async with store.writer.begin() as connection:
                waiting: list[Any] = []
                name = ""
                is_whole = False
                for each in file:
                    read = msgspec.json.decode(each, type=BackupLine)
                    is_whole = read.rows is not None
                    if is_whole or read.table != name or len(waiting) == ROWS_AT_ONCE:
                        if waiting:
                            await connection.execute(insert(tables[name]), waiting)
                            progress(len(waiting))
                        waiting = []
                    if is_whole:
                        if read.rows != restored:
                            raise BadBackup(f"The backup should have {read.rows} rows, not {restored}.")
                        break
                    name = read.table
                    waiting.append(read.row)
                    restored += 1
                if not is_whole:
                    raise BadBackup("The backup ends too early.")
                # Only at its very end does a packed file tell whether all of it is as it was written.
                if file.read(1):
                    raise BadBackup("The backup goes on after its end.")
    except BadBackup:
        raise
    except (OSError, EOFError, zlib.error, ValueError, OverflowError, LookupError, TypeError, SQLAlchemyError) as error:
        raise BadBackup(f"{path} cannot be read: {error}") from error
    return restored


@contextmanager
def packing(path: Path) -> Iterator[gzip.GzipFile]:
    """Write a packed file that begins with `HEAD`."""
    with path.open("wb") as plain, gzip.GzipFile("", "wb", fileobj=plain, mtime=0) as file:
        yield file


def check_frame(path: Path) -> None:
    """Refuse a file whose first or last bytes are others than were written: unpacking looks at neither.

    The head of a packed file holds when it was packed and how it was called, and zeros after its end are skipped.
    """
    with path.open("rb") as file:
        head = file.read(len(HEAD))
    if head != HEAD:
        raise BadBackup(f"{path} is no backup of Two Cities, or damaged at its beginning.")
    unpacked = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    with path.open("rb") as file:
        while not unpacked.eof and (piece := file.read(PIECE)):
            unpacked.decompress(piece)
        if unpacked.unused_data or file.read(1):
            raise BadBackup("The backup goes on after its end.")


def line(row: dict[str, object]) -> bytes:
    """Write one line."""
    return msgspec.json.encode(row) + b"\n"
