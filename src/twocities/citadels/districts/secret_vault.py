"""The Secret Vault."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class SecretVault(District):
    """Cannot be built; scores three points in hand at the end."""

    def may_be_built(self, game: "Citadels", owner: i64) -> bool:
        return False

    def points_in_hand(self) -> i64:
        return 3
