import pytest

from tests.citadels.tables import city, hand, points, table
from tests.tables import options, play
from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.ids import ARMORY, DISTRICT_NAMES, LIGHTHOUSE

UNIQUES = [
    name for name in DISTRICT_NAMES[ARMORY : LIGHTHOUSE + 1] if name not in ("factory", "secret_vault", "monument")
]


@pytest.mark.parametrize("name", UNIQUES)
def test_every_other_unique_district_costs_one_gold_less(name: str) -> None:
    cost = DISTRICT_CATALOG[DISTRICT_NAMES.index(name)].cost
    game = table("warlord", edition="citadela", gold=[cost - 1, 0], hands=[name], cities=["factory"], gathered=1)

    play(game, f"build {name}")

    assert list(game.gold) == [0, 0]
    assert city(game, 0) == f"factory {name}"


def test_the_discount_is_one_gold_and_no_more() -> None:
    game = table("merchant", gold=[2, 0], hands=["smithy"], cities=["factory"])

    play(game, "gold")
    assert "build smithy" in options(game)
    play(game, "build smithy")

    assert list(game.gold) == [0, 0]


def test_basic_districts_cost_as_much_as_ever() -> None:
    # Ruling R81: unique districts only.
    game = table("merchant", gold=[2, 0], hands=["palace manor"], cities=["factory"], gathered=1)
    assert "build manor" not in options(game)

    game = table("merchant", gold=[3, 0], hands=["palace manor"], cities=["factory"], gathered=1)
    play(game, "build manor")

    assert list(game.gold) == [0, 0]


def test_the_factory_itself_is_paid_in_full() -> None:
    # Ruling R81: not itself.
    game = table("merchant", gold=[4, 0], hands=["factory"], gathered=1)
    assert "build factory" not in options(game)

    game = table("merchant", gold=[5, 0], hands=["factory"], gathered=1)
    play(game, "build factory")

    assert list(game.gold) == [0, 0]


def test_nothing_is_refunded_for_what_was_built_before() -> None:
    game = table("merchant", gold=[5, 0], hands=["factory"], cities=["smithy keep"], gathered=1)

    play(game, "build factory")

    assert list(game.gold) == [0, 0]


def test_somebody_elses_factory_does_not_help() -> None:
    game = table("merchant", gold=[4, 0], hands=["smithy"], cities=["", "factory"], gathered=1)

    assert "build smithy" not in options(game)


def test_a_beautified_factory_gives_the_same_discount() -> None:
    game = table("merchant", gold=[4, 0], hands=["smithy"], cities=["factory+"], gathered=1)

    play(game, "build smithy")

    assert list(game.gold) == [0, 0]


def test_the_points_stay_the_printed_cost() -> None:
    # Ruling R81: cost for scoring unchanged.
    game = table("merchant", gold=[4, 0], hands=["smithy"], cities=["factory"], gathered=1)

    play(game, "build smithy")

    assert points(game, 0) == {"districts": 10}


def test_rank_8_pays_by_the_printed_cost() -> None:
    # Ruling R81: cost for rank 8 unchanged.
    game = table("warlord", gold=[3, 0], cities=["", "factory smithy"])
    assert "destroy 1 smithy" not in options(game)

    game = table("warlord", gold=[4, 0], cities=["", "factory smithy"])
    play(game, "destroy 1 smithy")

    assert list(game.gold) == [0, 0]


def test_the_thieves_den_costs_five_cards_or_gold() -> None:
    game = table("merchant", gold=[2, 0], hands=["thieves_den tavern*3"], cities=["factory"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard tavern", "discard tavern", "discard tavern", "done")

    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == []
    assert city(game, 0) == "factory thieves_den"


def test_five_cards_pay_for_the_thieves_den_alone() -> None:
    game = table("merchant", gold=[0, 0], hands=["thieves_den tavern*5 manor"], cities=["factory"], gathered=1)

    play(game, "build_with_cards thieves_den", *["discard tavern"] * 5)

    assert hand(game, 0) == ["manor"]
    assert city(game, 0) == "factory thieves_den"


def test_a_cardinal_borrows_what_is_missing_after_the_discount() -> None:
    # Ruling R75: the loan is counted after the discount.
    game = table("cardinal", gold=[2, 2], hands=["smithy tavern*2 manor"], cities=["factory"], gathered=1)

    play(game, "borrow 1 smithy", "give tavern", "give tavern")

    assert list(game.gold) == [0, 0]
    assert [hand(game, 0), hand(game, 1)] == [["manor"], ["tavern", "tavern"]]
    assert city(game, 0) == "factory smithy"


def test_a_cardinal_with_the_reduced_price_in_gold_does_not_borrow() -> None:
    game = table("cardinal", gold=[4, 2], hands=["smithy tavern"], cities=["factory"], gathered=1)

    assert "build smithy" in options(game)
    assert "borrow 1 smithy" not in options(game)


def test_an_alchemist_gets_back_what_was_really_paid() -> None:
    # Ruling R77: as really paid, after the Factory.
    game = table("alchemist", gold=[4, 0], hands=["smithy"], cities=["factory"], gathered=1)

    play(game, "build smithy", "end")

    assert list(game.gold) == [4, 0]


def test_a_confiscation_gives_back_what_was_really_paid() -> None:
    game = table(
        "merchant",
        cast="magistrate",
        gold=[4, 0],
        hands=["smithy"],
        cities=["factory"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build smithy", "confiscate")

    assert list(game.gold) == [4, 0]
    assert city(game, 1) == "smithy"


def test_the_discount_is_gone_with_the_factory() -> None:
    game = table("warlord", gold=[8, 0], hands=["smithy"], cities=["factory"], gathered=1)

    play(game, "destroy 0 factory")

    assert list(game.gold) == [4, 0]
    assert "build smithy" not in options(game)
