"""The numbers of a table: who is in the game, what is in the deck, how characters are drafted."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.packed import deed_of_stage, make_stage

KEEP_ONE: Final = 0
PUT_ONE_AWAY: Final = 1
DISCARD_AT_RANDOM: Final = 2
TAKE_FACE_DOWN: Final = 3
KEEP_OF_THREE: Final = 4
KEEP_OF_TWO: Final = 5
"""What can be done at a stage of a draft."""

BY_RANK: Final = "rank"
BY_DISTRICTS: Final = "districts"
BY_GOLD: Final = "gold"
"""What decides a tie."""


class Rules:
    """What differs between tables; everything else is a card."""

    def __init__(self, names: list[str], cast: list[int], uniques: list[int], seats: int, plan: list[int]) -> None:
        self.names = names
        """The names that make this table, every choice spelled out."""
        self.cast = vec[i64](cast)
        """The character of each rank; nobody has rank 0."""
        self.box: list[int] = []
        """Every character that could be in the game instead."""
        self.uniques = uniques
        """The unique districts in the deck, as often as they are in it."""
        self.needs: dict[int, int] = {}
        """Which unique district does nothing without which character."""
        self.city_size: i64 = 8
        """How many districts complete a city."""
        self.tie_break = [BY_RANK]
        """What decides a tie, the first first."""
        self.plan = vec[i64](plan)
        """The stages of a draft, in order: who does what; see `packed`."""
        self.face_up = face_up_count(seats, len(cast) - 1)
        self.peeks = peek_count(plan)
        """How many seats, from the crown on, look at a character of their own that is laid face down at first."""
        self.build_watchers = vec[i64]()
        """The characters of the box that act when anybody builds."""
        self.turn_watchers = vec[i64]()
        """Those that act when anybody ends a turn."""
        self.round_watchers = vec[i64]()
        """Those that act when a round ends."""
        self.draft_watchers = vec[i64]()
        """The unique districts of the deck that act after a draft."""
        self.callers = vec[i64]()
        """Those that act when their owner calls a rank."""
        self.killed_callers = vec[i64]()
        """Those that ask their owner something when a killed rank is called."""
        self.crown_watchers = vec[i64]()
        """Those that act when the crown moves."""
        self.blind_pickers = vec[i64]()
        """Those that let their owner take a face-down character."""
        self.random_start = False
        """Whether chance says who has the crown first; otherwise the first seat does."""


def face_up_count(seats: int, characters: int) -> int:
    """Return how many characters are laid face up before a draft."""
    return max(0, characters - seats - 2) if seats >= 4 else 0


def peek_count(plan: list[int]) -> int:
    """Return how many seats look at a character that is laid face down before a draft."""
    return len([stage for stage in plan if deed_of_stage(stage) == KEEP_OF_THREE])


def draft_plan(seats: int, characters: int) -> list[int]:
    """Say who does what in a draft."""
    if seats == 2:
        picks = [(0, KEEP_ONE), (1, KEEP_ONE), (1, PUT_ONE_AWAY), (0, KEEP_ONE), (0, PUT_ONE_AWAY), (1, KEEP_ONE)]
    elif seats == 3:
        first = [(offset, KEEP_ONE) for offset in range(3)]
        # Nine characters leave one too many between the two rounds of picks.
        between = [(2, DISCARD_AT_RANDOM)] if characters == 9 else []
        picks = [*first, *between, *first]
    else:
        picks = [(offset, KEEP_ONE) for offset in range(seats)]
        if characters == seats + 1:
            picks.insert(seats - 1, (seats - 1, TAKE_FACE_DOWN))
    return [make_stage(offset, deed) for offset, deed in picks]


def dealt_plan() -> list[int]:
    """Say who does what when two players are dealt three characters each (ruling R20)."""
    picks = [(0, KEEP_OF_THREE), (1, KEEP_OF_THREE), (1, KEEP_OF_TWO), (0, KEEP_OF_TWO)]
    return [make_stage(offset, deed) for offset, deed in picks]


def is_pick(stage: int) -> bool:
    """Say whether a stage of a draft is a pick."""
    deed = deed_of_stage(stage)
    return deed == KEEP_ONE or deed >= KEEP_OF_THREE
