import pytest

from tests.citadels.characters.marked import resumed_as, threatened, warranted
from tests.citadels.tables import city, metropole_table, points, shown
from tests.tables import asked, options, play
from twocities import SPECTATOR, BadPosition
from twocities.citadels.ids import MANOR

EDITION = "deluxe,metropole"


def test_turned_over_it_allows_one_district_more() -> None:
    game = metropole_table("merchant", gold=[9], hands=["manor docks tavern"], cities=["clockwork"], gathered=1)

    events = play(game, "use clockwork")
    play(game, "build manor", "build docks")

    assert city(game, 0) == "clockwork? manor docks"
    assert "build tavern" not in options(game)
    assert shown(events, SPECTATOR, "district-turned") == [{"seat": 0, "district": "clockwork", "gold": 0}]


def test_without_it_there_is_no_second_district() -> None:
    game = metropole_table("merchant", gold=[9], hands=["manor docks"], cities=["clockwork"], gathered=1)

    play(game, "build manor")

    assert "build docks" not in options(game)
    assert "use clockwork" in options(game)


def test_it_may_be_turned_over_after_a_district_was_built() -> None:
    # Ruling R155
    game = metropole_table("merchant", gold=[9], hands=["manor docks"], cities=["clockwork"], gathered=1)

    play(game, "build manor", "use clockwork", "build docks")

    assert city(game, 0) == "clockwork? manor docks"


def test_it_may_be_turned_over_before_gathering() -> None:
    # Ruling R155
    game = metropole_table("merchant", gold=[9], hands=["manor docks"], cities=["clockwork"])

    play(game, "use clockwork", "gold", "build manor", "build docks")

    assert city(game, 0) == "clockwork? manor docks"


def test_it_may_be_turned_over_in_the_turn_in_which_it_was_built() -> None:
    game = metropole_table("merchant", gold=[9], hands=["clockwork manor"], gathered=1)

    play(game, "build clockwork", "use clockwork", "build manor")

    assert city(game, 0) == "clockwork? manor"


def test_it_need_not_be_turned_over() -> None:
    # Ruling R1
    game = metropole_table("merchant", cities=["clockwork"])

    play(game, "gold", "end")

    assert city(game, 0) == "clockwork"


def test_it_works_once_in_the_game() -> None:
    # Ruling R155
    game = metropole_table("merchant", characters=["merchant warlord"], cities=["clockwork"], gathered=1)

    play(game, "use clockwork")
    assert "use clockwork" not in options(game)
    play(game, "end")

    assert "use clockwork" not in options(game)
    assert city(game, 0) == "clockwork?"


def test_the_district_more_is_lost_with_the_turn() -> None:
    game = metropole_table(
        "merchant",
        characters=["merchant warlord"],
        gold=[9],
        hands=["manor docks"],
        cities=["clockwork"],
        gathered=1,
    )

    play(game, "use clockwork", "end", "gold", "build manor")

    assert "build docks" not in options(game)


def test_an_architect_builds_four_with_it() -> None:
    game = metropole_table(
        "architect", gold=[9], hands=["tavern temple market church"], cities=["clockwork"], gathered=1
    )

    play(game, "use clockwork", "build tavern", "build temple", "build market", "build church")

    assert city(game, 0) == "clockwork? tavern temple market church"


def test_a_trader_builds_two_other_districts_with_it() -> None:
    game = metropole_table("trader", gold=[9], hands=["tavern temple watchtower"], cities=["clockwork"], gathered=1)

    play(game, "use clockwork", "build temple", "build tavern", "build watchtower")

    assert city(game, 0) == "clockwork? temple tavern watchtower"


def test_a_navigator_cannot_use_it() -> None:
    # Ruling R155
    game = metropole_table("navigator", cities=["clockwork"], gathered=1)

    assert options(game) == ["extra_gold", "extra_cards", "end"]


def test_a_witch_who_goes_on_as_the_navigator_cannot_use_it() -> None:
    # Ruling R155
    game = resumed_as("navigator", edition=EDITION, cities=["clockwork"])

    assert "use clockwork" not in options(game)


def test_beside_a_guest_who_may_not_build_it_stays_unused() -> None:
    # Ruling R155
    game = metropole_table("merchant", cities=["clockwork consulate"], joined="navigator", gathered=1)

    assert "use clockwork" not in options(game)


def test_a_witch_who_goes_on_as_another_character_may_use_hers() -> None:
    game = resumed_as("merchant", edition=EDITION, gold=[7], hands=["manor docks"], cities=["clockwork"])

    play(game, "use clockwork", "build manor", "build docks")

    assert city(game, 0) == "clockwork? manor docks"


def test_a_bewitched_player_does_not_use_it() -> None:
    # Ruling R37
    game = metropole_table("witch", seats=4, characters=["witch", "merchant"], cities=["", "clockwork"])

    play(game, "gold", "bewitch merchant")

    assert [asked(game).seat, options(game)] == [1, ["gold", "cards"]]


def test_a_threatened_player_does_not_use_it_before_gathering() -> None:
    # Ruling R59
    game = threatened("merchant", edition=EDITION, cities=["clockwork"])

    assert options(game) == ["gold", "cards"]


def test_it_works_only_in_its_owners_turn() -> None:
    game = metropole_table("merchant", cities=["", "clockwork"])

    assert "use clockwork" not in options(game)


def test_attached_to_the_red_dragon_it_cannot_be_turned_over() -> None:
    # Ruling R128
    game = metropole_table("merchant", cities=["clockwork red_dragon"], notes={"red_dragon": "clockwork"})

    assert "use clockwork" not in options(game)


def test_the_red_dragon_beside_it_does_not_hinder_it() -> None:
    game = metropole_table("merchant", cities=["clockwork red_dragon manor"], notes={"red_dragon": MANOR})

    play(game, "use clockwork")

    assert city(game, 0) == "clockwork? red_dragon manor"
    assert game.position()["notes"] == {"red_dragon": "manor"}


def test_turned_over_it_scores_nothing_but_counts_for_the_city() -> None:
    # Ruling R121
    standing = "manor castle palace temple church"
    game = metropole_table("merchant", seats=4, gold=[9], hands=["docks"], cities=[f"clockwork {standing}"])
    play(game, "use clockwork", "gold")

    play(game, "build docks")

    assert game.first == 0
    assert points(game, 0) == {"districts": 18, "first": 4}


def test_a_city_that_it_completed_stays_completed_when_it_is_turned_over() -> None:
    # Ruling R121
    standing = "manor castle palace temple church monastery"
    game = metropole_table("merchant", seats=4, gold=[9], hands=["clockwork docks"], cities=[standing], gathered=1)
    play(game, "build clockwork")
    assert game.first == 0

    play(game, "use clockwork")

    assert game.is_completed(0)
    assert points(game, 0)["first"] == 4


def test_gold_on_it_goes_to_the_bank_when_it_is_turned_over() -> None:
    game = metropole_table("merchant", seats=4, cast="artist", gold=[0], cities=["clockwork+"])

    play(game, "use clockwork")

    assert [city(game, 0), game.gold[0]] == ["clockwork?", 0]
    assert points(game, 0) == {"districts": 0}


def test_exchanged_it_works_for_its_new_owner() -> None:
    game = metropole_table("diplomat", gold=[9], hands=["tavern temple"], cities=["manor", "clockwork"], gathered=1)

    play(game, "offer manor", "demand 1 clockwork", "use clockwork", "build tavern", "build temple")

    assert city(game, 0) == "clockwork? tavern temple"


def test_a_confiscated_clockwork_stands_face_up_and_helps_nobody_in_that_turn() -> None:
    game = warranted("merchant", edition=EDITION, gold=[9, 0], hands=["clockwork manor"])

    play(game, "build clockwork", "confiscate")

    assert city(game, 1) == "clockwork"
    assert [option for option in options(game) if option.startswith(("use", "build"))] == []


def test_there_is_only_one_whatever_a_quarry_allows() -> None:
    with pytest.raises(BadPosition, match="There are 2 of clockwork on the table; this game has 1"):
        metropole_table("merchant", hands=["clockwork"], cities=["clockwork? quarry"])
