from tests.citadels.tables import city, table
from tests.tables import options, play


def test_earns_a_gold_for_each_trade_district() -> None:
    game = table("trader", gold=[0], cities=["tavern market manor"])

    play(game, "income")

    assert game.gold[0] == 2


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("trader", gold=[3], hands=["market"], cities=["tavern"])

    play(game, "income", "gold", "build market")

    assert options(game) == ["end"]


def test_the_income_may_come_after_all_the_building() -> None:
    # Ruling R5
    game = table("trader", gold=[4], hands=["tavern market docks"])

    play(game, "gold", "build tavern", "build market", "build docks", "income")

    assert game.gold[0] == 3


def test_the_income_may_come_before_gathering() -> None:
    # Ruling R3
    game = table("trader", cities=["tavern"])

    assert options(game) == ["gold", "cards", "income"]


def test_builds_any_number_of_trade_districts() -> None:
    # Ruling R86
    game = table("trader", gold=[20], hands=["tavern market trading_post docks harbor town_hall"])

    play(game, "gold", "build tavern", "build market", "build trading_post", "build docks", "build harbor")

    assert options(game) == ["income", "build town_hall", "end"]


def test_builds_one_other_district_besides() -> None:
    # Ruling R86
    game = table("trader", gold=[20], hands=["tavern manor market temple"])

    play(game, "gold", "build tavern", "build manor")
    assert options(game) == ["income", "build market", "end"]
    play(game, "build market")

    assert city(game, 0) == "tavern manor market"


def test_builds_no_second_other_district() -> None:
    # Ruling R86
    game = table("trader", gold=[20], hands=["manor temple"])

    play(game, "gold", "build manor")

    assert options(game) == ["end"]


def test_builds_no_trade_district_twice() -> None:
    # Ruling R80
    game = table("trader", gold=[20], hands=["tavern*2"])

    play(game, "gold", "build tavern")

    assert options(game) == ["income", "end"]


def test_the_school_of_magic_pays_as_a_trade_district() -> None:
    # Ruling R6
    game = table("trader", gold=[0], cities=["school_of_magic"])

    play(game, "income")

    assert game.gold[0] == 1


def test_the_school_of_magic_is_no_trade_district_for_building() -> None:
    # Ruling R6
    game = table("trader", gold=[20], hands=["manor school_of_magic tavern"])

    play(game, "gold", "build manor")

    assert options(game) == ["build tavern", "end"]


def test_the_school_of_magic_uses_up_the_limit() -> None:
    # Ruling R6
    game = table("trader", gold=[20], hands=["manor school_of_magic tavern"])

    play(game, "gold", "build school_of_magic")

    assert options(game) == ["income", "build tavern", "end"]


def test_the_stables_are_besides_everything_else() -> None:
    # Ruling R85
    game = table("trader", gold=[20], hands=["manor stables tavern"])

    play(game, "gold", "build manor", "build tavern", "build stables")

    assert city(game, 0) == "manor tavern stables"


def test_a_confiscated_trade_district_uses_up_no_limit() -> None:
    # Ruling R50
    game = table(
        "trader",
        gold=[20, 0],
        hands=["tavern manor market"],
        characters=["trader", "magistrate"],
        marks=[["signed_warrant", "trader", 1]],
    )

    play(game, "gold", "build tavern", "confiscate")

    assert city(game, 1) == "tavern"
    assert game.gold[0] == 22
    assert options(game) == ["build manor", "build market", "end"]


def test_only_the_first_trade_district_can_be_confiscated() -> None:
    # Ruling R48
    game = table(
        "trader",
        gold=[20, 0],
        hands=["tavern market"],
        characters=["trader", "magistrate"],
        marks=[["signed_warrant", "trader", 1]],
    )

    play(game, "gold", "build tavern", "confiscate", "build market")

    assert city(game, 0) == "market"


def test_every_trade_district_is_taxed() -> None:
    # Ruling R88
    game = table("trader", seats=4, cast="tax_collector", gold=[5], hands=["tavern market"])

    play(game, "gold", "build tavern", "build market")

    assert game.gold[0] == 7 - 1 - 1 - 2 - 1
    assert game.position()["gold_on"] == {"tax_collector": 2}


def test_the_witch_builds_as_a_bewitched_trader() -> None:
    # Ruling R36
    game = table(
        call=6,
        gold=[9, 0],
        hands=["tavern market manor"],
        characters=["witch", "trader"],
        marks=[["bewitched", "trader", 0]],
    )

    play(game, "gold", "build tavern", "build market", "build manor")

    assert city(game, 0) == "tavern market manor"


def test_with_two_characters_the_other_turn_builds_one_district_only() -> None:
    # Ruling R7
    game = table("trader", gold=[20], hands=["tavern market docks"], characters=["trader warlord"])

    play(game, "gold", "build tavern", "end", "gold", "build market")

    assert "build docks" not in options(game)
