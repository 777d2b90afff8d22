"""Districts: which to build, in which way, and which of the own ones to give up for it."""

from mypy_extensions import i64

from twocities.bots.citadels.district_value import COST_VALUES, UNNEEDED_WORTH
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.verb_value import NEVER, VerbValue
from twocities.citadels.catalog import COSTS
from twocities.citadels.ids import DISTRICTS, FACE_DOWN
from twocities.citadels.packed import district_of


class Build(VerbValue):
    """Builds a card with the own gold; another way to pay makes it a little worse."""

    def __init__(self, drawback: float = 0.0) -> None:
        self.drawback = drawback

    def value(self, plan: Plan, argument: i64) -> float:
        return plan.build_value(district_of(argument)) - self.drawback


class KeepTaken(VerbValue):
    """Keeps a card that was taken and could be built at once: if the gold is needed for a better one of the hand."""

    def value(self, plan: Plan, argument: i64) -> float:
        taken = plan.table.drawn[0]
        worth = plan.district_value(taken) or UNNEEDED_WORTH * COST_VALUES[taken]
        both = worth + plan.best_value(plan.gold - COSTS[taken])
        return 80.0 if plan.table.builds == 0 and plan.best_value(plan.gold) > both else 2.0


class BuildRazing(VerbValue):
    """Builds a card by destroying an own district: if it is worth clearly more than the least of them."""

    def value(self, plan: Plan, argument: i64) -> float:
        gain = plan.district_value(argument) - cheapest(plan)
        return 48.0 + gain if gain > 1.5 else NEVER


def cheapest(plan: Plan) -> float:
    """Return what the least of the own districts costs."""
    least = 99.0
    for place in plan.table.cities[plan.seat]:
        if place < FACE_DOWN:
            least = min(least, COST_VALUES[district_of(place)])
    return least


class Raze(VerbValue):
    """Destroys an own district: the cheapest."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 8.0 - COST_VALUES[district_of(argument)] - (0.5 if argument >= DISTRICTS else 0.0)


class ChooseDearest(VerbValue):
    """Chooses a district to protect, or one to build for nothing: the dearest."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 10.0 + COST_VALUES[district_of(argument)]


class Beautify(VerbValue):
    """Beautifies a district: the dearest, as long as there is gold left for what is to be built."""

    def value(self, plan: Plan, argument: i64) -> float:
        gold = plan.gold
        keeps = gold > 1 and (plan.table.builds > 0 or not len(plan.useful()) or gold > 3)
        return 25.0 + COST_VALUES[argument] if keeps else NEVER
