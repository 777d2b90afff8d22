"""Measures in a real browser how long a move takes until it is drawn, and how stories are told, at tables of bots."""

import argparse
import random
import statistics
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page

from tests.server.servers import Server, serving
from tests.web.browsers import DESKTOP, Visitor, chromium
from tools.bench_story import measure_stories
from twocities.server.settings import Settings

DIST = Path(__file__).parent.parent / "web" / "dist"

WIDE = 68
"""Letters for the name of a row."""

GOAL = 100.0
"""Milliseconds from a message to what is drawn, for 95 of 100 moves."""

TABLES = [("citadels", ["deluxe"], 8), ("machikoro", [], 4)]
MOTIONS = ["full", "none"]
PACES = {"as served": Settings().bot_pause, "without pause": 0.0}
"""How long bots wait between their choices: as at every table, and not at all, which floods the page."""

WATCH = """(() => {
  window.drawn = [];
  window.sent = [];
  let clicked = 0;
  let pressed = 0;
  let changes = 0;
  new MutationObserver((all) => { changes += all.length; })
    .observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  addEventListener("click", () => { clicked = performance.now(); }, true);
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    set onmessage(hear) {
      super.onmessage = (event) => {
        const began = performance.now();
        const before = changes;
        hear(event);
        if (!String(event.data).startsWith('{"type":"update"')) return;
        const since = pressed;
        pressed = 0;
        // The first frame is being prepared, the second begins once it has been drawn.
        requestAnimationFrame(() => requestAnimationFrame(() => {
          const now = performance.now();
          if (changes === before) return;
          window.drawn.push(now - began);
          if (since) window.sent.push(now - since);
        }));
      };
    }
    send(text) {
      if (String(text).includes('"choose"')) pressed = clicked;
      super.send(text);
    }
  };
})()"""
"""Notes for each message how long it took until the frame with its changes was drawn, and since when it was sent."""


GONE = "number => document.querySelector('[data-decision]')?.dataset.decision !== number"


@dataclass
class Measured:
    """The times of one table, in milliseconds."""

    name: str
    is_bound: bool = True
    """Whether it has to reach the goal."""
    drawn: list[float] = field(default_factory=list)
    sent: list[float] = field(default_factory=list)

    def take(self, page: Page) -> None:
        """Collect what the page has noted."""
        found: Any = page.evaluate("(() => [window.drawn.splice(0), window.sent.splice(0)])()")
        self.drawn += found[0]
        self.sent += found[1]

    @property
    def is_quick(self) -> bool:
        """Say whether the goal is reached."""
        return not self.is_bound or at(self.drawn, 95) < GOAL


def at(times: list[float], percent: int) -> float:
    """Find the time that so many of a hundred stay under."""
    return statistics.quantiles(times, n=100, method="inclusive")[percent - 1] if len(times) > 1 else 0.0


def row(name: str, times: list[float]) -> str:
    """Write one line of the outcome."""
    return (
        f"{name:{WIDE}} {len(times):6} {at(times, 50):8.1f} {at(times, 95):8.1f} {at(times, 99):8.1f} {max(times):8.1f}"
    )


def say(text: str) -> None:
    """Show how far it is, in one line."""
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def answer(visitor: Visitor, table: str, luck: random.Random) -> None:
    """Press something, if the page asks for it; what takes more than one press is answered past the page."""
    number = visitor.page.evaluate("document.querySelector('[data-decision]')?.dataset.decision ?? null")
    if number is None:
        return
    offers = visitor.page.locator("[data-offer]:visible:not([disabled])")
    try:
        offers.nth(luck.randrange(max(1, offers.count()))).click(timeout=1_000)
        send = visitor.page.locator("[data-send]:visible:not([disabled])")
        if send.count():
            send.first.click(timeout=1_000)
        visitor.page.wait_for_function(GONE, arg=number, timeout=1_000)
    except Error:
        visitor.advance(table, 1)


def measure(
    browser: Browser,
    site: Server,
    measured: Measured,
    game: str,
    rules: list[str],
    seats: int,
    motion: str,
    wanted: int,
) -> None:
    """Sit at tables among bots until enough moves have been drawn."""
    luck = random.Random(5)
    while len(measured.drawn) < wanted:
        visitor = Visitor(browser, site.url, size=DESKTOP, motion="no-preference" if motion == "full" else "reduce")
        visitor.begin_with(WATCH)
        table = visitor.open_table(game, seats, rules)
        visitor.sit_at(table)
        visitor.page.wait_for_selector("[data-decision], [data-over]")
        while len(measured.drawn) < wanted and not visitor.page.query_selector("[data-over]"):
            answer(visitor, table, luck)
            visitor.page.wait_for_timeout(50)
            measured.take(visitor.page)
            say(f"{measured.name}: {len(measured.drawn)} of {wanted} moves")
        visitor.close()
    say("")


def main() -> int:
    """Measure both games with and without motion, and say whether they are quick enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=120, help="how many moves are measured at each table")
    parser.add_argument("--choices", type=int, default=20, help="how many choices are made while stories are measured")
    options = parser.parse_args()
    found: list[Measured] = []
    for pace, pause in PACES.items():
        with (
            tempfile.TemporaryDirectory() as folder,
            serving(Path(folder), page=str(DIST), bot_pause=pause) as site,
            chromium() as browser,
        ):
            for (game, rules, seats), motion in product(TABLES, MOTIONS):
                found.append(Measured(f"{game} {seats}, motion {motion}, bots {pace}", is_bound=pause > 0))
                measure(browser, site, found[-1], game, rules, seats, motion, options.moves)
    print(f"{'milliseconds until drawn, 1280x720':{WIDE}} {'moves':>6} {'p50':>8} {'p95':>8} {'p99':>8} {'most':>8}")
    for measured in found:
        print(row(f"{measured.name}: from message", measured.drawn))
        if measured.sent:
            print(row(f"{measured.name}: from press", measured.sent))
    slow = [measured.name for measured in found if not measured.is_quick]
    print(
        f"With bots as served, p95 from message to drawn is under {GOAL:g} ms everywhere."
        if not slow
        else f"Too slow: {'; '.join(slow)}."
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), page=str(DIST)) as site,
        chromium() as browser,
    ):
        is_told_well = measure_stories(browser, site, [game for game, _, _ in TABLES], MOTIONS, options.choices)
    return 1 if slow or not is_told_well else 0


if __name__ == "__main__":
    sys.exit(main())
