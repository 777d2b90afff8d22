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

INTRIGUES = ["deluxe", "dignitaries"]
METROPOLE = ["deluxe", "metropole", "nobles"]
GAMES = [
    ("citadels", 8, INTRIGUES, DESKTOP, "uk"),
    ("citadels", 4, METROPOLE, PHONE, "cs"),
]
"""Four and eight seats, a preset, Metropole, both sizes and long languages: each at least once.

The first game of Citadels on a desktop and Machi Koro on a phone are played to their score sheets by newcomers with a
guide (tests/web/test_guide.py). On a desktop Machi Koro is played to its end by keyboard, and by several people at one
device.
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


def expect_sheet(visitor: Visitor, game: str, table: str, language: str) -> None:
    """Expect the score sheet of a table as the server has it, in a language, with what can be done next."""
    sheet = visitor.page.locator("[data-over]")
    assert sheet_on(visitor.page, game) == sheet_by(visitor.look(table), language)
    expect(sheet.locator(f"a[href^='/replay/{table}/']")).to_be_visible()
    expect(sheet.locator("button.btn--primary")).to_be_enabled()
    assert visitor.page.evaluate("document.documentElement.lang") == language
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("played", GAMES, ids=name_of)
def test_a_whole_game_is_played_to_its_score_sheet(browser: Browser, site: Server, played: Played) -> None:
    game, seats, rules, size, language = played
    visitor = Visitor(browser, site.url, size=size, language=language)
    table = visitor.open_table(game, seats, rules)
    visitor.sit_at(table)

    visitor.play(random.Random(str(played)))

    expect_sheet(visitor, game, table, language)
    visitor.close()
    assert visitor.problems == []
