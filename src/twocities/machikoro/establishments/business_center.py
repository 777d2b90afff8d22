"""The Business Center."""

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.machikoro.actions import PASS
from twocities.machikoro.card_sets import bit
from twocities.machikoro.cards import Establishment
from twocities.machikoro.ids import BUSINESS_CENTER, DEMAND, OFFER
from twocities.machikoro.seat_step import SeatStep

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


class BusinessCenter(Establishment):
    """Lets its owner exchange an establishment for an opponent's; neither may be purple."""

    def activate(self, game: "MachiKoro", owner: i64) -> None:
        game.push(OfferExchange(owner))

    def worth(self, game: "MachiKoro", owner: i64) -> float:
        return 2.0

    def steps(self) -> list[type[SeatStep]]:
        return [OfferExchange, DemandExchange]


def lacks(game: "MachiKoro", seat: i64, card: i64) -> str:
    """Say why a city has no such establishment to exchange, if it has none."""
    if game.exchangeable(seat) & bit(card):
        return ""
    name = game.rules.catalog.names[card]
    return f"the {name} may not be exchanged" if game.owned(seat, card) else f"the city of seat {seat} has no {name}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OfferExchange(SeatStep):
    """Asks `seat` which establishment to give away, if any."""

    name: ClassVar[str] = "offer_exchange"

    def ask(self, game: "MachiKoro") -> Decision | None:
        offers = game.offerable(self.seat)
        if not offers:
            return None
        buffer = game.rules.buffer
        buffer.add_kinds(offers, game.rules.kinds, game.rules.offer)
        buffer.add(PASS)
        return Decision(self.seat, OFFER, buffer.options(), BUSINESS_CENTER)

    def why_not(self, game: "MachiKoro", action: i64) -> str:
        card = game.rules.offered(action)
        return lacks(game, self.seat, card) or f"nothing may be had for the {game.rules.catalog.names[card]}"

    def choose(self, game: "MachiKoro", action: i64) -> None:
        if action != PASS:
            game.push(DemandExchange(self.seat, game.rules.offered(action)))


def demands(game: "MachiKoro", seat: i64, card: i64) -> vec[i64]:
    """List what may be demanded for an offered establishment."""
    rules = game.rules
    for other in game.opponents(seat):
        first = rules.demand + other * len(rules.kinds)
        rules.buffer.add_kinds(game.wanted(seat, card, other), rules.kinds, first)
    return rules.buffer.options()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DemandExchange(SeatStep):
    """Asks `seat` what it wants for the establishment that it gives away."""

    name: ClassVar[str] = "demand_exchange"

    def __init__(self, seat: i64 = 0, card: i64 = 0) -> None:
        super().__init__(seat)
        self.card = card

    def ask(self, game: "MachiKoro") -> Decision | None:
        return Decision(self.seat, DEMAND, demands(game, self.seat, self.card), self.card)

    def why_not(self, game: "MachiKoro", action: i64) -> str:
        other, card = game.rules.demanded(action)
        if other == self.seat:
            return ""
        if card == self.card:
            return "that is what is given away"
        full = other if game.may_own_more(self.seat, card) else self.seat
        return lacks(game, other, card) or f"the city of seat {full} may have no more of what it would get"

    def choose(self, game: "MachiKoro", action: i64) -> None:
        other, card = game.rules.demanded(action)
        game.exchange(self.seat, self.card, other, card)

    def flaw(self, game: "MachiKoro") -> str:
        if not game.exchangeable(self.seat) & bit(self.card):
            return f"Seat {self.seat} has no {game.rules.catalog.names[self.card]} to exchange."
        return super().flaw(game)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card}
