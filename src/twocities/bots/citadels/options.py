"""What each option of a decision is worth to a player of Citadels who knows the game."""

from typing import Final

from twocities.bots.citadels import acting, naming
from twocities.bots.citadels.beliefs import Beliefs
from twocities.bots.citadels.weights import Weights
from twocities.citadels import actions, ids
from twocities.citadels.actions import (
    DISCARD,
    GIVE,
    KEEP_CARD,
    PICK,
    PICK_BLIND,
    PUT_AWAY,
    TAKE,
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


class Values:
    """Values the options of one decision; what they share is found once."""

    def __init__(self, view: CitadelsView, decision: Decision, weights: Weights) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.weights = weights
        self.turn = acting.Plan(view, decision, weights)
        self.beliefs: Beliefs | None = None

    def all(self) -> list[float]:
        """Value every option."""
        return [self.value(action) for action in self.decision.actions]

    def value(self, action: int) -> float:
        """Value one option: what comes first in a turn is worth more than what can wait."""
        if action < PICK + CHARACTERS:
            return naming.draft_value(self.view, self.seat, action - PICK, self.weights)
        if KEEP_CARD <= action < KEEP_CARD + DISTRICTS:
            return self.turn.card_value(action - KEEP_CARD)
        if PUT_AWAY <= action < PUT_AWAY + CHARACTERS:
            return naming.wanted_by_others(self.view, self.seat, action - PUT_AWAY, self.weights)
        if DISCARD <= action < TAKE:
            return self.giving(action)
        if TAKE <= action < TAKE + DISTRICTS:
            return self.turn.card_value(action - TAKE)
        if actions.KILL <= action < actions.SPY_ON:
            return self.named(action)
        if action == PICK_BLIND:
            return 1.5
        return self.turn.value(action)

    def giving(self, action: int) -> float:
        """Value letting a card go: the worst first."""
        district = (action - DISCARD) % DISTRICTS
        value = 6.0 - self.turn.card_value(district)
        if TUCK <= action < GIVE and self.decision.topic == ids.TUCKING:
            value += 2
        return value

    def named(self, action: int) -> float:
        """Value naming a character."""
        if self.beliefs is None:
            self.beliefs = Beliefs(self.view, self.weights)
        for first, purpose in NAMING:
            if first <= action < first + CHARACTERS:
                return 40 + naming.hit(self.view, self.seat, self.beliefs, action - first, purpose, self.weights)
        return 40


def option_values(view: CitadelsView, decision: Decision, weights: Weights) -> list[float]:
    """Value every option of a decision."""
    return Values(view, decision, weights).all()
