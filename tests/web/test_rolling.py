"""In Machi Koro the roll waits for a person: a button, keys, and a setting that rolls by itself."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor

SETTLED = 400
"""How many milliseconds after a question opened its keys work."""

STATION = {"cities": ["wheat_field bakery train_station", "wheat_field bakery"], "dice": [0, 0]}
"""The first seat chooses between one die and two."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_roll_waits_for_its_button(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size)
    visitor.sit_at(visitor.open_table("machikoro", 2, []))
    button = visitor.page.locator("[data-decision] button.only")
    expect(button).to_be_visible()
    expect(visitor.page.locator("button.tray")).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 60

    button.click()

    expect(visitor.page.get_by_role("heading", name="What to build?")).to_be_visible()
    visitor.close()
    assert visitor.problems == []


def test_space_rolls(visitor: Visitor) -> None:
    visitor.sit_at(visitor.open_table("machikoro", 2, []))
    expect(visitor.page.locator("[data-decision] button.only")).to_be_visible()
    visitor.page.wait_for_timeout(SETTLED)

    visitor.page.keyboard.press("Space")

    expect(visitor.page.get_by_role("heading", name="What to build?")).to_be_visible()


def test_a_digit_chooses_how_many_dice_are_rolled(visitor: Visitor) -> None:
    table = visitor.open_table("machikoro", 2, [], position=STATION)
    visitor.sit_at(table)
    expect(visitor.page.get_by_role("heading", name="One die or two?")).to_be_visible()
    visitor.page.wait_for_timeout(SETTLED)

    visitor.page.keyboard.press("2")

    expect(visitor.page.get_by_role("heading", name="One die or two?")).to_be_hidden()
    assert all(visitor.look(table)["game"]["view"]["dice"])


def test_the_page_rolls_by_itself_for_who_likes_that(visitor: Visitor) -> None:
    visitor.page.goto("/settings")
    visitor.page.get_by_label("Roll the die without a press").check()

    visitor.sit_at(visitor.open_table("machikoro", 2, []))

    expect(visitor.page.get_by_role("heading", name="What to build?")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_switch_beside_the_button_rolls_from_now_on(browser: Browser, site: Server, size: tuple[int, int]) -> None:
    visitor = Visitor(browser, site.url, size=size)
    visitor.sit_at(visitor.open_table("machikoro", 2, []))
    switch = visitor.page.get_by_label("Roll automatically")

    switch.click()

    expect(visitor.page.get_by_role("heading", name="What to build?")).to_be_visible()
    expect(switch).to_be_checked()
    switch.click()
    visitor.page.wait_for_timeout(300)
    visitor.page.goto("/settings")
    expect(visitor.page.get_by_label("Roll the die without a press")).not_to_be_checked()
    visitor.close()
    assert visitor.problems == []


def test_the_page_never_chooses_how_many_dice_are_rolled(visitor: Visitor) -> None:
    visitor.page.goto("/settings")
    visitor.page.get_by_label("Roll the die without a press").check()

    visitor.sit_at(visitor.open_table("machikoro", 2, [], position=STATION))
    question = visitor.page.get_by_role("heading", name="One die or two?")
    expect(question).to_be_visible()
    visitor.page.wait_for_timeout(1000)

    expect(question).to_be_visible()
