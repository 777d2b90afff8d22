"""The King."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import Character

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class King(Character):
    """Earns for noble districts and takes the crown."""

    def after_gathering(self, game: "Citadels", seat: i64) -> None:
        game.move_crown(seat)

    def when_bewitched(self, game: "Citadels", seat: i64) -> None:
        game.move_crown(seat)

    def is_royal(self) -> bool:
        return True

    def when_killed_round_ends(self, game: "Citadels", seat: i64) -> None:
        game.move_crown(seat)
