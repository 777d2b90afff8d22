"""The Clockwork."""

from typing import TYPE_CHECKING

from twocities.citadels.cards import District

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
