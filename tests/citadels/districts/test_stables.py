from tests.citadels.tables import city, table
from tests.tables import options, play


def test_building_them_leaves_the_limit_alone() -> None:
    # Ruling R85: Stables are no part of the limit.
    game = table("merchant", gold=[5, 0], hands=["stables manor tavern"], gathered=1)

    play(game, "build stables", "build manor")

    assert city(game, 0) == "stables manor"
    assert options(game) == ["extra_gold", "end"]


def test_they_may_be_built_after_the_limit_is_reached() -> None:
    # Ruling R85: Stables are no part of the limit.
    game = table("merchant", gold=[5, 0], hands=["stables manor tavern"], gathered=1)

    play(game, "build manor")
    assert options(game) == ["extra_gold", "build stables", "end"]
    play(game, "build stables")

    assert city(game, 0) == "manor stables"


def test_they_come_on_top_of_three_builds_of_an_architect() -> None:
    # Ruling R85: whoever builds them.
    game = table("architect", gold=[9, 0], hands=["stables temple tavern watchtower church"], gathered=1)

    play(game, "build temple", "build tavern", "build watchtower", "build stables")

    assert options(game) == ["extra_cards", "end"]


def test_they_are_paid_like_any_district() -> None:
    game = table("merchant", gold=[1, 0], hands=["stables"], gathered=1)
    assert "build stables" not in options(game)

    game = table("merchant", gold=[2, 0], hands=["stables"], gathered=1)
    play(game, "build stables")

    assert list(game.gold) == [0, 0]


def test_they_need_the_gathering_first() -> None:
    # Ruling R3: building may not come before gathering.
    game = table("merchant", gold=[9, 0], hands=["stables"])

    assert "build stables" not in options(game)


def test_they_are_taxed() -> None:
    game = table("merchant", seats=3, cast="tax_collector", gold=[3], hands=["stables"], gathered=1)

    play(game, "build stables")

    assert game.gold[0] == 0


def test_after_a_confiscation_another_district_may_be_built() -> None:
    # Ruling R50: they may be confiscated, and then do not use up the limit.
    game = table(
        "merchant",
        cast="magistrate",
        gold=[3, 0],
        hands=["stables manor"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build stables", "confiscate")
    assert city(game, 1) == "stables"
    play(game, "build manor")

    assert city(game, 0) == "manor"


def test_as_the_first_paid_build_they_use_up_the_magistrates_chance() -> None:
    # Ruling R48: declining ends the chance.
    game = table(
        "merchant",
        cast="magistrate",
        gold=[5, 0],
        hands=["stables manor"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build stables", "pass", "build manor")

    assert city(game, 0) == "stables manor"


def test_a_navigator_cannot_build_them() -> None:
    # Ruling R85: except a Navigator, who may not build.
    game = table("navigator", gold=[9, 0], hands=["stables"], gathered=1)

    assert options(game) == ["extra_gold", "extra_cards", "end"]


def test_a_witch_as_navigator_cannot_build_them() -> None:
    # Ruling R42: the Witch may not build at all, not even Stables.
    game = table("witch", characters=["", "navigator"], gold=[9, 0], hands=["stables"])

    play(game, "gold", "bewitch navigator", "gold")

    assert options(game) == ["extra_gold", "extra_cards", "end"]
