"""What a viewer may know of a table of Citadels: what needs a rule is seen by a function of its own."""

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.actions import VOCABULARY
from twocities.citadels.catalog import MARK_CATALOG
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.fields import FIELDS
from twocities.citadels.ids import (
    CHARACTER_NAMES,
    DISTRICT_NAMES,
    NOBODY,
    TOPICS,
)
from twocities.citadels.memory import PUBLIC, cards_known, viewer_of
from twocities.citadels.packed import kind_of_mark, make_mark, rank_of_mark, seat_of_mark, top_of_tucked
from twocities.citadels.phases.draft import Draft, LayInPlace, offer_at
from twocities.citadels.public_view import PublicView
from twocities.citadels.rules import Rules
from twocities.citadels.step import CitadelsStep
from twocities.citadels.zones import copies_of, distinct, in_order
from twocities.core.changes import Changes, changes
from twocities.core.decision import Decision
from twocities.core.fields import name_of, spell
from twocities.core.game import UNASKED
from twocities.core.position import write_cards
from twocities.core.records import EVERYBODY, HIDDEN, OWN, Field
from twocities.core.step import Step
from twocities.core.view import SPECTATOR, UNKNOWN, View, asked_seat

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


class CitadelsView(PublicView):
    """A table of Citadels as a viewer sees it."""

    table: Rules
    """The rules of the table: cast, deck and draft are public."""
    hands: vec[vec[i64]]
    """The cards of each hand; unknown but for the own one and one that the viewer looks at."""
    known_cards: vec[i64]
    """What the viewer has learned of others' hands; the hands show it, too."""
    deck: vec[i64]
    """The cards of the deck, the lowest first. All are unknown, but for a district that has just been destroyed;
    one who looks through the deck knows all of them, and then they are not in order."""
    tucked: vec[i64]
    """The district above each tucked card."""
    drawn: vec[i64]
    """The cards that are being looked at; unknown to all but the one who does."""
    has_guest: bool
    """Whether a character lies under a district."""
    guest: i64
    """That character; unknown to all but the owner of the district."""
    marks: vec[i64]
    """What lies on characters; which warrant or threat is real only its owner sees, until one is turned over."""
    held_by: vec[i64]
    """The seat of each rank that is known: the own ones and the revealed ones."""
    packet: vec[i64]
    """The characters on offer; unknown to all but the one who chooses."""
    face_down_size: i64
    picks: vec[i64]
    """How many characters each seat has."""

    def __init__(
        self, viewer: int, seats: int, rules: list[str], asked: int, decision: Decision | None, agenda: list[Step]
    ) -> None:
        super().__init__(viewer, seats, rules, asked, decision, agenda)

    def question(self) -> dict[str, object]:
        decision = self.decision
        if decision is None:
            return super().question()
        topic = TOPICS[decision.topic]
        return {
            "topic": topic.name,
            "about": spell(topic.fields(decision.about), FIELD_NAMES),
            "options": [VOCABULARY.notation(action) for action in decision.actions],
        }

    def fields(self) -> dict[str, object]:
        fields: dict[str, object] = {
            "game": "citadels",
            "viewer": self.viewer,
            "seats": self.seats,
            "rules": self.rules,
            **self.unformed(),
        }
        for field in FORMED:
            fields[field.key] = self.written(field)
        return fields

    def public_fields(self) -> dict[str, object]:
        fields = {"game": "citadels", "seats": self.seats, "rules": self.rules, **self.public_unformed()}
        for field in FORMED_FOR_ALL:
            fields[field.key] = self.written(field)
        return fields

    def own_fields(self) -> dict[str, object]:
        fields = {"viewer": self.viewer, **self.own_unformed()}
        for field in FORMED_FOR_ONE:
            fields[field.key] = self.written(field)
        return fields

    def unformed(self) -> dict[str, object]:
        """List the fields of a view that are not written as those of a table are."""
        return {**self.public_unformed(), **self.own_unformed()}

    def public_unformed(self) -> dict[str, object]:
        """List those of them that every viewer sees alike."""
        return {
            "asked": self.asked,
            "agenda": [{"step": step.name, **spell(step.to_dict(), FIELD_NAMES)} for step in self.agenda[::-1]],
            "deck_size": len(self.deck),
            "face_down_size": self.face_down_size,
            "picks": list(self.picks),
            "tucked": {
                DISTRICT_NAMES[top]: write_cards([UNKNOWN] * copies_of(self.tucked, top), DISTRICT_NAMES)
                for top in distinct(in_order(self.tucked))
            },
        }

    def own_unformed(self) -> dict[str, object]:
        """List the others."""
        return {"guest": name_of(CHARACTER_NAMES, self.guest) if self.has_guest else None}

    def written(self, field: Field) -> object:
        """Write a field as those of a table are."""
        written = field.form.written(getattr(self, field.name), self)
        return self.among_others(written, field.width) if field.seen_by == OWN else written

    def changes_since(self, former: View) -> Changes:
        """Only what differs is written: it takes longer than to compare, and most fields stay as they were."""
        return {**self.public_changes_since(former), **self.own_changes_since(former)}

    def public_changes_since(self, former: View) -> Changes:
        if not isinstance(former, CitadelsView) or former.cast != self.cast:  # ranks are written by the cast
            return changes(former.public_fields(), self.public_fields())
        return changes(former.public_unformed(), self.public_unformed()) | self.formed_changes(former, FORMED_FOR_ALL)

    def own_changes_since(self, former: View) -> Changes:
        if not isinstance(former, CitadelsView) or former.cast != self.cast:
            return changes(former.own_fields(), self.own_fields())
        return changes(former.own_unformed(), self.own_unformed()) | self.formed_changes(former, FORMED_FOR_ONE)

    def formed_changes(self, former: "CitadelsView", fields: list[Field]) -> Changes:
        """List which of some fields differ from those of an earlier view."""
        found: Changes = {}
        for field in fields:
            if getattr(self, field.name) != getattr(former, field.name):
                found |= changes({field.key: former.written(field)}, {field.key: self.written(field)})
        return found

    def among_others(self, own: Any, width: int) -> list[object]:
        """List what the viewer sees of its own, `width` entries, where its seat is, and null for the others."""
        entries: list[object] = [None] * (self.seats * width)
        if self.viewer != SPECTATOR:
            entries[self.viewer * width : (self.viewer + 1) * width] = own
        return entries


FORMED: Final = [
    field
    for field in FIELDS
    if field.form is not None and field.seen_by != HIDDEN and field.name not in ("tucked", "guest", "face_down")
]
"""The fields of a view that are written as those of a table are."""

FORMED_FOR_ALL: Final = [field for field in FORMED if field.seen_by == EVERYBODY]
"""Those of them that every viewer sees alike."""

FORMED_FOR_ONE: Final = [field for field in FORMED if field.seen_by != EVERYBODY]


def look(game: "Citadels", viewer: i64) -> CitadelsView:
    """List what `viewer` may know of a game."""
    decision = game.decision
    own = decision.clone() if decision is not None and decision.seat == viewer else None
    view = CitadelsView(viewer, game.seats, game.rules.names.copy(), asked_seat(decision), own, game.agenda)
    view.table = game.rules
    view.show_public(game, viewer)
    asking = game.top if own is not None else None
    view.hands = seen_hands(game, viewer, asking)
    view.deck = seen_deck(game, view.agenda, asking)
    view.known_cards = seen_memory(game, viewer)
    view.tucked = vec[i64]([top_of_tucked(each) for each in game.tucked])
    view.drawn = seen_drawn(game, viewer)
    view.has_guest = game.guest != NOBODY
    view.guest = game.guest if view.has_guest and game.host() == viewer else UNKNOWN
    view.marks = seen_marks(game, viewer)
    view.held_by = seen_holders(game, viewer)
    view.packet = seen_packet(game, viewer)
    view.face_down_size = len(game.face_down)
    view.picks = picks_of(game)
    return view


def unknown(cards: i64) -> vec[i64]:
    """List so many cards that the viewer does not know."""
    return vec[i64]([UNKNOWN] * cards)


def seen_hands(game: "Citadels", viewer: i64, asking: Step | None) -> vec[vec[i64]]:
    """List the hands: the own one is known, one that the viewer looks at, and what it has learned of the others."""
    looked_at: i64 = asking.seen_hand() if isinstance(asking, CitadelsStep) else NOBODY
    seen = game.hands[:]
    seat: i64
    for seat in range(game.seats):
        if seat in (viewer, looked_at):
            seen[seat] = game.hands[seat][:]
        else:
            seen[seat] = unknown(len(game.hands[seat]))
            if len(game.known_cards):
                show_first(seen[seat], cards_known(game.known_cards, viewer, seat))
    return seen


def show_first(zone: vec[i64], cards: vec[i64]) -> None:
    """Show the first cards of a zone that is a viewer's own."""
    place: i64
    for place in range(len(cards)):
        zone[place] = cards[place]


def seen_memory(game: "Citadels", viewer: i64) -> vec[i64]:
    """List what the viewer has learned of others' hands, and what everybody has."""
    return vec[i64]([each for each in game.known_cards if viewer_of(each) in (viewer, PUBLIC)])


def seen_drawn(game: "Citadels", viewer: i64) -> vec[i64]:
    """List the drawn cards: only the seat that is asked sees them, and who knows them from elsewhere."""
    decision = game.decision
    if decision is not None and decision is not UNASKED and viewer != SPECTATOR:
        step = game.asking()
        assert isinstance(step, CitadelsStep)
        if viewer in (decision.seat, step.knows_drawn()):
            return game.drawn[:]
    return unknown(len(game.drawn))


def seen_deck(game: "Citadels", agenda: list[Step], asking: Step | None) -> vec[i64]:
    """List the deck: who looks through it knows it, without its order."""
    if isinstance(asking, CitadelsStep) and asking.shows_deck():
        return in_order(game.deck)
    deck = unknown(len(game.deck))
    if game.top_card != NOBODY:
        deck[len(deck) - 1] = game.top_card
    for step in agenda:
        if isinstance(step, CitadelsStep) and step.bottom_of_deck() != NOBODY:
            deck[0] = step.bottom_of_deck()
    return deck


def seen_holders(game: "Citadels", viewer: i64) -> vec[i64]:
    """List who has each rank, as far as it is known: at the end everybody shows everything."""
    holders = game.held_by[:]
    if game.decision is not None:
        known = game.revealed | (game.known_holders[viewer] if viewer != SPECTATOR else 0)
        rank: i64
        for rank in range(len(holders)):
            if holders[rank] != viewer and not known >> rank & 1:
                holders[rank] = NOBODY
    return holders


def seen_packet(game: "Citadels", viewer: i64) -> vec[i64]:
    """List the characters that go round; only those on offer are known, to the one who is asked."""
    packet = unknown(len(game.packet))
    step = game.top
    if game.decision is not None and game.decision.seat == viewer and isinstance(step, (Draft, LayInPlace)):
        show_first(packet, offer_at(game, step.stage))
    return packet


def picks_of(game: "Citadels") -> vec[i64]:
    """Count the characters of each seat."""
    picks = vec[i64]([0] * game.seats)
    for seat in game.held_by:
        if seat != NOBODY:
            picks[seat] += 1
    return picks


def seen_marks(game: "Citadels", viewer: i64) -> vec[i64]:
    """List what lies on characters; a mark that another seat has laid looks as its card says."""
    seen = game.marks[:]
    place: i64
    for place in range(len(seen)):
        if seat_of_mark(seen[place]) != viewer:
            seen[place] = seen_mark(game, seen[place])
    return in_order(seen)


def seen_mark(game: "Citadels", mark: i64) -> i64:
    """Return a mark as others see it."""
    return make_mark(MARK_CATALOG[kind_of_mark(mark)].seen_as(game), rank_of_mark(mark), seat_of_mark(mark))
