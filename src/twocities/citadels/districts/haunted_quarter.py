"""The Haunted Quarter."""

from twocities.citadels.cards import District


class HauntedQuarter(District):
    """Counts at the end as one type of its owner's choice."""

    def has_any_type(self) -> bool:
        return True
