"""The hash chain over the lines of a table: each line's hash covers the one before it, and the first the set-up.

Whatever is changed, lost or added in the middle of a log breaks the chain at that line.
"""

from hashlib import sha256

import msgspec

from twocities.server.table.entries import AnyEntry, Line, read_entry, write_entry
from twocities.server.table.setup import Setup

Row = dict[str, object]

ENCODER = msgspec.json.Encoder()


class DamagedLog(Exception):
    """A log whose lines are not those that were written."""

    def __init__(self, table: str, why: str) -> None:
        super().__init__(table, why)
        self.table = table
        self.why = why


def setup_hash(setup: Setup) -> str:
    """Hash how a table was set up, as it was agreed; the chain of its log begins here."""
    agreed = (
        setup.table,
        setup.game,
        setup.version,
        setup.all_rules,
        setup.seats,
        str(setup.seed),
        setup.salt,
        setup.position,
    )
    return sha256(ENCODER.encode(agreed)).hexdigest()


def next_hash(former: str, seq: int, at: float, command: str | None, entry: str) -> str:
    """Hash a line together with the hash of the line before it."""
    return sha256(ENCODER.encode((former, seq, at, command, entry))).hexdigest()


def chained(former: str, seq: int, at: float, command: str | None, entry: AnyEntry) -> Line:
    """Make the line that follows on a hash."""
    return Line(seq, at, command, entry, next_hash(former, seq, at, command, write_entry(entry)))


def checked_lines(table: str, rows: list[Row], seq: int, former: str) -> list[Line]:
    """Read rows of a log that follow on a line and its hash; raises if they are not those that were written.

    Packed rows have no hash but the last one, which covers all of them.
    """
    lines: list[Line] = []
    for row in rows:
        try:
            number, at, command, entry = as_written(row)
        except (TypeError, ValueError) as error:
            raise DamagedLog(table, f"line {seq + 1} cannot be read") from error
        if number != seq + 1:
            raise DamagedLog(table, f"line {seq + 1} is missing")
        seq, former = number, next_hash(former, number, at, command, entry)
        if row.get("hash", former) != former:
            raise DamagedLog(table, f"line {seq} is not what was written, or a line before it")
        try:
            lines.append(Line(seq, at, command, read_entry(entry), former))
        except msgspec.MsgspecError as error:
            raise DamagedLog(table, f"line {seq} cannot be read") from error
    return lines


def as_written(row: Row) -> tuple[int, float, str | None, str]:
    """Take number, time, command and entry from a row."""
    command = row["command"]
    return int(str(row["seq"])), float(str(row["at"])), None if command is None else str(command), str(row["entry"])
