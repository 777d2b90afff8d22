"""What goes over a socket to those who watch a table."""

import msgspec

from twocities.server.table.messages import GameFacts, Question, TableFacts, Told


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The whole table for one who has just come, and what it missed."""

    seq: int
    seat: int
    table: TableFacts
    game: GameFacts | None
    missed: list[Told]
    present: list[str]


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What happened, with what it changed; the parts that did not change are left out."""

    seq: int
    lines: list[Told]
    table: TableFacts | None
    game: GameFacts | None


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """Who has the table open: ids of people."""

    present: list[str]


class Busy(msgspec.Struct, frozen=True, tag_field="type", tag="busy"):
    """The bot that is asked waits for its turn to think: so many others wait at other tables."""

    waiting: int


class Done(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """A command was carried out, and is kept: `seq` is its line in the log."""

    command: str
    seq: int
    repeated: bool = False
    opened: str | None = None
    """The table that a rematch opened."""


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Something was refused and changed nothing; `text` says why in the person's language."""

    command: str | None
    reason: str
    text: str
    detail: str = ""


class Next(msgspec.Struct, frozen=True, tag_field="type", tag="next"):
    """What comes after choices that somebody has in mind; no question if the act is complete with them."""

    command: str
    question: Question | None


AnyMessage = Welcome | Update | Present | Busy | Done | Refused | Next

ENCODER = msgspec.json.Encoder()


def encode(message: AnyMessage) -> bytes:
    """Write a message as JSON."""
    return ENCODER.encode(message)
