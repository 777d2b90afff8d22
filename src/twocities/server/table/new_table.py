"""How a table begins: set up by somebody, or like one that is over."""

from typing import Annotated

import msgspec
from msgspec import Meta

from twocities.bots import bot_names
from twocities.core.errors import TwoCitiesError
from twocities.core.replay import begin
from twocities.games import family_of
from twocities.server.table.commands import Seal
from twocities.server.table.entries import AnyEntry, BotSat, Dealing, Sat, Sealed, Started
from twocities.server.table.names import NAMES_OF_BOTS, distinct_name
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import Pace, Setup, Untimed, new_code, new_salt, new_seed
from twocities.server.table.table import Table

TABLE_CODE = 12
INVITE_CODE = 8

RuleName = Annotated[str, Meta(min_length=1, max_length=40)]


class Someone(msgspec.Struct, frozen=True):
    """A person who gives a command."""

    id: str
    name: str


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. The host sits down at once; bots take the seats after it."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    rules: Annotated[list[RuleName], Meta(max_length=64)] = msgspec.field(default_factory=list)
    public: bool = False
    auto_start: bool = False
    pace: Pace = msgspec.field(default_factory=Untimed)
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = msgspec.field(default_factory=list)
    sits: bool = True
    seal: Seal | None = None
    """Promises a share of the host, who sits, in the shuffle."""
    position: dict[str, object] | None = None
    """How the table stands at the start, for tests and developers."""


class Opening(msgspec.Struct, frozen=True):
    """A table to open, and who sits at it from the start."""

    setup: Setup
    entries: list[AnyEntry]
    former: str | None = None
    """The table that it follows on: whoever was invited there is invited here."""


def open_anew(new: NewTable, host: Someone, now: float) -> Opening:
    """Open a table as somebody wants it; the engine itself says whether these rules or this position can be played."""
    seed = new_seed()
    version = playable(new.game, new.seats, new.rules, seed)
    if new.position is not None:
        check_position(new, seed)
    setup = Setup(
        table=new_code(TABLE_CODE),
        invite=new_code(INVITE_CODE),
        game=new.game,
        version=version,
        rules=new.rules,
        seats=new.seats,
        seed=seed,
        salt=new_salt(),
        host=host.id,
        public=new.public,
        auto_start=new.auto_start,
        pace=new.pace,
        created=now,
        position=without_rules(new.position),
        added_rules=added_rules(new.game, new.rules) if has_room_for_people(new) else [],
    )
    return Opening(setup, seating(new, host))


def open_again(table: Table, host: Someone, now: float) -> Opening:
    """Open a table like one that is over, with everybody seated as they were; it is dealt, whatever that began from."""
    setup = msgspec.structs.replace(
        table.setup,
        table=new_code(TABLE_CODE),
        invite=new_code(INVITE_CODE),
        version=table.family.version,
        seed=new_seed(),
        salt=new_salt(),
        host=host.id,
        created=now,
        auto_start=False,
        position=None,
        added_rules=added_rules(table.setup.game, table.setup.rules),
    )
    seated: list[AnyEntry] = []
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None:
            seated.append(Sat(seat, chair.person, chair.name))
        elif chair.bot is not None:
            seated.append(BotSat(seat, chair.bot, chair.name))
    return Opening(setup, seated, table.setup.table)


def playable(game: str, seats: int, rules: list[str], seed: int = 0) -> int:
    """Refuse rules that no game can be played by; return the version of the engine that can."""
    try:
        family = family_of(game)
        family.new_game(seats, rules, seed)
    except TwoCitiesError as error:
        raise Refusal(Reason.BAD_RULES, str(error)) from None
    return family.version


def check_position(new: NewTable, seed: int) -> None:
    """Refuse a position that no game can go on from."""
    try:
        game = begin(family_of(new.game), new.seats, new.rules, seed, new.position)
    except TwoCitiesError as error:
        raise Refusal(Reason.BAD_POSITION, str(error)) from None
    if game.decision is None:
        raise Refusal(Reason.BAD_POSITION, "The game is over in this position.")


def without_rules(position: dict[str, object] | None) -> dict[str, object] | None:
    """Leave the rules out of a position that was checked: it is played by those of the table."""
    return position and {field: value for field, value in position.items() if field != "rules"}


def has_room_for_people(new: NewTable) -> bool:
    """Say whether anybody but bots may play at a table."""
    return new.sits or len(new.bots) < new.seats


def added_rules(game: str, chosen: list[str]) -> list[str]:
    """List the rules that a game has for people, without those that were chosen anyway."""
    return [rule for rule in family_of(game).rules_for_people if rule not in chosen]


def seating(new: NewTable, host: Someone) -> list[AnyEntry]:
    """Seat the host and the bots that were asked for."""
    people = 1 if new.sits else 0
    if people + len(new.bots) > new.seats:
        raise Refusal(Reason.SEAT_TAKEN)
    entries: list[AnyEntry] = [Sat(0, host.id, host.name)] if new.sits else []
    for seat, level in enumerate(new.bots, start=people):
        entries.append(bot_at(seat, level, [host.name]))
    is_full = len(entries) == new.seats
    if new.sits and new.seal is not None:
        entries.append(Sealed(0, new.seal))
    if new.auto_start and is_full:
        entries.append(Dealing() if new.sits and new.seal else Started())
    return entries


def bot_at(seat: int, level: str, names: list[str]) -> BotSat:
    """Seat a bot of a level that exists, by a name that nobody at the table has."""
    if level not in bot_names():
        raise Refusal(Reason.NO_BOT, ", ".join(bot_names()))
    return BotSat(seat, level, distinct_name(NAMES_OF_BOTS[seat], names))
