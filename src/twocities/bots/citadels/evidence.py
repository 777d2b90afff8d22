"""The likelihood of a world: how well it explains whom the others picked and named, and what they did not build."""

from typing import Final

from mypy_extensions import i64

from twocities.bots.citadels.character_value import character_value
from twocities.bots.citadels.complete_tables import value_of_each
from twocities.bots.citadels.district_value import stands
from twocities.bots.citadels.overview import Overview
from twocities.bots.citadels.weights import Weights
from twocities.citadels import ids
from twocities.citadels.catalog import COSTS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import MARK_NAMES, NOBODY
from twocities.citadels.packed import kind_of_mark, rank_of_mark, seat_of_mark
from twocities.citadels.view import CitadelsView
from twocities.core.view import UNKNOWN

AIMED: Final[dict[int, float]] = {
    ids.KILLED: 1.0,
    ids.BEWITCHED: 1.0,
    ids.ROBBED: 1.0,
    ids.WARRANT: 0.0,
    ids.SIGNED_WARRANT: 1.0,
    ids.THREAT: 0.0,
    ids.REAL_THREAT: 1.0,
    ids.PROTECTED: 0.0,
    ids.BUILT: 0.0,
    ids.TAXED: 0.0,
    ids.TURNED_THREAT: 0.0,
}
"""Whether a seat lays each mark on a character to harm whoever holds it."""

FOR_GOLD: Final = [ids.ROBBED, ids.SIGNED_WARRANT, ids.REAL_THREAT]
"""Those of them that bring more if the victim is rich."""

AIMS: Final = value_of_each("aim", AIMED, list(range(len(MARK_NAMES))), MARK_NAMES)
"""The same for each mark in order of id."""


def evidence(view: CitadelsView, world: Citadels, weights: Weights) -> float:
    """Return the logarithm of the likelihood of a world."""
    return picked(view, world, weights) + named(view, world, weights) + left_in_hand(view, world, weights)


def picked(view: CitadelsView, world: Citadels, weights: Weights) -> float:
    """Weigh the picks: a seat is likely to hold a character that it wants."""
    overview = Overview(world, weights)
    total = 0.0
    rank: i64
    for rank in range(1, len(world.cast)):
        holder = world.held_by[rank]
        if holder not in (NOBODY, view.viewer) and view.held_by[rank] == NOBODY:
            total += character_value(overview, holder, world.cast[rank])
    return total / weights.pick_temperature


def named(view: CitadelsView, world: Citadels, weights: Weights) -> float:
    """Weigh the named characters: each is likely to be held by somebody, and one that was robbed by somebody rich."""
    total = 0.0
    for mark in world.marks:
        kind = kind_of_mark(mark)
        rank = rank_of_mark(mark)
        namer = seat_of_mark(mark)
        # As a guest a character may be of a rank that is not in the game.
        if not AIMS[kind] or namer == view.viewer or rank >= len(view.cast) or view.held_by[rank] != NOBODY:
            continue
        holder = world.held_by[rank]
        if holder != NOBODY:
            total += weights.aim
            if kind in FOR_GOLD:
                total += weights.loot * float(view.gold[holder])
    return total


def left_in_hand(view: CitadelsView, world: Citadels, weights: Weights) -> float:
    """Weigh the hands: a seat with the gold for a district would have built it, unless it stands already."""
    total = 0.0
    seat: i64
    for seat in range(view.seats):
        gold = view.gold[seat]
        if gold >= len(weights.unbuilt) or UNKNOWN not in view.hands[seat]:
            continue
        for card in world.hands[seat]:
            if COSTS[card] <= gold and not stands(view.cities[seat], card):
                total += weights.unbuilt[gold]
    return total
