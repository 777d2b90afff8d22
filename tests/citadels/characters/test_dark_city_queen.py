import pytest

from tests.citadels.tables import dark_city_table, rules
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.errors import BadRules

DARK = "classic,dark_city"


@pytest.mark.parametrize(("seats", "crown"), [(5, 1), (5, 4), (8, 1), (8, 7)])
def test_gets_three_gold_when_she_is_called_next_to_the_crown(seats: int, crown: int) -> None:
    # Ruling R110
    game = dark_city_table(call=9, seats=seats, characters=["dark_city_queen"], gold=[0], crown=crown)
    assert game.gold[0] == 3

    play(game, "gold")

    assert game.gold[0] == 5


@pytest.mark.parametrize(("seats", "crown"), [(5, 2), (5, 3), (8, 2), (8, 4), (8, 6)])
def test_gets_nothing_away_from_the_crown(seats: int, crown: int) -> None:
    # Ruling R110
    game = dark_city_table(call=9, seats=seats, characters=["dark_city_queen"], gold=[0], crown=crown)

    assert game.gold[0] == 0


def test_gets_nothing_for_a_crown_of_her_own() -> None:
    # Ruling R110
    game = dark_city_table(call=9, seats=5, characters=["dark_city_queen"], gold=[0], crown=0)

    assert game.gold[0] == 0


def test_the_gold_comes_when_she_is_called_and_everybody_hears_it() -> None:
    # Ruling R110
    game = dark_city_table(
        "classic_warlord",
        seats=5,
        characters=["classic_warlord", "dark_city_queen"],
        gold=[0, 0],
        crown=2,
        gathered=1,
    )

    events = play(game, "end")

    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 1, "character": "dark_city_queen", "gold": 3}]
    assert (asked(game).seat, options(game)) == (1, ["gold", "cards"])


@pytest.mark.parametrize(("king", "crown", "gold"), [(1, 3, 3), (2, 4, 0)])
def test_looks_at_a_crown_that_the_king_has_just_taken(king: int, crown: int, gold: int) -> None:
    # Ruling R110
    characters = ["dark_city_queen", "", "", "", ""]
    characters[king] = "classic_king"
    game = dark_city_table(call=4, seats=5, characters=characters, gold=[0], crown=crown)

    play(game, "gold", "end")

    assert game.gold[0] == gold


def test_looks_at_a_crown_that_the_schemer_has_just_moved() -> None:
    # Ruling R110
    game = dark_city_table(call=4, seats=5, characters=["dark_city_queen", "", "dark_city_emperor"], gold=[0], crown=3)

    play(game, "crown 4", "gold", "end")

    assert game.gold[0] == 3


def test_the_rank_four_character_does_not_matter() -> None:
    # Ruling R110
    game = dark_city_table(
        call=9,
        seats=5,
        characters=["dark_city_queen", "dark_city_emperor"],
        gold=[0],
        revealed=["dark_city_emperor"],
        crown=3,
    )

    assert game.gold[0] == 0


def test_the_holder_of_the_crown_may_be_murdered() -> None:
    # Ruling R110
    game = dark_city_table(
        call=9,
        seats=5,
        characters=["dark_city_queen", "classic_merchant", "classic_assassin"],
        gold=[0],
        crown=1,
        marks=[["killed", "classic_merchant", 2]],
    )

    assert game.gold[0] == 3


@pytest.mark.parametrize(("crown", "gold"), [(4, 3), (3, 0)])
def test_a_murdered_king_has_no_crown_yet_when_she_is_called(crown: int, gold: int) -> None:
    # Ruling R110
    game = dark_city_table(
        call=9,
        seats=5,
        characters=["dark_city_queen", "classic_king", "classic_assassin"],
        gold=[0],
        crown=crown,
        marks=[["killed", "classic_king", 2]],
    )
    assert game.gold[0] == gold

    play(game, "gold", "end")

    assert game.gold[0] == gold + 2
    assert game.crown == 1


def test_murdered_she_gets_nothing() -> None:
    game = dark_city_table(
        call=8,
        seats=5,
        characters=["dark_city_queen", "classic_warlord", "classic_assassin"],
        gold=[0],
        crown=1,
        marks=[["killed", "dark_city_queen", 2]],
    )

    play(game, "gold", "end")

    assert game.round == 2
    assert game.gold[0] == 0


@pytest.mark.parametrize(("crown", "gold"), [(1, [3, 0, 2]), (3, [0, 0, 2]), (0, [0, 0, 2])])
def test_bewitched_she_leaves_the_gold_to_the_witch_if_her_own_seat_is_next_to_the_crown(
    crown: int, gold: list[int]
) -> None:
    # Ruling R44
    # Ruling R110
    game = dark_city_table(
        call=9,
        seats=5,
        characters=["dark_city_witch", "", "dark_city_queen"],
        gold=[0, 0, 0],
        crown=crown,
        marks=[["bewitched", "dark_city_queen", 0]],
    )

    play(game, "gold")

    assert list(game.gold[:3]) == gold


def test_has_nothing_else_to_choose() -> None:
    game = dark_city_table(
        call=9,
        seats=5,
        characters=["dark_city_queen"],
        cities=["manor temple tavern prison school_of_magic"],
        crown=1,
    )

    assert options(game) == ["gold", "cards"]


def test_who_does_not_thank_in_the_ball_room_gets_nothing() -> None:
    # Ruling R149
    game = dark_city_table(
        call=9,
        seats=5,
        characters=["dark_city_queen"],
        gold=[0],
        cities=["", "ball_room"],
        crown=1,
    )
    assert (options(game), game.gold[0]) == (["thank", "pass"], 0)

    play(game, "pass")

    assert game.gold[0] == 0


def test_is_not_for_fewer_than_five_players() -> None:
    with pytest.raises(BadRules, match="only for 5 or more players"):
        dark_city_table("dark_city_queen", seats=4)


@pytest.mark.parametrize(("seats", "ninth"), [(4, "artist"), (5, "queen"), (8, "queen")])
def test_is_rank_nine_of_the_dark_city_from_five_players_on(seats: int, ninth: str) -> None:
    # Ruling R156
    assert {"artist", "queen"}.intersection(rules("classic", "dark_city", seats=seats)) == {ninth}
