"""Takes the pictures of docs/gallery.md: every main page on desktop and phone, by day and night, and film strips."""

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, Page

from tests.server.servers import serving
from tests.web.browsers import DESKTOP, PATIENCE, PHONE, Visitor, chromium
from tools.film_strip import FILMS, take_films

ROOT = Path(__file__).parent.parent
DIST = ROOT / "web" / "dist"
GALLERY = ROOT / "docs" / "gallery"
QUALITY = 82
NAMES = ["Božena", "Taras", "Ludmila"]

FIRST = ["roll", "build", "gather", "gold", "keep"]
"""What is done first where it may be done, so that there is something to see."""

LAST = ["end", "pass"]

Json = dict[str, Any]


@dataclass(frozen=True)
class Look:
    """A device and a light."""

    name: str
    size: tuple[int, int]
    dark: bool


LOOKS = [
    Look("desktop-light", DESKTOP, False),
    Look("desktop-dark", DESKTOP, True),
    Look("phone-light", PHONE, False),
    Look("phone-dark", PHONE, True),
]


@dataclass(frozen=True)
class Scene:
    """A page that is worth showing: its name, what it shows, how to get there, and what to wait for."""

    name: str
    title: str
    path: Callable[["Host"], str]
    ready: str
    press: str = ""
    """What is pressed before the picture is taken, if it is there."""


class Host:
    """Somebody who has games in every state."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.visitor = Visitor(browser, url, name="Eliška")
        self.finished: dict[str, str] = {}

    def open(self, game: str, seats: int, *rules: str, **values: Any) -> str:
        """Open a table among bots."""
        return self.visitor.open_table(game, seats, list(rules), **values)

    def decision(self, table: str) -> tuple[Json | None, Json]:
        """Look what is asked at a table, and how it stands."""
        told = self.visitor.look(table)
        game: Json = told["game"] or {}
        return game.get("decision"), told

    def play(self, table: str, is_there: Callable[[Json, Json], bool], most: int = 700) -> bool:
        """Answer what is asked until a moment has come; say whether it came."""
        for _ in range(most):
            decision, told = self.decision(table)
            if told["table"]["status"] == "over":
                return False
            if decision is None:
                self.visitor.page.wait_for_timeout(40)
                continue
            if is_there(decision, told):
                return True
            index = best(decision["options"])
            body = {"type": "choose", "command": uuid4().hex, "decision": decision["number"], "index": index}
            self.visitor.post(f"/api/tables/{table}/commands", body)
        return False

    def reach(self, opened: Callable[[], str], is_there: Callable[[Json, Json], bool]) -> str:
        """Open tables until one of them comes to a moment."""
        for _ in range(12):
            table = opened()
            if self.play(table, is_there):
                return table
        raise RuntimeError("The moment never came.")

    def finish(self, game: str, seats: int, *rules: str) -> str:
        """Play a game to its end, once."""
        if game not in self.finished:
            table = self.open(game, seats, *rules)
            self.play(table, lambda *_: False, most=5000)
            self.finished[game] = table
        return self.finished[game]


def best(options: list[Json]) -> int:
    """Choose what makes a lively table: build what is dearest, and end a turn last."""

    def worth(place: int) -> tuple[int, int]:
        verb, about = options[place]["verb"], options[place]["about"]
        if about.get("character") in ("magistrate", "blackmailer"):
            return 3, 0
        if verb in FIRST:
            return 2, place
        return (0 if verb in LAST else 1), -place

    return max(range(len(options)), key=worth)


def step_of(told: Json) -> int | None:
    """Find the seat whose turn it is."""
    steps = told["game"]["view"].get("agenda", [])
    return next((step.get("seat") for step in steps if step["step"] == "turn"), None)


def is_draft(_: Json, told: Json) -> bool:
    """A choice of characters, once there are cities."""
    view = told["game"]["view"]
    return bool(view["agenda"][0]["step"] == "draft" and view["round"] >= 3)


def is_turn(decision: Json, told: Json) -> bool:
    """The own turn in the middle of a game."""
    can_build = any(option["verb"] == "build" for option in decision["options"])
    return decision["topic"] == "acting" and can_build and told["game"]["view"]["round"] >= 6


def is_interrupt(decision: Json, told: Json) -> bool:
    """A question while somebody else's turn goes on."""
    turn = step_of(told)
    return turn is not None and turn != 0 and len(decision["options"]) > 1 and told["game"]["view"]["round"] >= 3


def is_building(decision: Json, told: Json) -> bool:
    """The choice of a card in a town that has grown, with coins to spend."""
    coins: int = told["game"]["view"]["coins"][0]
    return decision["topic"] == "building" and told["seq"] > 90 and coins >= 3


SCENES = [
    Scene("start", "The start page", lambda _: "/", "h2"),
    Scene("set-up", "Setting up a table", lambda _: "/new/citadels", "h1, h2"),
    Scene(
        "waiting",
        "The waiting room",
        lambda host: f"/t/{host.open('citadels', 5, 'deluxe', 'agents', bots=['journeyman', 'journeyman'])}",
        "h1",
    ),
    Scene(
        "draft",
        "Choosing in secret",
        lambda host: f"/t/{host.reach(lambda: host.open('citadels', 6, 'deluxe', 'emissaries'), is_draft)}",
        "[data-decision]",
    ),
    Scene(
        "turn-8",
        "A turn among eight",
        lambda host: f"/t/{host.reach(lambda: host.open('citadels', 8, 'deluxe', 'nobles'), is_turn)}",
        "[data-decision]",
    ),
    Scene(
        "turn-4",
        "A turn among four",
        lambda host: f"/t/{host.reach(lambda: host.open('citadels', 4, 'deluxe', 'emissaries'), is_turn)}",
        "[data-decision]",
    ),
    Scene(
        "interrupt",
        "Asked while somebody else plays",
        lambda host: f"/t/{host.reach(lambda: host.open('citadels', 4, 'deluxe', 'dignitaries'), is_interrupt)}",
        "[data-decision]",
    ),
    Scene(
        "machikoro",
        "A turn of Machi Koro",
        lambda host: f"/t/{host.reach(lambda: host.open('machikoro', 4), is_building)}",
        "[data-decision]",
        press="[data-card][data-offer]",
    ),
    Scene(
        "score-citadels",
        "The score of Citadels",
        lambda host: f"/t/{host.finish('citadels', 5, 'deluxe')}",
        "[data-over]",
    ),
    Scene(
        "score-machikoro", "The score of Machi Koro", lambda host: f"/t/{host.finish('machikoro', 3)}", "[data-over]"
    ),
    Scene(
        "replay",
        "A game again, move by move",
        lambda host: f"/replay/{host.finish('citadels', 5, 'deluxe')}/60",
        "main",
    ),
    Scene("rules", "Rules and cards", lambda _: "/rules/citadels", "h1, h2"),
]


@contextmanager
def looking(browser: Browser, host: Host, look: Look) -> Iterator[Page]:
    """Look with another device of the same person."""
    context = browser.new_context(
        storage_state=host.visitor.context.storage_state(),
        viewport={"width": look.size[0], "height": look.size[1]},
        color_scheme="dark" if look.dark else "light",
        has_touch=look.size == PHONE,
        locale="en",
        reduced_motion="reduce",
        base_url=host.visitor.url,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    try:
        yield context.new_page()
    finally:
        context.close()


def take(page: Page, path: Path) -> None:
    """Write what is on the page into a file."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path.write_bytes(base64.b64decode(taken["data"]))


def describe(scenes: list[Scene]) -> str:
    """Write the page that shows the pictures."""
    text = "# How it looks\n\nEvery picture is of a real game, taken by `make gallery`.\n"
    for scene in scenes:
        text += f"\n## {scene.title}\n"
        for device in ("desktop", "phone"):
            pictures = [
                f"![{scene.title}, {device}, {light}](gallery/{scene.name}-{device}-{light}.webp)"
                for light in ("light", "dark")
            ]
            text += f"\n{' '.join(pictures)}\n"
    for film in FILMS:
        text += f"\n## {film.title}\n\n![{film.title}](gallery/{film.name}.webp)\n"
    return text


def main() -> None:
    """Take all pictures, or those that are named; `films` names the film strips."""
    wanted = [scene for scene in SCENES if not sys.argv[1:] or scene.name in sys.argv[1:]]
    GALLERY.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), page=str(DIST)) as site, chromium() as browser:
        host = Host(browser, site.url)
        guests = [Visitor(browser, site.url, name=name) for name in NAMES]
        guests[0].open_table("citadels", 5, ["deluxe", "agents"], bots=["journeyman", "journeyman"], public=True)
        guests[1].open_table("machikoro", 4, [], bots=["journeyman"], public=True)
        guests[2].open_table("citadels", 6, ["deluxe", "nobles"], public=True)
        host.open("citadels", 4, "deluxe")
        for scene in wanted:
            address = scene.path(host)
            for look in LOOKS:
                with looking(browser, host, look) as page:
                    page.goto(address)
                    page.wait_for_selector(scene.ready)
                    page.wait_for_load_state("networkidle")
                    if scene.press and page.locator(scene.press).count():
                        page.locator(scene.press).first.click()
                        page.mouse.move(2, 2)
                    page.wait_for_timeout(700)
                    take(page, GALLERY / f"{scene.name}-{look.name}.webp")
            print(f"{scene.title}: done", flush=True)
        if not sys.argv[1:] or "films" in sys.argv[1:]:
            take_films(browser, site.url, best, GALLERY)
    (GALLERY.parent / "gallery.md").write_text(describe(SCENES), encoding="utf-8")


if __name__ == "__main__":
    main()
