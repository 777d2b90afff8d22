"""The Red Dragon."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import ATTACH, PASS
from twocities.citadels.cards import District
from twocities.citadels.events import DistrictAttached
from twocities.citadels.hands import different
from twocities.citadels.ids import ATTACHING, DISTRICT_NAMES, DISTRICTS, FACE_DOWN
from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class RedDragon(District):
    """When it is built it may be attached to another district of its city; no card can touch either of them."""

    def when_built(self, game: "Citadels", owner: int) -> None:
        if to_be_attached(game, owner, self.id):
            game.push(AttachDistrict(owner, self.id))

    def remembers(self, game: "Citadels", number: int) -> bool:
        return number != self.id and game.has_district(game.owner_of(self.id), number)

    def note_names(self) -> list[str]:
        return DISTRICT_NAMES

    def shields(self, number: int, district: int) -> bool:
        return district in (self.id, number)


def to_be_attached(game: "Citadels", seat: int, dragon: int) -> list[int]:
    """List the districts of a city that can be attached."""
    return [
        ATTACH + place for place in different(game.cities[seat]) if place < FACE_DOWN and place % DISTRICTS != dragon
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class AttachDistrict(Step):
    """Asks `seat` what its `district` protects besides itself, if anything."""

    name: ClassVar[str] = "attach_district"

    def __init__(self, seat: int = 0, district: int = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, ATTACHING, [*to_be_attached(game, self.seat, self.district), PASS])

    def choose(self, game: "Citadels", action: int) -> None:
        if action != PASS:
            game.note(self.district, (action - ATTACH) % DISTRICTS)
            if game.heard:
                game.emit(DistrictAttached(self.seat, action - ATTACH))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}
