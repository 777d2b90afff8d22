import pytest

from tests.citadels.tables import bottom, hand, shown, table
from tests.tables import options, play
from twocities import SPECTATOR


def test_three_cards_are_drawn_and_one_is_kept() -> None:
    game = table("merchant", cities=["observatory"], deck="tavern manor palace temple")

    play(game, "cards")
    assert options(game) == ["keep manor", "keep palace", "keep tavern"]
    play(game, "keep manor")

    assert hand(game, 0) == ["manor"]


def test_the_other_two_go_under_the_deck() -> None:
    # Ruling R11: the others go face down under the deck.
    game = table("merchant", cities=["observatory"], deck="tavern manor palace temple")

    play(game, "cards", "keep manor")

    assert bottom(game, 3) == ["palace", "tavern", "temple"]


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9: a draw gives what is left, also to the Observatory.
    game = table("merchant", cities=["observatory"], deck="tavern manor")

    play(game, "cards")

    assert options(game) == ["keep manor", "keep tavern"]


def test_somebody_elses_observatory_does_nothing() -> None:
    game = table("merchant", cities=["", "observatory"], deck="tavern manor palace")

    play(game, "cards")

    assert options(game) == ["keep manor", "keep tavern"]


def test_extra_cards_are_not_gathered() -> None:
    # Ruling R76: extra cards are not gathering.
    game = table("architect", cities=["observatory"], deck="tavern manor palace")

    play(game, "extra_cards")

    assert hand(game, 0) == ["manor", "tavern"]


def test_a_bewitched_player_uses_it() -> None:
    game = table(
        characters=["merchant", "witch"],
        call=6,
        cities=["observatory"],
        deck="tavern manor palace",
        marks=[["bewitched", "merchant", 1]],
    )

    play(game, "cards")

    assert options(game) == ["keep manor", "keep palace", "keep tavern"]


def test_a_threatened_player_uses_it() -> None:
    game = table(
        "merchant",
        cast="blackmailer",
        cities=["observatory"],
        deck="tavern manor palace",
        marks=[["threat", "merchant", 1]],
    )

    play(game, "cards", "keep palace")

    assert options(game) == ["bribe", "refuse"]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_neither_the_three_cards_nor_the_one(viewer: int) -> None:
    game = table("merchant", cities=["observatory"], deck="tavern manor palace temple")

    events = play(game, "cards")
    assert shown(events, viewer, "cards-seen") == [
        {"seat": 0, "districts": ["unknown"] * 3, "count": 3, "known": 0},
    ]
    assert game.view(viewer).to_dict()["drawn"] == "unknown*3"
    events = play(game, "keep manor")
    assert shown(events, viewer, "cards-drawn") == [{"seat": 0, "districts": ["unknown"], "count": 1, "known": 0}]
