"""The Armory."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import DESTROY
from twocities.citadels.cards import District
from twocities.citadels.hands import different
from twocities.citadels.ids import ARMING, PLACES
from twocities.citadels.packed import district_of
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


class Armory(District):
    """May be destroyed by its owner to destroy another district in any city, unless its own is completed."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [ChooseRuin]

    def is_usable(self, game: "Citadels", turn: "Turn") -> bool:
        if game.is_completed(turn.seat) or not game.may_touch(turn.seat, self.id):
            return False
        return len(self.targets(game, turn.seat)) > 0

    def spares(self, game: "Citadels", seat: int, owner: int) -> bool:
        """Say whether a whole city is safe from it."""
        return game.is_completed(owner)

    def targets(self, game: "Citadels", seat: int) -> list[int]:
        """List every district that can be destroyed with it."""
        return [
            DESTROY + owner * PLACES + place
            for owner in range(game.seats)
            if not self.spares(game, seat, owner)
            for place in different(game.cities[owner])
            if district_of(place) != self.id and game.may_touch(owner, place)
        ]

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.push(ChooseRuin(turn.seat, self.id))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRuin(CitadelsStep):
    """Asks `seat` which district to destroy together with its own `district`."""

    name: ClassVar[str] = "choose_ruin"
    is_of_district: ClassVar[bool] = True
    follow_ups: ClassVar[list[int]] = [ARMING]

    def __init__(self, seat: int = 0, district: int = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, ARMING, game.ruin_targets(self.seat, self.district), self.district)

    def choose(self, game: "Citadels", action: int) -> None:
        game.raze(self.seat, game.place_of(self.seat, self.district))
        owner, place = divmod(action - DESTROY, PLACES)
        game.destroy(self.seat, owner, place, 0)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}
