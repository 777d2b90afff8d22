from typing import Any

import pytest

from tests.citadels.tables import bottom, city, dark_city_table, points
from tests.tables import asked, options, play, told
from twocities import BadPosition
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

SEVEN = "manor castle palace temple church monastery cathedral"
EIGHT = f"{SEVEN} market"


def armed(own: str, *others: str, **fields: Any) -> Citadels:
    """Set a table of four at which seat 0 has the Powder House and a few other districts."""
    cities = [f"{own} dark_city_armory".strip(), *others]
    return dark_city_table("classic_merchant", seats=4, cities=cities, **fields)


def test_it_is_discarded_to_destroy_a_district_of_another_player() -> None:
    game = armed("tavern", "palace docks", deck="temple")

    play(game, "use dark_city_armory")
    events = play(game, "destroy 1 palace")

    assert [city(game, 0), city(game, 1)] == ["tavern", "docks"]
    assert told(events, "district-destroyed", FIELD_NAMES) == [
        {"seat": 0, "victim": 1, "district": "palace", "gold": 0}
    ]


def test_both_districts_go_under_the_deck_itself_first() -> None:
    # Ruling R140
    game = armed("", "palace", deck="temple")

    play(game, "use dark_city_armory", "destroy 1 palace")

    assert bottom(game, 3) == ["palace", "dark_city_armory", "temple"]


def test_it_costs_no_gold_and_may_be_used_before_gathering() -> None:
    # Ruling R3
    game = armed("", "palace", gold=[0])

    play(game, "use dark_city_armory", "destroy 1 palace")

    assert [game.gold[0], options(game)] == [0, ["gold", "cards"]]


def test_it_destroys_nothing_of_its_owner() -> None:
    # Ruling R99
    game = armed("tavern manor", "palace", "docks")

    play(game, "use dark_city_armory")

    assert options(game) == ["destroy 1 palace", "destroy 2 docks"]


def test_it_is_no_use_while_the_others_have_no_districts() -> None:
    # Ruling R138
    game = armed("tavern manor")

    assert "use dark_city_armory" not in options(game)


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    # Ruling R99
    game = dark_city_table(
        "classic_merchant",
        gold=[3],
        hands=["dark_city_armory"],
        cities=["", "palace"],
        gathered=1,
    )

    play(game, "build dark_city_armory", "use dark_city_armory", "destroy 1 palace")

    assert [game.gold[0], city(game, 0), city(game, 1)] == [0, "", ""]


@pytest.mark.parametrize(("districts", "may"), [(SEVEN, True), (EIGHT, False)])
def test_a_city_of_eight_is_safe_from_it(districts: str, may: bool) -> None:
    game = armed("", districts, "docks", first=1)

    play(game, "use dark_city_armory")

    assert ("destroy 1 manor" in options(game)) is may


@pytest.mark.parametrize("own", [SEVEN, f"{SEVEN} market"])
def test_it_may_be_used_from_an_own_city_of_eight(own: str) -> None:
    # Ruling R162
    game = armed(own, "docks", first=0)

    play(game, "use dark_city_armory", "destroy 1 docks")

    assert [city(game, 0), city(game, 1)] == [own, ""]


def test_who_uses_it_from_a_city_of_eight_loses_the_points_for_it_unless_it_was_the_first() -> None:
    # Ruling R97
    first = armed(SEVEN, "docks", first=0)
    other = armed(SEVEN, "docks", first=2)

    play(first, "use dark_city_armory", "destroy 1 docks")
    play(other, "use dark_city_armory", "destroy 1 docks")

    assert points(first, 0)["first"] == 4
    assert "completed" not in points(other, 0)


def test_under_the_bell_tower_it_is_of_use_in_an_own_city_of_seven() -> None:
    # Ruling R116
    game = armed("manor castle palace temple church bell_tower", "docks", goal=7, early=[0])

    assert "use dark_city_armory" in options(game)


def test_keep_bishop_and_great_wall_do_not_help() -> None:
    # Ruling R99
    game = armed(
        "", "keep dark_city_great_wall", characters=["", "classic_bishop"], marks=[["protected", "classic_bishop", 1]]
    )

    play(game, "use dark_city_armory")

    assert options(game) == ["destroy 1 keep", "destroy 1 dark_city_great_wall"]


def test_the_graveyard_recovers_nothing_of_it() -> None:
    # Ruling R100
    game = armed("", "palace", "graveyard", gold=[0, 0, 5])

    play(game, "use dark_city_armory", "destroy 1 palace")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "acting"]


def test_a_museum_it_destroys_takes_its_cards_along() -> None:
    # Ruling R98
    game = armed("", "dark_city_museum", tucked={"dark_city_museum": "tavern"}, deck="temple")

    play(game, "use dark_city_armory", "destroy 1 dark_city_museum")

    assert bottom(game, 4) == ["dark_city_museum", "tavern", "dark_city_armory", "temple"]


def test_drawn_again_it_may_be_built_again() -> None:
    game = armed("", "palace", deck="", gold=[3])

    play(game, "use dark_city_armory", "destroy 1 palace", "cards", "keep dark_city_armory", "build dark_city_armory")

    assert city(game, 0) == "dark_city_armory"


def test_a_position_in_the_middle_of_the_question_goes_on() -> None:
    game = armed(
        "",
        "palace",
        characters=["classic_merchant"],
        agenda=[
            {"step": "choose_ruin", "seat": 0, "district": "dark_city_armory"},
            {"step": "turn", "seat": 0, "acting": "classic_merchant"},
            {"step": "call_rank", "rank": 7},
        ],
    )

    play(game, "destroy 1 palace")

    assert [city(game, 0), city(game, 1)] == ["", ""]


def test_a_position_cannot_ask_its_owner_without_a_target() -> None:
    with pytest.raises(BadPosition, match="nothing to choose at the step 'choose_ruin'"):
        armed(
            "tavern",
            characters=["classic_merchant"],
            agenda=[
                {"step": "choose_ruin", "seat": 0, "district": "dark_city_armory"},
                {"step": "turn", "seat": 0, "acting": "classic_merchant"},
                {"step": "call_rank", "rank": 7},
            ],
        )
