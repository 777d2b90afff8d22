"""Which character to name, and what for."""

from mypy_extensions import i64

from twocities.bots.citadels.character_value import character_value
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.verb_value import VerbValue
from twocities.citadels.catalog import RANKS


class Naming(VerbValue):
    """Names a character: what that is expected to do to the others, and never to oneself."""

    def value(self, plan: Plan, argument: i64) -> float:
        seat = plan.seat
        beliefs = plan.beliefs()
        rank = RANKS[argument]
        expected = 0.0
        other: i64
        for other in range(plan.table.seats):
            chance = beliefs.chance(rank, other)
            if other != seat and chance:
                expected = self.add_hit(expected, plan, argument, other, chance)
        return 40 + (expected - 10 * beliefs.chance(rank, seat))

    def add_hit(self, expected: float, plan: Plan, character: i64, other: i64, chance: float) -> float:
        """Add what naming a character does to a seat that has it with some chance."""
        raise NotImplementedError


class Rob(Naming):
    """Takes gold: from whoever has most of it."""

    def add_hit(self, expected: float, plan: Plan, character: i64, other: i64, chance: float) -> float:
        return expected + chance * float(plan.table.gold[other])


class LayWarrant(Naming):
    """Takes what is built next: from whoever has gold and cards."""

    def add_hit(self, expected: float, plan: Plan, character: i64, other: i64, chance: float) -> float:
        table = plan.table
        return expected + chance * (float(min(table.gold[other], 6)) + 0.5 * float(len(table.hands[other])))


class Kill(Naming):
    """Takes a turn: from the leader, from a character that is worth much, from a city that is nearly complete."""

    def add_hit(self, expected: float, plan: Plan, character: i64, other: i64, chance: float) -> float:
        expected += chance * lost_turn(plan, character, other)
        if plan.overview.missing(other) <= 2:
            expected += plan.weights.nearly_done * chance
        return expected


class Bewitch(Naming):
    """Takes a turn and plays it."""

    def add_hit(self, expected: float, plan: Plan, character: i64, other: i64, chance: float) -> float:
        expected += chance * lost_turn(plan, character, other)
        return expected + chance * character_value(plan.overview, plan.seat, character)


def lost_turn(plan: Plan, character: i64, other: i64) -> float:
    """Say how much it hurts a seat to lose its turn as a character."""
    overview = plan.overview
    average = overview.average_threat_of_others(plan.seat)
    lead = plan.weights.lead * max(overview.threat(other) - average + 2, 0.3)
    return lead + character_value(overview, other, character)
