"""The Armory."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import DESTROY
from twocities.citadels.cards import District
from twocities.citadels.ids import ARMING, PLACE_NAMES, PLACES
from twocities.citadels.packed import district_of
from twocities.citadels.reasons import face_up, not_touched
from twocities.citadels.step import CitadelsStep
from twocities.citadels.zones import different
from twocities.core.closed_option import ClosedOption
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
        if not self.may_fall(game, turn.seat) or not game.may_touch(turn.seat, self.id):
            return False
        return len(self.targets(game, turn.seat)) > 0

    def may_fall(self, game: "Citadels", seat: i64) -> bool:
        """Say whether it may leave the city of `seat`, its owner."""
        return not game.is_completed(seat)

    def spares(self, game: "Citadels", seat: i64, owner: i64) -> bool:
        """Say whether a whole city is safe from it."""
        return game.is_completed(owner)

    def targets(self, game: "Citadels", seat: i64) -> vec[i64]:
        """List every district that can be destroyed with it."""
        return vec[i64](
            [
                DESTROY + owner * PLACES + place
                for owner in range(game.seats)
                if not self.spares(game, seat, owner)
                for place in different(game.cities[owner])
                if district_of(place) != self.id and game.may_touch(owner, place)
            ]
        )

    def use(self, game: "Citadels", turn: "Turn") -> None:
        game.push(ChooseRuin(turn.seat, self.id))

    def why_not(self, game: "Citadels", turn: "Turn") -> str:
        if game.is_completed(turn.seat):
            return f"the city of seat {turn.seat} is complete"
        return not_touched(game, turn.seat, game.place_of(turn.seat, self.id)) or "no district can be destroyed with it"


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRuin(CitadelsStep):
    """Asks `seat` which district to destroy together with its own `district`."""

    name: ClassVar[str] = "choose_ruin"
    is_of_district: ClassVar[bool] = True
    follow_ups: ClassVar[list[int]] = [ARMING]
    opened_by: ClassVar[list[str]] = ["use"]

    def __init__(self, seat: i64 = 0, district: i64 = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, ARMING, game.ruin_targets(self.seat, self.district), self.district)

    def why_not(self, game: "Citadels", action: i64) -> str:
        owner, place = divmod(action - DESTROY, PLACES)
        return not_touched(game, owner, place) or f"it cannot destroy the {PLACE_NAMES[place]} of seat {owner}"

    def choose(self, game: "Citadels", action: i64) -> None:
        game.raze(self.seat, game.place_of(self.seat, self.district))
        owner, place = divmod(action - DESTROY, PLACES)
        game.destroy(self.seat, owner, place, 0)

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        offered = game.ruin_targets(self.seat, self.district)
        found: list[ClosedOption] = []
        for owner in range(game.seats):
            for place in face_up(game, owner):
                action = DESTROY + owner * PLACES + place
                if action in offered or district_of(place) == self.district:
                    continue
                if owner == self.seat and game.may_touch(owner, place):
                    found.append(ClosedOption(action, "own", {}))
                elif game.is_completed(owner):
                    found.append(ClosedOption(action, "complete", {}))
                else:
                    found.append(ClosedOption(action, "shielded", {}))
        return found

    def brings(self, game: "Citadels", action: i64) -> Fields:
        return {"price": 0}

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}
