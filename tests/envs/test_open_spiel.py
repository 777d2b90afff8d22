"""The conformance tests of OpenSpiel, its search on our games, and its exact solvers on the tiny ones."""

import os
import random
import subprocess
import sys
from itertools import product
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import twocities.envs.open_spiel
from tests.envs.tables import TABLES
from twocities.core.errors import BadRules
from twocities.envs.information import information_text
from twocities.envs.open_spiel import SpielState
from twocities.envs.tables import table_of
from twocities.envs.tiny import tiny_game

TINY = ["twocities_citadels_tiny", "twocities_machikoro_tiny"]

WHOLE = [f"twocities_{game}(players={seats},rules={'+'.join(rules)})" for game, seats, rules in TABLES]

SOME = [*TINY, *WHOLE[::7]]
"""A few of all games, every edition among them."""


def load(name: str) -> Any:
    """Load a game."""
    assert twocities.envs.open_spiel
    return pyspiel.load_game(name)


def dealt(name: str, seed: int = 1) -> SpielState:
    """Begin a game and draw the deal."""
    state: SpielState = load(name).new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


def moved(state: SpielState, moves: int, seed: int = 1) -> SpielState:
    """Play so many moves at random."""
    chance = random.Random(seed)
    for _ in range(moves):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", SOME)
def test_random_sim_test_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False, mask_test=True)


SIM_TEST = """
import sys
import pyspiel
import twocities.envs.open_spiel
from open_spiel.python.tests.games_sim_test import GamesSimTest
for name in sys.argv[1:]:
    GamesSimTest().sim_game(pyspiel.load_game(name))
"""


def test_the_checks_of_games_sim_test_pass() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIM_TEST, *SOME], capture_output=True, text=True, check=False, env=os.environ.copy()
    )

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Sim of game twocities") == len(SOME)


@pytest.mark.parametrize("name", ["twocities_citadels(players=3,rules=deluxe)", "twocities_machikoro(players=3)"])
def test_the_ismcts_of_open_spiel_plays(name: str) -> None:
    state = moved(dealt(name), 12)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 6, random_state=np.random.RandomState(1))

    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", WHOLE)
def test_another_world_looks_the_same_to_the_seat_that_is_asked(name: str) -> None:
    state = moved(dealt(name), 15)
    player = state.current_player()

    other = state.resample_from_infostate(player, random.Random(5).random)

    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("moves", [0, 1, 2])
@pytest.mark.parametrize("name", TINY)
def test_another_world_of_a_tiny_game_is_one_that_chance_deals(name: str, moves: int) -> None:
    state = moved(dealt(name), moves)
    chosen = state.history()[len(state.setup.draws) :]
    sampler = random.Random(5).random

    for player in range(2):
        known = state.information_state_string(player)
        worlds = {str(state.resample_from_infostate(player, sampler)) for _ in range(300)}
        others = [replayed(name, drawn, chosen) for drawn in product(*map(range, state.setup.draws))]
        assert worlds == {
            str(each) for each in others if each is not None and each.information_state_string(player) == known
        }


def replayed(name: str, drawn: tuple[int, ...], chosen: list[int]) -> SpielState | None:
    """Deal a game, and choose what was chosen in another one as far as that is legal."""
    state: SpielState = load(name).new_initial_state()
    for action in drawn + tuple(chosen):
        if action not in state.legal_actions():
            return None
        state.apply_action(action)
    return state


@pytest.mark.parametrize(("player", "worlds"), [(0, {0, 1, 2}), (1, {1})])
def test_the_assassin_imagines_each_pair_of_characters_and_their_owner_only_the_true_one(
    player: int, worlds: set[int]
) -> None:
    state = load(TINY[0]).new_initial_state()
    state.apply_action(1)
    sampler = random.Random(5).random

    assert {state.resample_from_infostate(player, sampler).held.drawn[0] for _ in range(60)} == worlds


@pytest.mark.parametrize("name", TINY)
def test_exploitability_runs_on_tiny_games_and_falls_where_cfr_solves_them(name: str) -> None:
    game = load(name)
    solver = cfr.CFRSolver(game)
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))

    for _ in range(3):
        solver.evaluate_and_update_policy()

    assert 0 < exploitability.exploitability(game, solver.average_policy()) < at_random


def test_the_hidden_characters_of_a_tiny_game_are_hidden() -> None:
    first, second = (load(TINY[0]).new_initial_state() for _ in range(2))
    first.apply_action(0)
    second.apply_action(1)

    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.information_state_string(1) != second.information_state_string(1)


def test_observations_are_those_of_the_encoder_and_strings_agree_with_them() -> None:
    state = moved(dealt("twocities_citadels(players=4,rules=deluxe)"), 20)
    game = state.held.game
    assert game is not None
    view = game.view(2)

    assert state.observation_tensor(2) == list(table_of("citadels", 4, ["deluxe"]).observe(view))
    assert state.observation_string(2) == information_text(view)
    assert state.information_state_string(2).endswith(information_text(view))


def test_what_was_seen_before_makes_another_information_state() -> None:
    state = dealt("twocities_machikoro(players=2)")
    twin = state.clone()
    state.apply_action(4)
    twin.apply_action(state.get_game().setup.table.family.vocabulary.parse("build ranch"))

    assert state.information_state_string(1) != twin.information_state_string(1)


def test_actions_are_written_in_our_notation() -> None:
    state = dealt("twocities_machikoro(players=2)")

    assert state.action_to_string(0, 4) == "pass"
    assert state.string_to_action(0, "pass") == 4


def test_a_deal_is_drawn_among_more_than_a_million() -> None:
    sizes = load("twocities_citadels").setup.draws

    assert np.prod(sizes) > 1_000_000


def test_a_game_without_a_tiny_variant_is_refused() -> None:
    with pytest.raises(BadRules, match="no tiny variant of chess"):
        tiny_game("chess")
