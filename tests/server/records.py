"""What each viewer was told at a table, beside what happened there by the server's own log."""

import sqlite3
from contextlib import AsyncExitStack
from random import Random

import msgspec

from tests.server.clients import Chair, Json, Person
from tests.server.servers import Server
from twocities import SPECTATOR
from twocities.core.event import Event
from twocities.core.game import Game
from twocities.games import family_of
from twocities.server.table.entries import Chose, Line, Started, Undid, read_entry
from twocities.server.table.setup import Setup
from twocities.server.table.table import Table

TO_THE_END = 5_000
"""More moves than any game has."""

UNDO_SHARE = 0.2
"""How often somebody who may take a choice back does so."""


class Record:
    """A table that was played: its log, the game after every line, and all messages to every viewer."""

    def __init__(self, setup: Setup, lines: list[Line], told: dict[int, list[Json]], tokens: list[str]) -> None:
        self.setup = setup
        self.family = family_of(setup.game)
        self.lines = lines
        self.told = told
        """Every message to each viewer, in order."""
        self.tokens = tokens
        """The secrets of everybody's sessions."""
        self.tables = [Table(setup)]
        """The table after each line; at the place 0 before the first one."""
        self.events: list[list[Event]] = [[]]
        """What happened in the game by each line."""
        self.standing: list[int] = []
        """The line of the deal, then those of the choices that nobody took back."""
        self.follow()

    @property
    def viewers(self) -> list[int]:
        """Everybody who was told something."""
        return list(self.told)

    def follow(self) -> None:
        """Play the log again, with the engine alone."""
        games: list[Game] = []
        for line in self.lines:
            events: list[Event] = []
            match line.entry:
                case Started():
                    games.append(self.family.new_game(self.setup.seats, self.setup.all_rules, self.setup.seed))
                    events = games[-1].events
                    self.standing.append(line.seq)
                case Chose():
                    games.append(games[-1].clone())
                    events = games[-1].apply(games[-1].parse(line.entry.action))
                    self.standing.append(line.seq)
                case Undid():
                    games.pop()
                    self.standing.pop()
            table = self.tables[-1].fork()
            table.follow(line)
            table.game = games[-1] if games else None
            self.tables.append(table)
            self.events.append(events)

    def games_told(self, viewer: int) -> list[tuple[int, Json]]:
        """List every game that a viewer was shown, with the number of the line after which it was so."""
        shown = [(message["seq"], message["game"]) for message in self.told[viewer] if message.get("game")]
        assert shown
        return shown

    def lines_told(self, viewer: int) -> list[Json]:
        """List every line of the log that a viewer was told."""
        lines: list[Json] = []
        for message in self.told[viewer]:
            lines += message.get("lines", []) + message.get("missed", [])
        return lines


def read_setup(server: Server, table: str) -> Setup:
    """Read from the database how a table was set up."""
    with sqlite3.connect(server.database) as connection:
        found = connection.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return msgspec.json.decode(found[0], type=Setup)


def read_lines(server: Server, table: str) -> list[Line]:
    """Read the log of a table from the database."""
    query = 'SELECT seq, at, command, entry FROM log WHERE "table" = ? ORDER BY seq'
    with sqlite3.connect(server.database) as connection:
        rows = connection.execute(query, (table,)).fetchall()
    connection.close()
    return [Line(seq, at, command, read_entry(entry)) for seq, at, command, entry in rows]


async def act(chair: Chair, chance: Random) -> int:
    """Answer a decision at random, or take the last choice back; return the line of it."""
    assert chair.game is not None
    assert chair.decision is not None
    if chair.game["may_undo"] and chance.random() < UNDO_SHARE:
        done = await chair.give("undo", decision=chair.decision["number"])
    else:
        done = await chair.choose(chance.randrange(len(chair.decision["options"])))
    assert done["type"] == "done", done
    return int(done["seq"])


async def play_together(chairs: list[Chair], chance: Random, moves: int = TO_THE_END) -> None:
    """Let whoever is asked act at random, until the game is over or long enough; everybody hears everything."""
    for _ in range(moves):
        asked = [chair for chair in chairs if chair.decision is not None]
        if not asked:
            return
        seq = await act(asked[0], chance)
        for chair in chairs:
            await chair.reach(seq)


async def invite(people: list[Person], table: str) -> None:
    """Let everybody accept the invitation of the first one."""
    code = (await people[0].look(table))["table"]["invite"]
    for person in people[1:]:
        await person.ask("POST", f"/api/invitations/{code}")


def come_back(server: Server, token: str) -> Person:
    """Go on with the token of a session."""
    person = Person(server.url)
    person.know({"token": token})
    return person


async def play_and_record(
    server: Server, game: str, rules: list[str], seats: int, moves: int = TO_THE_END, seed: int = 1, public: bool = True
) -> Record:
    """Let people on every seat and a spectator play at random, and keep all that each of them is told."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Person(server.url)) for _ in range(seats + 1)]
        for number, person in enumerate(people):
            await person.come_in(f"Guest {number}")
        table = await people[0].open_table(game, seats, rules=rules, public=public)
        if not public:
            await invite(people, table)
        for person in people[1:seats]:
            await person.command(table, "sit")
        chairs = [await person.sit_in(table) for person in people]
        started = await chairs[0].give("start")
        for chair in chairs:
            await chair.reach(started["seq"])
        await play_together(chairs, Random(seed), moves)
        for chair in chairs:
            await chair.leave()
    told = {chair.seat: chair.messages for chair in chairs}
    assert list(told) == [*range(seats), SPECTATOR]
    tokens = [person.token for person in people]
    return Record(read_setup(server, table), read_lines(server, table), told, tokens)
