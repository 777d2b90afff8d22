"""The Diplomat of the Dark City."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import OFFER, PASS
from twocities.citadels.cards import Character
from twocities.citadels.characters.diplomat import DemandDistrict, not_given, nothing_for, offers
from twocities.citadels.ids import FINISHING
from twocities.citadels.step import ENDING, CitadelsStep
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class DarkCityDiplomat(Character):
    """Earns for military districts; at the end of the turn may exchange an own district for another player's."""

    verbs: ClassVar[list[str]] = ["offer"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [OfferLast, DemandDistrict]

    def before_turn_ends(self, game: "Citadels", turn: "Turn") -> None:
        if offers(game, turn.seat, 0):
            game.push(OfferLast(turn.seat, turn.acting))

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return "that comes when the turn ends"


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferLast(CitadelsStep):
    """Asks `seat` which own district to give away before the turn ends, if any."""

    name: ClassVar[str] = "offer_last"
    followed_by: ClassVar[list[str]] = ENDING

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, FINISHING, append(offers(game, self.seat, 0), PASS), self.acting)

    def why_not(self, game: "Citadels", action: i64) -> str:
        return nothing_for(game, self.seat, action - OFFER)

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.push(DemandDistrict(self.seat, action - OFFER, 0))

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        return not_given(game, self.seat, 0)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}
