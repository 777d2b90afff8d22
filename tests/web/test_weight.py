"""How much a newcomer's browser has to load before there is something to play."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.texts.locales import LOCALES
from tests.web.browsers import PATIENCE
from tools.fonts import PARTS, points
from twocities.texts import LANGUAGES

MOST = 250_000
"""So many bytes of scripts and styles may be on the way, compressed."""

NEEDED = {"en": {"latin"}, "cs": {"latin", "czech"}, "sk": {"latin", "czech"}, "uk": {"latin", "cyrillic"}}


class Loaded:
    """What the network brought to a page, as it came over the wire."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.sorts: dict[str, tuple[str, str]] = {}
        self.bytes: dict[str, int] = {}
        self.session.on("Network.responseReceived", self.hear)
        self.session.on("Network.loadingFinished", self.finish)
        self.session.send("Network.enable")

    def hear(self, event: dict[str, Any]) -> None:
        """Note what a file is."""
        self.sorts[event["requestId"]] = (event["type"], event["response"]["url"].partition("/assets/")[2])

    def finish(self, event: dict[str, Any]) -> None:
        """Note how heavy a file was, with its headers."""
        self.bytes[event["requestId"]] = event["encodedDataLength"]

    def weight(self, *sorts: str) -> int:
        """Sum up some sorts of files."""
        return sum(self.bytes.get(each, 0) for each, (sort, _) in self.sorts.items() if sort in sorts)

    def names(self, sort: str) -> set[str]:
        """Name the files of a sort, without their hashes of eight letters."""
        return {re.sub(r"-[\w-]{8}\.\w+$", "", name) for each, name in self.sorts.values() if each == sort and name}


@contextmanager
def newcomer(browser: Browser, site: Server, language: str) -> Iterator[tuple[Page, Loaded]]:
    """Somebody who has never been here."""
    context = browser.new_context(base_url=site.url, locale=language, reduced_motion="reduce", service_workers="block")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    loaded = Loaded(page)
    page.goto("/")
    expect(page.locator("h2").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    try:
        yield page, loaded
    finally:
        context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_light(browser: Browser, site: Server, language: str) -> None:
    with newcomer(browser, site, language) as (_, loaded):
        weight = loaded.weight("Script", "Stylesheet")

    assert 0 < weight <= MOST, f"{weight} bytes"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "rules", "seats"), [("citadels", ["deluxe"], 8), ("machikoro", [], 4)])
def test_it_is_light_up_to_the_first_table(
    browser: Browser, site: Server, language: str, game: str, rules: list[str], seats: int
) -> None:
    with newcomer(browser, site, language) as (page, loaded):
        page.request.post("/api/guests", data={"name": "Eva", "preferences": {"language": language}})
        body = {"game": game, "seats": seats, "rules": rules, "bots": ["journeyman"] * (seats - 1), "auto_start": True}
        table = page.request.post("/api/tables", data=body).json()["id"]
        page.goto(f"/t/{table}")
        page.wait_for_selector("[data-decision]")
        page.wait_for_load_state("networkidle")
        weight = loaded.weight("Script", "Stylesheet")
        names = loaded.names("Script") | loaded.names("Other")

    others = {"citadels": {"MachiKoroTable", "sprite-machikoro"}, "machikoro": {"CitadelsTable", "sprite-citadels"}}
    assert others[game] & names == set()
    assert 0 < weight <= MOST, f"{weight} bytes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_letters_of_the_language_are_loaded(browser: Browser, site: Server, language: str) -> None:
    with newcomer(browser, site, language) as (_, loaded):
        fonts = {name for name in loaded.names("Font") if not name.startswith("languages-")}

    assert {name.rpartition("-")[2] for name in fonts} == NEEDED[language]
    assert {name.rpartition("-")[0] for name in fonts} == {"alegreya", "source-sans-3", "nunito"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_of_the_language(language: str) -> None:
    have = {point for part in NEEDED[language] for point in points(PARTS[part][1])}
    text = "".join(path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl"))

    assert {letter for letter in text if letter.isalpha() and ord(letter) not in have} == set()


def test_only_one_language_is_loaded(browser: Browser, site: Server) -> None:
    with newcomer(browser, site, "cs") as (_, loaded):
        texts = [name for _, name in loaded.sorts.values() if name.startswith("web_table-")]

    assert len(texts) == 1
