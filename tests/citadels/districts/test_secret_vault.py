import pytest

from tests.citadels.tables import city, hand, points, sees, table
from tests.tables import options, play
from twocities import SPECTATOR


def test_it_cannot_be_built() -> None:
    # Ruling R87: never built.
    game = table("merchant", gold=[9, 0], hands=["secret_vault"], gathered=1)

    assert options(game) == ["extra_gold", "end"]


def test_the_factory_does_not_make_it_buildable() -> None:
    game = table("merchant", gold=[9, 0], hands=["secret_vault"], cities=["factory"], gathered=1)

    assert options(game) == ["extra_gold", "end"]


def test_a_wizard_can_only_keep_it() -> None:
    # Ruling R65: the Secret Vault can only go to the hand.
    game = table("wizard", gold=[9, 0], hands=["", "secret_vault"])

    play(game, "look 1", "take secret_vault")
    assert options(game) == ["keep_it"]
    play(game, "keep_it")

    assert hand(game, 0) == ["secret_vault"]


def test_in_hand_it_scores_three_points() -> None:
    # Ruling R87: worth 3 in hand at the end.
    game = table("merchant", hands=["secret_vault tavern"], cities=["manor"])

    assert points(game, 0) == {"districts": 3, "secret_vault": 3}


def test_everybody_learns_of_it_when_the_game_is_scored() -> None:
    game = table("warlord", seats=4, hands=["", "secret_vault"], gathered=1, first=0)

    play(game, "end")

    assert game.decision is None
    assert [score.total for score in game.scores()] == [4, 3, 0, 0]


def test_in_the_deck_it_scores_for_nobody() -> None:
    game = table("merchant", uniques="secret_vault", hands=["tavern", "manor"])

    assert [score.total for score in game.scores()] == [0, 0]


def test_it_goes_with_the_hand_to_a_magician() -> None:
    game = table("magician", hands=["tavern", "secret_vault"])

    play(game, "swap 1")

    assert points(game, 0) == {"districts": 0, "secret_vault": 3}


def test_it_is_a_unique_card_for_a_spy() -> None:
    # Ruling R87: counted by the Spy as unique.
    game = table("spy", gold=[0, 5], hands=["", "secret_vault tavern"])

    play(game, "spy 1 unique")

    assert list(game.gold) == [1, 4]
    assert len(game.hands[0]) == 1


def test_it_pays_for_the_thieves_den_like_any_card() -> None:
    # Ruling R87: as payment like any card.
    game = table("merchant", gold=[5, 0], hands=["thieves_den secret_vault"], gathered=1)

    play(game, "build_with_cards thieves_den", "discard secret_vault", "done")

    assert city(game, 0) == "thieves_den"
    assert points(game, 0) == {"districts": 6}


def test_a_cardinal_may_give_it_for_a_loan() -> None:
    game = table("cardinal", gold=[2, 1], hands=["manor secret_vault"], gathered=1)

    play(game, "borrow 1 manor", "give secret_vault")

    assert points(game, 1) == {"districts": 0, "secret_vault": 3}


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_knows_of_it_while_the_game_goes_on(viewer: int) -> None:
    game = table("merchant", uniques="secret_vault", hands=["secret_vault", "manor"], gathered=1)
    other = table("merchant", uniques="secret_vault", hands=["tavern", "manor"], gathered=1)

    assert sees(game, [], viewer) == sees(other, [], viewer)
