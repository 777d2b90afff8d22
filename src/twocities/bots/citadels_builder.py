"""The builder of Citadels: it drafts for its city and gold, names likely victims and builds what it can."""

from typing import ClassVar, Final

from twocities.bots.bot import Bot
from twocities.citadels import ids
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG
from twocities.citadels.ids import DISTRICTS, FACE_DOWN, NO_TYPE, NOBODY, UNIQUE
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision
from twocities.core.rng import Rng
from twocities.core.view import UNKNOWN, View

EAGERNESS: Final = {
    "income": 90,
    "extra_gold": 89,
    "extra_cards": 89,
    "collect": 89,
    "tithe": 88,
    "study": 88,
    "unmask": 5,
    "confiscate": 5,
    "recover": 5,
    "answer": 5,
    "thank": 5,
    "take_gold": 5,
    "take_card": 4,
    "pass": 1,
    "pick_blind": 1,
    "replace": 0.5,
    "keep_it": 1,
    "done": 1,
    "end": 0,
}
"""How much the builder wants what needs no thought; what it must think about is between 2 and 80."""

DRAFT_VALUES: Final = [0.0, 1.5, 2.0, 1.5, 2.5, 2.0, 3.0, 3.0, 1.5, 2.0]
"""How good each rank is by itself."""

GOOD_GUEST: Final = 3.0
"""How good a guest must be to be asked in."""

POCKET_MONEY: Final = 5
"""How much gold is left to spend when the rest is hidden."""


class CitadelsBuilder(Bot):
    """Takes the option that it values most; equal ones at random."""

    name: ClassVar[str] = "builder"

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        assert isinstance(view, CitadelsView)
        values = [value(view, decision, action) for action in decision.actions]
        best = [action for action, each in zip(decision.actions, values, strict=True) if each == max(values)]
        return best[rng.below(len(best))]


def value(view: CitadelsView, decision: Decision, action: int) -> float:
    """Value an option from what the view tells."""
    seat = decision.seat
    verb = VOCABULARY.verb(action).name
    facts = VOCABULARY.facts(action)
    whom = number(facts.get("seat", 0))
    card = number(facts.get("district", facts.get("place", 0)))
    match verb:
        case "pick":
            return draft_value(view, seat, number(facts["character"]))
        case "put_away" | "kill" | "rob" | "bewitch" | "warrant" | "sign" | "threaten" | "real":
            return 40 + danger(view, seat, number(facts["character"]))
        case "gold":
            return 80 if wanted(view, seat) else 70
        case "cards":
            return 75
        case "keep" | "take":
            return 10 + card_value(view, seat, card)
        case "build" | "build_with_cards" | "borrow":
            return 50 + COSTS[card]
        case "build_razing":
            return 48 + COSTS[card] if COSTS[card] >= 5 else -1
        case "discard" | "give" | "tuck" | "raze" | "offer":
            return 8 - card_value(view, seat, card % DISTRICTS)
        case "destroy":
            return 10 + len(view.cities[whom]) - COSTS[card % DISTRICTS] if whom != seat else -5
        case "demand" | "seize":
            return 20 + COSTS[card % DISTRICTS]
        case "beautify":
            return 20 + COSTS[card] if view.gold[seat] > 2 else -1
        case "bribe":
            return 3 if view.gold[seat] > 3 else 2
        case "refuse":
            return 2.5
        case "swap" | "look" | "spy" | "theater":
            return 30 + len(view.hands[whom]) - 2 * len(view.hands[seat])
        case "crown":
            return 60 - len(view.cities[whom]) if whom != seat else 61
        case "split":
            return number(facts["gold"]) if wanted(view, seat) else -number(facts["gold"])
        case "declare":
            return 1.0 if facts["type"] == decision.about else 0.0
        case "use":
            return use_value(view, decision, card)
        case "hide" | "fetch":
            return hiding_value(view, seat, verb == "hide", number(facts["gold"]))
        case "shorten":
            return 5 if len(view.cities[seat]) == max(len(city) for city in view.cities) else -1
        case "partner":
            return 10 + view.gold[whom]
        case "attach" | "plant":
            return 10 + COSTS[card % DISTRICTS]
        case _:
            return EAGERNESS.get(verb, 2)


def use_value(view: CitadelsView, decision: Decision, district: int) -> float:
    """Value the use of a district of the own city."""
    seat = decision.seat
    match district:
        case ids.ARMORY | ids.DARK_CITY_ARMORY:
            return -1
        case ids.ARCHITECTS_CHAMBER:
            return 88
        case ids.CLOCKWORK:
            can_build = any(VOCABULARY.verb(action).name == "build" for action in decision.actions)
            return 30 if view.builds > 0 and not can_build and dearest(view, seat) > COSTS[district] else -1
        case ids.CONSULATE:
            return 85 if view.joined != NOBODY or is_welcome(view, seat) else -1
        case ids.HIDEOUT:
            return 60 if lacks_gold(view, seat) else 20 if has_idle_gold(view, seat) else -1
        case _:
            return 30 if len(view.hands[seat]) > 3 else -1


def dearest(view: CitadelsView, seat: int) -> int:
    """Return the cost of the dearest card that a seat wants and can pay, or 0."""
    return max((COSTS[card] for card in wanted(view, seat) if COSTS[card] <= view.gold[seat]), default=0)


def is_welcome(view: CitadelsView, seat: int) -> bool:
    """Say whether the guest is worth a turn: it brings enough, and forbids nothing that could be built."""
    may_build = CHARACTER_CATALOG[view.guest].may_build()
    return draft_value(view, seat, view.guest) >= GOOD_GUEST and (may_build or not dearest(view, seat))


def hidden_gold(view: CitadelsView) -> int:
    """Return how much gold lies in the Hideout."""
    return sum(note % ids.NOTE for note in view.notes if note // ids.NOTE == ids.HIDEOUT)


def lacks_gold(view: CitadelsView, seat: int) -> bool:
    """Say whether a seat can pay for a card that it wants with hidden gold alone."""
    if view.builds > 0 or dearest(view, seat):
        return False
    return any(COSTS[card] <= view.gold[seat] + hidden_gold(view) for card in wanted(view, seat))


def has_idle_gold(view: CitadelsView, seat: int) -> bool:
    """Say whether much gold would lie about until the next turn."""
    return view.gold[seat] > 2 * POCKET_MONEY and (view.builds > 0 or not dearest(view, seat))


def hiding_value(view: CitadelsView, seat: int, is_hidden: bool, gold: int) -> float:
    """Value hiding gold or taking it back: all of what is there, but for what is kept in the pocket."""
    if lacks_gold(view, seat):
        return -gold if is_hidden else gold
    return gold if is_hidden and gold <= view.gold[seat] - POCKET_MONEY else -gold


def number(fact: object) -> int:
    """Read a field of an action as the number that it is."""
    assert isinstance(fact, int)
    return fact


def wanted(view: CitadelsView, seat: int) -> list[int]:
    """List the cards in hand that are worth building."""
    return [card for card in view.hands[seat] if card != UNKNOWN and card_value(view, seat, card) > 0]


def card_value(view: CitadelsView, seat: int, district: int) -> float:
    """Value a card in hand: what it scores, less if it is far too dear, nothing if it stands already."""
    if district in (place % DISTRICTS for place in view.cities[seat]) or not COSTS[district]:
        return 0
    return COSTS[district] + (1 if DISTRICT_CATALOG[district].type == UNIQUE else 0) - (COSTS[district] > 5)


def draft_value(view: CitadelsView, seat: int, character: int) -> float:
    """Value a character for a seat: its income, and what its city and gold want."""
    kind = CHARACTER_CATALOG[character]
    worth = DRAFT_VALUES[kind.rank]
    if kind.earns != NO_TYPE:
        standing = [DISTRICT_CATALOG[place % DISTRICTS] for place in view.cities[seat] if place < FACE_DOWN]
        worth += sum(district.counts_as(kind.earns) for district in standing)
    if kind.build_limit() > 1:
        worth += min(view.gold[seat] / 4, len(view.hands[seat]) / 2)
    if not kind.may_build():
        worth -= min(view.gold[seat] / 3, len(view.hands[seat]))
    if kind.rank == 3:
        worth += max(len(hand) for hand in view.hands) / 2 - len(view.hands[seat])
    return worth


def danger(view: CitadelsView, seat: int, character: int) -> float:
    """Guess how much it hurts the others to lose a character: the richest and furthest built count most."""
    if character in view.face_up or view.held_by[CHARACTER_CATALOG[character].rank] == seat:
        return -30
    others = [other for other in range(view.seats) if other != seat]
    return max(draft_value(view, other, character) + len(view.cities[other]) + view.gold[other] / 2 for other in others)
