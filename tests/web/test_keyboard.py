"""Playing by keyboard alone: every answer can be reached, seen, taken back and sent without a mouse."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.browsers import Visitor
from tests.web.typists import Typist

FIRST_GAME = ["deluxe", "first_game"]


@pytest.mark.parametrize(("game", "rules"), [("citadels", FIRST_GAME), ("machikoro", [])])
def test_a_whole_game_is_played_by_keyboard_alone(visitor: Visitor, game: str, rules: list[str]) -> None:
    visitor.sit_at(visitor.open_table(game, 4, rules))
    typist = Typist(visitor, random.Random(game))

    typist.play()

    expect(visitor.page.locator("[data-over]")).to_be_visible()
    assert typist.lost == []
