"""The Clockwork."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District
from twocities.citadels.reasons import not_touched

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Clockwork(District):
    """Its owner may turn it face down, once, and build one more district in the turn."""

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        return game.may_build_at_all(turn) and game.may_touch(turn.seat, self.id)

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.turn_over(turn.seat, self.id)
        game.builds -= 1

    def why_not(self, game: "Citadels", turn: "Turn") -> str:
        if not game.may_build_at_all(turn):
            return f"seat {turn.seat} may not build in this turn"
        return not_touched(game, turn.seat, game.place_of(turn.seat, self.id))
