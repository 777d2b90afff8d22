"""Several pages of one person, and what is said to it while it looks elsewhere."""

from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.browsers import PHONE, Visitor
from tests.web.prepared import Course, lay
from twocities.server.table.new_table import Someone


@pytest.fixture
def friend(browser: Browser, site: Server) -> Iterator[Visitor]:
    """Somebody else."""
    made = Visitor(browser, site.url, name="Jan")
    yield made
    made.close()
    assert made.problems == []


def settle(page: Page, path: str) -> Page:
    """Open a page and wait until it is there."""
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return page


def kept(visitor: Visitor) -> Any:
    """Ask the server what a person prefers."""
    return visitor.context.request.get("/api/sessions/current").json()["person"]["preferences"]


def test_settings_of_one_page_are_those_of_the_other_at_once(visitor: Visitor) -> None:
    visitor.sit_at(visitor.open_table("machikoro", 3, []))
    visitor.page.wait_for_selector("[data-decision]")
    settings = settle(visitor.context.new_page(), "/settings")

    settings.get_by_role("button", name="Čeština").first.click()
    settings.get_by_text("tmavý", exact=True).click()

    expect(visitor.page.locator("html")).to_have_attribute("lang", "cs")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(visitor.page.get_by_text("Vaše městečko").filter(visible=True).first).to_be_visible()


def test_a_page_that_was_open_before_overwrites_nothing(visitor: Visitor) -> None:
    start = settle(visitor.page, "/")
    setting_up = settle(visitor.context.new_page(), "/new/citadels")
    setting_up.get_by_role("button", name="Save", exact=False).first.click()
    setting_up.locator("form input").last.fill("Ours")
    setting_up.keyboard.press("Enter")
    expect(setting_up.get_by_text("Ours").first).to_be_visible()

    with start.expect_response("**/api/me"):
        start.get_by_role("button", name="Slovenčina").first.click()

    expect(start.locator("html")).to_have_attribute("lang", "sk")
    assert kept(visitor)["language"] == "sk"
    assert len(kept(visitor)["setups"]) == 1


def test_the_language_is_changed_at_the_table(visitor: Visitor) -> None:
    visitor.sit_at(visitor.open_table("citadels", 4, ["deluxe"]))
    visitor.page.wait_for_selector("[data-decision]")

    visitor.page.get_by_role("button", name="Menu").filter(visible=True).first.click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Українська").click()

    expect(visitor.page.locator("html")).to_have_attribute("lang", "uk")
    expect(visitor.page.get_by_role("dialog").get_by_text("Правила")).to_be_visible()


def test_what_is_said_is_counted_until_it_is_read(visitor: Visitor, friend: Visitor) -> None:
    page = visitor.page
    table = friend.open_table("machikoro", 2, [], bots=[], public=True)
    visitor.post(f"/api/tables/{table}/commands", {"type": "sit", "command": uuid4().hex})
    visitor.sit_at(table)
    log = page.get_by_role("button", name="Log and chat")
    expect(log).to_be_visible()

    for text in ("Hello", "Are you there?"):
        friend.post(f"/api/tables/{table}/commands", {"type": "say", "command": uuid4().hex, "text": text})

    expect(log).to_have_accessible_name("Log and chat 2 new messages")
    log.click()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("Are you there?")).to_be_visible()
    expect(log).to_have_accessible_name("Log and chat")
    page.reload()
    expect(log).to_have_accessible_name("Log and chat")


@pytest.mark.parametrize("course", [Course("citadels", 4, [], 0, 21), Course("machikoro", 3, [], 0, 20)], ids=str)
def test_the_drawer_of_a_phone_says_that_it_is_the_own_turn(browser: Browser, site: Server, course: Course) -> None:
    visitor = Visitor(browser, site.url, size=PHONE)
    visitor.sit_at(lay(site, course, Someone(visitor.me["id"], visitor.me["name"])))
    visitor.page.wait_for_selector("[data-decision]")

    visitor.page.get_by_role("button", name="Log").first.click()

    expect(visitor.page.get_by_role("log")).to_be_visible()
    expect(visitor.page.get_by_role("status").filter(has_text="Your turn")).to_be_visible()
    visitor.close()
    assert visitor.problems == []
