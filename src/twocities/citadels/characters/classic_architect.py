"""The Architect of 2000."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import Character

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class ClassicArchitect(Character):
    """Gets two cards by themselves after gathering and builds up to three districts."""

    def when_gathered(self, game: "Citadels", seat: i64) -> None:
        game.draw(seat, 2)

    def build_limit(self) -> i64:
        return 3
