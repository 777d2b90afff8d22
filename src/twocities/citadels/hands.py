"""Choosing among cards."""


def distinct(cards: list[int]) -> list[int]:
    """List the different cards among some, in order of id."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    found.sort()
    return found
