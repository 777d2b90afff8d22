import pytest

from tests.citadels.tables import classic_table, dark_city_table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DARK = "classic,dark_city"


def test_takes_all_gold_when_the_named_character_is_called() -> None:
    game = classic_table("classic_thief", seats=4, characters=["classic_thief", "classic_warlord"], gold=[1, 5, 3])
    play(game, "rob classic_warlord", "gold")
    assert list(game.gold) == [3, 5, 3, 0]

    events = play(game, "end")

    assert list(game.gold) == [8, 0, 3, 0]
    assert told(events, "gold-stolen", FIELD_NAMES) == [{"seat": 0, "victim": 1, "gold": 5}]


def test_the_gold_that_the_merchant_gathers_and_gets_is_safe() -> None:
    # Ruling R31
    game = classic_table("classic_thief", characters=["classic_thief", "classic_merchant"], gold=[0, 5])
    play(game, "rob classic_merchant", "gold", "end")
    assert list(game.gold) == [7, 0]

    play(game, "gold")

    assert list(game.gold) == [7, 3]


def test_may_rob_neither_rank_one_nor_himself() -> None:
    # Ruling R21
    # Ruling R22
    # Ruling R32
    game = classic_table("classic_thief", seats=4, face_up="classic_merchant", gathered=1)

    assert options(game) == [
        "rob classic_magician",
        "rob classic_king",
        "rob classic_bishop",
        "rob classic_merchant",
        "rob classic_architect",
        "rob classic_warlord",
        "end",
    ]


def test_may_not_rob_the_murdered_one() -> None:
    # Ruling R32
    game = classic_table("classic_thief", seats=4, marks=[["killed", "classic_king", 1]])

    assert "rob classic_king" not in options(game)
    assert "rob classic_bishop" in options(game)


def test_may_rob_neither_the_witch_nor_the_bewitched_character() -> None:
    # Ruling R32
    game = dark_city_table("classic_thief", seats=4, cast="dark_city_witch", marks=[["bewitched", "classic_king", 1]])

    assert "rob dark_city_witch" not in options(game)
    assert "rob classic_king" not in options(game)
    assert "rob classic_bishop" in options(game)


def test_robs_for_the_witch_who_goes_on_as_the_bewitched_thief() -> None:
    # Ruling R41
    game = dark_city_table(
        "dark_city_witch",
        seats=4,
        characters=["dark_city_witch", "classic_thief", "classic_king"],
        gold=[0, 0, 5],
    )
    play(game, "gold", "bewitch classic_thief", "gold", "rob classic_king")

    play(game, "end")

    assert list(game.gold) == [7, 2, 0, 0]


def test_a_bewitched_thief_robs_nobody_himself() -> None:
    # Ruling R37
    game = dark_city_table(
        call=2,
        characters=["classic_thief", "dark_city_witch"],
        marks=[["bewitched", "classic_thief", 1]],
    )

    assert (asked(game).seat, options(game)) == (0, ["gold", "cards"])


@pytest.mark.parametrize("moves", [["rob classic_king", "gold"], ["gold", "rob classic_king"]])
def test_names_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R2
    # Ruling R3
    game = classic_table("classic_thief")

    play(game, *moves)

    assert options(game) == ["end"]


def test_naming_is_optional() -> None:
    # Ruling R23
    game = classic_table("classic_thief", characters=["classic_thief", "classic_king"], gold=[0, 5])

    play(game, "gold", "end")

    assert list(game.gold) == [2, 5]


def test_robbing_a_character_that_nobody_has_gives_nothing() -> None:
    # Ruling R21
    game = classic_table("classic_thief", characters=["classic_thief", "classic_king"], gold=[0, 5])

    play(game, "rob classic_merchant", "gold", "end", "gold", "end")

    assert list(game.gold) == [2, 7]


def test_a_victim_without_gold_loses_nothing() -> None:
    # Ruling R33
    game = classic_table("classic_thief", characters=["classic_thief", "classic_king"], gold=[0, 0])
    play(game, "rob classic_king", "gold")

    events = play(game, "end")

    assert told(events, "gold-stolen", FIELD_NAMES) == [{"seat": 0, "victim": 1, "gold": 0}]
    assert asked(game).seat == 1


def test_robbing_the_own_other_character_changes_nothing() -> None:
    # Ruling R22
    # Ruling R32
    game = classic_table("classic_thief", seats=3, characters=["classic_thief classic_king"], gold=[3])
    play(game, "rob classic_king", "gold")

    events = play(game, "end")

    assert game.gold[0] == 5
    assert "gold-stolen" not in names(events)


def test_an_alchemist_does_not_get_back_what_was_stolen() -> None:
    # Ruling R77
    game = dark_city_table(
        call=6,
        characters=["classic_thief", "dark_city_alchemist"],
        gold=[0, 5],
        hands=["", "market"],
        marks=[["robbed", "dark_city_alchemist", 0]],
    )

    play(game, "gold", "build market", "end")

    assert list(game.gold) == [5, 2]


def test_a_queen_is_robbed_before_her_three_gold_come() -> None:
    # Ruling R31
    game = dark_city_table(
        call=9,
        seats=5,
        characters=["classic_thief", "dark_city_queen"],
        gold=[0, 4],
        crown=2,
        marks=[["robbed", "dark_city_queen", 0]],
    )

    assert list(game.gold[:2]) == [4, 3]
