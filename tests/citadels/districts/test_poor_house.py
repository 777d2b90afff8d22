from tests.citadels.tables import hand, shown, table
from tests.tables import play


def test_without_gold_one_comes_at_the_end_of_the_turn() -> None:
    game = table("merchant", gold=[0, 0], cities=["poor_house"], gathered=1)

    events = play(game, "end")

    assert list(game.gold) == [1, 0]
    assert shown(events, 1, "district-paid") == [{"seat": 0, "district": "poor_house", "gold": 1}]


def test_with_gold_nothing_comes() -> None:
    game = table("merchant", gold=[1, 0], cities=["poor_house"], gathered=1)

    play(game, "end")

    assert list(game.gold) == [1, 0]


def test_spending_the_last_gold_is_enough() -> None:
    game = table("merchant", gold=[4, 0], hands=["poor_house"], gathered=1)

    play(game, "build poor_house", "end")

    assert list(game.gold) == [1, 0]


def test_it_and_the_park_help_in_the_same_turn() -> None:
    game = table("merchant", gold=[0, 0], cities=["park poor_house"], deck="tavern manor", gathered=1)

    play(game, "end")

    assert [game.gold[0], hand(game, 0)] == [1, ["manor", "tavern"]]


def test_gold_on_districts_is_no_stash() -> None:
    game = table("artist", seats=3, gold=[1], cities=["poor_house"], gathered=1)

    play(game, "beautify poor_house", "end")

    assert game.gold[0] == 1


def test_a_tax_that_takes_the_last_gold_leaves_the_stash_empty() -> None:
    game = table(
        "merchant", seats=3, cast="tax_collector", gold=[2], hands=["tavern"], cities=["poor_house"], gathered=1
    )

    play(game, "build tavern", "end")

    assert game.gold[0] == 1


def test_an_alchemist_who_spent_all_gets_one_gold_and_the_refund() -> None:
    # Ruling R78: Poor House before the refund.
    game = table("alchemist", gold=[3, 0], hands=["manor"], cities=["poor_house"], gathered=1)

    play(game, "build manor", "end")

    assert list(game.gold) == [4, 0]


def test_an_alchemist_who_has_gold_left_gets_only_the_refund() -> None:
    game = table("alchemist", gold=[4, 0], hands=["manor"], cities=["poor_house"], gathered=1)

    play(game, "build manor", "end")

    assert list(game.gold) == [4, 0]


def test_the_end_of_somebody_elses_turn_brings_nothing() -> None:
    game = table("merchant", gold=[0, 0], cities=["", "poor_house"], gathered=1)

    play(game, "end")

    assert list(game.gold) == [0, 0]


def test_a_witch_who_is_not_resumed_gets_nothing() -> None:
    # Ruling R29: not for a Witch who was not resumed.
    game = table("witch", gold=[0, 0], cities=["poor_house"], deck="tavern manor")

    play(game, "cards", "keep tavern", "bewitch architect")

    assert list(game.gold) == [0, 0]


def test_a_witch_who_ends_her_resumed_turn_gets_the_gold() -> None:
    game = table("witch", characters=["", "merchant"], gold=[0, 0], cities=["poor_house"], deck="tavern manor")

    play(game, "cards", "keep tavern", "bewitch merchant", "gold")
    assert list(game.gold) == [0, 2]
    play(game, "end")

    assert list(game.gold) == [1, 2]


def test_a_bewitched_player_gets_nothing() -> None:
    # Ruling R29: not for a bewitched player.
    game = table("witch", characters=["", "merchant"], gold=[0, 0], cities=["", "poor_house"], deck="tavern*4")

    play(game, "gold", "bewitch merchant", "cards", "keep tavern", "end")

    assert list(game.gold) == [2, 0]


def test_a_killed_player_gets_nothing() -> None:
    # Ruling R29: not for a killed player.
    game = table("assassin", characters=["", "merchant"], gold=[0, 0], cities=["", "poor_house"])

    play(game, "kill merchant", "gold", "end")

    assert list(game.gold) == [2, 0]
