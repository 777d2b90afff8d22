import pytest

from tests.machikoro.tables import ESTABLISHMENT_NAMES, city, table
from tests.tables import options, play
from twocities.machikoro.game import MachiKoro


def beginner(*cities: str, coins: int = 0) -> MachiKoro:
    """Set a table of the variant where the first seat rolls a six."""
    game = table(*cities, coins=[coins] + [0] * (len(cities) - 1), dice=[6], rules=["beginner"])
    play(game, "roll 1")
    return game


@pytest.mark.parametrize("name", ESTABLISHMENT_NAMES[:12])
def test_a_third_card_of_one_kind_cannot_be_built(name: str) -> None:
    game = beginner(f"{name}*2", "", coins=9)

    assert f"build {name}" not in options(game)


@pytest.mark.parametrize("name", ESTABLISHMENT_NAMES[:12])
def test_a_second_card_of_one_kind_can_be_built(name: str) -> None:
    game = beginner(name, "", coins=9)

    play(game, f"build {name}")

    assert city(game, 0)[name] == 2


@pytest.mark.parametrize("name", ["stadium", "tv_station"])
def test_of_purple_cards_still_only_one_can_be_had(name: str) -> None:
    game = table(name, "", coins=[9, 0], dice=[1], rules=["beginner"])

    play(game, "roll 1")

    assert f"build {name}" not in options(game)


@pytest.mark.parametrize("name", ["wheat_field", "bakery"])
def test_starting_cards_count(name: str) -> None:
    # Ruling M12
    starting_cards = "wheat_field bakery"

    game = beginner(f"{starting_cards} {name}", starting_cards, coins=1)

    assert f"build {name}" not in options(game)


def test_an_exchange_may_not_bring_the_player_on_turn_a_third() -> None:
    # Ruling M12
    game = beginner("business_center mine*2 bakery", "mine ranch")

    play(game, "offer bakery")

    assert options(game) == ["demand 1 ranch"]


def test_an_exchange_may_not_bring_the_opponent_a_third() -> None:
    # Ruling M12
    game = beginner("business_center mine bakery", "bakery*2 ranch")

    assert options(game) == ["offer mine", "pass"]


def test_an_opponent_with_two_of_the_offered_kind_is_left_out() -> None:
    # Ruling M12
    game = beginner("business_center mine bakery", "bakery*2 ranch", "forest")

    play(game, "offer bakery")

    assert options(game) == ["demand 2 forest"]


def test_giving_one_of_two_away_is_allowed() -> None:
    game = beginner("business_center bakery*2", "mine")

    play(game, "offer bakery", "demand 1 mine")

    assert city(game, 0) == {"bakery": 1, "business_center": 1, "mine": 1, "train_station": 1}


def test_landmarks_are_not_limited() -> None:
    game = beginner("wheat_field*2", "", coins=10)

    assert "build shopping_mall" in options(game)


def test_without_the_variant_a_third_may_be_built() -> None:
    game = table("ranch*2", "", coins=[1, 0], dice=[6])

    play(game, "roll 1")

    assert "build ranch" in options(game)
