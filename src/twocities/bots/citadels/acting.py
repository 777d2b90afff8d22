"""A turn of Citadels: when to gather what, what to build, and when to use which power."""

from twocities.bots.citadels.character_value import KINDS
from twocities.bots.citadels.district_value import (
    Threats,
    best_worth,
    city_points,
    district_value,
    missing,
    useful,
)
from twocities.bots.citadels.uses import Uses
from twocities.bots.citadels.weights import Weights
from twocities.citadels import actions, ids
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG
from twocities.citadels.ids import DISTRICTS, MOST_SEATS, NO_TYPE, NOBODY, PLACES, TYPES
from twocities.citadels.packed import district_of, kind_of_mark, rank_of_mark
from twocities.citadels.questions import districts_in
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision
from twocities.core.view import UNKNOWN


class Plan:
    """What a seat is up to in a decision: found once, asked for every option."""

    def __init__(self, view: CitadelsView, decision: Decision, weights: Weights, threats: Threats) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.gold = view.gold[self.seat]
        self.topic = decision.topic
        self.weights = weights
        self.threats = threats
        self.useful = useful(view, self.seat, weights)
        self.uses = Uses(view, decision, self.useful, weights, threats)
        self.is_too_early = self.ends_too_early()

    def card_value(self, district: int) -> float:
        """Value having a card: what it is worth if built, less what it takes too long to pay."""
        value = district_value(self.view, self.seat, district, self.weights)
        if not value:
            return 0.0
        beyond = COSTS[district] - self.gold - 4
        held = self.useful.count(district)
        return (
            value
            - (self.weights.too_dear * beyond if beyond > 0 else 0.0)
            - (1.5 if held and district < ids.BASIC else 0.0)
        )

    def value(self, action: int) -> float:
        """Value an option of a turn, or an answer to a question."""
        if actions.BUILD <= action < actions.BUILD + DISTRICTS:
            return self.build_value(action - actions.BUILD)
        if action <= actions.DONE:
            return self.common_value(action)
        if actions.USE <= action < actions.USE + DISTRICTS:
            return self.uses.value(action - actions.USE)
        if action < actions.RAZE:
            return self.special_build(action)
        if action < actions.KILL:
            return self.lending_value(action)
        if action < actions.SPLIT:
            return self.power_value(action)
        if action < actions.DESTROY:
            return self.clergy_value(action)
        if action < actions.COLLECT:
            return self.soldier_value(action)
        return self.answer_value(action)

    def common_value(self, action: int) -> float:
        """Value what every turn has."""
        if action == actions.GATHER_GOLD:
            return 80.0 + self.need_of_gold()
        if action == actions.GATHER_CARDS:
            return 80.0 + self.need_of_cards()
        if action == actions.TAKE_INCOME:
            return 45.0 if self.can_build_own_type() else 90.0
        if action in (actions.EXTRA_GOLD, actions.EXTRA_CARDS):
            wants_gold = len(self.useful) >= 2 or not self.view.deck
            return 89.0 + (0.5 if wants_gold == (action == actions.EXTRA_GOLD) else 0.0)
        if action == actions.END:
            return 0.0
        return 1.0

    def need_of_gold(self) -> float:
        """Say what two more gold are good for."""
        now = best_worth(self.view, self.seat, self.gold, self.weights)
        then = best_worth(self.view, self.seat, self.gold + 2, self.weights)
        return self.weights.gold + self.weights.better_card * min(then - now, 4.0) if self.useful else 0.6

    def need_of_cards(self) -> float:
        """Say what another card is good for."""
        kept = 2 if ids.LIBRARY in self.view.cities[self.seat] else 1
        lacking = max(min(missing(self.view, self.seat), self.weights.plenty) - len(self.useful), 0)
        rich = (
            self.weights.rich
            if self.gold >= 5 and best_worth(self.view, self.seat, self.gold, self.weights) < 5
            else 0.0
        )
        return self.weights.card * kept + self.weights.lacking * lacking + rich

    def can_build_own_type(self) -> bool:
        """Say whether the best card to build now would add to the income of the acting character."""
        about = self.decision.about
        if self.topic not in (ids.ACTING, ids.ACTING_AS_GUEST) or not 0 <= about < len(KINDS):
            return False
        earns = CHARACTER_CATALOG[about].earns
        if earns == NO_TYPE:
            return False
        best = best_worth(self.view, self.seat, self.gold, self.weights)
        for action in self.decision.actions:
            if actions.BUILD <= action < actions.BUILD + DISTRICTS:
                district = action - actions.BUILD
                if DISTRICT_CATALOG[district].counts_as(earns) and self.build_value(district) >= 50 + best - 1.5:
                    return True
        return False

    def build_value(self, district: int) -> float:
        """Value building a card now."""
        value = district_value(self.view, self.seat, district, self.weights)
        if not value:
            value = 0.3 * COSTS[district]
        if self.is_too_early:
            return -1.0
        if self.view.first == NOBODY and missing(self.view, self.seat) == 1:
            value += self.weights.finishing
        return 50.0 + value

    def ends_too_early(self) -> bool:
        """Say whether one more district would end the game while somebody else is well ahead."""
        view = self.view
        if view.first != NOBODY or view.early or missing(view, self.seat) != 1:
            return False
        own = city_points(view.cities[self.seat]) + 4
        for other in range(view.seats):
            if other != self.seat and city_points(view.cities[other]) > own + self.weights.too_far_behind:
                return True
        return False

    def special_build(self, action: int) -> float:
        """Value building in another way than with gold alone."""
        if action < actions.BUILD_WITH_CARDS:
            district = action - actions.BUILD_RAZING
            gain = district_value(self.view, self.seat, district, self.weights) - self.cheapest()
            return 48.0 + gain if gain > 1.5 else -1.0
        district = action - actions.BUILD_WITH_CARDS
        return self.build_value(district) - 0.5

    def cheapest(self) -> float:
        """Return what the least of the own districts is worth."""
        least = 99.0
        for place in self.view.cities[self.seat]:
            if place < ids.FACE_DOWN:
                least = min(least, float(COSTS[district_of(place)]))
        return least

    def lending_value(self, action: int) -> float:
        """Value razing an own district, or building with the gold of another seat."""
        if action < actions.BORROW:
            place = action - actions.RAZE
            return 8.0 - COSTS[district_of(place)] - (0.5 if place >= DISTRICTS else 0.0)
        district = (action - actions.BORROW) % DISTRICTS
        return self.build_value(district) - 0.2

    def power_value(self, action: int) -> float:
        """Value spying, looking into hands, swapping and crowning."""
        view = self.view
        own = len(view.hands[self.seat])
        if action < actions.SWAP:
            spied = action - actions.SPY_ON
            return 30.0 + len(view.hands[spied // TYPES]) + (0.5 if spied % TYPES in (ids.TRADE, ids.NOBLE) else 0.0)
        if action < actions.REDRAW:
            gain = len(view.hands[action - actions.SWAP]) - own
            return self.exchange_value(gain, action - actions.SWAP)
        if action == actions.REDRAW:
            return 20.0 if own > len(self.useful) else -1.0
        if action < actions.KEEP:
            return 60.0 + len(view.hands[action - actions.LOOK])
        if action == actions.KEEP:
            return 2.0
        if action == actions.FORESEE:
            return 60.0
        if action < actions.TAKE_GOLD:
            return self.crown_value(action - actions.CROWN)
        if action == actions.TAKE_GOLD:
            return 5.0 if self.useful else 4.0
        return 4.5

    def exchange_value(self, gain: int, other: int) -> float:
        """Value taking another's whole hand for the own one: soon if the own one is poor, late if it is spent."""
        if gain <= 0:
            return -1.0
        lead = 0.05 * self.threats.of(other)
        if not self.useful:
            return 85.0 + gain + lead
        return 10.0 + gain + lead if gain >= 2 and len(self.useful) < self.weights.plenty else -1.0

    def crown_value(self, other: int) -> float:
        """Value giving the crown away: to the one it helps least."""
        if other == self.seat:
            return 61.0
        return 60.0 - 0.2 * self.threats.of(other)

    def clergy_value(self, action: int) -> float:
        """Value what the clergy and the scholars do."""
        if action < actions.TITHE:
            gold = action - actions.SPLIT
            return float(gold) if len(self.useful) >= 2 else -float(gold)
        if action < actions.STUDY:
            return 88.0 + 0.1 * self.threats.of(action - actions.TITHE)
        return 88.0

    def soldier_value(self, action: int) -> float:
        """Value destroying, exchanging, seizing and beautifying."""
        if action < actions.OFFER:
            rest = action - actions.DESTROY
            return self.damage(rest // PLACES, rest % PLACES)
        if action < actions.DEMAND:
            place = action - actions.OFFER
            return 14.0 - COSTS[district_of(place)]
        if action < actions.SEIZE:
            rest = action - actions.DEMAND
            gain = district_value(self.view, self.seat, district_of(rest % PLACES), self.weights)
            return 20.0 + gain + 0.1 * self.threats.of(rest // PLACES)
        if action < actions.BEAUTIFY:
            rest = action - actions.SEIZE
            return 30.0 + 2 * district_value(self.view, self.seat, district_of(rest % PLACES), self.weights) - 3
        keeps = self.gold > 1 and (self.view.builds > 0 or not self.useful or self.gold > 3)
        return 25.0 + COSTS[action - actions.BEAUTIFY] if keeps else -1.0

    def damage(self, victim: int, place: int) -> float:
        """Value destroying a district: what its owner loses less what it costs, for a leader more."""
        if victim == self.seat:
            return -5.0
        view = self.view
        district = district_of(place)
        cost = COSTS[district] + (1 if place >= DISTRICTS else 0)
        price = max(cost - 1, 0)
        lead = (
            self.weights.damage_to_leader
            if self.threats.of(victim) >= self.threats.of(self.seat)
            else self.weights.damage_to_others
        )
        loss = cost + 0.5
        if missing(view, victim) <= 2:
            loss += self.weights.damage_near_end
        gain = loss * lead - self.weights.price * price * (1.1 if view.builds == 0 and self.useful else 0.8)
        return 15.0 + gain if gain > 0.3 else -1.0

    def answer_value(self, action: int) -> float:
        """Value answers to questions, and what is left."""
        view = self.view
        if action == actions.COLLECT:
            return 89.0
        if action == actions.BRIBE:
            return 3.0 if self.would_pay() else 2.0
        if action == actions.REFUSE:
            return 2.5
        if action in (actions.UNMASK, actions.CONFISCATE, actions.ANSWER, actions.RECOVER):
            return self.claim_value(action)
        if actions.DECLARE <= action < actions.DECLARE + TYPES:
            return 1.0 if action - actions.DECLARE == self.decision.about else 0.0
        if action == actions.THANK:
            return 5.0
        if action == actions.SHORTEN:
            most = max(districts_in(city) for city in view.cities)
            return 5.0 if districts_in(view.cities[self.seat]) == most else -1.0
        if actions.HIDE <= action < actions.PARTNER:
            return self.uses.hiding_value(action)
        if actions.PARTNER <= action < actions.PARTNER + MOST_SEATS:
            return 10.0 + view.gold[action - actions.PARTNER]
        if actions.ATTACH <= action < actions.REPLACE:
            return 10.0 + COSTS[district_of(action - actions.ATTACH)]
        return 0.5

    def would_pay(self) -> bool:
        """Say whether a bribe is worth it: the threat is known to be real, or may be and there is much to lose."""
        is_turned = False
        is_real = False
        for mark in self.view.marks:
            kind = kind_of_mark(mark)
            if kind == ids.TURNED_THREAT:
                is_turned = True
            elif kind == ids.REAL_THREAT and rank_of_mark(mark) == self.view.called:
                is_real = True
        return is_real if is_turned else self.gold >= 4

    def claim_value(self, action: int) -> float:
        """Value taking what one may claim."""
        if action == actions.RECOVER and self.decision.about != UNKNOWN:
            return (
                5.0 if district_value(self.view, self.seat, self.decision.about % DISTRICTS, self.weights) >= 2 else 0.5
            )
        return 5.0
