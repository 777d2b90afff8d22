"""The numbers of a table: who is in the game, what is in the deck, how characters are drafted."""

from typing import Final

KEEP_ONE: Final = 0
PUT_ONE_AWAY: Final = 1
DISCARD_AT_RANDOM: Final = 2
TAKE_FACE_DOWN: Final = 3


class Rules:
    """What differs between tables; everything else is a card."""

    def __init__(
        self, names: list[str], cast: list[int], uniques: list[int], seats: int, city_size: int, plan: list[int]
    ) -> None:
        self.names = names
        """The names that make this table, every choice spelled out."""
        self.cast = cast
        """The character of each rank; nobody has rank 0."""
        self.uniques = uniques
        """The unique districts in the deck."""
        self.city_size = city_size
        """How many districts complete a city."""
        self.face_up = face_up_count(seats, len(cast) - 1)
        self.plan = plan
        """What is done in a draft, in order: `offset from the crown * 4 + what`."""
        self.random_start = False
        """Whether chance says who has the crown first; otherwise the first seat does."""


def face_up_count(seats: int, characters: int) -> int:
    """Return how many characters are laid face up before a draft."""
    return max(0, characters - seats - 2) if seats >= 4 else 0


def draft_plan(seats: int, characters: int) -> list[int]:
    """Say who does what in a draft."""
    if seats == 2:
        picks = [(0, KEEP_ONE), (1, KEEP_ONE), (1, PUT_ONE_AWAY), (0, KEEP_ONE), (0, PUT_ONE_AWAY), (1, KEEP_ONE)]
    elif seats == 3:
        first = [(offset, KEEP_ONE) for offset in range(3)]
        picks = [*first, (2, DISCARD_AT_RANDOM), *first]
    else:
        picks = [(offset, KEEP_ONE) for offset in range(seats)]
        if characters == seats + 1:
            picks.insert(seats - 1, (seats - 1, TAKE_FACE_DOWN))
    return [offset * 4 + what for offset, what in picks]
