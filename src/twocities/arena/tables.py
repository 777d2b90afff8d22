"""The tables of a match: rows of words and numbers, for the terminal and for a report alike."""

from dataclasses import dataclass

from twocities.arena.figures import Figures, Spread, WinRate
from twocities.arena.match_texts import MatchTexts


@dataclass(frozen=True)
class Sheet:
    """A table: the first column names, the others are figures."""

    headings: list[str]
    rows: list[list[str]]


def bots_sheet(figures: Figures, texts: MatchTexts) -> Sheet:
    """Tell how strong each bot is."""
    keys = ["bot", "games", "won", "interval", "fair", "rating", "score"]
    rows = []
    for each in figures.bots:
        rating = figures.ratings[each.name]
        rows.append(
            [
                texts.bot(each.name),
                str(each.count),
                texts.percent(each.rate),
                texts.interval(each.low, each.high),
                texts.percent(each.usual),
                f"{texts.number(rating.mu, 1)} ± {texts.number(2 * rating.sigma, 1)}",
                texts.number(figures.scores[each.name], 1),
            ]
        )
    return Sheet([texts.say(f"arena-{key}") for key in keys], rows)


def seats_sheet(figures: Figures, texts: MatchTexts) -> Sheet:
    """Tell how often each seat won."""
    return shares_sheet(
        "seat",
        [(texts.say("plot-seat", number=int(each.name) + 1), each) for each in figures.seats],
        ["games", "fair"],
        texts,
    )


def drafted_sheet(figures: Figures, texts: MatchTexts) -> Sheet:
    """Tell how often those won who drafted a character."""
    named = [(texts.drafted(each.name), each) for each in figures.drafted]
    return shares_sheet("card", named, ["chances", "usual"], texts)


def built_sheet(figures: Figures, texts: MatchTexts) -> Sheet:
    """Tell how often those won who built a card."""
    named = [(texts.built(each.name), each) for each in figures.built]
    return shares_sheet("card", named, ["chances", "usual"], texts)


def shares_sheet(what: str, named: list[tuple[str, WinRate]], columns: list[str], texts: MatchTexts) -> Sheet:
    """Tell shares with their intervals, and how far they are from what is usual."""
    count, usual = columns
    keys = [what, count, "won", "interval", usual, "difference"]
    rows = [
        [
            name,
            str(each.count),
            texts.percent(each.rate),
            texts.interval(each.low, each.high),
            texts.percent(each.usual),
            texts.signed(each.rate - each.usual),
        ]
        for name, each in named
    ]
    return Sheet([texts.say(f"arena-{key}") for key in keys], rows)


def length_sheet(figures: Figures, texts: MatchTexts) -> Sheet:
    """Tell how long the games were."""
    keys = ["figure", "lowest", "median-of-games", "most", "mean", "longest"]
    rows = [
        [texts.say("plot-rounds"), *numbers(figures.rounds, texts)],
        [texts.say("plot-decisions"), *numbers(figures.decisions, texts)],
    ]
    return Sheet([texts.say(f"arena-{key}") for key in keys], rows)


def numbers(spread: Spread, texts: MatchTexts) -> list[str]:
    """Write where a figure lies."""
    return [
        texts.number(spread.low, 0),
        texts.number(spread.median, 0),
        texts.number(spread.high, 0),
        texts.number(spread.mean, 1),
        texts.number(spread.most, 0),
    ]


def sources_sheet(figures: Figures, texts: MatchTexts) -> Sheet:
    """Tell from where each bot has its points."""
    bots = [each.name for each in figures.bots]
    totals: dict[str, float] = {}
    for bot in bots:
        for source, points in figures.sources[bot].items():
            totals[source] = totals.get(source, 0.0) + points
    rows = [
        [texts.source(source), *[texts.number(figures.sources[bot].get(source, 0.0), 2) for bot in bots]]
        for source in sorted(totals, key=lambda source: -totals[source])
    ]
    return Sheet([texts.say("arena-source"), *[texts.bot(bot) for bot in bots]], rows)


def times_sheet(figures: Figures, texts: MatchTexts) -> Sheet:
    """Tell how long the bots thought about a decision."""
    keys = ["bot", "lowest", "median", "most", "mean", "slowest"]
    rows = []
    for each in figures.bots:
        times = figures.times[each.name]
        spread = [times.low, times.median, times.high, times.mean, times.most]
        rows.append([texts.bot(each.name), *[texts.seconds(value) for value in spread]])
    return Sheet([texts.say(f"arena-{key}") for key in keys], rows)


SHEETS = {
    "wins-by-bot": bots_sheet,
    "wins-by-seat": seats_sheet,
    "wins-by-drafted": drafted_sheet,
    "wins-by-built": built_sheet,
    "game-length": length_sheet,
    "score-sources": sources_sheet,
    "decision-times": times_sheet,
}
"""The table that belongs to each plot."""
