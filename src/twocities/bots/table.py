"""Tables of bots: games played to their end through views only."""

from collections.abc import Iterable

from twocities.bots.bot import Bot
from twocities.bots.registry import make_bot
from twocities.core.errors import BadRules
from twocities.core.game import Game
from twocities.core.rng import Rng, seeded
from twocities.core.score import Score
from twocities.core.view import View

PLAYER_SEED_OFFSET = 2**64
"""Added to the seed of a game for the generators of its players; seeds of games are smaller."""


def play_match(game: Game, bots: list[Bot], rng: Rng) -> list[Score]:
    """Seat one bot at each seat, play to the end and return the scores; nobody hears the events."""
    if len(bots) != game.seats:
        raise BadRules(f"A table of {game.seats} seats needs as many bots, not {len(bots)}.")
    # Each seat draws from a generator of its own, so that no bot changes what another draws.
    generators = [rng.spawn() for _ in bots]
    game.heard = False
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(ask(bots[seat], game.view(seat), generators[seat]))
    return game.scores()


def ask(bot: Bot, view: View, rng: Rng) -> int:
    """Ask a bot the question in its view, which is its own copy: what it does to that changes nothing."""
    decision = view.decision
    assert decision is not None
    return bot.choose(view, decision, rng)


def player_rngs(seed: int, seats: int) -> list[Rng]:
    """Make a generator for each bot of a game with this seed; the game's own cannot be computed from them."""
    source = seeded(PLAYER_SEED_OFFSET + seed)
    return [source.spawn() for _ in range(seats)]


def count_wins(games: Iterable[Game], name: str, others: str, rng: Rng) -> int:
    """Count the games that one bot wins among others, one seat further in every game."""
    wins = 0
    for number, game in enumerate(games):
        own = number % game.seats
        bots = [make_bot(name if seat == own else others) for seat in range(game.seats)]
        if play_match(game, bots, rng)[own].place == 1:
            wins += 1
    return wins
