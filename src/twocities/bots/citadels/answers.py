"""Answers to questions that interrupt a turn, or that a district asks."""

from mypy_extensions import i64

from twocities.bots.citadels.district_value import count_of
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.verb_value import NEVER, VerbValue
from twocities.citadels import ids
from twocities.citadels.packed import district_of, kind_of_mark, rank_of_mark


class PayBribe(VerbValue):
    """Pays a Blackmailer off: if the threat is known to be real, or may be and there is much to lose."""

    def value(self, plan: Plan, argument: i64) -> float:
        is_turned = False
        is_real = False
        for mark in plan.view().marks:
            kind = kind_of_mark(mark)
            if kind == ids.TURNED_THREAT:
                is_turned = True
            elif kind == ids.REAL_THREAT and rank_of_mark(mark) == plan.table.called:
                is_real = True
        would_pay = is_real if is_turned else plan.gold >= 4
        return 3.0 if would_pay else 2.0


class Recover(VerbValue):
    """Takes a destroyed district into the hand: if it is of use."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 5.0 if plan.district_value(district_of(plan.decision.about)) >= 2 else 0.5


class Declare(VerbValue):
    """Declares the type of a district that counts as any: the one that the question is about."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 1.0 if argument == plan.decision.about else 0.0


class Shorten(VerbValue):
    """Lets the game end with fewer districts: if nobody has more of them."""

    def value(self, plan: Plan, argument: i64) -> float:
        most = max(count_of(city) for city in plan.table.cities)
        return 5.0 if count_of(plan.table.cities[plan.seat]) == most else NEVER


class ChoosePartner(VerbValue):
    """Chooses the seat whose gathering pays the own one too, and the other way round: the richest."""

    def value(self, plan: Plan, argument: i64) -> float:
        return 10.0 + float(plan.table.gold[argument])
