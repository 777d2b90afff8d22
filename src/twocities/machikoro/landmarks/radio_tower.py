"""The Radio Tower."""

from twocities.machikoro.cards import Landmark


class RadioTower(Landmark):
    """Once a turn its owner may roll the same number of dice again."""

    def may_reroll(self) -> bool:
        return True
