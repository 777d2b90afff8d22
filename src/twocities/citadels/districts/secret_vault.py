"""The Secret Vault."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class SecretVault(District):
    """Cannot be built; scores three points in hand at the end."""

    def may_be_built(self, game: "Citadels", owner: int) -> bool:
        return False

    def points_in_hand(self) -> int:
        return 3
