"""What seats have learned of the cards in others' hands: each lasts until the card may have left the hand.

What is known is a number that holds who knows it, in whose hand the card is, and the card; everybody knows what
PUBLIC knows.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from twocities.citadels.ids import MOST_SEATS, NOBODY
from twocities.citadels.zones import copies_of, in_order

PUBLIC: Final[i64] = MOST_SEATS
"""The viewer that stands for everybody, spectators included."""

HOLDER_BITS: Final = 3
CARD_BITS: Final = 7


def known_card(viewer: i64, holder: i64, card: i64) -> i64:
    """Write down that a viewer knows a card in the hand of a holder."""
    return (viewer << HOLDER_BITS | holder) << CARD_BITS | card


def viewer_of(known: i64) -> i64:
    """Return who knows it."""
    return known >> HOLDER_BITS + CARD_BITS


def holder_of(known: i64) -> i64:
    """Return in whose hand the card is."""
    return known >> CARD_BITS & (1 << HOLDER_BITS) - 1


def card_of(known: i64) -> i64:
    """Return which card it is."""
    return known & (1 << CARD_BITS) - 1


def cards_known(memory: vec[i64], viewer: i64, holder: i64) -> vec[i64]:
    """List the cards in the hand of a holder that a viewer knows, in order of id."""
    own = vec[i64]()
    public = vec[i64]()
    for known in memory:
        if holder_of(known) == holder:
            if viewer_of(known) == viewer:
                own = append(own, card_of(known))
            elif viewer_of(known) == PUBLIC:
                public = append(public, card_of(known))
    return in_order(merged(own, public)) if len(public) else in_order(own)


def merged(own: vec[i64], public: vec[i64]) -> vec[i64]:
    """Join two lists of what is in one hand: a card that stands in both of them is one card."""
    found = own[:]
    place: i64
    for place in range(len(public)):
        if copies_of(public[: place + 1], public[place]) > copies_of(own, public[place]):
            found = append(found, public[place])
    return found


def after_open_loss(memory: vec[i64], holder: i64, card: i64) -> vec[i64]:
    """Forget one copy of a card that everybody saw leaving a hand."""
    if not is_known(memory, holder, card):
        return memory
    kept = vec[i64](capacity=len(memory))
    forgotten: i64 = 0
    for known in memory:
        viewer = viewer_of(known)
        if holder_of(known) == holder and card_of(known) == card and not forgotten >> viewer & 1:
            forgotten |= 1 << viewer
        else:
            kept = append(kept, known)
    return kept


def is_known(memory: vec[i64], holder: i64, card: i64) -> bool:
    """Say whether anybody knows a card in the hand of a holder."""
    for known in memory:
        if holder_of(known) == holder and card_of(known) == card:
            return True
    return False


def after_secret_loss(memory: vec[i64], holder: i64, card: i64, witness: i64) -> vec[i64]:
    """Forget what may have left a hand: only one witness, or NOBODY, saw which card it was."""
    kept = vec[i64](capacity=len(memory))
    for known in memory:
        if holder_of(known) != holder:
            kept = append(kept, known)
    if witness != NOBODY:
        is_gone = False
        for each in cards_known(memory, witness, holder):
            if each == card and not is_gone:
                is_gone = True
            else:
                kept = append(kept, known_card(witness, holder, each))
    return kept


def after_look(memory: vec[i64], seat: i64, holder: i64, hand: vec[i64]) -> vec[i64]:
    """Remember a whole hand that a seat has looked at."""
    kept = vec[i64](capacity=len(memory) + len(hand))
    for known in memory:
        if viewer_of(known) != seat or holder_of(known) != holder:
            kept = append(kept, known)
    for card in hand:
        kept = append(kept, known_card(seat, holder, card))
    return kept


def after_swap(memory: vec[i64], seat: i64, other: i64, hand: vec[i64], others_hand: vec[i64]) -> vec[i64]:
    """Remember two hands that changed places: `hand` is what `seat` has now; each of the two knows what it gave."""
    kept = vec[i64](capacity=len(memory))
    for known in memory:
        viewer, holder = viewer_of(known), holder_of(known)
        if holder == seat:
            holder = other
        elif holder == other:
            holder = seat
        is_between = (viewer == seat and holder == other) or (viewer == other and holder == seat)
        if viewer != holder and not is_between:
            kept = append(kept, known_card(viewer, holder, card_of(known)))
    for card in others_hand:
        kept = append(kept, known_card(seat, other, card))
    for card in hand:
        kept = append(kept, known_card(other, seat, card))
    return kept
