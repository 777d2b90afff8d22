"""Every card explains itself wherever it is shown: under a mouse, on focus and by a tap."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.citadels.tables import draft
from tests.server.servers import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.prepared import lay, whole
from twocities.server.table.new_table import Someone

TIP = "[data-tip]"
INSIDE = """(tip) => {
  const { left, top, right, bottom } = tip.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
COVERS = """([one, other]) => {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""
SETUPS: dict[str, tuple[str, str]] = {
    "Assassin": ("/new/citadels", "which is killed"),
    "Library": ("/new/citadels", "When its owner gathers cards"),
    "Café": ("/new/machikoro", "coin"),
    "Radio Tower": ("/new/machikoro", "again"),
}
"""What may be played with: the page that shows it, and words of its rule."""


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def reader(browser: Browser, site: Server, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """Somebody at a desktop, then with a phone."""
    made = Visitor(browser, site.url, size=request.param)
    yield made
    made.close()
    assert made.problems == []


def point(visitor: Visitor, card: Locator) -> None:
    """Point at a card as one does at such a device."""
    card.scroll_into_view_if_needed()
    if visitor.is_touching:
        card.tap(force=True)
    else:
        card.hover(force=True)


def expect_tip(page: Page, card: Locator, words: str) -> None:
    """Expect that a card is explained in its sight."""
    shown = page.locator(TIP)
    expect(shown).to_contain_text(words)
    page.wait_for_timeout(200)
    assert shown.evaluate(INSIDE)
    assert not page.evaluate(COVERS, [shown.element_handle(), card.element_handle()])


def leave(page: Page) -> None:
    """Let a card be, and expect that it stops to explain itself."""
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)


@pytest.mark.parametrize("name", SETUPS)
def test_cards_of_the_set_up_explain_themselves(reader: Visitor, name: str) -> None:
    page = reader.page
    path, words = SETUPS[name]
    page.goto(path)
    card = page.get_by_role("button", name=name).first

    point(reader, card)
    expect_tip(page, card, words)
    leave(page)

    page.keyboard.press("Tab")
    card.focus()
    expect_tip(page, card, words)


def test_a_character_that_cannot_play_still_explains_itself(reader: Visitor) -> None:
    page = reader.page
    page.goto("/new/citadels")
    card = page.get_by_role("button", disabled=True).first
    name = card.locator("small").inner_text()

    point(reader, card)

    expect_tip(page, card, name)
    expect(card).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_buildings_of_the_score_sheet_explain_themselves(reader: Visitor, site: Server, game: str) -> None:
    page = reader.page
    me = reader.me
    reader.sit_at(lay(site, whole(game, 4, []), Someone(me["id"], me["name"])))
    buildings = page.locator("[data-scores] tr").nth(1).locator("li button")

    point(reader, buildings.nth(1))
    expect_tip(page, buildings.nth(1), buildings.nth(1).locator(".name").inner_text().split()[0])
    leave(page)

    page.keyboard.press("Tab")
    buildings.first.focus()
    page.keyboard.press("ArrowRight")
    expect(buildings.nth(1)).to_be_focused()
    expect_tip(page, buildings.nth(1), buildings.nth(1).locator(".name").inner_text().split()[0])


@pytest.mark.parametrize(("game", "card"), [("citadels", "assassin"), ("citadels", "library"), ("machikoro", "cafe")])
def test_cards_of_the_rules_carry_their_rule(visitor: Visitor, game: str, card: str) -> None:
    visitor.page.goto(f"/rules/{game}/{card}")

    assert len(visitor.page.locator(f"#card-{card} p").last.inner_text().split()) > 4


OWN: dict[str, Callable[[Page], Locator]] = {
    "city": lambda page: page.locator(".shelf .city button").first,
    "hand": lambda page: page.locator(".shelf .hand button").first,
}


@pytest.mark.parametrize("place", OWN)
def test_own_cards_explain_themselves_in_the_draft(reader: Visitor, place: str) -> None:
    page = reader.page
    own = {"cities": ["tavern temple", "", ""], "hands": ["library manor", "", ""]}
    chosen = draft(4, "thief bishop warlord architect", ["king", "merchant", "assassin"], **own)
    reader.sit_at(reader.open_position(chosen))
    card = OWN[place](page)
    card.wait_for()

    point(reader, card)
    expect(page.locator("#detail-card")).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)
    page.keyboard.press("Tab")
    card.focus()

    expect(page.locator("#detail-card")).to_be_visible()
