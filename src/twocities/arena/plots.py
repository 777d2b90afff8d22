"""The plots of a match, each a function of its figures."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullFormatter

from twocities.arena.figures import Figures, WinRate
from twocities.arena.match_texts import MatchTexts
from twocities.arena.plot_style import COLOURS, FAINT, INK, QUIET, canvas, in_percent

ROW = 0.34
"""How many inches a row of a tall plot takes."""

MOST_ROWS = 60
"""How many cards a plot shows: beyond that the best and the worst."""

AT_THE_EDGE = 0.05
"""A number over a smaller share would lie on the axis if it stood in the middle."""

MOST_SOURCES = 7
"""How many sources of points have a colour of their own."""

BAR: Final[dict[str, Any]] = {"edgecolor": "white", "linewidth": 0.5, "height": 0.6}

MOST_BARS = 40
"""How many bars the lengths of games are shared into."""

SHORTEST_TIME = 1e-6
"""What is shorter is drawn as so many seconds: an axis of powers has no zero."""

Plot = Callable[[Figures, MatchTexts], Figure | None]


def wins_by_bot(figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw how often each bot wins."""
    labels = [texts.bot(each.name) for each in figures.bots]
    return forest("wins-by-bot", figures.bots, labels, texts, texts.say("plot-fair"), printed=True)


def wins_by_seat(figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw how often each seat wins, whoever sits there."""
    labels = [texts.say("plot-seat", number=int(each.name) + 1) for each in figures.seats]
    return forest("wins-by-seat", figures.seats, labels, texts, texts.say("plot-fair"), printed=True)


def wins_by_drafted(figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw how often those win who draft a character."""
    labels = [texts.drafted(each.name) for each in figures.drafted]
    return forest("wins-by-drafted", figures.drafted, labels, texts, texts.say("plot-usual"))


def wins_by_built(figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw how often those win who build a card."""
    shown = figures.built
    if len(shown) > MOST_ROWS:
        shown = shown[: MOST_ROWS // 2] + shown[-MOST_ROWS // 2 :]
    return forest("wins-by-built", shown, [texts.built(each.name) for each in shown], texts, texts.say("plot-usual"))


def forest(
    name: str, shares: list[WinRate], labels: list[str], texts: MatchTexts, usual: str, printed: bool = False
) -> Figure | None:
    """Draw a dot and an interval for each share, and beside it what would be usual."""
    if not shares:
        return None
    figure, axes = canvas(1.7 + ROW * (1.5 if printed else 1) * len(shares), texts.say(f"plot-{name}"))
    rows = np.arange(len(shares))
    rates = np.array([each.rate for each in shares])
    reach = np.array([[each.rate - each.low for each in shares], [each.high - each.rate for each in shares]])
    axes.hlines(rows, 0, 1, color=FAINT, linewidth=0.8)
    axes.errorbar(
        rates,
        rows,
        xerr=np.abs(reach),
        fmt="o",
        color=COLOURS[0],
        markersize=7,
        elinewidth=2,
        capsize=3,
        label=texts.say("plot-interval"),
        zorder=3,
    )
    axes.plot(
        [each.usual for each in shares],
        rows,
        linestyle="none",
        marker="|",
        markersize=15,
        markeredgewidth=2.2,
        color=COLOURS[1],
        label=usual,
        zorder=2,
    )
    if printed:
        for row, each in zip(rows, shares, strict=True):
            axes.annotate(
                texts.percent(each.rate),
                (each.rate, row),
                (0, 8),
                textcoords="offset points",
                ha="left" if each.rate < AT_THE_EDGE else "center",
                va="bottom",
                color=INK,
            )
    axes.set_yticks(rows, labels)
    axes.set_ylim(len(shares) - 0.4, -0.7)
    in_percent(axes, max(max(each.high, each.usual) for each in shares), 0.12 if printed else 0.04)
    axes.set_xlabel(texts.say("plot-won"))
    key_below(figure, axes)
    return figure


def game_length(figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw how many games took how many rounds."""
    figure, axes = canvas(4.2, texts.say("plot-game-length"))
    lengths = list(figures.lengths)
    step = max(1, -(-(lengths[-1] - lengths[0] + 1) // MOST_BARS))
    edges = np.arange(lengths[0], lengths[-1] + step + 1, step) - 0.5
    counts = list(figures.lengths.values())
    axes.hist(lengths, bins=edges.tolist(), weights=counts, color=COLOURS[0], edgecolor="white", linewidth=0.8)
    axes.axvline(
        figures.rounds.median,
        color=COLOURS[5],
        linewidth=2,
        label=texts.say("plot-median", value=texts.number(figures.rounds.median, 0)),
    )
    axes.set_xlabel(texts.say("plot-rounds"))
    axes.set_ylabel(texts.say("plot-games"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(axis="x", visible=False)
    key_below(figure, axes)
    return figure


def score_sources(figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw from where each bot has its points."""
    bots = [each.name for each in figures.bots]
    totals: dict[str, float] = {}
    for bot in bots:
        for source, points in figures.sources[bot].items():
            totals[source] = totals.get(source, 0.0) + points
    ranked = sorted(totals, key=lambda source: -totals[source])
    shown = ranked if len(ranked) <= MOST_SOURCES else ranked[: MOST_SOURCES - 1]
    figure, axes = canvas(2.6 + 0.6 * len(bots), texts.say("plot-score-sources"))
    begun = np.zeros(len(bots))
    rows = [(source, texts.source(source), COLOURS[place]) for place, source in enumerate(shown)]
    for source, label, colour in rows:
        lengths = np.array([figures.sources[bot].get(source, 0.0) for bot in bots])
        axes.barh(bots, lengths, left=begun, color=colour, label=label, **BAR)
        begun = begun + lengths
    if len(shown) < len(ranked):
        rest = np.array([sum(figures.sources[bot].values()) for bot in bots]) - begun
        axes.barh(bots, rest, left=begun, color=COLOURS[-1], label=texts.say("plot-rest"), **BAR)
        begun = begun + rest
    for row, total in enumerate(begun):
        axes.annotate(texts.number(float(total), 1), (total, row), (6, 0), textcoords="offset points", va="center")
    axes.set_yticks(range(len(bots)), [texts.bot(bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.4, -0.6)
    axes.set_xlim(0, max(begun.max() * 1.1, 1))
    axes.set_xlabel(texts.say("plot-points"))
    axes.grid(axis="y", visible=False)
    key_below(figure, axes)
    return figure


def decision_times(figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw how long each bot thinks about a decision, from the quickest to the slowest."""
    bots = [each.name for each in figures.bots if figures.times[each.name].most]
    if not bots:
        return None
    figure, axes = canvas(2.2 + 0.6 * len(bots), texts.say("plot-decision-times"))
    for row, bot in enumerate(bots):
        times = figures.times[bot]
        low, median, high = (max(each, SHORTEST_TIME) for each in (times.low, times.median, times.high))
        first = row == 0
        axes.hlines(row, low, times.most, color=QUIET, linewidth=1.5)
        axes.hlines(row, low, high, color=COLOURS[4], linewidth=9, label=texts.say("plot-nine-of-ten") if first else "")
        axes.plot(
            median,
            row,
            "o",
            color=COLOURS[0],
            markersize=9,
            linestyle="none",
            label=texts.say("plot-middle") if first else "",
        )
        axes.plot(
            times.most,
            row,
            marker="|",
            color=COLOURS[5],
            markersize=16,
            markeredgewidth=2.5,
            linestyle="none",
            label=texts.say("plot-slowest") if first else "",
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: texts.seconds(value, 0)))
    axes.xaxis.set_minor_formatter(NullFormatter())
    axes.set_yticks(range(len(bots)), [texts.bot(bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.4, -0.6)
    axes.set_xlabel(texts.say("plot-time"))
    axes.grid(axis="y", visible=False)
    key_below(figure, axes)
    return figure


def key_below(figure: Figure, axes: Axes) -> None:
    """Explain the signs under the plot, where they cover nothing."""
    handles, labels = axes.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower left", ncols=min(4, len(labels)), fontsize=10)


PLOTS: dict[str, Plot] = {
    "wins-by-bot": wins_by_bot,
    "wins-by-seat": wins_by_seat,
    "wins-by-drafted": wins_by_drafted,
    "wins-by-built": wins_by_built,
    "game-length": game_length,
    "score-sources": score_sources,
    "decision-times": decision_times,
}
"""The plots by name, in the order in which a report shows them."""
