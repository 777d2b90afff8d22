"""When something fails, the page says so, and nothing is lost."""

import json
from uuid import uuid4

from playwright.sync_api import Browser, Route, expect

from tests.server.servers import Server
from tests.web.browsers import PHONE, Visitor

NO_CONNECTION = "There is no connection to the server just now."


def refuse(route: Route) -> None:
    """Let a request fail as if there were no network."""
    route.abort()


class Once:
    """Lets only the first request with a method fail."""

    def __init__(self, method: str) -> None:
        self.method = method
        self.has_failed = False

    def __call__(self, route: Route) -> None:
        if route.request.method == self.method and not self.has_failed:
            self.has_failed = True
            route.abort()
        else:
            route.continue_()


def excuse(visitor: Visitor) -> None:
    """Forget what the browser itself noted of requests that were meant to fail."""
    visitor.problems = [problem for problem in visitor.problems if "ERR_FAILED" not in problem]


def test_notes_that_could_not_be_read_are_not_written_over(visitor: Visitor) -> None:
    table = visitor.open_table("machikoro", 3, [])
    visitor.context.request.put(f"/api/tables/{table}/notes", data={"text": "Ada likes the station"})
    visitor.page.route("**/notes", Once("GET"))
    visitor.sit_at(table)

    visitor.page.get_by_role("button", name="Log and chat").click()
    visitor.page.get_by_role("tab", name="Notes").click()

    notes = visitor.page.get_by_label("Only you see these.")
    expect(notes).to_be_disabled()
    expect(notes).to_have_value("Ada likes the station")
    expect(notes).to_be_enabled()
    excuse(visitor)


def test_a_page_that_cannot_be_loaded_says_so(browser: Browser, site: Server) -> None:
    context = browser.new_context(base_url=site.url, locale="en", reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.route("**/assets/Rules-*.js", refuse)
    page.goto("/")

    page.get_by_role("link", name="Rules", exact=False).first.click()

    expect(page.get_by_role("alert")).to_have_text(NO_CONNECTION)
    page.unroute("**/assets/Rules-*.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules and cards")
    context.close()


def test_a_language_that_could_not_be_kept_is_told(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.route("**/api/me", refuse)

    visitor.page.get_by_role("button", name="Čeština").first.click()

    expect(visitor.page.get_by_role("alert").filter(visible=True)).to_have_text("Server teď není dostupný.")
    excuse(visitor)


def test_an_invitation_that_was_not_copied_is_not_called_copied(visitor: Visitor) -> None:
    denied = "() => Promise.reject(new DOMException('denied', 'NotAllowedError'))"
    visitor.begin_with(f"navigator.clipboard.writeText = {denied}; document.execCommand = () => false")
    visitor.sit_at(visitor.open_table("machikoro", 3, []))
    visitor.page.get_by_role("button", name="Menu").click()
    copy = visitor.page.get_by_role("button", name="Copy the invitation")

    copy.click()

    visitor.page.wait_for_timeout(300)
    expect(copy).to_be_visible()


def test_an_invitation_is_copied_where_pages_have_no_clipboard(visitor: Visitor) -> None:
    visitor.begin_with("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    table = visitor.open_table("machikoro", 3, [])
    visitor.sit_at(table)
    visitor.page.evaluate("addEventListener('copy', () => (window.copied = document.activeElement.value))")

    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Copy the invitation").click()

    expect(visitor.page.get_by_role("button", name="Copied")).to_be_visible()
    invite = visitor.look(table)["table"]["invite"]
    assert visitor.page.evaluate("window.copied") == f"{visitor.url}/i/{invite}"


def test_bots_are_seated_even_if_their_levels_are_not_known(visitor: Visitor) -> None:
    table = visitor.open_table("citadels", 3, ["deluxe"], bots=[], auto_start=False)
    visitor.page.route("**/api/games", Once("GET"))
    visitor.sit_at(table)

    visitor.page.get_by_role("button", name="bot", exact=False).first.click()

    expect(visitor.page.get_by_text("1 seat is free").first).to_be_visible()
    assert [seat["bot"] for seat in visitor.look(table)["table"]["seats"]] == [None, "journeyman", None]
    excuse(visitor)


def test_a_table_of_this_device_that_is_gone_is_left(visitor: Visitor) -> None:
    people = [{"id": name, "name": name, "token": uuid4().hex} for name in ("Eva", "Jan")]
    kept = json.dumps({"table": "zzzz1234zzzz", "game": "citadels", "people": people})
    # The table is gone, and so are the sessions of its people.
    visitor.expected = ["zzzz1234zzzz", "401 (Unauthorized)"]
    visitor.page.goto("/")
    visitor.page.evaluate("kept => localStorage.setItem('device-zzzz1234zzzz', kept)", kept)

    visitor.sit_at("zzzz1234zzzz")
    visitor.page.get_by_role("link", name="start", exact=False).first.click()
    visitor.page.wait_for_url("**/")

    assert visitor.page.evaluate("localStorage.getItem('device-zzzz1234zzzz')") is None


def test_a_box_is_chosen_after_a_card_was_looked_at(visitor: Visitor) -> None:
    visitor.page.goto("/rules/citadels/witch")
    box = visitor.page.locator("label.box select")
    expect(visitor.page.locator("#card-witch")).to_be_visible()

    box.select_option("3")

    visitor.page.wait_for_timeout(300)
    expect(box).to_have_value("3")


def test_every_town_has_an_owner_for_a_spectator_on_a_phone(browser: Browser, site: Server, visitor: Visitor) -> None:
    table = visitor.open_table("machikoro", 4, [], public=True)
    watcher = Visitor(browser, site.url, name="Jan", size=PHONE)

    watcher.sit_at(table)

    for seat in visitor.look(table)["table"]["seats"]:
        expect(watcher.page.get_by_role("heading", name=seat["name"], exact=True).filter(visible=True)).to_have_count(1)
    watcher.close()
    assert watcher.problems == []
