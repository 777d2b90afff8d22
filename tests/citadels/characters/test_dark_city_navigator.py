import pytest

from tests.citadels.tables import city, dark_city_table, hand
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DARK = "classic,dark_city"
DECK = "tavern market docks harbor town_hall manor castle"


def test_gets_four_gold_besides_what_is_gathered() -> None:
    # Ruling R76
    game = dark_city_table("dark_city_navigator", gold=[0])

    events = play(game, "gold", "extra_gold")

    assert game.gold[0] == 6
    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 0, "character": "dark_city_navigator", "gold": 4}]


def test_gets_four_cards_besides_what_is_gathered() -> None:
    # Ruling R76
    game = dark_city_table("dark_city_navigator", gold=[0], deck=DECK)

    play(game, "cards", "keep market", "extra_cards")

    assert hand(game, 0) == ["manor", "market", "docks", "harbor", "town_hall"]


@pytest.mark.parametrize("extra", ["extra_gold", "extra_cards"])
def test_gets_one_of_the_two_and_only_once(extra: str) -> None:
    # Ruling R2
    # Ruling R135
    game = dark_city_table("dark_city_navigator", deck=DECK)

    play(game, extra, "gold")

    assert options(game) == ["end"]


def test_builds_nothing() -> None:
    # Ruling R42
    game = dark_city_table("dark_city_navigator", gold=[20], hands=["tavern manor"])

    play(game, "gold", "extra_gold")

    assert options(game) == ["end"]


def test_an_empty_deck_leaves_only_the_gold() -> None:
    # Ruling R136
    game = dark_city_table("dark_city_navigator", deck="")

    assert options(game) == ["gold", "extra_gold"]


def test_still_uses_unique_districts() -> None:
    game = dark_city_table("dark_city_navigator", gold=[0], hands=["tavern"], cities=["dark_city_museum"])

    play(game, "gold", "use dark_city_museum", "tuck tavern")

    assert hand(game, 0) == []


def test_has_no_income_for_districts() -> None:
    game = dark_city_table("dark_city_navigator", deck="", cities=["manor temple tavern prison school_of_magic"])

    assert options(game) == ["gold", "extra_gold"]


def test_the_witch_builds_nothing_as_a_bewitched_navigator() -> None:
    # Ruling R42
    game = dark_city_table(
        call=7,
        characters=["dark_city_witch", "dark_city_navigator"],
        gold=[9, 0],
        hands=["tavern"],
        marks=[["bewitched", "dark_city_navigator", 0]],
    )

    play(game, "gold")

    assert (asked(game).seat, options(game)) == (0, ["extra_gold", "extra_cards", "end"])


def test_with_two_characters_the_other_one_builds() -> None:
    # Ruling R7
    game = dark_city_table(
        "dark_city_navigator",
        gold=[9],
        hands=["tavern"],
        characters=["dark_city_navigator classic_warlord"],
    )

    play(game, "gold", "end", "gold", "build tavern")

    assert city(game, 0) == "tavern"
