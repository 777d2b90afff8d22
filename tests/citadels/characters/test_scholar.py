import pytest

from tests.citadels.tables import city, hand, table
from tests.tables import options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.ids import DISTRICT_NAMES
from twocities.core.view import SPECTATOR

SEVEN = "manor castle palace temple church monastery cathedral"


def test_looks_at_seven_cards_and_keeps_one() -> None:
    game = table("scholar", deck=f"{SEVEN} tavern")
    play(game, "study")
    assert options(game) == [f"keep {card}" for card in SEVEN.split()]

    play(game, "keep palace")

    assert hand(game, 0) == ["palace"]


def deck_after_studying(seed: int) -> list[str]:
    game = table("scholar", deck=f"{SEVEN} tavern market docks", seed=seed)
    play(game, "study", "keep palace")
    return [DISTRICT_NAMES[card] for card in game.deck]


def test_puts_the_others_back_into_the_deck() -> None:
    # Ruling R11
    others = "castle cathedral church docks manor market monastery tavern temple"

    assert sorted(deck_after_studying(seed=1)) == others.split()


def test_shuffles_the_whole_deck() -> None:
    # Ruling R11
    one = deck_after_studying(seed=1)
    other = deck_after_studying(seed=2)

    assert one[:3] != other[:3]
    assert one[-3:] != other[-3:]


def test_studies_only_once() -> None:
    # Ruling R2
    game = table("scholar", deck=f"{SEVEN} tavern")

    play(game, "study", "keep palace")

    assert options(game) == ["gold", "cards"]


def test_studies_before_gathering_if_wanted() -> None:
    # Ruling R3
    game = table("scholar")

    assert options(game) == ["gold", "cards", "study"]


def test_studies_besides_gathering_cards() -> None:
    game = table("scholar", deck=f"tavern market {SEVEN}")

    play(game, "cards", "keep tavern", "study", "keep palace")

    assert hand(game, 0) == ["palace", "tavern"]


def test_gathering_cards_after_studying_draws_new_ones() -> None:
    game = table("scholar", deck=SEVEN)

    play(game, "study", "keep palace", "cards")

    assert len(options(game)) == 2


@pytest.mark.parametrize("district", ["library", "observatory"])
def test_gathering_districts_do_not_touch_studying(district: str) -> None:
    game = table("scholar", cities=[district], deck=f"{SEVEN} tavern market docks")
    play(game, "study")
    assert len(options(game)) == 7

    play(game, "keep palace")

    assert hand(game, 0) == ["palace"]


def test_looks_at_what_is_left_of_a_short_deck() -> None:
    # Ruling R9
    game = table("scholar", deck="manor castle tavern")
    play(game, "study")
    assert options(game) == ["keep manor", "keep castle", "keep tavern"]

    play(game, "keep tavern")

    assert hand(game, 0) == ["tavern"]
    assert sorted(game.deck) == [0, 1]


def test_does_not_study_an_empty_deck() -> None:
    # Ruling R9
    game = table("scholar", deck="")

    assert options(game) == ["gold"]


def test_equal_cards_are_one_choice() -> None:
    game = table("scholar", deck="tavern*4 market*3 manor")
    play(game, "study")
    assert options(game) == ["keep tavern", "keep market"]

    play(game, "keep tavern")

    assert hand(game, 0) == ["tavern"]
    assert len(game.deck) == 7


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_the_cards(viewer: int) -> None:
    # Ruling R8
    game = table("scholar", deck=SEVEN)

    events = [event.view(viewer) for event in play(game, "study")]

    assert told(events, "cards-seen", FIELD_NAMES) == [
        {"seat": 0, "districts": ["unknown"] * 7, "count": 7, "known": 0}
    ]
    assert game.view(viewer).to_dict()["drawn"] == "unknown*7"


def test_builds_two_districts() -> None:
    game = table("scholar", gold=[20], hands=["tavern market docks"], deck="")

    play(game, "gold", "build tavern", "build market")

    assert city(game, 0) == "tavern market"
    assert options(game) == ["end"]


def test_the_stables_are_a_third_build() -> None:
    # Ruling R85
    game = table("scholar", gold=[20], hands=["tavern market stables"], deck="")

    play(game, "gold", "build stables", "build tavern", "build market")

    assert city(game, 0) == "stables tavern market"


def test_may_leave_the_study() -> None:
    # Ruling R1
    game = table("scholar", gold=[0])

    play(game, "gold", "end")

    assert hand(game, 0) == []


def test_the_witch_studies_and_builds_two() -> None:
    # Ruling R36
    game = table(
        call=7,
        gold=[9, 0],
        hands=["tavern market docks"],
        characters=["witch", "scholar"],
        marks=[["bewitched", "scholar", 0]],
        deck=SEVEN,
    )

    play(game, "gold", "study", "keep palace", "build tavern", "build market")

    assert hand(game, 0) == ["palace", "docks"]
    assert options(game) == ["end"]


def test_with_two_characters_only_the_scholar_builds_two() -> None:
    # Ruling R7
    game = table("scholar", gold=[20], hands=["tavern market docks harbor"], characters=["scholar warlord"])

    play(game, "gold", "build tavern", "build market", "end", "gold", "build docks")

    assert "build harbor" not in options(game)
