import pytest

from tests.citadels.districts.tucked import full_museum_table
from tests.citadels.tables import city, dark_city_table, points, rules
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.errors import BadPosition

DARK = "classic,dark_city"
SEVEN = "manor castle palace temple church monastery cathedral"


@pytest.mark.parametrize(("districts", "gold"), [("watchtower prison tavern", 2), ("school_of_magic", 1)])
def test_earns_a_gold_for_each_military_district(districts: str, gold: int) -> None:
    # Ruling R6
    game = dark_city_table("dark_city_diplomat", gold=[0], cities=[districts])

    play(game, "income")

    assert game.gold[0] == gold


def test_exchanges_nothing_before_the_end_of_the_turn() -> None:
    # Ruling R113
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=["watchtower", "manor"])
    assert options(game) == ["gold", "cards", "income"]

    play(game, "gold")

    assert options(game) == ["income", "end"]


def test_exchanges_a_district_at_the_end_of_the_turn_and_pays_the_owner_the_difference() -> None:
    # Ruling R94
    # Ruling R113
    game = dark_city_table("dark_city_diplomat", gold=[3, 1], cities=["tavern market", "castle temple"])
    play(game, "gold", "end")
    assert options(game) == ["offer tavern", "offer market", "pass"]

    events = play(game, "offer market", "demand 1 castle")

    assert [city(game, 0), city(game, 1)] == ["tavern castle", "temple market"]
    assert list(game.gold) == [3, 3]
    assert told(events, "districts-exchanged", FIELD_NAMES) == [
        {"seat": 0, "district": "market", "victim": 1, "got": "castle", "gold": 2}
    ]
    assert told(events, "turn-ended", FIELD_NAMES) == [{"seat": 0}]


def test_an_exchanged_military_district_pays_no_income_any_more() -> None:
    # Ruling R113
    game = dark_city_table("dark_city_diplomat", gold=[0], cities=["tavern", "watchtower"])

    play(game, "gold", "end", "offer tavern", "demand 1 watchtower")

    assert game.round == 2
    assert game.gold[0] == 2


def test_gives_away_a_district_built_in_the_same_turn() -> None:
    # Ruling R113
    game = dark_city_table("dark_city_diplomat", gold=[1], hands=["docks"], cities=["", "manor"])

    play(game, "gold", "build docks", "end", "offer docks", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "docks"]


def test_may_exchange_nothing() -> None:
    # Ruling R1
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=["tavern", "manor"])

    play(game, "gold", "end", "pass")

    assert [city(game, 0), city(game, 1)] == ["tavern", "manor"]
    assert game.round == 2


def test_is_not_asked_when_nothing_can_be_exchanged() -> None:
    game = dark_city_table("dark_city_diplomat", gold=[0], cities=["tavern", "palace"])

    play(game, "gold", "end")

    assert game.round == 2


@pytest.mark.parametrize("district", ["market", "harbor"])
def test_gets_nothing_back_for_a_dearer_district(district: str) -> None:
    # Ruling R94
    game = dark_city_table("dark_city_diplomat", gold=[3, 5], cities=["castle", district])

    play(game, "gold", "end", "offer castle", f"demand 1 {district}")

    assert list(game.gold) == [5, 5]


def test_demands_nothing_that_cannot_be_paid() -> None:
    # Ruling R94
    game = dark_city_table("dark_city_diplomat", gold=[1], cities=["market", "manor castle"], gathered=1)

    play(game, "end", "offer market")

    assert options(game) == ["demand 1 manor"]


@pytest.mark.parametrize("own", ["tavern manor", "tavern manor dark_city_quarry"])
def test_does_not_take_a_district_that_stands_in_the_own_city(own: str) -> None:
    # Ruling R94
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=[own, "manor castle"])

    play(game, "gold", "end", "offer tavern")

    assert options(game) == ["demand 1 castle"]


@pytest.mark.parametrize("other", ["manor castle", "manor castle dark_city_quarry"])
def test_does_not_give_a_district_that_stands_in_the_other_city(other: str) -> None:
    # Ruling R94
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=["tavern manor", other])

    play(game, "gold", "end")

    assert options(game) == ["offer tavern", "pass"]


@pytest.mark.parametrize(("districts", "may"), [(SEVEN, True), (f"{SEVEN} docks", False)])
def test_takes_nothing_from_a_city_of_eight(districts: str, may: bool) -> None:
    # Ruling R114
    game = dark_city_table("dark_city_diplomat", seats=4, gold=[9], cities=["tavern", districts], first=1)

    play(game, "gold", "end")

    assert (game.decision is not None and "offer tavern" in options(game)) is may


def test_gives_a_district_of_the_own_city_of_eight() -> None:
    # Ruling R97
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=[f"{SEVEN} docks", "tavern"], first=0)

    play(game, "gold", "end", "offer docks", "demand 1 tavern")

    assert [city(game, 0), city(game, 1)] == [f"{SEVEN} tavern", "docks"]


def test_does_not_take_the_keep() -> None:
    # Ruling R93
    # Ruling R114
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=["tavern", "keep manor"])

    play(game, "gold", "end", "offer tavern")

    assert options(game) == ["demand 1 manor"]


def test_may_give_the_own_keep() -> None:
    # Ruling R93
    game = dark_city_table("dark_city_diplomat", gold=[9], cities=["keep", "manor"])

    play(game, "gold", "end", "offer keep", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "keep"]


def test_leaves_the_city_of_the_bishop_alone() -> None:
    # Ruling R92
    # Ruling R114
    game = dark_city_table(
        "dark_city_diplomat",
        characters=["dark_city_diplomat", "classic_bishop"],
        gold=[9],
        cities=["tavern", "temple"],
        marks=[["protected", "classic_bishop", 1]],
    )

    play(game, "gold", "end")

    assert game.round == 2


@pytest.mark.parametrize(
    ("own", "other", "gold"),
    [("market", "docks", [8, 1]), ("manor", "docks", [9, 0]), ("castle", "dark_city_great_wall", [7, 2])],
)
def test_the_great_wall_does_not_concern_him(own: str, other: str, gold: list[int]) -> None:
    # Ruling R114
    game = dark_city_table("dark_city_diplomat", gold=[9, 0], cities=[own, "dark_city_great_wall docks"], gathered=1)

    play(game, "end", f"offer {own}", f"demand 1 {other}")

    assert list(game.gold) == gold


@pytest.mark.parametrize(
    ("own", "other", "gold"),
    [
        ("harbor", "dark_city_museum", [7, 2]),
        ("dark_city_museum", "palace", [9, 0]),
        ("dark_city_museum", "dark_city_factory", [9, 0]),
        ("dark_city_museum", "dragon_gate", [9, 0]),
    ],
)
def test_cards_under_the_museum_count_on_both_sides(own: str, other: str, gold: list[int]) -> None:
    # Ruling R111
    game = full_museum_table("dark_city_diplomat", gold=[9, 0], cities=[own, other])

    play(game, "end", f"offer {own}", f"demand 1 {other}")

    assert list(game.gold) == gold


def test_a_museum_made_dear_by_its_cards_cannot_be_demanded_without_the_gold() -> None:
    # Ruling R111
    game = full_museum_table("dark_city_diplomat", gold=[1, 0], cities=["harbor", "dark_city_museum docks"])

    play(game, "end", "offer harbor")

    assert options(game) == ["demand 1 docks"]


@pytest.mark.parametrize(
    ("own", "other", "owner"), [("harbor", "dark_city_museum", 0), ("dark_city_museum", "harbor", 1)]
)
def test_the_cards_under_a_museum_go_along(own: str, other: str, owner: int) -> None:
    # Ruling R98
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[9],
        cities=[own, other],
        tucked={"dark_city_museum": "manor castle"},
    )

    play(game, "gold", "end", f"offer {own}", f"demand 1 {other}")

    assert sum(points(game, owner).values()) == 6
    assert sum(points(game, 1 - owner).values()) == 4


@pytest.mark.parametrize(
    ("own", "other", "gold"),
    [("market", "docks+", [7, 2]), ("market+", "docks", [9, 0]), ("market+", "docks+", [8, 1])],
)
def test_beautifying_counts_on_both_sides_and_the_coins_go_along(own: str, other: str, gold: list[int]) -> None:
    # Ruling R79
    game = dark_city_table("dark_city_diplomat", seats=4, gold=[9, 0], cities=[own, other], gathered=1)

    play(game, "end", f"offer {own}", f"demand 1 {other}")

    assert [city(game, 0), city(game, 1)] == [other, own]
    assert list(game.gold[:2]) == gold


def test_the_factory_does_not_change_the_difference() -> None:
    # Ruling R81
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[9, 0],
        cities=["castle dark_city_factory", "smithy"],
        gathered=1,
    )

    play(game, "end", "offer castle", "demand 1 smithy")

    assert list(game.gold) == [8, 1]


@pytest.mark.parametrize(
    ("before", "own", "other", "gold"),
    [(0, "dark_city_poor_house", "smithy", 0), (2, "manor", "dark_city_poor_house", 1)],
)
def test_the_poor_house_helps_a_diplomat_only_if_it_is_his_after_the_exchange(
    before: int, own: str, other: str, gold: int
) -> None:
    # Ruling R113
    game = dark_city_table("dark_city_diplomat", gold=[before], cities=[own, other], gathered=1)

    play(game, "end", f"offer {own}", f"demand 1 {other}")

    assert game.gold[0] == gold


def test_the_other_player_is_not_asked() -> None:
    game = dark_city_table("dark_city_diplomat", gold=[5], cities=["market", "castle"])

    play(game, "gold", "end", "offer market")

    assert asked(game).seat == 0


def test_the_tax_is_due_after_the_exchange() -> None:
    # Ruling R107
    # Ruling R113
    game = dark_city_table(
        "dark_city_diplomat",
        seats=3,
        characters=["dark_city_diplomat", "dark_city_tax_collector"],
        gold=[0, 0, 0],
        hands=["tavern"],
        cities=["", "", "market"],
        acted={"dark_city_tax_collector": 1, "dark_city_diplomat": 0},
    )

    play(game, "gold", "build tavern", "end", "offer tavern", "demand 2 market")

    assert list(game.gold) == [0, 0, 1]


def test_the_same_players_bishop_does_not_matter_to_him() -> None:
    # Ruling R92
    game = dark_city_table(
        "dark_city_diplomat",
        characters=["dark_city_diplomat classic_bishop"],
        gold=[5],
        cities=["market", "castle"],
        marks=[["protected", "classic_bishop", 0]],
    )

    play(game, "gold", "end", "offer market", "demand 1 castle")

    assert city(game, 0) == "castle"


def test_the_graveyard_is_not_in_the_deck() -> None:
    assert "graveyard" not in rules("classic", "dark_city", "diplomat")
    assert "graveyard" in rules("classic", "dark_city", "warlord")


def test_the_witch_exchanges_as_a_bewitched_diplomat() -> None:
    # Ruling R36
    game = dark_city_table(
        call=8,
        characters=["dark_city_witch", "dark_city_diplomat"],
        gold=[5, 0],
        cities=["market", "manor"],
        marks=[["bewitched", "dark_city_diplomat", 0]],
    )

    play(game, "gold", "end", "offer market", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "market"]
    assert list(game.gold) == [4, 3]


def test_a_position_in_the_middle_of_the_last_question_goes_on() -> None:
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[4, 0],
        cities=["market", "manor"],
        called=8,
        gathered=1,
        agenda=[
            {"step": "offer_last", "seat": 0, "acting": "dark_city_diplomat"},
            {"step": "end_turn", "seat": 0, "acting": "dark_city_diplomat"},
            {"step": "end_round"},
        ],
    )
    assert options(game) == ["offer market", "pass"]

    play(game, "offer market", "demand 1 manor")

    assert city(game, 0) == "manor"


def test_a_position_after_the_offer_remembers_that_the_wall_does_not_count() -> None:
    # Ruling R114
    game = dark_city_table(
        "dark_city_diplomat",
        gold=[1, 0],
        cities=["market", "docks dark_city_great_wall"],
        called=8,
        gathered=1,
        agenda=[
            {"step": "demand_district", "seat": 0, "place": "market", "walls": 0},
            {"step": "end_turn", "seat": 0, "acting": "dark_city_diplomat"},
            {"step": "end_round"},
        ],
    )

    play(game, "demand 1 docks")

    assert list(game.gold) == [0, 1]


def test_a_position_in_which_a_district_is_offered_that_he_has_not_is_refused() -> None:
    with pytest.raises(BadPosition, match="a market in the city of seat 0"):
        dark_city_table(
            "dark_city_diplomat",
            called=8,
            agenda=[
                {"step": "demand_district", "seat": 0, "place": "market", "walls": 0},
                {"step": "end_turn", "seat": 0, "acting": "dark_city_diplomat"},
                {"step": "end_round"},
            ],
        )
