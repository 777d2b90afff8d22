"""What was done to somebody is told until it has been seen, and covers nothing."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.servers import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.prepared import Course, harmed, lay
from twocities.machikoro.ids import STADIUM
from twocities.server.table.new_table import Someone

LOSSES = {
    "citadels": harmed("citadels", 4, ["deluxe", "first_game"], "gold-stolen", {}),
    "machikoro": harmed("machikoro", 4, ["asks_roll"], "coins-taken", {"card": STADIUM, "coins": 2}),
}

HIDDEN = """() => {
  const isCovered = (button) => {
    button.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over?.closest(".notices") && !button.closest(".notices");
  };
  return [...document.querySelectorAll("main button")].filter(isCovered).map((button) => button.innerText);
}"""
"""Which buttons lie behind a notice, wherever one scrolls."""


def see_all(visitor: Visitor, notice: Locator) -> None:
    """Say of one notice after the other that it was seen; on a phone, of all in their list."""
    if visitor.is_touching:
        visitor.press(notice)
        visitor.press(visitor.page.get_by_role("button", name="All seen"))
    while told := notice.all_inner_texts():
        visitor.press(notice.get_by_role("button", name="Seen"))
        expect(notice).not_to_have_text(told)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("course", LOSSES.values(), ids=LOSSES)
def test_a_notice_stays_until_it_is_seen_and_covers_nothing(
    browser: Browser, site: Server, course: Course, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, site.url, size=size)
    table = lay(site, course, Someone(visitor.me["id"], visitor.me["name"]))
    notice = visitor.page.locator(".notices > .count" if visitor.is_touching else ".notice")

    visitor.sit_at(table)
    expect(notice).to_be_visible()
    covered = visitor.page.evaluate(HIDDEN)
    visitor.page.reload()
    expect(notice).to_be_visible()
    own = visitor.page.locator(".own, .own-town").first
    place = own.bounding_box()
    see_all(visitor, notice)
    assert own.bounding_box() == place, "What is one's own has moved."
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-decision]")

    expect(notice).to_have_count(0)
    assert covered == []
    visitor.close()
    assert visitor.problems == []
