"""The columns of a table's rows: one row for each city, the last for the market."""

from typing import Final

COINS: Final = 0

FULL: Final = 1
"""The set of cards that a city can have no more of, its landmarks among them; for the market, the cards it lacks."""

OWNED: Final = 2
"""The set of cards that a city has."""

CLOSED: Final = 3
"""The set of establishments that are closed."""

SIZE: Final = 4
"""How many cards a city has."""

COPIES: Final = 5  # + card
"""How many copies of a card there are."""
