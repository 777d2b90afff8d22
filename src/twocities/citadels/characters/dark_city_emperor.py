"""The Schemer."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import CROWN
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import POWER_USED

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class DarkCityEmperor(Character):
    """Earns for noble districts and may hand the crown to anybody."""

    verbs: ClassVar[list[str]] = ["crown"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return vec[i64]([CROWN + seat for seat in range(game.seats) if seat != game.crown])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.move_crown(action - CROWN)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return f"seat {game.crown} has the crown"

    def is_royal(self) -> bool:
        return True

    def is_shown_when_killed(self) -> bool:
        return False
