"""Real people at real browsers, for tests: they see pages and press what the pages offer."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal
from uuid import uuid4

from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tools.services import program

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


@contextmanager
def chromium() -> Iterator[Browser]:
    """Run a real Chromium without a screen."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program("chromium"), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


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
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion=motion,
            base_url=url,
            has_touch=size == PHONE,
        )
        self.context.set_default_timeout(PATIENCE)
        self.me = self.post("/api/guests", {"name": name, "preferences": {"language": language}})
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def note(self, message: ConsoleMessage) -> None:
        """Note an error or a warning of the page."""
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

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
        bots = ["builder"] * (seats - 1)
        body = {"game": game, "seats": seats, "rules": rules, "bots": bots, "auto_start": True, **values}
        return str(self.post("/api/tables", body)["id"])

    def sit_at(self, table: str) -> None:
        """Open the page of a table."""
        self.page.goto(f"/t/{table}")

    def advance(self, table: str, choices: int) -> None:
        """Answer some decisions past the page, to get into the middle of a game."""
        luck = random.Random(7)
        while choices:
            decision = (self.look(table)["game"] or {}).get("decision")
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
            number = self.page.get_attribute("[data-decision]", "data-decision")
            self.press_one(luck)
            self.page.wait_for_function(
                "number => document.querySelector('[data-over]')"
                " || !document.querySelector(`[data-decision='${number}']`)",
                arg=number,
            )
        raise AssertionError(f"The game was not over after {most} choices.")

    def press_one(self, luck: random.Random) -> None:
        """Choose one of the offers on the page, and send it."""
        offers = self.page.locator("[data-offer]:visible:not([disabled]), [data-opens]:visible:not([disabled])")
        offer = offers.nth(luck.randrange(offers.count()))
        opens = offer.get_attribute("data-opens") is not None
        offer.click()
        if opens:
            self.press_one(luck)
            return
        send = self.page.locator("[data-send]:visible:not([disabled])")
        if send.count():
            send.first.click()

    def close(self) -> None:
        """Leave the page."""
        self.context.close()
