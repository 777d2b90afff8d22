"""Acts of several choices: which questions belong to one, and what is news to the one who chooses."""

import pytest

from tests.citadels.tables import table
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import TOPIC_NAMES


@pytest.mark.parametrize(
    ("topic", "expected"),
    [("signing", True), ("making_real", True), ("demanding", True), ("acting", False), ("searching", False)],
)
def test_only_what_gives_nothing_away_goes_on_with_an_act(topic: str, expected: bool) -> None:
    assert CITADELS.goes_on(TOPIC_NAMES.index(topic)) is expected


def test_a_card_that_one_names_is_no_news() -> None:
    game = table("wizard", hands=["", "palace"])
    game.apply(game.parse("look 1"))
    action = game.parse("take palace")

    events = game.apply(action)

    assert [event.name for event in events if event.reveals()] == ["card-taken"]
    assert not any(CITADELS.is_news(event, action) for event in events)


def test_a_hand_that_one_looks_at_is_news() -> None:
    game = table("wizard", hands=["", "palace"])
    action = game.parse("look 1")

    assert any(CITADELS.is_news(event, action) for event in game.apply(action))
