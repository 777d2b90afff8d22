"""Small nets of random numbers, and tables to show them."""

from librt.vecs import vec

from tests.tables import asked
from twocities import new_game
from twocities.bots.learned import LEARNABLE
from twocities.bots.nets.value_net import Shape, ValueNet
from twocities.citadels.boxes import EDITIONS
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded

FINENESS = 1000

TABLES = [("machikoro", seats, rules) for seats in (2, 3, 4) for rules in ([], ["limited_supply"], ["beginner"])] + [
    ("citadels", seats, [*edition.names, "random_cast"])
    for edition in EDITIONS.values()
    for seats in range(2, edition.most_seats + 1)
]
"""Every edition and number of seats."""


def shape_of(game: str, first: int = 6, second: int = 4) -> Shape:
    """Make the shape of a small net for a game."""
    features = LEARNABLE[game].features
    return Shape(features.table.size, features.seat.size, first, second)


def random_net(game: str, seed: int = 1) -> ValueNet:
    """Make a net that says anything."""
    rng = seeded(seed)
    shape = shape_of(game)
    return ValueNet(shape, [vec[float]([number(rng) for _ in range(size)]) for size in shape.sizes()])


def number(rng: Rng) -> float:
    """Draw a number from -1 to 1 that a file can hold exactly."""
    return (rng.below(2 * FINENESS + 1) - FINENESS) / 1024


def played(game: str, seats: int, rules: list[str], seed: int, choices: int) -> Game:
    """Play so many random choices; the game is not over."""
    rng = seeded(seed)
    table = new_game(game, seats, rules, seed)
    for _ in range(choices):
        decision = asked(table)
        twin = table.clone()
        table.take(decision.actions[rng.below(len(decision.actions))])
        if table.decision is None:
            return twin
    return table
