"""The Red Dragon."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import ATTACH, PASS
from twocities.citadels.cards import District
from twocities.citadels.events import DistrictAttached
from twocities.citadels.ids import ATTACHING, DISTRICT_NAMES, FACE_DOWN
from twocities.citadels.packed import district_of
from twocities.citadels.step import NO_FIELD, CitadelsStep
from twocities.citadels.zones import different
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class RedDragon(District):
    """When it is built it may be attached to another district of its city; no card can touch either of them."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [AttachDistrict]

    def when_built(self, game: "Citadels", owner: i64) -> None:
        if to_be_attached(game, owner, self.id):
            game.push(AttachDistrict(owner, self.id))

    def remembers(self, game: "Citadels", number: i64) -> bool:
        return number != self.id and game.has_district(game.owner_of(self.id), number)

    def note_names(self) -> list[str]:
        return DISTRICT_NAMES

    def shields(self, number: i64, district: i64) -> bool:
        return district in (self.id, number)


def to_be_attached(game: "Citadels", seat: i64, dragon: i64) -> vec[i64]:
    """List the districts of a city that can be attached."""
    return vec[i64](
        [ATTACH + place for place in different(game.cities[seat]) if place < FACE_DOWN and district_of(place) != dragon]
    )


@mypyc_attr(acyclic=True, free_list_len=1)
class AttachDistrict(CitadelsStep):
    """Asks `seat` what its `district` protects besides itself, if anything."""

    name: ClassVar[str] = "attach_district"
    turn_field: ClassVar[str] = NO_FIELD
    is_of_district: ClassVar[bool] = True

    def __init__(self, seat: i64 = 0, district: i64 = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, ATTACHING, append(to_be_attached(game, self.seat, self.district), PASS))

    def choose(self, game: "Citadels", action: i64) -> None:
        if action != PASS:
            game.note(self.district, district_of(action - ATTACH))
            if game.heard:
                game.emit(DistrictAttached(self.seat, action - ATTACH))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}
