"""Looking at a finished game again: through anybody's eyes, with the own things in sight above the bar."""

import random
from collections.abc import Iterator
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, expect

from tests.server.houses import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor

ROOMY = (1440, 900)


def play(visitor: Visitor) -> str:
    """Play a game of Citadels to its end past the page; return its table."""
    table = visitor.open_table("citadels", 4, ["deluxe", "first_game"])
    luck = random.Random(5)
    welcome = visitor.look(table)
    while welcome["table"]["status"] != "over":
        decision = welcome["game"]["decision"]
        if decision is not None:
            index = luck.randrange(len(decision["options"]))
            order = {"type": "choose", "command": uuid4().hex, "decision": decision["number"], "index": index}
            visitor.post(f"/api/tables/{table}/commands", order)
        else:
            visitor.page.wait_for_timeout(20)
        welcome = visitor.look(table)
    return table


@pytest.fixture(scope="module")
def finished(browser: Browser, site: Server) -> Iterator[tuple[Visitor, str]]:
    """Somebody who has played a game to its end, and its table."""
    visitor = Visitor(browser, site.url)
    yield visitor, play(visitor)
    visitor.close()
    assert visitor.problems == []


@pytest.mark.parametrize(("viewer", "other"), [(0, "Ben"), (1, "Eva")])
def test_the_log_is_what_the_seat_saw_through_whose_eyes_one_looks(
    finished: tuple[Visitor, str], viewer: int, other: str
) -> None:
    visitor, table = finished

    visitor.page.goto(f"/replay/{table}/60?viewer={viewer}")

    log = visitor.page.get_by_role("log")
    expect(log).to_contain_text("You chose the")
    expect(log).not_to_contain_text(f"{other} chose the")


@pytest.mark.parametrize("size", [DESKTOP, ROOMY, PHONE], ids=["desktop", "roomy", "phone"])
def test_the_bar_does_not_cover_the_hand(finished: tuple[Visitor, str], size: tuple[int, int]) -> None:
    visitor, table = finished
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})

    visitor.page.goto(f"/replay/{table}/8?viewer=0")
    visitor.page.wait_for_selector(".hand .card")

    hand = visitor.page.locator(".hand").bounding_box()
    bar = visitor.page.locator(".bar").bounding_box()
    assert hand is not None
    assert bar is not None
    assert hand["y"] + hand["height"] <= bar["y"] + 1
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
