"""The Amusement Park."""

from mypy_extensions import i64

from twocities.machikoro.cards import Landmark


class AmusementPark(Landmark):
    """After two equal dice its owner has another full turn."""

    def has_extra_turn(self, first: i64, second: i64) -> bool:
        return first == second
