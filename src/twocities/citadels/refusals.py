"""Why an action of Citadels is not on offer, in a sentence.

Every function returns a reason that is read after a colon, or nothing if it does not apply. What is missing is found
by asking the rules again at a copy of the table where it is there; what only a card knows, the card says.
"""

from typing import TYPE_CHECKING, Final

from twocities.citadels.actions import VOCABULARY
from twocities.citadels.cards import Character
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.ids import ACTING, CHARACTER_NAMES, DISTRICT_NAMES, NO_TYPE, NOBODY, TOPICS, TYPE_NAMES
from twocities.citadels.obstacles import builds, obstacle
from twocities.citadels.phases.build import may_borrow
from twocities.citadels.phases.guest import ActAsGuest
from twocities.citadels.phases.turn import Turn, within_reach
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import spell
from twocities.core.refusals import no_such_seat, not_among, not_asked

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

OBSTACLES: Final = {
    "price": "it costs {price} gold and seat {seat} has {gold}",
    "standing": "the city of seat {seat} has a {district}",
    "limit": "seat {seat} may build no more than {count} in this turn",
    "character": "the {character} does not build",
    "forbidden": "the rule of the {district} forbids it",
    "paused": "the turn of seat {seat} pauses before it builds",
    "gather": "seat {seat} has to gather first",
}

POWERS: Final = [verb for character in CHARACTER_CATALOG for verb in character.verbs]
"""The verbs that some characters have and others do not."""

PLENTY: Final = 99
"""More gold than anything costs."""


def why_not(game: "Citadels", decision: Decision, action: int) -> str:
    """Find the first reason why an action is no answer."""
    return (
        not_asked(VOCABULARY, TOPICS, decision, action)
        or no_such_seat(VOCABULARY, game.seats, action)
        or by_rule(game, decision, action)
        or not_among(VOCABULARY, TOPICS, decision, action)
    )


def by_rule(game: "Citadels", decision: Decision, action: int) -> str:
    """Say what the rules have against an action that would be an answer."""
    step = game.asking()
    return (
        without_power(game, decision, VOCABULARY.verb(action).name)
        or (in_turn(game, step, action) if isinstance(step, Turn) else "")
        or lacking(game, decision, action)
        or by_card(game, decision, action)
    )


def without_power(game: "Citadels", decision: Decision, verb: str) -> str:
    """Say that a verb is one of other characters than the one that acts."""
    if TOPICS[decision.topic].about != "character" or verb not in POWERS:
        return ""
    if verb in CHARACTER_CATALOG[decision.about].verbs:
        return ""
    if decision.topic == ACTING and game.joined != NOBODY and verb in CHARACTER_CATALOG[game.joined].verbs:
        return "" if verb == "borrow" else f"its guest, the {CHARACTER_NAMES[game.joined]}, has to do that"
    able = [f"the {CHARACTER_NAMES[each]}" for each in game.cast[1:] if verb in CHARACTER_CATALOG[each].verbs]
    if not able:
        return f"no character of this game may '{verb}'"
    acting = CHARACTER_NAMES[decision.about]
    return f"only {' or '.join(able)} may '{verb}', and seat {decision.seat} acts as the {acting}"


def lacking(game: "Citadels", decision: Decision, action: int) -> str:
    """Say what is missing: with it, and with all that is looked at before it, the action would be on offer."""
    seat = decision.seat
    twin = game.clone()
    twin.used = 0
    if is_on_offer(twin, action):
        return "that has been done in this turn"
    card = argument(action, "district")
    if not twin.deck:
        twin.bury(card)
        if is_on_offer(twin, action):
            return "the deck is empty"
    twin.gathered = 1
    if is_on_offer(twin, action):
        return OBSTACLES["gather"].format(seat=seat)
    twin.gold[seat] = PLENTY
    if is_on_offer(twin, action):
        return too_dear(game, seat, action)
    twin.add_card(seat, card)
    if is_on_offer(twin, action):
        return not_in_hand(game, seat, card)
    return ""


def argument(action: int, field: str) -> int:
    """Return an argument of an action, or 0 if its verb has no such one."""
    value = VOCABULARY.arguments(action).get(field, 0)
    assert isinstance(value, int)
    return value


def is_on_offer(game: "Citadels", action: int) -> bool:
    """Say whether the question at the top of the agenda has an action among its options."""
    step = game.top
    decision = step.ask(game) if step is not None else None
    return decision is not None and action in decision.actions


def too_dear(game: "Citadels", seat: int, action: int) -> str:
    """Say what an action costs and what a seat has."""
    cost, gold = price_of(game, action), game.gold[seat]
    if cost is None:
        return f"seat {seat} has only {gold} gold"
    return OBSTACLES["price"].format(price=cost, seat=seat, gold=gold)


def not_in_hand(game: "Citadels", seat: int, card: int) -> str:
    """Say that a hand lacks a card."""
    if not game.hands[seat]:
        return f"the hand of seat {seat} is empty"
    return f"{DISTRICT_NAMES[card]} is not in the hand of seat {seat}"


def in_turn(game: "Citadels", turn: Turn, action: int) -> str:
    """Say what the order of a turn, or the city, has against an action."""
    character, verb = CHARACTER_CATALOG[turn.acting], VOCABULARY.verb(action).name
    if verb in ("gold", "cards"):
        return f"seat {turn.seat} has gathered in this turn" if game.gathered else ""
    if not game.gathered and not character.acts_before_gathering():
        return f"the {character.name} has to gather before anything else"
    if builds(action):
        return unbuildable(game, turn, action)
    if verb == "use":
        return not_standing(game, turn.seat, action)
    return unfinished(game, turn) if verb == "end" else ""


def without_income(seat: int, character: Character) -> str:
    """Say why a character has no income."""
    if character.earns == NO_TYPE:
        return f"the {character.name} has no income"
    return f"the city of seat {seat} has no {TYPE_NAMES[character.earns]} district"


def unfinished(game: "Citadels", turn: Turn) -> str:
    """Say what has to be done before a turn may end."""
    if not game.gathered:
        return OBSTACLES["gather"].format(seat=turn.seat)
    acting = turn.acting if CHARACTER_CATALOG[turn.acting].must_act(game) else game.joined
    return f"the {CHARACTER_NAMES[acting]} has to act first"


def not_standing(game: "Citadels", seat: int, action: int) -> str:
    """Say that a city lacks the district that is to be used."""
    district = argument(action, "district")
    effects = game.effects(seat)
    if district in effects or (game.joined != NOBODY and district in within_reach(game, effects)):
        return ""
    return f"the city of seat {seat} has no {DISTRICT_NAMES[district]}"


def unbuildable(game: "Citadels", turn: Turn, action: int) -> str:
    """Say what stands between a seat and a card, or this way to pay for it."""
    seat, card, verb = turn.seat, argument(action, "district"), VOCABULARY.verb(action).name
    if card not in game.hands[seat]:
        return not_in_hand(game, seat, card)
    found = obstacle(game, turn, card)
    if verb == "build" or found.reason not in ("price", "gather"):
        return OBSTACLES[found.reason].format(seat=seat, **spell(found.fields, FIELD_NAMES))
    if not game.gathered:
        return OBSTACLES["gather"].format(seat=seat)
    if verb == "build_razing":
        return f"seat {seat} can destroy no district to pay for the {DISTRICT_NAMES[card]}"
    if verb == "build_with_cards":
        return unpaid_with_cards(game, seat, card)
    return unlent(game, turn, argument(action, "seat"), card)


def unpaid_with_cards(game: "Citadels", seat: int, card: int) -> str:
    """Say why a seat cannot pay for a district with cards."""
    if not DISTRICT_CATALOG[card].is_paid_with_cards():
        return f"the {DISTRICT_NAMES[card]} is not paid with cards"
    cost, spare = game.build_cost(seat, card), len(game.hands[seat]) - 1
    return f"it costs {cost}, and seat {seat} has {game.gold[seat]} gold and could give {spare} of its cards"


def unlent(game: "Citadels", turn: Turn, lender: int, card: int) -> str:
    """Say why a seat cannot build a district with gold of another one."""
    seat = turn.seat
    missing, spare = game.build_cost(seat, card) - game.gold[seat], len(game.hands[seat]) - 1
    if not may_borrow(game, turn.acting):
        return "that has been done in this turn"
    if missing <= 0:
        return f"seat {seat} has enough gold for it"
    if missing > spare:
        return f"it takes a loan of {missing} gold, a card for each, and seat {seat} could give {spare} of its cards"
    return "" if lender == seat else f"it takes a loan of {missing} gold, and seat {lender} has {game.gold[lender]}"


def by_card(game: "Citadels", decision: Decision, action: int) -> str:
    """Let the card that an action uses, or whose question it answers, say what it has against it."""
    step, verb = game.asking(), VOCABULARY.verb(action).name
    if not isinstance(step, Turn | ActAsGuest):
        return step.why_not(game, action)
    turn = Turn(step.seat, step.acting)
    if verb == "use":
        district = argument(action, "district")
        return DISTRICT_CATALOG[district].why_not(game, turn) or f"the {DISTRICT_NAMES[district]} cannot be used now"
    character = CHARACTER_CATALOG[decision.about]
    if verb == "income":
        return without_income(step.seat, character)
    return character.why_not(game, turn, action) if verb in character.verbs else ""


def price_of(game: "Citadels", action: int) -> int | None:
    """Return what an option of the question that is asked would cost, if that is other than printed."""
    step = game.top
    return step.price_of(game, action) if isinstance(step, CitadelsStep) else None
