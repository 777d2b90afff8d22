"""Adam, written out: how the numbers of a net follow their slopes."""

from typing import Final

import numpy as np

from twocities.learn.samples import Array

MEMORY: Final = 0.9
SQUARE_MEMORY: Final = 0.999
STABILITY: Final = 1e-8
"""How Adam keeps the mean of what it saw, and of its square."""


class Adam:
    """Changes the parts of a net step by step, the first steps by `rate`, the last ones by hardly anything."""

    def __init__(self, parts: list[Array], rate: float, steps: int, decay: float, decayed: int) -> None:
        self.parts = parts
        self.rate = rate
        self.steps = steps
        self.decay = decay
        self.decayed = decayed
        """How many parts, from the first on, get smaller at each step."""
        self.means = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.step = 0

    def follow(self, slopes: list[Array]) -> None:
        """Take one step against the slopes of a batch."""
        self.step += 1
        rate = self.rate * (1 - (self.step - 1) / self.steps)
        for place, slope in enumerate(slopes):
            self.means[place] += (1 - MEMORY) * (slope - self.means[place])
            self.squares[place] += (1 - SQUARE_MEMORY) * (slope * slope - self.squares[place])
            mean = self.means[place] / (1 - MEMORY**self.step)
            square = self.squares[place] / (1 - SQUARE_MEMORY**self.step)
            if place < self.decayed:
                self.parts[place] *= 1 - self.decay * rate / self.rate
            self.parts[place] -= (rate * mean / (np.sqrt(square) + STABILITY)).astype(np.float32)
