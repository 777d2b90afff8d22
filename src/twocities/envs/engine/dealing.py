"""Games one after another at the same table, set up as fast as they can be."""

from typing import Final

from mypy_extensions import mypyc_attr

from twocities.citadels.editions import make_rules
from twocities.citadels.family import CitadelsFamily
from twocities.citadels.game import empty_table
from twocities.citadels.rules import Rules
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.rng import seeded

PROBES: Final = 32
"""So many seeds have to make the same rules before chance is taken to have no say in them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Sets up games: each is the one that the same seed makes anywhere else."""

    def __init__(self, family: GameFamily, seats: int, names: list[str]) -> None:
        family.check_seats(seats)
        self.family = family
        self.seats = seats
        self.names = names

    def deal(self, seed: int, heard: bool = False) -> Game:
        """Set up the game of a seed."""
        game = self.family.new_game(self.seats, self.names, seed)
        game.heard = heard
        return game


class CitadelsDealer(Dealer):
    """Sets up games of Citadels; where chance has no say in the rules, these are made once."""

    def __init__(self, family: CitadelsFamily, seats: int, names: list[str]) -> None:
        super().__init__(family, seats, names)
        self.rules: Rules | None = settled_rules(seats, names)

    def deal(self, seed: int, heard: bool = False) -> Game:
        rules = self.rules
        if rules is None:
            return super().deal(seed, heard)
        game = empty_table(self.seats, rules, seeded(seed))
        game.heard = heard
        game.begin()
        return game


def settled_rules(seats: int, names: list[str]) -> Rules | None:
    """Make the rules of a table, or nothing if another seed could make others."""
    rules = make_rules(names, seats, seeded(0))
    for seed in range(1, PROBES):
        if make_rules(names, seats, seeded(seed)).names != rules.names:
            return None
    return rules


def dealer_for(family: GameFamily, seats: int, names: list[str]) -> Dealer:
    """Make the dealer for a table."""
    if isinstance(family, CitadelsFamily):
        family.check_seats(seats)
        return CitadelsDealer(family, seats, names)
    return Dealer(family, seats, names)
