"""Zones of cards: they are replaced and never changed in place, so that copies of a game can share them."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64


def with_last(zone: vec[i64], card: i64) -> vec[i64]:
    """Return a zone with one more card at its end."""
    size = len(zone)
    made = vec[i64]([card] * (size + 1))
    place: i64 = 0
    while place < size:
        made[place] = zone[place]
        place += 1
    return made


def with_first(zone: vec[i64], card: i64) -> vec[i64]:
    """Return a zone with one more card before all others."""
    return extend(vec[i64]([card], capacity=len(zone) + 1), zone)


def with_card(zone: vec[i64], card: i64) -> vec[i64]:
    """Return a zone that is kept in order of id with one more card."""
    size = len(zone)
    made = vec[i64]([card] * (size + 1))
    place: i64 = 0
    while place < size and zone[place] <= card:
        made[place] = zone[place]
        place += 1
    while place < size:
        made[place + 1] = zone[place]
        place += 1
    return made


def with_number(column: vec[i64], place: i64, number: i64) -> vec[i64]:
    """Return a column with another number at a place."""
    made = column[:]
    made[place] = number
    return made


def without(zone: vec[i64], card: i64) -> vec[i64]:
    """Return a zone without the first copy of a card."""
    return without_place(zone, place_in(zone, card))


def without_place(zone: vec[i64], place: i64) -> vec[i64]:
    """Return a zone without the card at a place."""
    made = zone[: len(zone) - 1]
    for after in range(place, len(made)):
        made[after] = zone[after + 1]
    return made


def without_last(zone: vec[i64]) -> vec[i64]:
    """Return a zone without its last card."""
    return zone[: len(zone) - 1]


def top_cards(deck: vec[i64], count: i64) -> vec[i64]:
    """List the top cards of a deck, the topmost first."""
    top = len(deck) - 1
    return vec[i64]([deck[top - place] for place in range(count)], capacity=count)


def copies_of(zone: vec[i64], card: i64) -> i64:
    """Count the copies of a card in a zone."""
    copies: i64 = 0
    for each in zone:
        if each == card:
            copies += 1
    return copies


def place_in(zone: vec[i64], card: i64) -> i64:
    """Return the place of the first copy of a card in a zone that has one."""
    place: i64 = 0
    while zone[place] != card:
        place += 1
    return place


def is_same(zone: vec[i64], other: vec[i64]) -> bool:
    """Say whether two zones have the same cards in the same order; far faster than `==`."""
    if len(zone) != len(other):
        return False
    place: i64
    for place in range(len(zone)):
        if zone[place] != other[place]:
            return False
    return True


def distinct(zone: vec[i64]) -> vec[i64]:
    """List the different cards of a zone that is kept in order: the zone itself if no two are the same."""
    if not has_twins(zone):
        return zone
    found = vec[i64](capacity=len(zone))
    last: i64 = -1
    for card in zone:
        if card != last:
            found = append(found, card)
            last = card
    return found


def has_twins(zone: vec[i64]) -> bool:
    """Say whether two cards of a zone that is kept in order are the same."""
    last: i64 = -1
    for card in zone:
        if card == last:
            return True
        last = card
    return False


def different(zone: vec[i64]) -> vec[i64]:
    """List the different cards of a zone in any order, in order of id: the zone itself if it is such a list."""
    return distinct(zone if is_in_order(zone) else in_order(zone))


def is_in_order(zone: vec[i64]) -> bool:
    """Say whether no card of a zone has a lower id than the one before it."""
    last: i64 = -1
    for card in zone:
        if card < last:
            return False
        last = card
    return True


def in_order(zone: vec[i64]) -> vec[i64]:
    """Return a zone with its cards in order of id."""
    made = zone[:]
    place: i64
    for place in range(1, len(made)):
        card = made[place]
        before = place
        while before and made[before - 1] > card:
            made[before] = made[before - 1]
            before -= 1
        made[before] = card
    return made
