"""Scores, item by item."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from twocities.citadels.catalog import DISTRICT_CATALOG
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
    merits = [[each.total, *[tie_merit(game, each, criterion) for criterion in game.rules.tie_break]] for each in made]
    for one in made:
        for other in made:
            if merits[other.seat] > merits[one.seat]:
                one.place += 1
    return made


def tie_merit(game: "Citadels", made: Score, criterion: str) -> i64:
    """Return what counts for a seat in a tie."""
    if criterion == BY_DISTRICTS:
        # Ruling R165: a district counts for what it is worth.
        return made.points[0] + sum([DISTRICT_CATALOG[each].extra_worth() for each in game.effects(made.seat)])
    return game.gold[made.seat] if criterion == BY_GOLD else highest_rank(game, made.seat)


def highest_rank(game: "Citadels", seat: i64) -> i64:
    """Return the highest rank that a seat has in this round, killed or not."""
    highest = 0
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
    points = [sum([game.cost(place) for place in game.cities[seat] if place < FACE_DOWN])]
    if len(set(types)) == TYPES:
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


def types_of(game: "Citadels", seat: i64, supposed: i64) -> list[int]:
    """List the type of each face-up district of a city at the end."""
    types: list[int] = []
    for place in game.cities[seat]:
        if place < FACE_DOWN:
            district = DISTRICT_CATALOG[district_of(place)]
            type_ = district.type
            if district.has_any_type(game):
                declared = declared_type(game, district.id)
                if declared != NO_TYPE:
                    type_ = declared
                elif supposed != NO_TYPE:
                    type_ = supposed
            types.append(type_)
    return types


def declared_type(game: "Citadels", district: i64) -> i64:
    """Return the type that was chosen for a district, or NO_TYPE."""
    for each in game.declared:
        if district_of_declared(each) == district:
            return type_of_declared(each)
    return NO_TYPE


def best_type(game: "Citadels", seat: i64, district: i64) -> i64:
    """Find the type that scores most for a district of any type; its printed one among equals."""
    best = DISTRICT_CATALOG[district].type
    most = score(game, seat, best).total
    for type_ in range(TYPES):
        total = score(game, seat, type_).total
        if total > most:
            best = type_
            most = total
    return best
