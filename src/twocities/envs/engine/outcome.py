"""What a finished game is worth to each seat."""

from librt.vecs import vec
from mypy_extensions import i64

from twocities.core.game import Game


def returns_of(game: Game) -> vec[float]:
    """Return 1 for who won alone, less for who shares it, and what makes the sum 0 for the others.

    With n seats, whoever has a share w of the win gets (n * w - 1) / (n - 1).
    """
    places = [score.place for score in game.scores()]
    winners = 0
    for place in places:
        if place == 1:
            winners += 1
    seats = float(len(places))
    return vec[float]([(seats / winners - 1.0 if place == 1 else -1.0) / (seats - 1.0) for place in places])


def no_returns(seats: i64) -> vec[float]:
    """Return 0 for each seat."""
    return vec[float]([0.0] * seats)
