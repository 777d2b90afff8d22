"""Takes film strips: pictures of a table a second apart, side by side, to see what a person could follow."""

import base64
from collections.abc import Callable
from dataclasses import dataclass
from math import floor
from pathlib import Path
from time import monotonic
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, Page

from tests.web.browsers import DESKTOP, Visitor

QUALITY = 80
SCALE = 0.5
"""How large a picture is beside the page that it shows."""

COLUMNS = 4
MOST = 48
"""More pictures than these are not taken."""

RECAP = 1_500
"""Milliseconds after which a recap is there as a whole, for the last picture."""

Json = dict[str, Any]

STRIP = """<body style="margin:0;background:#222;color:#eee;font:14px sans-serif">
<div style="display:grid;grid-template-columns:repeat({columns},{width}px);gap:10px;padding:10px;width:max-content">
{pictures}</div></body>"""
PICTURE = '<figure style="margin:0"><img width="{width}" src="data:image/webp;base64,{data}"><div>{at} s</div></figure>'


@dataclass(frozen=True)
class Film:
    """A round of a game that is worth seeing."""

    name: str
    title: str
    game: str
    rules: list[str]
    is_there: Callable[[Json], bool]
    """Whether a view is one to begin with."""
    is_over: Callable[[Json, int], bool]
    """Whether the round is over in a view, after so many own choices; the page may also say so by its recap."""


FILMS = [
    Film(
        "film-citadels",
        "A round of Citadels, a second apart",
        "citadels",
        ["deluxe", "first_game"],
        lambda view: view["round"] == 3 and view["agenda"][0]["step"] == "draft",
        lambda view, _: bool(view["round"] > 3),
    ),
    Film(
        "film-machikoro",
        "A round of Machi Koro, a second apart",
        "machikoro",
        [],
        lambda _: True,
        lambda _, own: own > 1,
    ),
]


def shot(page: Page, scale: float = 1.0) -> str:
    """Take a picture of what is on a page, as text."""
    size = page.viewport_size or {"width": DESKTOP[0], "height": DESKTOP[1]}
    clip = {"x": 0, "y": 0, **size, "scale": scale}
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
    session.detach()
    return str(taken["data"])


def choose(visitor: Visitor, table: str, best: Callable[[list[Json]], int]) -> bool:
    """Answer what is asked, past the page; say whether anything was."""
    decision = visitor.look(table)["game"]["decision"]
    if decision is None:
        return False
    body = {
        "type": "choose",
        "command": uuid4().hex,
        "decision": decision["number"],
        "index": best(decision["options"]),
    }
    visitor.post(f"/api/tables/{table}/commands", body)
    return True


def prepare(visitor: Visitor, film: Film, best: Callable[[list[Json]], int]) -> str:
    """Play to where the film begins; return the table."""
    table = visitor.open_table(film.game, 4, film.rules)
    while not ((told := visitor.look(table))["game"]["decision"] and film.is_there(told["game"]["view"])):
        if not choose(visitor, table, best):
            visitor.page.wait_for_timeout(50)
    return table


def expose(visitor: Visitor, film: Film, table: str, best: Callable[[list[Json]], int]) -> list[tuple[float, str]]:
    """Take a picture every second, with when that was, until the round is over.

    A question is answered when a picture shows it.
    """
    page = visitor.page
    own = 0
    pictures: list[tuple[float, str]] = []
    began = monotonic()

    def take() -> None:
        pictures.append((monotonic() - began, shot(page, SCALE)))

    while len(pictures) < MOST:
        take()
        is_asked = page.query_selector("[data-decision]") is not None
        view = visitor.look(table)["game"]["view"]
        if page.query_selector("[data-recap]"):
            page.wait_for_timeout(RECAP)
            take()
            break
        if is_asked and film.is_over(view, own):
            break
        if is_asked and choose(visitor, table, best):
            own += 1
        page.wait_for_timeout(max(0.0, (floor(pictures[-1][0]) + 1 - (monotonic() - began)) * 1000))
    return pictures


def take_films(browser: Browser, url: str, best: Callable[[list[Json]], int], folder: Path) -> None:
    """Take every film and write it as one picture."""
    for film in FILMS:
        visitor = Visitor(browser, url, name="Eliška", motion="no-preference", speed="usual", recap="always")
        table = prepare(visitor, film, best)
        visitor.sit_at(table)
        visitor.page.wait_for_selector("[data-decision]")
        visitor.page.wait_for_load_state("networkidle")
        if visitor.page.query_selector("[data-recap]"):
            # What was played past the page is not told again.
            visitor.page.wait_for_timeout(1000)
            visitor.page.keyboard.press(" ")
            visitor.page.wait_for_timeout(500)
        pictures = expose(visitor, film, table, best)
        width = int(DESKTOP[0] * SCALE)
        figures = [PICTURE.format(width=width, data=data, at=round(at)) for at, data in pictures]
        page = visitor.context.new_page()
        page.set_content(STRIP.format(columns=COLUMNS, width=width, pictures="".join(figures)))
        box = page.locator("div").first.bounding_box()
        assert box is not None
        page.set_viewport_size({"width": int(box["width"]), "height": int(box["height"])})
        (folder / f"{film.name}.webp").write_bytes(base64.b64decode(shot(page)))
        visitor.close()
        print(f"{film.title}: {len(pictures)} pictures", flush=True)
