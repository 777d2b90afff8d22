import pytest

from tests.machikoro.tables import start, table
from tests.tables import play
from twocities import SPECTATOR
from twocities.core.rng import seeded
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.game import MachiKoro


def imagined(game: MachiKoro, viewer: int, seed: int = 1) -> MachiKoro:
    """Imagine a world from what a viewer knows of a game."""
    return MACHIKORO.imagine(game.view(viewer), seeded(seed))


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_an_imagined_world_looks_the_same_to_its_viewer(viewer: int) -> None:
    game = start(3, ["limited_supply", "beginner"], seed=2)

    assert imagined(game, viewer).view(viewer).to_dict() == game.view(viewer).to_dict()


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_imagined_world_asks_the_same_question(viewer: int) -> None:
    game = table("tv_station business_center bakery", "mine", coins=[0, 9], dice=[6])
    play(game, "roll 1")

    assert repr(imagined(game, viewer).decision) == repr(game.decision)


def test_the_deck_is_imagined_in_a_random_order() -> None:
    game = start(2, ["limited_supply"])

    decks = [imagined(game, 0, seed).deck for seed in range(4)]

    assert len({tuple(deck) for deck in decks}) == 4
    assert [sorted(deck) for deck in decks] == [sorted(game.deck)] * 4


def test_the_dice_to_come_are_not_known() -> None:
    game = start(2)

    assert imagined(game, 0).rng.key != game.rng.key


def test_different_worlds_roll_different_dice() -> None:
    game = start(2)

    assert len({imagined(game, 0, seed).rng.key for seed in range(4)}) == 4


def test_the_same_random_numbers_imagine_the_same_world() -> None:
    game = start(2, ["limited_supply"])

    assert imagined(game, 0, seed=3).position() == imagined(game, 0, seed=3).position()


def test_playing_an_imagined_world_leaves_the_game_unchanged() -> None:
    game = table("wheat_field", "", dice=[1])
    before = game.position()

    play(imagined(game, 0), "roll 1")

    assert game.position() == before


def test_a_finished_game_can_be_imagined() -> None:
    game = table("shopping_mall radio_tower", "", coins=[16, 0], dice=[5])
    play(game, "roll 1", "keep", "build amusement_park")

    assert imagined(game, 1).decision is None
