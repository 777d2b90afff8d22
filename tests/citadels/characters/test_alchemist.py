from tests.citadels.tables import city, table
from tests.tables import names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES


def test_gets_back_the_gold_paid_for_building_when_the_turn_ends() -> None:
    # Ruling R77
    game = table("alchemist", gold=[3], hands=["castle"])
    play(game, "gold", "build castle")
    assert game.gold[0] == 1

    events = play(game, "end")

    assert game.gold[0] == 5
    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 0, "character": "alchemist", "gold": 4}]


def test_gets_nothing_without_building() -> None:
    game = table("alchemist", gold=[3])

    play(game, "gold", "end")

    assert game.gold[0] == 5


def test_must_be_able_to_pay_first() -> None:
    game = table("alchemist", gold=[1], hands=["castle"])

    play(game, "gold")

    assert options(game) == ["end"]


def test_has_no_income_for_districts() -> None:
    game = table("alchemist", cities=["tavern market school_of_magic"])

    assert options(game) == ["gold", "cards"]


def test_gets_back_the_gold_for_every_build_of_the_turn() -> None:
    # Ruling R77
    game = table("alchemist", gold=[4], hands=["castle stables"])

    play(game, "gold", "build stables", "build castle", "end")

    assert game.gold[0] == 6


def test_gets_back_what_was_really_paid_with_a_factory() -> None:
    # Ruling R77
    game = table("alchemist", gold=[2], hands=["laboratory"], cities=["factory"])

    play(game, "gold", "build laboratory", "end")

    assert game.gold[0] == 4


def test_gets_back_the_gold_for_a_thieves_den_and_not_the_cards() -> None:
    # Ruling R77
    game = table("alchemist", gold=[2], hands=["thieves_den tavern temple"])

    play(game, "gold", "build_with_cards thieves_den", "discard tavern", "discard temple", "done")
    assert game.gold[0] == 0
    play(game, "end")

    assert game.gold[0] == 4


def test_gets_nothing_for_a_district_paid_with_the_framework() -> None:
    # Ruling R77
    game = table("alchemist", gold=[3], hands=["castle"], cities=["framework"])

    play(game, "gold", "build_razing castle", "raze framework", "end")

    assert city(game, 0) == "castle"
    assert game.gold[0] == 5


def test_gets_nothing_for_a_necropolis_paid_with_a_district() -> None:
    # Ruling R77
    game = table("alchemist", gold=[3], hands=["necropolis"], cities=["tavern"])

    play(game, "gold", "build_razing necropolis", "raze tavern", "end")

    assert city(game, 0) == "necropolis"
    assert game.gold[0] == 5


def test_the_gold_for_the_smithy_does_not_come_back() -> None:
    # Ruling R77
    game = table("alchemist", gold=[3], cities=["smithy"])

    play(game, "gold", "use smithy", "end")

    assert game.gold[0] == 3


def test_the_tax_does_not_come_back() -> None:
    # Ruling R77
    game = table("alchemist", seats=4, cast="tax_collector", gold=[3], hands=["castle"])

    play(game, "gold", "build castle", "end")

    assert game.gold[0] == 4


def test_a_bribe_does_not_come_back() -> None:
    # Ruling R77
    game = table(
        "alchemist",
        gold=[4, 0],
        hands=["tavern"],
        characters=["alchemist", "blackmailer"],
        marks=[["threat", "alchemist", 1]],
    )

    play(game, "gold", "bribe", "build tavern", "end")

    assert list(game.gold) == [3, 3]


def test_the_poor_house_pays_before_the_gold_comes_back() -> None:
    # Ruling R78
    game = table("alchemist", gold=[2], hands=["castle"], cities=["poor_house"])
    play(game, "gold", "build castle")

    events = play(game, "end")

    assert game.gold[0] == 1 + 4
    assert names(events)[:3] == ["district-paid", "character-paid", "turn-ended"]


def test_the_poor_house_does_not_pay_while_gold_is_left() -> None:
    # Ruling R78
    game = table("alchemist", gold=[3], hands=["castle"], cities=["poor_house"])

    play(game, "gold", "build castle", "end")

    assert game.gold[0] == 5


def test_the_gold_for_a_confiscated_district_comes_back_at_once() -> None:
    # Ruling R55
    game = table(
        "alchemist",
        gold=[3, 0],
        hands=["castle"],
        characters=["alchemist", "magistrate"],
        marks=[["signed_warrant", "alchemist", 1]],
    )

    play(game, "gold", "build castle", "confiscate")

    assert city(game, 1) == "castle"
    assert game.gold[0] == 5


def test_the_gold_for_a_confiscated_district_does_not_come_back_twice() -> None:
    # Ruling R55
    game = table(
        "alchemist",
        gold=[4, 0],
        hands=["castle stables"],
        characters=["alchemist", "magistrate"],
        marks=[["signed_warrant", "alchemist", 1]],
    )

    play(game, "gold", "build castle", "confiscate", "build stables", "end")

    assert game.gold[0] == 6


def test_the_witch_gets_back_what_she_paid_after_the_pause() -> None:
    # Ruling R45
    game = table(
        call=6, gold=[4, 0], hands=["castle"], characters=["witch", "alchemist"], marks=[["bewitched", "alchemist", 0]]
    )

    play(game, "gold", "build castle", "end")

    assert city(game, 0) == "castle"
    assert list(game.gold) == [4, 2]


def test_with_two_characters_only_the_alchemists_own_builds_come_back() -> None:
    # Ruling R7
    game = table("alchemist", gold=[4], hands=["castle docks"], characters=["alchemist architect"])

    play(game, "gold", "build castle", "end", "gold", "build docks", "end")

    assert game.gold[0] == 4 + 2 + 2 - 3
