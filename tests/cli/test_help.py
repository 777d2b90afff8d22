"""The help explains the game, the keys and every card."""

import pytest

from tests.cli.pilots import LARGE, Sitting, sit_down
from tests.cli.tables import ANN, BOB, table, texts
from twocities.cli.boards import BOARDS
from twocities.cli.screens.help import HelpScreen


@pytest.mark.parametrize("key", ["question_mark", "f1"])
def test_help_opens_at_the_card_of_the_lit_option(key: str) -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("down", key)
        assert isinstance(sitting.screen, HelpScreen)
        assert "Whoever rolls 2, its owner earns 1 coin from the bank." in sitting.shown("#page")
        await sitting.press("escape")
        assert sitting.playing

    sit_down(table(ANN, BOB), act)


def test_help_explains_every_card() -> None:
    speaker = texts("uk")

    async def act(sitting: Sitting) -> None:
        await sitting.press("question_mark", "home", "down", "down")
        pages = []
        for _ in range(19):
            await sitting.press("down")
            pages.append(sitting.shown("#page"))
        rules = [card.rule for card in BOARDS["machikoro"].cards(speaker)]
        assert [rule for rule, page in zip(rules, pages, strict=True) if rule not in page] == []

    sit_down(table(ANN, BOB), act, LARGE, "uk")


def test_help_tells_how_to_play_and_scrolls() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("question_mark", "home")
        assert "wins at once" in sitting.shown("#page")
        await sitting.press("pagedown")
        assert "wins at once" not in sitting.shown("#page")

    sit_down(table(ANN, BOB), act)


def test_help_tells_the_keys_and_the_rules_in_use() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("question_mark", "home", "down")
        assert "Take back your last choice" in sitting.shown("#page")
        await sitting.press("down")
        assert "beginner (in use)" in sitting.shown("#page")
        assert "limited supply (in use)" not in sitting.shown("#page")

    sit_down(table(ANN, BOB, rules=["beginner"]), act, LARGE)
