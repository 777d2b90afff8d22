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
    next_cast: list[int]
    """The same for the next round."""
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
    fair: list[int]
    """Districts that lie open for everybody to take. Never changed in place."""
    notes: list[int]
    """What unique districts remember: `district * NOTE + number`. Never changed in place."""
    guest: int
    """The character that lies under a district, or NOBODY."""
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
    blind: int
    """The seats that took a face-down character unseen in this round, a bit each."""
    declared: list[int]
    """Types chosen for districts at the end: `district * TYPES + type`."""
    crown: int
    opener: int
    """The seat that picked first in this round."""
    round: int
    called: int
    """The rank that was called last in this round, 0 during the draft."""
    goal: int
    """How many districts end the game now; rank 8 minds the size of the rules all the same."""
    first: int
    """The seat that first had a city of the size of the rules, or NOBODY."""
    early: int
    """The seats that were first to reach a lower goal, a bit each."""
    gathered: int
    used: int
    """What was used in this turn, a bit each."""
    builds: int
    """How much of the building limit is used up in this turn."""
    built: list[int]
    """The districts that have used it up. Never changed in place."""
    paid_builds: int
    """How many districts were paid for in this turn."""
    spent: int
    """Gold paid for building in this turn."""
    joined: int
    """The guest that acts beside the own character in this turn, or NOBODY."""

    def __init__(self, seats: int, rules: Rules, heard: bool = True) -> None:
        super().__init__(seats, heard)
        self.rules = rules

    def clear(self) -> None:
        """Clear the table: nobody has anything but gold."""
        ranks = len(self.rules.cast)
        super().clear()
        self.cast = self.rules.cast
        self.next_cast = self.rules.cast
        self.gold = [STARTING_GOLD] * self.seats
        self.hands = [[] for _ in range(self.seats)]
        self.cities = [[] for _ in range(self.seats)]
        self.deck = []
        self.tucked = []
        self.site = []
        self.drawn = []
        self.fair = []
        self.notes = []
        self.guest = NOBODY
        self.gold_on = [0] * ranks
        self.declared = []
        self.crown = 0
        self.round = 0
        self.goal = self.rules.city_size
        self.first = NOBODY
        self.early = 0
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
        self.blind = 0
        self.called = 0
        self.opener = self.crown

    def clear_turn(self) -> None:
        """Forget what was done in the last turn."""
        self.gathered = 0
        self.used = 0
        self.builds = 0
        self.built = []
        self.paid_builds = 0
        self.spent = 0
        self.joined = NOBODY

    def copy_into(self, twin: "Table") -> None:
        """Copy every field into an empty table."""
        self.copy_core(twin)
        twin.cast = self.cast
        twin.next_cast = self.next_cast
        twin.gold = self.gold.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.cities = [city.copy() for city in self.cities]
        twin.deck = self.deck.copy()
        twin.tucked = self.tucked.copy()
        twin.site = self.site.copy()
        twin.drawn = self.drawn.copy()
        twin.fair = self.fair
        twin.notes = self.notes
        twin.guest = self.guest
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
        twin.blind = self.blind
        twin.declared = self.declared.copy()
        twin.crown = self.crown
        twin.opener = self.opener
        twin.round = self.round
        twin.called = self.called
        twin.goal = self.goal
        twin.first = self.first
        twin.early = self.early
        twin.gathered = self.gathered
        twin.used = self.used
        twin.builds = self.builds
        twin.built = self.built
        twin.paid_builds = self.paid_builds
        twin.spent = self.spent
        twin.joined = self.joined
