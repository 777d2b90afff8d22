"""What people may ask of a table, and what the server does by itself."""

from typing import Annotated

import msgspec
from msgspec import Meta

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
# To us `$` also matches before a last new line, to other languages it does not.
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
"""The hash of a share in the shuffle."""

DecisionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
OptionIndex = Annotated[int, Meta(ge=0, le=65535)]

LONGEST_ACT = 24
"""How many choices of an act may come after its first one."""


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands. The id is the client's: sent twice, a command is carried out once."""

    command: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; the first one if none is named. A seal may come along, as with `Promise`."""

    seat: SeatNumber | None = None
    seal: Seal | None = None


class Stand(Command, frozen=True, tag="stand"):
    """Leave the own seat before the start."""


class Kick(Command, frozen=True, tag="kick"):
    """Free the seat of a person or a bot before the start, as the host; the own one by standing up."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot into a free seat, as the host."""

    seat: SeatNumber
    level: Annotated[str, Meta(min_length=1, max_length=40)]


class Promise(Command, frozen=True, tag="promise"):
    """Promise a share in the shuffle, by its hash, before the cards are dealt."""

    seal: Seal


class Share(Command, frozen=True, tag="share"):
    """Tell the share in the shuffle that was promised, once all the others are promised too."""

    share: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}$(?!\n)")]


class Start(Command, frozen=True, tag="start"):
    """Deal, as the host, once every seat is taken."""


class Choose(Command, frozen=True, tag="choose"):
    """Answer a decision with one of its options, by its place in the list."""

    decision: DecisionNumber
    index: OptionIndex
    then: Annotated[list[OptionIndex], Meta(max_length=LONGEST_ACT)] = []
    """The answers to the questions of the same act that follow at once; all are carried out, or none."""


class See(Command, frozen=True, tag="see"):
    """Say that the question can be seen now: the own time runs from here on, and not only when its story must end."""

    decision: DecisionNumber


class AskAhead(Command, frozen=True, tag="ahead"):
    """Ask what would come after choices that somebody has in mind; nothing is chosen by it."""

    decision: DecisionNumber
    indexes: Annotated[list[OptionIndex], Meta(min_length=1, max_length=LONGEST_ACT + 1)]


class Undo(Command, frozen=True, tag="undo"):
    """Take the own last choice back."""

    decision: DecisionNumber


class Say(Command, frozen=True, tag="say"):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Quiet(Command, frozen=True, tag="quiet"):
    """Close the chat of the table or open it again, as the host."""

    quiet: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give the game up; a bot plays on."""


class Leave(Command, frozen=True, tag="leave"):
    """Go away from a running game; a bot plays on until the person comes back."""


class Return(Command, frozen=True, tag="return"):
    """Take the own seat back from the bot that plays on."""


class Vote(Command, frozen=True, tag="vote"):
    """Say what shall be done about a seat whose time is out: wait, or let a bot play on."""

    seat: SeatNumber
    bot: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """Open another table for the same people and bots."""


class Close(Command, frozen=True, tag="close"):
    """Close the table, as the host: before the start, or a game in which no other person plays."""


AnyCommand = (
    Sit
    | Stand
    | Kick
    | SeatBot
    | Promise
    | Share
    | Start
    | Choose
    | See
    | Undo
    | Say
    | Quiet
    | Resign
    | Leave
    | Return
    | Vote
    | Rematch
    | Close
)


class BotChooses(msgspec.Struct, frozen=True):
    """A bot has thought about a decision."""

    command: str
    decision: int
    action: int


class TimeIsOut(msgspec.Struct, frozen=True):
    """The clock of the seat that is asked has run out."""

    command: str
    decision: int


class Abandon(msgspec.Struct, frozen=True):
    """Nobody has come to a table for too long."""

    command: str


class Deal(msgspec.Struct, frozen=True):
    """Somebody who has promised a share in the shuffle does not tell it in time."""

    command: str


class Stop(msgspec.Struct, frozen=True):
    """The server ends a table: an administrator said so, or the engine failed."""

    command: str
    reason: str


OwnCommand = BotChooses | TimeIsOut | Abandon | Deal | Stop
"""What the server asks of a table by itself; no client can send these."""
