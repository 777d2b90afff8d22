"""How much a seat wants a character, from what everybody can see of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.citadels.overview import Overview
from twocities.bots.citadels.printings import KINDS
from twocities.citadels import ids
from twocities.citadels.catalog import CHARACTER_CATALOG, RANKS
from twocities.citadels.ids import NO_TYPE

EARNS: Final = vec[i64]([character.earns for character in CHARACTER_CATALOG])
"""The type of district that pays each character, or NO_TYPE."""


def character_value(overview: Overview, seat: i64, character: i64) -> float:
    """Value a character for a seat, in gold: what it is worth by itself, and what the table adds to that."""
    table = overview.table
    weights = overview.weights
    like = KINDS[character]
    gold = table.gold[seat]
    cards = len(table.hands[seat])
    value = weights.characters[character]
    earns = EARNS[character]
    if earns != NO_TYPE:
        value += weights.income * float(overview.income(seat, earns))
    if like == ids.ASSASSIN:
        return value + weights.fear_of_leader * overview.highest_threat_of_others(seat)
    if like in (ids.THIEF, ids.BLACKMAILER):
        return value + weights.robbing * float(overview.others_gold(seat)) / float(len(table.cast) - 2)
    if like == ids.MAGICIAN:
        return value + max(weights.swapping * float(overview.most_cards_of_others(seat) - cards), 0.0)
    if like in (ids.KING, ids.EMPEROR, ids.PATRICIAN):
        return value + (weights.crown if table.crown != seat else 0.0)
    if like == ids.BISHOP:
        is_leading = overview.threat(seat) >= overview.highest_threat_of_others(seat)
        return value + (weights.shelter if is_leading else 0.0)
    if like == ids.ALCHEMIST:
        return value + min(weights.refund * float(gold + 1), 3.0 if cards else 0.0)
    if like in (ids.ARCHITECT, ids.SCHOLAR, ids.SEER, ids.TRADER):
        return value + min(weights.many_builds * float(gold), 0.5 * float(cards))
    if like in (ids.NAVIGATOR, ids.WITCH):
        return value - (weights.no_build * float(min(gold, 4)) if cards else 0.0)
    if like == ids.ARTIST:
        return value + (weights.beautifying if gold > 3 and len(table.cities[seat]) else 0.0)
    if like == ids.TAX_COLLECTOR:
        rank = RANKS[character]
        # As a guest the Tax Collector may be of a rank that is not in the game.
        return value + (weights.taxes * float(table.gold_on[rank]) if rank < len(table.gold_on) else 0.0)
    return value
