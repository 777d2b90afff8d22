"""The Monument."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Monument(District):
    """Cannot be built in a city of five or more districts; counts as two towards completing it."""

    def may_be_built(self, game: "Citadels", owner: i64) -> bool:
        return len(game.cities[owner]) < 5

    def city_count(self) -> i64:
        return 2
