from tests.citadels.tables import city, dark_city_table
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DARK = "classic,dark_city"


def test_gets_back_the_gold_paid_for_building_when_the_turn_ends() -> None:
    # Ruling R77
    game = dark_city_table("dark_city_alchemist", gold=[3], hands=["castle"])
    play(game, "gold", "build castle")
    assert game.gold[0] == 1

    events = play(game, "end")

    assert game.gold[0] == 5
    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 0, "character": "dark_city_alchemist", "gold": 4}]


def test_gets_nothing_without_building() -> None:
    game = dark_city_table("dark_city_alchemist", gold=[3], hands=["castle"])

    play(game, "gold", "end")

    assert game.gold[0] == 5


def test_must_be_able_to_pay_first() -> None:
    game = dark_city_table("dark_city_alchemist", gold=[1], hands=["castle"])

    play(game, "gold")

    assert options(game) == ["end"]


def test_has_no_income_for_districts() -> None:
    game = dark_city_table("dark_city_alchemist", cities=["tavern market school_of_magic"])

    assert options(game) == ["gold", "cards"]


def test_gets_back_what_was_really_paid_with_factory_and_quarry() -> None:
    # Ruling R77
    factory = dark_city_table("dark_city_alchemist", gold=[2], hands=["smithy"], cities=["dark_city_factory"])
    quarry = dark_city_table("dark_city_alchemist", gold=[0], hands=["manor"], cities=["manor dark_city_quarry"])

    play(factory, "gold", "build smithy", "end")
    play(quarry, "gold", "build manor", "end")

    assert (factory.gold[0], quarry.gold[0]) == (4, 2)


def test_does_not_get_back_what_the_smithy_cost() -> None:
    # Ruling R77
    game = dark_city_table("dark_city_alchemist", gold=[3], hands=["manor"], cities=["smithy"])

    play(game, "gold", "use smithy", "build manor", "end")

    assert game.gold[0] == 3


def test_the_poor_house_comes_before_the_refund() -> None:
    # Ruling R78
    game = dark_city_table("dark_city_alchemist", gold=[1], hands=["manor"], cities=["dark_city_poor_house"])

    play(game, "gold", "build manor", "end")

    assert game.gold[0] == 4
    assert city(game, 0) == "dark_city_poor_house manor"


def test_the_refund_is_safe_from_the_tax() -> None:
    # Ruling R107
    game = dark_city_table(
        "dark_city_alchemist",
        characters=["dark_city_alchemist", "dark_city_tax_collector"],
        gold=[1, 0],
        hands=["manor"],
        acted={"dark_city_tax_collector": 1, "dark_city_alchemist": 0},
    )

    play(game, "gold", "build manor", "end")

    assert list(game.gold) == [3, 0]


def test_the_witch_gets_back_what_she_paid_after_the_pause() -> None:
    # Ruling R45
    game = dark_city_table(
        call=6,
        characters=["dark_city_witch", "dark_city_alchemist"],
        gold=[3, 0],
        hands=["manor"],
        marks=[["bewitched", "dark_city_alchemist", 0]],
    )

    play(game, "gold", "build manor", "end")

    assert list(game.gold) == [3, 2]


def test_with_two_characters_only_what_the_alchemist_builds_comes_back() -> None:
    # Ruling R7
    game = dark_city_table(
        "dark_city_alchemist",
        characters=["dark_city_alchemist classic_warlord"],
        gold=[1, 0],
        hands=["manor temple"],
    )

    play(game, "gold", "build manor", "end", "gold", "build temple", "end", "pass")

    assert game.gold[0] == 1 + 2 - 3 + 3 + 2 - 1
