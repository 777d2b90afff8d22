import pytest

from tests.citadels.tables import city, dark_city_table, points, rules
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DARK = "classic,dark_city"


def test_beautifies_one_or_two_districts_with_a_gold_each() -> None:
    # Ruling R79
    game = dark_city_table("dark_city_artist", seats=4, gold=[9], cities=["manor tavern market"])

    events = play(game, "beautify manor", "beautify market")

    assert city(game, 0) == "manor+ tavern market+"
    assert game.gold[0] == 7
    assert told(events, "district-beautified", FIELD_NAMES) == [
        {"seat": 0, "district": "manor", "gold": 1},
        {"seat": 0, "district": "market", "gold": 1},
    ]
    assert options(game) == ["gold", "cards"]


def test_beautifies_each_district_once_in_the_game() -> None:
    # Ruling R79
    game = dark_city_table("dark_city_artist", seats=4, gold=[9], cities=["manor+ tavern"])

    assert options(game) == ["gold", "cards", "beautify tavern"]


def test_needs_a_gold_for_each_district() -> None:
    # Ruling R137
    game = dark_city_table("dark_city_artist", seats=4, gold=[1], cities=["manor tavern"])

    play(game, "beautify manor")

    assert options(game) == ["gold", "cards"]


def test_beautifies_a_district_built_in_the_same_turn() -> None:
    # Ruling R79
    game = dark_city_table("dark_city_artist", seats=4, gold=[3], hands=["manor"])

    play(game, "gold", "build manor", "beautify manor")

    assert city(game, 0) == "manor+"


def test_may_beautify_nothing() -> None:
    # Ruling R1
    game = dark_city_table("dark_city_artist", seats=4, gold=[3], cities=["manor"])

    play(game, "gold", "end")

    assert city(game, 0) == "manor"


def test_beautifies_nothing_in_other_cities() -> None:
    game = dark_city_table("dark_city_artist", seats=4, gold=[3], cities=["", "manor"])

    assert options(game) == ["gold", "cards"]


def test_a_beautified_district_scores_one_point_more() -> None:
    # Ruling R79
    game = dark_city_table("dark_city_artist", seats=4, gold=[3], cities=["manor dragon_gate"])
    before = sum(points(game, 0).values())

    play(game, "beautify manor", "beautify dragon_gate")

    assert sum(points(game, 0).values()) == before + 2


@pytest.mark.parametrize(("gold", "may"), [(2, False), (3, True)])
def test_the_warlord_pays_one_gold_more_for_a_beautified_district(gold: int, may: bool) -> None:
    # Ruling R90
    game = dark_city_table("classic_warlord", seats=4, gold=[gold], cities=["", "manor+ tavern"], gathered=1)

    play(game, "end")

    assert ("destroy 1 manor+" in options(game)) is may


def test_a_beautified_museum_adds_its_coin_to_its_cards() -> None:
    # Ruling R111
    game = dark_city_table(
        "classic_warlord",
        seats=4,
        gold=[9],
        cities=["", "dark_city_museum+"],
        tucked={"dark_city_museum": "tavern"},
        gathered=1,
    )

    play(game, "end", "destroy 1 dark_city_museum+")

    assert game.gold[0] == 9 - (4 + 1 + 1 - 1)


def test_the_coin_of_a_destroyed_district_goes_to_the_bank() -> None:
    # Ruling R79
    game = dark_city_table("classic_warlord", seats=4, gold=[9, 0], cities=["", "manor+"], gathered=1)

    play(game, "end", "destroy 1 manor+")

    assert list(game.gold[:2]) == [6, 0]


def test_coins_are_not_taxed_gold() -> None:
    # Ruling R107
    game = dark_city_table(
        "dark_city_artist",
        seats=4,
        characters=["dark_city_artist", "dark_city_tax_collector"],
        gold=[2, 0],
        hands=["manor"],
        acted={"dark_city_tax_collector": 1, "dark_city_artist": 0},
    )

    play(game, "gold", "build manor", "beautify manor", "end")

    assert list(game.gold[:2]) == [0, 0]


def test_an_artist_who_has_laid_out_all_gold_is_paid_by_the_poor_house() -> None:
    game = dark_city_table("dark_city_artist", seats=4, gold=[0], cities=["dark_city_poor_house manor"])

    play(game, "gold", "beautify manor", "beautify dark_city_poor_house", "end")

    assert game.gold[0] == 1


def test_has_no_income_for_districts() -> None:
    game = dark_city_table("dark_city_artist", seats=4, gold=[0], cities=["tavern school_of_magic"])

    assert options(game) == ["gold", "cards"]


def test_the_witch_beautifies_her_own_districts() -> None:
    # Ruling R36
    game = dark_city_table(
        call=9,
        seats=4,
        characters=["dark_city_witch", "dark_city_artist"],
        gold=[3, 0],
        cities=["manor", "tavern"],
        marks=[["bewitched", "dark_city_artist", 0]],
    )

    play(game, "gold")

    assert (asked(game).seat, options(game)) == (0, ["beautify manor", "end"])


@pytest.mark.parametrize("seats", [2, 3])
def test_is_not_for_two_or_three_players(seats: int) -> None:
    assert "artist" not in rules("classic", "dark_city", seats=seats)


def test_is_rank_nine_with_four_players() -> None:
    assert "artist" in rules("classic", "dark_city", seats=4)
