"""Numbers that hold several small ones: how they are put together, and what is in them."""

from typing import Final

from mypy_extensions import i64

from twocities.citadels.ids import DISTRICTS, NOTE, TYPES

SEAT_BITS: Final = 3
RANK_BITS: Final = 4
DEEDS: Final = 8
"""How many different things can be done at a stage of a draft."""


def make_mark(kind: i64, rank: i64, seat: i64) -> i64:
    """Return the number of a mark that a seat has laid on a rank."""
    return (kind << RANK_BITS | rank) << SEAT_BITS | seat


def kind_of_mark(mark: i64) -> i64:
    """Return what kind of mark it is."""
    return mark >> RANK_BITS + SEAT_BITS


def rank_of_mark(mark: i64) -> i64:
    """Return the rank that a mark lies on."""
    return mark >> SEAT_BITS & (1 << RANK_BITS) - 1


def seat_of_mark(mark: i64) -> i64:
    """Return the seat that laid a mark."""
    return mark & (1 << SEAT_BITS) - 1


def lies_on(mark: i64, kind: i64, rank: i64) -> bool:
    """Say whether a mark is of a kind and lies on a rank."""
    return mark >> SEAT_BITS == kind << RANK_BITS | rank


def district_of(place: i64) -> i64:
    """Return the district of a place in a city, however it stands there."""
    return place % DISTRICTS


def make_note(district: i64, number: i64) -> i64:
    """Return the number of a note: what a unique district remembers."""
    return district * NOTE + number


def district_of_note(note: i64) -> i64:
    """Return the district that remembers something."""
    return note // NOTE


def number_of_note(note: i64) -> i64:
    """Return what is remembered."""
    return note % NOTE


def make_tucked(top: i64, card: i64) -> i64:
    """Return the number of a card that lies under a district."""
    return top * DISTRICTS + card


def top_of_tucked(tucked: i64) -> i64:
    """Return the district that a tucked card lies under."""
    return tucked // DISTRICTS


def card_of_tucked(tucked: i64) -> i64:
    """Return the card that is tucked."""
    return tucked % DISTRICTS


def make_declared(district: i64, type_: i64) -> i64:
    """Return the number of a type that was chosen for a district."""
    return district * TYPES + type_


def district_of_declared(declared: i64) -> i64:
    """Return the district that a type was chosen for."""
    return declared // TYPES


def type_of_declared(declared: i64) -> i64:
    """Return the type that was chosen."""
    return declared % TYPES


def make_stage(offset: i64, deed: i64) -> i64:
    """Return the number of a stage of a draft: who does what, counted in seats from the crown."""
    return offset * DEEDS + deed


def offset_of_stage(stage: i64) -> i64:
    """Return how many seats after the one with the crown something is done at a stage."""
    return stage // DEEDS


def deed_of_stage(stage: i64) -> i64:
    """Return what is done at a stage of a draft."""
    return stage % DEEDS
