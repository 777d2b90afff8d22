"""The Train Station."""

from twocities.machikoro.cards import Landmark


class TrainStation(Landmark):
    """Lets its owner choose each turn between one die and two."""

    def dice_limit(self, dice: int) -> int:
        return 2
