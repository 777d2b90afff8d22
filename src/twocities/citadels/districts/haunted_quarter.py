"""The Haunted Quarter."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class HauntedQuarter(District):
    """Counts at the end as one type of its owner's choice."""

    def has_any_type(self, game: "Citadels") -> bool:
        return True
