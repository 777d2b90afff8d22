"""What a viewer may know of a table of Citadels, field by field."""

from typing import TYPE_CHECKING

from twocities.citadels.actions import VOCABULARY
from twocities.citadels.catalog import MARK_CATALOG
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.ids import (
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    MARK_NAMES,
    NOBODY,
    TOPIC_NAMES,
    TYPE_NAMES,
)
from twocities.citadels.packed import (
    district_of_declared,
    district_of_note,
    kind_of_mark,
    make_mark,
    number_of_note,
    rank_of_mark,
    seat_of_mark,
    top_of_tucked,
    type_of_declared,
)
from twocities.citadels.phases.draft import Draft, LayInPlace, offer_at
from twocities.citadels.position import city_words, seats_of, used_words
from twocities.citadels.rules import Rules
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import name_of, spell
from twocities.core.step import Step
from twocities.core.view import SPECTATOR, UNKNOWN, View

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class CitadelsView(View):
    """A table of Citadels as a viewer sees it."""

    table: Rules
    """The rules of the table: cast, deck and draft are public."""
    cast: list[int]
    next_cast: list[int]
    gold: list[int]
    hands: list[list[int]]
    """The cards of each hand; unknown but for the own one and one that the viewer looks at."""
    cities: list[list[int]]
    deck: list[int]
    """The cards of the deck, the lowest first. All are unknown, but for a district that has just been destroyed;
    one who looks through the deck knows all of them, and then they are not in order."""
    tucked: list[int]
    """The district above each tucked card."""
    site: list[int]
    drawn: list[int]
    """The cards that are being looked at; unknown to all but the one who does."""
    fair: list[int]
    notes: list[int]
    """What unique districts remember: `district * NOTE + number`."""
    has_guest: bool
    """Whether a character lies under a district."""
    guest: int
    """That character; unknown to all but the owner of the district."""
    joined: int
    gold_on: list[int]
    marks: list[int]
    """What lies on characters; which warrant or threat is real only its owner sees, until one is turned over."""
    held_by: list[int]
    """The seat of each rank that is known: the own ones and the revealed ones."""
    acted: list[int]
    revealed: int
    packet: list[int]
    """The characters on offer; unknown to all but the one who chooses."""
    face_up: list[int]
    face_down_size: int
    offered: list[int]
    """What the viewer was offered at its first and second pick, a bit for each rank."""
    put_away: int
    """What the viewer put away, a bit for each rank."""
    blind: int
    """The seats that took a face-down character unseen in this round, a bit each."""
    picks: list[int]
    """How many characters each seat has."""
    declared: list[int]
    crown: int
    opener: int
    round: int
    called: int
    goal: int
    first: int
    early: int
    """The seats that were first to reach a lower goal, a bit each."""
    gathered: int
    used: int
    builds: int
    built: list[int]
    """The districts that have used up the building limit in this turn."""
    paid_builds: int
    spent: int

    def __init__(
        self, viewer: int, seats: int, rules: list[str], asked: int, decision: Decision | None, agenda: list[Step]
    ) -> None:
        super().__init__(viewer, seats, rules, asked, decision, agenda)

    def to_dict(self) -> dict[str, object]:
        decision = self.decision
        return {
            "game": "citadels",
            "viewer": self.viewer,
            "seats": self.seats,
            "rules": self.rules,
            "asked": self.asked,
            "topic": TOPIC_NAMES[decision.topic] if decision else None,
            "about": decision.about if decision else None,
            "options": [VOCABULARY.notation(action) for action in decision.actions] if decision else [],
            "agenda": [{"step": step.name, **spell(step.to_dict(), FIELD_NAMES)} for step in self.agenda[::-1]],
            "cast": [CHARACTER_NAMES[character] for character in self.cast[1:]],
            "next_cast": [CHARACTER_NAMES[character] for character in self.next_cast[1:]],
            "gold": self.gold,
            "hands": [[name_of(DISTRICT_NAMES, card) for card in hand] for hand in self.hands],
            "cities": [city_words(city) for city in self.cities],
            "deck_size": len(self.deck),
            "deck": [DISTRICT_NAMES[card] for card in self.deck if card != UNKNOWN],
            "tucked": [DISTRICT_NAMES[district] for district in self.tucked],
            "site": [DISTRICT_NAMES[card] for card in self.site],
            "drawn": [name_of(DISTRICT_NAMES, card) for card in self.drawn],
            "fair": [DISTRICT_NAMES[card] for card in self.fair],
            "notes": {DISTRICT_NAMES[district_of_note(each)]: number_of_note(each) for each in self.notes},
            "has_guest": self.has_guest,
            "guest": name_of(CHARACTER_NAMES, self.guest),
            "joined": CHARACTER_NAMES[self.joined] if self.joined != NOBODY else None,
            "gold_on": self.gold_on[1:],
            "marks": [[MARK_NAMES[kind_of_mark(mark)], rank_of_mark(mark), seat_of_mark(mark)] for mark in self.marks],
            "held_by": self.held_by[1:],
            "acted": self.acted[1:],
            "revealed": [rank for rank in range(1, len(self.cast)) if self.revealed >> rank & 1],
            "packet": [name_of(CHARACTER_NAMES, character) for character in self.packet],
            "face_up": [CHARACTER_NAMES[character] for character in self.face_up],
            "face_down_size": self.face_down_size,
            "offered": [ranks_of(offer, self.cast) for offer in self.offered],
            "put_away": ranks_of(self.put_away, self.cast),
            "blind": seats_of(self.blind),
            "picks": self.picks,
            "declared": [
                [DISTRICT_NAMES[district_of_declared(each)], TYPE_NAMES[type_of_declared(each)]]
                for each in self.declared
            ],
            "crown": self.crown,
            "opener": self.opener,
            "round": self.round,
            "called": self.called,
            "goal": self.goal,
            "first": self.first,
            "early": seats_of(self.early),
            "gathered": self.gathered,
            "used": used_words(self.used),
            "builds": self.builds,
            "built": [DISTRICT_NAMES[district] for district in self.built],
            "paid_builds": self.paid_builds,
            "spent": self.spent,
        }


def seen_packet(game: "Citadels", viewer: int) -> list[int]:
    """List the characters that go round; only those on offer are known, to the one who is asked."""
    step = game.agenda[-1] if game.agenda else None
    known: list[int] = []
    if game.decision is not None and game.decision.seat == viewer and isinstance(step, Draft | LayInPlace):
        known = offer_at(game, step.stage)
    return [*known, *[UNKNOWN] * (len(game.packet) - len(known))]


def ranks_of(bits: int, cast: list[int]) -> list[str]:
    """List the characters of the ranks that are set."""
    return [CHARACTER_NAMES[cast[rank]] for rank in range(1, len(cast)) if bits >> rank & 1]


def look(game: "Citadels", viewer: int) -> CitadelsView:
    """List what `viewer` may know of a game."""
    decision = game.decision
    asked = decision.seat if decision is not None else SPECTATOR
    own = decision.clone() if decision is not None and decision.seat == viewer else None
    is_over = decision is None
    view = CitadelsView(viewer, game.seats, game.rules.names.copy(), asked, own, game.agenda)
    view.table = game.rules
    view.cast = game.cast.copy()
    view.next_cast = game.next_cast.copy()
    view.gold = game.gold.copy()
    asking = game.stack[-1] if own is not None else None
    looked_at = asking.seen_hand() if isinstance(asking, CitadelsStep) else NOBODY
    view.hands = [
        game.hands[seat].copy() if seat in (viewer, looked_at) else [UNKNOWN] * len(game.hands[seat])
        for seat in range(game.seats)
    ]
    view.cities = [city.copy() for city in game.cities]
    view.deck = [UNKNOWN] * len(game.deck)
    for step in view.agenda:
        if isinstance(step, CitadelsStep) and step.bottom_of_deck() != NOBODY:
            view.deck[0] = step.bottom_of_deck()
    if isinstance(asking, CitadelsStep) and asking.shows_deck():
        view.deck = sorted(game.deck)
    view.tucked = [top_of_tucked(each) for each in game.tucked]
    view.site = game.site.copy()
    view.drawn = game.drawn.copy() if asked == viewer else [UNKNOWN] * len(game.drawn)
    view.fair = game.fair.copy()
    view.notes = game.notes.copy()
    view.has_guest = game.guest != NOBODY
    view.guest = game.guest if view.has_guest and game.host() == viewer else UNKNOWN
    view.joined = game.joined
    view.gold_on = game.gold_on.copy()
    view.marks = seen_marks(game, viewer)
    view.held_by = [
        game.held_by[rank] if is_over or game.held_by[rank] == viewer or game.is_revealed(rank) else NOBODY
        for rank in range(len(game.cast))
    ]
    view.acted = game.acted.copy()
    view.revealed = game.revealed
    view.packet = seen_packet(game, viewer)
    view.face_up = game.face_up.copy()
    view.face_down_size = len(game.face_down)
    view.offered = game.offered[2 * viewer : 2 * viewer + 2] if viewer != SPECTATOR else []
    view.put_away = game.put_away[viewer] if viewer != SPECTATOR else 0
    view.blind = game.blind
    view.picks = [game.held_by.count(seat) for seat in range(game.seats)]
    view.declared = game.declared.copy()
    view.crown = game.crown
    view.opener = game.opener
    view.round = game.round
    view.called = game.called
    view.goal = game.goal
    view.first = game.first
    view.early = game.early
    view.gathered = game.gathered
    view.used = game.used
    view.builds = game.builds
    view.built = game.built.copy()
    view.paid_builds = game.paid_builds
    view.spent = game.spent
    return view


def seen_marks(game: "Citadels", viewer: int) -> list[int]:
    """List what lies on characters; a mark that another seat has laid looks as its card says."""
    return sorted([mark if seat_of_mark(mark) == viewer else seen_mark(game, mark) for mark in game.marks])


def seen_mark(game: "Citadels", mark: int) -> int:
    """Return a mark as others see it."""
    return make_mark(MARK_CATALOG[kind_of_mark(mark)].seen_as(game), rank_of_mark(mark), seat_of_mark(mark))
