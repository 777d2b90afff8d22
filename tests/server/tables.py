"""Tables in memory, for tests of their rules: people give commands, time passes, and a log is kept."""

from typing import Any

import pytest

from twocities.core.view import SPECTATOR
from twocities.games import family_of
from twocities.server.hub.journal import lines_of
from twocities.server.hub.live_table import follow_all
from twocities.server.table.commands import AnyCommand, BotChooses, Choose, OwnCommand, TimeIsOut
from twocities.server.table.decide import decide, decide_own
from twocities.server.table.entries import AnyEntry, BotSat, Line, Sat, Started, command_key
from twocities.server.table.messages import game_facts, table_facts
from twocities.server.table.new_table import Opening, Someone
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.table.setup import Pace, Setup, Untimed
from twocities.server.table.table import Table

NOON = 1_000_000.0
"""When every table of the tests is opened."""

UNTIMED = Untimed()


class Gathering:
    """A table with its log, its people, who are called by name, and its own time."""

    def __init__(self, setup: Setup, entries: list[AnyEntry]) -> None:
        self.table = Table(setup)
        self.now = NOON
        self.log: list[Line] = []
        self.opened: Opening | None = None
        """The table that the last command opened."""
        self.write(entries)

    @property
    def game(self) -> Any:
        """The game of a table that has started."""
        assert self.table.game is not None
        return self.table.game

    @property
    def asked(self) -> str:
        """The name of who has to choose."""
        return self.table.chairs[self.table.asked].name

    @property
    def seated(self) -> list[str]:
        """The names at the seats, in order; empty for a free one."""
        return [chair.name for chair in self.table.chairs]

    @property
    def options(self) -> list[str]:
        """What may be chosen, in notation."""
        return [self.game.notation(action) for action in self.game.decision.actions]

    def write(self, entries: list[AnyEntry], author: str | None = None) -> list[AnyEntry]:
        """Follow entries that a person brought about, or the server; return them."""
        lines = lines_of(self.table, entries, command_key(author, f"command-{len(self.log)}"), self.now)
        self.table = self.table.fork()
        follow_all(self.table, lines)
        self.log += lines
        return entries

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds

    def does(self, who: str | Someone, kind: type[AnyCommand], **values: Any) -> list[AnyEntry]:
        """Let somebody give a command that must be carried out; return what it led to."""
        verdict = decide(self.table, somebody(who), kind(command="command", **values), self.now)
        self.opened = verdict.opened
        return self.write(verdict.entries, somebody(who).id)

    def refuses(self, who: str | Someone, kind: type[AnyCommand], **values: Any) -> Reason:
        """Let somebody give a command that must be refused and change nothing; return why."""
        before = shown(self.table)
        with pytest.raises(Refusal) as caught:
            decide(self.table, somebody(who), kind(command="command", **values), self.now)
        assert shown(self.table) == before
        return caught.value.reason

    def goes_on(self, command: OwnCommand) -> list[AnyEntry]:
        """Let the server give a command of its own."""
        return self.write(decide_own(self.table, command, self.now).entries)

    def refuses_itself(self, command: OwnCommand) -> Reason:
        """Let the server give a command of its own that must be refused."""
        with pytest.raises(Refusal) as caught:
            decide_own(self.table, command, self.now)
        return caught.value.reason

    def play(self, *moves: str) -> None:
        """Let whoever is asked choose, person or bot, by notation."""
        for move in moves:
            index = self.options.index(move)
            if self.table.asks_bot:
                self.goes_on(BotChooses("bot", self.table.decision, self.game.decision.actions[index]))
            else:
                person = self.table.chairs[self.table.asked].person
                assert person is not None
                self.does(person, Choose, decision=self.table.decision, index=index)

    def play_on(self) -> None:
        """Let whoever is asked choose the first option, until the game is over."""
        while self.table.asked != SPECTATOR:
            self.play(self.options[0])

    def run_out(self) -> list[AnyEntry]:
        """Let the time of whoever is asked run out, and the server notice it."""
        deadline = self.table.deadline()
        assert deadline is not None
        self.now = deadline
        return self.goes_on(TimeIsOut("late", self.table.decision))

    def read_again(self) -> Table:
        """Read the table from its log, as a node does that has not seen it before."""
        table = Table(self.table.setup)
        follow_all(table, self.log)
        return table


def somebody(who: str | Someone) -> Someone:
    """Find a person by name; the id of most is their name."""
    return Someone(who, who) if isinstance(who, str) else who


def shown(table: Table) -> tuple[object, ...]:
    """Everything that a table shows: to the insiders, the seats and the spectators."""
    viewers = [SPECTATOR, *range(len(table.chairs))]
    return table.seq, table_facts(table, is_insider=True), [game_facts(table, viewer) for viewer in viewers]


def gather(
    names: str,
    bots: int = 0,
    free: int = 0,
    game: str = "machikoro",
    rules: list[str] | None = None,
    seed: int = 7,
    pace: Pace = UNTIMED,
    auto_start: bool = False,
) -> Gathering:
    """Seat people, then bots, and leave seats free; the first one is the host."""
    people = names.split()
    setup = Setup(
        table="table",
        game=game,
        version=family_of(game).version,
        rules=rules or [],
        seats=len(people) + bots + free,
        seed=seed,
        salt="salt",
        host=people[0],
        invite="invite",
        auto_start=auto_start,
        pace=pace,
        created=NOON,
    )
    seated: list[AnyEntry] = [Sat(seat, name, name) for seat, name in enumerate(people)]
    seated += [BotSat(seat, "random", f"Bot {seat}") for seat in range(len(people), len(people) + bots)]
    return Gathering(setup, seated)


def started(names: str, bots: int = 0, **values: Any) -> Gathering:
    """Seat people and bots, and deal."""
    gathering = gather(names, bots, **values)
    gathering.write([Started()])
    return gathering
