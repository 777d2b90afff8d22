import pytest

from tests.citadels.tables import bottom, city, classic_table, dark_city_table, hand, shown
from tests.tables import asked, options, play
from twocities import SPECTATOR


def test_three_cards_are_drawn_and_one_is_kept() -> None:
    game = classic_table("classic_merchant", cities=["classic_observatory"], deck="tavern manor palace temple")

    play(game, "cards")
    assert options(game) == ["keep manor", "keep palace", "keep tavern"]
    play(game, "keep palace")

    assert hand(game, 0) == ["palace"]
    assert bottom(game, 3) == ["manor", "tavern", "temple"]


def test_it_costs_five_gold() -> None:
    game = classic_table("classic_thief", gold=[7], hands=["classic_observatory"], gathered=1)

    play(game, "build classic_observatory")

    assert [game.gold[0], city(game, 0)] == [2, "classic_observatory"]


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9
    game = classic_table("classic_merchant", cities=["classic_observatory"], deck="tavern manor")

    play(game, "cards")

    assert options(game) == ["keep manor", "keep tavern"]


def test_gold_is_gathered_as_ever() -> None:
    game = classic_table("classic_thief", gold=[0], cities=["classic_observatory"])

    play(game, "gold")

    assert game.gold[0] == 2


def test_somebody_elses_observatory_does_nothing() -> None:
    game = classic_table("classic_merchant", cities=["", "classic_observatory"], deck="tavern manor palace temple")

    play(game, "cards")

    assert options(game) == ["keep manor", "keep tavern"]


def test_the_architects_two_cards_stay_two() -> None:
    # Ruling R76
    game = classic_table("classic_architect", cities=["classic_observatory"], deck="tavern manor palace temple docks")

    play(game, "cards", "keep tavern")

    assert hand(game, 0) == ["temple", "tavern", "docks"]


def test_a_bewitched_player_draws_three() -> None:
    # Ruling R37
    game = dark_city_table(
        characters=["classic_merchant", "dark_city_witch"],
        call=6,
        cities=["classic_observatory"],
        deck="tavern manor palace temple",
        marks=[["bewitched", "classic_merchant", 1]],
    )

    play(game, "cards")
    assert options(game) == ["keep manor", "keep palace", "keep tavern"]
    play(game, "keep palace")

    assert asked(game).seat == 1


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_only_how_many_cards_were_seen(viewer: int) -> None:
    # Ruling R8
    game = classic_table("classic_merchant", cities=["classic_observatory"], deck="tavern manor palace")

    events = play(game, "cards")

    assert shown(events, viewer, "cards-seen") == [{"seat": 0, "districts": ["unknown"] * 3, "count": 3, "known": 0}]
