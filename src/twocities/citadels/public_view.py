"""What every viewer of a table of Citadels sees as it is, and each seat of its own.

Written by `tools/state.py` from `fields.py`: change that one.
"""

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.state import NOTHING, State
from twocities.core.decision import Decision
from twocities.core.step import Step
from twocities.core.view import SPECTATOR, View


class PublicView(View):
    """The fields that need no rule to say who sees them; `CitadelsView` adds the others."""

    cast: vec[i64]
    """The character of each rank, nobody at 0."""
    next_cast: vec[i64]
    """The same for the next round."""
    gold: vec[i64]
    """The gold of each seat."""
    cities: vec[vec[i64]]
    """The districts of each city: plain, with DISTRICTS added if beautified, with FACE_DOWN if face down."""
    top_card: i64
    """The top card of the deck if everybody knows it."""
    site: vec[i64]
    """Districts that are paid for and do not stand yet."""
    fair: vec[i64]
    """Districts that lie open for everybody to take."""
    notes: vec[i64]
    """What unique districts remember: `district * NOTE + number`."""
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
    acted: vec[i64]
    """The seat that acted as each rank."""
    revealed: i64
    """The ranks that were revealed, a bit each."""
    called: i64
    """The rank that was called last, 0 during the draft."""
    opener: i64
    """The seat that picks first."""
    face_up: vec[i64]
    """Characters that lie open: nobody has them."""
    blind: i64
    """The seats that took a face-down character unseen, a bit each."""
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
    known_holders: vec[i64]
    """The ranks of which each seat knows who has them, revealed or not, a bit each."""
    offered: vec[i64]
    """What each seat was offered at its first and second pick, a bit for each rank."""
    put_away: vec[i64]
    """What each seat put face down on the table, a bit for each rank."""

    def __init__(
        self, viewer: int, seats: int, rules: list[str], asked: int, decision: Decision | None, agenda: list[Step]
    ) -> None:
        super().__init__(viewer, seats, rules, asked, decision, agenda)

    def show_public(self, game: State, viewer: i64) -> None:
        """Show what needs no rule."""
        self.cast = game.cast[:]
        self.next_cast = game.next_cast[:]
        self.gold = game.gold[:]
        self.cities = vec[vec[i64]]([zone[:] for zone in game.cities])
        self.top_card = game.top_card
        self.site = game.site[:]
        self.fair = game.fair[:]
        self.notes = game.notes[:]
        self.gold_on = game.gold_on[:]
        self.declared = game.declared[:]
        self.crown = game.crown
        self.round = game.round
        self.goal = game.goal
        self.first = game.first
        self.early = game.early
        self.acted = game.acted[:]
        self.revealed = game.revealed
        self.called = game.called
        self.opener = game.opener
        self.face_up = game.face_up[:]
        self.blind = game.blind
        self.gathered = game.gathered
        self.used = game.used
        self.builds = game.builds
        self.built = game.built[:]
        self.paid_builds = game.paid_builds
        self.spent = game.spent
        self.joined = game.joined
        self.known_holders = game.known_holders[viewer : viewer + 1] if viewer != SPECTATOR else NOTHING[:]
        self.offered = game.offered[2 * viewer : 2 * viewer + 2] if viewer != SPECTATOR else NOTHING[:]
        self.put_away = game.put_away[viewer : viewer + 1] if viewer != SPECTATOR else NOTHING[:]

    def lay_out(self, game: State) -> None:
        """Lay on an empty table what the viewer sees as it is."""
        game.cast = self.cast
        game.next_cast = self.next_cast
        game.gold = self.gold[:]
        game.cities = self.cities[:]
        game.top_card = self.top_card
        game.site = self.site
        game.fair = self.fair
        game.notes = self.notes
        game.gold_on = self.gold_on[:]
        game.declared = self.declared
        game.crown = self.crown
        game.round = self.round
        game.goal = self.goal
        game.first = self.first
        game.early = self.early
        game.acted = self.acted[:]
        game.revealed = self.revealed
        game.called = self.called
        game.opener = self.opener
        game.face_up = self.face_up
        game.blind = self.blind
        game.gathered = self.gathered
        game.used = self.used
        game.builds = self.builds
        game.built = self.built
        game.paid_builds = self.paid_builds
        game.spent = self.spent
        game.joined = self.joined
        if self.viewer != SPECTATOR:
            game.known_holders[self.viewer] = self.known_holders[0]
            game.offered[2 * self.viewer] = self.offered[0]
            game.offered[2 * self.viewer + 1] = self.offered[1]
            game.put_away[self.viewer] = self.put_away[0]
