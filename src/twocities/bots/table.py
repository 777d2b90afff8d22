"""Tables of bots: games played to their end through views only."""

from collections.abc import Iterable

from twocities.bots.bot import Bot
from twocities.bots.makers import make_bot
from twocities.core.errors import BadRules
from twocities.core.game import Game
from twocities.core.rng import Rng
from twocities.core.score import Score


def play_match(game: Game, bots: list[Bot], rng: Rng) -> list[Score]:
    """Seat one bot at each seat, play to the end and return the scores; nobody hears the events."""
    if len(bots) != game.seats:
        raise BadRules(f"A table of {game.seats} seats needs as many bots, not {len(bots)}.")
    # Each seat draws from a generator of its own, so no bot's thinking changes another's luck.
    generators = [rng.spawn() for _ in bots]
    game.heard = False
    while game.decision is not None:
        decision = game.decision
        seat = decision.seat
        game.apply(bots[seat].choose(game.view(seat), decision, generators[seat]))
    return game.scores()


def count_wins(games: Iterable[Game], name: str, others: str, rng: Rng) -> int:
    """Count the games that one bot wins among others, one seat further in every game."""
    wins = 0
    for number, game in enumerate(games):
        own = number % game.seats
        bots = [make_bot(name if seat == own else others) for seat in range(game.seats)]
        if play_match(game, bots, rng)[own].place == 1:
            wins += 1
    return wins
