"""The guide of a first game: a newcomer learns at a real table."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.server.houses import Server
from tests.web.audits import audit, audit_by_night
from tests.web.browsers import DESKTOP, PHONE, Visitor

CARD = "[data-step-of-guide]"
GAMES = ["citadels", "machikoro"]
FIRST = {"citadels": "Every round begins in secret", "machikoro": "This is your town"}
COUNT = {"citadels": 16, "machikoro": 15}

SEEN = """() => {
    const box = (element) => element?.getBoundingClientRect();
    const spot = box(document.querySelector("[data-spot]"));
    const card = box(document.querySelector("[data-step-of-guide]"));
    const offers = [...document.querySelectorAll("[data-offer], [data-send]")]
        .filter((each) => each.checkVisibility() && each.getClientRects().length);
    const hides = (other) => card.left < other.right - 1 && other.left < card.right - 1
        && card.top < other.bottom - 1 && other.top < card.bottom - 1;
    return {
        step: document.querySelector("[data-step-of-guide]")?.getAttribute("data-step-of-guide") ?? null,
        isSpotSeen: !!spot && spot.width > 12 && spot.height > 12
            && spot.right > 0 && spot.bottom > 0 && spot.left < innerWidth && spot.top < innerHeight,
        isCardSeen: !!card && card.left >= 0 && card.top >= 0
            && card.right <= innerWidth + 1 && card.bottom <= innerHeight + 1,
        isSpotHidden: !!spot && !!card && hides({
            left: spot.left + 8, right: spot.right - 8, top: spot.top + 8, bottom: spot.bottom - 8,
        }),
        hidden: card ? offers.filter((each) => hides(box(each))).map((each) => each.textContent.trim()) : [],
    };
}"""

REACHED = """(step) => {
    const kept = localStorage.getItem(`guide-${location.pathname.split("/")[2]}`);
    return JSON.parse(kept).trail.includes(step);
}"""


def begin(visitor: Visitor, game: str) -> Page:
    """Press "Learn at the table" on the start page."""
    page = visitor.page
    page.goto("/")
    page.locator(f"section.{game} button.way").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(CARD)
    return page


def kept(page: Page) -> Any:
    """Read what the device remembers of the guide."""
    return json.loads(page.evaluate("localStorage.getItem(`guide-${location.pathname.split('/')[2]}`)"))


def look_at(page: Page, seen: dict[str, Any]) -> None:
    """Look at the card that is shown, once it has found its place."""
    step = page.evaluate(SEEN)["step"]
    if step is None or step in seen:
        return
    for _ in range(5):
        page.wait_for_timeout(300)
        found = page.evaluate(SEEN)
        if found["step"] != step:
            return
        seen[step] = found
        if found["isSpotSeen"] and not found["isSpotHidden"] and not found["hidden"]:
            return


def press(page: Page, selector: str, luck: random.Random) -> bool:
    """Press one of some things, if there is one that stays long enough."""
    found = page.locator(f"{selector}:visible:not([disabled])").all()
    if not found:
        return False
    try:
        luck.choice(found).click(timeout=2000)
    except TimeoutError:
        return False
    return True


def play_along(page: Page, game: str, most: int) -> dict[str, Any]:
    """Read every card and play until the game is over; tell how each card was seen."""
    seen: dict[str, Any] = {}
    luck = random.Random(3)
    last = "score" if game == "citadels" else "won"
    onward = f"{CARD}:not([data-step-of-guide='{last}']) .foot .btn--primary"
    dear = ":is([data-anchor^='landmark-'], [data-anchor^='market-'], ul.hand .card)[data-offer]"
    for _ in range(most):
        look_at(page, seen)
        if page.query_selector("[data-over]"):
            # The last card may come under a press that was meant for the one before: then it is read already.
            page.wait_for_function(REACHED, arg=last)
            look_at(page, seen)
            return seen
        pressed = press(page, onward, luck)
        pressed = pressed or press(page, "[data-send]", luck) or press(page, dear, luck)
        if not pressed and not press(page, ":is([data-offer], [data-opens])", luck):
            page.wait_for_timeout(40)
    raise AssertionError(f"The game was not over after {most} presses.")


@pytest.mark.parametrize("game", GAMES)
def test_the_card_can_be_read_by_everybody(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)

    assert [*audit(page, without="[role='log']"), *audit_by_night(page, CARD)] == []


@pytest.mark.parametrize(("game", "language"), [("citadels", "uk"), ("machikoro", "cs")])
def test_a_newcomer_is_led_through_a_whole_game(browser: Browser, site: Server, game: str, language: str) -> None:
    visitor = Visitor(browser, site.url, language=language)

    seen = play_along(begin(visitor, game), game, 3000)

    remembered = kept(visitor.page)
    assert {*remembered["trail"], *remembered["done"]} == {*remembered["done"]} | {remembered["trail"][-1]}
    assert len({*remembered["trail"], *remembered["done"]}) == COUNT[game]
    assert len(seen) >= 8
    assert [step for step, found in seen.items() if not found["isSpotSeen"]] == []
    assert [step for step, found in seen.items() if not found["isCardSeen"]] == []
    assert [step for step, found in seen.items() if found["isSpotHidden"]] == []
    assert {step: found["hidden"] for step, found in seen.items() if found["hidden"]} == {}
    visitor.close()
    assert visitor.problems == []


@pytest.mark.parametrize("game", GAMES)
def test_doing_what_a_card_recommends_goes_on_to_the_next(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)
    wanted = "pick" if game == "citadels" else "build"
    while (step := page.get_attribute(CARD, "data-step-of-guide")) != wanted:
        page.get_by_role("button", name="Next").click()
        if step == "roll":
            page.locator("[data-offer]:visible").first.click()

    page.get_by_role("button", name="Show me").click()
    focused = page.evaluate("document.activeElement.getAttribute('data-offer')")
    page.keyboard.press("Enter")
    page.locator("[data-send]:visible:not([disabled])").last.click()

    assert focused is not None
    expect(page.locator(f"[data-step-of-guide='{wanted}']")).to_have_count(0)
    assert wanted in kept(page)["done"]


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_keeps_the_step(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)
    page.get_by_role("button", name="Next").click()
    step = page.wait_for_selector(f"{CARD}:not([data-step-of-guide='{'secret' if game == 'citadels' else 'town'}'])")
    assert step is not None
    before = step.get_attribute("data-step-of-guide")

    page.reload()

    page.wait_for_selector(CARD)
    assert page.get_attribute(CARD, "data-step-of-guide") == before


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_can_be_left_and_begun_again_from_the_menu(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)

    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(CARD)).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-decision], .draft")
    expect(page.locator(CARD)).to_have_count(0)
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Learn at this table").click()

    expect(page.get_by_role("heading", name=FIRST[game])).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_escape_hides_the_card_and_the_owl_brings_it_back(
    browser: Browser, site: Server, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, site.url, size=size)
    page = begin(visitor, "citadels")

    page.get_by_role("button", name="Next").focus()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    owl = page.locator("[data-guide]:visible")
    expect(owl).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name=FIRST["citadels"])).to_be_visible()
    visitor.close()
    assert visitor.problems == []


def test_back_shows_the_step_before(visitor: Visitor) -> None:
    page = begin(visitor, "machikoro")
    page.get_by_role("button", name="Next").click()
    page.wait_for_selector(f"{CARD}:not([data-step-of-guide='town'])")

    page.get_by_role("button", name="Back").click()

    expect(page.get_by_role("heading", name=FIRST["machikoro"])).to_be_visible()
    expect(page.get_by_text("1 of 15")).to_be_visible()


def test_the_card_can_be_reached_and_read_without_a_mouse(visitor: Visitor) -> None:
    page = begin(visitor, "machikoro")
    dialog = page.get_by_role("dialog", name=FIRST["machikoro"])
    expect(dialog.get_by_role("status")).to_contain_text("Wheat Field")

    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('[data-step-of-guide]') !== null"):
            break
    while page.evaluate("document.activeElement.textContent.trim()") != "Next":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name=FIRST["machikoro"])).to_have_count(0)
