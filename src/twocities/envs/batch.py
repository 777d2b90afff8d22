"""Many games in one call, with numpy buffers that the caller owns."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from twocities.core.errors import BadRules
from twocities.core.rng import key_of
from twocities.envs.engine.batch import MOST_OPTIONS, BatchEngine
from twocities.envs.tables import table_of

Array = NDArray[Any]

UNWRITTEN: Array = np.empty(0)
"""Stands for a buffer that nobody wants."""


def unwritten() -> Array:
    """Stand for a buffer that nobody wants."""
    return UNWRITTEN


def first_deal_of(seed: int) -> int:
    """Find where the deals of a seed begin: so far from those of any other that no two seeds share one."""
    if seed < 0:
        raise BadRules(f"A seed is a whole number from 0 on, not {seed}.")
    return key_of(seed)


@dataclass
class Buffers:
    """Arrays that a batch writes into, a row for each game; those that are left out are not written.

    They may have other types than those of `BatchEnv.buffers`, such as 32-bit floats for observations.
    """

    observations: Array = field(default_factory=unwritten)
    """What the seat to act observes."""
    masks: Array = field(default_factory=unwritten)
    """1 for each legal action, 0 for all others."""
    options: Array = field(default_factory=unwritten)
    """The legal actions, and -1 behind them."""
    sizes: Array = field(default_factory=unwritten)
    """How many legal actions there are."""
    seats: Array = field(default_factory=unwritten)
    """The seat to act."""
    rewards: Array = field(default_factory=unwritten)
    """What the last step was worth to each seat."""
    ends: Array = field(default_factory=unwritten)
    """1 where the last step ended a game; all else is of the next game then."""


class BatchEnv:
    """So many games at one table: `step` answers all their questions, and games that end begin anew.

    What is observed is always that of the seat to act, and `rewards` has a column for each seat. The games are the
    deals from `first_deal` on, each the next one; if none is named, `seed` says where they begin.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        rules: Iterable[str] = (),
        count: int = 1,
        *,
        seed: int = 0,
        first_deal: int | None = None,
        buffers: Buffers | None = None,
        masks: bool = True,
    ) -> None:
        self.table = table_of(game, seats, rules)
        self.count = count
        self.first_deal = first_deal_of(seed) if first_deal is None else first_deal
        self.has_masks = masks if buffers is None else buffers.masks is not UNWRITTEN
        self._engine = BatchEngine(self.table.dealer, self.table.encoder, self.table.actions, count, self.has_masks)
        self._blocks = self._open_blocks()
        self.buffers = self._fitting(buffers) if buffers is not None else self.new_buffers()
        self.reset()

    def _open_blocks(self) -> dict[str, Array]:
        """Look into the memory of the engine."""
        engine = self._engine
        blocks: dict[str, tuple[Any, Any, tuple[int, ...]]] = {
            "observations": (engine.observations, np.uint8, (self.count, self.table.length)),
            "options": (engine.options, np.int32, (self.count, MOST_OPTIONS)),
            "sizes": (engine.sizes, np.int64, (self.count,)),
            "seats": (engine.asked, np.int64, (self.count,)),
            "rewards": (engine.rewards, np.float64, (self.count, self.table.seats)),
            "ends": (engine.ends, np.uint8, (self.count,)),
        }
        if self.has_masks:
            blocks["masks"] = (engine.masks, np.uint8, (self.count, self.table.actions))
        return {name: np.frombuffer(block, kind).reshape(shape) for name, (block, kind, shape) in blocks.items()}

    def _fitting(self, buffers: Buffers) -> Buffers:
        """Refuse buffers of other shapes."""
        for name, block in self._blocks.items():
            buffer = getattr(buffers, name)
            if buffer is not UNWRITTEN and buffer.shape != block.shape:
                raise ValueError(f"The buffer '{name}' has the shape {buffer.shape}, not {block.shape}.")
        return buffers

    def new_buffers(self) -> Buffers:
        """Make buffers of the right shapes."""
        return Buffers(**{name: np.empty_like(block) for name, block in self._blocks.items()})

    def reset(self, seed: int | None = None, first_deal: int | None = None) -> Buffers:
        """Begin all games anew; without a seed or a first deal the same ones as before."""
        if first_deal is not None:
            self.first_deal = first_deal
        elif seed is not None:
            self.first_deal = first_deal_of(seed)
        self._engine.reset(self.first_deal)
        return self._filled()

    def step(self, actions: Array) -> Buffers:
        """Answer the question of each game; an answer that is no option is refused, and nothing is done."""
        self._engine.step(vec[i64](np.ascontiguousarray(actions, np.int64)))
        return self._filled()

    def _filled(self) -> Buffers:
        """Write what the engine has written into the buffers of the caller."""
        for name, block in self._blocks.items():
            buffer = getattr(self.buffers, name)
            if buffer is not UNWRITTEN:
                np.copyto(buffer, block, casting="unsafe")
        return self.buffers
