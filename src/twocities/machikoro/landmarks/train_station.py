"""The Train Station."""

from mypy_extensions import i64

from twocities.machikoro.cards import Landmark


class TrainStation(Landmark):
    """Lets its owner choose each turn between one die and two."""

    def dice_limit(self, dice: i64) -> i64:
        return 2
