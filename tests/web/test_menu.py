"""What can be done about a table from its menu."""

from uuid import uuid4

from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.browsers import Visitor


def open_menu(page: Page) -> None:
    """Open the menu of a table that is being played at."""
    page.wait_for_selector("[data-anchor]")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()


def test_a_game_among_bots_is_closed_after_a_second_thought(visitor: Visitor) -> None:
    page = visitor.page
    table = visitor.open_table("machikoro", 3, [])
    visitor.sit_at(table)

    open_menu(page)
    expect(page.get_by_role("button", name="Leave for now")).to_contain_text("the game waits until you come back")
    page.get_by_role("button", name="Close this game").click()
    page.get_by_role("button", name="Play on").click()
    assert visitor.look(table)["table"]["status"] == "playing"
    page.get_by_role("button", name="Close this game").click()
    page.get_by_role("button", name="Close this game").click()

    expect(page.get_by_text("The host closed the table.")).to_be_visible()
    assert visitor.look(table)["table"]["status"] == "stopped"


def test_a_game_with_somebody_else_is_not_offered_to_be_closed(
    browser: Browser, site: Server, visitor: Visitor
) -> None:
    table = visitor.open_table("machikoro", 3, [], bots=["journeyman"])
    other = Visitor(browser, site.url, name="Jan")
    invite = visitor.look(table)["table"]["invite"]
    other.post(f"/api/invitations/{invite}", {})
    other.post(f"/api/tables/{table}/commands", {"type": "sit", "command": uuid4().hex, "seat": 2})

    visitor.sit_at(table)
    open_menu(visitor.page)

    expect(visitor.page.get_by_role("button", name="Leave for now")).to_contain_text("a bot plays on")
    expect(visitor.page.get_by_role("button", name="Close this game")).to_have_count(0)
    other.close()
