"""Tables that are prepared for a page to be opened on: dealt by a known seed, and played as far as a test needs."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from time import time
from typing import Any, NamedTuple

from tests.server.servers import Server
from twocities.games import family_of
from twocities.server.hub.journal import lines_of
from twocities.server.hub.live_table import follow_all
from twocities.server.store.store import Store
from twocities.server.store.tables import add_table, append
from twocities.server.table.entries import AnyEntry, Chose, Sat, Started
from twocities.server.table.new_table import INVITE_CODE, TABLE_CODE, Someone, bot_at
from twocities.server.table.setup import Setup, new_code, new_salt
from twocities.server.table.table import Table

TABLES: dict[str, list[tuple[int, list[str]]]] = {
    "citadels": [
        (8, ["agents"]),
        (5, ["delegates", "nine_characters"]),
        (6, ["dignitaries"]),
        (4, ["emissaries"]),
        (2, ["deluxe"]),
        (3, ["aristocrats"]),
        (3, ["agents"]),
        (4, ["citadela", "metropole", "random_cast"]),
        (5, ["citadela", "random_cast", "warlord", "assassin"]),
        (6, ["classic", "dark_city"]),
        (5, ["deluxe", "metropole", "random_cast"]),
        (4, ["classic", "dark_city", "random_cast"]),
    ],
    "machikoro": [(4, ["asks_roll"]), (3, ["limited_supply"]), (2, [])],
}
"""Tables at which every question of a game comes up sooner or later: how many seats, and by which rules."""

FEWEST_DEALS = 3
MOST_DEALS = 60
"""How often these tables are dealt anew until every question has come up."""

SOON = 120
"""A game of so many choices has cities to look at, and a log that is not long yet."""

LEVEL = "journeyman"


class Course(NamedTuple):
    """A game that was played at random, up to one of its questions or to its end."""

    game: str
    seats: int
    rules: list[str]
    seed: int
    choices: int
    """After how many choices it stops."""
    options: int = 0
    """How many answers the question has that it stops at."""


class Walk:
    """Somebody who plays all seats of a game at random, always the same way."""

    def __init__(self, game: str, seats: int, rules: list[str], seed: int) -> None:
        self.luck = random.Random(seed)
        self.game = family_of(game).new_game(seats, rules, seed)
        self.choices = 0

    @property
    def asked(self) -> int:
        """The seat that chooses next."""
        assert self.game.decision is not None
        return self.game.decision.seat

    def step(self) -> str:
        """Choose something; return it in notation."""
        assert self.game.decision is not None
        action = self.luck.choice(self.game.decision.actions)
        self.game.apply(action)
        self.choices += 1
        return self.game.notation(action)


@cache
def courses(game: str) -> dict[str, Course]:
    """Find a game for every topic that stops where it is asked about: soon, and with as many answers as can be."""
    family = family_of(game)
    found: dict[str, Course] = {}

    def fitness(course: Course) -> tuple[int, int]:
        return min(0, SOON - course.choices), course.options

    for seed in range(MOST_DEALS):
        for seats, rules in TABLES[game]:
            walk = Walk(game, seats, rules, seed)
            while (decision := walk.game.decision) is not None:
                topic = family.topics[decision.topic].name
                course = Course(game, seats, rules, seed, walk.choices, len(decision.actions))
                if topic not in found or fitness(course) > fitness(found[topic]):
                    found[topic] = course
                walk.step()
        if seed >= FEWEST_DEALS and len(found) == len(family.topics):
            break
    return found


def harmed(game: str, seats: int, rules: list[str], event: str, facts: dict[str, object]) -> Course:
    """Find a game that stops where a seat is asked to which something was done since it last chose."""
    for seed in range(MOST_DEALS):
        walk = Walk(game, seats, rules, seed)
        victims: set[int] = set()
        while (decision := walk.game.decision) is not None:
            if decision.seat in victims:
                return Course(game, seats, rules, seed, walk.choices, len(decision.actions))
            walk.step()
            about = [each.to_dict() for each in walk.game.events if each.name == event]
            victims |= {int(str(each["victim"])) for each in about if each | facts == each}
            victims.discard(decision.seat)
    raise AssertionError(f"In {MOST_DEALS} games nobody met with {event}.")


def whole(game: str, seats: int, rules: list[str]) -> Course:
    """Play a game to its end."""
    walk = Walk(game, seats, rules, 0)
    while walk.game.decision is not None:
        walk.step()
    return Course(game, seats, rules, 0, walk.choices)


def lay(server: Server, course: Course, person: Someone, own: int | None = None) -> str:
    """Write a table into the database of a server, bots around a person where the game stops; return its id.

    The person sits where somebody is asked, or was asked last, unless a seat is named.
    """
    walk = Walk(course.game, course.seats, course.rules, course.seed)
    chose: list[AnyEntry] = []
    seats: list[int] = []
    for _ in range(course.choices):
        seats.append(walk.asked)
        chose.append(Chose(seats[-1], walk.step()))
    if own is None:
        own = walk.asked if walk.game.decision else seats[-1]
    seated: list[AnyEntry] = [
        Sat(seat, person.id, person.name) if seat == own else bot_at(seat, LEVEL, [person.name])
        for seat in range(course.seats)
    ]
    table = open_table(course.game, course.seats, course.rules, course.seed, person)
    return write(server, table, [*seated, Started(), *chose])


def lay_open(server: Server, course: Course, host: Someone) -> str:
    """Write a table that waits for its people, with its host at the first seat; return its id.

    It begins as its course does, whatever shares in the shuffle the devices of its people tell.
    """
    dealt: dict[str, Any] = Walk(course.game, course.seats, course.rules, course.seed).game.position()
    table = open_table(course.game, course.seats, dealt["rules"], course.seed, host, dealt)
    return write(server, table, [Sat(0, host.id, host.name)])


def open_table(
    game: str, seats: int, rules: list[str], seed: int, host: Someone, position: dict[str, object] | None = None
) -> Table:
    """Set a table up whose cards are known: dealt by a seed, or lying as in a position."""
    setup = Setup(
        table=new_code(TABLE_CODE),
        invite=new_code(INVITE_CODE),
        game=game,
        version=family_of(game).version,
        rules=rules,
        seats=seats,
        seed=seed,
        salt=new_salt(),
        host=host.id,
        public=False,
        created=time(),
        position=position,
    )
    return Table(setup)


def write(server: Server, table: Table, entries: list[AnyEntry]) -> str:
    """Write a table with its log, as another node of the server would."""
    name = table.setup.table
    lines = lines_of(table, entries, None, time())
    follow_all(table, lines)

    async def work() -> None:
        store = Store(server.database)
        async with store.writing() as connection:
            await add_table(connection, table, None, None)
            await append(connection, [(name, line) for line in lines])
        await store.close()

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, work()).result()
    return name
