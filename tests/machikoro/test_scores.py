from tests.machikoro.tables import start, table
from tests.tables import play


def test_every_landmark_is_a_point() -> None:
    game = table("shopping_mall", "", "shopping_mall radio_tower")

    assert [score.total for score in game.scores()] == [2, 1, 3]


def test_establishments_and_coins_score_nothing() -> None:
    game = table("mine*6", "", coins=[90, 0])

    assert [score.total for score in game.scores()] == [1, 1]


def test_the_source_is_named() -> None:
    assert [score.sources for score in start().scores()] == [["landmarks"], ["landmarks"]]


def test_more_landmarks_give_a_better_place() -> None:
    game = table("shopping_mall", "", "shopping_mall radio_tower")

    assert [score.place for score in game.scores()] == [2, 3, 1]


def test_equal_landmarks_share_a_place() -> None:
    game = table("", "shopping_mall", "", "shopping_mall")

    assert [score.place for score in game.scores()] == [3, 1, 3, 1]


def test_the_winner_has_the_first_place_alone() -> None:
    game = table("shopping_mall radio_tower", "shopping_mall radio_tower", coins=[16, 90], dice=[5])

    play(game, "roll 1", "keep", "build amusement_park")

    assert [score.place for score in game.scores()] == [1, 2]


def test_a_score_is_told_item_by_item() -> None:
    game = table("shopping_mall", "")

    assert repr(game.scores()[0]) == "Score(seat=0, place=1, total=2: landmarks 2)"
