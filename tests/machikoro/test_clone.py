from tests.machikoro.tables import start, table
from tests.tables import play
from twocities.core.rng import seeded
from twocities.core.rollout import Trace, play_randomly


def test_a_copy_is_equal() -> None:
    game = start(3, ["limited_supply"], seed=4)

    twin = game.clone()

    assert twin.position() == game.position()


def test_a_copy_asks_the_same_question() -> None:
    game = table("radio_tower", "", dice=[3])
    play(game, "roll 1")

    twin = game.clone()

    assert repr(twin.decision) == repr(game.decision)


def test_a_copy_rolls_the_same_dice() -> None:
    game = table("", "", dice=[3, 4])
    twin = game.clone()

    play(game, "roll 2")
    play(twin, "roll 2")

    assert (twin.first_die, twin.second_die) == (game.first_die, game.second_die)


def test_playing_the_copy_leaves_the_game_unchanged() -> None:
    game = table("wheat_field", "", dice=[1])
    before = game.position()

    play(game.clone(), "roll 1", "build ranch")

    assert game.position() == before


def test_playing_the_game_leaves_the_copy_unchanged() -> None:
    game = table("wheat_field", "", dice=[1])
    twin = game.clone()
    before = twin.position()

    play(game, "roll 1", "build ranch")

    assert twin.position() == before


def test_a_copy_of_a_game_that_nobody_hears_is_silent() -> None:
    game = table("stadium tv_station business_center bakery", "mine", coins=[16, 9], dice=[6])
    game.heard = False

    twin = game.clone()

    assert play(twin, "roll 1", "collect 1", "offer bakery", "demand 1 mine", "build shopping_mall") == []
    assert twin.coins == [13, 2]


def test_a_silent_game_goes_as_a_heard_one() -> None:
    game = table("radio_tower mine", "cafe", "mine", dice=[4, 5, 6, 3])
    silent = game.clone()
    silent.heard = False
    moves = ["roll 2", "keep", "pass", "roll 1", "roll 1", "build wheat_field"]

    play(game, *moves)
    play(silent, *moves)

    assert silent.position() == game.position()


def test_a_silent_game_comes_to_the_same_end() -> None:
    game = start(3, ["limited_supply"], seed=6)
    silent = game.clone()
    silent.heard = False

    play_randomly(game, seeded(1), Trace())
    play_randomly(silent, seeded(1), Trace())

    assert silent.position() == game.position()
    assert silent.events == []
