"""The Merchant of 2000."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import Character

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class ClassicMerchant(Character):
    """Earns for trade districts and gets a gold by itself after gathering."""

    def when_gathered(self, game: "Citadels", seat: i64) -> None:
        game.gain_by_character(seat, self.id, 1)
