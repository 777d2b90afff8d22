"""Files of nets: a line that says what it is, a line with the model card, and the numbers."""

import json
import sys
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Final

from librt.vecs import vec

from twocities.bots.nets.choice_net import ChoiceNet, ChoiceShape
from twocities.bots.nets.features import FeatureSet
from twocities.bots.nets.value_net import Shape, ValueNet
from twocities.core.errors import TwoCitiesError

FIRST_LINE: Final = b"A value net of Two Cities, 1"
"""What every file of a value net begins with, and the version of its form."""

CHOICE_LINE: Final = b"A choice net of Two Cities, 1"
"""The same for nets of choices."""

MOST_CARD: Final = 1 << 20
MOST_UNITS: Final = 4096
"""More than any model card and any layer has."""


class BadNet(TwoCitiesError):
    """A file that is no net, or none for this game as it is now."""


class NetFile:
    """A value net with its model card."""

    def __init__(self, card: dict[str, object], net: ValueNet) -> None:
        self.card = card
        self.net = net


class ChoiceNetFile:
    """A net of choices with its model card."""

    def __init__(self, card: dict[str, object], net: ChoiceNet) -> None:
        self.card = card
        self.net = net


def net_bytes(card: dict[str, object], net: ValueNet) -> bytes:
    """Write a value net down; the card gets its shape and the hash of all of it."""
    shape = net.shape
    parts = [net.table, net.seat, net.first_bias, net.second, net.second_bias, net.last]
    return file_bytes(FIRST_LINE, card, [shape.table, shape.seat, shape.first, shape.second], parts)


def choice_net_bytes(card: dict[str, object], net: ChoiceNet) -> bytes:
    """Write a net of choices down; the card gets its shape and the hash of all of it."""
    shape = net.shape
    parts = [net.first, net.first_bias, net.second, net.second_bias]
    return file_bytes(CHOICE_LINE, card, [shape.features, shape.units, shape.options], parts)


def file_bytes(first_line: bytes, card: dict[str, object], shape: list[int], parts: list[vec[float]]) -> bytes:
    """Write the line that says what it is, the card and the numbers."""
    numbers = array("f")
    for part in parts:
        numbers.extend(list(part))
    if sys.byteorder == "big":
        numbers.byteswap()
    raw = numbers.tobytes()
    told: dict[str, object] = {**card, "shape": shape}
    told["hash"] = hash_of(told, raw)
    return first_line + b"\n" + json.dumps(told, sort_keys=True).encode() + b"\n" + raw


def hash_of(card: dict[str, object], raw: bytes) -> str:
    """Make the hash of a net: of its numbers, and of all that its card says besides."""
    rest = {name: value for name, value in card.items() if name != "hash"}
    return sha256(json.dumps(rest, sort_keys=True).encode() + b"\n" + raw).hexdigest()


def read_net(path: Path, game: str, features: FeatureSet) -> NetFile:
    """Read a value net for a game; a damaged or foreign file is refused with a sentence."""
    card, raw = read_file(path, FIRST_LINE, "value net", game)
    sizes = read_shape(card.get("shape"), 4, path)
    if card.get("features") != features.version or sizes[:2] != [features.table.size, features.seat.size]:
        raise other_features(path)
    shape = Shape(sizes[0], sizes[1], sizes[2], sizes[3])
    return NetFile(card, ValueNet(shape, read_parts(raw, shape.sizes(), path)))


def read_choice_net(path: Path, game: str, version: int, features: int, options: int) -> ChoiceNetFile:
    """Read a net of choices for a game; a damaged or foreign file is refused with a sentence."""
    card, raw = read_file(path, CHOICE_LINE, "choice net", game)
    sizes = read_shape(card.get("shape"), 3, path)
    if card.get("features") != version or [sizes[0], sizes[2]] != [features, options]:
        raise other_features(path)
    shape = ChoiceShape(sizes[0], sizes[1], sizes[2])
    return ChoiceNetFile(card, ChoiceNet(shape, read_parts(raw, shape.sizes(), path)))


def other_features(path: Path) -> BadNet:
    """Say that a net was trained with other features."""
    return BadNet(f"The net '{path}' was trained with other features than those of this version.")


def read_file(path: Path, first_line: bytes, what: str, game: str) -> tuple[dict[str, object], bytes]:
    """Read a file whose hash fits and that is for a game; return its card, and its numbers as bytes."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadNet(f"The net '{path}' cannot be read: {error.strerror}.") from None
    lines = data.split(b"\n", 2)
    if len(lines) < 3 or lines[0] != first_line:
        raise BadNet(f"'{path}' is no {what} of Two Cities.")
    card = read_card(lines[1], path)
    if card.get("hash") != hash_of(card, lines[2]):
        raise BadNet(f"The net '{path}' is damaged: its hash does not fit.")
    if card.get("game") != game:
        raise BadNet(f"The net '{path}' is for {card.get('game')}, not for {game}.")
    return card, lines[2]


def read_card(line: bytes, path: Path) -> dict[str, object]:
    """Read the model card."""
    try:
        card = json.loads(line.decode()) if len(line) <= MOST_CARD else None
    except (ValueError, RecursionError):
        card = None
    if not isinstance(card, dict):
        raise BadNet(f"The net '{path}' is damaged: its model card cannot be read.")
    return card


def read_shape(value: object, count: int, path: Path) -> list[int]:
    """Read how large a net is."""
    sizes: list[int] = []
    if isinstance(value, list):
        for each in value:
            if isinstance(each, int) and 0 < each <= MOST_UNITS:
                sizes.append(each)
    if len(sizes) != count:
        raise BadNet(f"The net '{path}' is damaged: its model card does not say how large it is.")
    return sizes


def read_parts(raw: bytes, sizes: list[int], path: Path) -> list[vec[float]]:
    """Read the numbers of a net, part by part."""
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
