import pytest

from tests.citadels.tables import city, hand, table
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR

DECK = "tavern market docks harbor town_hall"


def test_gets_two_extra_cards() -> None:
    # Ruling R76
    game = table("architect", deck=DECK)

    play(game, "extra_cards")

    assert hand(game, 0) == ["tavern", "market"]


def test_gets_the_extra_cards_also_when_gathering_gold() -> None:
    # Ruling R76
    game = table("architect", gold=[0], deck=DECK)

    play(game, "gold", "extra_cards")

    assert game.gold[0] == 2
    assert hand(game, 0) == ["tavern", "market"]


def test_gets_the_extra_cards_besides_gathered_ones() -> None:
    # Ruling R76
    game = table("architect", deck=DECK)

    play(game, "cards", "keep market", "extra_cards")

    assert hand(game, 0) == ["market", "docks", "harbor"]


def test_gets_the_extra_cards_only_once() -> None:
    # Ruling R2
    game = table("architect", deck=DECK)

    play(game, "extra_cards")

    assert options(game) == ["gold", "cards"]


def test_gets_the_extra_cards_before_gathering_if_wanted() -> None:
    # Ruling R3
    game = table("architect", deck=DECK)

    assert options(game) == ["gold", "cards", "extra_cards"]


@pytest.mark.parametrize("district", ["library", "observatory"])
def test_gathering_districts_do_not_touch_the_extra_cards(district: str) -> None:
    # Ruling R76
    game = table("architect", cities=[district], deck=DECK)

    play(game, "extra_cards")

    assert hand(game, 0) == ["tavern", "market"]


def test_the_library_touches_only_the_gathered_cards() -> None:
    # Ruling R76
    game = table("architect", cities=["library observatory"], deck=DECK)

    play(game, "cards", "extra_cards")

    assert hand(game, 0) == ["tavern", "market", "docks", "harbor", "town_hall"]


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9
    game = table("architect", deck="tavern")

    play(game, "extra_cards")

    assert hand(game, 0) == ["tavern"]


def test_an_empty_deck_gives_no_extra_cards() -> None:
    # Ruling R9
    game = table("architect", deck="")

    assert options(game) == ["gold"]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_the_extra_cards(viewer: int) -> None:
    # Ruling R8
    game = table("architect", deck=DECK)

    events = [event.view(viewer) for event in play(game, "extra_cards")]

    assert told(events, "cards-drawn", FIELD_NAMES) == [
        {"seat": 0, "districts": ["unknown", "unknown"], "count": 2, "known": 0}
    ]


def test_has_no_income_for_districts() -> None:
    game = table("architect", cities=["tavern manor school_of_magic"], deck="")

    assert options(game) == ["gold"]


def test_builds_up_to_three_districts() -> None:
    game = table("architect", gold=[20], hands=["tavern market docks harbor"], deck="")

    play(game, "gold", "build tavern", "build market", "build docks")

    assert city(game, 0) == "tavern market docks"
    assert options(game) == ["end"]


def test_may_build_fewer() -> None:
    game = table("architect", gold=[20], hands=["tavern market"], deck="")

    play(game, "gold", "build tavern")

    assert options(game) == ["build market", "end"]


def test_the_stables_are_a_fourth_build() -> None:
    # Ruling R85
    game = table("architect", gold=[20], hands=["tavern market docks stables"], deck="")

    play(game, "gold", "build tavern", "build market", "build docks", "build stables")

    assert city(game, 0) == "tavern market docks stables"


def test_builds_no_duplicate() -> None:
    # Ruling R80
    game = table("architect", gold=[20], hands=["tavern*2"], deck="")

    play(game, "gold", "build tavern")

    assert options(game) == ["end"]


def test_a_confiscated_district_is_one_of_the_three() -> None:
    game = table(
        "architect",
        gold=[20, 0],
        hands=["tavern market docks harbor"],
        characters=["architect", "magistrate"],
        marks=[["signed_warrant", "architect", 1]],
        deck="",
    )

    play(game, "gold", "build tavern", "confiscate", "build market", "build docks")

    assert city(game, 0) == "market docks"
    assert options(game) == ["end"]


def test_completes_the_city_and_may_build_on() -> None:
    game = table(
        "architect",
        gold=[20],
        hands=["tavern market"],
        cities=["manor castle palace temple church monastery cathedral"],
        deck="",
    )

    play(game, "gold", "build tavern", "build market")

    assert game.count(0) == 9
    assert game.first == 0


def test_the_witch_builds_three_and_gets_the_cards() -> None:
    # Ruling R36
    game = table(
        call=7,
        gold=[9, 0],
        hands=["tavern market docks"],
        characters=["witch", "architect"],
        marks=[["bewitched", "architect", 0]],
        deck="manor castle",
    )

    play(game, "gold", "extra_cards", "build tavern", "build market", "build docks")

    assert city(game, 0) == "tavern market docks"
    assert hand(game, 0) == ["manor", "castle"]


def test_with_two_characters_a_card_of_the_architect_is_built_in_the_other_turn() -> None:
    # Ruling R7
    game = table("architect", gold=[0], characters=["architect warlord"], deck="harbor town_hall")

    play(game, "gold", "extra_cards", "end", "gold", "build harbor")

    assert city(game, 0) == "harbor"


def test_with_two_characters_only_the_architect_builds_three() -> None:
    # Ruling R7
    game = table(
        "architect", gold=[20], hands=["tavern market docks harbor town_hall"], characters=["architect warlord"]
    )

    play(game, "gold", "build tavern", "build market", "build docks", "end", "gold", "build harbor")

    assert "build town_hall" not in options(game)
