"""The Haunted City."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class HauntedCity(District):
    """Counts at the end as one type of its owner's choice, unless it was built in the last round."""

    def when_built(self, game: "Citadels", owner: i64) -> None:
        game.note(self.id, game.round)

    def remembers(self, game: "Citadels", number: i64) -> bool:
        return 1 <= number <= game.round

    def has_any_type(self, game: "Citadels") -> bool:
        return game.noted(self.id) != game.round
