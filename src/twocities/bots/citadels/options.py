"""What each option of a decision is worth to a player of Citadels who knows the game."""

from typing import Final

from twocities.bots.citadels import naming
from twocities.bots.citadels.acting import Plan
from twocities.bots.citadels.beliefs import Beliefs
from twocities.bots.citadels.character_value import character_value
from twocities.bots.citadels.district_value import Threats
from twocities.bots.citadels.weights import Weights
from twocities.citadels import actions, ids
from twocities.citadels.actions import (
    DISCARD,
    GIVE,
    GIVE_CHARACTER,
    KEEP_CARD,
    PICK,
    PICK_BLIND,
    PUT_AWAY,
    TAKE,
    THEATER_WITH,
    TUCK,
)
from twocities.citadels.ids import CHARACTERS, DISTRICTS
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision

NAMING: Final = [
    (actions.KILL, naming.KILLING),
    (actions.BEWITCH, naming.BEWITCHING),
    (actions.ROB, naming.ROBBING),
    (actions.LAY_WARRANT, naming.WARRANTING),
    (actions.SIGN, naming.WARRANTING),
    (actions.THREATEN, naming.ROBBING),
    (actions.MAKE_REAL, naming.ROBBING),
]
"""The blocks of actions that name a character, and what for."""


COMMON_CARD: Final = 3.0
"""What a card from the deck is worth; one that is worth less is readily let go for it."""


class Values:
    """Values the options of one decision; what they share is found once."""

    def __init__(self, view: CitadelsView, decision: Decision, weights: Weights) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.weights = weights
        self.threats = Threats(view, weights)
        self.plan: Plan | None = None
        self.beliefs: Beliefs | None = None

    def all(self) -> list[float]:
        """Value every option."""
        return [self.value(action) for action in self.decision.actions]

    def value(self, action: int) -> float:
        """Value one option: what comes first in a turn is worth more than what can wait."""
        if action < PICK + CHARACTERS:
            return naming.draft_value(self.view, self.seat, action - PICK, self.weights, self.threats)
        if KEEP_CARD <= action < KEEP_CARD + DISTRICTS:
            return self.turn().card_value(action - KEEP_CARD)
        if PUT_AWAY <= action < PUT_AWAY + CHARACTERS:
            return naming.wanted_by_others(self.view, self.seat, action - PUT_AWAY, self.weights, self.threats)
        if GIVE_CHARACTER <= action < DISCARD:
            return self.parting(action)
        if DISCARD <= action < TAKE:
            return self.giving(action)
        if TAKE <= action < TAKE + DISTRICTS:
            return self.turn().card_value(action - TAKE)
        if actions.KILL <= action < actions.SPY_ON:
            return self.named(action)
        if action == PICK_BLIND:
            return 1.5
        return self.turn().value(action)

    def giving(self, action: int) -> float:
        """Value letting a card go: the worst first."""
        district = (action - DISCARD) % DISTRICTS
        value = 1.0 + COMMON_CARD - self.turn().card_value(district)
        if TUCK <= action < GIVE and self.decision.topic == ids.TUCKING:
            value += 2
        return value

    def parting(self, action: int) -> float:
        """Value giving a character away, or exchanging one with a seat: what that seat is likely to have instead."""
        view = self.view
        if action < THEATER_WITH:
            return -character_value(view, self.seat, action - GIVE_CHARACTER, self.weights, self.threats)
        other = action - THEATER_WITH
        value = 0.0
        picks = max(view.picks[other], 1)
        worst = 99.0
        for rank in range(1, len(view.cast)):
            wanted = character_value(view, self.seat, view.cast[rank], self.weights, self.threats)
            value += wanted * self.believed().chance(rank, other) / picks
            if view.held_by[rank] == self.seat:
                worst = min(worst, wanted)
        return 1.0 + value - worst

    def turn(self) -> Plan:
        """Say what the seat is up to; found when it is first asked for."""
        if self.plan is None:
            self.plan = Plan(self.view, self.decision, self.weights, self.threats)
        return self.plan

    def believed(self) -> Beliefs:
        """Say who is likely to hold whom; found when it is first asked for."""
        if self.beliefs is None:
            self.beliefs = Beliefs(self.view, self.weights, self.threats)
        return self.beliefs

    def named(self, action: int) -> float:
        """Value naming a character."""
        for first, purpose in NAMING:
            if first <= action < first + CHARACTERS:
                return 40 + naming.hit(self.view, self.seat, self.believed(), action - first, purpose)
        return 40


def option_values(view: CitadelsView, decision: Decision, weights: Weights) -> list[float]:
    """Value every option of a decision."""
    return Values(view, decision, weights).all()
