import pytest

from tests.citadels.tables import bottom, city, classic_table, dark_city_table, hand, shown
from tests.tables import asked, options, play
from twocities import SPECTATOR, BadPosition
from twocities.citadels.game import Citadels

BOTH = "classic_library classic_observatory"


def library(cities: str = "classic_library", deck: str = "tavern manor palace temple") -> Citadels:
    """Set a table at which seat 0 gathers cards over a deck, the top card first."""
    game = classic_table("classic_merchant", cities=[cities], deck=deck)
    play(game, "cards")
    return game


def test_both_cards_are_kept() -> None:
    game = library()

    assert hand(game, 0) == ["manor", "tavern"]
    assert bottom(game, 2) == ["temple", "palace"]


def test_it_costs_six_gold() -> None:
    game = classic_table("classic_thief", gold=[7], hands=["classic_library"], gathered=1)

    play(game, "build classic_library")

    assert [game.gold[0], city(game, 0)] == [1, "classic_library"]


@pytest.mark.parametrize("cities", [BOTH, "classic_observatory classic_library"])
def test_with_the_observatory_two_of_three_are_kept_one_by_one(cities: str) -> None:
    game = library(cities)

    assert options(game) == ["keep manor", "keep palace", "keep tavern"]
    play(game, "keep manor")
    assert options(game) == ["keep palace", "keep tavern"]
    play(game, "keep palace")

    assert hand(game, 0) == ["manor", "palace"]
    assert bottom(game, 2) == ["tavern", "temple"]


def test_with_the_observatory_two_equal_cards_can_be_kept() -> None:
    game = library(BOTH, "tavern manor tavern temple")

    play(game, "keep tavern", "keep tavern")

    assert hand(game, 0) == ["tavern", "tavern"]
    assert bottom(game) == ["manor"]


def test_with_the_observatory_a_deck_of_two_is_kept_whole() -> None:
    # Ruling R9
    game = library(BOTH, "tavern manor")

    assert hand(game, 0) == ["manor", "tavern"]
    assert "end" in options(game)


@pytest.mark.parametrize("cities", ["classic_library", BOTH])
def test_a_deck_of_one_card_gives_that_card(cities: str) -> None:
    # Ruling R9
    game = library(cities, "tavern")

    assert hand(game, 0) == ["tavern"]
    assert "cards" not in options(game)


def test_an_empty_deck_is_not_offered() -> None:
    # Ruling R9
    game = classic_table("classic_merchant", cities=[BOTH], deck="")

    assert options(game) == ["gold"]


def test_gold_is_gathered_as_ever() -> None:
    game = classic_table("classic_thief", gold=[0], cities=["classic_library"])

    play(game, "gold")

    assert [game.gold[0], hand(game, 0)] == [2, []]


def test_somebody_elses_library_does_nothing() -> None:
    game = classic_table("classic_merchant", cities=["", "classic_library"], deck="tavern manor palace")

    play(game, "cards", "keep tavern")

    assert hand(game, 0) == ["tavern"]


def test_an_architect_gets_two_cards_besides() -> None:
    # Ruling R76
    game = classic_table("classic_architect", cities=["classic_library"], deck="tavern manor palace temple")

    play(game, "cards")

    assert hand(game, 0) == ["manor", "palace", "temple", "tavern"]


def test_a_bewitched_player_keeps_both() -> None:
    # Ruling R37
    game = dark_city_table(
        characters=["classic_merchant", "dark_city_witch"],
        call=6,
        cities=["classic_library"],
        deck="tavern manor palace",
        marks=[["bewitched", "classic_merchant", 1]],
    )

    play(game, "cards")

    assert [hand(game, 0), asked(game).seat] == [["manor", "tavern"], 1]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_learn_which_two_of_three_were_kept(viewer: int) -> None:
    # Ruling R8
    events = play(library(BOTH), "keep manor", "keep palace")

    assert shown(events, viewer, "cards-drawn") == [{"seat": 0, "districts": ["unknown"], "count": 1, "known": 0}] * 2


def keeping(count: int, drawn: str) -> Citadels:
    """Set a table at which seat 0 keeps so many of the cards that it has drawn."""
    return classic_table(
        characters=["classic_merchant"],
        cities=[BOTH],
        drawn=drawn,
        gathered=1,
        agenda=[
            {"step": "keep_card", "seat": 0, "count": count},
            {"step": "after_gathering", "seat": 0, "acting": "classic_merchant"},
            {"step": "turn", "seat": 0, "acting": "classic_merchant"},
            {"step": "call_rank", "rank": 7},
        ],
    )


def test_a_position_in_the_middle_of_the_questions_goes_on() -> None:
    game = keeping(2, "tavern manor palace")

    play(game, "keep manor", "keep palace")

    assert [hand(game, 0), bottom(game)] == [["manor", "palace"], ["tavern"]]


def test_a_position_cannot_ask_for_more_cards_than_were_drawn() -> None:
    with pytest.raises(BadPosition, match="The step 'keep_card' needs 2 cards in 'drawn' to keep"):
        keeping(2, "tavern")
