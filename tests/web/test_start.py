"""The first minute of somebody who has just opened the page."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.houses import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.prepared import Course, lay
from twocities.server.table.openings import Someone
from twocities.texts import LANGUAGES

MIDDLES = [Course("citadels", 8, ["deluxe"], 0, 240), Course("machikoro", 4, [], 0, 60)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_start_page_greets_in_every_language(
    browser: Browser, site: Server, language: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, site.url, size=size, language=language)

    visitor.page.goto("/")

    expect(visitor.page.locator("h1, h2").first).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == language
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.close()
    assert visitor.problems == []


def test_a_newcomer_is_in_a_game_after_one_click(browser: Browser, site: Server) -> None:
    context = browser.new_context(base_url=site.url, locale="en", reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    problems: list[str] = []
    page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(str(error)))

    page.goto("/")
    page.get_by_role("button", name="Play now").or_(page.get_by_role("link", name="Play now")).first.click()
    page.wait_for_url("**/t/*")

    begun = page.get_by_text("Choose in secret").or_(page.get_by_text("Your city")).filter(visible=True)
    expect(begun.first).to_be_visible(timeout=20_000)
    context.close()
    assert problems == []


@pytest.mark.parametrize("course", MIDDLES, ids=lambda course: course.game)
def test_a_table_in_the_middle_of_a_game_fits_the_page(visitor: Visitor, site: Server, course: Course) -> None:
    table = lay(site, course, Someone(visitor.me["id"], visitor.me["name"]))

    visitor.sit_at(table)

    visitor.page.wait_for_selector("[data-decision]")
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("path", ["/new/citadels", "/new/machikoro", "/rules/citadels", "/settings", "/me", "/about"])
def test_every_page_opens_without_a_complaint(visitor: Visitor, path: str) -> None:
    visitor.page.goto(path)

    expect(visitor.page.locator("h1, h2").first).to_be_visible()
