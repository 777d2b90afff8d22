"""What districts are worth to a seat, from what a view shows."""

from typing import Final

from twocities.bots.citadels.weights import Weights
from twocities.citadels import ids
from twocities.citadels.catalog import COSTS, DISTRICT_CATALOG, TYPES_OF
from twocities.citadels.ids import DISTRICTS, FACE_DOWN, TYPES
from twocities.citadels.packed import district_of
from twocities.citadels.questions import districts_in
from twocities.citadels.view import CitadelsView
from twocities.core.view import UNKNOWN

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
    ids.DARK_CITY_MUSEUM: 1.5,
    ids.DARK_CITY_IMPERIAL_TREASURY: 2.5,
    ids.DARK_CITY_WISHING_WELL: 2.0,
    ids.DARK_CITY_QUARRY: 0.5,
    ids.DARK_CITY_POOR_HOUSE: 0.5,
    ids.BELL_TOWER: 0.7,
    ids.DARK_CITY_FACTORY: 0.7,
    ids.THRONE_ROOM: 1.0,
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


def make_extras() -> list[float]:
    """List what every district brings besides its cost."""
    return [EXTRA_WORTH.get(district, 0.0) for district in range(DISTRICTS)]


EXTRAS: Final = make_extras()


def city_points(city: list[int]) -> float:
    """Return what a city would score now, as far as everybody can tell."""
    points = 0.0
    types = 0
    for place in city:
        if place < FACE_DOWN:
            district = district_of(place)
            points += COSTS[district] + EXTRAS[district] + (1 if place >= DISTRICTS else 0)
            types |= 1 << TYPES_OF[district]
    if types == (1 << TYPES) - 1:
        points += 3
    return points


def missing(view: CitadelsView, seat: int) -> int:
    """Return how many districts a city lacks."""
    return max(view.goal - districts_in(view.cities[seat]), 0)


def types_in(view: CitadelsView, seat: int) -> int:
    """Return the types that stand in a city, a bit each."""
    types = 0
    for place in view.cities[seat]:
        if place < FACE_DOWN:
            types |= 1 << TYPES_OF[district_of(place)]
    return types


def stands(view: CitadelsView, seat: int, district: int) -> bool:
    """Say whether a district of this name stands in a city."""
    city = view.cities[seat]
    return district in city or district + DISTRICTS in city


def district_value(view: CitadelsView, seat: int, district: int, weights: Weights) -> float:
    """Value a card for the own city: its points, a new type, its effect; nothing if it cannot be built."""
    if district == ids.SECRET_VAULT:
        return 3.0
    if stands(view, seat, district) and district != ids.MONUMENT:
        return 0.0
    value = COSTS[district] + weights.effects * EXTRAS[district]
    if not types_in(view, seat) >> TYPES_OF[district] & 1:
        value += weights.new_type
    return value


def useful(view: CitadelsView, seat: int, weights: Weights) -> list[int]:
    """List the different cards in the own hand that can still be built."""
    found: list[int] = []
    for card in view.hands[seat]:
        if (
            card not in (UNKNOWN, ids.SECRET_VAULT)
            and card not in found
            and district_value(view, seat, card, weights) > 0
        ):
            found.append(card)
    return found


def best_worth(view: CitadelsView, seat: int, gold: int, weights: Weights) -> float:
    """Return the worth of the best card of the own hand that so much gold pays for, or 0."""
    best = 0.0
    for card in view.hands[seat]:
        if card != UNKNOWN and card != ids.SECRET_VAULT and COSTS[card] <= gold:
            best = max(best, district_value(view, seat, card, weights))
    return best


def income(view: CitadelsView, seat: int, type_: int) -> int:
    """Count the districts of a city that pay for a type."""
    districts = 0
    for place in view.cities[seat]:
        if place < FACE_DOWN and DISTRICT_CATALOG[district_of(place)].counts_as(type_):
            districts += 1
    return districts


def threat(view: CitadelsView, seat: int, weights: Weights) -> float:
    """Say how dangerous a player is: points, nearness of the end, gold and cards."""
    city = districts_in(view.cities[seat])
    near = city * city / (view.goal * view.goal + 1.0)
    return (
        city_points(view.cities[seat])
        + weights.near * near
        + weights.gold_seen * view.gold[seat]
        + weights.cards_seen * min(len(view.hands[seat]), 4)
    )


class Threats:
    """How dangerous each seat is; found for all of them when it is first asked for."""

    def __init__(self, view: CitadelsView, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.found: list[float] = []

    def of(self, seat: int) -> float:
        """Say how dangerous a seat is."""
        if not self.found:
            self.found = [threat(self.view, each, self.weights) for each in range(self.view.seats)]
        return self.found[seat]

    def most_beside(self, seat: int) -> float:
        """Say how dangerous the most dangerous of the others is."""
        most = 0.0
        for other in range(self.view.seats):
            if other != seat:
                most = max(most, self.of(other))
        return most

    def average_beside(self, seat: int) -> float:
        """Say how dangerous the others are on average."""
        total = 0.0
        for other in range(self.view.seats):
            if other != seat:
                total += self.of(other)
        return total / max(self.view.seats - 1, 1)
