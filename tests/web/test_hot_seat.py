"""Several people at one device: a curtain between them, and nobody's cards behind it."""

import json
import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.invariants import cards_in
from tests.server.servers import Server
from tests.web.audits import audit, audit_by_night
from tests.web.browsers import DESKTOP, PHONE, Visitor
from twocities.citadels.family import CITADELS
from twocities.texts import Texts

FIELD_NAMES = Texts("en", CITADELS)
CLIENT = httpx.Client(timeout=30)
"""Asks the server past the page; made once, for reading the certificates takes longer than an answer."""
READY = "[data-curtain], [data-decision], [data-over]"


ORDINARY = {"Keep"}
"""Names of cards that are also words: the draft says which card to keep."""


def sit_down(visitor: Visitor, game: str, names: list[str], bots: int) -> str:
    """Begin a game for several people from the start page; return the table's id."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Sit down together").click()
    page.get_by_role("dialog").get_by_text(game, exact=True).click()
    for _ in names[2:]:
        page.get_by_role("button", name="Add a person").click()
    for place, name in enumerate(names):
        page.get_by_label(f"Name of person {place + 1}").fill(name)
    page.get_by_role("group", name="Bots at the table").get_by_text(str(bots), exact=True).click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def people_at(visitor: Visitor, table: str) -> list[dict[str, str]]:
    """Read who shares the device, with their tokens."""
    kept = visitor.page.evaluate("table => localStorage.getItem(`device-${table}`)", table)
    people: list[dict[str, str]] = json.loads(kept)["people"]
    return people


def view_of(visitor: Visitor, table: str, person: dict[str, str]) -> Any:
    """Look at the table as one of them, past the page."""
    headers = {"authorization": f"Bearer {person['token']}"}
    answer = CLIENT.get(f"{visitor.url}/api/tables/{table}", headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()["game"]["view"]


def hand_of(visitor: Visitor, table: str, person: dict[str, str]) -> list[str]:
    """Name the cards that one of them holds."""
    view = view_of(visitor, table, person)
    return [FIELD_NAMES.say(f"district-{card.replace('_', '-')}") for card in cards_in(view["hands"][view["viewer"]])]


def names_in(text: str, names: set[str]) -> set[str]:
    """Find names that stand in a text as words of their own."""
    return {name for name in names if re.search(rf"\b{re.escape(name)}\b", text)}


def lift(visitor: Visitor) -> str:
    """Lift the curtain as the one it names; return the name."""
    curtain = visitor.page.locator("[data-curtain]:not([data-curtain=''])")
    curtain.wait_for()
    name = curtain.get_attribute("data-curtain")
    visitor.page.get_by_role("button", name=f"I am {name}, show me").click()
    visitor.page.wait_for_selector("[data-decision]")
    return str(name)


def test_the_curtain_can_be_read_by_everybody(visitor: Visitor) -> None:
    sit_down(visitor, "Citadels", ["Eva", "Jan"], 2)
    visitor.page.wait_for_selector("[data-curtain]:not([data-curtain=''])")

    assert [*audit(visitor.page), *audit_by_night(visitor.page, "[data-curtain]")] == []


@pytest.mark.parametrize(
    ("names", "bots", "size"), [(["Eva", "Jan"], 2, DESKTOP), (["Eva", "Jan", "Ola"], 1, PHONE)], ids=["two", "three"]
)
def test_nobody_sees_the_cards_of_another(
    browser: Browser, site: Server, names: list[str], bots: int, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, site.url, size=size)
    page = visitor.page
    table = sit_down(visitor, "Citadels", names, bots)
    people = people_at(visitor, table)
    seen: set[str] = set()
    luck = random.Random(4)

    for _ in range(18):
        page.wait_for_selector(READY)
        if page.query_selector("[data-curtain]"):
            held = {card for person in people for card in hand_of(visitor, table, person)}
            assert names_in(page.content(), held) == set()
            assert page.locator("[data-offer], [data-anchor], .hand, .card").count() == 0
            name = lift(visitor)
            seen.add(name)
            own = next(person for person in people if person["name"] == name)
            shown = page.locator("ul.hand .card .foot b").all_text_contents()
            assert sorted(shown) == sorted(hand_of(visitor, table, own))
            view = view_of(visitor, table, own)
            others = [person for person in people if person is not own]
            secret = {card for person in others for card in hand_of(visitor, table, person)} - {*shown} - ORDINARY
            public = page.locator("[role=log], [data-anchor^='city-']").all_text_contents()
            secret -= names_in(" ".join(public), secret)
            assert names_in(" ".join(page.locator("body").all_inner_texts()), secret) == set()
            assert view["asked"] == view["viewer"]
        visitor.press_one(luck)

    assert seen == {*names}
    visitor.close()
    assert visitor.problems == []


def test_a_reload_lets_the_curtain_fall(visitor: Visitor) -> None:
    table = sit_down(visitor, "Citadels", ["Eva", "Jan"], 2)
    lift(visitor)

    visitor.page.reload()

    visitor.page.wait_for_selector("[data-curtain]")
    held = {card for person in people_at(visitor, table) for card in hand_of(visitor, table, person)}
    assert names_in(visitor.page.content(), held) == set()
    assert visitor.page.locator("[data-offer]").count() == 0


def test_the_table_can_be_hidden_at_any_time_and_another_may_look(visitor: Visitor) -> None:
    sit_down(visitor, "Citadels", ["Eva", "Jan"], 2)
    name = lift(visitor)
    other = "Jan" if name == "Eva" else "Eva"

    visitor.page.get_by_role("button", name="Hide the table").last.click()
    visitor.page.get_by_role("button", name=f"I am {other}", exact=True).click()

    expect(visitor.page.locator("ul.hand .card").first).to_be_attached()
    assert visitor.page.locator("[data-decision]").count() == 0


def test_the_person_of_the_browser_stays_who_it_was(visitor: Visitor) -> None:
    sit_down(visitor, "Citadels", ["Ada", "Jan"], 2)
    lift(visitor)

    known = visitor.context.request.get("/api/sessions/current").json()["person"]

    assert known["id"] == visitor.me["id"]


def test_an_unfinished_game_is_found_again_on_the_start_page(visitor: Visitor) -> None:
    table = sit_down(visitor, "Citadels", ["Eva", "Jan"], 2)
    visitor.page.wait_for_selector("[data-curtain]")

    visitor.page.goto("/")
    visitor.page.get_by_role("link", name="Play on").click()

    visitor.page.wait_for_url(f"**/t/{table}")
    visitor.page.wait_for_selector("[data-curtain]")


def test_a_table_is_set_up_for_people_at_this_device(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/new/citadels")

    page.get_by_text("Everybody on this device").click()
    page.get_by_role("button", name="Add a person").click()
    for place, name in enumerate(["Eva", "Jan", "Ola"]):
        page.get_by_label(f"Name of person {place + 1}").fill(name)
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")

    page.wait_for_selector("[data-curtain]")
    assert [person["name"] for person in people_at(visitor, page.url.rpartition("/")[2])] == ["Eva", "Jan", "Ola"]


def test_two_people_cannot_have_the_same_name(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Sit down together").click()

    page.get_by_label("Name of person 1").fill("Eva")
    page.get_by_label("Name of person 2").fill("eva")

    expect(page.get_by_text("Two people have the same name.")).to_be_visible()
    expect(page.get_by_role("button", name="Begin")).to_be_disabled()


def test_a_whole_game_without_secrets_goes_round_without_a_curtain(visitor: Visitor) -> None:
    page = visitor.page
    table = sit_down(visitor, "Machi Koro", ["Eva", "Jan"], 1)
    luck = random.Random(4)
    asked: set[str | None] = set()

    for _ in range(600):
        page.wait_for_selector(READY)
        assert page.query_selector("[data-curtain]") is None
        if page.query_selector("[data-over]"):
            break
        asked.add(page.locator(".whom b").first.text_content())
        visitor.press_one(luck)

    assert asked == {"Eva", "Jan"}
    expect(page.get_by_role("rowheader").filter(has_text="Jan")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    page.wait_for_url("**/")
    assert page.evaluate("table => localStorage.getItem(`device-${table}`)", table) is None
