"""The tables of a match: rows of words and numbers, for the terminal and for a report alike."""

from dataclasses import dataclass

from twocities.arena.figures import Figures, Share, Spread
from twocities.arena.naming import Naming


@dataclass(frozen=True)
class Sheet:
    """A table: the first column names, the others are figures."""

    headings: list[str]
    rows: list[list[str]]


def bots_sheet(figures: Figures, naming: Naming) -> Sheet:
    """Tell how strong each bot is."""
    keys = ["bot", "games", "won", "interval", "fair", "rating", "score"]
    rows = []
    for each in figures.bots:
        rating = figures.ratings[each.name]
        rows.append(
            [
                naming.bot(each.name),
                str(each.count),
                naming.percent(each.rate),
                naming.interval(each.low, each.high),
                naming.percent(each.usual),
                f"{naming.number(rating.mu, 1)} ± {naming.number(2 * rating.sigma, 1)}",
                naming.number(figures.scores[each.name], 1),
            ]
        )
    return Sheet([naming.say(f"arena-{key}") for key in keys], rows)


def seats_sheet(figures: Figures, naming: Naming) -> Sheet:
    """Tell how often each seat won."""
    return shares_sheet(
        "seat",
        [(naming.say("plot-seat", number=int(each.name) + 1), each) for each in figures.seats],
        ["games", "fair"],
        naming,
    )


def drafted_sheet(figures: Figures, naming: Naming) -> Sheet:
    """Tell how often those won who drafted a character."""
    named = [(naming.drafted(each.name), each) for each in figures.drafted]
    return shares_sheet("card", named, ["chances", "usual"], naming)


def built_sheet(figures: Figures, naming: Naming) -> Sheet:
    """Tell how often those won who built a card."""
    named = [(naming.built(each.name), each) for each in figures.built]
    return shares_sheet("card", named, ["chances", "usual"], naming)


def shares_sheet(what: str, named: list[tuple[str, Share]], columns: list[str], naming: Naming) -> Sheet:
    """Tell shares with their intervals, and how far they are from what is usual."""
    count, usual = columns
    keys = [what, count, "won", "interval", usual, "difference"]
    rows = [
        [
            name,
            str(each.count),
            naming.percent(each.rate),
            naming.interval(each.low, each.high),
            naming.percent(each.usual),
            naming.signed(each.rate - each.usual),
        ]
        for name, each in named
    ]
    return Sheet([naming.say(f"arena-{key}") for key in keys], rows)


def length_sheet(figures: Figures, naming: Naming) -> Sheet:
    """Tell how long the games were."""
    keys = ["figure", "lowest", "median-of-games", "most", "mean", "longest"]
    rows = [
        [naming.say("plot-rounds"), *numbers(figures.rounds, naming)],
        [naming.say("plot-decisions"), *numbers(figures.decisions, naming)],
    ]
    return Sheet([naming.say(f"arena-{key}") for key in keys], rows)


def numbers(spread: Spread, naming: Naming) -> list[str]:
    """Write where a figure lies."""
    return [
        naming.number(spread.low, 0),
        naming.number(spread.median, 0),
        naming.number(spread.high, 0),
        naming.number(spread.mean, 1),
        naming.number(spread.most, 0),
    ]


def sources_sheet(figures: Figures, naming: Naming) -> Sheet:
    """Tell from where each bot has its points."""
    bots = [each.name for each in figures.bots]
    totals: dict[str, float] = {}
    for bot in bots:
        for source, points in figures.sources[bot].items():
            totals[source] = totals.get(source, 0.0) + points
    rows = [
        [naming.source(source), *[naming.number(figures.sources[bot].get(source, 0.0), 2) for bot in bots]]
        for source in sorted(totals, key=lambda source: -totals[source])
    ]
    return Sheet([naming.say("arena-source"), *[naming.bot(bot) for bot in bots]], rows)


def times_sheet(figures: Figures, naming: Naming) -> Sheet:
    """Tell how long the bots thought about a decision."""
    keys = ["bot", "lowest", "median", "most", "mean", "slowest"]
    rows = []
    for each in figures.bots:
        times = figures.times[each.name]
        spread = [times.low, times.median, times.high, times.mean, times.most]
        rows.append([naming.bot(each.name), *[naming.seconds(value) for value in spread]])
    return Sheet([naming.say(f"arena-{key}") for key in keys], rows)


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
