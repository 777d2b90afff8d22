"""A table in memory with those who watch it."""

from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import cast

import msgspec

from twocities.core.changes import changes_of_viewers, fields_of_viewers
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.view import View
from twocities.server.hub.socket_messages import Busy, Present, Update, Welcome, encode
from twocities.server.store.people import Person
from twocities.server.table.entries import Chose, Line, Said
from twocities.server.table.messages import (
    Facts,
    GameFacts,
    Told,
    entry_facts,
    event_facts,
    game_facts,
    public_game,
    seen_game,
    table_facts,
    told_time,
    with_changes,
)
from twocities.server.table.refusals import Reason
from twocities.server.table.table import Status, Table


class Happening(msgspec.Struct, frozen=True, eq=False):
    """A line of the log, and what happened in the game because of it."""

    line: Line
    events: list[Event]
    before: Game | None
    """The game as it was."""
    moments: list[Game]
    """The game after each event that a choice led to, and as it was at last."""


PLAYER_WAITS, PLAYER_IS_AWAY, SPECTATOR_WAITS, NOBODY_WAITS = range(4)
"""How urgent it is that a bot thinks at a table: the smaller, the sooner."""

MOST_RECENT = 24
"""How many lines are kept with their events, for those whose connection broke for a moment."""

MOST_MISSED = 500
"""How many missed lines are told; who missed more sees the table as it is."""


def ignore(_: bytes) -> None:
    """Send nothing: for one who looks just once."""


class Watcher(msgspec.Struct, eq=False):
    """Somebody who has a table open."""

    person: Person
    send: Callable[[bytes], None] = ignore
    is_invited: bool = False
    dismiss: Callable[[Reason], None] = lambda _: None
    """Ends the connection of one who may not look any more."""

    def hears(self, line: Line) -> bool:
        """Say whether a line passes the person's chat filter."""
        return self.hears_from(line.entry.person if isinstance(line.entry, Said) else None)

    def hears_from(self, speaker: str | None) -> bool:
        """Say whether what somebody said passes the person's chat filter; what nobody said does."""
        preferences = self.person.preferences
        return speaker is None or (preferences.chat and speaker not in preferences.muted)


class ToldLine(msgspec.Struct, frozen=True):
    """A line of a log as a viewer is told it, written already; and who said it, if anybody said something."""

    written: bytes
    speaker: str | None = None


def told(family: GameFamily, happening: Happening, viewer: int) -> Told:
    """Tell a line of the log as a viewer may know it."""
    line = happening.line
    return Told(
        seq=line.seq,
        at=told_time(line.at),
        entry=entry_facts(line.entry, viewer),
        events=[event_facts(family, event, viewer) for event in happening.events],
    )


class TellAll:
    """Tells lines to several viewers who have seen the table all along; what all see alike is written once."""

    def __init__(self, table: Table, happenings: list[Happening], viewers: list[int], has_moved: bool) -> None:
        self.table = table
        self.changes: dict[tuple[int, int], list[Facts]] = {}
        """By line and viewer: what each event changed in the view, and at last what was changed after them."""
        self.games: dict[int, GameFacts] = {}
        shown: list[View] | None = None
        for each in happenings:
            if each.before is not None and each.moments:
                found = changes_of_viewers(each.before, each.moments, viewers)
                shown = [view for _, view in found]
                for viewer, (by_moment, _) in zip(viewers, found, strict=True):
                    self.changes[each.line.seq, viewer] = by_moment
        game = table.game
        if has_moved and game is not None:
            views = fields_of_viewers(shown or [game.view(viewer) for viewer in viewers])
            public = public_game(table, game)
            self.games = {
                viewer: seen_game(table, viewer, view, public) for viewer, view in zip(viewers, views, strict=True)
            }

    def line(self, happening: Happening, viewer: int) -> Told:
        """Tell a line with what it changed in a viewer's view."""
        plain = told(self.table.family, happening, viewer)
        changes = self.changes.get((happening.line.seq, viewer))
        if changes is None:
            return plain
        *by_event, rest = changes
        return msgspec.structs.replace(plain, events=with_changes(plain.events, by_event), changes=rest)


def told_line(family: GameFamily, happening: Happening, viewer: int) -> ToldLine:
    """Tell a line of the log as a viewer may know it, and write it."""
    entry = happening.line.entry
    written = msgspec.json.encode(told(family, happening, viewer))
    return ToldLine(written, entry.person if isinstance(entry, Said) else None)


class LiveTable:
    """A table, and everybody who looks at it through this node."""

    def __init__(self, table: Table) -> None:
        self.table = table
        table.settle_commands()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Who has it open through other nodes, and until when that is believed."""
        self.used = 0.0
        """When somebody last needed it."""
        self.recent: deque[Happening] = deque(maxlen=MOST_RECENT)
        """What happened last, without the game as it was."""

    def is_insider(self, watcher: Watcher) -> bool:
        """Say whether somebody may pass the invitation on."""
        person = watcher.person.id
        return watcher.is_invited or self.table.host == person or self.table.seat_of(person) >= 0

    def adopt(self, table: Table, happenings: list[Happening]) -> None:
        """Go on with a table that has followed its log further, and tell everybody."""
        if table.seq <= self.table.seq:
            return
        fresh = [happening for happening in happenings if happening.line.seq > self.table.seq]
        was_late, self.table = self.table.late, table
        table.settle_commands()
        self.recent.extend(Happening(happening.line, happening.events, None, []) for happening in fresh)
        self.tell(fresh, is_rearranged=table.late != was_late)
        table.forget_moments()

    def tell(self, happenings: list[Happening], is_rearranged: bool) -> None:
        """Tell everybody what happened; what is the same for several is written once."""
        has_moved = any(not isinstance(each.line.entry, Said) for each in happenings)
        is_rearranged |= any(not isinstance(each.line.entry, Chose | Said) for each in happenings)
        is_rearranged |= self.table.status is Status.OVER
        viewers = sorted({self.table.viewer_of(watcher.person.id) for watcher in self.watchers})
        if not viewers:
            return
        everybody = TellAll(self.table, happenings, viewers, has_moved)
        written: dict[object, bytes] = {}
        for watcher in list(self.watchers):
            if watcher.person.id in self.table.kicked:
                watcher.dismiss(Reason.KICKED)
                continue
            viewer = self.table.viewer_of(watcher.person.id)
            is_insider = self.is_insider(watcher) if is_rearranged else None
            heard = [happening for happening in happenings if watcher.hears(happening.line)]
            if not heard:
                continue
            key = (viewer, is_insider, tuple(each.line.seq for each in heard))
            if key not in written:
                written[key] = encode(self.update(everybody, heard, viewer, is_insider))
            watcher.send(written[key])

    def update(self, everybody: TellAll, heard: list[Happening], viewer: int, is_insider: bool | None) -> Update:
        """Tell what happened to one who has seen the table all along; how it stands, unless `is_insider` is None."""
        return Update(
            seq=self.table.seq,
            lines=[everybody.line(each, viewer) for each in heard],
            table=None if is_insider is None else table_facts(self.table, is_insider),
            game=everybody.games.get(viewer),
        )

    def told_since(self, since: int, viewer: int) -> list[ToldLine] | None:
        """Tell what happened after a line, if that is still known."""
        count = self.table.seq - since
        if count > len(self.recent):
            return None
        return [told_line(self.table.family, each, viewer) for each in list(self.recent)[len(self.recent) - count :]]

    def welcome(self, watcher: Watcher, missed: list[ToldLine]) -> Welcome:
        """Show the whole table to one who has come, and tell what it missed."""
        viewer = self.table.viewer_of(watcher.person.id)
        heard = [line.written for line in missed if watcher.hears_from(line.speaker)]
        return Welcome(
            seq=self.table.seq,
            seat=viewer,
            table=table_facts(self.table, self.is_insider(watcher)),
            game=game_facts(self.table, viewer),
            missed=cast(list[Told], [msgspec.Raw(written) for written in heard[-MOST_MISSED:]]),
            present=self.present(),
        )

    def present(self) -> list[str]:
        """List who has the table open, here or elsewhere."""
        others = [person for _, people in self.elsewhere.values() for person in people]
        return sorted({*self.present_here(), *others})

    def urgency(self) -> int:
        """Say how much people wait for what happens here; the smaller, the more."""
        present = set(self.present())
        playing = {chair.person for chair in self.table.chairs if chair.is_played_by_person}
        if playing:
            return PLAYER_WAITS if playing & present else PLAYER_IS_AWAY
        return SPECTATOR_WAITS if present else NOBODY_WAITS

    def is_awaited(self) -> bool:
        """Say whether people wait for what happens here: they play, or look on."""
        return self.urgency() != NOBODY_WAITS

    def payer(self) -> str:
        """Name the person for whom bots think here: one who plays, or looks on, or hosts the table."""
        present = self.present()
        playing = [chair.person for chair in self.table.chairs if chair.is_played_by_person and chair.person]
        return next((person for person in [*playing, *present] if person), self.table.host)

    def tell_busy(self, waiting: int) -> None:
        """Tell everybody that the bot of this table has to wait for its turn to think."""
        message = encode(Busy(waiting))
        for watcher in list(self.watchers):
            watcher.send(message)

    def forget_the_gone(self) -> None:
        """Forget people of nodes that have not been heard of, and tell everybody if that makes a difference."""
        now = monotonic()
        gone = [node for node, (until, _) in self.elsewhere.items() if until <= now]
        for node in gone:
            del self.elsewhere[node]
        if gone:
            self.tell_presence()

    def present_here(self) -> list[str]:
        """List who has the table open through this node."""
        return sorted({watcher.person.id for watcher in self.watchers})

    def tell_presence(self) -> None:
        """Tell everybody who has the table open."""
        message = encode(Present(self.present()))
        for watcher in list(self.watchers):
            watcher.send(message)


def follow_all(table: Table, lines: list[Line]) -> list[Happening]:
    """Let a table follow lines; return what happened."""
    return [follow(table, line) for line in lines]


def follow(table: Table, line: Line) -> Happening:
    """Let a table follow a line; return what happened."""
    before = table.game
    events = table.follow(line)
    game = table.game
    if game is None or game is before:
        return Happening(line, events, before, [])
    return Happening(line, events, before, [*(game.snapshots if isinstance(line.entry, Chose) else []), game])
