"""Everything that lies on a table of Citadels.

Written by `tools/state.py` from `fields.py`: change that one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.ids import NOBODY
from twocities.citadels.rules import Rules
from twocities.core.game import Game

STARTING_GOLD: Final = 2
STARTING_CARDS: Final = 4
NOTHING: Final = vec[i64]()
"""A zone in which nothing lies; never changed."""


@mypyc_attr(acyclic=True)
class State(Game):
    """The fields of a game of Citadels; questions and verbs are added by its subclasses."""

    # What lasts for the whole game.

    cast: vec[i64]
    """The character of each rank, nobody at 0."""
    next_cast: vec[i64]
    """The same for the next round."""
    gold: vec[i64]
    """The gold of each seat."""
    hands: vec[vec[i64]]
    """The cards in each hand, in order of id."""
    cities: vec[vec[i64]]
    """The districts of each city: plain, with DISTRICTS added if beautified, with FACE_DOWN if face down."""
    uniques: vec[vec[i64]]
    """The unique districts that stand face up in each city: `set_city` keeps them."""
    known_cards: vec[i64]
    """What seats know of others' hands: see `memory.py`."""
    top_card: i64
    """The top card of the deck if everybody knows it."""
    deck: vec[i64]
    """The face-down districts, the top one last."""
    tucked: vec[i64]
    """Cards under districts: `district on top * DISTRICTS + card`."""
    site: vec[i64]
    """Districts that are paid for and do not stand yet."""
    drawn: vec[i64]
    """Cards that the seat being asked looks at."""
    fair: vec[i64]
    """Districts that lie open for everybody to take."""
    notes: vec[i64]
    """What unique districts remember: `district * NOTE + number`."""
    guest: i64
    """The character that lies under a district, or NOBODY."""
    gold_on: vec[i64]
    """Gold that lies on the character of each rank."""
    declared: vec[i64]
    """Types chosen at the end: `district * TYPES + type`."""
    crown: i64
    """The seat that has the crown."""
    round: i64
    """Which round it is; the first is 1."""
    goal: i64
    """How many districts end the game now; rank 8 minds the size of the rules all the same."""
    first: i64
    """The seat that first had a city of the size of the rules, or NOBODY."""
    early: i64
    """The seats that were first to reach a lower goal, a bit each."""

    # What is taken back when a round ends.

    marks: vec[i64]
    """What lies on characters: see `marks.py`."""
    held_by: vec[i64]
    """The seat that has each rank."""
    known_holders: vec[i64]
    """The ranks of which each seat knows who has them, revealed or not, a bit each."""
    acted: vec[i64]
    """The seat that acted as each rank."""
    revealed: i64
    """The ranks that were revealed, a bit each."""
    called: i64
    """The rank that was called last, 0 during the draft."""
    opener: i64
    """The seat that picks first."""

    # What is laid out and remembered of a draft.

    packet: vec[i64]
    """The characters that are passed from seat to seat."""
    face_up: vec[i64]
    """Characters that lie open: nobody has them."""
    face_down: vec[i64]
    """Characters on the table that nobody took."""
    offered: vec[i64]
    """What each seat was offered at its first and second pick, a bit for each rank."""
    put_away: vec[i64]
    """What each seat put face down on the table, a bit for each rank."""
    blind: i64
    """The seats that took a face-down character unseen, a bit each."""

    # What was done in the turn that is being played.

    gathered: i64
    """Whether the seat on turn has gathered."""
    used: i64
    """What was used, a bit each."""
    builds: i64
    """How much of the building limit is used up."""
    built: vec[i64]
    """The districts that have used it up."""
    paid_builds: i64
    """How many districts were paid for."""
    spent: i64
    """Gold paid for building."""
    joined: i64
    """The guest that acts beside the own character, or NOBODY."""

    def __init__(self, seats: i64, rules: Rules, heard: bool = True) -> None:
        super().__init__(seats, heard)
        self.rules = rules

    def clear(self) -> None:
        """Clear the whole table: nobody has anything but gold."""
        super().clear()
        self.clear_table()
        self.clear_round()
        self.clear_draft()
        self.clear_turn()

    def clear_table(self) -> None:
        """Clear what lasts for the whole game."""
        self.cast = self.rules.cast
        self.next_cast = self.rules.cast
        self.gold = vec[i64]([STARTING_GOLD] * self.seats)
        self.hands = vec[vec[i64]]([NOTHING] * self.seats)
        self.cities = vec[vec[i64]]([NOTHING] * self.seats)
        self.uniques = vec[vec[i64]]([NOTHING] * self.seats)
        self.known_cards = NOTHING
        self.top_card = NOBODY
        self.deck = NOTHING
        self.tucked = NOTHING
        self.site = NOTHING
        self.drawn = NOTHING
        self.fair = NOTHING
        self.notes = NOTHING
        self.guest = NOBODY
        self.gold_on = vec[i64]([0] * len(self.rules.cast))
        self.declared = NOTHING
        self.crown = 0
        self.round = 0
        self.goal = self.rules.city_size
        self.first = NOBODY
        self.early = 0

    def clear_round(self) -> None:
        """Clear what is taken back when a round ends."""
        self.marks = NOTHING
        self.held_by = vec[i64]([NOBODY] * len(self.rules.cast))
        self.known_holders = vec[i64]([0] * self.seats)
        self.acted = vec[i64]([NOBODY] * len(self.rules.cast))
        self.revealed = 0
        self.called = 0
        self.opener = self.crown

    def clear_draft(self) -> None:
        """Clear what is laid out and remembered of a draft."""
        self.packet = NOTHING
        self.face_up = NOTHING
        self.face_down = NOTHING
        self.offered = vec[i64]([0] * (2 * self.seats))
        self.put_away = vec[i64]([0] * self.seats)
        self.blind = 0

    def clear_turn(self) -> None:
        """Clear what was done in the turn that is being played."""
        self.gathered = 0
        self.used = 0
        self.builds = 0
        self.built = NOTHING
        self.paid_builds = 0
        self.spent = 0
        self.joined = NOBODY

    def copy_into(self, twin: "State") -> None:
        """Copy every field into an empty table."""
        self.copy_core(twin)
        twin.cast = self.cast
        twin.next_cast = self.next_cast
        twin.gold = self.gold[:]
        twin.hands = self.hands[:]
        twin.cities = self.cities[:]
        twin.uniques = self.uniques
        twin.known_cards = self.known_cards
        twin.top_card = self.top_card
        twin.deck = self.deck
        twin.tucked = self.tucked
        twin.site = self.site
        twin.drawn = self.drawn
        twin.fair = self.fair
        twin.notes = self.notes
        twin.guest = self.guest
        twin.gold_on = self.gold_on
        twin.declared = self.declared
        twin.crown = self.crown
        twin.round = self.round
        twin.goal = self.goal
        twin.first = self.first
        twin.early = self.early
        twin.marks = self.marks
        twin.held_by = self.held_by[:]
        twin.known_holders = self.known_holders
        twin.acted = self.acted[:]
        twin.revealed = self.revealed
        twin.called = self.called
        twin.opener = self.opener
        twin.packet = self.packet
        twin.face_up = self.face_up
        twin.face_down = self.face_down
        twin.offered = self.offered[:]
        twin.put_away = self.put_away[:]
        twin.blind = self.blind
        twin.gathered = self.gathered
        twin.used = self.used
        twin.builds = self.builds
        twin.built = self.built
        twin.paid_builds = self.paid_builds
        twin.spent = self.spent
        twin.joined = self.joined
