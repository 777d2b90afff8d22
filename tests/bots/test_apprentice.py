"""The Apprentice plays better than chance and worse than a Journeyman."""

import pytest

from tests.machikoro.tables import load
from tests.tables import asked
from twocities import new_game
from twocities.bots import count_wins, make_bot, play_match
from twocities.citadels.boxes import EDITIONS
from twocities.core.rng import seeded

TABLES = [("citadels", ["deluxe"]), ("citadels", ["classic"]), ("machikoro", [])]


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_it_wins_two_of_three_games_against_three_random_players(game: str, rules: list[str]) -> None:
    games = (new_game(game, 4, rules, seed) for seed in range(30))

    assert count_wins(games, "apprentice", "random", seeded(1)) >= 20


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_it_wins_less_than_its_share_against_three_journeymen(game: str, rules: list[str]) -> None:
    games = (new_game(game, 4, rules, seed) for seed in range(40))

    assert count_wins(games, "apprentice", "journeyman", seeded(1)) <= 8


def test_it_does_not_always_see_what_is_best() -> None:
    game = load({"seats": 2, "cities": ["mine*2 ranch train_station", ""]})
    bot, rng = make_bot("apprentice"), seeded(2)

    chosen = {game.notation(bot.choose(game.view(0), asked(game), rng)) for _ in range(60)}

    assert chosen == {"roll 1", "roll 2"}


@pytest.mark.parametrize("seats", [2, 4, 7])
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_finishes_games_of_every_edition(edition: str, seats: int) -> None:
    game = new_game("citadels", seats, [*edition.split(","), "random_cast"], seats)

    play_match(game, [make_bot("apprentice")] * seats, seeded(4))

    assert game.decision is None
