"""The Consulate."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.cards import District
from twocities.citadels.ids import NOBODY

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Consulate(District):
    """Hides a character from the box, whose abilities its owner has besides the own ones in one turn."""

    def when_built(self, game: "Citadels", owner: i64) -> None:
        game.draw_guest(owner)

    def hosts_guest(self) -> bool:
        return True

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        return game.has_guest(turn)

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.welcome(turn)

    def why_not(self, game: "Citadels", turn: "Turn") -> str:
        if game.joined != NOBODY:
            return "its guest has nothing to do now"
        return "it has no guest" if game.guest == NOBODY else "its guest does not build, and something has been built"

    def when_moved(self, game: "Citadels", owner: i64) -> None:
        game.show_guest(owner)

    def when_lost(self, game: "Citadels", owner: i64) -> None:
        game.guest = NOBODY
