"""The questions that cards ask of a table of Citadels."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.cards import Character
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG, RANKS, TYPES_OF
from twocities.citadels.ids import BASIC, BEWITCHED, DISTRICTS, FACE_DOWN, KILLED, MOST_SEATS, NOBODY, PROTECTED
from twocities.citadels.packed import (
    district_of,
    district_of_note,
    kind_of_mark,
    lies_on,
    number_of_note,
    seat_of_mark,
    top_of_tucked,
)
from twocities.citadels.state import State
from twocities.citadels.zones import copies_of

OTHERS: Final = vec[vec[i64]](
    [
        vec[i64]([(seat + distance) % seats for distance in range(1, seats)])
        for seats in range(MOST_SEATS + 1)
        for seat in range(MOST_SEATS)
    ]
)
"""The other seats, clockwise from the next one, for each number of seats and seat."""


def districts_in(city: vec[i64]) -> i64:
    """Return for how many districts a city counts."""
    districts: i64 = 0
    for place in city:
        if place < BASIC or place >= FACE_DOWN:
            districts += 1
        else:
            districts += DISTRICT_CATALOG[district_of(place)].city_count()
    return districts


def uniques_in(city: vec[i64]) -> vec[i64]:
    """List the unique districts that stand face up in a city."""
    uniques = vec[i64]()
    for place in city:
        if place >= BASIC and place < FACE_DOWN and district_of(place) >= BASIC:
            uniques = append(uniques, district_of(place))
    return uniques


def layer_of(marks: vec[i64], mark: i64, rank: i64) -> i64:
    """Return the seat that laid a mark on a rank, or NOBODY."""
    for each in marks:
        if lies_on(each, mark, rank):
            return seat_of_mark(each)
    return NOBODY


@mypyc_attr(acyclic=True)
class Questions(State):
    """A table that answers; it changes nothing."""

    # Questions about characters

    def marked_by(self, mark: i64, rank: i64) -> i64:
        """Return the seat that laid a mark on a rank, or NOBODY."""
        return layer_of(self.marks, mark, rank)

    def marked_with(self, mark: i64) -> vec[i64]:
        """List the characters that a mark lies on, by rank."""
        ranks = len(self.cast)
        return vec[i64](
            [self.cast[rank] for rank in range(1, ranks) if layer_of(self.marks, mark, rank) != NOBODY], capacity=ranks
        )

    def character_called(self) -> Character:
        """Return the character of the rank that was called last."""
        return CHARACTER_CATALOG[self.cast[self.called]]

    def rank_of(self, character: i64) -> i64:
        """Return the rank of a character."""
        return RANKS[character]

    def is_cast(self, character: i64) -> bool:
        """Say whether a character is in the game now."""
        rank = RANKS[character]
        return rank < len(self.cast) and self.cast[rank] == character

    def safe_targets(self, acting: i64) -> vec[i64]:
        """List who may be robbed or threatened: neither `acting`, rank 1, the killed nor the bewitched."""
        ranks = len(self.cast)
        return vec[i64](
            [
                self.cast[rank]
                for rank in range(2, ranks)
                if self.cast[rank] != acting
                and layer_of(self.marks, KILLED, rank) == NOBODY
                and layer_of(self.marks, BEWITCHED, rank) == NOBODY
            ],
            capacity=ranks,
        )

    def is_revealed(self, rank: i64) -> bool:
        """Say whether somebody revealed a rank in this round."""
        return self.revealed >> rank & 1 == 1

    def is_protected(self, seat: i64, against: i64) -> bool:
        """Say whether a city is closed to the rank-8 character of another seat."""
        if seat != against:
            for each in self.marks:
                if kind_of_mark(each) == PROTECTED and seat_of_mark(each) == seat:
                    return True
        return False

    def characters_of(self, seat: i64) -> vec[i64]:
        """List the characters that a seat has in this round, by rank."""
        return vec[i64]([self.cast[rank] for rank in range(1, len(self.cast)) if self.held_by[rank] == seat])

    def has_its_character(self, district: i64) -> bool:
        """Say whether the character that a unique district is for is in the game (ruling R127)."""
        return self.rules.needs.get(district, self.cast[1]) in self.cast

    def most_gold(self) -> i64:
        """Return how much gold the richest seat has."""
        most: i64 = 0
        for gold in self.gold:
            if gold > most:
                most = gold
        return most

    def others(self, seat: i64) -> vec[i64]:
        """List the other seats, clockwise from the next one."""
        return OTHERS[self.seats * MOST_SEATS + seat]

    def host(self) -> i64:
        """Return the seat in whose city a guest lies under a district, or NOBODY."""
        for seat in range(self.seats):
            for district in self.effects(seat):
                if DISTRICT_CATALOG[district].hosts_guest():
                    return seat
        return NOBODY

    def spare_characters(self) -> vec[i64]:
        """List the characters of the box that could be in the game from the next round on."""
        ranks = len(self.cast)
        return vec[i64](
            [each for each in self.rules.box if RANKS[each] < ranks and self.next_cast[RANKS[each]] != each]
        )

    # Questions about cities

    def count(self, seat: i64) -> i64:
        """Return for how many districts the city of a seat counts."""
        return districts_in(self.cities[seat])

    def is_completed(self, seat: i64) -> bool:
        """Say whether a city has so many districts that rank 8 cannot touch it."""
        city = self.cities[seat]
        return len(city) * 2 >= self.rules.city_size and districts_in(city) >= self.rules.city_size

    def reaches_goal(self, seat: i64) -> bool:
        """Say whether a city has enough districts to end the game."""
        return self.count(seat) >= self.goal

    def is_last_round(self) -> bool:
        """Say whether the game ends with this round."""
        return self.first != NOBODY or self.early != 0

    def is_first(self, seat: i64) -> bool:
        """Say whether a seat was the first to complete its city, or one of the first under a lower goal."""
        return self.early >> seat & 1 == 1 if self.goal < self.rules.city_size else self.first == seat

    def has_district(self, seat: i64, district: i64) -> bool:
        """Say whether a district of this name stands in a city."""
        name: i64 = district
        place: i64
        for place in self.cities[seat]:
            if place == name or place - DISTRICTS == name:
                return True
        return False

    def plain_names(self, seat: i64) -> i64:
        """Return which plain districts stand in a city, a bit for each name."""
        names: i64 = 0
        for place in self.cities[seat]:
            if place < BASIC:
                names |= 1 << place
            elif place >= DISTRICTS and place < DISTRICTS + BASIC:
                names |= 1 << place - DISTRICTS
        return names

    def count_of(self, seat: i64, district: i64) -> i64:
        """Count the districts of a name in a city."""
        city = self.cities[seat]
        return copies_of(city, district) + copies_of(city, district + DISTRICTS)

    def owner_of(self, district: i64) -> i64:
        """Return the seat in whose city a unique district stands, or NOBODY."""
        for seat in range(self.seats):
            if self.has_district(seat, district):
                return seat
        return NOBODY

    def place_of(self, seat: i64, district: i64) -> i64:
        """Return how a district of this name stands in a city: plain or beautified."""
        return district if district in self.cities[seat] else district + DISTRICTS

    def effects(self, seat: i64) -> vec[i64]:
        """List the unique districts that stand face up in a city."""
        return self.uniques[seat]

    def cost(self, place: i64) -> i64:
        """Return the cost of a district as it stands: one more if beautified."""
        return COSTS[district_of(place)] + (1 if place >= DISTRICTS else 0)

    def value(self, place: i64) -> i64:
        """Return what a district is worth to rank 8."""
        if place < BASIC:
            return COSTS[place]
        return self.cost(place) + DISTRICT_CATALOG[district_of(place)].added_value(self)

    def income_count(self, seat: i64, type_: i64) -> i64:
        """Count the districts that pay for a type."""
        districts: i64 = 0
        for place in self.cities[seat]:
            if place < BASIC:
                if TYPES_OF[place] == type_:
                    districts += 1
            elif place < FACE_DOWN and DISTRICT_CATALOG[district_of(place)].counts_as(type_):
                districts += 1
        return districts

    def build_cost(self, seat: i64, district: i64) -> i64:
        """Return what building a district costs a seat."""
        effects = self.effects(seat)
        return self.reduced_cost(seat, district, effects, len(effects) > 0 and self.has_district(seat, district))

    def reduced_cost(self, seat: i64, district: i64, effects: vec[i64], stands: bool) -> i64:
        """Return what building a district costs a seat whose city has these unique districts, and maybe its like."""
        price = COSTS[district]
        if district >= BASIC:
            for other in effects:
                price = DISTRICT_CATALOG[other].build_cost(district, price)
        if stands and len(effects):
            standing = self.count_of(seat, district)
            for other in effects:
                price = DISTRICT_CATALOG[other].duplicate_cost(price, standing)
        return price

    def may_touch(self, owner: i64, place: i64) -> bool:
        """Say whether cards may destroy, move or turn a district: it lies face up, and nothing shields it."""
        return place < FACE_DOWN and not (len(self.notes) > 0 and self.is_shielded(owner, place))

    def is_shielded(self, owner: i64, place: i64) -> bool:
        """Say whether a district of the same city shields one; of several of a name it shields the last."""
        district = district_of(place)
        for each in self.notes:
            shield = district_of_note(each)
            if DISTRICT_CATALOG[shield].shields(number_of_note(each), district) and self.has_district(owner, shield):
                return self.count_of(owner, district) == 1
        return False

    def may_target(self, owner: i64, place: i64) -> bool:
        """Say whether rank 8 may use its ability on a district of an open city."""
        if place < BASIC and not len(self.notes):
            return True
        return self.may_touch(owner, place) and DISTRICT_CATALOG[district_of(place)].may_be_targeted()

    def is_open(self, seat: i64, owner: i64) -> bool:
        """Say whether a city is open to the rank-8 character of `seat`."""
        return not self.is_completed(owner) and not self.is_protected(owner, seat)

    def target_price(self, owner: i64, place: i64, price: i64) -> i64:
        """Return what rank 8 pays for a district, given the price without the rest of the city."""
        for other in self.uniques[owner]:
            price = DISTRICT_CATALOG[other].target_price(price, district_of(place))
        return price

    # Questions about cards

    def cards_of_type(self, seat: i64, type_: i64) -> i64:
        """Count the cards of a type in a hand."""
        count: i64 = 0
        for card in self.hands[seat]:
            if DISTRICT_CATALOG[card].type == type_:
                count += 1
        return count

    def tucked_under(self, district: i64) -> i64:
        """Count the cards under a district."""
        count: i64 = 0
        for each in self.tucked:
            if top_of_tucked(each) == district:
                count += 1
        return count

    def noted(self, district: i64) -> i64:
        """Return the number that a unique district remembers, or NOBODY."""
        for each in self.notes:
            if district_of_note(each) == district:
                return number_of_note(each)
        return NOBODY
