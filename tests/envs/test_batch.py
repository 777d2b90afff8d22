"""Many games in one call."""

import numpy as np
import pytest

from tests.envs.tables import NAMES, TABLES, random_options
from twocities.core.errors import BadRules, IllegalChoice
from twocities.core.game import Game
from twocities.envs.batch import UNWRITTEN, BatchEnv, Buffers
from twocities.envs.benchmark import task_named
from twocities.envs.engine.outcome import returns_of
from twocities.envs.tables import table_of


def played_alone(game: Game, actions: list[int]) -> Game:
    """Play the actions of one game of a batch with the plain engine."""
    for action in actions:
        game.apply(action)
    return game


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=NAMES)
def test_a_batch_says_what_the_plain_engine_says(game: str, seats: int, rules: list[str]) -> None:
    batch = BatchEnv(game, seats, rules, 3, first_deal=11)
    plain = [batch.table.family.new_game(seats, rules, 11 + place) for place in range(3)]
    chance = np.random.default_rng(1)

    for _ in range(25):
        buffers = batch.buffers
        for place, other in enumerate(plain):
            decision = other.decision
            assert decision is not None
            assert buffers.seats[place] == decision.seat
            assert np.array_equal(buffers.observations[place], batch.table.observe(other.view(decision.seat)))
            assert np.array_equal(buffers.masks[place], batch.table.mask(decision))
            assert list(buffers.options[place][: buffers.sizes[place]]) == list(decision.actions)
            assert set(buffers.options[place][buffers.sizes[place] :]) == {-1}
        actions = random_options(buffers.options, buffers.sizes, chance)
        batch.step(actions)
        for place, other in enumerate(plain):
            other.apply(int(actions[place]))


@pytest.mark.parametrize(("game", "rules"), [("citadels", ["classic"]), ("machikoro", [])])
def test_a_game_that_ends_tells_its_returns_and_begins_anew(game: str, rules: list[str]) -> None:
    batch = BatchEnv(game, 2, rules, 1, first_deal=4)
    chance = np.random.default_rng(2)
    actions: list[int] = []
    ends = 0

    while not ends:
        action = random_options(batch.buffers.options, batch.buffers.sizes, chance)
        actions.append(int(action[0]))
        ends = int(batch.step(action).ends[0])

    over = played_alone(batch.table.family.new_game(2, rules, 4), actions)
    assert over.decision is None
    assert list(batch.buffers.rewards[0]) == list(returns_of(over))
    fresh = batch.table.family.new_game(2, rules, 5)
    assert fresh.decision is not None
    expected = batch.table.observe(fresh.view(fresh.decision.seat))
    assert np.array_equal(batch.buffers.observations[0], expected)
    batch.step(np.array([fresh.decision.actions[0]]))
    assert batch.buffers.ends[0] == 0
    assert list(batch.buffers.rewards[0]) == [0, 0]


def test_an_answer_that_is_no_option_is_refused_and_nothing_is_done() -> None:
    batch = BatchEnv("machikoro", 2, [], 2)
    before = batch.buffers.observations.copy()

    with pytest.raises(IllegalChoice, match="Game 1: 'reroll' is not on offer"):
        batch.step(np.array([4, 3]))

    assert np.array_equal(batch.buffers.observations, before)
    assert list(batch.buffers.seats) == [0, 0]


def test_as_many_answers_as_games_are_needed() -> None:
    batch = BatchEnv("machikoro", 2, [], 2)

    with pytest.raises(IllegalChoice, match="2 games need as many actions, not 3"):
        batch.step(np.array([4, 4, 4]))


def test_the_caller_owns_the_buffers_and_chooses_their_types() -> None:
    observations = np.zeros((2, table_of("machikoro", 2, []).length), np.float32)

    batch = BatchEnv("machikoro", 2, [], 2, buffers=Buffers(observations=observations))

    assert batch.buffers.observations is observations
    assert batch.buffers.masks is UNWRITTEN
    assert observations.sum() > 0


def test_a_buffer_of_another_shape_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'observations' has the shape \(2, 3\)"):
        BatchEnv("machikoro", 2, [], 2, buffers=Buffers(observations=np.zeros((2, 3))))


def test_the_same_seed_deals_the_same_games_again() -> None:
    batch = BatchEnv("citadels", 4, ["deluxe"], 3, seed=8)
    first = batch.buffers.observations.copy()
    batch.step(np.array([row[0] for row in batch.buffers.options]))

    assert np.array_equal(batch.reset().observations, first)
    assert not np.array_equal(batch.reset(9).observations, first)


def test_neighbouring_seeds_share_no_deal() -> None:
    first, second = (BatchEnv("citadels", 4, ["deluxe"], 64, seed=seed) for seed in (1, 2))

    assert not {row.tobytes() for row in first.buffers.observations} & {
        row.tobytes() for row in second.buffers.observations
    }


def test_given_deals_are_played() -> None:
    task = task_named("citadels-4p-deluxe")
    batch = BatchEnv(task.game, task.seats, task.rules, 2, first_deal=task.training_seed(7))

    for place in range(2):
        game = batch.table.dealer.deal(task.training_seed(7 + place))
        assert game.decision is not None
        assert np.array_equal(batch.buffers.observations[place], batch.table.observe(game.view(game.decision.seat)))
    second = batch.buffers.observations[1].copy()
    assert np.array_equal(batch.reset(first_deal=task.training_seed(8)).observations[0], second)


def test_a_seed_below_zero_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadRules, match="A seed is a whole number from 0 on, not -1"):
        BatchEnv("machikoro", 2, seed=-1)


@pytest.mark.parametrize(("game", "seats", "rules"), TABLES, ids=NAMES)
def test_a_dealer_deals_what_the_seed_deals_anywhere(game: str, seats: int, rules: list[str]) -> None:
    table = table_of(game, seats, rules)

    for seed in (0, 1, 77):
        assert table.dealer.deal(seed).position() == table.family.new_game(seats, rules, seed).position()


@pytest.mark.parametrize(
    ("places", "returns"),
    [([1, 2], [1, -1]), ([1, 1], [0, 0]), ([2, 3, 1], [-0.5, -0.5, 1]), ([1, 1, 3, 4], [1 / 3, 1 / 3, -1 / 3, -1 / 3])],
)
def test_returns_share_out_a_win_and_sum_up_to_nothing(places: list[int], returns: list[float]) -> None:
    game = table_of("machikoro", len(places), []).dealer.deal(1)
    position = game.position()
    landmarks = ["", "train_station", "train_station shopping_mall", "train_station shopping_mall amusement_park"]
    position["cities"] = [landmarks[4 - place] for place in places]

    ended = table_of("machikoro", len(places), []).family.load_position(position)

    assert list(returns_of(ended)) == pytest.approx(returns)
