"""The Business Center."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision, packed
from twocities.core.fields import Fields
from twocities.core.step import Step
from twocities.machikoro.actions import DEMAND_CARD, OFFER_CARD, PASS
from twocities.machikoro.cards import Establishment
from twocities.machikoro.ids import BUSINESS_CENTER, CARD_NAMES, DEMAND, ESTABLISHMENTS, OFFER

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class BusinessCenter(Establishment):
    """Lets its owner exchange an establishment for an opponent's; neither may be purple."""

    def activate(self, game: "MachiKoro", owner: int) -> None:
        game.push(OfferExchange(owner))


def lacks(game: "MachiKoro", seat: int, card: int) -> str:
    """Say why a city has no such establishment to exchange, if it has none."""
    if card in game.exchangeable(seat):
        return ""
    name = CARD_NAMES[card]
    return f"the {name} may not be exchanged" if game.owned(seat, card) else f"the city of seat {seat} has no {name}"


def demands(game: "MachiKoro", seat: int, offered: int) -> list[int]:
    """List what may be demanded for an offered establishment."""
    return [
        DEMAND_CARD + other * ESTABLISHMENTS + wanted
        for other in game.opponents(seat)
        for wanted in game.exchangeable(other)
        if game.may_exchange(seat, offered, other, wanted)
    ]


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferExchange(Step):
    """Asks `seat` which establishment to give away, if any."""

    name: ClassVar[str] = "offer_exchange"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "MachiKoro") -> Decision | None:
        offers = [OFFER_CARD + card for card in game.exchangeable(self.seat) if game.has_exchange(self.seat, card)]
        return Decision(self.seat, OFFER, append(packed(offers), PASS), BUSINESS_CENTER) if offers else None

    def why_not(self, game: "MachiKoro", action: i64) -> str:
        card = action - OFFER_CARD
        return lacks(game, self.seat, card) or f"nothing may be had for the {CARD_NAMES[card]}"

    def choose(self, game: "MachiKoro", action: i64) -> None:
        if action != PASS:
            game.push(DemandExchange(self.seat, action - OFFER_CARD))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}


@mypyc_attr(acyclic=True, free_list_len=1)
class DemandExchange(Step):
    """Asks `seat` what it wants for the establishment that it gives away."""

    name: ClassVar[str] = "demand_exchange"

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        self.seat = seat
        self.card = card

    def ask(self, game: "MachiKoro") -> Decision | None:
        return Decision(self.seat, DEMAND, packed(demands(game, self.seat, self.card)), self.card)

    def why_not(self, game: "MachiKoro", action: i64) -> str:
        other, card = divmod(action - DEMAND_CARD, ESTABLISHMENTS)
        if other == self.seat:
            return ""
        if card == self.card:
            return "that is what is given away"
        full = other if game.may_own_more(self.seat, card) else self.seat
        return lacks(game, other, card) or f"the city of seat {full} may have no more of what it would get"

    def choose(self, game: "MachiKoro", action: i64) -> None:
        other, card = divmod(action - DEMAND_CARD, ESTABLISHMENTS)
        game.exchange(self.seat, self.card, other, card)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card}
