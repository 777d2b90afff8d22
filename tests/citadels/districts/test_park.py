from tests.citadels.tables import hand, table
from tests.tables import play


def test_with_an_empty_hand_two_cards_come_at_the_end_of_the_turn() -> None:
    game = table("merchant", cities=["park"], deck="tavern manor palace", gathered=1)

    play(game, "end")

    assert hand(game, 0) == ["manor", "tavern"]


def test_with_a_card_in_hand_nothing_comes() -> None:
    game = table("merchant", hands=["docks"], cities=["park"], deck="tavern manor palace", gathered=1)

    play(game, "end")

    assert hand(game, 0) == ["docks"]


def test_building_the_last_card_empties_the_hand() -> None:
    game = table("merchant", gold=[1, 0], hands=["tavern"], cities=["park"], deck="manor palace", gathered=1)

    play(game, "build tavern", "end")

    assert hand(game, 0) == ["manor", "palace"]


def test_it_works_in_the_turn_in_which_it_was_built() -> None:
    game = table("merchant", gold=[6, 0], hands=["park"], deck="manor palace", gathered=1)

    play(game, "build park", "end")

    assert hand(game, 0) == ["manor", "palace"]


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9: a draw gives what is left, also to the Park.
    game = table("merchant", cities=["park"], deck="tavern", gathered=1)

    play(game, "end")

    assert hand(game, 0) == ["tavern"]


def test_an_empty_deck_gives_nothing() -> None:
    game = table("merchant", cities=["park"], deck="", gathered=1)

    play(game, "end")

    assert hand(game, 0) == []


def test_the_end_of_somebody_elses_turn_brings_nothing() -> None:
    game = table("merchant", cities=["", "park"], gathered=1)

    play(game, "end")

    assert hand(game, 1) == []


def test_a_witch_who_is_not_resumed_gets_nothing() -> None:
    # Ruling R29: not for a Witch who was not resumed.
    game = table("witch", cities=["park"])

    play(game, "gold", "bewitch architect")

    assert hand(game, 0) == []


def test_a_witch_who_ends_her_resumed_turn_gets_the_cards() -> None:
    game = table("witch", characters=["", "merchant"], cities=["park"], deck="tavern manor palace")

    play(game, "gold", "bewitch merchant", "gold")
    assert hand(game, 0) == []
    play(game, "end")

    assert hand(game, 0) == ["manor", "tavern"]


def test_a_bewitched_player_gets_nothing() -> None:
    # Ruling R29: not for a bewitched player.
    game = table("witch", characters=["", "merchant"], cities=["", "park"])

    play(game, "gold", "bewitch merchant", "gold", "end")

    assert hand(game, 1) == []


def test_a_killed_player_gets_nothing() -> None:
    # Ruling R29: not for a killed player.
    game = table("assassin", characters=["", "merchant"], cities=["", "park"])

    play(game, "kill merchant", "gold", "end")

    assert hand(game, 1) == []


def test_with_two_characters_it_works_at_the_end_of_each_turn() -> None:
    game = table(
        "merchant",
        characters=["merchant warlord"],
        cities=["park laboratory"],
        deck="tavern manor palace",
        gathered=1,
    )

    play(game, "end")
    assert hand(game, 0) == ["manor", "tavern"]
    play(game, "gold", "build tavern", "use laboratory", "discard manor", "end")

    assert hand(game, 0) == ["manor", "palace"]
