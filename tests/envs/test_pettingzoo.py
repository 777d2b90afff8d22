"""The conformance tests of PettingZoo, and what they do not look at."""

import pickle
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test import (
    test_save_obs as save_obs_test,
)

from tests.envs.tables import NAMES, TABLES, random_views
from twocities.core.errors import BadRules
from twocities.core.rng import seeded
from twocities.envs import pettingzoo, pettingzoo_parallel
from twocities.envs.benchmark import TASKS, BenchmarkTask
from twocities.envs.engine.outcome import returns_of
from twocities.envs.pettingzoo import TwoCitiesEnv
from twocities.envs.pettingzoo_parallel import TwoCitiesParallelEnv
from twocities.envs.rendering import facts_of, text_of
from twocities.envs.tables import table_of

every_table = pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=NAMES)

MEANT = [
    "ignore:Action mask numpy array is all zeros",  # whoever has finished has no options
    "ignore:Observation is not a NumPy array",  # but a dict of two, as those of the classic games
    "ignore:Observation space for each agent probably should be",
]
"""Warnings of the test that tell of what is meant."""


@every_table
@pytest.mark.filterwarnings("error", *MEANT)
def test_api_test_passes(game: str, seats: int, rules: list[str]) -> None:
    api_test(pettingzoo.env(game, seats, rules), num_cycles=30)


@every_table
def test_seed_test_passes(game: str, seats: int, rules: list[str]) -> None:
    seed_test(partial(pettingzoo.env, game, seats, rules), num_cycles=10)


@every_table
def test_render_test_passes(game: str, seats: int, rules: list[str]) -> None:
    render_test(partial(pettingzoo.env, game, seats, rules))


@every_table
def test_max_cycles_test_passes(game: str, seats: int, rules: list[str]) -> None:
    module = SimpleNamespace(
        # The test gives actions that may be illegal, and counts one of each agent as a step.
        env=partial(pettingzoo_parallel.env, game, seats, rules),
        parallel_env=partial(pettingzoo.parallel_env, game, seats, rules),
    )

    max_cycles_test(module)


@every_table
def test_save_obs_passes(
    game: str, seats: int, rules: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    save_obs_test(pettingzoo.env(game, seats, rules))


class QuickClock:
    """A clock on which a benchmark of five seconds takes a hundred looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        """Let a little time go by at every look."""
        self.now += 0.05
        return self.now


@every_table
def test_performance_benchmark_passes(game: str, seats: int, rules: list[str]) -> None:
    module = performance_benchmark.__globals__

    with patch.dict(module, {"time": QuickClock()}):
        performance_benchmark(pettingzoo.env(game, seats, rules))

    assert performance_benchmark.__globals__["time"] is time


@pytest.mark.parametrize(("game", "seats", "rules"), [TABLES[0], TABLES[-1]], ids=[NAMES[0], NAMES[-1]])
def test_parallel_api_test_passes(game: str, seats: int, rules: list[str]) -> None:
    parallel_api_test(pettingzoo_parallel.parallel_env(game, seats, rules), num_cycles=50)


def played(env: TwoCitiesEnv, seed: int) -> dict[str, float]:
    """Play a random game to its end; return what each agent got."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut_off, _ = env.last()
        assert seen is not None
        rewards[agent] += reward
        options = np.flatnonzero(seen["action_mask"])
        env.step(None if is_over or is_cut_off else int(chance.choice(options)))
    return rewards


def test_rewards_are_those_of_the_end_and_sum_up_to_nothing() -> None:
    env = pettingzoo.env("citadels", 3, ["deluxe"])

    rewards = played(env, 5)

    assert list(rewards.values()) == list(returns_of(env.state_of_game))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert env.agents == []


def test_an_illegal_action_ends_the_game_at_the_expense_of_who_chose_it() -> None:
    env = pettingzoo.env("machikoro", 3)
    env.reset(seed=1)

    env.step(3)

    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())


def test_a_game_is_cut_off_after_so_many_decisions() -> None:
    env = pettingzoo.env("machikoro", 2, max_cycles=3)
    env.reset(seed=1)

    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(4)

    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_only_the_seat_that_is_asked_has_a_mask() -> None:
    env = pettingzoo.env("citadels", 4, ["deluxe"])
    env.reset(seed=2)

    marked = [agent for agent in env.agents if env.observe(agent)["action_mask"].any()]

    assert marked == [env.agent_selection]


def test_legal_actions_are_those_of_the_mask() -> None:
    env = pettingzoo.env("citadels", 4, ["deluxe"])
    env.reset(seed=2)

    assert sorted(env.legal_actions()) == list(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))


def test_an_observation_that_was_given_does_not_change() -> None:
    env = pettingzoo.env("citadels", 4, ["deluxe"])
    env.reset(seed=2)
    seen = env.observe(env.agent_selection)
    before = {name: array.copy() for name, array in seen.items()}

    env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    env.observe(env.agent_selection)

    assert np.array_equal(seen["observation"], before["observation"])
    assert np.array_equal(seen["action_mask"], before["action_mask"])


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo_parallel.parallel_env])
def test_a_deal_of_a_benchmark_is_played_by_its_seed(
    make: Callable[..., TwoCitiesEnv | TwoCitiesParallelEnv], task: BenchmarkTask
) -> None:
    env = make(task.game, task.seats, task.rules)

    env.reset(seed=1, options={"deal": task.training_seed(5)})

    dealt = table_of(task.game, task.seats, task.rules).dealer.deal(task.training_seed(5))
    assert env.state_of_game.position() == dealt.position()


@pytest.mark.parametrize("deal", [-1, "first", 1.5])
def test_a_deal_that_does_not_exist_is_refused_with_a_sentence(deal: object) -> None:
    with pytest.raises(BadRules, match="A deal is named by a whole number from 0 on, not"):
        pettingzoo.env("machikoro", 2).reset(options={"deal": deal})


def test_an_environment_can_be_pickled() -> None:
    env = pettingzoo.env("machikoro", 3, ["limited_supply"])

    twin = pickle.loads(pickle.dumps(env))

    assert played(twin, 3) == played(env, 3)


@every_table
def test_a_table_is_shown_alike_in_two_worlds_that_a_spectator_cannot_tell_apart(
    game: str, seats: int, rules: list[str]
) -> None:
    table = table_of(game, seats, rules)
    rng = seeded(7)
    compared = 0

    for state, view in random_views(table, seed=7, most=60):
        if rng.below(4) == 0 and state.decision is not None and view.viewer == state.decision.seat:
            for viewer in range(seats):
                other = table.family.imagine(state.view(viewer), rng)
                if facts_of(other) == facts_of(state):
                    assert text_of(other) == text_of(state)
                    compared += 1

    assert compared > 5


@pytest.mark.parametrize(("game", "topic"), [("citadels", "picking"), ("machikoro", "building")])
def test_a_table_is_shown_as_text_and_as_a_picture(game: str, topic: str) -> None:
    text, picture = pettingzoo.env(game, 2, render_mode="ansi"), pettingzoo.env(game, 2, render_mode="rgb_array")
    text.reset(seed=1)
    picture.reset(seed=1)

    said, drawn = text.render(), picture.render()

    assert isinstance(said, str)
    assert said.splitlines()[-1] == f"seat {text.agent_selection[-1]} is asked: {topic}"
    assert not [option for option in text.legal_actions() if text.state_of_game.notation(option) in said]
    assert isinstance(drawn, np.ndarray)
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 3


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo_parallel.parallel_env])
def test_another_way_of_showing_a_table_is_refused_with_a_sentence(make: Callable[..., object]) -> None:
    with pytest.raises(BadRules, match=r"There is no render mode 'hologram'\. Known: human, ansi, rgb_array"):
        make("machikoro", 2, render_mode="hologram")


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo_parallel.parallel_env])
def test_people_are_shown_the_table_at_the_beginning(
    make: Callable[..., TwoCitiesEnv | TwoCitiesParallelEnv], capsys: pytest.CaptureFixture[str]
) -> None:
    env = make("machikoro", 2, render_mode="human")

    env.reset(seed=3)

    assert capsys.readouterr().out == text_of(env.state_of_game) + "\n"


def test_a_refused_action_changes_nothing_where_all_act_at_once() -> None:
    env = pettingzoo_parallel.parallel_env("machikoro", 2)
    env.reset(seed=1)
    before = env.state_of_game.position()

    _, _, _, _, infos = env.step({"player_0": 3, "player_1": 4})

    assert infos == {"player_0": {"refused": True}, "player_1": {}}
    assert env.state_of_game.position() == before


@pytest.mark.parametrize(
    ("game", "seats", "rules"),
    [
        ("citadels", 9, ["deluxe"]),
        ("citadels", 2, ["bogus"]),
        ("machikoro", 5, []),
        ("machikoro", 2, ["bogus"]),
        ("chess", 2, []),
    ],
)
def test_a_table_that_does_not_exist_is_refused_with_a_sentence(game: str, seats: int, rules: list[str]) -> None:
    with pytest.raises(BadRules):
        pettingzoo.env(game, seats, rules)
