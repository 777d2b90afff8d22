"""When to use which district of the own city."""

from typing import Final

from twocities.bots.citadels.character_value import character_value
from twocities.bots.citadels.district_value import Threats, best_worth, missing
from twocities.bots.citadels.weights import Weights
from twocities.citadels import actions, ids
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS
from twocities.citadels.ids import DISTRICTS, NOBODY
from twocities.citadels.packed import district_of_note, number_of_note
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision
from twocities.core.view import UNKNOWN

POCKET_MONEY: Final = 5
"""How much gold is left to spend when the rest is hidden."""

GOOD_GUEST: Final = 2.5
"""How much one must want a guest to ask it in."""

NEVER: Final = -1.0
"""Less than the end of a turn."""


class Uses:
    """What the own districts are good for in a decision."""

    def __init__(
        self, view: CitadelsView, decision: Decision, useful: list[int], weights: Weights, threats: Threats
    ) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.gold = view.gold[self.seat]
        self.useful = useful
        self.weights = weights
        self.threats = threats

    def value(self, district: int) -> float:
        """Value the use of a district."""
        spare = len(self.view.hands[self.seat]) - len(self.useful)
        if district in (ids.LABORATORY, ids.CLASSIC_LABORATORY, ids.MUSEUM, ids.DARK_CITY_MUSEUM):
            return 30.0 if spare > 0 or len(self.useful) > self.weights.plenty + 1 else NEVER
        if district == ids.SMITHY:
            return 30.0 if len(self.useful) < 2 and self.gold >= 3 else NEVER
        if district in (ids.ARMORY, ids.DARK_CITY_ARMORY):
            return 20.0 if self.somebody_is_about_to_finish() else NEVER
        if district == ids.ARCHITECTS_CHAMBER:
            return 88.0
        if district == ids.HIDEOUT:
            return 60.0 if self.lacks_gold() else 20.0 if self.has_idle_gold() else NEVER
        if district == ids.CONSULATE:
            return 85.0 if self.view.joined != NOBODY or self.is_welcome() else NEVER
        if district == ids.CLOCKWORK:
            return 30.0 if self.is_worth_another_build(district) else NEVER
        return 30.0 if spare > 0 else NEVER

    def somebody_is_about_to_finish(self) -> bool:
        """Say whether another city lacks one district only."""
        for other in range(self.view.seats):
            if other != self.seat and missing(self.view, other) <= 1:
                return True
        return False

    def is_worth_another_build(self, district: int) -> bool:
        """Say whether all builds are spent, and what could still be built is dearer than what is given up."""
        for action in self.decision.actions:
            if actions.BUILD <= action < actions.BUILD + DISTRICTS:
                return False
        best = best_worth(self.view, self.seat, self.gold, self.weights)
        return self.view.builds > 0 and best > COSTS[district] + 1

    def is_welcome(self) -> bool:
        """Say whether the guest is worth a turn: it brings enough, and forbids nothing that could be built."""
        guest = self.view.guest
        if guest == UNKNOWN:
            return True
        may_build = CHARACTER_CATALOG[guest].may_build()
        is_wanted = character_value(self.view, self.seat, guest, self.weights, self.threats) >= GOOD_GUEST
        return is_wanted and (may_build or not self.can_pay(self.gold))

    def can_pay(self, gold: int) -> bool:
        """Say whether so much gold pays for a card that is of use."""
        for card in self.useful:
            if COSTS[card] <= gold:
                return True
        return False

    def hidden_gold(self) -> int:
        """Return how much gold lies in the Hideout."""
        for note in self.view.notes:
            if district_of_note(note) == ids.HIDEOUT:
                return number_of_note(note)
        return 0

    def lacks_gold(self) -> bool:
        """Say whether a card could be built now with hidden gold alone."""
        if self.view.builds > 0 or self.can_pay(self.gold):
            return False
        return self.can_pay(self.gold + self.hidden_gold())

    def has_idle_gold(self) -> bool:
        """Say whether much gold would lie about until the next turn."""
        return self.gold > 2 * POCKET_MONEY and (self.view.builds > 0 or not self.can_pay(self.gold))

    def hiding_value(self, action: int) -> float:
        """Value hiding gold or taking it back: all of what is there, but for what is kept in the pocket."""
        is_hidden = action < actions.FETCH
        gold = action - (actions.HIDE if is_hidden else actions.FETCH)
        if self.lacks_gold():
            return float(-gold if is_hidden else gold)
        return float(gold if is_hidden and gold <= self.gold - POCKET_MONEY else -gold)
