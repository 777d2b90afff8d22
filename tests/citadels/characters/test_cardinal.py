import pytest

from tests.citadels.tables import bottom, city, hand, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_draws_a_card_for_each_religious_district() -> None:
    game = table("cardinal", gold=[0], cities=["temple church manor"], deck="tavern market docks")

    play(game, "income")

    assert hand(game, 0) == ["tavern", "market"]
    assert game.gold[0] == 0


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("cardinal", gold=[2, 0], hands=["church"], cities=["temple"], deck="tavern market docks")

    play(game, "income", "gold", "build church")

    assert options(game) == ["end"]


def test_the_school_of_magic_counts_as_religious() -> None:
    # Ruling R6
    game = table("cardinal", cities=["school_of_magic"], deck="tavern market")

    play(game, "income")

    assert hand(game, 0) == ["tavern"]


def test_the_income_comes_before_gathering_but_no_loan_does() -> None:
    # Ruling R3
    game = table("cardinal", gold=[0, 9], hands=["market tavern docks"], cities=["temple"])

    assert options(game) == ["gold", "cards", "income"]


def test_pays_for_a_district_with_all_own_gold_and_what_is_missing() -> None:
    # Ruling R74
    game = table("cardinal", gold=[1, 4], hands=["palace manor tavern"])

    events = play(game, "gold", "borrow 1 palace", "give manor", "give tavern")

    assert city(game, 0) == "palace"
    assert list(game.gold) == [0, 2]
    assert hand(game, 0) == []
    assert hand(game, 1) == ["manor", "tavern"]
    assert told(events, "gold-borrowed", FIELD_NAMES) == [{"seat": 0, "victim": 1, "gold": 2}]
    assert told(events, "district-built", FIELD_NAMES) == [{"seat": 0, "district": "palace", "gold": 5}]


def test_gives_cards_of_his_choice_one_by_one() -> None:
    # Ruling R74
    game = table("cardinal", gold=[1, 4], hands=["palace manor tavern temple"])
    play(game, "gold", "borrow 1 palace")
    assert options(game) == ["give manor", "give temple", "give tavern"]

    play(game, "give temple")

    assert options(game) == ["give manor", "give tavern"]
    assert city(game, 0) == ""


def test_must_build_the_district_that_he_borrowed_for() -> None:
    # Ruling R74
    game = table("cardinal", gold=[2, 4], hands=["palace manor"])

    play(game, "gold", "borrow 1 palace")

    assert options(game) == ["give manor"]


def test_the_lender_is_not_asked() -> None:
    # Ruling R74
    game = table("cardinal", gold=[2, 4], hands=["palace manor"])

    play(game, "gold", "borrow 1 palace")

    assert asked(game).seat == 0
    assert game.gold[1] == 3


def test_does_not_borrow_when_the_own_gold_is_enough() -> None:
    # Ruling R74
    game = table("cardinal", gold=[3, 9], hands=["palace manor tavern"])

    play(game, "gold")

    assert options(game) == ["build manor", "build palace", "build tavern", "end"]


def test_borrows_only_from_a_player_who_has_all_that_is_missing() -> None:
    # Ruling R74
    game = table("cardinal", seats=4, gold=[0, 2, 3, 9], hands=["palace manor tavern temple"])

    play(game, "gold")

    assert [option for option in options(game) if option.endswith("palace")] == ["borrow 2 palace", "borrow 3 palace"]


@pytest.mark.parametrize(
    ("cards", "may"), [("palace manor tavern temple", True), ("palace manor tavern", False), ("palace", False)]
)
def test_needs_a_card_for_each_gold_besides_the_district(cards: str, may: bool) -> None:
    # Ruling R74
    game = table("cardinal", gold=[0, 9], hands=[cards])

    play(game, "gold")

    assert ("borrow 1 palace" in options(game)) is may


def test_borrows_only_once_in_a_turn() -> None:
    # Ruling R74
    game = table("cardinal", gold=[0, 9], hands=["docks stables tavern temple manor"])
    play(game, "gold")
    assert {"borrow 1 docks", "build stables"} <= set(options(game))

    play(game, "borrow 1 docks", "give tavern")

    assert hand(game, 0) == ["manor", "temple", "stables"]
    assert options(game) == ["end"]


def test_the_loan_may_come_after_another_build() -> None:
    # Ruling R74
    game = table("cardinal", gold=[0, 9], hands=["stables church tavern temple"])

    play(game, "gold", "build stables", "borrow 1 church", "give tavern", "give temple")

    assert city(game, 0) == "stables church"
    assert list(game.gold) == [0, 7]


def test_a_district_that_may_not_stand_is_not_borrowed_for() -> None:
    game = table("cardinal", gold=[0, 9], hands=["palace manor tavern temple"], cities=["palace"])

    play(game, "gold")

    assert "borrow 1 palace" not in options(game)


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_only_the_two_see_the_cards_that_are_given(viewer: int) -> None:
    # Ruling R8
    game = table("cardinal", seats=4, gold=[2, 4], hands=["palace manor"])

    events = [event.view(viewer) for event in play(game, "gold", "borrow 1 palace", "give manor")]

    assert told(events, "card-given", FIELD_NAMES) == [{"seat": 0, "victim": 1, "district": "unknown", "known": 0}]


def test_the_factory_lowers_the_price_before_the_loan_is_counted() -> None:
    # Ruling R75
    game = table("cardinal", gold=[1, 9], hands=["laboratory tavern"], cities=["factory"])

    play(game, "gold", "borrow 1 laboratory", "give tavern")

    assert city(game, 0) == "factory laboratory"
    assert list(game.gold) == [0, 8]
    assert hand(game, 1) == ["tavern"]


def test_without_cards_the_thieves_den_is_borrowed_for_like_any_district() -> None:
    # Ruling R75
    game = table("cardinal", gold=[2, 9], hands=["thieves_den tavern temple"])

    play(game, "gold", "borrow 1 thieves_den", "give tavern", "give temple")

    assert city(game, 0) == "thieves_den"
    assert list(game.gold) == [0, 7]


def test_cards_for_the_thieves_den_go_to_the_deck_before_the_loan() -> None:
    # Ruling R75
    game = table("cardinal", gold=[1, 9], hands=["thieves_den tavern temple manor"], deck="docks")
    play(game, "gold")
    assert options(game) == [
        "build manor",
        "build temple",
        "build tavern",
        "build_with_cards thieves_den",
        "borrow 1 thieves_den",
        "end",
    ]

    play(game, "build_with_cards thieves_den", "discard tavern")
    assert options(game) == ["discard manor", "discard temple", "borrow 1 thieves_den"]
    play(game, "borrow 1 thieves_den", "give temple", "give manor")

    assert city(game, 0) == "thieves_den"
    assert list(game.gold) == [0, 7]
    assert bottom(game) == ["tavern"]
    assert hand(game, 1) == ["manor", "temple"]


def test_the_thieves_den_is_not_borrowed_for_when_cards_and_gold_are_enough() -> None:
    # Ruling R75
    game = table("cardinal", gold=[2, 9], hands=["thieves_den tavern temple manor castle"])

    play(game, "gold", "build_with_cards thieves_den", "discard tavern", "discard temple")

    assert options(game) == ["discard manor", "discard castle", "done"]


def test_a_lender_must_have_what_cards_leave_to_pay_for_the_thieves_den() -> None:
    # Ruling R74
    # Ruling R75
    game = table("cardinal", gold=[1, 1], hands=["thieves_den tavern temple manor"])
    play(game, "gold")
    assert "borrow 1 thieves_den" not in options(game)

    play(game, "build_with_cards thieves_den", "discard tavern")
    assert options(game) == ["discard manor", "discard temple"]
    play(game, "discard temple")

    assert options(game) == ["discard manor", "borrow 1 thieves_den"]


def test_the_loan_for_a_thieves_den_is_the_only_one_of_the_turn() -> None:
    # Ruling R74
    game = table("cardinal", gold=[0, 9], hands=["thieves_den docks stables tavern temple manor castle palace"])
    play(game, "gold", "build_with_cards thieves_den", "discard palace", "discard castle", "discard manor")

    play(game, "borrow 1 thieves_den", "give temple")

    assert options(game) == ["end"]


def test_factory_and_thieves_den_lower_the_loan_together() -> None:
    # Ruling R75
    game = table("cardinal", gold=[1, 9], hands=["thieves_den tavern temple"], cities=["factory"])

    play(game, "gold", "build_with_cards thieves_den", "discard tavern", "borrow 1 thieves_den", "give temple")

    assert city(game, 0) == "factory thieves_den"
    assert list(game.gold) == [0, 8]


def test_a_confiscated_loan_comes_back_to_the_cardinal_and_not_to_the_lender() -> None:
    # Ruling R55
    game = table(
        "cardinal",
        seats=4,
        gold=[1, 4, 0],
        hands=["palace manor tavern"],
        characters=["cardinal", "thief", "magistrate"],
        marks=[["signed_warrant", "cardinal", 2]],
    )

    play(game, "gold", "borrow 1 palace", "give manor", "give tavern", "confiscate")

    assert list(game.gold[:3]) == [5, 2, 0]
    assert city(game, 2) == "palace"
    assert hand(game, 1) == ["manor", "tavern"]


def test_has_no_gold_left_for_the_tax_after_a_loan() -> None:
    # Ruling R88
    game = table("cardinal", seats=4, cast="tax_collector", gold=[2, 4], hands=["palace manor"])

    play(game, "gold", "borrow 1 palace", "give manor")

    assert game.position()["gold_on"] == {}


def test_the_witch_borrows_as_a_bewitched_cardinal_even_from_its_player() -> None:
    # Ruling R36
    game = table(
        call=5,
        gold=[4, 0],
        hands=["palace manor"],
        characters=["witch", "cardinal"],
        marks=[["bewitched", "cardinal", 0]],
    )

    play(game, "gold", "borrow 1 palace", "give manor")

    assert city(game, 0) == "palace"
    assert list(game.gold) == [0, 1]
    assert hand(game, 1) == ["manor"]


def test_with_two_characters_only_the_cardinal_borrows() -> None:
    # Ruling R7
    game = table("cardinal", gold=[0, 9], hands=["palace manor tavern temple"], characters=["cardinal merchant"])

    play(game, "gold", "end", "gold")

    assert "borrow 1 palace" not in options(game)
