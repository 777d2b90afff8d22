from typing import Any

import pytest

from tests.citadels.tables import city, dark_city_table, hand, points, shown
from tests.tables import asked, names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

FIVE = "manor castle temple church tavern"
SIX = f"{FIVE} market"
SEVEN = f"{SIX} docks"
EIGHT = f"{SEVEN} harbor"
OTHER_SEVEN = "palace monastery cathedral town_hall prison barracks fortress"


def turn(acting: str, cities: list[str], **fields: Any) -> Citadels:
    """Set a table of four at which seat 0 has gathered and has gold for everything."""
    fields.setdefault("gold", [9, 9, 9, 9])
    return dark_city_table(acting, seats=4, cities=cities, gathered=1, **fields)


def built(own: str, *others: str, choice: str = "shorten") -> Citadels:
    """Let seat 0 build the Bell Tower and choose."""
    game = turn("classic_merchant", [own, *others], hands=["bell_tower"])
    play(game, "build bell_tower", choice)
    return game


def topic(game: Citadels) -> str:
    """Name what is asked now."""
    return TOPIC_NAMES[asked(game).topic]


def test_its_builder_is_asked_at_once() -> None:
    game = turn("classic_merchant", [""], hands=["bell_tower"])

    play(game, "build bell_tower")

    assert [asked(game).seat, topic(game), options(game)] == [0, "shortening", ["shorten", "pass"]]


def test_it_costs_five_gold_which_it_scores() -> None:
    game = built("")

    assert [game.gold[0], points(game, 0)] == [4, {"districts": 5}]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_everybody_hears_that_seven_were_chosen_and_sees_it_from_then_on(viewer: int) -> None:
    game = turn("classic_merchant", [""], hands=["bell_tower"])
    play(game, "build bell_tower")

    events = play(game, "shorten")

    assert shown(events, viewer, "goal-lowered") == [{"seat": 0}]
    assert game.view(viewer).to_dict()["goal"] == 7


def test_the_turn_goes_on_after_the_choice() -> None:
    game = turn("classic_architect", [""], hands=["bell_tower tavern"])

    play(game, "build bell_tower", "shorten", "build tavern")

    assert city(game, 0) == "bell_tower tavern"


def test_after_the_choice_of_seven_the_seventh_district_ends_the_game() -> None:
    # Ruling R115
    game = turn(
        "classic_merchant", ["bell_tower", SIX], characters=["", "classic_architect"], hands=["", "docks"], goal=7
    )

    play(game, "end", "gold", "build docks", "end")

    assert game.decision is None
    assert points(game, 1)["first"] == 4


def test_after_the_choice_of_eight_the_seventh_district_ends_nothing() -> None:
    game = built(SIX, choice="pass")

    play(game, "end")

    assert topic(game) == "picking"
    assert points(game, 0) == {"districts": 3 + 4 + 1 + 2 + 1 + 2 + 5}


def test_it_may_be_the_seventh_district_itself() -> None:
    # Ruling R117
    game = built(SIX)

    play(game, "end")

    assert game.decision is None
    assert points(game, 0)["first"] == 4


def test_with_fewer_districts_everywhere_the_game_goes_on_after_the_choice_of_seven() -> None:
    game = built(FIVE, FIVE.replace("manor", "palace"))

    play(game, "end")

    assert topic(game) == "picking"


def test_a_choice_of_seven_holds_in_the_next_rounds() -> None:
    # Ruling R115
    game = built(FIVE)

    play(game, "end")

    assert [topic(game), game.view(0).to_dict()["goal"]] == ["picking", 7]


def test_all_cities_that_have_seven_when_seven_is_chosen_are_first() -> None:
    # Ruling R117
    game = built(SIX, OTHER_SEVEN, FIVE.replace("tavern", "watchtower"))

    play(game, "end")

    assert game.decision is None
    assert [points(game, 0)["first"], points(game, 1)["first"]] == [4, 4]
    assert points(game, 2) == {"districts": 3 + 4 + 1 + 2 + 1}


def test_a_city_of_seven_is_first_though_its_owner_did_not_build_the_tower() -> None:
    # Ruling R117
    game = built("", OTHER_SEVEN)

    play(game, "end")

    assert game.decision is None
    assert points(game, 1)["first"] == 4
    assert points(game, 0) == {"districts": 5}


def test_a_city_of_eight_and_one_of_seven_are_both_first() -> None:
    # Ruling R117
    game = built(SEVEN, OTHER_SEVEN)

    play(game, "end")

    assert [points(game, 0)["first"], points(game, 1)["first"]] == [4, 4]


def test_a_city_is_told_to_be_completed_once() -> None:
    game = turn("classic_merchant", [SEVEN, OTHER_SEVEN], hands=["bell_tower"])

    events = play(game, "build bell_tower", "shorten", "end")

    assert shown(events, SPECTATOR, "city-completed") == [{"seat": 0}, {"seat": 1}]


def test_an_eighth_district_under_it_is_not_told_as_completing_the_city_again() -> None:
    game = turn("classic_architect", [SIX, "bell_tower"], hands=["docks harbor"], goal=7)

    events = play(game, "build docks", "build harbor")

    assert shown(events, SPECTATOR, "city-completed") == [{"seat": 0}]


def test_a_city_that_gets_its_seventh_district_later_in_the_round_scores_two_points() -> None:
    game = turn(
        "classic_merchant",
        [SIX, OTHER_SEVEN.removesuffix(" fortress")],
        characters=["", "classic_architect"],
        hands=["bell_tower", "fortress"],
    )

    play(game, "build bell_tower", "shorten", "end", "gold", "build fortress", "end")

    assert game.decision is None
    assert [points(game, 0)["first"], points(game, 1)["completed"]] == [4, 2]


def test_an_eighth_district_does_not_make_a_later_city_the_first() -> None:
    game = turn(
        "classic_merchant",
        [SIX, OTHER_SEVEN.removesuffix(" fortress")],
        characters=["", "classic_architect"],
        hands=["bell_tower", "fortress watchtower"],
    )

    play(game, "build bell_tower", "shorten", "end", "gold", "build fortress", "build watchtower", "end")

    assert [points(game, 0)["first"], points(game, 1)["completed"]] == [4, 2]


def test_destroyed_by_a_warlord_in_that_round_the_game_goes_on() -> None:
    # Ruling R116
    game = turn("classic_warlord", ["", f"{SIX} bell_tower"], goal=7, early=[1])

    events = play(game, "end", "destroy 1 bell_tower")

    assert topic(game) == "picking"
    assert shown(events, SPECTATOR, "goal-restored") == [{"seat": 1}]
    assert points(game, 1) == {"districts": 3 + 4 + 1 + 2 + 1 + 2}


def test_destroyed_by_a_powder_house_in_that_round_the_game_goes_on() -> None:
    # Ruling R116
    game = turn("classic_merchant", ["dark_city_armory", f"{SIX} bell_tower"], goal=7, early=[1])

    play(game, "use dark_city_armory", "destroy 1 bell_tower", "end")

    assert topic(game) == "picking"
    assert game.view(0).to_dict()["goal"] == 8


def test_destroyed_in_a_later_round_it_takes_eight_again() -> None:
    # Ruling R116
    game = turn(
        "classic_warlord",
        ["", "bell_tower", SIX],
        characters=["", "", "dark_city_artist"],
        hands=["", "", "docks"],
        goal=7,
    )

    play(game, "end", "destroy 1 bell_tower", "gold", "build docks", "end")

    assert topic(game) == "picking"


def test_after_it_fell_first_is_who_has_eight_first() -> None:
    # Ruling R116
    game = turn(
        "classic_warlord",
        ["", f"{SIX} bell_tower", OTHER_SEVEN],
        characters=["", "", "dark_city_artist"],
        hands=["", "", "watchtower"],
        goal=7,
        early=[1],
    )

    play(game, "end", "destroy 1 bell_tower", "gold", "build watchtower", "end")

    assert game.decision is None
    assert points(game, 2)["first"] == 4
    assert points(game, 1) == {"districts": 3 + 4 + 1 + 2 + 1 + 2}


def test_a_city_of_eight_ends_the_game_though_the_tower_falls() -> None:
    # Ruling R116
    game = turn(
        "classic_architect",
        [SIX, OTHER_SEVEN, "bell_tower"],
        characters=["", "", "", "classic_warlord"],
        hands=["docks harbor"],
        goal=7,
        early=[1],
    )

    play(game, "build docks", "build harbor", "end", "gold", "end", "destroy 2 bell_tower")

    assert game.decision is None
    # Seat 1 had seven first, seat 0 eight.
    assert points(game, 0)["first"] == 4
    assert points(game, 1) == {"districts": 5 + 3 + 5 + 5 + 2 + 3 + 5}


def test_nothing_changes_when_it_falls_after_the_choice_of_eight() -> None:
    game = turn("classic_warlord", ["", f"{SIX} bell_tower"])

    events = play(game, "end", "destroy 1 bell_tower")

    assert "goal-restored" not in names(events)
    assert [topic(game), game.view(0).to_dict()["goal"]] == ["picking", 8]


def test_exchanged_by_a_diplomat_it_goes_on_working() -> None:
    # Ruling R115
    game = turn(
        "dark_city_diplomat",
        ["palace", "bell_tower", SIX],
        characters=["", "", "dark_city_artist"],
        hands=["", "", "docks"],
        goal=7,
    )

    play(game, "end", "offer palace", "demand 1 bell_tower", "gold", "build docks", "end")

    assert city(game, 0) == "bell_tower"
    assert game.decision is None
    assert points(game, 2)["first"] == 4


def test_its_new_owner_is_not_asked() -> None:
    # Ruling R115
    game = turn("dark_city_diplomat", ["palace", f"{SIX} bell_tower"])

    events = play(game, "end", "offer palace", "demand 1 bell_tower")

    assert topic(game) == "picking"
    assert "goal-lowered" not in names(events)


def test_destroyed_at_its_new_owner_it_takes_eight_again() -> None:
    # Ruling R115
    # Ruling R116
    game = turn("classic_warlord", ["", "palace", "bell_tower", SEVEN], goal=7, early=[3])

    play(game, "end", "destroy 2 bell_tower")

    assert topic(game) == "picking"


@pytest.mark.parametrize(("districts", "may"), [(SEVEN, True), (EIGHT, False)])
def test_a_city_of_seven_is_not_safe_from_the_warlord(districts: str, may: bool) -> None:
    # Ruling R116
    game = turn("classic_warlord", ["bell_tower", districts], goal=7, early=[1], first=1)

    play(game, "end")

    assert ("destroy 1 manor" in options(game)) is may


@pytest.mark.parametrize(("districts", "may"), [(SEVEN, True), (EIGHT, False)])
def test_a_city_of_seven_is_not_safe_from_the_powder_house(districts: str, may: bool) -> None:
    # Ruling R116
    game = turn("classic_merchant", ["bell_tower dark_city_armory", districts, "prison"], goal=7, early=[1], first=1)

    play(game, "use dark_city_armory")

    assert ("destroy 1 manor" in options(game)) is may


@pytest.mark.parametrize(("districts", "may"), [(SEVEN, True), (EIGHT, False)])
def test_a_city_of_seven_is_not_safe_from_the_diplomat(districts: str, may: bool) -> None:
    # Ruling R116
    game = turn("dark_city_diplomat", ["bell_tower", districts, "prison"], goal=7, early=[1], first=1)

    play(game, "end", "offer bell_tower")

    assert ("demand 1 manor" in options(game)) is may


def test_a_city_of_seven_that_loses_a_district_stays_the_first() -> None:
    # Ruling R97
    game = turn("classic_warlord", ["bell_tower", SEVEN], goal=7, early=[1])

    play(game, "end", "destroy 1 manor")

    assert game.decision is None
    assert points(game, 1)["first"] == 4


def test_another_city_of_seven_that_loses_a_district_scores_nothing_for_it() -> None:
    # Ruling R97
    game = turn("classic_warlord", ["bell_tower", SEVEN, OTHER_SEVEN], goal=7, early=[1])

    play(game, "end", "destroy 2 prison")

    assert points(game, 2) == {"districts": 5 + 3 + 5 + 5 + 3 + 5}


def test_recovered_and_built_again_it_asks_anew() -> None:
    # Ruling R100
    game = turn(
        "classic_warlord",
        ["", "bell_tower graveyard"],
        characters=["", "dark_city_artist"],
        goal=7,
    )

    play(game, "end", "destroy 1 bell_tower", "recover")
    assert hand(game, 1) == ["bell_tower"]
    play(game, "gold", "build bell_tower")

    assert [asked(game).seat, topic(game)] == [1, "shortening"]
    assert game.view(0).to_dict()["goal"] == 8


def test_a_wizard_who_builds_it_out_of_another_hand_chooses() -> None:
    game = turn("dark_city_wizard", [""], hands=["", "bell_tower"])

    play(game, "look 1", "take bell_tower", "build bell_tower")

    assert [asked(game).seat, topic(game)] == [0, "shortening"]


def test_the_crown_of_a_murdered_king_moves_before_the_shortened_game_ends() -> None:
    # Ruling R101
    game = turn(
        "classic_warlord",
        [SIX],
        characters=["", "classic_king"],
        hands=["bell_tower"],
        marks=[["killed", "classic_king", 2]],
    )

    play(game, "build bell_tower", "shorten", "end", "pass")

    assert game.decision is None
    assert game.crown == 1


def test_a_position_in_the_middle_of_the_question_goes_on() -> None:
    game = dark_city_table(
        seats=4,
        characters=["classic_merchant"],
        cities=[f"{SIX} bell_tower"],
        gathered=1,
        agenda=[
            {"step": "choose_goal", "seat": 0},
            {"step": "turn", "seat": 0, "acting": "classic_merchant"},
            {"step": "call_rank", "rank": 7},
        ],
    )

    play(game, "shorten", "end")

    assert game.decision is None
    assert points(game, 0)["first"] == 4
