"""Scores, item by item."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.catalog import DISTRICT_CATALOG, TYPES_OF
from twocities.citadels.ids import BASIC, DISTRICT_NAMES, FACE_DOWN, NO_TYPE, TYPES
from twocities.citadels.packed import district_of, district_of_declared, type_of_declared
from twocities.citadels.rules import BY_DISTRICTS, BY_GOLD
from twocities.core.score import Score

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

ALL_TYPES_POINTS: Final = 3
FIRST_POINTS: Final = 4
COMPLETED_POINTS: Final = 2


def scores(game: "Citadels") -> list[Score]:
    """Score every seat; the rules say what decides a tie, and what nothing decides is shared."""
    made = [score(game, seat, NO_TYPE) for seat in range(game.seats)]
    totals = vec[i64]([each.total for each in made])
    for one in made:
        for other in made:
            total, other_total = totals[one.seat], totals[other.seat]
            if other_total > total or (other_total == total and wins_tie(game, other, one)):
                one.place += 1
    return made


def wins_tie(game: "Citadels", one: Score, other: Score) -> bool:
    """Say whether of two seats with as many points the first one comes before the other."""
    for criterion in game.rules.tie_break:
        merit, other_merit = tie_merit(game, one, criterion), tie_merit(game, other, criterion)
        if merit != other_merit:
            return merit > other_merit
    return False


def tie_merit(game: "Citadels", made: Score, criterion: str) -> i64:
    """Return what counts for a seat in a tie."""
    if criterion == BY_DISTRICTS:
        # Ruling R165: a district counts for what it is worth.
        worth: i64 = made.points[0]
        for each in game.effects(made.seat):
            worth += DISTRICT_CATALOG[each].extra_worth()
        return worth
    return game.gold[made.seat] if criterion == BY_GOLD else highest_rank(game, made.seat)


def highest_rank(game: "Citadels", seat: i64) -> i64:
    """Return the highest rank that a seat has in this round, killed or not."""
    highest: i64 = 0
    rank: i64
    for rank in range(1, len(game.held_by)):
        if game.held_by[rank] == seat:
            highest = rank
    return highest


def score(game: "Citadels", seat: i64, supposed: i64) -> Score:
    """Score one seat; an undeclared district of any type counts as `supposed`, or as the best one."""
    if supposed == NO_TYPE:
        for district in game.effects(seat):
            if DISTRICT_CATALOG[district].has_any_type(game) and declared_type(game, district) == NO_TYPE:
                return score(game, seat, best_type(game, seat, district))
    types = types_of(game, seat, supposed)
    sources = ["districts"]
    points: list[int] = [cost_of_city(game, seat)]
    if has_all(types):
        sources.append("all_types")
        points.append(ALL_TYPES_POINTS)
    if game.is_first(seat):
        sources.append("first")
        points.append(FIRST_POINTS)
    elif game.reaches_goal(seat):
        sources.append("completed")
        points.append(COMPLETED_POINTS)
    for district in game.effects(seat):
        bonus = DISTRICT_CATALOG[district].bonus(game, seat, types)
        if bonus:
            sources.append(DISTRICT_NAMES[district])
            points.append(bonus)
    for card in game.hands[seat]:
        bonus = DISTRICT_CATALOG[card].points_in_hand() if card >= BASIC else 0
        if bonus:
            sources.append(DISTRICT_NAMES[card])
            points.append(bonus)
    return Score(seat, sources, points)


def cost_of_city(game: "Citadels", seat: i64) -> i64:
    """Add up the costs of the face-up districts of a city."""
    cost: i64 = 0
    for place in game.cities[seat]:
        if place < FACE_DOWN:
            cost += game.cost(place)
    return cost


def has_all(types: vec[i64]) -> bool:
    """Say whether there is a district of every type, given how many there are of each."""
    for count in types:
        if count == 0:
            return False
    return True


def types_of(game: "Citadels", seat: i64, supposed: i64) -> vec[i64]:
    """Count the face-up districts of each type in a city at the end."""
    types = vec[i64]([0] * TYPES)
    for place in game.cities[seat]:
        if place < BASIC:
            types[TYPES_OF[place]] += 1
        elif place < FACE_DOWN:
            types[type_at_end(game, district_of(place), supposed)] += 1
    return types


def type_at_end(game: "Citadels", district: i64, supposed: i64) -> i64:
    """Return the type of a district at the end: the declared one if it can have any, or else `supposed`."""
    printed = TYPES_OF[district]
    if not DISTRICT_CATALOG[district].has_any_type(game):
        return printed
    declared = declared_type(game, district)
    if declared != NO_TYPE:
        return declared
    return printed if supposed == NO_TYPE else supposed


def declared_type(game: "Citadels", district: i64) -> i64:
    """Return the type that was chosen for a district, or NO_TYPE."""
    for each in game.declared:
        if district_of_declared(each) == district:
            return type_of_declared(each)
    return NO_TYPE


def best_type(game: "Citadels", seat: i64, district: i64) -> i64:
    """Find the type that scores most for a district of any type; its printed one among equals."""
    best: i64 = DISTRICT_CATALOG[district].type
    most = points_by_types(game, seat, best)
    type_: i64
    for type_ in range(TYPES):
        points = points_by_types(game, seat, type_)
        if points > most:
            best = type_
            most = points
    return best


def points_by_types(game: "Citadels", seat: i64, supposed: i64) -> i64:
    """Return the points that the types of a city can change, given that of an undeclared district of any type."""
    types = types_of(game, seat, supposed)
    points: i64 = ALL_TYPES_POINTS if has_all(types) else 0
    for district in game.effects(seat):
        points += DISTRICT_CATALOG[district].bonus(game, seat, types)
    return points
