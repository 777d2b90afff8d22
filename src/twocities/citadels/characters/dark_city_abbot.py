"""The Abbot of the Dark City."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import TITHE
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.ids import POWER_USED

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class DarkCityAbbot(Character):
    """Earns for religious districts and gets a gold from the one player who is richest."""

    verbs: ClassVar[list[str]] = ["tithe"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        most = game.most_gold()
        richest = [seat for seat in range(game.seats) if game.gold[seat] == most]
        if game.used >> POWER_USED & 1 or len(richest) > 1 or richest[0] == turn.seat:
            return NO_POWERS
        return vec[i64]([TITHE + richest[0]])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.take_gold(turn.seat, action - TITHE, 1)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        if game.gold[action - TITHE] < game.most_gold():
            return f"seat {action - TITHE} is not the richest"
        return "nobody is richer than all others"
