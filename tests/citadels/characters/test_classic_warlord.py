import pytest

from tests.citadels.tables import bottom, city, classic_table, dark_city_table, hand, points
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.errors import BadPosition

DARK = "classic,dark_city"
SEVEN = "manor castle palace temple church monastery cathedral"


@pytest.mark.parametrize(("districts", "gold"), [("watchtower prison tavern", 2), ("school_of_magic", 1)])
def test_earns_a_gold_for_each_military_district(districts: str, gold: int) -> None:
    # Ruling R6
    game = classic_table("classic_warlord", gold=[0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold


def test_destroys_nothing_before_the_end_of_the_turn() -> None:
    # Ruling R113
    game = classic_table("classic_warlord", gold=[9], cities=["watchtower", "manor"])
    assert options(game) == ["gold", "cards", "income"]

    play(game, "gold")

    assert options(game) == ["income", "end"]


def test_destroys_a_district_at_the_end_of_the_turn_for_one_gold_less_than_its_cost() -> None:
    # Ruling R90
    # Ruling R113
    game = classic_table("classic_warlord", gold=[3, 1], cities=["", "castle tavern"])
    play(game, "gold", "end")
    assert options(game) == ["destroy 1 castle", "destroy 1 tavern", "pass"]

    events = play(game, "destroy 1 castle")

    assert city(game, 1) == "tavern"
    assert list(game.gold) == [2, 1]
    assert told(events, "district-destroyed", FIELD_NAMES) == [
        {"seat": 0, "victim": 1, "district": "castle", "gold": 3}
    ]
    assert told(events, "turn-ended", FIELD_NAMES) == [{"seat": 0}]


def test_having_destroyed_takes_no_income_uses_nothing_and_builds_nothing() -> None:
    # Ruling R113
    game = classic_table(
        "classic_warlord",
        gold=[9],
        hands=["market"],
        cities=["watchtower classic_laboratory smithy", "tavern"],
    )
    play(game, "gold", "end")
    assert {"income", "build market", "use smithy", "use classic_laboratory"}.isdisjoint(options(game))

    play(game, "destroy 1 tavern")

    assert game.round == 2


def test_destroys_after_building_with_the_gold_that_is_left() -> None:
    # Ruling R113
    game = classic_table("classic_warlord", gold=[2], hands=["market"], cities=["", "docks castle"])

    play(game, "gold", "build market", "end")

    assert options(game) == ["destroy 0 market", "destroy 1 docks", "pass"]


def test_may_destroy_nothing() -> None:
    # Ruling R1
    game = classic_table("classic_warlord", gold=[9], cities=["", "manor"])

    play(game, "gold", "end", "pass")

    assert city(game, 1) == "manor"
    assert game.round == 2


def test_is_not_asked_when_nothing_can_be_destroyed() -> None:
    game = classic_table("classic_warlord", gold=[0], cities=["keep", "palace"])

    play(game, "gold", "end")

    assert game.round == 2


@pytest.mark.parametrize(
    ("district", "price"),
    [("tavern", 0), ("market", 1), ("palace", 4), ("dragon_gate", 5), ("university", 5), ("haunted_city", 1)],
)
def test_the_price_is_the_cost_less_one(district: str, price: int) -> None:
    # Ruling R90
    game = classic_table("classic_warlord", gold=[9], cities=["", district])

    play(game, "gold", "end", f"destroy 1 {district}")

    assert game.gold[0] == 11 - price


def test_a_district_of_cost_one_is_destroyed_without_gold() -> None:
    # Ruling R90
    game = classic_table("classic_warlord", gold=[0], cities=["", "tavern market"], gathered=1)

    play(game, "end")

    assert options(game) == ["destroy 1 tavern", "pass"]


def test_destroys_an_own_district_at_the_same_price() -> None:
    # Ruling R91
    game = classic_table("classic_warlord", gold=[3], cities=["castle"])

    play(game, "gold", "end", "destroy 0 castle")

    assert city(game, 0) == ""
    assert game.gold[0] == 2


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("districts", "may"), [(SEVEN, True), (f"{SEVEN} tavern", False)])
def test_destroys_nothing_in_a_city_of_eight_not_even_his_own(owner: int, districts: str, may: bool) -> None:
    # Ruling R91
    cities = ["", "", "docks"]
    cities[owner] = districts
    game = classic_table("classic_warlord", seats=4, gold=[9], cities=cities, first=owner)

    play(game, "gold", "end")

    assert (f"destroy {owner} manor" in options(game)) is may


def test_builds_the_eighth_district_and_then_leaves_the_own_city_alone() -> None:
    # Ruling R91
    # Ruling R113
    game = classic_table("classic_warlord", gold=[9], hands=["tavern"], cities=[SEVEN, "docks"])

    play(game, "gold", "build tavern", "end")

    assert options(game) == ["destroy 1 docks", "pass"]


@pytest.mark.parametrize("owner", [0, 1])
def test_does_not_destroy_the_keep_not_even_his_own(owner: int) -> None:
    # Ruling R93
    cities = ["", ""]
    cities[owner] = "keep manor"
    game = classic_table("classic_warlord", gold=[9], cities=cities)

    play(game, "gold", "end")

    assert options(game) == [f"destroy {owner} manor", "pass"]


def test_leaves_the_city_of_the_bishop_alone() -> None:
    # Ruling R92
    game = classic_table(
        "classic_warlord",
        seats=3,
        characters=["classic_warlord", "classic_bishop"],
        gold=[9],
        cities=["", "temple", "manor"],
        marks=[["protected", "classic_bishop", 1]],
    )

    play(game, "gold", "end")

    assert options(game) == ["destroy 2 manor", "pass"]


@pytest.mark.parametrize(("target", "price"), [("manor", 2), ("manor+", 3), ("dragon_gate+", 6)])
def test_a_beautified_district_is_one_gold_dearer(target: str, price: int) -> None:
    # Ruling R79
    # Ruling R90
    game = dark_city_table("classic_warlord", seats=4, gold=[9], cities=["", target])

    play(game, "gold", "end", f"destroy 1 {target}")

    assert game.gold[0] == 11 - price


@pytest.mark.parametrize(("cards", "price"), [("", 3), ("tavern", 4), ("tavern temple church", 6)])
def test_cards_under_the_museum_raise_its_price(cards: str, price: int) -> None:
    # Ruling R111
    game = dark_city_table(
        "classic_warlord",
        gold=[9],
        cities=["", "dark_city_museum manor"],
        tucked={"dark_city_museum": cards},
    )

    play(game, "gold", "end", "destroy 1 dark_city_museum")

    assert game.gold[0] == 11 - price


def test_cards_under_the_museum_do_not_make_the_rest_of_its_city_dearer() -> None:
    # Ruling R111
    game = dark_city_table(
        "classic_warlord",
        gold=[0],
        cities=["", "dark_city_museum manor"],
        tucked={"dark_city_museum": "tavern temple"},
    )

    play(game, "gold", "end")

    assert options(game) == ["destroy 1 manor", "pass"]


@pytest.mark.parametrize(("district", "price"), [("tavern", 1), ("manor", 3), ("dark_city_great_wall", 6)])
def test_the_great_wall_makes_its_whole_city_dearer_itself_included(district: str, price: int) -> None:
    game = dark_city_table("classic_warlord", gold=[9], cities=["", "dark_city_great_wall tavern manor"])

    play(game, "gold", "end", f"destroy 1 {district}")

    assert game.gold[0] == 11 - price


def test_the_destroyed_district_goes_under_the_deck() -> None:
    game = classic_table("classic_warlord", gold=[5], cities=["", "manor"], deck="tavern market")

    play(game, "gold", "end", "destroy 1 manor")

    assert bottom(game, 2) == ["manor", "market"]


def test_the_owner_of_a_graveyard_is_asked_before_the_turn_ends() -> None:
    # Ruling R100
    game = classic_table("classic_warlord", gold=[5, 1], cities=["", "graveyard manor"])
    events = play(game, "gold", "end", "destroy 1 manor")
    assert (asked(game).seat, options(game)) == (1, ["recover", "pass"])
    assert told(events, "turn-ended", FIELD_NAMES) == []

    events = play(game, "recover")

    assert hand(game, 1) == ["manor"]
    assert list(game.gold) == [5, 0]
    assert told(events, "turn-ended", FIELD_NAMES) == [{"seat": 0}]


def test_the_graveyard_does_not_help_itself_nor_the_warlord() -> None:
    # Ruling R100
    own = classic_table("classic_warlord", gold=[5, 1], cities=["graveyard", "manor"])
    other = classic_table("classic_warlord", gold=[5, 1], cities=["", "graveyard manor"])

    play(own, "gold", "end", "destroy 1 manor")
    play(other, "gold", "end", "destroy 1 graveyard")

    assert (own.round, other.round) == (2, 2)


def test_a_warlord_who_spent_all_gold_on_destroying_is_paid_by_the_poor_house() -> None:
    # Ruling R113
    game = dark_city_table("classic_warlord", gold=[0], cities=["dark_city_poor_house", "manor"])

    play(game, "gold", "end", "destroy 1 manor")

    assert game.gold[0] == 1


def test_a_poor_house_that_he_destroys_himself_pays_nothing() -> None:
    # Ruling R113
    game = dark_city_table("classic_warlord", gold=[2], cities=["dark_city_poor_house"])

    play(game, "gold", "end", "destroy 0 dark_city_poor_house")

    assert game.gold[0] == 0


def test_destroys_before_the_tax_is_due() -> None:
    # Ruling R107
    # Ruling R113
    game = dark_city_table(
        "classic_warlord",
        characters=["classic_warlord", "dark_city_tax_collector"],
        gold=[1, 0],
        hands=["tavern"],
        cities=["", "manor"],
        acted={"dark_city_tax_collector": 1, "classic_warlord": 0},
    )

    play(game, "gold", "build tavern", "end", "destroy 1 manor")

    assert list(game.gold) == [0, 0]


def test_cards_under_a_destroyed_museum_go_under_the_deck_with_it() -> None:
    # Ruling R98
    game = dark_city_table(
        "classic_warlord",
        gold=[9],
        cities=["", "dark_city_museum"],
        tucked={"dark_city_museum": "manor"},
        deck="tavern",
    )

    play(game, "gold", "end", "destroy 1 dark_city_museum")

    assert bottom(game, 2) == ["dark_city_museum", "manor"]


def test_who_loses_a_district_in_the_last_round_loses_its_points() -> None:
    game = classic_table("classic_warlord", gold=[9], cities=[f"{SEVEN} tavern", "docks market"], first=0)

    play(game, "gold", "end", "destroy 1 docks")

    assert game.decision is None
    assert points(game, 1) == {"districts": 2}


def test_the_witch_destroys_as_a_bewitched_warlord_at_the_end_of_her_turn() -> None:
    # Ruling R36
    # Ruling R113
    game = dark_city_table(
        call=8,
        characters=["dark_city_witch", "classic_warlord"],
        gold=[5, 0],
        cities=["watchtower", "manor"],
        marks=[["bewitched", "classic_warlord", 0]],
    )
    play(game, "gold")
    assert (asked(game).seat, options(game)) == (0, ["income", "end"])

    play(game, "income", "end", "destroy 1 manor")

    assert city(game, 1) == ""
    assert list(game.gold) == [4, 2]


def test_with_two_characters_destroys_only_at_the_end_of_the_warlords_turn() -> None:
    # Ruling R7
    game = classic_table(
        "classic_merchant",
        gold=[9],
        characters=["classic_merchant classic_warlord"],
        cities=["", "manor"],
    )
    play(game, "gold", "end")
    assert game.called == 8

    play(game, "gold", "end")

    assert options(game) == ["destroy 1 manor", "pass"]


def test_a_position_in_the_middle_of_the_last_question_goes_on() -> None:
    game = classic_table(
        "classic_warlord",
        gold=[4, 0],
        cities=["", "manor"],
        called=8,
        gathered=1,
        agenda=[
            {"step": "destroy_last", "seat": 0, "acting": "classic_warlord"},
            {"step": "end_turn", "seat": 0, "acting": "classic_warlord"},
            {"step": "end_round"},
        ],
    )
    assert options(game) == ["destroy 1 manor", "pass"]

    play(game, "destroy 1 manor")

    assert game.gold[0] == 2
    assert game.round == 2


def test_a_position_in_which_the_graveyard_asks_while_the_turn_ends_goes_on() -> None:
    # Ruling R100
    game = classic_table(
        "classic_warlord",
        gold=[0, 1],
        cities=["", "graveyard"],
        deck="tavern manor",
        called=8,
        gathered=1,
        agenda=[
            {"step": "offer_ruin", "seat": 1, "district": "manor"},
            {"step": "end_turn", "seat": 0, "acting": "classic_warlord"},
            {"step": "end_round"},
        ],
    )
    assert (asked(game).seat, options(game)) == (1, ["recover", "pass"])

    play(game, "recover")

    assert hand(game, 1) == ["manor"]
    assert (game.gold[1], game.round) == (0, 2)


def test_a_position_in_which_somebody_else_would_destroy_is_refused() -> None:
    with pytest.raises(BadPosition, match="whose turn it is"):
        classic_table(
            "classic_warlord",
            called=8,
            agenda=[
                {"step": "destroy_last", "seat": 1, "acting": "classic_warlord"},
                {"step": "end_turn", "seat": 0, "acting": "classic_warlord"},
                {"step": "end_round"},
            ],
        )
