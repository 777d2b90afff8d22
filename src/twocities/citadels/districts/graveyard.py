"""The Graveyard."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, RECOVER
from twocities.citadels.cards import District
from twocities.citadels.events import DistrictRecovered
from twocities.citadels.ids import DISTRICT_NAMES, NOBODY, RECOVERING
from twocities.citadels.step import ENDING, NO_FIELD, TURN, CitadelsStep, seat_on_turn
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class Graveyard(District):
    """Its owner may pay a gold to take a district that somebody else's Warlord destroys."""

    def steps(self) -> list[type[CitadelsStep]]:
        return [OfferRuin]

    def after_warlord(self, game: "Citadels", owner: i64, warlord: i64, district: i64) -> None:
        if owner != warlord and game.gold[owner] and game.has_its_character(self.id):
            game.push(OfferRuin(owner, district))


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferRuin(CitadelsStep):
    """Asks `seat` whether to take the destroyed `district`, which lies at the bottom of the deck."""

    name: ClassVar[str] = "offer_ruin"
    followed_by: ClassVar[list[str]] = [*TURN, *ENDING]
    turn_field: ClassVar[str] = NO_FIELD

    def __init__(self, seat: i64 = 0, district: i64 = 0) -> None:
        self.seat = seat
        self.district = district

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, RECOVERING, vec[i64]([RECOVER, PASS]), self.district)

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == RECOVER:
            game.pay(self.seat, 1)
            game.take_from_deck(self.district)
            game.add_open_card(self.seat, self.district)
            if game.heard:
                game.emit(DistrictRecovered(self.seat, self.district, 1))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "district": self.district}

    def lack(self, game: "Citadels") -> str:
        is_other = seat_on_turn(game) not in (NOBODY, self.seat)
        if self.district in game.deck and game.gold[self.seat] and is_other:
            return ""
        return f"a {DISTRICT_NAMES[self.district]} in the deck, and another seat that has gold"

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        return 1 if action == RECOVER else None

    def brings(self, game: "Citadels", action: i64) -> Fields:
        return {"cards": 1} if action == RECOVER else {}

    def bottom_of_deck(self) -> i64:
        return self.district
