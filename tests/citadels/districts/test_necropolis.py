from tests.citadels.tables import bottom, city, points, table
from tests.tables import asked, names, options, play

SIX = "manor temple church tavern market prison"


def test_it_is_built_by_destroying_an_own_district() -> None:
    game = table("merchant", gold=[0, 0], hands=["necropolis"], cities=["tavern manor"], gathered=1)

    play(game, "build_razing necropolis", "raze tavern")

    assert city(game, 0) == "manor necropolis"
    assert list(game.gold) == [0, 0]
    assert bottom(game) == ["tavern"]


def test_it_is_built_for_five_gold_as_well() -> None:
    game = table("merchant", gold=[5, 0], hands=["necropolis"], cities=["tavern"], gathered=1)

    play(game, "build necropolis")

    assert city(game, 0) == "tavern necropolis"
    assert list(game.gold) == [0, 0]


def test_any_own_district_may_be_destroyed() -> None:
    # Ruling R84: the destroyed district may be any own one.
    game = table("merchant", hands=["necropolis"], cities=["keep great_wall manor+ tavern", "palace"], gathered=1)

    play(game, "build_razing necropolis")

    assert options(game) == ["raze tavern", "raze great_wall", "raze keep", "raze manor+"]


def test_it_needs_a_district_to_destroy() -> None:
    game = table("merchant", gold=[4, 0], hands=["necropolis"], cities=["", "palace"], gathered=1)

    assert options(game) == ["extra_gold", "end"]


def test_no_other_district_is_built_that_way() -> None:
    game = table("merchant", gold=[0, 0], hands=["smithy"], cities=["tavern necropolis"], gathered=1)

    assert "build_razing smithy" not in options(game)


def test_of_two_equal_districts_one_is_destroyed() -> None:
    game = table("merchant", hands=["necropolis"], cities=["tavern*2"], gathered=1)

    play(game, "build_razing necropolis")
    assert options(game) == ["raze tavern"]
    play(game, "raze tavern")

    assert city(game, 0) == "tavern necropolis"


def test_it_counts_toward_the_limit() -> None:
    game = table("merchant", gold=[9, 0], hands=["necropolis palace"], cities=["tavern"], gathered=1)

    play(game, "build_razing necropolis", "raze tavern")

    assert options(game) == ["extra_gold", "end"]


def test_it_is_taxed() -> None:
    game = table(
        "merchant", seats=4, cast="tax_collector", gold=[1], hands=["necropolis"], cities=["tavern"], gathered=1
    )

    events = play(game, "build_razing necropolis", "raze tavern")

    assert list(game.gold) == [0, 0, 0, 0]
    assert "tax-paid" in names(events)


def test_it_is_not_confiscated_but_the_next_paid_district_is() -> None:
    # Ruling R49: the Necropolis built by destroying cannot be confiscated and does not use up the chance.
    game = table(
        "architect",
        cast="magistrate",
        gold=[3, 0],
        hands=["necropolis manor"],
        cities=["tavern"],
        marks=[["signed_warrant", "architect", 1]],
        gathered=1,
    )

    play(game, "build_razing necropolis", "raze tavern")
    assert asked(game).seat == 0
    play(game, "build manor", "confiscate")

    assert [city(game, 0), city(game, 1)] == ["necropolis", "manor"]


def test_paid_in_gold_it_is_confiscated_like_any_other() -> None:
    game = table(
        "merchant",
        cast="magistrate",
        gold=[5, 0],
        hands=["necropolis"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build necropolis", "confiscate")

    assert city(game, 1) == "necropolis"
    assert list(game.gold) == [5, 0]


def test_an_alchemist_gets_nothing_back_for_it() -> None:
    game = table("alchemist", gold=[3, 0], hands=["necropolis"], cities=["palace"], gathered=1)

    play(game, "build_razing necropolis", "raze palace", "end")

    assert list(game.gold) == [3, 0]


def test_it_works_in_a_completed_city() -> None:
    """It is a way to pay, not destruction."""
    game = table("merchant", seats=4, hands=["necropolis"], cities=[f"{SIX} palace"], gathered=1, first=1)

    play(game, "build_razing necropolis", "raze palace")

    assert city(game, 0) == f"{SIX} necropolis"
    assert points(game, 0)["completed"] == 2


def test_a_district_given_up_for_it_can_be_built_again() -> None:
    game = table("architect", gold=[1, 0], hands=["necropolis tavern"], cities=["tavern"], gathered=1)
    assert "build tavern" not in options(game)

    play(game, "build_razing necropolis", "raze tavern", "build tavern")

    assert city(game, 0) == "necropolis tavern"


def test_a_wizard_builds_it_out_of_another_hand() -> None:
    game = table("wizard", gold=[0, 0], hands=["", "necropolis"], cities=["tavern"])

    play(game, "look 1", "take necropolis", "build_razing necropolis", "raze tavern")

    assert city(game, 0) == "necropolis"


def test_the_graveyard_does_not_react_to_it() -> None:
    # Ruling R100: not for other destruction than a Warlord's.
    game = table("warlord", edition="citadela", gold=[0, 5], hands=["necropolis"], cities=["tavern", "graveyard"])

    play(game, "gold", "build_razing necropolis", "raze tavern")

    assert asked(game).seat == 0
