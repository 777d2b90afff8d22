"""How much a seat wants a character, from what everybody can see of it."""

from typing import Final

from twocities.bots.citadels.district_value import Threats, income
from twocities.bots.citadels.weights import Weights
from twocities.citadels import ids
from twocities.citadels.catalog import CHARACTER_CATALOG, RANKS
from twocities.citadels.ids import CHARACTERS, NO_TYPE
from twocities.citadels.view import CitadelsView

PRINTINGS: Final[dict[int, int]] = {
    ids.CITADELA_ABBOT: ids.ABBOT,
    ids.CITADELA_QUEEN: ids.QUEEN,
    ids.CLASSIC_ASSASSIN: ids.ASSASSIN,
    ids.CLASSIC_THIEF: ids.THIEF,
    ids.CLASSIC_MAGICIAN: ids.MAGICIAN,
    ids.CLASSIC_KING: ids.KING,
    ids.CLASSIC_BISHOP: ids.BISHOP,
    ids.CLASSIC_MERCHANT: ids.MERCHANT,
    ids.CLASSIC_ARCHITECT: ids.ARCHITECT,
    ids.CLASSIC_WARLORD: ids.WARLORD,
    ids.DARK_CITY_WITCH: ids.WITCH,
    ids.DARK_CITY_TAX_COLLECTOR: ids.TAX_COLLECTOR,
    ids.DARK_CITY_WIZARD: ids.WIZARD,
    ids.DARK_CITY_EMPEROR: ids.EMPEROR,
    ids.DARK_CITY_ABBOT: ids.ABBOT,
    ids.DARK_CITY_ALCHEMIST: ids.ALCHEMIST,
    ids.DARK_CITY_NAVIGATOR: ids.NAVIGATOR,
    ids.DARK_CITY_DIPLOMAT: ids.DIPLOMAT,
    ids.DARK_CITY_ARTIST: ids.ARTIST,
    ids.DARK_CITY_QUEEN: ids.QUEEN,
}
"""Which character another printing is like."""


def make_kinds() -> list[int]:
    """List which character each one is like."""
    return [PRINTINGS.get(character, character) for character in range(CHARACTERS)]


KINDS: Final = make_kinds()


def character_value(view: CitadelsView, seat: int, character: int, weights: Weights, threats: Threats) -> float:
    """Value a character for a seat, in gold."""
    like = KINDS[character]
    gold = view.gold[seat]
    cards = len(view.hands[seat])
    value = weights.characters[like]
    earns = CHARACTER_CATALOG[character].earns
    if earns != NO_TYPE:
        value += weights.income * income(view, seat, earns)
    if like == ids.ASSASSIN:
        return value + weights.fear_of_leader * threats.most_beside(seat)
    if like in (ids.THIEF, ids.BLACKMAILER):
        return value + weights.robbing * others_gold(view, seat) / (len(view.cast) - 2)
    if like == ids.MAGICIAN:
        return value + max(weights.swapping * (most_cards(view, seat) - cards), 0.0)
    if like in (ids.KING, ids.EMPEROR, ids.PATRICIAN):
        return value + (weights.crown if view.crown != seat else 0.0)
    if like == ids.BISHOP:
        return value + (weights.shelter if threats.of(seat) >= threats.most_beside(seat) else 0.0)
    if like == ids.ALCHEMIST:
        return value + min(weights.refund * (gold + 1), 3.0 if cards else 0.0)
    if like in (ids.ARCHITECT, ids.SCHOLAR, ids.SEER, ids.TRADER):
        return value + min(weights.many_builds * gold, 0.5 * cards)
    if like in (ids.NAVIGATOR, ids.WITCH):
        return value - (weights.no_build * min(gold, 4) if cards else 0.0)
    if like == ids.ARTIST:
        return value + (weights.beautifying if gold > 3 and view.cities[seat] else 0.0)
    if like == ids.TAX_COLLECTOR:
        rank = RANKS[character]
        # As a guest the Tax Collector may be of a rank that is not in the game.
        return value + (weights.taxes * view.gold_on[rank] if rank < len(view.gold_on) else 0.0)
    return value


def most_cards(view: CitadelsView, seat: int) -> int:
    """Return how many cards the fullest hand of the others has."""
    most = 0
    for other in range(view.seats):
        if other != seat:
            most = max(most, len(view.hands[other]))
    return most


def others_gold(view: CitadelsView, seat: int) -> int:
    """Return how much gold the others have together."""
    gold = 0
    for other in range(view.seats):
        if other != seat:
            gold += view.gold[other]
    return gold
