"""An advisory file lock: one process for one SQLite file. The lock ends with its process, however that ends."""

import contextlib
import os
import sys
from pathlib import Path

from twocities.server.store.store import Unavailable


class InUse(ValueError):
    """A file that another process has locked."""


class FileLock:
    """Locks a file beside the database. Programs that only read, or write seldom, as `twocities db` does, need none.

    The database itself cannot be locked so: whoever closes that file gives up the locks of SQLite too.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}-lock")
        try:
            self.handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise Unavailable(f"{self.path} cannot be opened for writing: {error.strerror}.") from None
        try:
            lock(self.handle)
        except OSError:
            holder = os.read(self.handle, 20).decode("ascii", "replace").strip()
            os.close(self.handle)
            raise InUse(
                f"Another server, process {holder or 'unknown'}, has the database {database} open. One SQLite file is "
                "for one process; for several, take PostgreSQL."
            ) from None
        with contextlib.suppress(OSError):  # the disk is full: that is told when the database is opened
            os.ftruncate(self.handle, 0)
            os.write(self.handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let the next process have it; the file stays, so that nobody locks one that is gone."""
        os.close(self.handle)


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> None:
        """Lock an open file, or raise at once; far behind its content, which can so be read."""
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(handle: int) -> None:
        """Lock an open file, or raise at once."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
