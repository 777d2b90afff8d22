"""Words are seen in full: no card, panel or picture covers what has to be read, at any size and in long languages."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.browsers import PHONE, Visitor
from tests.web.prepared import Course, courses, lay, whole
from twocities.server.table.new_table import Someone

DESKTOP = (1280, 720)
SMALL_DESKTOP = (1024, 700)
TABLET = (820, 1180)
SMALL_PHONE = (320, 640)

COVERED = """within => {
    const found = [];
    const root = document.querySelector(within);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const screen = {left: 0, right: innerWidth, top: 0, bottom: innerHeight};
    const isOutside = (left, right, top, bottom, box) =>
        left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    for (let node; (node = walker.nextNode());) {
        const parent = node.parentElement;
        if (!node.textContent.trim() || !parent.checkVisibility() || parent.closest(".sr")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const {left, right, top, bottom, width} of range.getClientRects()) {
            let isScrolledAway = isOutside(left, right, top, bottom, screen);
            for (let box = parent; box; box = box.parentElement) {
                if (!["auto", "scroll"].includes(getComputedStyle(box).overflowY)) continue;
                isScrolledAway ||= isOutside(left, right, top, bottom, box.getBoundingClientRect());
            }
            if (width < 4 || isScrolledAway) continue;
            for (const x of [left + 2, right - 2]) {
                const seen = document.elementFromPoint(x, (top + bottom) / 2);
                if (seen && !seen.contains(parent) && !parent.contains(seen) && !parent.parentElement.contains(seen))
                    found.push(`${node.textContent.trim()} under ${seen.className}`);
            }
        }
    }
    return [...new Set(found)];
}"""
"""Lists the words in a part of the page whose beginning or end lies under something else."""

OVERLAPS = """selector => {
    const boxes = [...document.querySelectorAll(selector)].flatMap(node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(box => ({node, box}));
    });
    return boxes.flatMap((one, place) => boxes.slice(place + 1).filter(({node, box}) => node !== one.node
        && Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1
        && Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 3
    ).map(({node}) => `${one.node.textContent} over ${node.textContent}`));
}"""

PANEL = """panel => {
    const {left, right, top, bottom} = panel.getBoundingClientRect();
    const at = (x, y) => [left + x * (right - left), top + y * (bottom - top)];
    const places = [0.1, 0.5, 0.9].flatMap(x => [0.05, 0.2, 0.5].map(y => at(x, y)));
    return {
        isClear: places.every(([x, y]) => panel.contains(document.elementFromPoint(x, y))),
        isOpaque: !getComputedStyle(panel).backgroundColor.endsWith(", 0)"),
    };
}"""


@contextmanager
def looking(browser: Browser, site: Server, size: tuple[int, int], language: str = "en") -> Iterator[Visitor]:
    """Look at pages with a screen of some size, in a language."""
    visitor = Visitor(browser, site.url, size=size, language=language)
    yield visitor
    visitor.close()
    assert visitor.problems == []


def sit(visitor: Visitor, site: Server, course: Course) -> Page:
    """Sit down at a table that waits for an answer."""
    return visitor.sit_and_see(lay(site, course, Someone(visitor.me["id"], visitor.me["name"])))


def covered(page: Page, within: str) -> list[str]:
    """List the words in a part of the page that something else covers."""
    found: list[str] = page.evaluate(COVERED, within)
    return found


@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP, TABLET])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_all_of_eight_characters_on_offer_can_be_read(
    browser: Browser, site: Server, size: tuple[int, int], language: str
) -> None:
    with looking(browser, site, size, language) as visitor:
        page = sit(visitor, site, courses("citadels")["picking"])

        assert page.locator(".fan [data-offer]").count() == 8
        assert covered(page, ".draft") == []
        page.evaluate("() => document.querySelectorAll('.fan li').forEach(card => (card.style.transform = 'none'))")
        spilt = "card => card.scrollHeight > card.clientHeight + 1"
        assert page.locator(".fan [data-offer]").evaluate_all(f"cards => cards.filter({spilt}).length") == 0


@pytest.mark.parametrize("topic", ["redrawing", "giving_back"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_hand_of_many_cards_shows_their_names(browser: Browser, site: Server, topic: str, language: str) -> None:
    with looking(browser, site, DESKTOP, language) as visitor:
        page = sit(visitor, site, courses("citadels")[topic])

        assert covered(page, ".hand") == []


@pytest.mark.parametrize("topic", ["building_taken", "studying", "searching", "taking_from_hand"])
def test_nothing_shines_through_a_question_that_needs_room(browser: Browser, site: Server, topic: str) -> None:
    with looking(browser, site, DESKTOP) as visitor:
        page = sit(visitor, site, courses("citadels")[topic])

        panel = page.locator(".options[data-decision]").evaluate(PANEL)

        assert panel == {"isClear": True, "isOpaque": True}


def test_the_scholar_sees_all_seven_cards_at_once(browser: Browser, site: Server) -> None:
    with looking(browser, site, DESKTOP) as visitor:
        page = sit(visitor, site, courses("citadels")["studying"])

        assert page.locator(".options [data-offer]").count() == 7
        assert page.locator(".options .scroll").evaluate("box => box.scrollHeight <= box.clientHeight + 1")


@pytest.mark.parametrize("topic", ["arming", "demanding", "crowning", "declaring"])
def test_what_is_chosen_with_a_finger_is_large_enough(browser: Browser, site: Server, topic: str) -> None:
    with looking(browser, site, PHONE) as visitor:
        page = sit(visitor, site, courses("citadels")[topic])

        sizes = page.locator("[data-offer]:visible").evaluate_all(
            "offers => offers.map(offer => offer.getBoundingClientRect().height)"
        )

        assert min(sizes) >= 43.5


def test_a_small_desktop_breaks_no_name_of_the_own_city(browser: Browser, site: Server) -> None:
    course = Course("citadels", 4, ["emissaries"], 0, 120)
    with looking(browser, site, SMALL_DESKTOP, "uk") as visitor:
        page = sit(visitor, site, course)

        cut = "names => names.filter(name => name.scrollHeight > name.clientHeight + 1).map(name => name.textContent)"

        assert page.locator(".own .city .tile .name").evaluate_all(cut) == []


def test_no_name_covers_another_on_the_score_sheet_of_machi_koro(browser: Browser, site: Server) -> None:
    with looking(browser, site, DESKTOP) as visitor:
        table = lay(site, whole("machikoro", 3, []), Someone(visitor.me["id"], visitor.me["name"]))
        visitor.sit_at(table)
        visitor.page.wait_for_selector("[data-over]")

        expect(visitor.page.locator(".sky .name").first).to_be_visible()
        assert visitor.page.evaluate(OVERLAPS, ".sky .name") == []


def test_the_town_is_seen_in_the_replay_of_machi_koro(browser: Browser, site: Server) -> None:
    with looking(browser, site, DESKTOP) as visitor:
        table = lay(site, whole("machikoro", 3, []), Someone(visitor.me["id"], visitor.me["name"]))
        visitor.page.goto(f"/replay/{table}/60")
        visitor.page.wait_for_selector(".own-town .tiles button")

        bottom = visitor.page.locator(".own-town .tiles").evaluate("town => town.getBoundingClientRect().bottom")

        assert bottom <= visitor.page.locator("section.bar").evaluate("bar => bar.getBoundingClientRect().top")
        assert covered(visitor.page, ".own-town") == []


@pytest.mark.parametrize("size", [DESKTOP, SMALL_DESKTOP])
def test_the_market_leaves_the_question_of_an_exchange_alone(
    browser: Browser, site: Server, size: tuple[int, int]
) -> None:
    with looking(browser, site, size) as visitor:
        page = sit(visitor, site, courses("machikoro")["demand"])

        assert covered(page, ".options") == []


@pytest.mark.parametrize("topic", ["building", "dice", "rival", "reroll"])
def test_a_small_phone_never_scrolls_sideways(browser: Browser, site: Server, topic: str) -> None:
    with looking(browser, site, SMALL_PHONE, "uk") as visitor:
        page = sit(visitor, site, courses("machikoro")[topic])

        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
