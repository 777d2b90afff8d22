"""Gold and cards: which of them a turn wants, which cards to keep and which to let go."""

from typing import Final

from mypy_extensions import i64

from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.verb_value import VerbValue
from twocities.citadels.ids import LIBRARY

COMMON_CARD: Final = 3.0
"""What a card from the deck is worth; one that is worth less is readily let go for it."""


class GatherGold(VerbValue):
    """Gathers gold: what two more gold are good for."""

    def value(self, plan: Plan, argument: i64) -> float:
        if len(plan.useful()) == 0:
            return 80.0 + 0.6
        better = min(plan.best_value(plan.gold + 2) - plan.best_value(plan.gold), 4.0)
        return 80.0 + (plan.weights.gold + plan.weights.better_card * better)


class GatherCards(VerbValue):
    """Gathers cards: what another card is good for."""

    def value(self, plan: Plan, argument: i64) -> float:
        weights = plan.weights
        kept = 2 if LIBRARY in plan.table.cities[plan.seat] else 1
        lacking: int = max(min(plan.overview.missing(plan.seat), weights.plenty) - len(plan.useful()), 0)
        rich = weights.rich if plan.gold >= 5 and plan.best_value(plan.gold) < 5 else 0.0
        return 80.0 + (weights.card * kept + weights.lacking * lacking + rich)


class TakeIncome(VerbValue):
    """Takes income: first of all, unless a district that adds to it can be built before."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 45.0 if plan.can_build_own_type() else 90.0


class TakeExtra(VerbValue):
    """Takes what a Merchant or a Navigator gets besides: gold where there are cards enough, otherwise cards."""

    def __init__(self, is_gold: bool) -> None:
        self.is_gold = is_gold

    def value(self, plan: Plan, argument: i64) -> float:
        wants_gold = len(plan.useful()) >= 2 or len(plan.table.deck) == 0
        return 89.0 + (0.5 if wants_gold == self.is_gold else 0.0)


class TakeCard(VerbValue):
    """Takes or keeps a card that is seen: the best one."""

    def value(self, plan: Plan, argument: i64) -> float:
        return plan.card_value(argument)


class LetGo(VerbValue):
    """Lets a card of the hand go: the worst first."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 1.0 + COMMON_CARD - plan.card_value(argument)


class Tuck(LetGo):
    """Lays a card of the hand under a district, where it scores: sooner than it is let go for nothing."""

    def value(self, plan: Plan, argument: i64) -> float:
        return LetGo.value(self, plan, argument) + 2
