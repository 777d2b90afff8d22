"""The Amusement Park."""

from twocities.machikoro.cards import Landmark


class AmusementPark(Landmark):
    """After two equal dice its owner has another full turn."""

    def has_extra_turn(self, first: int, second: int) -> bool:
        return first == second
