import pytest

from tests.citadels.tables import city, hand, points, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

SEVEN = "manor castle palace temple church monastery cathedral"
SIX = SEVEN.removesuffix(" cathedral")


def test_earns_a_gold_for_each_military_district() -> None:
    game = table("diplomat", gold=[0], cities=["watchtower prison tavern"])

    play(game, "income")

    assert game.gold[0] == 2


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("diplomat", gold=[3], hands=["prison"], cities=["watchtower"])

    play(game, "income", "gold", "build prison")

    assert options(game) == ["end"]


def test_the_school_of_magic_counts_as_military() -> None:
    # Ruling R6
    game = table("diplomat", gold=[0], cities=["school_of_magic"])

    play(game, "income")

    assert game.gold[0] == 1


def test_an_exchanged_military_district_pays_in_the_same_turn() -> None:
    # Ruling R5
    game = table("diplomat", gold=[0], cities=["tavern", "watchtower"])

    play(game, "offer tavern", "demand 1 watchtower", "income")

    assert game.gold[0] == 1


def test_exchanges_a_district_and_pays_the_owner_the_difference() -> None:
    # Ruling R94
    game = table("diplomat", gold=[5, 1], cities=["tavern market", "castle temple"])

    events = play(game, "offer market", "demand 1 castle")

    assert [city(game, 0), city(game, 1)] == ["tavern castle", "temple market"]
    assert list(game.gold) == [3, 3]
    assert told(events, "districts-exchanged", FIELD_NAMES) == [
        {"seat": 0, "district": "market", "victim": 1, "got": "castle", "gold": 2}
    ]


@pytest.mark.parametrize("district", ["market", "tavern"])
def test_gets_nothing_back_for_a_dearer_district(district: str) -> None:
    # Ruling R94
    game = table("diplomat", gold=[5, 5], cities=["castle", district])

    play(game, "offer castle", f"demand 1 {district}")

    assert list(game.gold) == [5, 5]


def test_demands_nothing_that_cannot_be_paid() -> None:
    # Ruling R94
    game = table("diplomat", gold=[1], cities=["market", "manor castle"])

    play(game, "offer market")

    assert options(game) == ["demand 1 manor"]


def test_offers_nothing_for_which_nothing_can_be_demanded() -> None:
    game = table("diplomat", gold=[1], cities=["tavern market", "manor"])

    assert options(game) == ["gold", "cards", "offer market"]


def test_the_other_player_is_not_asked() -> None:
    game = table("diplomat", gold=[5], cities=["market", "castle"])

    play(game, "offer market")

    assert asked(game).seat == 0


def test_exchanges_only_once() -> None:
    # Ruling R2
    game = table("diplomat", gold=[9], cities=["market tavern", "castle manor"])

    play(game, "offer market", "demand 1 castle")

    assert options(game) == ["gold", "cards"]


def test_may_exchange_after_building() -> None:
    game = table("diplomat", gold=[1], hands=["docks"], cities=["", "manor"])

    play(game, "gold", "build docks", "offer docks", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "docks"]


def test_may_exchange_nothing() -> None:
    # Ruling R1
    game = table("diplomat", gold=[9], cities=["tavern", "manor"])

    play(game, "gold", "end")

    assert city(game, 1) == "manor"


def test_does_not_exchange_within_the_own_city() -> None:
    game = table("diplomat", gold=[9], cities=["tavern manor"])

    assert options(game) == ["gold", "cards"]


@pytest.mark.parametrize("own", ["tavern manor", "tavern manor quarry"])
def test_does_not_take_a_district_that_stands_in_the_own_city(own: str) -> None:
    # Ruling R94
    game = table("diplomat", gold=[9], cities=[own, "manor castle"])

    play(game, "offer tavern")

    assert options(game) == ["demand 1 castle"]


@pytest.mark.parametrize("other", ["manor castle", "manor castle quarry"])
def test_does_not_give_a_district_that_stands_in_the_other_city(other: str) -> None:
    # Ruling R94
    game = table("diplomat", gold=[9], cities=["tavern manor", other])

    assert options(game) == ["gold", "cards", "offer tavern"]


def test_two_districts_of_one_name_are_not_exchanged() -> None:
    # Ruling R94
    game = table("diplomat", seats=4, cast="artist", gold=[9], cities=["manor", "manor+"])

    assert options(game) == ["gold", "cards"]


def test_gives_one_of_two_equal_districts() -> None:
    # Ruling R80
    game = table("diplomat", gold=[9], cities=["manor*2 quarry", "docks"])

    play(game, "offer manor", "demand 1 docks")

    assert [city(game, 0), city(game, 1)] == ["manor quarry docks", "manor"]


@pytest.mark.parametrize(
    ("seats", "districts", "may"),
    [(4, SEVEN, False), (4, SIX, True), (2, SEVEN, True), (2, f"{SEVEN} docks", False)],
)
def test_takes_nothing_from_a_completed_city(seats: int, districts: str, may: bool) -> None:
    game = table("diplomat", seats=seats, gold=[9], cities=["tavern", districts], first=1)

    assert ("offer tavern" in options(game)) is may


def test_gives_a_district_of_the_own_completed_city() -> None:
    game = table("diplomat", seats=4, gold=[9], cities=[SEVEN, "tavern"], first=0)

    play(game, "offer cathedral", "demand 1 tavern")

    assert [city(game, 0), city(game, 1)] == [f"{SIX} tavern", "cathedral"]


def test_does_not_take_the_keep() -> None:
    # Ruling R93
    game = table("diplomat", gold=[9], cities=["tavern", "keep manor"])

    play(game, "offer tavern")

    assert options(game) == ["demand 1 manor"]


def test_may_give_the_own_keep() -> None:
    # Ruling R93
    game = table("diplomat", gold=[9], cities=["keep", "manor"])

    play(game, "offer keep", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "keep"]


@pytest.mark.parametrize(("own", "gold"), [("market", [7, 2]), ("manor", [8, 1]), ("castle", [8, 1])])
def test_pays_the_owner_one_gold_more_for_the_great_wall(own: str, gold: list[int]) -> None:
    # Ruling R95
    game = table("diplomat", gold=[9, 0], cities=[own, "great_wall docks"])

    play(game, f"offer {own}", "demand 1 docks")

    assert list(game.gold) == gold


def test_the_great_wall_itself_is_taken_for_the_difference_alone() -> None:
    # Ruling R95
    game = table("diplomat", gold=[9, 0], cities=["castle", "great_wall docks"])

    play(game, "offer castle", "demand 1 great_wall")

    assert list(game.gold) == [7, 2]


def test_the_own_great_wall_does_not_make_the_own_district_dearer() -> None:
    # Ruling R95
    game = table("diplomat", gold=[9, 0], cities=["great_wall market", "docks"])

    play(game, "offer market", "demand 1 docks")

    assert list(game.gold) == [8, 1]


@pytest.mark.parametrize(
    ("own", "other", "gold"),
    [("market", "docks+", [7, 2]), ("market+", "docks", [9, 0]), ("market+", "docks+", [8, 1])],
)
def test_beautifying_counts_on_both_sides_and_the_coins_go_along(own: str, other: str, gold: list[int]) -> None:
    # Ruling R79
    game = table("diplomat", seats=4, cast="artist", gold=[9, 0], cities=[own, other])

    play(game, f"offer {own}", f"demand 1 {other}")

    assert [city(game, 0), city(game, 1)] == [other, own]
    assert list(game.gold[:2]) == gold


@pytest.mark.parametrize(("own", "other", "owner"), [("harbor", "museum", 0), ("museum", "harbor", 1)])
def test_the_cards_under_a_museum_go_along_to_the_new_owner(own: str, other: str, owner: int) -> None:
    # Ruling R98
    game = table("diplomat", gold=[9], cities=[own, other], tucked={"museum": "manor castle"})

    play(game, f"offer {own}", f"demand 1 {other}")

    assert points(game, owner) == {"districts": 4, "museum": 2}
    assert points(game, 1 - owner) == {"districts": 4}


def test_the_new_owner_of_a_museum_goes_on_with_it() -> None:
    # Ruling R98
    game = table("diplomat", gold=[9], hands=["docks"], cities=["harbor", "museum"], tucked={"museum": "manor"})

    play(game, "offer harbor", "demand 1 museum", "use museum", "tuck docks")

    assert game.position()["tucked"] == {"museum": "manor docks"}
    assert hand(game, 0) == []


def test_exchanged_districts_are_not_taxed() -> None:
    # Ruling R88
    game = table("diplomat", seats=4, cast="tax_collector", gold=[9, 9], cities=["market", "docks"])

    play(game, "offer market", "demand 1 docks")

    assert list(game.gold[:2]) == [8, 10]
    assert game.position()["gold_on"] == {}


def test_completes_the_own_city_by_taking_the_monument() -> None:
    # Ruling R102
    game = table("diplomat", seats=4, gold=[9], cities=[SIX, "monument tavern"])

    events = play(game, "offer castle", "demand 1 monument")

    assert told(events, "city-completed", FIELD_NAMES) == [{"seat": 0}]
    assert points(game, 0)["first"] == 4


def test_completes_the_other_city_by_giving_the_monument() -> None:
    # Ruling R102
    game = table("diplomat", seats=4, gold=[9], cities=["monument tavern", SIX])

    events = play(game, "offer monument", "demand 1 castle")

    assert told(events, "city-completed", FIELD_NAMES) == [{"seat": 1}]
    assert points(game, 1)["first"] == 4


def test_the_round_in_which_an_exchange_completes_a_city_is_the_last() -> None:
    # Ruling R97
    game = table("diplomat", seats=4, gold=[9], cities=[SIX, "monument tavern"])

    play(game, "offer castle", "demand 1 monument", "gold", "end")

    assert game.decision is None


def test_who_gives_the_monument_away_stays_the_first_to_complete() -> None:
    # Ruling R97
    game = table(
        "diplomat", seats=4, gold=[9], cities=["monument palace temple church monastery cathedral", "harbor"], first=0
    )

    play(game, "offer monument", "demand 1 harbor", "gold", "end")

    assert game.decision is None
    assert game.is_completed(0) is False
    assert points(game, 0)["first"] == 4


def test_who_gives_the_monument_away_loses_the_points_of_a_later_completed_city() -> None:
    # Ruling R97
    game = table(
        "diplomat", seats=4, gold=[9], cities=["monument palace temple church monastery cathedral", "harbor"], first=2
    )
    assert points(game, 0)["completed"] == 2

    play(game, "offer monument", "demand 1 harbor")

    assert "completed" not in points(game, 0)


def test_the_witch_exchanges_from_her_own_city_even_with_the_bewitched_player() -> None:
    # Ruling R36
    game = table(
        call=8,
        gold=[5, 0],
        characters=["witch", "diplomat"],
        cities=["market", "manor"],
        marks=[["bewitched", "diplomat", 0]],
    )

    play(game, "gold", "offer market", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "market"]
    assert list(game.gold) == [4, 3]
