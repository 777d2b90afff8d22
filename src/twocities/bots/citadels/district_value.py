"""What districts are worth, and what a city is made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.citadels.complete_tables import value_of_each
from twocities.citadels import ids
from twocities.citadels.catalog import COSTS, DISTRICT_CATALOG, TYPES_OF
from twocities.citadels.ids import BASIC, DISTRICT_NAMES, DISTRICTS, FACE_DOWN, TYPES
from twocities.citadels.packed import district_of

EXTRA_WORTH: Final[dict[int, float]] = {
    ids.ARMORY: 0.3,
    ids.BASILICA: 1.5,
    ids.CAPITOL: 1.0,
    ids.DRAGON_GATE: 2.0,
    ids.FACTORY: 0.7,
    ids.FRAMEWORK: 0.3,
    ids.GOLD_MINE: 1.5,
    ids.GREAT_WALL: 0.5,
    ids.HAUNTED_QUARTER: 1.2,
    ids.IMPERIAL_TREASURY: 1.5,
    ids.IVORY_TOWER: 2.0,
    ids.KEEP: 0.7,
    ids.LABORATORY: 0.7,
    ids.LIBRARY: 1.7,
    ids.MAP_ROOM: 1.5,
    ids.MONUMENT: 2.0,
    ids.MUSEUM: 1.5,
    ids.NECROPOLIS: 0.0,
    ids.OBSERVATORY: 1.0,
    ids.PARK: 1.5,
    ids.POOR_HOUSE: 0.7,
    ids.QUARRY: 0.5,
    ids.SCHOOL_OF_MAGIC: 1.2,
    ids.SECRET_VAULT: 0.0,
    ids.SMITHY: 0.7,
    ids.STABLES: 1.5,
    ids.STATUE: 1.5,
    ids.THEATER: 0.7,
    ids.THIEVES_DEN: 1.5,
    ids.WISHING_WELL: 2.0,
    ids.GRAVEYARD: 0.5,
    ids.HOSPITAL: 0.3,
    ids.LIGHTHOUSE: 1.0,
    ids.HAUNTED_CITY: 1.2,
    ids.CLASSIC_LABORATORY: 0.7,
    ids.CLASSIC_OBSERVATORY: 1.0,
    ids.UNIVERSITY: 2.0,
    ids.CLASSIC_LIBRARY: 1.7,
    ids.DARK_CITY_ARMORY: 0.3,
    ids.DARK_CITY_MUSEUM: 1.5,
    ids.DARK_CITY_IMPERIAL_TREASURY: 2.5,
    ids.DARK_CITY_WISHING_WELL: 2.0,
    ids.DARK_CITY_QUARRY: 0.5,
    ids.DARK_CITY_POOR_HOUSE: 0.5,
    ids.BELL_TOWER: 0.7,
    ids.DARK_CITY_FACTORY: 0.7,
    ids.THRONE_ROOM: 1.0,
    ids.BALL_ROOM: 0.0,
    ids.DARK_CITY_GREAT_WALL: 0.5,
    ids.BOTANICAL_GARDEN: 0.7,
    ids.FORUM: 1.0,
    ids.CLOCKWORK: 0.3,
    ids.ARCHITECTS_CHAMBER: 1.5,
    ids.CONSULATE: 1.0,
    ids.LABYRINTH: 0.7,
    ids.MERCHANTS_BRIDGE: 1.5,
    ids.ALTAR: 0.7,
    ids.RED_DRAGON: 0.7,
    ids.HIDEOUT: 0.3,
    ids.ANNUAL_FAIR: 0.5,
}
"""What a unique district brings besides its cost, in points."""

EXTRAS: Final = [0.0] * BASIC + value_of_each("extra worth", EXTRA_WORTH, list(range(BASIC, DISTRICTS)), DISTRICT_NAMES)
"""What every district brings besides its cost."""

SECRET_VAULT_WORTH: Final = 3.0
"""What a Secret Vault scores: it is never built, it counts in the hand."""

UNNEEDED_WORTH: Final = 0.3
"""Which part of its cost a district is worth that stands in the city already."""


def city_points(city: vec[i64]) -> float:
    """Return what a city would score now, as far as everybody can tell."""
    points = 0.0
    types = 0
    for place in city:
        if place < FACE_DOWN:
            district = district_of(place)
            points += float(COSTS[district]) + EXTRAS[district] + (1 if place >= DISTRICTS else 0)
            types |= 1 << TYPES_OF[district]
    if types == (1 << TYPES) - 1:
        points += 3
    return points


def types_in(city: vec[i64]) -> int:
    """Return the types that stand in a city, a bit each."""
    types = 0
    for place in city:
        if place < FACE_DOWN:
            types |= 1 << TYPES_OF[district_of(place)]
    return types


def stands(city: vec[i64], district: int) -> bool:
    """Say whether a district of this name stands in a city."""
    return district in city or district + DISTRICTS in city


def income_of(city: vec[i64], type_: int) -> int:
    """Count the districts of a city that pay for a type."""
    districts = 0
    for place in city:
        if place < FACE_DOWN and DISTRICT_CATALOG[district_of(place)].counts_as(type_):
            districts += 1
    return districts
