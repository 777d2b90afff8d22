"""The Artist."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import BEAUTIFY
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import DistrictBeautified
from twocities.citadels.ids import DISTRICT_NAMES, DISTRICTS, EXTRA_USED, POWER_USED
from twocities.citadels.zones import different

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Artist(Character):
    """Beautifies up to two own districts with a gold each: they cost one more for good."""

    verbs: ClassVar[list[str]] = ["beautify"]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        if game.used >> EXTRA_USED & 1 or not game.gold[turn.seat]:
            return NO_POWERS
        return vec[i64]([BEAUTIFY + place for place in different(game.cities[turn.seat]) if place < DISTRICTS])

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << (EXTRA_USED if game.used >> POWER_USED & 1 else POWER_USED)
        game.restand(turn.seat, action - BEAUTIFY, action - BEAUTIFY + DISTRICTS)
        game.pay(turn.seat, 1)
        if game.heard:
            game.emit(DistrictBeautified(turn.seat, action - BEAUTIFY, 1))

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return f"the city of seat {turn.seat} has no {DISTRICT_NAMES[action - BEAUTIFY]} that is not beautified"
