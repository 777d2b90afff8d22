"""The conformance test of Gymnasium, and what it does not look at."""

import pickle
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.tables import NAMES, TABLES
from twocities.bots.plugins import BotFailed
from twocities.core.errors import BadRules
from twocities.envs.benchmark import TASKS, BenchmarkTask
from twocities.envs.engine.outcome import returns_of
from twocities.envs.gymnasium import SeatEnv
from twocities.envs.registration import IDS
from twocities.envs.rendering import text_of
from twocities.envs.tables import table_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=NAMES)
@pytest.mark.filterwarnings("error")
def test_check_env_passes(game: str, seats: int, rules: list[str]) -> None:
    name = next(name for name, played in IDS.items() if played == game)
    env = gymnasium.make(name, seats=seats, rules=rules, opponents="random", disable_env_checker=True)

    check_env(env.unwrapped)


@pytest.mark.parametrize("name", IDS)
def test_an_environment_is_made_by_its_id(name: str) -> None:
    env = gymnasium.make(name, seats=3, opponents="random", disable_env_checker=True).unwrapped

    assert isinstance(env, SeatEnv)
    seen, info = env.reset(seed=1)
    assert seen in env.observation_space
    assert info["action_mask"].sum() > 0


ONLY_GYMNASIUM = """
import sys
import gymnasium
for name in sys.argv[1:]:
    env = gymnasium.make(f"twocities.envs.gymnasium:{name}", seats=2, opponents="random", disable_env_checker=True)
    print(type(env.unwrapped).__name__)
"""


def test_an_id_is_made_with_its_module_where_nothing_but_gymnasium_was_imported() -> None:
    done = subprocess.run([sys.executable, "-c", ONLY_GYMNASIUM, *IDS], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["SeatEnv"] * len(IDS)


def test_the_project_names_the_entry_point_of_its_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module, _, name = project["entry-points"]["gymnasium.envs"]["TwoCities"].partition(":")
    for known in IDS:
        monkeypatch.delitem(gymnasium.registry, known)

    getattr(import_module(module), name)()

    assert set(IDS) <= set(gymnasium.registry)


def played(env: SeatEnv, seed: int) -> tuple[float, int]:
    """Play a random game; return the reward and how many decisions it took."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    decisions, is_over, reward = 0, False, 0.0
    while not is_over:
        assert env.state_of_game.decision is not None
        assert env.state_of_game.decision.seat == env.seat
        _, reward, is_over, _, _ = env.step(chance.choice(np.flatnonzero(env.action_masks())))
        decisions += 1
    return reward, decisions


@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_a_game_among_bots_ends_with_what_it_is_worth_to_the_seat(game: str) -> None:
    env = SeatEnv(game, 3, opponents=["apprentice", "random"], seat=1)

    reward, decisions = played(env, 2)

    assert decisions > 10
    assert reward == returns_of(env.state_of_game)[1]


def test_the_same_seed_plays_the_same_game_against_the_same_bots() -> None:
    env = SeatEnv("citadels", 4, opponents="apprentice")

    assert played(env, 5) == played(pickle.loads(pickle.dumps(env)), 5)


def test_the_seat_is_drawn_anew_unless_it_was_named() -> None:
    env = SeatEnv("machikoro", 4, opponents="random")

    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}

    assert seats == {0, 1, 2, 3}


REMEMBERING = """
from twocities.bots import Bot

class Remembering(Bot):
    name = "remembering"

    def __init__(self):
        self.asked = 0

    def choose(self, view, decision, rng):
        self.asked += 1
        return decision.actions[self.asked % len(decision.actions)]
"""


def test_a_seed_repeats_against_bots_that_remember(tmp_path: Path) -> None:
    path = tmp_path / "remembering.py"
    path.write_text(REMEMBERING, encoding="utf-8")
    env = SeatEnv("machikoro", 2, opponents=f"{path}:Remembering")
    positions = []

    for _ in range(3):
        env.reset(seed=5)
        for _ in range(5):
            env.step(int(np.flatnonzero(env.action_masks())[0]))
        positions.append(env.state_of_game.position())

    assert positions[1] == positions[0]
    assert positions[2] == positions[0]


def test_people_are_shown_the_table_at_the_beginning_and_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = SeatEnv("machikoro", 2, opponents="random", seat=0, render_mode="human")

    env.reset(seed=3)
    assert capsys.readouterr().out == text_of(env.state_of_game) + "\n"
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert capsys.readouterr().out == text_of(env.state_of_game) + "\n"
    env.step(3)
    assert capsys.readouterr().out == text_of(env.state_of_game) + "\n"


def test_another_way_of_showing_a_table_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadRules, match=r"There is no render mode 'hologram'\. Known: human, ansi, rgb_array"):
        SeatEnv("machikoro", 2, render_mode="hologram")


@pytest.mark.parametrize("task", TASKS.values(), ids=list(TASKS))
def test_a_deal_of_a_benchmark_is_played_by_its_seed(task: BenchmarkTask) -> None:
    env = SeatEnv(task.game, task.seats, task.rules, opponents="random", seat=0)

    observation, _ = env.reset(seed=1, options={"deal": task.training_seed(5)})

    table = table_of(task.game, task.seats, task.rules)
    dealt = table.dealer.deal(task.training_seed(5))
    assert dealt.decision is not None
    assert dealt.decision.seat == 0
    assert np.array_equal(observation, table.observe(dealt.view(0)))


def test_masks_are_those_of_the_info() -> None:
    env = SeatEnv("citadels", 2, opponents="random")
    _, info = env.reset(seed=3)

    assert env.action_masks().dtype == np.bool_
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_an_illegal_action_ends_the_game() -> None:
    env = SeatEnv("machikoro", 2, opponents="random", seat=0)
    env.reset(seed=3)

    _, reward, is_over, is_cut_off, _ = env.step(3)

    assert (reward, is_over, is_cut_off) == (-1.0, True, False)


MINE = """
from twocities.bots import Bot

class Mine(Bot):
    def choose(self, view, decision, rng):
        return {}
"""


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("exit(3)", "SystemExit: 3"),
        ("999_999_999", "IllegalChoice: "),
    ],
)
def test_an_opponent_that_fails_is_named_in_a_sentence(answer: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE.format(answer), encoding="utf-8")
    env = SeatEnv("machikoro", 2, opponents=f"{file}:Mine", seat=1)

    with pytest.raises(BotFailed, match=f"^The bot '{file}:Mine' failed at seat 0: {sentence}"):
        env.reset(seed=1)


@pytest.mark.parametrize(
    ("opponents", "seat", "sentence"),
    [
        (["random"], 0, "has 2 opponents, not 1"),
        ("nobody", 0, "bot"),
        ("random", 3, "The seats are 0 to 2, not 3"),
    ],
)
def test_wrong_opponents_and_seats_are_refused_with_a_sentence(
    opponents: str | list[str], seat: int, sentence: str
) -> None:
    with pytest.raises(BadRules, match=sentence):
        SeatEnv("machikoro", 3, opponents=opponents, seat=seat)
