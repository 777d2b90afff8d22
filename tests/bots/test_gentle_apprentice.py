"""The Gentle Apprentice harms nobody for two rounds, and is an Apprentice from then on."""

import pytest

from twocities import new_game
from twocities.bots import make_bot
from twocities.bots.table import ask
from twocities.citadels.boxes import EDITIONS
from twocities.core.game import Game
from twocities.core.rng import seeded

LEVEL = "gentle_apprentice"
SEEDS = range(30)
HARM = {
    "character-killed",
    "character-robbed",
    "gold-stolen",
    "hands-swapped",
    "district-destroyed",
    "district-seized",
    "district-confiscated",
}


def harm_in(game: Game, seed: int, last: int) -> set[str]:
    """Let four of them play until so many rounds are over; return what was done to anybody."""
    bot, rng, found = make_bot(LEVEL), seeded(seed), set[str]()
    # Fields of a view may be anything; this one is a number.
    while game.decision is not None and game.view(0).fields()["round"] <= last:  # type: ignore[operator]
        game.apply(ask(bot, game.view(game.decision.seat), rng))
        found |= {event.name for event in game.events} & HARM
    return found


@pytest.mark.parametrize("edition", ["deluxe,first_game", *EDITIONS])
def test_nobody_is_killed_robbed_or_burnt_in_the_first_two_rounds(edition: str) -> None:
    games = (new_game("citadels", 4, edition.split(","), seed) for seed in SEEDS)

    assert set().union(*(harm_in(game, seed, 2) for seed, game in enumerate(games))) == set()


def test_it_uses_its_powers_from_the_third_round_on() -> None:
    games = (new_game("citadels", 4, ["deluxe", "first_game"], seed) for seed in SEEDS)

    found = set().union(*(harm_in(game, seed, 4) for seed, game in enumerate(games)))

    assert {"character-killed", "character-robbed", "district-destroyed"} <= found


def test_it_builds_nothing_that_takes_coins_from_others_in_its_first_two_turns() -> None:
    built: list[str] = []
    for seed in SEEDS:
        game, bot, rng = new_game("machikoro", 4, [], seed), make_bot(LEVEL), seeded(seed)
        turns = 0
        while game.decision is not None and turns < 2 * game.seats:
            action = ask(bot, game.view(game.decision.seat), rng)
            built.append(game.notation(action))
            game.apply(action)
            turns += any(event.name in ("card-built", "nothing-built") for event in game.events)

    assert not {"build cafe", "build family_restaurant", "build stadium", "build tv_station"} & {*built}
    assert "build wheat_field" in built


def test_the_same_view_and_seed_give_the_same_choice() -> None:
    game = new_game("citadels", 4, ["deluxe", "first_game"], 1)
    assert game.decision is not None
    views = [game.view(game.decision.seat) for _ in range(2)]

    assert len({ask(make_bot(LEVEL), view, seeded(5)) for view in views}) == 1
