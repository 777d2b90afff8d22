"""The audit log: logins, failed logins, passwords and what administrators did, without secrets.

Names that were typed are not in it: people type passwords there.
"""

import logging
from pathlib import Path
from time import monotonic

LOGGER = logging.getLogger("twocities.audit")

MOST_ALIKE = 10
"""How many records that say the same are logged within `WHILE`."""

WHILE = 60.0

MOST_KINDS = 1000
"""Of how many kinds of records it is counted how often they came."""


def audit(act: str, **facts: object) -> None:
    """Log an act with who did it, from where, and to what."""
    LOGGER.info(act, extra=facts)


def kind_of(record: logging.LogRecord) -> tuple[object, ...] | None:
    """Say which records are the same trouble; None for one that is no trouble."""
    if record.name == LOGGER.name:  # of what is audited, only what was refused has a reason
        refused = [getattr(record, fact, None) for fact in ("reason", "person", "address")]
        return (record.msg, *refused) if refused[0] else None
    if record.levelno < logging.WARNING:
        return None
    return record.name, record.levelno, record.msg, getattr(record, "table", None)


class Throttle(logging.Filter):
    """Rate-limits log records: the same trouble is logged ten times a minute, the next record counts those left out."""

    def __init__(self) -> None:
        super().__init__()
        self.counted: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is logged."""
        kind = kind_of(record)
        if kind is None:
            return True
        began, count = self.counted.get(kind, (monotonic(), 0))
        if monotonic() - began > WHILE:
            if count > MOST_ALIKE:
                record.left_out = count - MOST_ALIKE
            began, count = monotonic(), 0
        if len(self.counted) >= MOST_KINDS and kind not in self.counted:
            self.counted.clear()
        self.counted[kind] = (began, count + 1)
        return count < MOST_ALIKE


def private_file(path: str) -> str:
    """Make the file that the log goes to, for its owner alone."""
    Path(path).touch(mode=0o600)
    return path
