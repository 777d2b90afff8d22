"""The log of a table: every entry is one thing that happened to it, and all of them together are the table."""

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="entry"):
    """Base of all entries."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat; from another one, if it had one."""

    seat: int
    person: str
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    """A seat became free before the start."""

    seat: int
    kicked: bool = False


class BotSat(Entry, frozen=True, tag="bot_sat"):
    """The host put a bot into a seat."""

    seat: int
    level: str
    name: str


class Handed(Entry, frozen=True, tag="handed"):
    """Another person became the host."""

    person: str


class Sealed(Entry, frozen=True, tag="sealed"):
    """A seat promised its share in the shuffle by a hash; the share is told when nothing can change any more."""

    seat: int
    seal: str


class Dealing(Entry, frozen=True, tag="dealing"):
    """Nobody comes or goes any more: the seats that have promised a share tell it, then the cards are dealt."""


class Shared(Entry, frozen=True, tag="shared"):
    """A seat told the share that it had promised."""

    seat: int
    share: str


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt."""


class Chose(Entry, frozen=True, tag="chose"):
    """A seat answered its decision; which way is for that seat alone, the others see what follows."""

    seat: int
    action: str
    by_bot: bool = False


class Saw(Entry, frozen=True, tag="saw"):
    """The page of the seat that is asked has told what came before the question: from now on its time runs."""

    seat: int


class Undid(Entry, frozen=True, tag="undid"):
    """A seat took its last choice back."""

    seat: int


class Said(Entry, frozen=True, tag="said"):
    """A person at the table or around it said something."""

    person: str
    name: str
    text: str


class Quieted(Entry, frozen=True, tag="quieted"):
    """The host closed the chat, or opened it again."""

    quiet: bool


class Late(Entry, frozen=True, tag="late"):
    """The time of a seat ran out."""

    seat: int


class Voted(Entry, frozen=True, tag="voted"):
    """A seat said what shall be done about a late one."""

    seat: int
    late: int
    bot: bool


class Waited(Entry, frozen=True, tag="waited"):
    """The others gave a late seat more time."""

    seat: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A bot plays on in a person's seat: for good if the person resigned, else until it comes back."""

    seat: int
    level: str
    resigned: bool = False
    voted: bool = False
    """Whether the others decided it, because the person was late."""


class Returned(Entry, frozen=True, tag="returned"):
    """A person took its seat back from the bot that played on."""

    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    """Another table was opened for the same people."""

    table: str


class Stopped(Entry, frozen=True, tag="stopped"):
    """The table was closed before its game ended."""

    reason: str


AnyEntry = (
    Sat
    | Stood
    | BotSat
    | Handed
    | Sealed
    | Dealing
    | Shared
    | Started
    | Chose
    | Saw
    | Undid
    | Said
    | Quieted
    | Late
    | Voted
    | Waited
    | Replaced
    | Returned
    | Rematched
    | Stopped
)


DIVIDER = ":"
"""Stands between a person and a command; neither id has one."""


class Line(msgspec.Struct, frozen=True):
    """One line of a table's log: its number, when it was written, by which command, and what happened."""

    seq: int
    at: float
    command: str | None
    """The id of the command, after the id of the person who gave it, if a person did: see `command_key`."""
    entry: AnyEntry
    hash: str = ""
    """Covers the line and all before it: see `chain`. Lines that are never written have none."""

    @property
    def author(self) -> str | None:
        """The person whose command led to this line; None if the server did it, or another line carries the command."""
        person, divider, _ = (self.command or "").partition(DIVIDER)
        return person if divider else None


def command_key(person: str | None, command: str) -> str:
    """Name a command in the log, so that people cannot take each other's ids, or the server's."""
    return command if person is None else f"{person}{DIVIDER}{command}"


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> str:
    """Write an entry as text."""
    return ENCODER.encode(entry).decode()


def read_entry(text: str) -> AnyEntry:
    """Read what `write_entry` wrote."""
    return DECODER.decode(text)
