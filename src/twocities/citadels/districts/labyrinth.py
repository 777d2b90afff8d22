"""The Labyrinth."""

from twocities.citadels.cards import District


class Labyrinth(District):
    """Its owner may take a face-down character unseen instead of one that is offered."""

    def picks_blind(self) -> bool:
        return True
