"""Playing by keyboard alone: every answer can be reached, seen, taken back and sent without a mouse."""

import random

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.citadels.tables import table
from tests.server.servers import Server
from tests.web.browsers import SEND, Visitor
from tests.web.typists import Typist
from twocities.citadels.catalog import CHARACTER_CATALOG
from twocities.core.game import Game

RANK_OF = {character.name: character.rank for character in CHARACTER_CATALOG}
FIRST_GAME = ["deluxe", "first_game"]
GATHERING = "[data-decision] [data-offer] kbd:text-is('G')"
"""There while the own turn begins."""
ENDING = "[data-decision] [data-offer] kbd:text-is('E')"
"""There while the own turn may end."""


def seat(visitor: Visitor, game: str = "citadels", position: Game | None = None) -> tuple[Typist, str]:
    """Open a table and seat somebody with a keyboard at it, at its beginning or at a position; return both."""
    rules = FIRST_GAME if game == "citadels" else []
    opened = visitor.open_position(position) if position else visitor.open_table(game, 4, rules)
    visitor.sit_at(opened)
    visitor.page.wait_for_selector("[data-decision]")
    return Typist(visitor, random.Random(11)), opened


def turn(acting: str) -> Game:
    """Set a table for four at which the first seat begins its turn."""
    return table(
        acting,
        seats=4,
        characters=[acting, "king", "bishop", "warlord"],
        gold=[4, 2, 2, 2],
        hands=["manor tavern", "temple", "market", "prison"],
        cities=["castle", "docks", "church", "harbor"],
    )


ORDER = "log => getComputedStyle(log.closest('.with-side > .side')).zIndex"
"""How far in front the side of the table lies."""


def ready(visitor: Visitor) -> Locator:
    """Find the button that sends what is chosen."""
    return visitor.page.locator(SEND)


@pytest.mark.parametrize(("game", "rules"), [("citadels", FIRST_GAME), ("machikoro", [])])
def test_a_whole_game_is_played_by_keyboard_alone(visitor: Visitor, game: str, rules: list[str]) -> None:
    visitor.sit_at(visitor.open_table(game, 4, rules))
    typist = Typist(visitor, random.Random(game))

    typist.play()

    expect(visitor.page.locator("[data-over]")).to_be_visible()
    assert typist.lost == []


def test_the_log_comes_to_the_front_for_who_walks_there(visitor: Visitor) -> None:
    typist, _ = seat(visitor, position=turn("merchant"))
    expect(visitor.page.locator(GATHERING)).to_be_visible()
    log = visitor.page.get_by_role("log", name="Log")
    before = log.evaluate(ORDER)

    while not log.evaluate("log => log === document.activeElement"):
        typist.press("Tab")

    assert (before, log.evaluate(ORDER)) == ("auto", "3")
    assert typist.here()["isInSight"]


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_the_next_question_takes_the_focus_that_its_forerunner_had(visitor: Visitor, game: str) -> None:
    typist, _ = seat(visitor, game)
    typist.walk_to(("offer",))

    typist.decide()

    expect(visitor.page.locator("[data-decision] h2:focus")).to_have_count(1)


def test_escape_takes_a_chosen_character_back(visitor: Visitor) -> None:
    typist, opened = seat(visitor)
    offered = visitor.look(opened)["game"]["decision"]["options"][0]["about"]["character"]
    typist.press(str(RANK_OF[offered]))
    expect(ready(visitor)).to_be_visible()

    typist.press("Escape")

    expect(ready(visitor)).to_have_count(0)


def test_escape_closes_the_choices_of_a_power(visitor: Visitor) -> None:
    typist, _ = seat(visitor, position=turn("magistrate"))
    typist.walk_to(("opens",))
    typist.press("Enter")
    expect(visitor.page.locator("[data-opens]")).to_have_count(0)

    typist.press("Escape")

    expect(visitor.page.locator("[data-opens]").first).to_be_visible()


def test_keys_gather_undo_and_end_the_turn(visitor: Visitor) -> None:
    typist, opened = seat(visitor, position=turn("thief"))
    expect(visitor.page.locator(GATHERING)).to_be_visible()
    before = visitor.look(opened)["game"]

    typist.press("g")
    expect(visitor.page.locator(GATHERING)).to_have_count(0)
    gathered = visitor.look(opened)["game"]
    typist.press("u")
    expect(visitor.page.locator(GATHERING)).to_be_visible()
    undone = visitor.look(opened)["game"]
    typist.press("d")
    expect(visitor.page.locator(GATHERING)).to_have_count(0)
    drawn = visitor.look(opened)["game"]
    typist.decide()
    expect(visitor.page.locator(ENDING)).to_be_visible()
    typist.press("e")
    expect(visitor.page.locator(ENDING)).to_have_count(0)

    assert gathered["view"]["gold"] != before["view"]["gold"]
    assert undone["view"]["gold"] == before["view"]["gold"]
    assert drawn["decision"]["topic"] == "keeping"
    assert (visitor.look(opened)["game"]["decision"] or {}).get("topic") != "acting"


def test_a_question_mark_shows_the_keys_until_escape(visitor: Visitor) -> None:
    typist, _ = seat(visitor)

    typist.press("?")
    expect(visitor.page.locator("dialog[open] kbd", has_text="Esc")).to_be_visible()
    typist.press("Escape")

    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def test_t_lifts_the_curtain_of_the_draft_and_lets_it_fall(visitor: Visitor) -> None:
    typist, _ = seat(visitor)
    city = visitor.page.locator(".board .seat").first
    expect(city).to_be_hidden()

    typist.press("t")
    expect(city).to_be_visible()
    typist.press("t")

    expect(city).to_be_hidden()


def test_the_log_is_one_stop_and_arrows_walk_through_its_cards(visitor: Visitor) -> None:
    cheap = ["manor tavern temple", "tavern temple watchtower", "manor market prison", "docks church barracks"]
    typist, _ = seat(visitor, position=table(seats=4, gold=[9] * 4, hands=cheap))
    typist.play_until("[role=log] button:visible >> nth=2")
    log = visitor.page.get_by_role("log")
    cards = log.get_by_role("button")
    log.focus()

    typist.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    typist.press("ArrowLeft")
    expect(cards.nth(cards.count() - 2)).to_be_focused()
    typist.press("Tab")

    assert not log.evaluate("log => log.contains(document.activeElement)")


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_l_opens_the_log_where_it_is_a_drawer_and_escape_closes_it(browser: Browser, site: Server, game: str) -> None:
    visitor = Visitor(browser, site.url, size=(1100, 720))
    typist, _ = seat(visitor, game)
    log = visitor.page.get_by_role("log")
    expect(log).not_to_be_in_viewport()

    typist.press("l")
    expect(log).to_be_in_viewport()
    typist.press("Escape")

    expect(log).not_to_be_in_viewport()
    visitor.close()
    assert visitor.problems == []
