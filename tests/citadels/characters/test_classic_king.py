import pytest

from tests.citadels.tables import classic_table, dark_city_table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DARK = "classic,dark_city"


@pytest.mark.parametrize(("districts", "gold"), [("manor castle tavern", 2), ("school_of_magic", 1)])
def test_earns_a_gold_for_each_noble_district(districts: str, gold: int) -> None:
    # Ruling R6
    game = classic_table("classic_king", gold=[0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = classic_table("classic_king", gold=[3], hands=["manor"], cities=["castle"])

    play(game, "income", "gold", "build manor")

    assert options(game) == ["end"]


def test_takes_the_crown_right_after_gathering() -> None:
    # Ruling R69
    game = classic_table("classic_king", seats=4, crown=2)
    assert game.crown == 2

    events = play(game, "gold")

    assert told(events, "crown-moved", FIELD_NAMES) == [{"seat": 0, "victim": 2}]
    assert game.crown == 0


def test_takes_the_crown_after_choosing_among_the_cards() -> None:
    # Ruling R69
    game = classic_table("classic_king", seats=4, crown=2, deck="manor tavern")
    play(game, "cards")
    assert game.crown == 2

    play(game, "keep manor")

    assert game.crown == 0


def test_keeps_a_crown_that_he_has() -> None:
    # Ruling R69
    game = classic_table("classic_king", seats=4, crown=0)

    events = play(game, "gold")

    assert "crown-moved" not in names(events)


def test_calls_the_later_ranks_and_picks_first_in_the_next_round() -> None:
    # Ruling R70
    game = classic_table("classic_king", seats=4, crown=2)
    play(game, "gold")

    events = play(game, "end")

    assert {fact["seat"] for fact in told(events, "rank-called", FIELD_NAMES)} == {0}
    assert asked(game).seat == 0
    assert game.round == 2


def test_murdered_he_takes_the_crown_when_the_round_ends() -> None:
    # Ruling R24
    game = classic_table(
        call=8,
        seats=4,
        characters=["classic_king", "classic_assassin", "", "classic_warlord"],
        marks=[["killed", "classic_king", 1]],
        crown=2,
    )

    events = play(game, "gold", "end")

    assert told(events, "killed-shown", FIELD_NAMES) == [{"seat": 0, "character": "classic_king"}]
    assert game.crown == game.opener == 0


def test_bewitched_he_gets_the_crown_all_the_same_and_the_witch_his_income() -> None:
    # Ruling R38
    game = dark_city_table(
        call=4,
        seats=3,
        characters=["dark_city_witch", "classic_king"],
        gold=[0, 0, 0],
        cities=["manor castle", "palace"],
        marks=[["bewitched", "classic_king", 0]],
        crown=2,
    )

    play(game, "gold", "income")

    assert game.crown == 1
    assert list(game.gold) == [2, 2, 0]


@pytest.mark.parametrize("seed", range(8))
def test_is_never_among_the_characters_laid_face_up(seed: int) -> None:
    # Ruling R12
    game = classic_table(seats=4, seed=seed)

    assert "classic_king" not in str(game.view(0).to_dict()["face_up"])


def test_without_a_king_the_crown_stays_where_it_is() -> None:
    game = classic_table(call=8, seats=4, characters=["classic_warlord", "classic_thief"], crown=2)

    play(game, "gold", "end")

    assert game.crown == game.opener == 2


def test_who_does_not_thank_in_the_ball_room_gets_no_crown() -> None:
    # Ruling R149
    game = dark_city_table(call=4, characters=["classic_king"], cities=["", "ball_room"], crown=1)

    play(game, "pass")

    assert (game.round, game.crown) == (2, 1)
