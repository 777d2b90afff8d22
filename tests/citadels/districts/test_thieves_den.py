import pytest

from tests.citadels.tables import bottom, city, hand, sees, shown, table
from tests.tables import options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels


def test_cards_alone_can_pay_for_it() -> None:
    game = table("merchant", gold=[0, 0], hands=["thieves_den tavern*5 manor"], gathered=1)

    play(game, "build_with_cards thieves_den", *["discard tavern"] * 5, "discard manor")

    assert city(game, 0) == "thieves_den"
    assert hand(game, 0) == []
    assert list(game.gold) == [0, 0]


def test_cards_and_gold_together_can_pay_for_it() -> None:
    game = table("merchant", gold=[5, 0], hands=["thieves_den tavern*2 manor"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern", "discard manor", "done")

    assert city(game, 0) == "thieves_den"
    assert hand(game, 0) == ["tavern"]
    assert list(game.gold) == [1, 0]


def test_gold_alone_can_pay_for_it() -> None:
    game = table("merchant", gold=[6, 0], hands=["thieves_den tavern"], gathered=1)

    play(game, "build thieves_den")

    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == ["tavern"]


def test_too_little_of_both_does_not() -> None:
    game = table("merchant", gold=[2, 0], hands=["thieves_den tavern*3"], gathered=1)

    assert "build_with_cards thieves_den" not in options(game)


def test_the_den_itself_is_no_payment() -> None:
    # Ruling R82: not with itself.
    game = table("merchant", gold=[5, 0], hands=["thieves_den"], gathered=1)

    assert options(game) == ["extra_gold", "end"]


def test_without_another_card_there_is_only_gold_to_pay_with() -> None:
    game = table("merchant", gold=[9, 0], hands=["thieves_den"], gathered=1)

    assert options(game) == ["extra_gold", "build thieves_den", "end"]


def test_the_rest_cannot_be_paid_before_the_gold_suffices() -> None:
    game = table("merchant", gold=[4, 9], hands=["thieves_den tavern*3"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern")
    assert options(game) == ["discard tavern"]
    play(game, "discard tavern")
    assert options(game) == ["discard tavern", "done"]


def test_at_least_one_card_is_paid_that_way() -> None:
    game = table("merchant", gold=[6, 0], hands=["thieves_den tavern"], gathered=1)

    play(game, "build_with_cards thieves_den")

    assert options(game) == ["discard tavern"]


def test_nobody_can_pay_more_than_the_price() -> None:
    # Ruling R82: up to the price, no overpaying.
    game = table("merchant", gold=[9, 0], hands=["thieves_den tavern*5 manor*3"], gathered=1)

    play(game, "build_with_cards thieves_den", *["discard tavern"] * 5, "discard manor")

    assert city(game, 0) == "thieves_den"
    assert hand(game, 0) == ["manor", "manor"]
    assert list(game.gold) == [9, 0]


def test_the_cards_go_under_the_deck() -> None:
    game = table("merchant", gold=[4, 0], hands=["thieves_den tavern manor"], deck="palace", gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern", "discard manor", "done")

    assert bottom(game, 3) == ["manor", "tavern", "palace"]


def test_no_other_district_is_paid_with_cards() -> None:
    game = table("merchant", gold=[4, 0], hands=["smithy tavern*2"], cities=["thieves_den"], gathered=1)

    assert "build_with_cards smithy" not in options(game)


def test_the_framework_can_pay_for_all_of_it() -> None:
    # Ruling R83: the Framework pays the whole price of one district.
    game = table("merchant", gold=[0, 0], hands=["thieves_den tavern"], cities=["framework"], gathered=1)

    play(game, "build_razing thieves_den", "raze framework")

    assert city(game, 0) == "thieves_den"
    assert hand(game, 0) == ["tavern"]


def test_it_counts_toward_the_limit() -> None:
    game = table("merchant", gold=[9, 0], hands=["thieves_den tavern*2"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern", "done")

    assert options(game) == ["extra_gold", "end"]


def test_a_navigator_cannot_build_it() -> None:
    game = table("navigator", gold=[9, 0], hands=["thieves_den tavern*2"], gathered=1)

    assert options(game) == ["extra_gold", "extra_cards", "end"]


def test_an_alchemist_gets_back_the_gold_and_not_the_cards() -> None:
    # Ruling R77: as really paid, without cards.
    game = table("alchemist", gold=[4, 0], hands=["thieves_den tavern*2"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern", "discard tavern", "done", "end")

    assert list(game.gold) == [4, 0]
    assert hand(game, 0) == []


def den_under_warrant(gold: int) -> Citadels:
    """Let seat 0 pay for the Den with so much gold and the rest in cards, under the signed warrant of seat 1."""
    game = table(
        "merchant",
        cast="magistrate",
        gold=[gold, 0],
        hands=["thieves_den tavern*5 manor"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )
    moves = ["discard tavern"] * min(5, 6 - gold)
    moves += ["done"] if gold else ["discard manor"]
    play(game, "build_with_cards thieves_den", *moves)
    return game


def test_confiscated_only_the_gold_comes_back() -> None:
    # Ruling R51: only the gold comes back.
    game = den_under_warrant(gold=4)

    play(game, "confiscate")

    assert [city(game, 0), city(game, 1)] == ["", "thieves_den"]
    assert list(game.gold) == [4, 0]
    assert hand(game, 0) == ["manor", "tavern", "tavern", "tavern"]


def test_confiscated_after_a_payment_in_cards_alone_nothing_comes_back() -> None:
    # Ruling R51: if it was paid with cards alone, nothing.
    game = den_under_warrant(gold=0)
    assert options(game) == ["confiscate", "pass"]

    play(game, "confiscate")

    assert city(game, 1) == "thieves_den"
    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == []


def test_a_cardinal_borrows_what_cards_and_gold_do_not_pay() -> None:
    # Ruling R75: cards paid to the deck lower the price first.
    game = table("cardinal", gold=[2, 2], hands=["thieves_den tavern*2 manor*2 palace"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern", "discard tavern")
    assert options(game) == ["discard manor", "discard palace", "borrow 1 thieves_den"]
    play(game, "borrow 1 thieves_den", "give manor", "give manor")

    assert city(game, 0) == "thieves_den"
    assert list(game.gold) == [0, 0]
    assert [hand(game, 0), hand(game, 1)] == [["palace"], ["manor", "manor"]]
    assert bottom(game, 2) == ["tavern", "tavern"]


def test_a_cardinal_may_give_the_last_cards_for_the_loan() -> None:
    game = table("cardinal", gold=[2, 2], hands=["thieves_den tavern*2 manor*2"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern", "discard tavern")
    play(game, "borrow 1 thieves_den", "give manor", "give manor")

    assert city(game, 0) == "thieves_den"
    assert [hand(game, 0), hand(game, 1)] == [[], ["manor", "manor"]]


def test_a_cardinal_may_borrow_the_whole_rest_without_paying_cards() -> None:
    game = table("cardinal", gold=[4, 2], hands=["thieves_den tavern*2"], gathered=1)

    play(game, "borrow 1 thieves_den", "give tavern", "give tavern")

    assert city(game, 0) == "thieves_den"


def test_a_cardinal_needs_a_card_for_each_gold_that_is_missing() -> None:
    # Ruling R74: one hand card of his choice for each gold.
    game = table("cardinal", gold=[2, 9], hands=["thieves_den palace*3"], gathered=1)

    assert options(game) == ["borrow 1 palace", "end"]


def test_a_cardinal_borrows_once_in_a_turn() -> None:
    # Ruling R74: once a turn.
    game = table("cardinal", gold=[4, 9], hands=["thieves_den tavern*2"], used=["loan"], gathered=1)

    assert "borrow 1 thieves_den" not in options(game)
    play(game, "build_with_cards thieves_den", "discard tavern")
    assert options(game) == ["discard tavern"]


def test_a_wizard_pays_for_it_with_the_own_cards() -> None:
    game = table("wizard", gold=[4, 0], hands=["tavern*2", "thieves_den"])

    play(game, "look 1", "take thieves_den")
    assert options(game) == ["build_with_cards thieves_den", "keep_it"]
    play(game, "build_with_cards thieves_den", "discard tavern", "discard tavern", "done")

    assert city(game, 0) == "thieves_den"
    assert hand(game, 0) == []


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_learn_which_cards_paid_for_it(viewer: int) -> None:
    game = table("merchant", seats=4, gold=[5], hands=["thieves_den tavern manor"], gathered=1)
    other = table("merchant", seats=4, gold=[5], hands=["thieves_den prison palace"], gathered=1)

    events = play(game, "build_with_cards thieves_den", "discard tavern", "done")
    other_events = play(other, "build_with_cards thieves_den", "discard prison", "done")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "cards-discarded") == [{"seat": 0, "districts": ["unknown"], "count": 1, "known": 0}]
    assert shown(events, viewer, "district-built") == [{"seat": 0, "district": "thieves_den", "gold": 5}]
