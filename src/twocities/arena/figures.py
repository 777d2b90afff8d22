"""Statistics of a match: win rates with intervals, ratings, lengths, times."""

from collections import Counter, defaultdict
from dataclasses import asdict, dataclass
from math import sqrt

import numpy as np
from openskill.models import PlackettLuce

from twocities.arena.results import CardRecords, Places, Results

Z95 = 1.959963984540054
"""How many standard deviations hold 95 % of a normal distribution."""

MICROSECONDS = 1_000_000


@dataclass(frozen=True)
class WinRate:
    """How often something won, with an interval that holds the truth in 95 of 100 cases."""

    name: str
    count: int
    """How many chances there were to win."""
    rate: float
    low: float
    high: float
    usual: float
    """What would be won by chance, or by the same bots on the whole."""


@dataclass(frozen=True)
class Rating:
    """The strength of a bot on the scale of openskill, and how sure it is."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Spread:
    """Where a figure lies: the middle, and what all but the most extreme 5 % of cases keep to."""

    low: float
    median: float
    high: float
    mean: float
    most: float


@dataclass(frozen=True)
class Figures:
    """Everything that a summary, the plots and a report show."""

    games: int
    bots: list[WinRate]
    scores: dict[str, float]
    ratings: dict[str, Rating]
    times: dict[str, Spread]
    """Seconds a decision, by bot."""
    seats: list[WinRate]
    rounds: Spread
    decisions: Spread
    lengths: dict[int, int]
    """How many games took how many rounds."""
    drafted: list[WinRate]
    built: list[WinRate]
    sources: dict[str, dict[str, float]]
    """By bot: the mean points from each source."""

    def to_dict(self) -> dict[str, object]:
        """List everything by name, for JSON."""
        return asdict(self)


def wilson(wins: float, count: float) -> tuple[float, float]:
    """Compute Wilson's 95 % interval of a share; shared wins make `wins` a fraction."""
    if count == 0:
        return 0.0, 1.0
    rate, z2 = wins / count, Z95 * Z95
    middle = (rate + z2 / (2 * count)) / (1 + z2 / count)
    reach = Z95 * sqrt(rate * (1 - rate) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def win_rate(name: str, rate: float, count: int, usual: float, independent: float | None = None) -> WinRate:
    """Put a share and its interval together; `independent` says as how many chances they count, if not as all."""
    trials = count if independent is None else independent
    low, high = wilson(rate * trials, trials)
    return WinRate(name, count, rate, low, high, usual)


def independent_chances(wins: np.ndarray, deals: np.ndarray, count: int) -> float:
    """Say how many independent chances tell as much as these do.

    The rotations of a deal are nearly the same game when like bots play it, so
    what varies from deal to deal decides, not what varies from game to game.
    """
    rate = float(wins.mean())
    _, deal = np.unique(deals, return_inverse=True)
    chances = np.bincount(deal)
    apart = np.bincount(deal, weights=wins) - rate * chances
    if len(chances) < 2 or not apart.any():
        return min(count, len(chances))
    variance = len(chances) / (len(chances) - 1) * float((apart**2).sum()) / len(wins) ** 2
    return min(count, rate * (1 - rate) / variance)


def figures_of(results: Results) -> Figures:
    """Count everything."""
    fair = results.games / len(results.win)
    bots = [win_rate(bot, *rate_of(results, results.bot == bot), fair) for bot in results.bots]
    usual = {each.name: each.rate for each in bots}
    expected = np.array([usual[bot] for bot in results.bot])
    deals = results.number // (len(results.win) // results.games)
    return Figures(
        games=results.games,
        bots=sorted(bots, key=lambda each: -each.rate),
        scores={bot: float(results.score[results.bot == bot].mean()) for bot in results.bots},
        ratings=ratings_of(results),
        times={bot: spread(times / MICROSECONDS) for bot, times in results.times.items()},
        seats=[seat_share(results, deals, seat, fair) for seat in sorted(set(results.seat.tolist()))],
        rounds=spread(results.rounds),
        decisions=spread(results.decisions),
        lengths=dict(sorted(Counter(results.rounds.tolist()).items())),
        drafted=card_shares(results.drafted, results.win, expected, deals),
        built=card_shares(once_a_game(results.built), results.win, expected, deals),
        sources={bot: mean_points(results, bot) for bot in results.bots},
    )


def rate_of(results: Results, chosen: np.ndarray) -> tuple[float, int]:
    """Say how often the chosen seats won, and how many they are."""
    return float(results.win[chosen].mean()), int(chosen.sum())


def seat_share(results: Results, deals: np.ndarray, seat: int, fair: float) -> WinRate:
    """Say how often a seat won."""
    chosen = results.seat == seat
    rate, count = rate_of(results, chosen)
    return win_rate(str(seat), rate, count, fair, independent_chances(results.win[chosen], deals[chosen], count))


def spread(values: np.ndarray) -> Spread:
    """Say where figures lie."""
    if len(values) == 0:
        return Spread(0.0, 0.0, 0.0, 0.0, 0.0)
    low, median, high = np.percentile(values, [5, 50, 95])
    return Spread(float(low), float(median), float(high), float(values.mean()), float(values.max()))


def once_a_game(cards: CardRecords) -> CardRecords:
    """Count a card once for a seat, however often that seat built it in a game."""
    pairs = sorted(set(zip(cards.place.tolist(), cards.card.tolist(), strict=True)))
    return CardRecords(np.array([place for place, _ in pairs], dtype=np.int64), np.array([card for _, card in pairs]))


def card_shares(cards: CardRecords, win: np.ndarray, expected: np.ndarray, deals: np.ndarray) -> list[WinRate]:
    """Say how often those won who had a card, beside what the same bots win on the whole.

    A seat may draft a card several times in a game, and it wins or loses all of
    them together; so the interval counts seats at most, not cards.
    """
    shares = []
    for card in sorted(set(cards.card)):
        places: Places = cards.place[cards.card == card]
        seats = len(set(places.tolist()))
        independent = independent_chances(win[places], deals[places], seats)
        shares.append(
            win_rate(str(card), float(win[places].mean()), seats, float(expected[places].mean()), independent)
        )
    return sorted(shares, key=lambda each: each.usual - each.rate)


def mean_points(results: Results, bot: str) -> dict[str, float]:
    """Say how many points a bot gets from each source, on average over all its games."""
    own = results.bot[results.sources.place] == bot
    names, points = results.sources.card[own], results.points[own]
    seats = int((results.bot == bot).sum())
    means = {str(name): float(points[names == name].sum()) / seats for name in sorted(set(names))}
    return dict(sorted(means.items(), key=lambda each: -each[1]))


def ratings_of(results: Results) -> dict[str, Rating]:
    """Rate the players by the places they took, game after game.

    Players of the same bot are rated apart, as they play against each other;
    the bot gets their mean.
    """
    model = PlackettLuce()
    table = len(set(results.player))
    players = [model.rating() for _ in range(table)]
    whose: dict[int, str] = dict(zip(results.player.tolist(), results.bot.tolist(), strict=True))
    for first in range(0, len(results.player), table):
        seated = results.player[first : first + table].tolist()
        ranks = results.place[first : first + table].tolist()
        for player, [rated] in zip(seated, model.rate([[players[each]] for each in seated], ranks=ranks), strict=True):
            players[player] = rated
    by_bot: dict[str, list[int]] = defaultdict(list)
    for player in range(table):
        by_bot[whose[player]].append(player)
    return {
        bot: Rating(
            sum(players[each].mu for each in own) / len(own), sum(players[each].sigma for each in own) / len(own)
        )
        for bot, own in sorted(by_bot.items())
    }
