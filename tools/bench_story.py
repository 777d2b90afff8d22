"""Measures in a real browser how a page tells a story: presses, lag, order, and what outlives its moment."""

import random
import statistics
from itertools import product

from playwright.sync_api import Browser

from tests.server.servers import Server
from tests.web.browsers import DESKTOP, Visitor
from tests.web.traced import BADGE, MOST_LAG, Traced, judge, watch

PRESS = 100.0
"""Milliseconds from a press to the first picture of its effect, for every press."""

SEATS = 4
SPEED = "usual"


def tell(browser: Browser, site: Server, game: str, motion: str, choices: int) -> Traced:
    """Play some choices at a table of bots, at the usual speed, and judge what the page has shown."""
    visitor = Visitor(
        browser, site.url, size=DESKTOP, motion="no-preference" if motion == "full" else "reduce", speed=SPEED
    )
    watch(visitor)
    visitor.sit_at(visitor.open_table(game, SEATS, []))
    luck = random.Random(5)
    for _ in range(choices):
        visitor.page.wait_for_selector("[data-decision], [data-over]", timeout=120_000)
        if visitor.page.query_selector("[data-over]"):
            break
        visitor.press_one(luck)
    visitor.page.wait_for_selector("[data-decision], [data-over]", timeout=120_000)
    traced = judge(visitor.page)
    visitor.close()
    return traced


def at(times: list[float], percent: int) -> float:
    """Find the time that so many of a hundred stay under."""
    return statistics.quantiles(times, n=100, method="inclusive")[percent - 1] if len(times) > 1 else 0.0


def row(what: str, measured: str, bar: str, is_reached: bool) -> str:
    """Write one line of the outcome."""
    return f"  {what:52} {measured:>18}   bar {bar:10} {'reached' if is_reached else 'NOT REACHED'}"


def outcome(name: str, traced: Traced) -> tuple[list[str], bool]:
    """Say how a table was told, beside its bars; and whether all of them are reached."""
    half, nearly_all = (at(traced.presses, percent) for percent in (50, 95))
    slowest = max(traced.presses, default=0.0)
    lag = max(traced.lags, default=0)
    rows = [
        (
            "from a press to the first picture, p50, p95 and most",
            f"{half:.0f}, {nearly_all:.0f}, {slowest:.0f} ms",
            f"{PRESS:g} ms",
            slowest < PRESS,
        ),
        ("presses without a picture of their effect", str(traced.unseen), "0", traced.unseen == 0),
        ("picture behind the story, most scenes", str(lag), str(MOST_LAG), lag <= MOST_LAG and not traced.late),
        ("scenes over a later state", str(len(traced.early)), "0", not traced.early),
        (
            f"sentences and badges after their moment ({BADGE:g} ms)",
            str(len(traced.outlived)),
            "0",
            not traced.outlived,
        ),
        ("badges over a count", str(len(traced.covered)), "0", not traced.covered),
    ]
    head = f"{name}: {traced.scenes} scenes, {len(traced.presses)} presses"
    said = [f"    {problem}" for problem in traced.problems[:5]]
    return [head, *[row(*each) for each in rows], *said], all(each[-1] for each in rows)


def measure_stories(browser: Browser, site: Server, games: list[str], motions: list[str], choices: int) -> bool:
    """Measure every game with and without motion, print it, and say whether all bars are reached."""
    are_reached = True
    print(f"\nHow it is told, at the {SPEED} speed, {SEATS} seats")
    for game, motion in product(games, motions):
        lines, is_reached = outcome(f"{game}, motion {motion}", tell(browser, site, game, motion, choices))
        print("\n".join(lines), flush=True)
        are_reached &= is_reached
    return are_reached
