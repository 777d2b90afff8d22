"""The Thief."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import ROB
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import CharacterRobbed, GoldStolen
from twocities.citadels.ids import POWER_USED, ROBBED
from twocities.citadels.marks import Mark
from twocities.citadels.reasons import not_safe

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Thief(Character):
    """Names a character; takes all its gold when it is called."""

    verbs: ClassVar[list[str]] = ["rob"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> POWER_USED & 1:
            return NO_POWERS
        return vec[i64]([ROB + other for other in game.safe_targets(turn.acting)])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.mark(ROBBED, action - ROB, turn.seat)
        if game.heard:
            game.emit(CharacterRobbed(turn.seat, action - ROB))

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return not_safe(game, turn.acting, action - ROB)


class Robbed(Mark):
    """Lets the seat that laid it take all gold of the one who answers the call of its character."""

    def when_answered(self, game: "Citadels", layer: i64, seat: i64) -> None:
        # Ruling R32: a Thief who robs the own other character changes nothing.
        if layer != seat:
            gold = game.gold[seat]
            game.move_gold(layer, seat, gold)
            if game.heard:
                game.emit(GoldStolen(layer, seat, gold))
