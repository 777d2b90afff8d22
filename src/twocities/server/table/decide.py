"""Decides what a command does to a table, or why it is refused; changes nothing itself."""

import msgspec

from twocities.core.view import SPECTATOR
from twocities.server.table.commands import (
    Abandon,
    AnyCommand,
    BotChooses,
    Choose,
    Close,
    Deal,
    Kick,
    Leave,
    OwnCommand,
    Promise,
    Quiet,
    Rematch,
    Resign,
    Return,
    Say,
    SeatBot,
    See,
    Share,
    Sit,
    Stand,
    Start,
    Stop,
    TimeIsOut,
    Undo,
    Vote,
)
from twocities.server.table.compound_choices import ActAhead, next_within
from twocities.server.table.entries import (
    AnyEntry,
    Chose,
    Dealing,
    Handed,
    Late,
    Quieted,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    Saw,
    Sealed,
    Shared,
    Started,
    Stood,
    Stopped,
    Undid,
    Voted,
    Waited,
)
from twocities.server.table.names import clean_text, distinct_name
from twocities.server.table.new_table import Opening, Someone, bot_at, open_again
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import DAY, MINUTE, Untimed, seal_of
from twocities.server.table.table import Status, Table

PATIENCE = 2 * MINUTE
"""How long an untimed table waits before the others may let a bot play on."""

ABANDONED = 2 * DAY
"""How long a table waits for people before it closes."""

SHARE_PATIENCE = 10.0
"""How many seconds a table that is to be dealt waits for the shares that were promised."""

STAND_IN = "journeyman"
"""The bot that plays on for a person."""

MOST_ASIDES = 5000
"""After how many lines that are no choices a table is left to those who sit there and to its host.

A log that never ends would be a burden for all.
"""

MOST_ASIDES_EACH = 2000
"""How many of them one person may bring about at a table, so that nobody uses up what is there for others."""

ALWAYS = Choose | See | Share | Start | Close | Stand | Resign | Return | Rematch
"""What is never too much: there is an end to each of these by itself, and a table must not wait for it in vain."""


class Verdict(msgspec.Struct, frozen=True):
    """What follows from a command: entries for the table's log, if any, and perhaps a table to open."""

    entries: list[AnyEntry]
    opened: Opening | None = None


def decide(table: Table, someone: Someone, command: AnyCommand, now: float, act: ActAhead | None = None) -> Verdict:
    """Decide what a person's command does; what the person has thought ahead need not be worked out again."""
    if someone.id in table.kicked:
        raise Refusal(Reason.KICKED)
    require_quota(table, someone, command)
    match command:
        case Sit():
            return Verdict(sitting(table, someone, command))
        case Stand():
            return Verdict(standing(table, someone))
        case Kick():
            return Verdict(kicking(table, someone, command.seat))
        case SeatBot():
            return Verdict(seating_bot(table, someone, command))
        case Promise():
            return Verdict([promising(table, someone, command.seal)])
        case Share():
            return Verdict(sharing(table, someone, command.share))
        case Start():
            return Verdict(starting(table, someone))
        case Close():
            return Verdict([closing(table, someone)])
        case Choose():
            return Verdict(choosing(table, someone, command.decision, [command.index, *command.then], now, act))
        case See():
            return Verdict(seeing(table, someone, command.decision, now))
        case Undo():
            return Verdict([undoing(table, someone, command.decision)])
        case Say():
            return Verdict([saying(table, someone, command.text)])
        case Quiet():
            require_host(table, someone)
            return Verdict([Quieted(command.quiet)])
        case Resign() | Leave():
            return Verdict(leaving(table, someone, isinstance(command, Resign)))
        case Return():
            return Verdict([returning(table, someone)])
        case Vote():
            return Verdict(voting(table, someone, command, now))
        case Rematch():
            return rematching(table, someone, now)


def decide_own(table: Table, command: OwnCommand, now: float) -> Verdict:
    """Decide what a command of the server's own does."""
    match command:
        case BotChooses():
            if table.decision != command.decision or not table.asks_bot:
                raise Refusal(Reason.STALE)
            return Verdict([chosen(table, command.action, by_bot=True)])
        case TimeIsOut():
            deadline = table.deadline()
            if table.decision != command.decision or deadline is None or now < deadline:
                raise Refusal(Reason.NOT_LATE)
            return Verdict([Late(table.asked)])
        case Abandon():
            if table.status is not Status.OPEN or now < table.at + ABANDONED:
                raise Refusal(Reason.NOT_OPEN)
            return Verdict([Stopped("abandoned")])
        case Deal():
            if table.dealing is None or now < table.dealing + SHARE_PATIENCE:
                raise Refusal(Reason.NOT_OPEN)
            require_engine(table)
            return Verdict([Started()])
        case Stop():
            if table.status not in (Status.OPEN, Status.PLAYING):
                raise Refusal(Reason.TABLE_STOPPED)
            return Verdict([Stopped(command.reason)])


def require_quota(table: Table, someone: Someone, command: AnyCommand) -> None:
    """Enforce a quota per person for lines that are no moves, so that the log of a table does not grow for ever."""
    is_outsider = table.host != someone.id and table.seat_of(someone.id) == SPECTATOR
    is_spent = table.asides_of.get(someone.id, 0) >= MOST_ASIDES_EACH
    is_first_vote = isinstance(command, Vote) and table.seat_of(someone.id) not in table.votes
    is_needed = isinstance(command, ALWAYS) or is_first_vote
    if (is_outsider and table.asides >= MOST_ASIDES) or (is_spent and not is_needed):
        raise Refusal(Reason.TOO_MANY)


def require(table: Table, status: Status, reason: Reason) -> None:
    """Refuse what needs the table to be in another state."""
    if table.status is Status.STOPPED:
        raise Refusal(Reason.TABLE_STOPPED, table.stop_reason or "")
    if table.status is not status:
        raise Refusal(reason)


def require_open(table: Table) -> None:
    """Refuse what has its place before the cards are being dealt."""
    require(table, Status.OPEN, Reason.NOT_OPEN)
    if table.dealing is not None:
        raise Refusal(Reason.NOT_OPEN)


def require_engine(table: Table) -> None:
    """Refuse what leads to a game that this engine cannot deal: the table was opened by another version."""
    if table.setup.version != table.family.version:
        raise Refusal(Reason.WRONG_ENGINE)


def require_host(table: Table, someone: Someone) -> None:
    """Refuse what only the host may do."""
    if table.host != someone.id:
        raise Refusal(Reason.NOT_HOST)


def existing(table: Table, seat: int) -> int:
    """Refuse a seat that the table does not have."""
    if seat >= len(table.chairs):
        raise Refusal(Reason.NO_SEAT)
    return seat


def played_seat(table: Table, someone: Someone) -> int:
    """Find the seat where a person decides."""
    require(table, Status.PLAYING, Reason.NOT_PLAYING)
    seat = table.seat_of(someone.id)
    if seat == SPECTATOR or not table.chairs[seat].is_played_by_person:
        raise Refusal(Reason.NOT_SEATED)
    return seat


def sitting(table: Table, someone: Someone, command: Sit) -> list[AnyEntry]:
    """Take a seat, and deal if it was the last one and the table starts by itself."""
    require_open(table)
    require_engine(table)
    wanted = command.seat
    free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    seat = (free[0] if free else None) if wanted is None else existing(table, wanted)
    if seat is None or seat not in free:
        raise Refusal(Reason.SEAT_TAKEN)
    names = [chair.name for chair in table.chairs if chair.person != someone.id]
    entries: list[AnyEntry] = [Sat(seat, someone.id, distinct_name(someone.name, names))]
    if command.seal is not None:
        entries.append(Sealed(seat, command.seal))
    if len(free) == 1 and table.setup.auto_start and table.seat_of(someone.id) == SPECTATOR:
        entries.append(Dealing() if table.seals or command.seal else Started())
    return entries


def promising(table: Table, someone: Someone, seal: str) -> AnyEntry:
    """Promise a share in the shuffle."""
    require_open(table)
    seat = table.seat_of(someone.id)
    if seat == SPECTATOR:
        raise Refusal(Reason.NOT_SEATED)
    return Sealed(seat, seal)


def sharing(table: Table, someone: Someone, share: str) -> list[AnyEntry]:
    """Tell a share that was promised; with the last one the cards are dealt."""
    require(table, Status.OPEN, Reason.NOT_OPEN)
    seat = table.seat_of(someone.id)
    if table.dealing is None or seat in table.shares or table.seals.get(seat) != seal_of(share):
        raise Refusal(Reason.NOT_PROMISED)
    require_engine(table)
    entries: list[AnyEntry] = [Shared(seat, share)]
    if not table.seals.keys() - table.shares.keys() - {seat}:
        entries.append(Started())
    return entries


def dealing(table: Table) -> AnyEntry:
    """Deal, or let those first tell their shares who have promised any."""
    return Dealing() if table.seals else Started()


def standing(table: Table, someone: Someone) -> list[AnyEntry]:
    """Leave the own seat; a host who leaves hands over to the first person who still sits."""
    require_open(table)
    seat = table.seat_of(someone.id)
    if seat == SPECTATOR:
        raise Refusal(Reason.NOT_SEATED)
    return [Stood(seat), *handing_over(table, someone)]


def handing_over(table: Table, someone: Someone) -> list[AnyEntry]:
    """Make the first other person who is there the host, if the host goes."""
    heirs = [chair.person for chair in table.chairs if chair.is_played_by_person and chair.person != someone.id]
    if table.host != someone.id or not heirs or heirs[0] is None:
        return []
    return [Handed(heirs[0])]


def leaving(table: Table, someone: Someone, resigns: bool) -> list[AnyEntry]:
    """Let a bot play on; a vote that waited for the one who goes is counted without it."""
    seat = played_seat(table, someone)
    entries: list[AnyEntry] = [Replaced(seat, STAND_IN, resigns), *handing_over(table, someone)]
    if table.late is not None and table.late != seat:
        entries += outcome(table, table.late, table.votes, [seat])
    return entries


def kicking(table: Table, someone: Someone, seat: int) -> list[AnyEntry]:
    """Free a seat; a host who frees the own one just stands up, and may sit down again."""
    require_host(table, someone)
    require_open(table)
    if table.chairs[existing(table, seat)].is_free:
        raise Refusal(Reason.SEAT_FREE)
    if seat == table.seat_of(someone.id):
        return standing(table, someone)
    return [Stood(seat, kicked=True)]


def seating_bot(table: Table, someone: Someone, command: SeatBot) -> list[AnyEntry]:
    """Put a bot into a free seat, and deal if it was the last one and the table starts by itself."""
    require_host(table, someone)
    require_open(table)
    require_engine(table)
    if not table.chairs[existing(table, command.seat)].is_free:
        raise Refusal(Reason.SEAT_TAKEN)
    bot = bot_at(command.seat, command.level, [chair.name for chair in table.chairs])
    entries: list[AnyEntry] = [bot]
    if table.setup.auto_start and sum(chair.is_free for chair in table.chairs) == 1:
        entries.append(dealing(table))
    return entries


def starting(table: Table, someone: Someone) -> list[AnyEntry]:
    """Deal."""
    require_host(table, someone)
    require_open(table)
    require_engine(table)
    if not table.is_full:
        raise Refusal(Reason.SEAT_FREE)
    return [dealing(table)]


def closing(table: Table, someone: Someone) -> AnyEntry:
    """Close a table before the start, or a game in which nobody else plays who could mind."""
    require_host(table, someone)
    others = [chair for chair in table.chairs if chair.person not in (None, someone.id) and not chair.resigned]
    if table.status is not Status.PLAYING or others:
        require(table, Status.OPEN, Reason.NOT_OPEN)
    return Stopped("closed")


def choosing(
    table: Table, someone: Someone, decision: int, indexes: list[int], now: float, act: ActAhead | None = None
) -> list[AnyEntry]:
    """Answer a decision, and those that follow at once within the same act."""
    known = act or ActAhead()
    entries: list[AnyEntry] = []
    for place, index in enumerate(indexes):
        before = thinking_ahead(table, someone, decision, indexes[:place], now, known)
        if before is None:
            raise Refusal(Reason.ACT_OVER, f"{place}")
        entries.append(answering(before, index))
    return entries


def seeing(table: Table, someone: Someone, decision: int, now: float) -> list[AnyEntry]:
    """Let the own time run from now on; where it runs already, or nobody is in a hurry, nothing changes."""
    require_asked(table, someone, decision)
    is_waiting = table.deadline() is not None and now < table.clock.runs_from
    return [Saw(table.asked)] if is_waiting else []


def require_asked(table: Table, someone: Someone, decision: int) -> None:
    """Refuse somebody who is not asked, or an answer to another question."""
    if table.asked != played_seat(table, someone):
        raise Refusal(Reason.NOT_YOURS)
    if table.decision != decision:
        raise Refusal(Reason.STALE)


def require_advised(table: Table, someone: Someone, decision: int) -> None:
    """Refuse advice to one who is not asked, or who plays against other people."""
    require_asked(table, someone, decision)
    if any(chair.person not in (None, someone.id) for chair in table.chairs):
        raise Refusal(Reason.FORBIDDEN)


def answering(table: Table, index: int) -> Chose:
    """Answer the pending decision with the option at a place of its list."""
    assert table.game is not None
    assert table.game.decision is not None
    actions = table.game.decision.actions
    if index >= len(actions):
        raise Refusal(Reason.NO_OPTION, f"0..{len(actions) - 1}")
    return chosen(table, actions[index], by_bot=False)


def thinking_ahead(
    table: Table, someone: Someone, decision: int, indexes: list[int], now: float, act: ActAhead | None = None
) -> Table | None:
    """Return the table as choices within one act would leave it; None if the act would be complete."""
    require_asked(table, someone, decision)
    known = act or ActAhead()
    known.turn_to(someone.id, decision)
    before: Table | None = table
    for place in range(1, len(indexes) + 1):
        made = tuple(indexes[:place])
        if before is None:
            raise Refusal(Reason.ACT_OVER, f"{place - 1}")
        if made not in known.after:
            known.after[made] = next_within(before, answering(before, indexes[place - 1]), now)
        before = known.after[made]
    return before


def chosen(table: Table, action: int, by_bot: bool) -> Chose:
    """Write a choice of the seat that is asked."""
    return Chose(table.asked, table.family.vocabulary.notation(action), by_bot)


def undoing(table: Table, someone: Someone, decision: int) -> AnyEntry:
    """Take the own last choice back."""
    seat = played_seat(table, someone)
    if table.decision != decision:
        raise Refusal(Reason.STALE)
    if not table.may_undo(seat):
        raise Refusal(Reason.CANNOT_UNDO)
    return Undid(seat)


def saying(table: Table, someone: Someone, text: str) -> AnyEntry:
    """Say something, by the name at the table; nobody around it speaks by a player's name."""
    if table.quiet:
        raise Refusal(Reason.CHAT_CLOSED)
    cleaned = clean_text(text)
    if not cleaned:
        raise Refusal(Reason.BAD_TEXT)
    names = [chair.name for chair in table.chairs]
    seat = table.seat_of(someone.id)
    name = distinct_name(someone.name, names) if seat == SPECTATOR else names[seat]
    return Said(someone.id, name, cleaned)


def returning(table: Table, someone: Someone) -> AnyEntry:
    """Take the own seat back."""
    require(table, Status.PLAYING, Reason.NOT_PLAYING)
    seat = table.seat_of(someone.id)
    if seat == SPECTATOR:
        raise Refusal(Reason.NOT_SEATED)
    chair = table.chairs[seat]
    if chair.bot is None or chair.resigned:
        raise Refusal(Reason.NOT_AWAY)
    return Returned(seat)


def voting(table: Table, someone: Someone, command: Vote, now: float) -> list[AnyEntry]:
    """Count a vote; half of the others are enough, for either side."""
    voter = played_seat(table, someone)
    if not is_late(table, command.seat, now) or voter == command.seat:
        raise Refusal(Reason.NOT_LATE)
    votes = {**table.votes, voter: command.bot}
    return [Voted(voter, command.seat, command.bot), *outcome(table, command.seat, votes, [])]


def outcome(table: Table, late: int, votes: dict[int, bool], gone: list[int]) -> list[AnyEntry]:
    """Say what the votes about a late seat have decided, if they have."""
    present = [seat for seat, chair in enumerate(table.chairs) if chair.is_played_by_person and seat not in gone]
    others = [votes.get(seat) for seat in present if seat != late]
    if others and 2 * others.count(True) >= len(others):
        return [Replaced(late, STAND_IN, voted=True)]
    if others and 2 * others.count(False) >= len(others):
        return [Waited(late)]
    return []


def is_late(table: Table, seat: int, now: float) -> bool:
    """Say whether the others may decide about a seat: its time is out, or an untimed table has waited long."""
    if table.asked != seat or table.asks_bot:
        return False
    is_slow = isinstance(table.setup.pace, Untimed) and now - table.clock.since >= PATIENCE
    return is_slow or table.late == seat


def rematching(table: Table, someone: Someone, now: float) -> Verdict:
    """Open a table like this one, with everybody seated as they were."""
    if table.status is not Status.OVER:
        raise Refusal(Reason.NOT_OVER)
    if table.seat_of(someone.id) == SPECTATOR:
        raise Refusal(Reason.NOT_SEATED)
    if table.rematch is not None:
        raise Refusal(Reason.REMATCHED, table.rematch)
    opened = open_again(table, someone, now)
    return Verdict([Rematched(opened.setup.table)], opened)
