"""Everything that lies on a table of Citadels, as ints and lists of ints."""

from typing import Final

from twocities.citadels.ids import NOBODY
from twocities.citadels.rules import Rules
from twocities.core.game import Game

STARTING_GOLD: Final = 2
STARTING_CARDS: Final = 4


class Table(Game):
    """The fields of a game of Citadels; the verbs and questions are added by `Citadels`."""

    cast: list[int]
    """The character of each rank, nobody at 0. Never changed in place."""
    gold: list[int]
    hands: list[list[int]]
    cities: list[list[int]]
    """The districts of each city: plain, with DISTRICTS added if beautified, with FACE_DOWN if face down."""
    deck: list[int]
    """The face-down districts, the top one last."""
    tucked: list[int]
    """Cards under districts: `district on top * DISTRICTS + card`."""
    site: list[int]
    """Districts that are paid for and do not stand yet."""
    drawn: list[int]
    """Cards that the seat being asked looks at."""
    gold_on: list[int]
    """Gold that lies on the character of each rank."""
    marks: list[int]
    """What lies on characters in this round: `(mark * 16 + rank) * 8 + seat that laid it`."""
    held_by: list[int]
    """The seat that has each rank in this round."""
    acted: list[int]
    """The seat that acted as each rank in this round."""
    revealed: int
    """The ranks revealed in this round, a bit each."""
    packet: list[int]
    """The characters that are passed from seat to seat."""
    face_up: list[int]
    face_down: list[int]
    """Characters on the table that nobody took."""
    offered: list[int]
    """What each seat was offered at its first and second pick, a bit for each rank: `seat * 2 + pick`."""
    put_away: list[int]
    """What each seat put face down on the table, a bit for each rank."""
    declared: list[int]
    """Types chosen for districts at the end: `district * TYPES + type`."""
    crown: int
    opener: int
    """The seat that picked first in this round."""
    round: int
    called: int
    """The rank that was called last in this round, 0 during the draft."""
    first: int
    """The seat that first completed its city, or NOBODY."""
    gathered: int
    used: int
    """What was used in this turn, a bit each."""
    builds: int
    """How much of the building limit is used up in this turn."""
    paid_builds: int
    """How many districts were paid for in this turn."""
    spent: int
    """Gold paid for building in this turn."""

    def __init__(self, seats: int, rules: Rules, heard: bool = True) -> None:
        super().__init__(seats, heard)
        self.rules = rules

    def clear(self) -> None:
        """Clear the table: nobody has anything but gold."""
        ranks = len(self.rules.cast)
        self.agenda = []
        self.cast = self.rules.cast
        self.gold = [STARTING_GOLD] * self.seats
        self.hands = [[] for _ in range(self.seats)]
        self.cities = [[] for _ in range(self.seats)]
        self.deck = []
        self.tucked = []
        self.site = []
        self.drawn = []
        self.gold_on = [0] * ranks
        self.declared = []
        self.crown = 0
        self.round = 0
        self.first = NOBODY
        self.clear_round()
        self.clear_turn()

    def clear_round(self) -> None:
        """Take back all marks and characters."""
        ranks = len(self.rules.cast)
        self.marks = []
        self.held_by = [NOBODY] * ranks
        self.acted = [NOBODY] * ranks
        self.revealed = 0
        self.packet = []
        self.face_up = []
        self.face_down = []
        self.offered = [0] * (2 * self.seats)
        self.put_away = [0] * self.seats
        self.called = 0
        self.opener = self.crown

    def clear_turn(self) -> None:
        """Forget what was done in the last turn."""
        self.gathered = 0
        self.used = 0
        self.builds = 0
        self.paid_builds = 0
        self.spent = 0

    def copy_into(self, twin: "Table") -> None:
        """Copy every field into an empty table."""
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda.copy()
        twin.decision = self.decision
        twin.cast = self.cast
        twin.gold = self.gold.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.cities = [city.copy() for city in self.cities]
        twin.deck = self.deck.copy()
        twin.tucked = self.tucked.copy()
        twin.site = self.site.copy()
        twin.drawn = self.drawn.copy()
        twin.gold_on = self.gold_on.copy()
        twin.marks = self.marks.copy()
        twin.held_by = self.held_by.copy()
        twin.acted = self.acted.copy()
        twin.revealed = self.revealed
        twin.packet = self.packet.copy()
        twin.face_up = self.face_up.copy()
        twin.face_down = self.face_down.copy()
        twin.offered = self.offered.copy()
        twin.put_away = self.put_away.copy()
        twin.declared = self.declared.copy()
        twin.crown = self.crown
        twin.opener = self.opener
        twin.round = self.round
        twin.called = self.called
        twin.first = self.first
        twin.gathered = self.gathered
        twin.used = self.used
        twin.builds = self.builds
        twin.paid_builds = self.paid_builds
        twin.spent = self.spent
