"""What is played to learn from: a lesson decides every game down to its table, its seed and its players."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twocities.bots import Bot, make_bot
from twocities.bots.learned import LEARNABLE, knowledge_with
from twocities.bots.master import Master
from twocities.bots.search.budget import Budget
from twocities.bots.search.knowledge import Knowledge
from twocities.citadels.boxes import EDITIONS
from twocities.core.errors import BadRules, known
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded
from twocities.core.view import View
from twocities.games import family_of

FIRST_SEED: Final = 2**63
"""The seeds of games to learn from begin here, and those of all matches of the arena end before: no deal is both."""

MOST_GENERATIONS: Final = 2**8
MOST_GAMES: Final = 2**24
MOST_SEED: Final = 2**31 - 1
"""So many generations, games of each and seeds there are, so that every game has a seed of its own."""

MEASURED: Final = 10
"""One deal of so many is never trained on: it measures what was learned."""

USUAL_SEATS: Final = 4
"""The number of seats that is played most often."""

ITERATIONS: Final = 40
"""How many lines of play a bot tries that plays with a net to learn from: many quick games teach more."""


@dataclass(frozen=True)
class Lesson:
    """The games of one generation; each follows from its number alone."""

    game: str
    seed: int = 1
    generation: int = 1
    net: Path | None = None
    """The net of the generation before, which plays; without one Journeymen do."""
    iterations: int = ITERATIONS
    """How many lines of play its bots try."""

    @property
    def seats(self) -> int:
        """How many games belong together: each deal is played once."""
        return 1

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.game not in LEARNABLE:
            raise BadRules(known("game that nets learn", self.game, list(LEARNABLE)))
        if not 0 <= self.seed <= MOST_SEED:
            raise BadRules(f"The seed of a training is a whole number from 0 to {MOST_SEED}, not {self.seed}.")

    def seed_of(self, number: int) -> int:
        """Find the seed of a game; it is that of no other one, here or in the arena."""
        return FIRST_SEED + (self.seed * MOST_GENERATIONS + self.generation) * MOST_GAMES + number

    def table(self, number: int) -> "LessonTable":
        """Say which table a game is played at."""
        rng = seeded(self.seed_of(number))
        return TABLES[self.game](rng)

    def deal(self, number: int) -> Game:
        """Set up a game."""
        table = self.table(number)
        return family_of(self.game).new_game(table.seats, table.rules, self.seed_of(number))

    def players(self, seats: int, rng: Rng) -> list[Bot]:
        """Seat players of different strength: whoever only meets its like learns nothing of others."""
        knowledge = None if self.net is None else knowledge_with(self.game, self.net)
        return [self.player(knowledge, rng) for _ in range(seats)]

    def player(self, knowledge: Knowledge | None, rng: Rng) -> Bot:
        """Draw one player."""
        drawn = rng.below(8)
        if drawn == 0:
            return make_bot("apprentice")
        if knowledge is None or drawn == 1:
            return make_bot("journeyman")
        return Learner(knowledge, self.iterations)


class Learner(Master):
    """Plays with the knowledge that it is given."""

    def __init__(self, learned: Knowledge, iterations: int) -> None:
        super().__init__(Budget(iterations=iterations))
        self.learned = learned

    def knowledge(self, view: View) -> Knowledge:
        return self.learned


@dataclass(frozen=True)
class LessonTable:
    """One table: how many play, and by which rules."""

    kind: str
    """The edition or variant, by which what was learned is measured."""
    seats: int
    rules: list[str]


def citadels_table(rng: Rng) -> LessonTable:
    """Draw a table of Citadels: the first edition half of the time, any cast a third of it."""
    kinds = list(EDITIONS)
    kind = kinds[rng.below(len(kinds)) if rng.below(2) else 0]
    rules = kind.split(",") + (["random_cast"] if rng.below(3) == 0 else [])
    return LessonTable(kind, seats_of(rng, EDITIONS[kind].most_seats), rules)


def machikoro_table(rng: Rng) -> LessonTable:
    """Draw a table of Machi Koro: with all cards for sale half of the time, else with a variant."""
    variants = [["limited_supply"], ["beginner"], ["limited_supply", "beginner"]]
    rules = [] if rng.below(2) else variants[rng.below(len(variants))]
    return LessonTable(",".join(rules) or "base", seats_of(rng, family_of("machikoro").most_seats), rules)


def seats_of(rng: Rng, most: int) -> int:
    """Draw a number of seats: often the usual one."""
    return USUAL_SEATS if rng.below(5) < 2 else 2 + rng.below(most - 1)


TABLES: Final = {"citadels": citadels_table, "machikoro": machikoro_table}
"""Who draws the tables of each game."""
KINDS: Final = {
    "citadels": list(EDITIONS),
    "machikoro": ["base", "limited_supply", "beginner", "limited_supply,beginner"],
}
"""The editions and variants of each game, by which what was learned is measured."""
