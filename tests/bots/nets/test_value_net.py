"""A net at play says the same as the matrices that train it; its file is read back, and no other file is."""

import json
from pathlib import Path

import numpy as np
import pytest

from tests.bots.nets.nets import played, random_net, shape_of
from twocities.bots.learned import LEARNABLE
from twocities.bots.nets.net_file import FIRST_LINE, BadNet, net_bytes, read_net
from twocities.learn.samples import Batches, Recorder
from twocities.learn.training import chances

GAMES = ["citadels", "machikoro"]
CARD: dict[str, object] = {"game": "machikoro", "features": LEARNABLE["machikoro"].features.version}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_net_at_play_says_what_the_matrices_say(game: str, seats: int) -> None:
    net, shape = random_net(game), shape_of(game)
    recorder = Recorder()
    world = played(game, seats, [], seats, 30)
    recorder.note(LEARNABLE[game].encode(world), [1 / seats] * seats, 0, 1)
    recorder.end(0, [0.0] * seats, measures=False)
    batch = Batches(recorder.samples(), shape.table, shape.seat).pick(np.array([0]))
    flat = [net.table, net.seat, net.first_bias, net.second, net.second_bias, net.last]
    shapes = [(-1, shape.first), (-1, 2 * shape.first), (-1,), (-1, shape.second), (-1,), (-1,)]
    parts = [np.array(list(part)).reshape(size) for part, size in zip(flat, shapes, strict=True)]

    said = list(net.chances(LEARNABLE[game].encode(world)))

    assert said == pytest.approx(list(chances(parts, batch)), abs=1e-5)
    assert sum(said) == pytest.approx(1)
    assert max(said) > min(said)


def write(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def test_a_file_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    net = random_net("machikoro")
    path = write(tmp_path / "a.net", net_bytes(CARD, net))

    read = read_net(path, "machikoro", LEARNABLE["machikoro"].features)

    world = played("machikoro", 3, [], 5, 40)
    features = LEARNABLE["machikoro"].encode(world)
    assert list(read.net.chances(features)) == list(net.chances(features))
    assert read.card["game"] == "machikoro"


def altered(data: bytes, place: int) -> bytes:
    """Turn one bit over."""
    return data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]


GOOD = net_bytes(CARD, random_net("machikoro"))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "is no value net"),
        (b"\x89PNG\r\n\x1a\n" + bytes(99), "is no value net"),
        (altered(GOOD, 2), "is no value net"),
        (altered(GOOD, len(GOOD) - 5), "is damaged: its hash does not fit"),
        (GOOD[:-4], "is damaged: its hash does not fit"),
        (GOOD.replace(b'"hash"', b'"hush"', 1), "is damaged: its hash does not fit"),
        (FIRST_LINE + b"\n[1]\n", "its model card cannot be read"),
        (FIRST_LINE + b"\n\xff\n", "its model card cannot be read"),
        (FIRST_LINE + b"\n" + b"[" * 99_999 + b"\n", "its model card cannot be read"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused_with_a_sentence(data: bytes, why: str, tmp_path: Path) -> None:
    with pytest.raises(BadNet, match=why):
        read_net(write(tmp_path / "a.net", data), "machikoro", LEARNABLE["machikoro"].features)


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ({**CARD, "game": "citadels"}, "is for citadels, not for machikoro"),
        ({**CARD, "features": 0}, "trained with other features"),
    ],
)
def test_a_net_for_something_else_is_refused(card: dict[str, object], why: str, tmp_path: Path) -> None:
    path = write(tmp_path / "a.net", net_bytes(card, random_net("machikoro")))

    with pytest.raises(BadNet, match=why):
        read_net(path, "machikoro", LEARNABLE["machikoro"].features)


def test_a_missing_file_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match=r"'.*none\.net' cannot be read: No such file"):
        read_net(tmp_path / "none.net", "machikoro", LEARNABLE["machikoro"].features)


def test_the_card_says_how_large_the_net_is() -> None:
    data = net_bytes(CARD, random_net("citadels"))
    card = json.loads(data.split(b"\n")[1])

    shape = shape_of("citadels")
    assert card["shape"] == [shape.table, shape.seat, shape.first, shape.second]
