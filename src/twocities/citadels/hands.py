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


def insert(cards: list[int], card: i64) -> None:
    """Put a card where it belongs in a hand that is kept in order."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)
