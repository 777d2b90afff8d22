"""Whole games against bots, by pressing what the page offers, until the score sheet lies there."""

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.servers import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor
from twocities.citadels.family import CITADELS
from twocities.texts import Texts

Played = tuple[str, int, list[str], tuple[int, int], str]
"""A game, its seats and rules, the size of the page, and its language."""

FIRST_GAME = ["deluxe", "first_game"]
INTRIGUES = ["deluxe", "dignitaries"]
METROPOLE = ["deluxe", "metropole", "nobles"]
GAMES = [
    ("citadels", 4, FIRST_GAME, DESKTOP, "cs"),
    ("citadels", 8, INTRIGUES, DESKTOP, "uk"),
    ("citadels", 4, METROPOLE, PHONE, "en"),
    ("machikoro", 3, [], PHONE, "sk"),
]
"""Four and eight seats, two presets, Metropole, Machi Koro, both sizes and every language: each at least once.

On a desktop Machi Koro is played to its end by keyboard, and by several people at one device.
"""
TOTAL = {"citadels": ".total", "machikoro": ".n"}
"""Where the score sheet has what a seat won or lost by: in Machi Koro the landmarks, its first number."""


def name_of(played: Played) -> str:
    """Name a game among the tests."""
    name, seats, rules, size, language = played
    return "-".join([name, str(seats), *rules[1:], "phone" if size == PHONE else "desktop", language])


def sheet_on(page: Page, game: str) -> list[list[str]]:
    """Read names and totals from the score sheet, from the top."""
    read = """(rows, total) => rows.map((row) => {
      const name = row.querySelector("th .name > span:last-child").firstChild;
      return [name, row.querySelector(total)].map((each) => each.textContent);
    })"""
    sheet: list[list[str]] = page.locator("[data-scores] tbody tr").evaluate_all(read, TOTAL[game])
    return sheet


def sheet_by(welcome: dict[str, Any], language: str) -> list[list[str]]:
    """List names and totals as the server has them, the winner first."""
    names = [seat["name"] for seat in welcome["table"]["seats"]]
    names[welcome["seat"]] = Texts(language, CITADELS).say("you")
    order = sorted(welcome["table"]["scores"], key=lambda score: (score["place"], score["seat"]))
    return [[names[score["seat"]], str(score["total"])] for score in order]


@pytest.mark.parametrize("played", GAMES, ids=name_of)
def test_a_whole_game_is_played_to_its_score_sheet(browser: Browser, site: Server, played: Played) -> None:
    game, seats, rules, size, language = played
    visitor = Visitor(browser, site.url, size=size, language=language)
    table = visitor.open_table(game, seats, rules)
    visitor.sit_at(table)

    visitor.play(random.Random(str(played)))

    sheet = visitor.page.locator("[data-over]")
    assert sheet_on(visitor.page, game) == sheet_by(visitor.look(table), language)
    expect(sheet.locator(f"a[href^='/replay/{table}/']")).to_be_visible()
    expect(sheet.locator("button.btn--primary")).to_be_enabled()
    assert visitor.page.evaluate("document.documentElement.lang") == language
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    visitor.close()
    assert visitor.problems == []
