import pytest

from tests.citadels.characters.marked import resumed_as, threatened, warranted
from tests.citadels.tables import city, hand, metropole_table, sees, shown
from tests.tables import asked, options, play
from twocities import SPECTATOR

EDITION = "deluxe,metropole"


@pytest.mark.parametrize(
    ("standing", "top"),
    [("manor", "palace"), ("temple", "cathedral"), ("tavern", "town_hall"), ("watchtower", "fortress")],
)
def test_a_card_whose_type_stands_in_the_city_goes_into_the_hand(standing: str, top: str) -> None:
    game = metropole_table("thief", cities=[f"architects_chamber {standing}"], deck=f"{top} docks")

    play(game, "use architects_chamber")

    assert hand(game, 0) == [top]
    assert game.position()["deck"] == "docks"


@pytest.mark.parametrize("top", ["palace", "cathedral", "town_hall", "fortress"])
def test_a_card_of_another_type_goes_back_on_top(top: str) -> None:
    game = metropole_table("thief", cities=["architects_chamber"], deck=f"{top} docks")

    play(game, "use architects_chamber")

    assert hand(game, 0) == []
    assert game.position()["deck"] == f"{top} docks"


def test_a_unique_card_is_always_taken_for_the_chamber_is_unique_itself() -> None:
    game = metropole_table("thief", cities=["architects_chamber"], deck="keep docks")

    play(game, "use architects_chamber")

    assert hand(game, 0) == ["keep"]


def test_a_secret_vault_is_a_unique_card_like_others() -> None:
    game = metropole_table("thief", cities=["architects_chamber"], deck="secret_vault docks")

    play(game, "use architects_chamber")

    assert hand(game, 0) == ["secret_vault"]


def test_a_beautified_district_has_its_type() -> None:
    game = metropole_table("thief", seats=4, cast="artist", cities=["architects_chamber manor+"], deck="palace")

    play(game, "use architects_chamber")

    assert hand(game, 0) == ["palace"]


def test_the_school_of_magic_stands_for_no_other_type() -> None:
    # Ruling R6
    game = metropole_table("thief", cities=["architects_chamber school_of_magic"], deck="palace")

    play(game, "use architects_chamber")

    assert hand(game, 0) == []


def test_the_haunted_quarter_is_unique_until_the_end() -> None:
    game = metropole_table("thief", cities=["architects_chamber haunted_quarter"], deck="palace")

    play(game, "use architects_chamber")

    assert hand(game, 0) == []


def test_the_cities_of_others_do_not_count() -> None:
    game = metropole_table("thief", cities=["architects_chamber", "manor"], deck="palace")

    play(game, "use architects_chamber")

    assert hand(game, 0) == []


def test_a_card_that_went_back_is_the_first_to_be_drawn() -> None:
    game = metropole_table("thief", cities=["architects_chamber"], deck="palace docks tavern")

    play(game, "use architects_chamber", "cards")

    assert options(game) == ["keep palace", "keep docks"]


def test_it_works_once_in_a_turn() -> None:
    # Ruling R2
    game = metropole_table("thief", cities=["architects_chamber"])

    play(game, "use architects_chamber", "gold")

    assert "use architects_chamber" not in options(game)


def test_with_two_characters_it_works_once_for_each() -> None:
    # Ruling R2
    game = metropole_table(
        "thief", characters=["thief king"], cities=["architects_chamber manor"], deck="palace castle"
    )

    play(game, "use architects_chamber", "gold", "end", "use architects_chamber")

    assert hand(game, 0) == ["castle", "palace"]


def test_it_may_be_used_before_or_after_gathering() -> None:
    # Ruling R3
    game = metropole_table("thief", cities=["architects_chamber"])

    assert "use architects_chamber" in options(game)
    play(game, "gold")
    assert "use architects_chamber" in options(game)


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    game = metropole_table("thief", gold=[4], hands=["architects_chamber"], deck="keep", gathered=1)

    play(game, "build architects_chamber", "use architects_chamber")

    assert hand(game, 0) == ["keep"]


def test_with_an_empty_deck_it_cannot_be_used() -> None:
    # Ruling R136
    game = metropole_table("thief", cities=["architects_chamber"], deck="")

    assert "use architects_chamber" not in options(game)


def test_it_works_only_in_its_owners_turn() -> None:
    game = metropole_table("thief", cities=["", "architects_chamber"])

    assert "use architects_chamber" not in options(game)


def test_the_card_may_be_built_in_the_same_turn() -> None:
    game = metropole_table("thief", gold=[1], cities=["architects_chamber market"], deck="tavern docks", gathered=1)

    play(game, "use architects_chamber", "build tavern")

    assert city(game, 0) == "architects_chamber market tavern"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize(("standing", "taken"), [("manor", 1), ("tavern", 0)])
def test_all_see_the_card_and_where_it_went(viewer: int, standing: str, taken: int) -> None:
    game = metropole_table("thief", seats=4, cities=[f"architects_chamber {standing}"], deck="palace docks")

    events = play(game, "use architects_chamber")

    assert shown(events, viewer, "card-revealed") == [{"seat": 0, "district": "palace", "taken": taken}]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nobody_sees_the_card_below_it(viewer: int) -> None:
    game = metropole_table("thief", seats=4, cities=["architects_chamber manor"], deck="palace docks")
    other = metropole_table("thief", seats=4, cities=["architects_chamber manor"], deck="palace tavern")

    events = play(game, "use architects_chamber")
    other_events = play(other, "use architects_chamber")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)


def test_a_bewitched_player_does_not_use_it() -> None:
    # Ruling R37
    game = metropole_table("witch", seats=4, characters=["witch", "king"], cities=["", "architects_chamber"])

    play(game, "gold", "bewitch king")

    assert [asked(game).seat, options(game)] == [1, ["gold", "cards"]]


def test_a_witch_uses_hers_when_she_goes_on() -> None:
    # Ruling R36
    game = resumed_as("king", edition=EDITION, cities=["architects_chamber"], deck="keep docks")

    play(game, "use architects_chamber")

    assert hand(game, 0) == ["keep"]


def test_a_threatened_player_does_not_use_it_before_gathering() -> None:
    # Ruling R59
    game = threatened("king", edition=EDITION, cities=["architects_chamber"])

    assert options(game) == ["gold", "cards"]


def test_exchanged_it_works_for_its_new_owner() -> None:
    game = metropole_table("diplomat", gold=[9], cities=["manor", "architects_chamber"], deck="keep docks")

    play(game, "offer manor", "demand 1 architects_chamber", "use architects_chamber")

    assert hand(game, 0) == ["keep"]


def test_confiscated_it_does_nothing_in_that_turn() -> None:
    game = warranted("king", edition=EDITION, gold=[4, 0], hands=["architects_chamber"])

    play(game, "build architects_chamber", "confiscate")

    assert [asked(game).seat, city(game, 1)] == [0, "architects_chamber"]
    assert "use architects_chamber" not in options(game)
