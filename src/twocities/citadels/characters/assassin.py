"""The Assassin."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import KILL
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import CharacterKilled
from twocities.citadels.ids import CHARACTER_NAMES, KILLED, POWER_USED
from twocities.citadels.reasons import not_to_be_named

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Assassin(Character):
    """Names a character; whoever holds it loses this round's turn."""

    verbs: ClassVar[list[str]] = ["kill"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        # A guest may be called late: who has had the turn cannot be killed any more.
        return vec[i64]([KILL + other for other in game.cast[game.called + 1 :]])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.mark(KILLED, action - KILL, turn.seat)
        if game.heard:
            game.emit(CharacterKilled(turn.seat, action - KILL))

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        missing = not_to_be_named(game, turn.acting, action - KILL)
        return missing or f"the {CHARACTER_NAMES[action - KILL]} has been called"
