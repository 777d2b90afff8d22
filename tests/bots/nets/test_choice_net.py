"""A net of choices at play says the same as the matrices that train it; its file is read back, and no other is."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.nets.nets import number, random_net
from twocities.bots.nets.choice_net import ChoiceNet, ChoiceShape
from twocities.bots.nets.features import Features
from twocities.bots.nets.net_file import BadNet, choice_net_bytes, net_bytes, read_choice_net
from twocities.core.rng import seeded
from twocities.learn.pick_training import units_and_chances
from twocities.learn.picks import PickBatch

SHAPE = ChoiceShape(6, 5, 4)
CARD: dict[str, object] = {"game": "citadels", "features": 3}


def made(seed: int = 1) -> ChoiceNet:
    rng = seeded(seed)
    return ChoiceNet(SHAPE, [vec[float]([number(rng) for _ in range(size)]) for size in SHAPE.sizes()])


def features() -> Features:
    told = Features()
    told.add(0, 1.0)
    told.add(4, 0.5)
    told.end_row()
    return told


def test_a_net_at_play_says_what_the_matrices_say() -> None:
    net = made()
    row = np.zeros((1, 6), np.float32)
    row[0, 0], row[0, 4] = 1, 0.5
    parts = [np.array(list(part)) for part in (net.first, net.first_bias, net.second, net.second_bias)]
    parts[0], parts[2] = parts[0].reshape(6, 5), parts[2].reshape(5, 4)
    batch = PickBatch(row, np.zeros((1, 4), np.float32), np.array([0]))

    weights = np.exp(list(net.scores(features(), vec[i64]([0, 1, 2, 3]))))

    assert list(weights / weights.sum()) == pytest.approx(list(units_and_chances(parts, batch)[1][0]), abs=1e-6)


def test_an_option_scores_the_same_whatever_else_is_on_offer() -> None:
    all_scores = list(made().scores(features(), vec[i64]([0, 1, 2, 3])))

    assert list(made().scores(features(), vec[i64]([3, 1]))) == [all_scores[3], all_scores[1]]


def read(path: Path, data: bytes, version: int = 3, options: int = 4) -> ChoiceNet:
    (path / "a.net").write_bytes(data)
    return read_choice_net(path / "a.net", "citadels", version, 6, options).net


GOOD = choice_net_bytes(CARD, made())


def test_a_file_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    options = vec[i64]([0, 2])

    assert list(read(tmp_path, GOOD).scores(features(), options)) == list(made().scores(features(), options))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "is no choice net of Two Cities"),
        (net_bytes(CARD, random_net("citadels")), "is no choice net of Two Cities"),
        (GOOD[:-4], "is damaged: its hash does not fit"),
        (GOOD[:-5] + bytes([GOOD[-5] ^ 1]) + GOOD[-4:], "is damaged: its hash does not fit"),
        (choice_net_bytes({**CARD, "game": "machikoro"}, made()), "is for machikoro, not for citadels"),
        (choice_net_bytes({**CARD, "features": 2}, made()), "trained with other features"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_with_a_sentence(data: bytes, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadNet, match=why):
        read(tmp_path, data)


def test_a_net_with_other_options_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="trained with other features"):
        read(tmp_path, GOOD, options=5)
