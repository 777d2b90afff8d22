"""Real people at real browsers, for tests: they see pages and press what the pages offer."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal
from uuid import uuid4
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page, Playwright, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

from tools.services import program
from twocities.core.game import Game

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = (1280, 720)
PHONE = (390, 844)
PATIENCE = 20_000
"""How many milliseconds a page may take for anything."""
expect.set_options(timeout=PATIENCE)

SEEN_FOR_A_MOMENT = "() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 300)))"
"""A question takes no press until it has been drawn for a moment, which on a busy machine may come late."""

OFFERS = ":is([data-offer], [data-opens]):visible:not([disabled])"
SEND = "[data-send]:visible:not([disabled])"
GLANCE = """offers => {
  const liking = (offer) => {
    const key = offer.querySelector("kbd")?.textContent;
    if (offer.dataset.anchor?.startsWith("landmark-")) return 60;
    return offer.closest(".hand") ? 12 : key === "G" ? 4 : key === "E" ? 0.5 : 1;
  };
  const panel = document.querySelector("[data-decision]");
  return {
    decision: panel?.dataset.decision ?? null,
    step: panel?.dataset.step ?? "0",
    fits: document.documentElement.scrollWidth <= innerWidth,
    wordless: document.body.innerText.match(/\\b(web|closed|why-not|topic|action|event)-[a-z_]+[-a-z_]*/)?.[0] ?? null,
    liking: panel ? offers.map(liking) : [],
    opens: offers.map((offer) => "opens" in offer.dataset),
  };
}"""
"""What somebody takes in before choosing; the likings are those of one who wants to build, so that games end."""
IDLE = "() => !document.querySelector('[data-decision][aria-busy=true]')"
"""Whether no answer is on its way: what is pressed meanwhile counts for nothing, also what the page sends by itself."""
SENT = """([decision]) => document.querySelector("[data-over]")
  || document.querySelector("[data-decision]")?.dataset.decision !== decision ? "sent" : null"""
MOVED = """([decision, step]) => {
  const panel = document.querySelector("[data-decision]");
  if (document.querySelector("[data-over]") || panel?.dataset.decision !== decision) return "sent";
  if (panel.ariaBusy === "true") return null;
  if ((panel.dataset.step ?? "0") !== step) return "another step";
  return document.querySelector("[data-send]:not(:disabled)")?.checkVisibility() ? "ready" : null;
}"""
"""What a press has led to; null while it has led to nothing yet."""


@contextmanager
def chromium(name: str = "chromium") -> Iterator[Browser]:
    """Run a real Chromium without a screen."""
    with sync_playwright() as playwright, launched(playwright, name) as browser:
        yield browser


@contextmanager
def launched(playwright: Playwright, name: str) -> Iterator[Browser]:
    """Run a real Chromium without a screen, perhaps beside another one."""
    browser = playwright.chromium.launch(executable_path=program(name), args=FLAGS)
    try:
        yield browser
    finally:
        browser.close()


SEEN = """(button) => {
  button.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = button.getBoundingClientRect();
  const heights = [0.5, 0.9, 0.1].map((part) => height * part);
  const spots = heights.flatMap((y) => [0.5, 0.25, 0.1, 0.9].map((part) => ({ x: width * part, y })));
  return spots.find(({ x, y }) => button.contains(document.elementFromPoint(left + x, top + y)));
}"""
"""Where a button is not covered: of a card in a large hand only an edge can be seen."""


BLOCKED = "Service Worker registration blocked by Playwright"
"""What the browser says where a test keeps the page from being kept."""


Device = tuple[str, str, bool]
"""What cannot be changed of a page that is open: its server, its language, and whether it is touched."""


class SparePages:
    """Pages of a browser that were left by their visitors and forget them: the next ones need not load all files."""

    of: WeakKeyDictionary[Browser, "SparePages"] = WeakKeyDictionary()

    def __init__(self) -> None:
        self.pages: dict[Device, list[Page]] = {}

    @classmethod
    def at(cls, browser: Browser) -> "SparePages":
        """Find the spare pages of a browser."""
        return cls.of.setdefault(browser, cls())

    def take(self, device: Device) -> Page | None:
        """Take a spare page, if there is one."""
        spare = self.pages.get(device)
        return spare.pop() if spare else None

    def put(self, device: Device, page: Page) -> None:
        """Forget who was there, and keep the page for somebody else."""
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.mouse.move(0, 0)
        # On a page of the same server, which has no scripts: the browser keeps its process, and what it has compiled.
        page.goto(f"{device[0]}/health")
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        context.clear_cookies()
        self.pages.setdefault(device, []).append(page)


class Visitor:
    """Somebody in front of a page, who notes everything that goes wrong on it."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Eva",
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        is_kept: bool = False,
        speed: str = "instant",
        recap: str = "never",
    ) -> None:
        """Come to a page that tells things at once, and only once, unless asked otherwise.

        Only where `is_kept`, a service worker keeps all its files: that is more work than a test.
        """
        self.url = url
        self.is_shielded = speed != "instant"
        """Whether a question that follows a story takes no answer for a moment."""
        self.is_touching = size == PHONE
        self.browser = browser
        self.is_own = is_kept
        """Whether nobody else may have the page afterwards."""
        self.device = (url, language, self.is_touching)
        spare = None if is_kept else SparePages.at(browser).take(self.device)
        self.page: Page = spare or self.open_page()
        self.context = self.page.context
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion=motion,
            forced_colors="none",
            contrast="no-preference",
        )
        self.me = self.post(
            "/api/guests", {"name": name, "preferences": {"language": language, "speed": speed, "recap": recap}}
        )
        self.problems: list[str] = []
        self.expected: list[str] = []
        """What the console may say because a test is about it."""
        self.page.on("console", self.note)
        self.page.on("pageerror", self.note_error)

    def open_page(self) -> Page:
        """Open a page that nobody has seen yet."""
        url, language, has_touch = self.device
        context = self.browser.new_context(
            locale=language,
            base_url=url,
            has_touch=has_touch,
            service_workers="allow" if self.is_own else "block",
        )
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def begin_with(self, script: str) -> None:
        """Run a script in the page before its own, from its next loading on; nobody else is given the page then."""
        self.is_own = True
        self.page.add_init_script(script)

    def note_error(self, error: Error) -> None:
        """Note what the page did not catch."""
        self.problems.append(str(error))

    def note(self, message: ConsoleMessage) -> None:
        """Note an error or a warning of the page."""
        if message.type not in ("error", "warning") or message.text == BLOCKED:
            return
        said = f"{message.text} {message.location['url']}"
        if not any(part in said for part in self.expected):
            self.problems.append(said)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask the server for something, past the page."""
        answer = self.context.request.post(path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self, table: str) -> Any:
        """Look at a table past the page."""
        answer = self.context.request.get(f"/api/tables/{table}")
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, game: str, seats: int, rules: list[str], **values: Any) -> str:
        """Open a table among bots, which starts at once; return its id."""
        bots = ["journeyman"] * (seats - 1)
        body = {"game": game, "seats": seats, "rules": rules, "bots": bots, "auto_start": True, **values}
        return str(self.post("/api/tables", body)["id"])

    def open_position(self, game: Game, **values: Any) -> str:
        """Open a table as a game stands, among bots; return its id."""
        position: Any = game.position()
        return self.open_table(position["game"], game.seats, position["rules"], position=position, **values)

    def sit_at(self, table: str) -> None:
        """Open the page of a table."""
        self.page.goto(f"/t/{table}")

    def sit_and_see(self, table: str) -> Page:
        """Open the page of a table until it asks, with all of its letters in place."""
        self.sit_at(table)
        self.page.wait_for_selector("[data-decision]")
        self.page.evaluate("document.fonts.ready.then(() => null)")
        return self.page

    def advance(self, table: str, choices: int) -> None:
        """Answer some decisions past the page, to get into the middle of a game."""
        luck = random.Random(7)
        while choices:
            told = self.look(table)
            assert told["table"]["status"] == "playing", f"The game was over {choices} choices too early."
            decision = told["game"]["decision"]
            if decision is None:
                self.page.wait_for_timeout(50)
                continue
            index = luck.randrange(len(decision["options"]))
            body = {"type": "choose", "command": uuid4().hex, "decision": decision["number"], "index": index}
            self.post(f"/api/tables/{table}/commands", body)
            choices -= 1

    def play(self, luck: random.Random, most: int = 600) -> int:
        """Press what the page offers until the game is over; return how often something was sent."""
        for sent in range(most):
            self.page.wait_for_selector("[data-decision], [data-over]")
            if self.page.query_selector("[data-over]"):
                return sent
            self.press_one(luck)
        raise AssertionError(f"The game was not over after {most} choices.")

    def press(self, button: Locator) -> None:
        """Press a button where it can be seen: with a finger on a phone, else with a mouse."""
        if not self.is_touching:
            self.page.mouse.move(1, 1)  # what is pointed at lies over its neighbours
        where = button.evaluate(SEEN)
        if self.is_touching:
            button.tap(position=where)
        else:
            button.click(position=where)

    def press_one(self, luck: random.Random, most: int = 60) -> None:
        """Choose from the offers on the page, step by step, until something is sent."""
        if self.is_shielded:
            # Until cards that are dealt lie where they stay, too.
            self.page.wait_for_timeout(700)
            self.page.evaluate(SEEN_FOR_A_MOMENT)
        for _ in range(most):
            self.page.wait_for_function(IDLE, polling=20)
            offers = self.page.locator(OFFERS)
            glance = offers.evaluate_all(GLANCE)
            assert glance["fits"], f"The page can be scrolled sideways at decision {glance['decision']}."
            assert glance["wordless"] is None, f"At decision {glance['decision']} a key stands for its words."
            if not glance["liking"]:
                # The page has gone on since it was waited for.
                return
            before = [glance["decision"], glance["step"]]
            place = luck.choices(range(len(glance["liking"])), glance["liking"])[0]
            try:
                self.press(offers.nth(place))
            except TooLate:
                if offers.evaluate_all(GLANCE)["decision"] == glance["decision"]:
                    raise
                # The page has gone on between the look and the press.
                return
            if glance["opens"][place]:
                continue
            now = self.page.wait_for_function(MOVED, arg=before, polling=20).json_value()
            if now == "ready":
                self.press(self.page.locator(SEND).first)
                now = self.page.wait_for_function(SENT, arg=before, polling=20).json_value()
            if now == "sent":
                return
        raise AssertionError(f"Nothing was sent after {most} presses.")

    def close(self) -> None:
        """Leave the page."""
        if self.is_own:
            self.context.close()
            return
        self.page.evaluate("0")  # what the page has complained of until now is heard
        self.page.remove_listener("console", self.note)
        self.page.remove_listener("pageerror", self.note_error)
        SparePages.at(self.browser).put(self.device, self.page)
