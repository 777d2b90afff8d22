"""The Witch as anybody of ranks 2 to 5: what she may do and what is left to the bewitched player."""

import pytest

from tests.citadels.characters.marked import resumed_as
from tests.citadels.tables import city, hand, table
from tests.tables import asked, names, options, play


def test_as_thief_she_gets_the_stolen_gold() -> None:
    # Ruling R41
    game = resumed_as("thief", "king", gold=[0, 0, 5])

    play(game, "rob king", "end")

    assert list(game.gold) == [7, 2, 0, 0]


def test_as_thief_she_robs_neither_herself_nor_the_thief() -> None:
    # Ruling R32
    game = resumed_as("thief")

    assert options(game)[0] == "rob magician"
    assert {"rob witch", "rob thief"}.isdisjoint(options(game))


def test_as_thief_she_may_rob_the_other_character_of_the_bewitched_player() -> None:
    # Ruling R41
    game = table("witch", seats=3, characters=["witch bishop", "thief king", "magician warlord"], gold=[0, 4, 0])
    play(game, "gold", "bewitch thief", "gold", "rob king", "end", "gold")

    play(game, "end")

    assert list(game.gold) == [8, 0, 2]


def test_as_spy_she_spies_also_on_the_bewitched_player() -> None:
    game = resumed_as("spy", gold=[0, 1], hands=["", "tavern market"], deck="manor temple prison")

    play(game, "spy 1 trade")

    assert list(game.gold) == [4, 1, 0, 0]
    assert hand(game, 0) == ["manor", "temple"]


def test_as_blackmailer_she_lays_the_threats_and_gets_the_bribe() -> None:
    # Ruling R41
    game = resumed_as("blackmailer", "king", gold=[0, 0, 4])

    play(game, "threaten king", "threaten bishop", "real bishop", "end", "gold", "bribe")

    assert list(game.gold) == [5, 2, 3, 0]


def test_as_blackmailer_she_decides_on_turning_over_and_takes_the_gold() -> None:
    # Ruling R41
    game = resumed_as("blackmailer", "king", gold=[0, 0, 4])
    play(game, "threaten king", "threaten bishop", "real king", "end", "gold", "refuse")
    assert asked(game).seat == 0

    play(game, "unmask")

    assert list(game.gold) == [8, 2, 0, 0]


def test_as_blackmailer_she_has_no_hold_over_her_own_other_character() -> None:
    # Ruling R62
    game = table("witch", seats=3, characters=["witch king", "blackmailer bishop", "magician warlord"])
    play(game, "gold", "bewitch blackmailer", "gold", "threaten king", "threaten bishop", "real king", "end")
    play(game, "gold", "end", "gold")

    assert asked(game).seat == 0
    assert "bribe" not in options(game)


def test_as_blackmailer_she_threatens_the_other_character_of_the_bewitched_player() -> None:
    # Ruling R41
    game = table("witch", seats=3, characters=["witch king", "blackmailer bishop", "magician warlord"], gold=[0, 0, 0])
    play(game, "gold", "bewitch blackmailer", "gold", "threaten king", "threaten bishop", "real king", "end")
    play(game, "gold", "end", "gold", "end", "gold")

    assert asked(game).seat == 1
    assert options(game) == ["bribe", "refuse"]


def test_as_magician_she_swaps_her_own_hand() -> None:
    game = resumed_as("magician", hands=["manor", "tavern market"])

    play(game, "swap 1")

    assert hand(game, 0) == ["tavern", "market"]
    assert hand(game, 1) == ["manor"]


def test_as_wizard_she_takes_builds_and_doubles() -> None:
    game = resumed_as("wizard", gold=[4, 0], hands=["manor", "tavern"], cities=["tavern manor"])

    play(game, "look 1", "take tavern", "build tavern", "build manor")

    assert city(game, 0) == "tavern manor tavern manor"
    assert options(game) == ["end"]


def test_as_seer_she_takes_and_gives_and_builds_two() -> None:
    game = resumed_as("seer", gold=[9, 0], hands=["manor church prison", "tavern", "temple"])

    play(game, "foresee", "give church", "give prison", "build tavern", "build temple")

    assert [hand(game, seat) for seat in range(3)] == [["manor"], ["church"], ["prison"]]
    assert options(game) == ["end"]


@pytest.mark.parametrize("character", ["king", "patrician"])
def test_a_bewitched_king_or_patrician_gets_the_crown_right_after_gathering(character: str) -> None:
    # Ruling R38
    game = table("witch", seats=4, characters=["witch", character], crown=3)
    play(game, "gold", f"bewitch {character}")
    assert game.crown == 3

    events = play(game, "gold")

    assert game.crown == 1
    assert names(events) == ["gold-gathered", "crown-moved", "turn-resumed"]


def test_as_king_she_takes_the_noble_income_and_not_the_crown() -> None:
    # Ruling R38
    game = resumed_as("king", crown=3, gold=[0, 0], cities=["manor castle", "palace"])

    play(game, "income", "end")

    assert list(game.gold) == [4, 2, 0, 0]
    assert game.crown == 1


def test_as_patrician_she_takes_the_noble_income_in_cards() -> None:
    # Ruling R38
    game = resumed_as("patrician", crown=3, hands=[""], cities=["manor castle"], deck="temple tavern prison")

    play(game, "income")

    assert hand(game, 0) == ["temple", "tavern"]
    assert game.crown == 1


def test_as_emperor_she_must_move_the_crown_but_not_to_herself() -> None:
    # Ruling R39
    game = resumed_as("emperor", crown=3, gold=[0, 0])
    assert game.crown == 3

    assert options(game) == ["crown 1", "crown 2"]


def test_as_emperor_she_takes_from_the_new_holder_even_the_bewitched_player() -> None:
    # Ruling R39
    game = resumed_as("emperor", crown=3, gold=[0, 0], cities=["manor"])

    play(game, "crown 1", "take_gold", "income")

    assert game.crown == 1
    assert list(game.gold) == [4, 1, 0, 0]
    assert options(game) == ["end"]


@pytest.mark.parametrize(
    ("rank_eight", "moves", "open_"),
    [
        ("warlord", [], "destroy 1 temple"),
        ("diplomat", ["offer manor"], "demand 1 temple"),
        ("marshal", [], "seize 1 temple"),
    ],
)
def test_as_bishop_her_city_is_protected_and_the_bewitched_players_is_not(
    rank_eight: str, moves: list[str], open_: str
) -> None:
    # Ruling R40
    game = resumed_as("bishop", rank_eight, gold=[0, 0, 9], cities=["tavern", "temple", "manor"])

    play(game, "end", *moves)

    assert asked(game).seat == 2
    assert open_ in options(game)
    assert [option for option in options(game) if " 0 " in option] == []


def test_as_bishop_she_takes_the_religious_income() -> None:
    game = resumed_as("bishop", gold=[0, 0], cities=["temple church", "monastery"])

    play(game, "income")

    assert list(game.gold) == [4, 2, 0, 0]


def test_as_bishop_she_plays_with_the_hand_and_gold_that_she_has_by_then() -> None:
    # Ruling R36
    game = table(
        "witch", seats=4, characters=["witch", "bishop", "magician"], gold=[9, 0, 0], hands=["palace", "", "tavern"]
    )
    play(game, "gold", "bewitch bishop", "swap 0", "gold", "end", "gold")

    assert asked(game).seat == 0
    assert options(game) == ["build tavern", "end"]


def test_before_the_bishop_is_called_nobody_is_protected() -> None:
    # Ruling R40
    game = table("witch", seats=4, characters=["witch", "bishop"], cities=["tavern", "tavern"])

    play(game, "gold", "bewitch bishop")

    assert not game.is_protected(0, 2)
    assert not game.is_protected(1, 2)


def test_as_abbot_she_splits_her_income_and_takes_from_the_richest() -> None:
    game = resumed_as("abbot", gold=[0, 9], cities=["temple church", "monastery"], deck="manor tavern")

    play(game, "income", "split 1", "tithe 1")

    assert list(game.gold) == [4, 10, 0, 0]
    assert hand(game, 0) == ["manor"]


def test_as_cardinal_she_borrows_from_the_bewitched_player() -> None:
    game = resumed_as("cardinal", gold=[2, 0], hands=["palace tavern"], cities=["temple"], deck="manor prison")

    play(game, "income", "borrow 1 palace", "give tavern")

    assert list(game.gold) == [0, 1, 0, 0]
    assert hand(game, 0) == ["manor"]
    assert hand(game, 1) == ["tavern"]
    assert city(game, 0) == "temple palace"
