"""When to use which district of the own city."""

from typing import Final

from mypy_extensions import i64

from twocities.bots.citadels.character_value import character_value
from twocities.bots.citadels.district_value import COST_VALUES, count_of, types_in
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.verb_value import NEVER, VerbValue
from twocities.citadels import ids
from twocities.citadels.catalog import CHARACTER_CATALOG
from twocities.citadels.ids import DISTRICT_NAMES, NO_TYPE, NOBODY
from twocities.citadels.packed import district_of_note, number_of_note
from twocities.core.view import UNKNOWN

POCKET_MONEY: Final = 2
"""How much gold is left to spend when the rest is hidden."""

GOOD_GUEST: Final = 2.5
"""How much one must want a guest to ask it in."""


class UseValue:
    """Values the use of one district."""

    def value(self, plan: Plan) -> float:
        """Value using the district now."""
        raise NotImplementedError


class SpendCard(UseValue):
    """Laboratories and museums take a card: if one is of no use, or there are many."""

    def value(self, plan: Plan) -> float:
        return 30.0 if plan.spare_cards() > 0 or len(plan.useful()) > plan.weights.plenty + 1 else NEVER


class BuyCards(UseValue):
    """A Smithy sells cards: if there is gold and little to build."""

    def value(self, plan: Plan) -> float:
        return 30.0 if len(plan.useful()) < 2 and plan.gold >= 3 else NEVER


class BlowUp(UseValue):
    """An Armory destroys another district with itself: if somebody is about to finish."""

    def value(self, plan: Plan) -> float:
        if count_of(plan.table.cities[plan.seat]) >= plan.table.rules.city_size:
            return NEVER
        other: i64
        for other in range(plan.table.seats):
            if other != plan.seat and plan.overview.missing(other) <= 1:
                return 20.0
        return NEVER


class LookAtTopCard(UseValue):
    """The Architects' Chamber shows the top card: before anything else."""

    def value(self, plan: Plan) -> float:
        return 88.0


class HideGold(UseValue):
    """A Hideout keeps gold: it is opened to build with it, or to put idle gold there."""

    def value(self, plan: Plan) -> float:
        return 60.0 if lacks_gold(plan) else 20.0 if has_idle_gold(plan) else NEVER


class AskGuestIn(UseValue):
    """A Consulate lets a guest act: if it brings enough, and forbids nothing that could be built."""

    def value(self, plan: Plan) -> float:
        if plan.table.joined != NOBODY:
            return 85.0 if can_guest_earn(plan) else 5.0
        return 85.0 if is_welcome(plan) else NEVER


def is_welcome(plan: Plan) -> bool:
    """Say whether the guest is worth a turn."""
    guest = plan.view().guest
    if guest == UNKNOWN:
        return True
    is_wanted = character_value(plan.overview, plan.seat, guest) >= GOOD_GUEST
    return is_wanted and (CHARACTER_CATALOG[guest].may_build() or not plan.can_pay(plan.gold))


def can_guest_earn(plan: Plan) -> bool:
    """Say whether the guest who has joined still brings gold or cards for sure, which comes before building."""
    guest = plan.table.joined
    used = plan.table.used >> ids.USES
    earns = CHARACTER_CATALOG[guest].earns
    has_type = earns != NO_TYPE and types_in(plan.table.cities[plan.seat]) >> earns & 1
    if has_type and not used >> ids.INCOME_USED & 1:
        return True
    return guest in (ids.MERCHANT, ids.ARCHITECT, ids.NAVIGATOR) and not used >> ids.EXTRA_USED & 1


class TurnOver(UseValue):
    """A Clockwork is given up for one more build: if all are spent and what could be built makes up for it."""

    def value(self, plan: Plan) -> float:
        is_worth_it = plan.table.builds > 0 and plan.best_value(plan.gold) >= COST_VALUES[ids.CLOCKWORK]
        return 30.0 if is_worth_it and not plan.can_build() else NEVER


USE_VALUES: Final[dict[int, UseValue]] = {
    ids.ARMORY: BlowUp(),
    ids.DARK_CITY_ARMORY: BlowUp(),
    ids.LABORATORY: SpendCard(),
    ids.CLASSIC_LABORATORY: SpendCard(),
    ids.MUSEUM: SpendCard(),
    ids.DARK_CITY_MUSEUM: SpendCard(),
    ids.SMITHY: BuyCards(),
    ids.CLOCKWORK: TurnOver(),
    ids.ARCHITECTS_CHAMBER: LookAtTopCard(),
    ids.CONSULATE: AskGuestIn(),
    ids.HIDEOUT: HideGold(),
}
"""What the use of each district is worth that its owner can use."""


class Use(VerbValue):
    """Uses a district of the own city."""

    def value(self, plan: Plan, argument: i64) -> float:
        if argument not in USE_VALUES:
            raise ValueError(f"Bots have no value for the use of {DISTRICT_NAMES[argument]}.")
        return USE_VALUES[argument].value(plan)


class Hide(VerbValue):
    """Hides gold: all of it, but for what is kept in the pocket."""

    def value(self, plan: Plan, argument: i64) -> float:
        if lacks_gold(plan) or argument > plan.gold - POCKET_MONEY:
            return float(-argument)
        return float(argument)


class Fetch(VerbValue):
    """Takes hidden gold back: all of it, if a card can be built with it."""

    def value(self, plan: Plan, argument: i64) -> float:
        return float(argument if lacks_gold(plan) else -argument)


def hidden_gold(plan: Plan) -> int:
    """Return how much gold lies in the Hideout."""
    for note in plan.table.notes:
        if district_of_note(note) == ids.HIDEOUT:
            return number_of_note(note)
    return 0


def lacks_gold(plan: Plan) -> bool:
    """Say whether a card could be built now with hidden gold alone."""
    if plan.table.builds > 0 or plan.can_pay(plan.gold):
        return False
    return plan.can_pay(plan.gold + hidden_gold(plan))


def has_idle_gold(plan: Plan) -> bool:
    """Say whether gold would lie about until the next turn, where it could be stolen."""
    return plan.gold > POCKET_MONEY + 1 and (plan.table.builds > 0 or not plan.can_pay(plan.gold))
