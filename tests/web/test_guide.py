"""The guide of a first game: a newcomer learns at a real table, which waits while the guide speaks."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.audits import audit, audit_by_night
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.prepared import lay, whole
from tests.web.test_games import expect_sheet
from twocities.server.table.new_table import Someone

BUBBLE = "[data-step-of-guide]"
HELD = f"{BUBBLE}[data-held='true']"
TRY = f"{BUBBLE}:has([data-try])"
GO_ON = f"{BUBBLE} .foot .on"
GAMES = ["citadels", "machikoro"]
FIRST = {"citadels": "Every round begins in secret", "machikoro": "This is your town"}
LAST = {"citadels": "score", "machikoro": "won"}
MOST_ON_PHONE = 0.38

SEEN = """() => {
    const bubble = document.querySelector("[data-step-of-guide]");
    const spot = document.querySelector("[data-spot]")?.getBoundingClientRect();
    if (!bubble) return null;
    const box = bubble.getBoundingClientRect();
    const log = document.querySelector(".draft aside, aside:has([data-log])")?.getBoundingClientRect();
    return {
        step: bubble.dataset.stepOfGuide,
        number: Number(bubble.querySelector("small").textContent.replaceAll(/\\D/g, "")),
        isHeld: bubble.dataset.held === "true",
        isSeen: box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
        isSpotSeen: !!spot && spot.right > 0 && spot.bottom > 0 && spot.left < innerWidth && spot.top < innerHeight,
        isSpotHidden: !!spot && box.left < spot.right - 9 && spot.left + 9 < box.right
            && box.top < spot.bottom - 9 && spot.top + 9 < box.bottom,
        isOnLog: !!log && Math.abs(box.left - log.left) < 2 && Math.abs(box.top - log.top) < 2,
        share: box.height / innerHeight,
    };
}"""


def begin(visitor: Visitor, game: str) -> Page:
    """Press "Learn at the table" on the start page."""
    page = visitor.page
    page.goto("/")
    page.locator(f"section.{game} button.way").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(BUBBLE)
    return page


def table_of(page: Page) -> str:
    """Name the table that a page shows."""
    return page.url.split("/t/")[1].split("?")[0]


def kept(page: Page) -> Any:
    """Read what the device remembers of the guide."""
    return json.loads(page.evaluate("localStorage.getItem(`guide-${location.pathname.split('/')[2]}`)"))


def look(page: Page) -> dict[str, Any] | None:
    """Look at the bubble once it has found its place, if one is open."""
    before = page.evaluate(SEEN)
    if before is None:
        return None
    page.wait_for_timeout(400)
    found: dict[str, Any] | None = page.evaluate(SEEN)
    return found if found and found["step"] == before["step"] else None


def play_along(visitor: Visitor, game: str, most: int = 400) -> list[dict[str, Any]]:
    """Read every bubble and play until the game is over; tell how each bubble was seen."""
    page, luck, seen = visitor.page, random.Random(3), list[dict[str, Any]]()
    for _ in range(most):
        if (bubble := look(page)) is not None:
            seen.append(bubble)
            if bubble["step"] == LAST[game]:
                return seen
            page.click(GO_ON)
        elif page.query_selector("[data-decision]"):
            page.wait_for_timeout(300)
            if page.query_selector(BUBBLE) is None:
                visitor.press_one(luck)
        else:
            page.wait_for_timeout(40)
    raise AssertionError(f"The game was not over after {most} looks.")


def wait_for_bubble(visitor: Visitor, wanted: str, most: int = 60) -> None:
    """Read bubbles and play until one of a kind is open."""
    page, luck = visitor.page, random.Random(5)
    for _ in range(most):
        page.wait_for_selector(f"{BUBBLE}, [data-decision], .draft")
        page.wait_for_timeout(500)
        if page.query_selector(wanted):
            return
        if page.query_selector(BUBBLE):
            page.click(GO_ON)
        elif page.query_selector("[data-decision]"):
            visitor.press_one(luck)
    raise AssertionError(f"There was no bubble {wanted}.")


@pytest.mark.parametrize("game", GAMES)
def test_the_bubble_can_be_read_by_everybody(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)

    assert [*audit(page, without="[role='log']"), *audit_by_night(page, BUBBLE)] == []


@pytest.mark.parametrize(
    ("game", "language", "size"), [("citadels", "uk", DESKTOP), ("machikoro", "sk", PHONE)], ids=GAMES
)
def test_a_newcomer_is_led_through_a_whole_game_to_its_score_sheet(
    browser: Browser, site: Server, game: str, language: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, site.url, language=language, size=size)
    table = table_of(begin(visitor, game))

    seen = play_along(visitor, game)

    expect_sheet(visitor, game, table, language)
    numbers = [each["number"] for each in seen]
    assert len(seen) >= 6
    assert numbers == sorted(numbers)
    assert len({each["step"] for each in seen}) == len(seen)
    assert [each["step"] for each in seen if not each["isSpotSeen"]] == []
    assert [each["step"] for each in seen if not each["isSeen"]] == []
    assert [each["step"] for each in seen if each["isSpotHidden"]] == []
    played = seen[:-1]
    if size == PHONE:
        assert max(each["share"] for each in seen) <= MOST_ON_PHONE
    else:
        assert [each["step"] for each in played if not each["isOnLog"]] == []
    expect(visitor.page.locator("[data-next]")).to_have_count(2)
    visitor.close()
    assert visitor.problems == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [PHONE, (820, 1180), DESKTOP], ids=["phone", "tablet", "desktop"])
def test_the_last_bubble_covers_neither_the_winner_nor_the_next_steps(
    browser: Browser, site: Server, game: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, site.url, size=size)
    table = lay(site, whole(game, 4, []), Someone(visitor.me["id"], visitor.me["name"]))

    visitor.page.goto(f"/t/{table}?guide=1")
    visitor.page.wait_for_selector(BUBBLE)
    seen = look(visitor.page)

    assert seen is not None
    assert (seen["step"], seen["isSeen"], seen["isSpotSeen"], seen["isSpotHidden"]) == (LAST[game], True, True, False)
    if size != DESKTOP:
        again = visitor.page.get_by_role("button", name="Rematch").bounding_box()
        bubble = visitor.page.locator(BUBBLE).bounding_box()
        assert again is not None
        assert bubble is not None
        assert again["y"] + again["height"] <= bubble["y"]
    visitor.close()
    assert visitor.problems == []


def test_the_table_waits_while_a_bubble_is_open(visitor: Visitor) -> None:
    page = begin(visitor, "machikoro")
    wait_for_bubble(visitor, HELD)
    shown = page.get_attribute(".played", "data-shown")
    # The bots of the server have gone on meanwhile; the page has not.
    page.wait_for_timeout(1500)

    assert page.get_attribute(".played", "data-shown") == shown
    expect(page.get_by_text("The table waits while your guide speaks.").first).to_be_visible()


def test_space_reads_a_bubble_that_the_table_waits_for(visitor: Visitor) -> None:
    page = begin(visitor, "machikoro")
    wait_for_bubble(visitor, HELD)

    step = page.get_attribute(BUBBLE, "data-step-of-guide")
    page.evaluate("document.activeElement.blur()")

    page.keyboard.press("Space")

    expect(page.locator(f"[data-step-of-guide='{step}']")).to_have_count(0)
    assert kept(page)["told"][-1] == step


def test_a_page_that_goes_away_holds_nobody(browser: Browser, site: Server) -> None:
    visitor = Visitor(browser, site.url)
    page = begin(visitor, "machikoro")
    wait_for_bubble(visitor, HELD)
    table = table_of(page)
    page.goto("about:blank")

    for _ in range(200):
        if (decision := visitor.look(table)["game"]["decision"]) is not None:
            break
        page.wait_for_timeout(50)

    assert decision is not None
    visitor.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_bubble_with_a_try_closes_when_the_try_is_done(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)
    wait_for_bubble(visitor, TRY)
    step = page.get_attribute(BUBBLE, "data-step-of-guide")

    visitor.press_one(random.Random(1))

    expect(page.locator(f"[data-step-of-guide='{step}']")).to_have_count(0)
    assert step in kept(page)["told"]


def test_a_bubble_stays_until_it_is_read(visitor: Visitor) -> None:
    page = begin(visitor, "citadels")

    page.wait_for_timeout(2500)

    expect(page.get_by_role("heading", name=FIRST["citadels"])).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_shows_a_bubble_again_that_was_not_read(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)
    expect(page.get_by_role("heading", name=FIRST[game])).to_be_visible()

    page.reload()

    expect(page.get_by_role("heading", name=FIRST[game])).to_be_visible()
    expect(page.get_by_text("step 1")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_can_be_left_and_begun_again_from_the_menu(visitor: Visitor, game: str) -> None:
    page = begin(visitor, game)

    page.get_by_role("button", name="Leave the guide").click()
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.reload()
    page.wait_for_selector("[data-decision], .draft")
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.get_by_role("button", name="Menu").last.click()
    page.get_by_role("button", name="Learn at this table").click()

    expect(page.locator(BUBBLE)).to_be_visible()
    expect(page.get_by_text("step 1")).to_be_visible()


def test_the_learner_meets_gentle_apprentices(visitor: Visitor) -> None:
    page = begin(visitor, "citadels")

    seats = visitor.look(table_of(page))["table"]["seats"]

    assert [seat["bot"] for seat in seats] == [None, *["gentle_apprentice"] * 3]


def test_no_guide_is_offered_among_other_people(browser: Browser, site: Server) -> None:
    visitor, other = Visitor(browser, site.url), Visitor(browser, site.url, name="Jan")
    table = visitor.open_table("machikoro", 3, [], bots=["random"], public=True)
    other.post(f"/api/tables/{table}/commands", {"type": "sit", "command": "sit"})
    page = visitor.page
    page.goto(f"/t/{table}?guide=1")
    page.wait_for_selector(".played")

    page.get_by_role("button", name="Menu").last.click()

    expect(page.get_by_role("button", name="Learn at this table")).to_have_count(0)
    expect(page.locator(BUBBLE)).to_have_count(0)
    visitor.close()
    other.close()
