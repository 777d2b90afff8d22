import pytest

from tests.citadels.tables import bottom, city, hand, points, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

SEVEN = "manor castle palace temple church monastery cathedral"


def test_earns_a_gold_for_each_military_district() -> None:
    game = table("warlord", gold=[0], cities=["watchtower prison tavern"])

    play(game, "income")

    assert game.gold[0] == 2


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("warlord", gold=[3], hands=["prison"], cities=["watchtower keep"], uniques="keep")

    play(game, "income", "gold", "build prison")

    assert "income" not in options(game)


@pytest.mark.parametrize(("districts", "gold"), [("watchtower school_of_magic", 2), ("school_of_magic", 1)])
def test_the_school_of_magic_counts_as_military(districts: str, gold: int) -> None:
    # Ruling R6
    game = table("warlord", gold=[0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold


def test_destroys_a_district_for_one_gold_less_than_its_cost() -> None:
    # Ruling R90
    game = table("warlord", gold=[5, 1], cities=["", "castle tavern"])

    events = play(game, "destroy 1 castle")

    assert city(game, 1) == "tavern"
    assert list(game.gold) == [2, 1]
    assert told(events, "district-destroyed", FIELD_NAMES) == [
        {"seat": 0, "victim": 1, "district": "castle", "gold": 3}
    ]


@pytest.mark.parametrize(
    ("district", "price"),
    [("tavern", 0), ("market", 1), ("manor", 2), ("castle", 3), ("palace", 4), ("dragon_gate", 5), ("stables", 1)],
)
def test_the_price_is_the_cost_less_one(district: str, price: int) -> None:
    # Ruling R90
    game = table("warlord", gold=[9], cities=["", district])

    play(game, f"destroy 1 {district}")

    assert game.gold[0] == 9 - price


@pytest.mark.parametrize(("gold", "may"), [(5, True), (4, False)])
def test_the_dragon_gate_costs_five_to_destroy_though_it_scores_eight(gold: int, may: bool) -> None:
    # Ruling R90
    game = table("warlord", gold=[gold], cities=["", "dragon_gate"])

    assert sum(points(game, 1).values()) == 8
    assert ("destroy 1 dragon_gate" in options(game)) is may


def test_a_district_of_cost_one_is_destroyed_without_gold() -> None:
    # Ruling R90
    game = table("warlord", gold=[0], cities=["", "tavern market"])

    assert options(game) == ["gold", "cards", "destroy 1 tavern"]


def test_the_factory_of_the_owner_does_not_lower_the_price() -> None:
    # Ruling R81
    game = table("warlord", gold=[3], cities=["", "factory laboratory"])

    assert "destroy 1 laboratory" not in options(game)


def test_the_destroyed_district_goes_under_the_deck() -> None:
    game = table("warlord", gold=[5], cities=["", "manor"], deck="tavern market")

    play(game, "destroy 1 manor")

    assert bottom(game, 2) == ["manor", "market"]


def test_destroys_only_one_district() -> None:
    # Ruling R2
    game = table("warlord", gold=[9], cities=["", "manor tavern"])

    play(game, "destroy 1 manor")

    assert options(game) == ["gold", "cards"]


def test_destroys_before_gathering_if_wanted() -> None:
    # Ruling R3
    game = table("warlord", gold=[9], cities=["watchtower", "manor"])

    assert options(game) == ["gold", "cards", "income", "destroy 0 watchtower", "destroy 1 manor"]


def test_destroys_after_building_if_wanted() -> None:
    game = table("warlord", gold=[3], hands=["market"], cities=["", "docks"])

    play(game, "gold", "build market", "destroy 1 docks")

    assert city(game, 1) == ""
    assert game.gold[0] == 3 + 2 - 2 - 2


def test_may_destroy_nothing() -> None:
    # Ruling R1
    game = table("warlord", gold=[9], cities=["", "manor"])

    play(game, "gold", "end")

    assert city(game, 1) == "manor"


def test_destroys_an_own_district_at_the_same_price() -> None:
    # Ruling R91
    game = table("warlord", gold=[5], cities=["castle"])

    play(game, "destroy 0 castle")

    assert city(game, 0) == ""
    assert game.gold[0] == 2


def test_an_own_district_may_be_built_again_after_it_was_destroyed() -> None:
    # Ruling R91
    game = table("warlord", gold=[5], hands=["tavern"], cities=["tavern"])

    play(game, "gold", "destroy 0 tavern", "build tavern")

    assert city(game, 0) == "tavern"


def test_destroys_one_of_two_equal_districts() -> None:
    # Ruling R80
    game = table("warlord", gold=[5], cities=["", "manor*2 quarry"])

    play(game, "destroy 1 manor")

    assert city(game, 1) == "manor quarry"


@pytest.mark.parametrize(
    ("seats", "districts", "may"),
    [
        (4, SEVEN, False),
        (4, SEVEN.removesuffix(" cathedral"), True),
        (2, SEVEN, True),
        (3, f"{SEVEN} tavern", False),
        (4, "manor castle palace temple church monument", False),
        (4, "manor castle palace temple monument", True),
    ],
)
def test_destroys_nothing_in_a_completed_city(seats: int, districts: str, may: bool) -> None:
    # Ruling R91
    # Ruling R97
    game = table("warlord", seats=seats, gold=[9], cities=["", districts], first=1)

    assert ("destroy 1 manor" in options(game)) is may


@pytest.mark.parametrize(("districts", "may"), [(SEVEN, False), (SEVEN.removesuffix(" cathedral"), True)])
def test_destroys_nothing_in_the_own_completed_city(districts: str, may: bool) -> None:
    # Ruling R91
    game = table("warlord", seats=4, gold=[9], cities=[districts], first=0)

    assert ("destroy 0 manor" in options(game)) is may


@pytest.mark.parametrize(("owner", "keep"), [(1, "keep"), (1, "keep+"), (0, "keep")])
def test_does_not_destroy_the_keep_not_even_his_own(owner: int, keep: str) -> None:
    # Ruling R93
    cities = ["", ""]
    cities[owner] = f"{keep} manor"
    game = table("warlord", gold=[9], cities=cities)

    assert options(game) == ["gold", "cards", f"destroy {owner} manor"]


@pytest.mark.parametrize(("district", "price"), [("tavern", 1), ("manor", 3), ("great_wall", 5)])
def test_the_great_wall_makes_the_other_districts_of_its_city_dearer(district: str, price: int) -> None:
    # Ruling R90
    game = table("warlord", gold=[9], cities=["", "great_wall tavern manor"])

    play(game, f"destroy 1 {district}")

    assert game.gold[0] == 9 - price


def test_the_great_wall_must_be_paid_even_for_a_district_of_cost_one() -> None:
    # Ruling R90
    game = table("warlord", gold=[0], cities=["", "great_wall tavern"])

    assert options(game) == ["gold", "cards"]


@pytest.mark.parametrize(("target", "price"), [("0 tavern", 1), ("1 manor", 2)])
def test_the_own_great_wall_makes_the_own_districts_dearer_and_no_others(target: str, price: int) -> None:
    # Ruling R90
    game = table("warlord", gold=[9], cities=["great_wall tavern", "manor"])

    play(game, f"destroy {target}")

    assert game.gold[0] == 9 - price


@pytest.mark.parametrize(
    ("districts", "target", "price"),
    [
        ("manor+", "manor+", 3),
        ("great_wall manor+", "manor+", 4),
        ("great_wall+ manor", "manor", 3),
        ("great_wall+ manor", "great_wall+", 6),
        ("dragon_gate+", "dragon_gate+", 6),
    ],
)
def test_a_beautified_district_is_one_gold_dearer(districts: str, target: str, price: int) -> None:
    # Ruling R90
    game = table("warlord", seats=4, cast="artist", gold=[9], cities=["", districts])

    play(game, f"destroy 1 {target}")

    assert game.gold[0] == 9 - price


def test_the_gold_on_a_destroyed_district_goes_to_the_bank() -> None:
    # Ruling R79
    game = table("warlord", seats=4, cast="artist", gold=[9, 0], cities=["", "manor+"], deck="tavern")

    play(game, "destroy 1 manor+")

    assert list(game.gold) == [6, 0, 0, 0]
    assert bottom(game) == ["manor"]


def test_the_cards_under_a_destroyed_museum_go_under_the_deck() -> None:
    # Ruling R98
    game = table("warlord", gold=[9], cities=["", "museum"], tucked={"museum": "manor castle"}, deck="tavern")

    play(game, "destroy 1 museum")

    assert sorted(bottom(game, 3)) == ["castle", "manor", "museum"]
    assert game.position()["tucked"] == {}


def test_cards_under_a_museum_do_not_raise_its_price() -> None:
    # Ruling R98
    game = table("warlord", gold=[9], cities=["", "museum"], tucked={"museum": "manor castle"})

    play(game, "destroy 1 museum")

    assert game.gold[0] == 6


def test_what_he_destroys_is_offered_to_the_owner_of_a_graveyard() -> None:
    # Ruling R100
    game = table("warlord", edition="citadela", gold=[5, 1], cities=["", "graveyard manor"])
    play(game, "destroy 1 manor")
    assert asked(game).seat == 1

    play(game, "recover")

    assert hand(game, 1) == ["manor"]
    assert list(game.gold) == [3, 0]


def test_the_witch_destroys_as_a_bewitched_warlord_even_in_its_players_city() -> None:
    # Ruling R36
    game = table(
        call=8,
        gold=[5, 0],
        characters=["witch", "warlord"],
        cities=["watchtower", "manor"],
        marks=[["bewitched", "warlord", 0]],
    )

    play(game, "gold", "income", "destroy 1 manor")

    assert asked(game).seat == 0
    assert city(game, 1) == ""
    assert list(game.gold) == [4, 2]


def test_with_two_characters_destroys_only_in_the_warlords_turn() -> None:
    # Ruling R7
    game = table("merchant", gold=[9], characters=["merchant warlord"], cities=["", "manor"])
    assert "destroy 1 manor" not in options(game)

    play(game, "gold", "end")

    assert "destroy 1 manor" in options(game)


def test_has_the_last_word_in_a_tie() -> None:
    # Ruling R106
    game = table("warlord", characters=["warlord assassin", "architect merchant"], cities=["manor", "docks"])

    assert [score.place for score in game.scores()] == [1, 2]
