from tests.citadels.tables import bottom, city, hand, points, table
from tests.tables import asked, names, options, play

SIX = "manor temple church tavern market prison"


def test_it_is_destroyed_instead_of_paying_for_a_district() -> None:
    game = table("merchant", gold=[0, 0], hands=["palace"], cities=["framework"], gathered=1)

    play(game, "build_razing palace", "raze framework")

    assert city(game, 0) == "palace"
    assert list(game.gold) == [0, 0]
    assert bottom(game) == ["framework"]


def test_paying_in_gold_stays_possible() -> None:
    game = table("merchant", gold=[5, 0], hands=["palace"], cities=["framework"], gathered=1)

    play(game, "build palace")

    assert city(game, 0) == "framework palace"
    assert list(game.gold) == [0, 0]


def test_only_the_framework_pays_for_others() -> None:
    game = table("merchant", gold=[0, 0], hands=["palace"], cities=["tavern framework keep"], gathered=1)

    play(game, "build_razing palace")

    assert options(game) == ["raze framework"]


def test_without_it_nothing_can_be_destroyed_for_a_district() -> None:
    game = table("merchant", gold=[0, 0], hands=["palace"], cities=["tavern", "framework"], gathered=1)

    assert "build_razing palace" not in options(game)


def test_it_works_once() -> None:
    game = table("architect", gold=[0, 0], hands=["palace fortress"], cities=["framework"], gathered=1)

    play(game, "build_razing palace", "raze framework")

    assert options(game) == ["extra_cards", "end"]


def test_the_build_counts_toward_the_limit() -> None:
    # Ruling R83: the build counts toward the limit.
    game = table("merchant", gold=[9, 0], hands=["palace manor"], cities=["framework"], gathered=1)

    play(game, "build_razing palace", "raze framework")

    assert options(game) == ["extra_gold", "end"]


def test_it_needs_the_gathering_first() -> None:
    # Ruling R3: building may not come before gathering.
    game = table("merchant", hands=["palace"], cities=["framework"])

    assert options(game) == ["gold", "cards", "extra_gold"]


def test_the_build_is_taxed() -> None:
    # Ruling R83: the build is taxed.
    game = table(
        "merchant", seats=4, cast="tax_collector", gold=[2], hands=["palace"], cities=["framework"], gathered=1
    )

    events = play(game, "build_razing palace", "raze framework")

    assert list(game.gold) == [1, 0, 0, 0]
    assert "tax-paid" in names(events)


def test_the_build_is_not_confiscated_but_the_next_paid_one_is() -> None:
    # Ruling R49: Framework builds cannot be confiscated and do not use up the chance.
    game = table(
        "architect",
        cast="magistrate",
        gold=[3, 0],
        hands=["palace manor"],
        cities=["framework"],
        marks=[["signed_warrant", "architect", 1]],
        gathered=1,
    )

    play(game, "build_razing palace", "raze framework")
    assert asked(game).seat == 0
    play(game, "build manor")
    assert [asked(game).seat, options(game)] == [1, ["confiscate", "pass"]]
    play(game, "confiscate")

    assert [city(game, 0), city(game, 1)] == ["palace", "manor"]
    assert list(game.gold) == [3, 0]


def test_an_alchemist_gets_nothing_back_for_it() -> None:
    game = table("alchemist", gold=[4, 0], hands=["palace"], cities=["framework"], gathered=1)

    play(game, "build_razing palace", "raze framework", "end")

    assert list(game.gold) == [4, 0]


def test_it_cannot_build_the_secret_vault() -> None:
    # Ruling R87: never built.
    game = table("merchant", hands=["secret_vault"], cities=["framework"], gathered=1)

    assert options(game) == ["extra_gold", "end"]


def test_it_cannot_build_a_district_that_stands_already() -> None:
    game = table("merchant", hands=["palace"], cities=["framework palace"], gathered=1)

    assert "build_razing palace" not in options(game)


def test_it_cannot_build_the_monument_as_the_sixth_district() -> None:
    game = table("merchant", hands=["monument"], cities=["framework manor temple tavern prison"], gathered=1)

    assert "build_razing monument" not in options(game)


def test_it_can_pay_for_the_necropolis() -> None:
    # Ruling R83: also of the Necropolis.
    game = table("merchant", gold=[0, 0], hands=["necropolis"], cities=["framework tavern"], gathered=1)

    play(game, "build_razing necropolis")
    assert options(game) == ["raze tavern", "raze framework"]
    play(game, "raze framework")

    assert city(game, 0) == "tavern necropolis"


def test_it_can_pay_for_the_card_that_a_wizard_took_and_leaves_the_limit_alone() -> None:
    # Ruling R83: also of the Wizard's card.
    game = table("wizard", gold=[1, 0], hands=["tavern", "palace"], cities=["framework"], gathered=1)

    play(game, "look 1", "take palace")
    assert options(game) == ["build_razing palace", "keep_it"]
    play(game, "build_razing palace", "raze framework", "build tavern")

    assert city(game, 0) == "palace tavern"
    assert [hand(game, 0), hand(game, 1)] == [[], []]


def test_a_navigator_cannot_build_with_it() -> None:
    game = table("navigator", hands=["palace"], cities=["framework"], gathered=1)

    assert options(game) == ["extra_gold", "extra_cards", "end"]


def test_it_works_in_a_completed_city() -> None:
    """It is a way to pay, not destruction."""
    game = table("merchant", seats=4, hands=["palace"], cities=[f"framework {SIX}"], gathered=1, first=0)

    play(game, "build_razing palace", "raze framework")

    assert city(game, 0) == f"{SIX} palace"
    assert points(game, 0)["first"] == 4


def test_a_city_that_gives_it_up_for_its_seventh_district_is_not_completed() -> None:
    game = table(
        "merchant", seats=4, hands=["palace"], cities=["framework manor temple church tavern market"], gathered=1
    )

    events = play(game, "build_razing palace", "raze framework")

    assert "city-completed" not in names(events)


def test_a_beautified_one_can_be_destroyed_too() -> None:
    game = table("merchant", gold=[0, 0], hands=["palace"], cities=["framework+"], gathered=1)

    play(game, "build_razing palace", "raze framework+")

    assert city(game, 0) == "palace"
    assert bottom(game) == ["framework"]


def test_the_graveyard_does_not_react_to_it() -> None:
    # Ruling R100: not for other destruction than a Warlord's.
    game = table("warlord", edition="citadela", gold=[0, 5], hands=["palace"], cities=["framework", "graveyard"])

    play(game, "gold", "build_razing palace", "raze framework")

    assert asked(game).seat == 0
