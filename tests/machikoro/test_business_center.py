import pytest

from tests.machikoro.tables import city, every_roll_but, facts, rolled, table
from tests.tables import asked, options, play


def test_exchanges_an_establishment_for_an_opponents() -> None:
    game = table("business_center bakery", "mine", dice=[6])

    events = play(game, "roll 1", "offer bakery", "demand 1 mine")

    assert city(game, 0) == {"business_center": 1, "mine": 1, "train_station": 1}
    assert city(game, 1) == {"bakery": 1, "train_station": 1}
    assert facts(events, "cards-exchanged") == [{"seat": 0, "card": "bakery", "other": 1, "got": "mine"}]


def test_only_one_copy_changes_hands() -> None:
    game = table("business_center bakery*3", "mine*2", dice=[6])

    play(game, "roll 1", "offer bakery", "demand 1 mine")

    assert city(game, 0) == {"bakery": 2, "business_center": 1, "mine": 1, "train_station": 1}
    assert city(game, 1) == {"bakery": 1, "mine": 1, "train_station": 1}


def test_the_owner_may_decline() -> None:
    game = table("business_center bakery", "mine", coins=[1, 0], dice=[6])
    play(game, "roll 1")
    assert options(game) == ["offer bakery", "pass"]

    play(game, "pass")

    assert city(game, 1) == {"mine": 1, "train_station": 1}
    assert "build ranch" in options(game)


def test_the_player_on_turn_chooses_both_cards() -> None:
    # Ruling M9
    game = table("business_center bakery ranch", "mine forest", "cafe", dice=[6])
    play(game, "roll 1")
    assert options(game) == ["offer ranch", "offer bakery", "pass"]

    play(game, "offer ranch")

    assert options(game) == ["demand 1 forest", "demand 1 mine", "demand 2 cafe"]


def test_the_opponent_cannot_refuse() -> None:
    # Ruling M9
    game = table("business_center bakery", "mine", dice=[6])

    play(game, "roll 1", "offer bakery")
    assert asked(game).seat == 0
    play(game, "demand 1 mine")

    assert city(game, 0)["mine"] == 1


def test_an_offer_once_made_is_not_taken_back() -> None:
    # Ruling M9
    game = table("business_center bakery", "mine", dice=[6])

    play(game, "roll 1", "offer bakery")

    assert options(game) == ["demand 1 mine"]


def test_purple_cards_and_landmarks_do_not_change_hands() -> None:
    game = table("business_center stadium bakery", "tv_station shopping_mall mine", coins=[0, 0], dice=[6])
    play(game, "roll 1")
    assert options(game) == ["offer bakery", "pass"]

    play(game, "offer bakery")

    assert options(game) == ["demand 1 mine"]


def test_starting_cards_may_be_exchanged() -> None:
    # Ruling M10
    game = table("wheat_field bakery business_center", "wheat_field bakery", dice=[6])

    play(game, "roll 1", "offer wheat_field", "demand 1 bakery")

    assert city(game, 0) == {"bakery": 2, "business_center": 1, "train_station": 1}
    assert city(game, 1) == {"wheat_field": 2, "train_station": 1}


def test_exchanged_cards_work_from_the_next_roll() -> None:
    # Ruling M10
    game = table("business_center bakery", "wheat_field", dice=[6, 1])
    play(game, "roll 1", "offer bakery", "demand 1 wheat_field")
    assert game.coins == [0, 0]

    play(game, "roll 1")

    assert game.coins == [1, 0]


def test_two_cards_of_one_kind_are_not_exchanged() -> None:
    # Ruling M11
    game = table("business_center bakery ranch", "bakery mine", dice=[6])

    play(game, "roll 1", "offer bakery")

    assert options(game) == ["demand 1 mine"]


def test_does_not_ask_when_only_cards_of_one_kind_could_change_hands() -> None:
    # Ruling M11
    game = table("business_center bakery", "bakery", coins=[1, 0], dice=[6])

    play(game, "roll 1")

    assert options(game) == ["build wheat_field", "build ranch", "build bakery", "pass"]


def test_an_opponent_without_a_plain_card_is_left_out() -> None:
    # Ruling M11
    game = table("business_center bakery", "stadium", "mine", dice=[6])

    play(game, "roll 1", "offer bakery")

    assert options(game) == ["demand 2 mine"]


def test_an_owner_without_a_plain_card_is_not_asked() -> None:
    # Ruling M11
    game = table("business_center", "mine", coins=[1, 0], dice=[6])

    play(game, "roll 1")

    assert options(game) == ["build wheat_field", "build ranch", "build bakery", "pass"]


def test_is_not_asked_when_no_opponent_has_a_plain_card() -> None:
    # Ruling M11
    game = table("business_center bakery", "stadium", coins=[1, 0], dice=[6])

    play(game, "roll 1")

    assert options(game) == ["build wheat_field", "build ranch", "build bakery", "pass"]


def test_does_nothing_on_an_opponents_turn() -> None:
    game = table("bakery", "business_center mine", coins=[1, 0], dice=[6])

    play(game, "roll 1")

    assert options(game) == ["build wheat_field", "build ranch", "build bakery", "pass"]


@pytest.mark.parametrize("total", every_roll_but(6))
def test_answers_no_other_roll(total: int) -> None:
    game = rolled(total, "business_center forest", "ranch", coins=[1, 0])

    assert "offer forest" not in options(game)


def test_comes_after_stadium_and_tv_station() -> None:
    # Ruling M6
    game = table("stadium tv_station business_center bakery", "mine", coins=[0, 9], dice=[6])
    play(game, "roll 1")
    assert game.coins == [2, 7]
    assert options(game) == ["collect 1"]

    play(game, "collect 1")

    assert options(game) == ["offer bakery", "pass"]


def test_a_city_may_not_have_two() -> None:
    game = table("business_center", "", coins=[20, 0], dice=[1])

    play(game, "roll 1")

    assert "build business_center" not in options(game)
    assert "build stadium" in options(game)
