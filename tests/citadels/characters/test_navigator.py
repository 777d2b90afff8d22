import pytest

from tests.citadels.tables import city, hand, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DECK = "tavern market docks harbor town_hall manor castle"


def test_gets_four_extra_gold() -> None:
    # Ruling R76
    game = table("navigator", gold=[0])

    events = play(game, "extra_gold")

    assert game.gold[0] == 4
    assert told(events, "character-paid", FIELD_NAMES) == [{"seat": 0, "character": "navigator", "gold": 4}]


def test_gets_four_extra_cards() -> None:
    # Ruling R76
    game = table("navigator", deck=DECK)

    play(game, "extra_cards")

    assert hand(game, 0) == ["tavern", "market", "docks", "harbor"]


@pytest.mark.parametrize("extra", ["extra_gold", "extra_cards"])
def test_gets_one_of_the_two_and_only_once(extra: str) -> None:
    # Ruling R2
    game = table("navigator", deck=DECK)

    play(game, extra)

    assert options(game) == ["gold", "cards"]


def test_gets_the_extra_whatever_was_gathered() -> None:
    # Ruling R76
    game = table("navigator", gold=[0], deck=DECK)

    play(game, "cards", "keep tavern", "extra_gold")

    assert game.gold[0] == 4
    assert hand(game, 0) == ["tavern"]


def test_the_extra_is_not_gathered() -> None:
    # Ruling R76
    game = table("navigator", gold=[0], cities=["gold_mine"])

    play(game, "extra_gold")

    assert game.gold[0] == 4


@pytest.mark.parametrize("district", ["library", "observatory"])
def test_gathering_districts_do_not_touch_the_extra_cards(district: str) -> None:
    # Ruling R76
    game = table("navigator", cities=[district], deck=DECK)

    play(game, "extra_cards")

    assert hand(game, 0) == ["tavern", "market", "docks", "harbor"]


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9
    game = table("navigator", deck="tavern market")

    play(game, "extra_cards")

    assert hand(game, 0) == ["tavern", "market"]


def test_an_empty_deck_leaves_only_the_gold() -> None:
    # Ruling R9
    game = table("navigator", deck="")

    assert options(game) == ["gold", "extra_gold"]


def test_may_leave_the_extra() -> None:
    # Ruling R1
    game = table("navigator", gold=[0])

    play(game, "gold", "end")

    assert game.gold[0] == 2


def test_builds_nothing() -> None:
    # Ruling R42
    game = table("navigator", gold=[20], hands=["tavern manor"])

    play(game, "gold", "extra_gold")

    assert options(game) == ["end"]


def test_does_not_even_build_the_stables() -> None:
    # Ruling R85
    game = table("navigator", gold=[20], hands=["stables"])

    play(game, "gold", "extra_gold")

    assert options(game) == ["end"]


def test_builds_nothing_by_destroying_either() -> None:
    # Ruling R85
    game = table("navigator", gold=[20], hands=["tavern necropolis"], cities=["framework manor"])

    play(game, "gold", "extra_gold")

    assert options(game) == ["end"]


def test_still_uses_unique_districts() -> None:
    game = table("navigator", gold=[0], hands=["tavern"], cities=["laboratory"])

    play(game, "gold", "use laboratory", "discard tavern")

    assert game.gold[0] == 4


def test_the_witch_builds_nothing_as_a_bewitched_navigator() -> None:
    # Ruling R42
    game = table(
        call=7,
        gold=[9, 0],
        hands=["tavern stables"],
        characters=["witch", "navigator"],
        marks=[["bewitched", "navigator", 0]],
    )

    play(game, "gold")

    assert asked(game).seat == 0
    assert options(game) == ["extra_gold", "extra_cards", "end"]


def test_with_two_characters_the_other_one_builds() -> None:
    # Ruling R7
    game = table("navigator", gold=[9], hands=["tavern"], characters=["navigator warlord"])

    play(game, "gold", "end", "gold", "build tavern")

    assert city(game, 0) == "tavern"
