"""Cards of a city that lie face down: they count for the city, and are nothing else."""

import pytest

from tests.citadels.tables import city, hand, metropole_table, points
from tests.tables import names, options, play
from twocities import SPECTATOR, BadPosition
from twocities.citadels.ids import MANOR

FIVE = "manor castle palace temple church"


def test_it_counts_when_a_city_is_completed() -> None:
    # Ruling R121
    game = metropole_table("king", seats=4, gold=[3], hands=["docks"], cities=[f"{FIVE} clockwork?"], gathered=1)

    events = play(game, "build docks")

    assert [game.first, names(events)] == [0, ["district-built", "city-completed"]]


@pytest.mark.parametrize("more", ["clockwork?", "clockwork? hideout?"])
def test_it_closes_a_completed_city_to_the_warlord(more: str) -> None:
    # Ruling R121
    game = metropole_table("warlord", seats=4, gold=[9], cities=["", f"{FIVE} docks {more}"], first=1)

    assert options(game) == ["gold", "cards"]


def test_a_face_down_monument_counts_once() -> None:
    # Ruling R121
    game = metropole_table("warlord", seats=4, gold=[9], cities=["", f"{FIVE} monument?"])

    assert "destroy 1 manor" in options(game)


def test_it_is_a_district_in_the_way_of_a_monument() -> None:
    # Ruling R121
    game = metropole_table(
        "king",
        gold=[9],
        hands=["monument"],
        cities=["manor castle palace temple clockwork?"],
        gathered=1,
    )

    assert "build monument" not in options(game)


def test_it_scores_no_points() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["manor clockwork?"])

    assert points(game, 0) == {"districts": 3}


@pytest.mark.parametrize(
    "district", ["forum", "map_room", "imperial_treasury", "statue", "dragon_gate", "wishing_well", "basilica"]
)
def test_it_brings_no_bonus(district: str) -> None:
    # Ruling R121
    game = metropole_table("king", gold=[5], hands=["tavern"], cities=[f"manor {district}?"])

    assert points(game, 0) == {"districts": 3}


@pytest.mark.parametrize(
    "district", ["clockwork", "hideout", "architects_chamber", "armory", "laboratory", "smithy", "museum"]
)
def test_it_cannot_be_used(district: str) -> None:
    # Ruling R121
    game = metropole_table("king", gold=[5], hands=["tavern"], cities=[f"{district}?", "manor"])

    assert options(game) == ["gold", "cards"]


def test_a_face_down_gold_mine_brings_no_gold() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[0], cities=["gold_mine?"])

    play(game, "gold")

    assert game.gold[0] == 2


def test_a_face_down_library_keeps_no_cards() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["library?"], deck="manor docks tavern")

    play(game, "cards", "keep manor")

    assert hand(game, 0) == ["manor"]


def test_a_face_down_factory_makes_nothing_cheaper() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[2], hands=["keep"], cities=["factory?"], gathered=1)

    assert "build keep" not in options(game)


def test_a_face_down_great_wall_makes_nothing_dearer() -> None:
    # Ruling R121
    game = metropole_table("warlord", gold=[0], cities=["", "great_wall? tavern"])

    assert "destroy 1 tavern" in options(game)


def test_a_face_down_quarry_allows_no_duplicates() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[9], hands=["manor"], cities=["quarry? manor"], gathered=1)

    assert "build manor" not in options(game)


def test_a_face_down_framework_pays_for_nothing() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[0], hands=["manor"], cities=["framework?"], gathered=1)

    assert options(game) == ["end"]


@pytest.mark.parametrize("card", ["poor_house", "park"])
def test_nothing_comes_of_it_when_the_turn_ends(card: str) -> None:
    # Ruling R121
    game = metropole_table("king", gold=[0], cities=[f"{card}?"], gathered=1)

    play(game, "end")

    assert [game.gold[0], hand(game, 0)] == [0, []]


def test_a_face_down_school_of_magic_brings_no_income() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["school_of_magic?"])

    assert "income" not in options(game)


def test_a_face_down_basic_district_brings_no_income() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[0], cities=["manor? castle"])

    play(game, "income")

    assert game.gold[0] == 1


@pytest.mark.parametrize(("unique", "bonus"), [("clockwork", 3), ("clockwork?", 0)])
def test_it_has_no_type_among_the_five(unique: str, bonus: int) -> None:
    # Ruling R121
    game = metropole_table("king", cities=[f"manor temple tavern prison {unique}"])

    assert points(game, 0).get("all_types", 0) == bonus


def test_an_ivory_tower_does_not_mind_it() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["ivory_tower clockwork?"])

    assert points(game, 0) == {"districts": 5, "ivory_tower": 5}


def test_a_wishing_well_does_not_count_it() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["wishing_well clockwork?"])

    assert points(game, 0) == {"districts": 5, "wishing_well": 1}


def test_a_capitol_does_not_count_it() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["capitol forum? clockwork?"])

    assert points(game, 0) == {"districts": 5}


def test_a_basilica_does_not_count_it() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["basilica clockwork?"])

    assert points(game, 0) == {"districts": 4}


def test_the_architects_chamber_does_not_see_its_type() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["architects_chamber manor?"], deck="palace")

    play(game, "use architects_chamber")

    assert hand(game, 0) == []


@pytest.mark.parametrize("cities", [["", "clockwork? tavern"], ["clockwork?", "tavern"]])
def test_the_warlord_does_not_destroy_it(cities: list[str]) -> None:
    # Ruling R121
    game = metropole_table("warlord", gold=[9], cities=cities)

    assert options(game) == ["gold", "cards", "destroy 1 tavern"]


def test_the_diplomat_does_not_take_it() -> None:
    # Ruling R121
    game = metropole_table("diplomat", gold=[9], cities=["manor", "clockwork? tavern"])

    play(game, "offer manor")

    assert options(game) == ["demand 1 tavern"]


def test_the_diplomat_does_not_give_it() -> None:
    # Ruling R121
    game = metropole_table("diplomat", gold=[9], cities=["clockwork? manor", "tavern"])

    assert options(game) == ["gold", "cards", "offer manor"]


def test_the_marshal_does_not_seize_it() -> None:
    # Ruling R121
    game = metropole_table("marshal", gold=[9], cities=["", "clockwork? tavern"])

    assert options(game) == ["gold", "cards", "seize 1 tavern"]


@pytest.mark.parametrize("cities", [["armory", "clockwork? tavern"], ["armory clockwork?", "tavern"]])
def test_the_armory_does_not_destroy_it(cities: list[str]) -> None:
    # Ruling R121
    game = metropole_table("king", cities=cities)

    play(game, "use armory")

    assert options(game) == ["destroy 1 tavern"]


def test_the_armory_is_of_no_use_where_everything_lies_face_down() -> None:
    # Ruling R121
    game = metropole_table("king", cities=["armory", "clockwork?"])

    assert "use armory" not in options(game)


def test_the_necropolis_is_not_paid_with_it() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[0], hands=["necropolis"], cities=["clockwork? manor"], gathered=1)

    play(game, "build_razing necropolis")

    assert options(game) == ["raze manor"]


def test_the_necropolis_cannot_be_paid_if_nothing_lies_face_up() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[0], hands=["necropolis"], cities=["clockwork?"], gathered=1)

    assert options(game) == ["end"]


def test_the_artist_does_not_beautify_it() -> None:
    # Ruling R121
    game = metropole_table("artist", seats=4, gold=[2], cities=["clockwork? manor"], gathered=1)

    assert options(game) == ["beautify manor", "end"]


def test_the_red_dragon_protects_the_one_of_a_name_that_lies_face_up() -> None:
    # Ruling R121
    game = metropole_table("warlord", gold=[9], cities=["", "manor manor? red_dragon"], notes={"red_dragon": MANOR})

    assert options(game) == ["gold", "cards"]


def test_a_district_of_its_name_may_be_built_beside_it() -> None:
    # Ruling R121
    game = metropole_table("king", gold=[3], hands=["manor"], cities=["manor?"], gathered=1)

    play(game, "build manor")

    assert city(game, 0) == "manor? manor"


def test_a_district_of_its_name_may_be_confiscated_beside_it() -> None:
    # Ruling R121
    game = metropole_table(
        "king",
        cast="magistrate",
        gold=[3, 0],
        hands=["manor"],
        cities=["", "manor?"],
        marks=[["signed_warrant", "king", 1]],
        gathered=1,
    )

    play(game, "build manor", "confiscate")

    assert city(game, 1) == "manor? manor"


def test_a_district_of_its_name_may_be_exchanged_or_seized_beside_it() -> None:
    # Ruling R121
    game = metropole_table("marshal", gold=[9], cities=["manor?", "manor"])

    play(game, "seize 1 manor")

    assert city(game, 0) == "manor? manor"


def test_what_lies_face_down_was_open_and_is_known_to_all() -> None:
    game = metropole_table("king", cities=["clockwork?"])

    cities = [game.view(viewer).to_dict()["cities"] for viewer in (0, 1, SPECTATOR)]

    assert cities == [["clockwork?", ""]] * 3


def test_nothing_lies_under_it() -> None:
    with pytest.raises(BadPosition, match="Nothing can lie under the museum"):
        metropole_table("king", cities=["museum?"], tucked={"museum": "tavern"})


@pytest.mark.parametrize(("district", "number"), [("hideout", 5), ("merchants_bridge", 1), ("red_dragon", MANOR)])
def test_it_remembers_nothing(district: str, number: int) -> None:
    with pytest.raises(BadPosition, match=f"The {district} cannot remember {number}."):
        metropole_table("king", cities=[f"{district}? manor"], notes={district: number})


def test_a_face_down_haunted_quarter_is_asked_for_no_type() -> None:
    # Ruling R121
    game = metropole_table(
        "warlord", seats=4, gold=[0], cities=["manor temple tavern prison haunted_quarter?"], first=1
    )

    play(game, "gold", "end")

    assert game.decision is None
    assert points(game, 0) == {"districts": 7}
