"""Every card that cannot be built has a reason that a player understands."""

import pytest

from tests.machikoro.tables import table
from tests.tables import play
from twocities.core.fields import spell
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.game import MachiKoro
from twocities.texts import LANGUAGES, Texts


def told(game: MachiKoro) -> dict[str, tuple[str, dict[str, object]]]:
    """For each card: why it cannot be built, with what fills the sentence in."""
    found = MACHIKORO.obstacles(game)
    return {each.card: (each.reason, spell(each.fields, MACHIKORO.field_names)) for each in found}


def test_a_card_that_is_too_dear_says_its_price_and_what_one_has() -> None:
    game = table("", "", coins=[5, 0], dice=[5])

    play(game, "roll 1")

    assert told(game)["mine"] == ("price", {"price": 6, "coins": 5})
    assert "forest" not in told(game)


def test_a_landmark_that_stands_says_so() -> None:
    game = table("", "", coins=[50, 0], dice=[5])

    play(game, "roll 1")

    assert told(game) == {"train_station": ("built", {"card": "train_station"})}


def test_a_town_has_one_of_each_purple_card() -> None:
    game = table("stadium", "", coins=[50, 0], dice=[5])

    play(game, "roll 1")

    assert told(game)["stadium"] == ("owned", {"card": "stadium"})


def test_a_card_of_which_none_is_left_says_so() -> None:
    game = table("mine*6", "", coins=[50, 0], dice=[5])

    play(game, "roll 1")

    assert told(game)["mine"] == ("gone", {"card": "mine"})


def test_nobody_is_told_anything_before_building() -> None:
    assert told(table("", "", dice=[5])) == {}


@pytest.mark.parametrize("reason", ["price", "built", "owned", "gone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert Texts(language, MACHIKORO).say(f"why-not-{reason}", price=6, coins=5)
