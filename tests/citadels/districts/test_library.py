import pytest

from tests.citadels.tables import bottom, hand, shown, table
from tests.tables import asked, options, play
from twocities import SPECTATOR


def test_both_cards_are_kept() -> None:
    game = table("merchant", cities=["library"], deck="tavern manor palace")

    play(game, "cards")

    assert hand(game, 0) == ["manor", "tavern"]
    assert bottom(game) == ["palace"]
    assert "end" in options(game)


def test_with_the_observatory_all_three_are_kept() -> None:
    game = table("merchant", cities=["library observatory"], deck="tavern manor palace temple")

    play(game, "cards")

    assert hand(game, 0) == ["manor", "palace", "tavern"]


def test_the_order_of_library_and_observatory_does_not_matter() -> None:
    game = table("merchant", cities=["observatory library"], deck="tavern manor palace temple")

    play(game, "cards")

    assert hand(game, 0) == ["manor", "palace", "tavern"]


def test_a_deck_of_one_card_gives_that_card() -> None:
    # Ruling R9: a draw gives what is left.
    game = table("merchant", cities=["library"], deck="tavern")

    play(game, "cards")

    assert hand(game, 0) == ["tavern"]


def test_somebody_elses_library_does_nothing() -> None:
    game = table("merchant", cities=["", "library"], deck="tavern manor")

    play(game, "cards", "keep tavern")

    assert hand(game, 0) == ["tavern"]


def test_gold_is_gathered_as_ever() -> None:
    game = table("merchant", gold=[0, 0], cities=["library"])

    play(game, "gold")

    assert list(game.gold) == [2, 0]
    assert hand(game, 0) == []


def test_a_scholar_still_keeps_one_card_of_seven() -> None:
    """The Library changes only the gathering."""
    game = table("scholar", cities=["library"], deck="tavern*4 manor*4")

    play(game, "study")
    assert options(game) == ["keep manor", "keep tavern"]
    play(game, "keep manor")

    assert hand(game, 0) == ["manor"]


def test_a_bewitched_player_keeps_both() -> None:
    game = table(
        characters=["merchant", "witch"],
        call=6,
        cities=["library"],
        deck="tavern manor",
        marks=[["bewitched", "merchant", 1]],
    )

    play(game, "cards")

    assert hand(game, 0) == ["manor", "tavern"]
    assert asked(game).seat == 1


def test_a_witch_keeps_both_before_her_pause() -> None:
    game = table("witch", cities=["library"], deck="tavern manor")

    play(game, "cards")

    assert hand(game, 0) == ["manor", "tavern"]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_see_only_how_many_cards_were_drawn(viewer: int) -> None:
    game = table("merchant", cities=["library"], deck="tavern manor palace")

    events = play(game, "cards")

    assert shown(events, viewer, "cards-drawn") == [
        {"seat": 0, "districts": ["unknown", "unknown"], "count": 2, "known": 0},
    ]
    assert shown(events, 0, "cards-drawn") == [
        {"seat": 0, "districts": ["tavern", "manor"], "count": 2, "known": 1},
    ]
