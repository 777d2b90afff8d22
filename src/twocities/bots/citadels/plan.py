"""What a seat has and wants at one decision."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.bots.citadels.beliefs import Beliefs
from twocities.bots.citadels.district_value import (
    COST_VALUES,
    EXTRAS,
    SECRET_VAULT_WORTH,
    TYPE_BITS,
    UNNEEDED_WORTH,
    city_points,
    stands,
    types_in,
)
from twocities.bots.citadels.overview import Overview
from twocities.bots.citadels.weights import Weights
from twocities.citadels import actions, ids
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG
from twocities.citadels.ids import BASIC, DISTRICTS, NO_TYPE, NOBODY
from twocities.citadels.state import State
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision
from twocities.core.view import UNKNOWN

UNFOUND: Final = -1
"""What has not been asked for yet."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """What the seat that is asked has and wants; the options of one decision share what is found once."""

    def __init__(self, table: State, decision: Decision, weights: Weights, view: CitadelsView | None = None) -> None:
        self.table = table
        """The table: what everybody sees of it and the own cards may be read, the rest is asked of the view."""
        self.found_view = view
        self.decision = decision
        self.seat = decision.seat
        self.gold = table.gold[self.seat]
        self.weights = weights
        self.overview = Overview(table, weights)
        self.found_beliefs: Beliefs | None = None
        self.types: i64 = UNFOUND
        self.is_useful_found = False
        self.useful_cards = vec[i64]()
        self.useful_values = vec[float]()

    # Found when it is first asked for

    def view(self) -> CitadelsView:
        """Return what the seat may know of what is hidden from others."""
        if self.found_view is None:
            view = self.table.view(self.seat)
            assert isinstance(view, CitadelsView)
            self.found_view = view
        return self.found_view

    def beliefs(self) -> Beliefs:
        """Say who is likely to hold which character."""
        if self.found_beliefs is None:
            self.found_beliefs = Beliefs(self.overview, self.view())
        return self.found_beliefs

    def useful(self) -> vec[i64]:
        """List the different cards in the own hand that can still be built."""
        if not self.is_useful_found:
            self.is_useful_found = True
            hand = self.table.hands[self.seat]
            cards = vec[i64](capacity=len(hand))
            values = vec[float](capacity=len(hand))
            card: i64
            for card in hand:
                if card != UNKNOWN and card != ids.SECRET_VAULT and not holds(cards, card):
                    value = self.district_value(card)
                    if value > 0:
                        cards = append(cards, card)
                        values = append(values, value)
            self.useful_cards = cards
            self.useful_values = values
        return self.useful_cards

    # The own cards

    def district_value(self, district: i64) -> float:
        """Value a card for the own city: its points, a new type, its effect; nothing if it cannot be built."""
        if district == ids.SECRET_VAULT:
            return SECRET_VAULT_WORTH
        if district != ids.MONUMENT and stands(self.table.cities[self.seat], district):
            return 0.0
        if self.types == UNFOUND:
            self.types = types_in(self.table.cities[self.seat])
        value = COST_VALUES[district] + self.weights.effects * EXTRAS[district]
        if self.types & TYPE_BITS[district] == 0:
            value += self.weights.new_type
        return value

    def card_value(self, district: i64) -> float:
        """Value having a card: what it is worth if built, less what it takes too long to pay."""
        value = self.district_value(district)
        if not value:
            return 0.0
        beyond = COSTS[district] - self.gold - 4
        is_held = district < BASIC and holds(self.useful(), district)
        return value - (self.weights.too_dear * float(beyond) if beyond > 0 else 0.0) - (1.5 if is_held else 0.0)

    def best_value(self, gold: int) -> float:
        """Return the value of the best card of the own hand that so much gold pays for, or 0."""
        best = 0.0
        cards = self.useful()
        place: i64
        for place in range(len(cards)):
            if COSTS[cards[place]] <= gold:
                best = max(best, self.useful_values[place])
        return best

    def can_pay(self, gold: int) -> bool:
        """Say whether so much gold pays for a card that is of use."""
        for card in self.useful():
            if COSTS[card] <= gold:
                return True
        return False

    def spare_cards(self) -> int:
        """Count the cards of the own hand that are of no use."""
        return len(self.table.hands[self.seat]) - len(self.useful())

    # Building

    def build_value(self, district: i64) -> float:
        """Value building a card now."""
        value = self.district_value(district) or UNNEEDED_WORTH * COST_VALUES[district]
        if self.ends_too_early():
            return -1.0
        if self.table.first == NOBODY and self.overview.missing(self.seat) == 1:
            value += self.weights.finishing
        return 50.0 + value

    def ends_too_early(self) -> bool:
        """Say whether one more district would end the game while somebody else is well ahead."""
        table = self.table
        if table.first != NOBODY or table.early or self.overview.missing(self.seat) != 1:
            return False
        own = city_points(table.cities[self.seat]) + 4
        other: i64
        for other in range(table.seats):
            if other != self.seat and city_points(table.cities[other]) > own + self.weights.too_far_behind:
                return True
        return False

    def can_build(self) -> bool:
        """Say whether building a card for gold is on offer."""
        action: i64
        for action in self.decision.actions:
            if actions.BUILD <= action < actions.BUILD + DISTRICTS:
                return True
        return False

    def can_build_own_type(self) -> bool:
        """Say whether the best card to build now would add to the income of the acting character."""
        if self.decision.topic not in (ids.ACTING, ids.ACTING_AS_GUEST):
            return False
        earns = CHARACTER_CATALOG[self.decision.about].earns
        if earns == NO_TYPE:
            return False
        best = self.best_value(self.gold)
        action: i64
        for action in self.decision.actions:
            if actions.BUILD <= action < actions.BUILD + DISTRICTS:
                district = action - actions.BUILD
                if DISTRICT_CATALOG[district].counts_as(earns) and self.build_value(district) >= 50 + best - 1.5:
                    return True
        return False


def holds(cards: vec[i64], card: i64) -> bool:
    """Say whether a card is among others."""
    for each in cards:
        if each == card:
            return True
    return False
