from functools import partial
from typing import Any

import pytest

from tests.citadels.tables import dark_city_table, points
from tests.tables import play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels

throne_table = partial(dark_city_table, seats=4)
"""Sets a table of four with Dark City."""


def last_turn(acting: str, king: int = 1, crown: int = 0, **fields: Any) -> Citadels:
    """Let seat 0 end the last turn of a round in which the King of another seat was murdered."""
    return throne_table(
        acting,
        characters=["classic_king" if seat == king else "" for seat in range(4)],
        crown=crown,
        marks=[["killed", "classic_king", 3]],
        gathered=1,
        **fields,
    )


@pytest.mark.parametrize(("owner", "crown"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_its_owner_gets_a_gold_when_the_king_takes_the_crown(owner: int, crown: int) -> None:
    # Ruling R118
    cities = ["", "", "", ""]
    cities[owner] = "throne_room"
    game = throne_table("classic_king", gold=[0], cities=cities, crown=crown, deck="tavern")

    events = play(game, "cards", "keep tavern")

    assert game.crown == 0
    assert game.gold[owner] == 1
    assert sum(game.gold) == 1
    assert told(events, "district-paid", FIELD_NAMES) == [{"seat": owner, "district": "throne_room", "gold": 1}]


def test_a_king_who_has_the_crown_brings_nothing() -> None:
    # Ruling R118
    game = throne_table("classic_king", gold=[0, 0], cities=["", "throne_room"], crown=0)

    play(game, "gold")

    assert list(game.gold[:2]) == [2, 0]


def test_it_pays_when_a_murdered_king_takes_the_crown_at_the_end_of_the_round() -> None:
    # Ruling R118
    game = last_turn("dark_city_artist", gold=[0, 0, 0], cities=["", "", "throne_room"])

    play(game, "end")

    assert [game.crown, game.gold[2]] == [1, 1]


def test_a_murdered_king_who_has_the_crown_brings_nothing() -> None:
    # Ruling R118
    game = last_turn("dark_city_artist", crown=1, gold=[0, 0, 0], cities=["", "", "throne_room"])

    play(game, "end")

    assert [game.crown, game.gold[2]] == [1, 0]


def test_in_the_last_round_a_murdered_king_brings_its_gold_before_the_scores() -> None:
    # Ruling R118
    game = last_turn("dark_city_artist", gold=[0], cities=["throne_room dark_city_imperial_treasury"], first=2)

    play(game, "end")

    assert game.decision is None
    assert points(game, 0) == {"districts": 10, "dark_city_imperial_treasury": 1}


def test_a_bewitched_king_who_gets_the_crown_brings_a_gold() -> None:
    # Ruling R118
    game = throne_table(
        characters=["classic_king", "dark_city_witch"],
        call=4,
        gold=[0, 0, 0],
        cities=["", "", "throne_room"],
        crown=1,
        marks=[["bewitched", "classic_king", 1]],
    )

    play(game, "gold")

    assert [game.crown, game.gold[2]] == [0, 1]


@pytest.mark.parametrize("heir", [0, 1, 3])
def test_it_pays_when_the_schemer_hands_the_crown_on(heir: int) -> None:
    # Ruling R118
    game = throne_table("dark_city_emperor", gold=[0, 0], cities=["", "throne_room"], crown=2, gathered=1)

    play(game, f"crown {heir}")

    assert [game.crown, game.gold[1]] == [heir, 1]


def test_a_schemer_who_leaves_the_crown_where_it_is_brings_nothing() -> None:
    # Ruling R118
    game = throne_table("dark_city_emperor", gold=[0, 0], cities=["", "throne_room"], crown=2, gathered=1)

    play(game, "end")

    assert [game.crown, game.gold[1]] == [2, 0]


def test_its_gold_can_be_spent_in_the_turn_in_which_it_came() -> None:
    game = throne_table("classic_king", gold=[0], hands=["manor"], cities=["throne_room"], crown=1)

    play(game, "gold", "build manor")

    assert game.gold[0] == 0


def test_exchanged_it_pays_its_new_owner() -> None:
    game = last_turn("dark_city_diplomat", king=2, crown=1, gold=[1, 0], cities=["palace", "throne_room"])

    play(game, "end", "offer palace", "demand 1 throne_room")

    assert [game.crown, list(game.gold[:2])] == [2, [1, 1]]


def test_destroyed_it_pays_no_more() -> None:
    game = last_turn("classic_warlord", king=2, crown=1, gold=[5, 0], cities=["", "throne_room"])

    play(game, "end", "destroy 1 throne_room")

    assert [game.crown, list(game.gold[:2])] == [2, [0, 0]]


def test_a_king_who_does_not_thank_in_the_ball_room_brings_nothing() -> None:
    # Ruling R149
    game = throne_table(characters=["", "classic_king"], call=4, gold=[0, 0], cities=["ball_room throne_room"], crown=0)

    play(game, "pass")

    assert [game.crown, game.gold[0]] == [0, 0]


def test_it_costs_six_gold() -> None:
    game = dark_city_table("classic_thief", gold=[7], hands=["throne_room"], gathered=1)

    play(game, "build throne_room")

    assert [game.gold[0], points(game, 0)] == [1, {"districts": 6}]
