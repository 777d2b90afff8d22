from tests.citadels.tables import bottom, city, classic_table, hand
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_a_discarded_card_brings_one_gold() -> None:
    game = classic_table("classic_merchant", gold=[0], hands=["tavern manor"], cities=["classic_laboratory"])

    play(game, "use classic_laboratory")
    assert options(game) == ["discard manor", "discard tavern"]
    events = play(game, "discard manor")

    assert [game.gold[0], hand(game, 0)] == [1, ["tavern"]]
    assert told(events, "district-paid", FIELD_NAMES) == [{"seat": 0, "district": "classic_laboratory", "gold": 1}]


def test_it_costs_five_gold() -> None:
    game = classic_table("classic_thief", gold=[7], hands=["classic_laboratory"], gathered=1)

    play(game, "build classic_laboratory")

    assert [game.gold[0], city(game, 0)] == [2, "classic_laboratory"]


def test_the_card_goes_under_the_deck() -> None:
    game = classic_table("classic_merchant", hands=["manor"], cities=["classic_laboratory"], deck="tavern market")

    play(game, "use classic_laboratory", "discard manor")

    assert bottom(game, 2) == ["manor", "market"]


def test_it_works_once_in_a_turn() -> None:
    # Ruling R2
    game = classic_table("classic_merchant", hands=["tavern manor"], cities=["classic_laboratory"])

    play(game, "use classic_laboratory", "discard manor", "gold")

    assert "use classic_laboratory" not in options(game)


def test_with_two_characters_it_works_once_for_each() -> None:
    # Ruling R2
    game = classic_table(
        "classic_merchant",
        characters=["classic_merchant classic_architect"],
        gold=[0],
        hands=["tavern manor"],
        cities=["classic_laboratory"],
        gathered=1,
    )

    play(game, "use classic_laboratory", "discard manor", "end", "use classic_laboratory", "discard tavern")

    assert game.gold[0] == 2


def test_it_needs_a_card() -> None:
    # Ruling R137
    game = classic_table("classic_merchant", cities=["classic_laboratory"])

    assert "use classic_laboratory" not in options(game)


def test_its_gold_can_pay_for_a_district_of_the_same_turn() -> None:
    game = classic_table(
        "classic_thief",
        gold=[2],
        hands=["tavern manor"],
        cities=["classic_laboratory"],
        gathered=1,
    )

    play(game, "use classic_laboratory", "discard tavern", "build manor")

    assert [game.gold[0], city(game, 0)] == [0, "classic_laboratory manor"]


def test_it_works_only_in_its_owners_turn() -> None:
    game = classic_table("classic_merchant", hands=["tavern", "manor"], cities=["", "classic_laboratory"])

    assert "use classic_laboratory" not in options(game)


def test_a_position_in_the_middle_of_the_question_goes_on() -> None:
    game = classic_table(
        characters=["classic_merchant"],
        gold=[0],
        hands=["tavern manor"],
        cities=["classic_laboratory"],
        used=["laboratory"],
        gathered=1,
        agenda=[
            {"step": "discard_for_gold", "seat": 0, "district": "classic_laboratory", "gold": 1},
            {"step": "turn", "seat": 0, "acting": "classic_merchant"},
            {"step": "call_rank", "rank": 7},
        ],
    )

    play(game, "discard tavern")

    assert [game.gold[0], hand(game, 0), options(game)] == [1, ["manor"], ["end"]]
