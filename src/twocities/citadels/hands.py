"""Choosing among cards."""

from mypy_extensions import i64


def distinct(cards: list[int]) -> list[int]:
    """List the different cards of a hand, which is kept in order."""
    found: list[int] = []
    last: i64 = -1
    card: i64
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def different(cards: list[int]) -> list[int]:
    """List the different cards of a few that lie in any order, in order."""
    found: list[int] = []
    for card in cards:
        place = len(found)
        while place and found[place - 1] > card:
            place -= 1
        if not place or found[place - 1] != card:
            found.insert(place, card)
    return found


def insert(cards: list[int], card: i64) -> None:
    """Put a card where it belongs in a hand that is kept in order."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)
