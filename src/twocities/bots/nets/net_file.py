"""Files of nets: a line that says what it is, a line with the model card, and the numbers."""

import json
import sys
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Final

from librt.vecs import vec

from twocities.bots.nets.features import FeatureSet
from twocities.bots.nets.value_net import Shape, ValueNet
from twocities.core.errors import TwoCitiesError

FIRST_LINE: Final = b"A value net of Two Cities, 1"
"""What every file begins with, and the version of its form."""

MOST_CARD: Final = 1 << 20
MOST_UNITS: Final = 4096
"""More than any model card and any layer has."""


class BadNet(TwoCitiesError):
    """A file that is no net, or none for this game as it is now."""


class NetFile:
    """A net with its model card."""

    def __init__(self, card: dict[str, object], net: ValueNet) -> None:
        self.card = card
        self.net = net


def net_bytes(card: dict[str, object], net: ValueNet) -> bytes:
    """Write a net down; the card gets its shape and the hash of all of it."""
    numbers = array("f")
    parts = [net.table, net.seat, net.first_bias, net.second, net.second_bias, net.last]
    for part in parts:
        numbers.extend(list(part))
    if sys.byteorder == "big":
        numbers.byteswap()
    raw = numbers.tobytes()
    shape = net.shape
    told: dict[str, object] = {**card, "shape": [shape.table, shape.seat, shape.first, shape.second]}
    told["hash"] = hash_of(told, raw)
    return FIRST_LINE + b"\n" + json.dumps(told, sort_keys=True).encode() + b"\n" + raw


def hash_of(card: dict[str, object], raw: bytes) -> str:
    """Make the hash of a net: of its numbers, and of all that its card says besides."""
    rest = {name: value for name, value in card.items() if name != "hash"}
    return sha256(json.dumps(rest, sort_keys=True).encode() + b"\n" + raw).hexdigest()


def read_net(path: Path, game: str, features: FeatureSet) -> NetFile:
    """Read a net for a game; a damaged or foreign file is refused with a sentence."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNet(f"The net '{path}' cannot be read: {error.strerror}.") from None
    lines = data.split(b"\n", 2)
    if len(lines) < 3 or lines[0] != FIRST_LINE:
        raise BadNet(f"'{path}' is no value net of Two Cities.")
    card = read_card(lines[1], path)
    if card.get("hash") != hash_of(card, lines[2]):
        raise BadNet(f"The net '{path}' is damaged: its hash does not fit.")
    if card.get("game") != game:
        raise BadNet(f"The net '{path}' is for {card.get('game')}, not for {game}.")
    shape = read_shape(card.get("shape"), path)
    if card.get("features") != features.version or [shape.table, shape.seat] != [
        features.table.size,
        features.seat.size,
    ]:
        raise BadNet(f"The net '{path}' was trained with other features than those of this version.")
    return NetFile(card, ValueNet(shape, read_parts(lines[2], shape, path)))


def read_card(line: bytes, path: Path) -> dict[str, object]:
    """Read the model card."""
    try:
        card = json.loads(line.decode()) if len(line) <= MOST_CARD else None
    except (ValueError, RecursionError):
        card = None
    if not isinstance(card, dict):
        raise BadNet(f"The net '{path}' is damaged: its model card cannot be read.")
    return card


def read_shape(value: object, path: Path) -> Shape:
    """Read how large a net is."""
    sizes: list[int] = []
    if isinstance(value, list):
        for each in value:
            if isinstance(each, int) and 0 < each <= MOST_UNITS:
                sizes.append(each)
    if len(sizes) != 4:
        raise BadNet(f"The net '{path}' is damaged: its model card does not say how large it is.")
    return Shape(sizes[0], sizes[1], sizes[2], sizes[3])


def read_parts(raw: bytes, shape: Shape, path: Path) -> list[vec[float]]:
    """Read the numbers of a net, part by part."""
    sizes = shape.sizes()
    if len(raw) != 4 * sum(sizes):
        raise BadNet(f"The net '{path}' is damaged: it has not as many numbers as its model card says.")
    numbers = array("f")
    numbers.frombytes(raw)
    if sys.byteorder == "big":
        numbers.byteswap()
    parts: list[vec[float]] = []
    first = 0
    for size in sizes:
        parts.append(vec[float]([float(each) for each in numbers[first : first + size]]))
        first += size
    return parts
