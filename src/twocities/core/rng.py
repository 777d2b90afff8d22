"""Randomness that can be copied, saved and checked, and that public dice do not give away."""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from twocities.core.errors import BadRules

BLOCK: Final = 64  # bytes in one block
LAST_OF_BLOCK: Final = 63
BYTE_RANGE: Final = 256

FINENESS: Final = 16  # bits of a reciprocal
RECIPROCALS: Final = vec[i64]([0] + [((1 << FINENESS) + bound - 1) // bound for bound in range(1, BYTE_RANGE + 1)])
"""What a byte is multiplied by, and cut by FINENESS bits, to divide it by a bound: far cheaper than a division."""

NO_BYTES: Final = vec[u8]()


def key_of(seed: int) -> int:
    """Stretch a seed into the 128-bit key of a generator."""
    return int.from_bytes(blake2b(str(seed).encode(), digest_size=16).digest(), "little")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """Draws numbers from BLAKE2b of a counter under a 128-bit key.

    The state is the key and how many bytes have been drawn; the block and the
    keyed hash are only caches. Nobody who sees the numbers can learn the key from them.
    """

    def __init__(self, key: int = 0, drawn: i64 = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.keyed: blake2b | None = None
        self.block = NO_BYTES
        """The block from which the next byte comes, unless that is the first of one or none was computed yet."""

    def below(self, bound: i64) -> i64:
        """Draw a number from 0 to `bound` - 1, each equally likely; `bound` is at most 65536."""
        if bound > BYTE_RANGE:
            return self.wide_below(bound)
        reciprocal = RECIPROCALS[bound]
        limit = (BYTE_RANGE * reciprocal >> FINENESS) * bound
        while True:
            byte = self.byte()
            if byte < limit:
                return byte - (byte * reciprocal >> FINENESS) * bound

    def wide_below(self, bound: i64) -> i64:
        """Draw a number below a bound that one byte cannot hold."""
        limit: i64 = BYTE_RANGE * BYTE_RANGE - BYTE_RANGE * BYTE_RANGE % bound
        while True:
            word = self.byte() + BYTE_RANGE * self.byte()
            if word < limit:
                return word % bound

    def byte(self) -> i64:
        """Draw a byte."""
        place = self.drawn & LAST_OF_BLOCK
        if place == 0 or not len(self.block):
            self.block = self.block_of(self.drawn // BLOCK)
        self.drawn += 1
        return int(self.block[place])  # far faster than `i64` where nothing is compiled, and free where it is

    def block_of(self, number: int) -> vec[u8]:
        """Compute the block of bytes with this number."""
        if self.keyed is None:
            self.keyed = blake2b(key=self.key.to_bytes(16, "little"))
        hasher = self.keyed.copy()
        hasher.update(number.to_bytes(8, "little"))
        return vec[u8](hasher.digest())

    def shuffle(self, cards: list[int]) -> None:
        """Put `cards` into a random order, in place."""
        last: i64
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def shuffled(self, cards: vec[i64]) -> vec[i64]:
        """Return `cards` in a random order."""
        made = cards[:]
        last: i64
        for last in range(len(made) - 1, 0, -1):
            other = self.below(last + 1)
            card = made[last]
            made[last] = made[other]
            made[other] = card
        return made

    def spawn(self) -> "Rng":
        """Make a new generator with a key of its own, drawn from this one."""
        # Words are put together as native numbers, as large ones are slow.
        key = int(self.word(6)) << 80 | int(self.word(6)) << 32 | int(self.word(4))
        return Rng(key)

    def word(self, size: i64) -> i64:
        """Draw a number of so many bytes, at most seven."""
        word: i64 = 0
        for _byte in range(size):
            word = word * BYTE_RANGE + self.byte()
        return word

    def clone(self) -> "Rng":
        """Copy the generator; the copy draws the same numbers."""
        twin = Rng(self.key, self.drawn)
        twin.block = self.block
        twin.keyed = self.keyed
        return twin


def seeded(seed: int) -> Rng:
    """Make the generator that belongs to a seed."""
    if seed < 0:
        raise BadRules(f"A seed is a whole number from 0 on, not {seed}.")
    return Rng(key_of(seed))
