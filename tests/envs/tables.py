"""Every edition of both games with every number of seats, as environments take them."""

from collections.abc import Iterator

import numpy as np

from tests.citadels.editions_played import RANDOM_TABLES
from tests.machikoro.variants import VARIANTS
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.rng import seeded
from twocities.core.view import View
from twocities.envs.tables import TableSpec
from twocities.games import family_of

CITADELS = [("citadels", seats, rules[:-1]) for seats, rules in RANDOM_TABLES]
"""Each edition with each number of seats that it is for."""

RANDOM_CASTS = [("citadels", seats, rules) for seats, rules in sorted(dict(reversed(RANDOM_TABLES)).items())]
"""A table of each number of seats at which the seed of the deal chooses the characters."""

MACHI_KORO = [("machikoro", seats, rules) for seats in (2, 3, 4) for rules in ([], VARIANTS)]
"""The plain game and all variants together, with each number of seats."""

TABLES = CITADELS + RANDOM_CASTS + MACHI_KORO

NAMES = [" ".join([game, str(seats), *rules]) for game, seats, rules in TABLES]


def random_views(table: TableSpec, seed: int, most: int = 2000) -> Iterator[tuple[Game, View]]:
    """Play a random game; give the view of each seat before each of so many decisions, and at the end."""
    family: GameFamily = family_of(table.game)
    game = family.new_game(table.seats, list(table.rules), seed)
    rng = seeded(seed)
    for _ in range(most):
        for seat in range(table.seats):
            yield game, game.view(seat)
        if game.decision is None:
            return
        game.apply(game.decision.actions[rng.below(len(game.decision.actions))])


def random_options(options: np.ndarray, sizes: np.ndarray, chance: np.random.Generator) -> np.ndarray:
    """Choose an option of each row."""
    places = (chance.random(len(sizes)) * sizes).astype(int)
    chosen: np.ndarray = options[np.arange(len(sizes)), places]
    return chosen
