"""A table in memory with those who watch it."""

from collections.abc import Callable
from time import time

import msgspec

from twocities.core.changes import changes_by_moment
from twocities.core.event import Event
from twocities.core.game import Game
from twocities.server.hub.messages import Present, Update, Welcome, encode
from twocities.server.store.people import Person
from twocities.server.table.entries import Chose, Line, Said
from twocities.server.table.table import Status, Table
from twocities.server.table.tellings import Told, entry_facts, event_facts, game_facts, table_facts, with_changes


class Happening(msgspec.Struct, frozen=True, eq=False):
    """A line of the log, and what happened in the game because of it."""

    line: Line
    events: list[Event]
    before: Game | None
    """The game as it was."""
    moments: list[Game]
    """The game after each event that a choice led to, and as it was at last."""


MOST_MISSED = 500
"""How many missed lines are told; who missed more sees the table as it is."""


def ignore(_: bytes) -> None:
    """Send nothing: for one who looks just once."""


class Watcher(msgspec.Struct, eq=False):
    """Somebody who has a table open."""

    person: Person
    send: Callable[[bytes], None] = ignore
    is_invited: bool = False

    def hears(self, line: Line) -> bool:
        """Say whether a line is for this person's ears."""
        if not isinstance(line.entry, Said):
            return True
        preferences = self.person.preferences
        return preferences.chat and line.entry.person not in preferences.muted


class Live:
    """A table, and everybody who looks at it through this node."""

    def __init__(self, table: Table) -> None:
        self.table = table
        table.settle_commands()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        """Who has it open through other nodes, and until when that is believed."""
        self.used = 0.0
        """When somebody last needed it."""

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
        self.tell(fresh, is_rearranged=table.late != was_late)

    def tell(self, happenings: list[Happening], is_rearranged: bool) -> None:
        """Tell everybody what happened; what is the same for several is written once."""
        has_moved = any(not isinstance(each.line.entry, Said) for each in happenings)
        is_rearranged |= any(not isinstance(each.line.entry, Chose | Said) for each in happenings)
        is_rearranged |= self.table.status is Status.OVER
        written: dict[object, bytes] = {}
        for watcher in list(self.watchers):
            viewer = self.table.seat_of(watcher.person.id)
            is_insider = self.is_insider(watcher)
            heard = [happening for happening in happenings if watcher.hears(happening.line)]
            if not heard:
                continue
            key = (viewer, is_insider, tuple(each.line.seq for each in heard))
            if key not in written:
                written[key] = encode(
                    Update(
                        seq=self.table.seq,
                        lines=[self.told_with_changes(happening, viewer) for happening in heard],
                        table=table_facts(self.table, is_insider) if is_rearranged else None,
                        game=game_facts(self.table, viewer) if has_moved else None,
                    )
                )
            watcher.send(written[key])

    def told(self, happening: Happening, viewer: int) -> Told:
        """Write a line of the log as a viewer may know it."""
        line = happening.line
        return Told(
            seq=line.seq,
            at=line.at,
            entry=entry_facts(line.entry, viewer),
            events=[event_facts(self.table.family, event, viewer) for event in happening.events],
        )

    def told_with_changes(self, happening: Happening, viewer: int) -> Told:
        """Write a line of the log with what it changed in the view of one who has seen the table all along."""
        told = self.told(happening, viewer)
        if happening.before is None or not happening.moments:
            return told
        *by_event, rest = changes_by_moment(happening.before, happening.moments, viewer)
        return msgspec.structs.replace(told, events=with_changes(told.events, by_event), changes=rest)

    def welcome(self, watcher: Watcher, missed: list[Happening]) -> Welcome:
        """Show the whole table to one who has come, and tell what it missed."""
        viewer = self.table.seat_of(watcher.person.id)
        heard = [happening for happening in missed if watcher.hears(happening.line)]
        return Welcome(
            seq=self.table.seq,
            seat=viewer,
            table=table_facts(self.table, self.is_insider(watcher)),
            game=game_facts(self.table, viewer),
            missed=[self.told(happening, viewer) for happening in heard[-MOST_MISSED:]],
            present=self.present(),
        )

    def present(self) -> list[str]:
        """List who has the table open, here or elsewhere."""
        others = [person for _, people in self.elsewhere.values() for person in people]
        return sorted({*self.present_here(), *others})

    def is_awaited(self) -> bool:
        """Say whether people wait for what happens here: they play, or look on."""
        is_watched = bool(self.watchers) or any(people for _, people in self.elsewhere.values())
        return is_watched or any(chair.is_played_by_person for chair in self.table.chairs)

    def forget_the_gone(self) -> None:
        """Forget people of nodes that have not been heard of, and tell everybody if that makes a difference."""
        now = time()
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
