"""The server's clock: the one place from which it takes the time.

Wall clocks jump: somebody sets them, or a machine wakes up. Within a process time goes on by the monotonic clock, and
what the wall clock says otherwise is believed only once it has said so for a while.
"""

import logging
from pathlib import Path
from time import monotonic, time

LOGGER = logging.getLogger("twocities.clock")

SMALL = 1.0
"""Differences of less than so many seconds are followed at once: clocks are set right all the time."""

SETTLED = 60.0
"""For how many seconds the wall clock must differ before it is believed."""


class SteadyClock:
    """The time of the wall clock without its jumps."""

    def __init__(self) -> None:
        self.file: Path | None = None
        self.offset = self.wall() - monotonic()
        self.differs_since: float | None = None

    def wall(self) -> float:
        """Read the wall clock; tests let it be wrong."""
        try:
            return time() + (float(self.file.read_text() or 0) if self.file else 0.0)
        except (OSError, ValueError):
            return time()

    def set_by(self, file: str) -> None:
        """Let a file say by how many seconds the wall clock is wrong, for tests."""
        self.file = Path(file) if file else None
        self.offset = self.wall() - monotonic()
        self.differs_since = None

    def now(self) -> float:
        """Say what time it is, in seconds since 1970."""
        passed = monotonic()
        difference = self.wall() - (passed + self.offset)
        if abs(difference) < SMALL:
            self.differs_since = None
            self.offset += difference
        elif self.differs_since is None:
            self.differs_since = passed
        elif passed - self.differs_since >= SETTLED:
            LOGGER.warning("the clock of the machine was set, and is followed now", extra={"seconds": difference})
            self.differs_since = None
            self.offset += difference
        return passed + self.offset


CLOCK = SteadyClock()


def now() -> float:
    """Say what time it is, in seconds since 1970."""
    return CLOCK.now()
