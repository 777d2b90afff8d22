"""The builder of Citadels."""

import pytest

from twocities import new_game
from twocities.bots import count_wins, make_bot, play_match
from twocities.citadels.boxes import PRESET_NAMES
from twocities.core.rng import seeded


@pytest.mark.parametrize("rules", [["first_game"], ["random_cast"]])
def test_it_wins_at_least_seventy_in_a_hundred_against_three_random_players(rules: list[str]) -> None:
    games = (new_game("citadels", 4, rules, seed) for seed in range(60))

    assert count_wins(games, "builder", "random", seeded(1)) >= 42


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_it_plays_every_preset_with_every_number_of_seats(preset: str, seats: int) -> None:
    game = new_game("citadels", seats, [preset], seats)

    scores = play_match(game, [make_bot("builder")] * seats, seeded(2))

    assert min(score.place for score in scores) == 1


@pytest.mark.parametrize("seed", range(20))
def test_it_plays_every_character_and_district_of_the_czech_edition(seed: int) -> None:
    seats = 2 + seed % 7
    game = new_game("citadels", seats, ["citadela", "random_cast"], seed)

    play_match(game, [make_bot("builder")] * seats, seeded(3))

    assert game.decision is None
