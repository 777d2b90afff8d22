import pytest

from tests.citadels.tables import city, dark_city_table, hand, sees
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR

DARK = "classic,dark_city"


def test_takes_a_card_of_a_hand_into_the_own_one() -> None:
    game = dark_city_table("dark_city_wizard", hands=["manor", "tavern market"])

    play(game, "look 1", "take market", "keep_it")

    assert [hand(game, 0), hand(game, 1)] == [["manor", "market"], ["tavern"]]


def test_builds_the_taken_card_at_once_for_its_full_price_besides_the_normal_build() -> None:
    # Ruling R65
    game = dark_city_table("dark_city_wizard", gold=[5, 0], hands=["manor", "harbor"])

    events = play(game, "look 1", "take harbor", "build harbor")
    assert told(events, "district-built", FIELD_NAMES) == [{"seat": 0, "district": "harbor", "gold": 4}]
    play(game, "gold", "build manor")

    assert city(game, 0) == "harbor manor"
    assert game.gold[0] == 0


def test_a_kept_card_is_the_one_normal_build() -> None:
    game = dark_city_table("dark_city_wizard", gold=[9, 0], hands=["manor", "tavern"], gathered=1)

    play(game, "look 1", "take tavern", "keep_it", "build tavern")

    assert options(game) == ["end"]


def test_a_card_that_is_too_dear_can_only_be_kept() -> None:
    # Ruling R65
    game = dark_city_table("dark_city_wizard", gold=[3, 0], hands=["", "harbor"])

    play(game, "look 1", "take harbor")

    assert options(game) == ["keep_it"]


def test_does_not_build_at_once_what_stands_in_the_city() -> None:
    game = dark_city_table("dark_city_wizard", gold=[9, 0], hands=["", "manor"], cities=["manor"])

    play(game, "look 1", "take manor")

    assert options(game) == ["keep_it"]


def test_does_not_build_from_the_hand_what_stands_in_the_city() -> None:
    game = dark_city_table("dark_city_wizard", gold=[9, 0], hands=["manor"], cities=["manor"], gathered=1)

    assert options(game) == ["end"]


def test_with_a_quarry_builds_a_duplicate_at_once_for_less() -> None:
    game = dark_city_table("dark_city_wizard", gold=[2, 0], hands=["", "manor"], cities=["manor dark_city_quarry"])

    play(game, "look 1", "take manor", "build manor")

    assert city(game, 0) == "manor dark_city_quarry manor"
    assert game.gold[0] == 0


def test_with_a_factory_builds_a_unique_district_at_once_for_less() -> None:
    # Ruling R81
    game = dark_city_table("dark_city_wizard", gold=[4, 0], hands=["", "smithy"], cities=["dark_city_factory"])

    play(game, "look 1", "take smithy", "build smithy")

    assert game.gold[0] == 0


def test_looks_only_at_hands_with_cards() -> None:
    # Ruling R137
    game = dark_city_table("dark_city_wizard", seats=4, hands=["palace", "tavern", "", "market"])

    assert options(game) == ["gold", "cards", "look 1", "look 3"]


def test_having_looked_takes_one_of_the_cards() -> None:
    game = dark_city_table("dark_city_wizard", hands=["", "tavern*2 market"])

    play(game, "look 1")

    assert options(game) == ["take tavern", "take market"]


@pytest.mark.parametrize(
    "moves", [["look 1", "take palace", "keep_it", "gold"], ["gold", "look 1", "take palace", "keep_it"]]
)
def test_looks_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R2
    # Ruling R3
    game = dark_city_table("dark_city_wizard", gold=[0, 0], hands=["", "palace fortress"])

    play(game, *moves)

    assert options(game) == ["end"]


def test_looking_is_optional() -> None:
    # Ruling R1
    game = dark_city_table("dark_city_wizard", hands=["", "palace"])

    play(game, "gold", "end")

    assert hand(game, 1) == ["palace"]


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_nobody_else_learns_which_card_was_taken(viewer: int) -> None:
    # Ruling R8
    deck = "castle palace"
    one = dark_city_table("dark_city_wizard", seats=3, gold=[0], hands=["", "manor tavern"], deck=deck)
    other = dark_city_table("dark_city_wizard", seats=3, gold=[0], hands=["", "manor tavern"], deck=deck)

    first = play(one, "look 1", "take manor", "keep_it")
    second = play(other, "look 1", "take tavern", "keep_it")

    assert sees(one, first, viewer) == sees(other, second, viewer)


def test_the_victim_is_not_asked() -> None:
    game = dark_city_table("dark_city_wizard", hands=["", "palace"])

    play(game, "look 1")

    assert asked(game).seat == 0


def test_cards_under_a_museum_are_not_taken() -> None:
    # Ruling R68
    game = dark_city_table(
        "dark_city_wizard",
        hands=["", "manor"],
        cities=["", "dark_city_museum"],
        tucked={"dark_city_museum": "tavern"},
    )

    play(game, "look 1")

    assert options(game) == ["take manor"]


def test_a_taken_card_completes_the_city_when_it_is_built_at_once() -> None:
    # Ruling R102
    seven = "manor castle palace temple church monastery cathedral"
    game = dark_city_table("dark_city_wizard", gold=[1, 0], hands=["", "tavern"], cities=[seven])

    events = play(game, "look 1", "take tavern", "build tavern")

    assert told(events, "city-completed", FIELD_NAMES) == [{"seat": 0}]


def test_the_bell_tower_asks_its_question_when_it_is_built_at_once() -> None:
    game = dark_city_table("dark_city_wizard", gold=[5, 0], hands=["", "bell_tower"])

    play(game, "look 1", "take bell_tower", "build bell_tower")
    assert options(game) == ["shorten", "pass"]
    play(game, "pass")

    assert options(game) == ["gold", "cards"]


def test_bewitched_he_only_gathers_and_the_witch_builds_no_duplicates_either() -> None:
    # Ruling R36
    game = dark_city_table(
        call=3,
        characters=["dark_city_witch", "dark_city_wizard"],
        gold=[9, 0],
        hands=["", "manor"],
        cities=["manor"],
        marks=[["bewitched", "dark_city_wizard", 0]],
    )
    assert options(game) == ["gold", "cards"]

    play(game, "gold", "look 1", "take manor")

    assert (asked(game).seat, options(game)) == (0, ["keep_it"])


def test_a_position_with_a_taken_card_goes_on() -> None:
    game = dark_city_table(
        "dark_city_wizard",
        gold=[3, 0],
        drawn="manor",
        called=3,
        used=["power"],
        agenda=[
            {"step": "build_taken", "seat": 0, "victim": 1, "acting": "dark_city_wizard"},
            {"step": "turn", "seat": 0, "acting": "dark_city_wizard"},
            {"step": "call_rank", "rank": 4},
        ],
    )
    assert options(game) == ["build manor", "keep_it"]

    play(game, "build manor")

    assert city(game, 0) == "manor"
    assert options(game) == ["gold", "cards"]
