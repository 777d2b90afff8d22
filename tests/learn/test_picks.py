"""Picks are noted as they were made, learned with right slopes, and a whole tiny training can be repeated."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from tests.learn.trainings import here
from twocities.bots.citadels.pick_features import PICK_FEATURES
from twocities.bots.learned import LEARNABLE, picks_name
from twocities.bots.master import Master
from twocities.bots.nets.choice_net import ChoiceShape
from twocities.bots.nets.net_file import read_choice_net
from twocities.core.errors import BadRules
from twocities.core.rng import seeded
from twocities.learn.learning import Teacher, TrainingPlan, learn
from twocities.learn.lesson import MEASURED
from twocities.learn.pick_training import (
    PickCourse,
    fresh_picks,
    measure_picks,
    pick_losses,
    pick_slopes,
    train_picks,
    units_and_chances,
)
from twocities.learn.picks import PickBatches, PickLesson, Picks, play_picks, unpacked_picks
from twocities.learn.samples import Array
from twocities.learn.training import Course
from twocities.learn.training_dir import BadTrainingDir, TrainingDir

TINY = TrainingPlan(
    "citadels",
    games=10,
    iterations=2,
    course=Course(first=4, second=3, epochs=1, batch=64),
    pick_games=15,
    pick_course=PickCourse(units=4, epochs=1, batch=64),
)
SHAPE = ChoiceShape(3, 4, 5)
QUICK = PickCourse(units=4, epochs=20, batch=32, rate=0.02)
STEP = 1e-5


def made(count: int) -> Picks:
    """Make picks of two of five options, of which the one is chosen that the feature says; every tenth measures."""
    rng = np.random.default_rng(1)
    wanted = rng.integers(2, size=count)
    return Picks(
        ids=wanted.astype(np.uint16),
        amounts=np.ones(count, np.float32),
        sizes=np.ones(count, np.uint16),
        options=np.tile(np.array([1, 4], np.uint8), count),
        offers=np.full(count, 2, np.uint8),
        chosen=wanted.astype(np.uint8),
        masters=np.arange(count) % 3 == 0,
        measures=np.arange(count) % 10 == 0,
        numbers=np.arange(count, dtype=np.uint32),
        games=np.arange(count, dtype=np.uint32),
    )


def batches(picks: Picks) -> PickBatches:
    return PickBatches(picks, SHAPE.features, SHAPE.options)


@pytest.mark.parametrize("place", range(4))
def test_slopes_are_those_of_the_loss(place: int) -> None:
    batch = batches(made(20)).pick(np.arange(20))
    parts: list[Array] = [part.astype(np.float64) for part in fresh_picks(SHAPE, np.random.default_rng(4))]
    weights = np.arange(1.0, 21.0)
    slope = pick_slopes(parts, batch, weights)[place]
    at = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
    found = []
    for step in (STEP, -STEP):
        moved = [part.copy() for part in parts]
        moved[place][at] += step
        losses = pick_losses(units_and_chances(moved, batch)[1], batch)
        found.append(float((losses * weights).sum() / weights.sum()))

    assert float(slope[at]) == pytest.approx((found[0] - found[1]) / (2 * STEP), rel=1e-3)


def test_what_is_not_on_offer_is_never_likely() -> None:
    parts = fresh_picks(SHAPE, np.random.default_rng(4))

    found = units_and_chances(parts, batches(made(8)).pick(np.arange(8)))[1]

    assert found[:, [0, 2, 3]].max() == 0
    assert found.sum(axis=1) == pytest.approx(np.ones(8))


def test_a_net_learns_what_decides() -> None:
    picks = made(400)
    losses = {
        loss.players: loss for loss in measure_picks(train_picks(batches(picks), SHAPE, QUICK, 1), batches(picks))
    }

    assert losses["all"].found == 1
    assert losses["all"].net < 0.3 < losses["all"].chance
    assert losses["all"].picks == losses["journeyman"].picks + losses["master"].picks == 40


def test_picks_that_measure_teach_nothing() -> None:
    picks = made(200)
    wrong = replace(picks, chosen=np.where(picks.measures, 1 - picks.chosen, picks.chosen).astype(np.uint8))

    taught = [train_picks(batches(each), SHAPE, QUICK, 1) for each in (picks, wrong)]

    assert all((one == other).all() for one, other in zip(*taught, strict=True))


def test_one_game_of_eight_is_played_by_masters() -> None:
    lesson = PickLesson("citadels", iterations=1)
    has_masters = [
        any(isinstance(bot, Master) for bot in lesson.pickers(number, 8, seeded(number))) for number in range(24)
    ]

    assert [number for number, there in enumerate(has_masters) if there] == [0, 8, 16]


def test_picks_are_noted_with_what_was_on_offer() -> None:
    picks = unpacked_picks(play_picks(PickLesson("citadels", iterations=1), [1, 2]).rows)

    assert len(picks) > 8
    assert list(picks.games) == [1, 2]
    assert set(picks.numbers.tolist()) == {1, 2}
    assert (picks.chosen < picks.offers).all()
    assert picks.offers.min() > 1
    assert int(picks.sizes.sum()) == len(picks.ids)
    assert int(picks.ids.max()) < PICK_FEATURES.size
    assert not picks.masters.any()


def trained(path: Path, chunks: int = 10**6, plan: TrainingPlan = TINY) -> Path | None:
    folder = TrainingDir(path)
    folder.begin(plan.to_dict())
    try:
        return learn(plan, folder, here(chunks), Teacher())
    finally:
        folder.close()


def test_a_whole_training_is_repeated_to_the_same_net_though_it_was_interrupted(tmp_path: Path) -> None:
    assert trained(tmp_path / "whole") is not None
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "again", chunks=12)
    there = TrainingDir(tmp_path / "again").picks().finished()

    assert trained(tmp_path / "again") is not None

    path = tmp_path / "whole" / picks_name("citadels")
    picking = LEARNABLE["citadels"].picks
    assert picking is not None
    card = read_choice_net(path, "citadels", picking.version, picking.features, picking.options).card
    losses = card["losses"]
    assert 0 < len(there) < TINY.pick_games
    assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes()
    assert (card["game"], card["games"], card["iterations"]) == ("citadels", 15, 2)
    assert isinstance(losses, list)
    assert losses[0]["picks"] == card["picks_measured"] != 0


def test_fewer_games_than_there_are_give_the_net_of_these_alone(tmp_path: Path) -> None:
    plans = [replace(TINY, pick_games=games) for games in (15, 10)]
    nets = []
    for folder, plan in (("both", plans[0]), ("both", plans[1]), ("few", plans[1])):
        assert trained(tmp_path / folder, plan=plan) is not None
        nets.append((tmp_path / folder / picks_name("citadels")).read_bytes())

    assert nets[0] != nets[1] == nets[2]


def test_deals_that_measure_are_noted_as_such() -> None:
    picks = unpacked_picks(play_picks(PickLesson("citadels", iterations=1), [1, MEASURED]).rows)

    assert set(picks.numbers[picks.measures].tolist()) == {MEASURED}


def test_a_part_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "picks" / "games").mkdir(parents=True)
    (tmp_path / "picks" / "games" / "000000000-000000003.npz").write_bytes(b"PK\x03\x04 torn")

    with pytest.raises(BadTrainingDir, match=r"000000003\.npz.*Delete it, and its games are played again"):
        TrainingDir(tmp_path).picks().finished()


def test_too_few_games_of_picks_are_refused() -> None:
    with pytest.raises(BadRules, match="Picks are learned from 10 to"):
        replace(TINY, pick_games=9).check()
