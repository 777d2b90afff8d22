"""The Magistrate and every way to build: free, borrowed, paid with cards, outside the limit, many in a turn."""

from tests.citadels.characters.marked import warranted
from tests.citadels.tables import bottom, city, hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_a_build_paid_with_the_framework_cannot_be_confiscated() -> None:
    # Ruling R49
    game = warranted("king", hands=["palace"], cities=["framework"])

    play(game, "build_razing palace", "raze framework")

    assert asked(game).seat == 0
    assert city(game, 0) == "palace"


def test_the_next_paid_build_after_the_framework_can_be_confiscated() -> None:
    # Ruling R49
    game = warranted("architect", gold=[9, 0], hands=["palace manor tavern"], cities=["framework"])
    play(game, "build_razing palace", "raze framework", "build manor")
    assert asked(game).seat == 1
    assert options(game) == ["confiscate", "pass"]

    play(game, "confiscate", "build tavern")

    assert city(game, 0) == "palace tavern"
    assert city(game, 1) == "manor"


def test_a_framework_after_the_first_paid_build_changes_nothing() -> None:
    # Ruling R49
    game = warranted("architect", gold=[9, 0], hands=["palace manor tavern"], cities=["framework"])

    play(game, "build manor", "pass", "build_razing palace", "raze framework", "build tavern")

    assert asked(game).seat == 0
    assert city(game, 0) == "manor palace tavern"


def test_a_framework_that_is_paid_for_can_be_confiscated() -> None:
    game = warranted("king", gold=[3, 0], hands=["framework"])

    play(game, "build framework", "confiscate")

    assert city(game, 1) == "framework"


def test_a_necropolis_built_by_destroying_cannot_be_confiscated() -> None:
    # Ruling R49
    game = warranted("king", hands=["necropolis"], cities=["tavern"])

    play(game, "build_razing necropolis", "raze tavern")

    assert asked(game).seat == 0
    assert city(game, 0) == "necropolis"


def test_the_next_paid_build_after_such_a_necropolis_can_be_confiscated() -> None:
    # Ruling R49
    game = warranted("seer", gold=[9, 0], hands=["necropolis manor"], cities=["tavern"])

    play(game, "build_razing necropolis", "raze tavern", "build manor", "confiscate")

    assert city(game, 0) == "necropolis"
    assert city(game, 1) == "manor"


def test_a_necropolis_paid_in_gold_can_be_confiscated() -> None:
    # Ruling R49
    game = warranted("king", gold=[5, 0], hands=["necropolis"], cities=["tavern"])

    play(game, "build necropolis", "confiscate")

    assert list(game.gold) == [5, 0, 0, 0]
    assert [city(game, 0), city(game, 1)] == ["tavern", "necropolis"]


def test_after_confiscated_stables_another_district_may_be_built() -> None:
    # Ruling R50
    game = warranted("king", gold=[9, 0], hands=["stables manor"])

    play(game, "build stables", "confiscate", "build manor")

    assert asked(game).seat == 0
    assert [city(game, 0), city(game, 1)] == ["manor", "stables"]


def test_stables_that_are_left_use_up_the_chance() -> None:
    # Ruling R48
    # Ruling R50
    game = warranted("king", gold=[9, 0], hands=["stables manor"])

    play(game, "build stables", "pass", "build manor")

    assert asked(game).seat == 0
    assert city(game, 0) == "stables manor"


def test_the_wizards_taken_card_can_be_confiscated_outside_his_limit() -> None:
    # Ruling R50
    game = warranted("wizard", gold=[9, 0], hands=["manor", "", "tavern"])
    play(game, "look 2", "take tavern", "build tavern")
    assert asked(game).seat == 1

    play(game, "confiscate", "build manor")

    assert asked(game).seat == 0
    assert list(game.gold) == [6, 0, 0, 0]
    assert [city(game, 0), city(game, 1)] == ["manor", "tavern"]


def test_the_wizards_taken_card_paid_with_the_framework_cannot_be_confiscated() -> None:
    # Ruling R49
    game = warranted("wizard", gold=[9, 0], hands=["manor", "", "tavern"], cities=["framework"])

    play(game, "look 2", "take tavern", "build_razing tavern", "raze framework", "build manor")

    assert asked(game).seat == 1
    assert options(game) == ["confiscate", "pass"]


def test_a_card_taken_from_the_magistrate_can_be_confiscated_by_him() -> None:
    # Ruling R50
    game = warranted("wizard", gold=[9, 0], hands=["", "tavern"])

    play(game, "look 1", "take tavern", "build tavern", "confiscate")

    assert city(game, 1) == "tavern"
    assert hand(game, 1) == []


def test_a_traders_trade_district_can_be_confiscated_outside_his_limit() -> None:
    # Ruling R50
    game = warranted("trader", gold=[9, 0], hands=["tavern market manor"])

    play(game, "build tavern", "confiscate", "build manor", "build market")

    assert asked(game).seat == 0
    assert [city(game, 0), city(game, 1)] == ["manor market", "tavern"]


def test_only_the_gold_paid_for_a_thieves_den_comes_back() -> None:
    # Ruling R51
    game = warranted("king", gold=[5, 0], hands=["thieves_den manor tavern"])

    play(game, "build_with_cards thieves_den", "discard manor", "discard tavern", "done", "confiscate")

    assert list(game.gold) == [5, 0, 0, 0]
    assert hand(game, 0) == []
    assert bottom(game, 2) == ["tavern", "manor"]
    assert city(game, 1) == "thieves_den"


def test_nothing_comes_back_for_a_thieves_den_paid_with_cards_alone() -> None:
    # Ruling R51
    game = warranted("king", gold=[1, 0], hands=["thieves_den manor*2 tavern*2 temple*2"])
    play(
        game,
        "build_with_cards thieves_den",
        *["discard manor"] * 2,
        *["discard tavern"] * 2,
        *["discard temple"] * 2,
    )
    assert options(game) == ["confiscate", "pass"]

    events = play(game, "confiscate")

    assert list(game.gold) == [1, 0, 0, 0]
    assert told(events, "district-confiscated", FIELD_NAMES)[0]["gold"] == 0


def test_a_cardinal_gets_all_gold_of_the_price_and_the_lender_keeps_the_cards() -> None:
    # Ruling R55
    game = warranted("cardinal", gold=[3, 0, 2], hands=["palace manor tavern"])
    play(game, "borrow 2 palace", "give manor", "give tavern")
    assert asked(game).seat == 1

    play(game, "confiscate")

    assert list(game.gold) == [5, 0, 0, 0]
    assert hand(game, 0) == []
    assert hand(game, 2) == ["manor", "tavern"]
    assert city(game, 1) == "palace"


def test_a_cardinal_gets_the_gold_but_no_cards_for_a_thieves_den() -> None:
    # Ruling R51
    # Ruling R55
    game = warranted("cardinal", gold=[2, 0, 2], hands=["thieves_den manor temple tavern prison"])
    play(game, "build_with_cards thieves_den", "discard manor", "discard temple", "borrow 2 thieves_den")
    play(game, "give tavern", "give prison")
    assert asked(game).seat == 1

    play(game, "confiscate")

    assert list(game.gold) == [4, 0, 0, 0]
    assert hand(game, 0) == []
    assert hand(game, 2) == ["tavern", "prison"]
    assert city(game, 1) == "thieves_den"


def test_a_cardinal_may_borrow_from_the_magistrate_who_confiscates() -> None:
    # Ruling R55
    game = warranted("cardinal", gold=[4, 1], hands=["palace tavern"])

    play(game, "borrow 1 palace", "give tavern", "confiscate")

    assert list(game.gold) == [5, 0, 0, 0]
    assert hand(game, 1) == ["tavern"]
    assert city(game, 1) == "palace"


def test_an_alchemist_gets_a_confiscated_price_back_once() -> None:
    # Ruling R55
    game = warranted("alchemist", gold=[4, 1], hands=["manor"])
    play(game, "build manor", "confiscate")
    assert list(game.gold) == [4, 1, 0, 0]

    events = play(game, "end")

    assert list(game.gold) == [4, 1, 0, 0]
    assert "character-paid" not in names(events)


def test_an_alchemist_gets_the_price_of_a_district_that_is_left_at_the_end() -> None:
    game = warranted("alchemist", gold=[4, 1], hands=["manor"])
    play(game, "build manor", "pass")
    assert list(game.gold) == [1, 1, 0, 0]

    play(game, "end")

    assert list(game.gold) == [4, 1, 0, 0]


def test_an_alchemist_gets_back_what_he_paid_after_the_confiscation() -> None:
    # Ruling R55
    game = warranted("alchemist", gold=[4, 1], hands=["stables tavern"])

    play(game, "build stables", "confiscate", "build tavern", "end")

    assert list(game.gold) == [4, 1, 0, 0]
    assert city(game, 0) == "tavern"


def test_what_comes_back_is_what_was_paid_with_the_factory() -> None:
    game = warranted("king", gold=[5, 1], hands=["library"], cities=["factory"])

    play(game, "build library", "confiscate")

    assert list(game.gold) == [5, 1, 0, 0]


def test_a_builder_whose_last_card_was_confiscated_has_an_empty_hand_for_the_park() -> None:
    game = warranted("king", gold=[3, 1], hands=["manor"], cities=["park"], deck="temple tavern")

    play(game, "build manor", "confiscate", "end")

    assert hand(game, 0) == ["temple", "tavern"]


def test_a_warrant_on_a_bewitched_character_is_for_the_builds_of_the_witch() -> None:
    # Ruling R47
    game = table(
        "king",
        seats=4,
        characters=["witch", "magician", "king"],
        marks=[["bewitched", "king", 0], ["signed_warrant", "king", 1]],
        revealed=["witch", "king"],
        gathered=1,
        gold=[4, 0, 0],
        hands=["manor"],
    )

    play(game, "build manor", "confiscate")

    assert city(game, 1) == "manor"
