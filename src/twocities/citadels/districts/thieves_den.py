"""The Thieves' Den."""

from twocities.citadels.cards import District


class ThievesDen(District):
    """Any part of its cost may be paid with cards."""

    def is_paid_with_cards(self) -> bool:
        return True
