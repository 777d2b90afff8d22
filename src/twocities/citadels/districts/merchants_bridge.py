"""The Merchants' Bridge."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PARTNER, PASS
from twocities.citadels.cards import District
from twocities.citadels.events import PartnershipEnded, PartnershipMade
from twocities.citadels.ids import NOBODY, PARTNERING
from twocities.citadels.step import NO_FIELD, CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class MerchantsBridge(District):
    """When it is built its owner chooses a partner: what one of them gathers brings the other one of the kind."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [ChooseAlly]

    def when_built(self, game: "Citadels", owner: i64) -> None:
        game.push(ChooseAlly(owner, self.id))

    def remembers(self, game: "Citadels", number: i64) -> bool:
        return number < game.seats and not game.has_district(number, self.id)

    def when_gathering(self, game: "Citadels", number: i64, seat: i64, is_gold: bool) -> None:
        owner = game.owner_of(self.id)
        if seat not in (owner, number):
            return
        other = number if seat == owner else owner
        if is_gold:
            game.gain_by_district(other, self.id, 1)
        else:
            game.draw(other, 1)

    def when_moved(self, game: "Citadels", owner: i64) -> None:
        if game.noted(self.id) == owner:
            self.when_lost(game, owner)
            game.forget(self.id)

    def when_lost(self, game: "Citadels", owner: i64) -> None:
        if game.heard and game.noted(self.id) != NOBODY:
            game.emit(PartnershipEnded(owner))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseAlly(CitadelsStep):
    """Asks `seat` who is its partner through a `district`, if anybody."""

    name: ClassVar[str] = "choose_ally"
    turn_field: ClassVar[str] = NO_FIELD
    is_of_district: ClassVar[bool] = True

    def __init__(self, seat: i64 = 0, district: i64 = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(
            self.seat, PARTNERING, append(vec[i64]([PARTNER + other for other in game.others(self.seat)]), PASS)
        )

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.note(self.district, action - PARTNER)
            if game.heard:
                game.emit(PartnershipMade(self.seat, action - PARTNER))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}
