"""What characters do to other seats: look, swap, crown, tax, destroy, exchange and seize."""

from mypy_extensions import i64

from twocities.bots.citadels.district_value import COST_VALUES
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.verb_value import NEVER, VerbValue
from twocities.citadels import ids
from twocities.citadels.ids import DISTRICTS, PLACES, TYPES
from twocities.citadels.packed import district_of


class SpyOn(VerbValue):
    """Looks for cards of a type in a hand: in a full one, for a type that is common."""

    def value(self, plan: Plan, argument: i64) -> float:
        is_common = argument % TYPES in (ids.TRADE, ids.NOBLE)
        return 30.0 + float(len(plan.table.hands[argument // TYPES])) + (0.5 if is_common else 0.0)


class Swap(VerbValue):
    """Takes a whole hand for the own one: soon if the own one is poor, late if it is spent."""

    def value(self, plan: Plan, argument: i64) -> float:
        hands = plan.table.hands
        gain = len(hands[argument]) - len(hands[plan.seat])
        if gain <= 0:
            return NEVER
        lead = 0.05 * plan.overview.threat(argument)
        useful = len(plan.useful())
        if not useful:
            return 85.0 + float(gain) + lead
        return 10.0 + float(gain) + lead if gain >= 2 and useful < plan.weights.plenty else NEVER


class Redraw(VerbValue):
    """Discards cards to draw as many: if some are of no use."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 20.0 if plan.spare_cards() > 0 else NEVER


class Look(VerbValue):
    """Looks into a hand to take a card: into the fullest."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 60.0 + float(len(plan.table.hands[argument]))


class Crown(VerbValue):
    """Gives the crown: to oneself, or to whoever is least dangerous."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 61.0 if argument == plan.seat else 60.0 - 0.2 * plan.overview.threat(argument)


class TakeGold(VerbValue):
    """Takes a gold from a seat rather than a card: if there is something to build."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 5.0 if len(plan.useful()) else 4.0


class Split(VerbValue):
    """Splits an income into gold and cards: all gold where there are cards enough, otherwise all cards."""

    def value(self, plan: Plan, argument: i64) -> float:
        return float(argument) if len(plan.useful()) >= 2 else -float(argument)


class Tithe(VerbValue):
    """Takes a gold from one of the richest: from the most dangerous of them."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 88.0 + 0.1 * plan.overview.threat(argument)


class Destroy(VerbValue):
    """Destroys a district: what its owner loses less what it costs, for a leader more."""

    def value(self, plan: Plan, argument: i64) -> float:
        victim = argument // PLACES
        if victim == plan.seat:
            return -5.0
        weights = plan.weights
        overview = plan.overview
        place = argument % PLACES
        cost = COST_VALUES[district_of(place)] + (1.0 if place >= DISTRICTS else 0.0)
        price = max(cost - 1.0, 0.0)
        is_leading = overview.threat(victim) >= overview.threat(plan.seat)
        lead = weights.damage_to_leader if is_leading else weights.damage_to_others
        loss = cost + 0.5
        if overview.missing(victim) <= 2:
            loss += weights.damage_near_end
        needs_gold = plan.table.builds == 0 and len(plan.useful()) > 0
        gain = loss * lead - weights.price * price * (1.1 if needs_gold else 0.8)
        return 15.0 + gain if gain > 0.3 else NEVER


class OfferDistrict(VerbValue):
    """Offers an own district in exchange: the cheapest."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 14.0 - COST_VALUES[district_of(argument)]


class DemandDistrict(VerbValue):
    """Demands a district in exchange: the best for the own city, from the most dangerous."""

    def value(self, plan: Plan, argument: i64) -> float:
        gain = plan.district_value(district_of(argument % PLACES))
        return 20.0 + gain + 0.1 * plan.overview.threat(argument // PLACES)


class Seize(VerbValue):
    """Seizes a district: the best for the own city."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 30.0 + 2 * plan.district_value(district_of(argument % PLACES)) - 3
