"""The first minute of somebody who has just opened the page."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.prepared import Course, lay
from twocities.server.table.new_table import Someone
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
    facts = page.request.get(f"/api/tables/{page.url.split('/t/')[1]}").json()["table"]
    assert list(facts["shares"]) == list(facts["seals"]) == ["0"]  # the page has its share in the shuffle
    context.close()
    assert problems == []


def test_the_page_finds_its_own_share_in_the_shuffle_when_the_game_is_over(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play now").last.click()
    visitor.page.wait_for_url("**/t/*")
    expect(visitor.page.locator("[data-decision]").first).to_be_visible(timeout=20_000)
    table = visitor.page.url.split("/t/")[1]
    visitor.page.request.post(f"/api/tables/{table}/commands", data={"type": "resign", "command": "enough"})

    visitor.page.get_by_role("button", name="Check the shuffle").click(timeout=60_000)

    expect(visitor.page.get_by_text("This device’s share is in the shuffle")).to_be_visible()


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


@pytest.mark.parametrize(
    "path", ["/%ff", "/constructor", "/t/%ff", "/toString/x", "/new/constructor", "/rules/constructor", "/nowhere"]
)
def test_no_address_leads_to_a_blank_page(visitor: Visitor, path: str) -> None:
    visitor.expected = ["404", "4404"]
    visitor.page.goto(path)

    expect(visitor.page.locator("h1, h2").first).to_be_visible()


def test_a_phone_shows_the_own_games_first_and_tells_them_apart(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url, size=PHONE)
    tables = [visitor.open_table("machikoro", seats, []) for seats in (2, 3, 2, 4)]
    names = [[seat["name"] for seat in visitor.look(table)["table"]["seats"][1:]] for table in tables]

    visitor.page.goto("/")

    mine = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="My games"))
    lines = mine.locator("li")
    expect(lines).to_have_count(3)
    box, hero = mine.bounding_box(), visitor.page.locator(".game").first.bounding_box()
    assert box is not None
    assert hero is not None
    assert box["y"] + box["height"] <= hero["y"]
    assert lines.nth(2).bounding_box()["y"] < PHONE[1]  # type: ignore[index]
    visitor.page.get_by_role("button", name="Show all 4").click()
    expect(lines).to_have_count(4)
    for bots in names:
        expect(lines.filter(has_text=bots[-1]).first).to_contain_text("last move")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.close()
    assert visitor.problems == []


CREST = "element => (element.closest('[data-crest]') ?? element.querySelector('[data-crest]')).dataset.crest"


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_everybody_has_the_same_animal_everywhere(visitor: Visitor, game: str) -> None:
    table = visitor.open_table(game, 4, [])
    visitor.page.goto("/me")
    animal = visitor.page.locator("main header").evaluate(CREST)

    visitor.page.goto("/")
    assert visitor.page.locator("a.person").evaluate(CREST) == animal
    listed = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="My games")).locator("li")
    assert listed.first.locator(".seats").evaluate(CREST) == animal
    visitor.page.goto(f"/new/{game}")
    assert visitor.page.locator("ol li").first.evaluate(CREST) == animal
    visitor.sit_at(table)
    visitor.page.wait_for_selector("[data-decision]")
    shown = visitor.page.locator(".played [data-crest]").evaluate_all("all => all.map((each) => each.dataset.crest)")
    assert animal in shown
