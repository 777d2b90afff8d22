"""Characters: which one to draft, which one to keep from the others, which one to give away."""

from typing import Final

from mypy_extensions import i64

from twocities.bots.citadels.character_value import character_value
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.printings import KINDS
from twocities.bots.citadels.verb_value import VerbValue
from twocities.citadels import ids
from twocities.citadels.catalog import RANKS
from twocities.citadels.state import State

RICH: Final = 5
"""From so much gold on one minds a Thief."""


CLEAR_ADVANTAGE: Final = 0.5
"""How much more a new character must favour the own seat to be brought into the game."""


class Pick(VerbValue):
    """Takes a character: what it brings, and whether somebody could rob it."""

    def value(self, plan: Plan, argument: i64) -> float:
        table = plan.table
        value = character_value(plan.overview, plan.seat, argument)
        if RANKS[argument] > 2 and plan.gold >= RICH and is_in_play(table, 2) and KINDS[table.cast[2]] != ids.SPY:
            value -= plan.weights.fear_of_robbery * float(plan.gold - RICH + 2)
        return value


def is_in_play(table: State, rank: int) -> bool:
    """Say whether somebody may still have a rank, as far as everybody can see."""
    return rank < len(table.cast) and table.cast[rank] not in table.face_up


class PutAway(VerbValue):
    """Puts a character away: the one that the others want most, the dangerous ones among them first."""

    def value(self, plan: Plan, argument: i64) -> float:
        most = 0.0
        overview = plan.overview
        average = overview.average_threat_of_others(plan.seat)
        other: i64
        for other in range(plan.table.seats):
            if other != plan.seat:
                weight = 1.4 if overview.threat(other) > average else 0.8
                most = max(most, weight * character_value(overview, other, argument))
        return most


class GiveCharacter(VerbValue):
    """Gives an own character away: the least wanted."""

    def value(self, plan: Plan, argument: i64) -> float:
        return -character_value(plan.overview, plan.seat, argument)


class ExchangeCharacter(VerbValue):
    """Exchanges an own character with a seat: what that seat is likely to have instead."""

    def value(self, plan: Plan, argument: i64) -> float:
        view = plan.view()
        value = 0.0
        picks = max(view.picks[argument], 1)
        worst = 99.0
        rank: i64
        for rank in range(1, len(view.cast)):
            wanted = character_value(plan.overview, plan.seat, view.cast[rank])
            value += wanted * plan.beliefs().chance(rank, argument) / float(picks)
            if view.held_by[rank] == plan.seat:
                worst = min(worst, wanted)
        return 1.0 + value - worst


class Replace(VerbValue):
    """Brings a character into the game for another of its rank: if that favours the own seat clearly."""

    def value(self, plan: Plan, argument: i64) -> float:
        leaving = plan.table.next_cast[RANKS[argument]]
        return 1.0 + advantage(plan, argument) - advantage(plan, leaving) - CLEAR_ADVANTAGE


def advantage(plan: Plan, character: i64) -> float:
    """Say how much more the own seat wants a character than the others do on average."""
    total = 0.0
    other: i64
    for other in range(plan.table.seats):
        if other != plan.seat:
            total += character_value(plan.overview, other, character)
    return character_value(plan.overview, plan.seat, character) - total / float(plan.table.seats - 1)
