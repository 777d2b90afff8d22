"""What a seat has and wants at one decision."""

from twocities.bots.citadels.beliefs import Beliefs
from twocities.bots.citadels.district_value import (
    EXTRAS,
    SECRET_VAULT_WORTH,
    UNNEEDED_WORTH,
    city_points,
    stands,
    types_in,
)
from twocities.bots.citadels.overview import Overview
from twocities.bots.citadels.weights import Weights
from twocities.citadels import actions, ids
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG, TYPES_OF
from twocities.citadels.ids import BASIC, DISTRICTS, NO_TYPE, NOBODY
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision
from twocities.core.view import UNKNOWN


class Plan:
    """What the seat that is asked has and wants; the options of one decision share what is found once."""

    def __init__(self, view: CitadelsView, decision: Decision, weights: Weights) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.gold = view.gold[self.seat]
        self.weights = weights
        self.overview = Overview(view, weights)
        self.found_beliefs: Beliefs | None = None
        self.found_useful: list[int] | None = None

    # Found when it is first asked for

    def beliefs(self) -> Beliefs:
        """Say who is likely to hold which character."""
        if self.found_beliefs is None:
            self.found_beliefs = Beliefs(self.overview)
        return self.found_beliefs

    def useful(self) -> list[int]:
        """List the different cards in the own hand that can still be built."""
        if self.found_useful is None:
            found: list[int] = []
            for card in self.view.hands[self.seat]:
                if card not in (UNKNOWN, ids.SECRET_VAULT) and card not in found and self.district_value(card) > 0:
                    found.append(card)
            self.found_useful = found
        return self.found_useful

    # The own cards

    def district_value(self, district: int) -> float:
        """Value a card for the own city: its points, a new type, its effect; nothing if it cannot be built."""
        if district == ids.SECRET_VAULT:
            return SECRET_VAULT_WORTH
        city = self.view.cities[self.seat]
        if stands(city, district) and district != ids.MONUMENT:
            return 0.0
        value = float(COSTS[district]) + self.weights.effects * EXTRAS[district]
        if not types_in(city) >> TYPES_OF[district] & 1:
            value += self.weights.new_type
        return value

    def card_value(self, district: int) -> float:
        """Value having a card: what it is worth if built, less what it takes too long to pay."""
        value = self.district_value(district)
        if not value:
            return 0.0
        beyond = COSTS[district] - self.gold - 4
        is_held = district in self.useful()
        return (
            value
            - (self.weights.too_dear * float(beyond) if beyond > 0 else 0.0)
            - (1.5 if is_held and district < BASIC else 0.0)
        )

    def best_value(self, gold: int) -> float:
        """Return the value of the best card of the own hand that so much gold pays for, or 0."""
        best = 0.0
        for card in self.useful():
            if COSTS[card] <= gold:
                best = max(best, self.district_value(card))
        return best

    def can_pay(self, gold: int) -> bool:
        """Say whether so much gold pays for a card that is of use."""
        for card in self.useful():
            if COSTS[card] <= gold:
                return True
        return False

    def spare_cards(self) -> int:
        """Count the cards of the own hand that are of no use."""
        return len(self.view.hands[self.seat]) - len(self.useful())

    # Building

    def build_value(self, district: int) -> float:
        """Value building a card now."""
        value = self.district_value(district) or UNNEEDED_WORTH * float(COSTS[district])
        if self.ends_too_early():
            return -1.0
        if self.view.first == NOBODY and self.overview.missing(self.seat) == 1:
            value += self.weights.finishing
        return 50.0 + value

    def ends_too_early(self) -> bool:
        """Say whether one more district would end the game while somebody else is well ahead."""
        view = self.view
        if view.first != NOBODY or view.early or self.overview.missing(self.seat) != 1:
            return False
        own = city_points(view.cities[self.seat]) + 4
        for other in range(view.seats):
            if other != self.seat and city_points(view.cities[other]) > own + self.weights.too_far_behind:
                return True
        return False

    def can_build(self) -> bool:
        """Say whether building a card for gold is on offer."""
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
        for action in self.decision.actions:
            if actions.BUILD <= action < actions.BUILD + DISTRICTS:
                district = action - actions.BUILD
                if DISTRICT_CATALOG[district].counts_as(earns) and self.build_value(district) >= 50 + best - 1.5:
                    return True
        return False
