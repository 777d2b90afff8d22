"""What a seat of Citadels observes; `LAYOUT` says what each feature means."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.nets.features import FeatureTable, Group
from twocities.citadels.ids import (
    CHARACTERS,
    DISTRICTS,
    FACE_DOWN,
    MARK_NAMES,
    MOST_RANKS,
    MOST_SEATS,
    NOBODY,
    TOPICS,
    TYPES,
    USES,
)
from twocities.citadels.memory import PUBLIC, card_of, holder_of, viewer_of
from twocities.citadels.packed import (
    district_of,
    district_of_declared,
    district_of_note,
    kind_of_mark,
    number_of_note,
    rank_of_mark,
    seat_of_mark,
    type_of_declared,
)
from twocities.citadels.step_registry import STEPS
from twocities.citadels.view import CitadelsView
from twocities.core.decision import Decision
from twocities.core.view import SPECTATOR, View
from twocities.envs.engine.feature_row import FeatureRow
from twocities.envs.engine.observation import Encoder, Layout

RANKS: Final = MOST_RANKS + 1
"""The ranks, 0 included: nobody has it."""

ABOUT: Final = {
    "character": "about_character",
    "victim": "about_seat",
    "gold": "about_number",
    "count": "about_number",
    "district": "about_district",
    "place": "about_district",
    "type": "about_type",
}
"""For each field that a question can be about, the group of features that says so."""

TABLE: Final = FeatureTable(
    [
        Group("topic", len(TOPICS), "what the own seat is asked, by id"),
        Group("about_character", CHARACTERS, "the character that this question is about, by id"),
        Group("about_seat", MOST_SEATS, "the seat that it is about, as a distance from the own one, clockwise"),
        Group("about_number", 1, "the number that it is about"),
        Group("about_district", DISTRICTS, "the district that it is about, by id"),
        Group("about_type", TYPES, "the type that it is about, by id"),
        Group("over", 1, "the game is over"),
        Group("agenda", len(STEPS), "how many steps of each kind are still to be done"),
        Group("round", 1, "which round it is"),
        Group("called", RANKS, "the rank that was called last, 0 during the draft"),
        Group("goal", 1, "how many districts end the game"),
        Group("cast", CHARACTERS, "the characters in the game, by id"),
        Group("next_cast", CHARACTERS, "those of the next round"),
        Group("face_up", CHARACTERS, "characters that lie open in the middle, by id"),
        Group("face_down", 1, "how many lie face down there"),
        Group("packet", CHARACTERS, "the characters on offer, if the own seat sees them, by id"),
        Group("packet_size", 1, "how many characters go round"),
        Group("deck_size", 1, "how many cards are in the deck"),
        Group("deck", DISTRICTS, "which of these the own seat knows, by id"),
        Group("top", DISTRICTS, "the top card, if everybody knows it, by id"),
        Group("drawn", DISTRICTS, "the cards that are being looked at, if the own seat sees them, by id"),
        Group("drawn_size", 1, "how many these are"),
        Group("fair", DISTRICTS, "districts that lie open to be taken, by id"),
        Group("site", DISTRICTS, "districts that are paid for and do not stand yet, by id"),
        Group("tucked", DISTRICTS, "how many cards lie under each district, by id"),
        Group("notes", DISTRICTS, "the number that each unique district remembers, and one, by id"),
        Group("declared", DISTRICTS * TYPES, "the type that was chosen for a district at the end"),
        Group("has_guest", 1, "a character lies under a district"),
        Group("guest", CHARACTERS, "that character, if the own seat knows it, by id"),
        Group("joined", CHARACTERS, "the guest that acts in this turn, by id"),
        Group("gold_on", RANKS, "the gold that lies on the character of each rank"),
        Group("gathered", 1, "the seat on turn has gathered"),
        Group("used", 2 * USES, "what was used in this turn; behind it what the guest has used"),
        Group("builds", 1, "how much of the building limit is used up, and one"),
        Group("built", DISTRICTS, "the districts that have used it up, by id"),
        Group("paid_builds", 1, "how many districts were paid for in this turn"),
        Group("spent", 1, "the gold that was paid for them"),
    ]
)

OWN: Final = FeatureTable(
    [
        Group("seat", MOST_SEATS, "the number of the own seat, which notation and actions use"),
        Group("known_ranks", RANKS, "the ranks of which the own seat knows who has them"),
        Group("offered", 2 * RANKS, "what it was offered at its first pick, and at its second, by rank"),
        Group("put_away", RANKS, "what it has put face down on the table, by rank"),
    ]
)

SEAT: Final = FeatureTable(
    [
        Group("asked", 1, "it is asked"),
        Group("crown", 1, "it has the crown"),
        Group("opener", 1, "it picked first in this round"),
        Group("first", 1, "it was the first to complete a city"),
        Group("early", 1, "it was the first to reach a lower goal"),
        Group("blind", 1, "it took a face-down character unseen"),
        Group("gold", 1, "how much gold it has"),
        Group("hand_size", 1, "how many cards are in its hand"),
        Group("hand", DISTRICTS, "which of these the own seat knows, by id"),
        Group("shown", DISTRICTS, "which of these everybody knows, by id"),
        Group("city", DISTRICTS, "the districts of its city that stand face up, by id"),
        Group("beautified", DISTRICTS, "those that are beautified, by id"),
        Group("turned", DISTRICTS, "those that lie face down, by id"),
        Group("picks", 1, "how many characters it has"),
        Group("held", RANKS, "the ranks that it has, as far as the own seat knows"),
        Group("acted", RANKS, "the ranks that it has acted as"),
        Group("marks", len(MARK_NAMES) * RANKS, "what it has laid on each rank, by kind and rank"),
    ]
)

LAYOUT: Final = Layout(TABLE, OWN, SEAT)
"""All that a seat of Citadels is told, whichever edition is played."""

T_TOPIC: Final[i64] = TABLE.first("topic")
T_ABOUT_CHARACTER: Final[i64] = TABLE.first("about_character")
T_ABOUT_SEAT: Final[i64] = TABLE.first("about_seat")
T_ABOUT_NUMBER: Final[i64] = TABLE.first("about_number")
T_ABOUT_DISTRICT: Final[i64] = TABLE.first("about_district")
T_ABOUT_TYPE: Final[i64] = TABLE.first("about_type")
T_OVER: Final[i64] = TABLE.first("over")
T_AGENDA: Final[i64] = TABLE.first("agenda")
T_ROUND: Final[i64] = TABLE.first("round")
T_CALLED: Final[i64] = TABLE.first("called")
T_GOAL: Final[i64] = TABLE.first("goal")
T_CAST: Final[i64] = TABLE.first("cast")
T_NEXT_CAST: Final[i64] = TABLE.first("next_cast")
T_FACE_UP: Final[i64] = TABLE.first("face_up")
T_FACE_DOWN: Final[i64] = TABLE.first("face_down")
T_PACKET: Final[i64] = TABLE.first("packet")
T_PACKET_SIZE: Final[i64] = TABLE.first("packet_size")
T_DECK_SIZE: Final[i64] = TABLE.first("deck_size")
T_DECK: Final[i64] = TABLE.first("deck")
T_TOP: Final[i64] = TABLE.first("top")
T_DRAWN: Final[i64] = TABLE.first("drawn")
T_DRAWN_SIZE: Final[i64] = TABLE.first("drawn_size")
T_FAIR: Final[i64] = TABLE.first("fair")
T_SITE: Final[i64] = TABLE.first("site")
T_TUCKED: Final[i64] = TABLE.first("tucked")
T_NOTES: Final[i64] = TABLE.first("notes")
T_DECLARED: Final[i64] = TABLE.first("declared")
T_HAS_GUEST: Final[i64] = TABLE.first("has_guest")
T_GUEST: Final[i64] = TABLE.first("guest")
T_JOINED: Final[i64] = TABLE.first("joined")
T_GOLD_ON: Final[i64] = TABLE.first("gold_on")
T_GATHERED: Final[i64] = TABLE.first("gathered")
T_USED: Final[i64] = TABLE.first("used")
T_BUILDS: Final[i64] = TABLE.first("builds")
T_BUILT: Final[i64] = TABLE.first("built")
T_PAID_BUILDS: Final[i64] = TABLE.first("paid_builds")
T_SPENT: Final[i64] = TABLE.first("spent")

O_SEAT: Final[i64] = TABLE.size
O_KNOWN_RANKS: Final[i64] = TABLE.size + OWN.first("known_ranks")
O_OFFERED: Final[i64] = TABLE.size + OWN.first("offered")
O_PUT_AWAY: Final[i64] = TABLE.size + OWN.first("put_away")

ROWS: Final[i64] = TABLE.size + OWN.size
ROW_SIZE: Final[i64] = SEAT.size

S_ASKED: Final[i64] = SEAT.first("asked")
S_CROWN: Final[i64] = SEAT.first("crown")
S_OPENER: Final[i64] = SEAT.first("opener")
S_FIRST: Final[i64] = SEAT.first("first")
S_EARLY: Final[i64] = SEAT.first("early")
S_BLIND: Final[i64] = SEAT.first("blind")
S_GOLD: Final[i64] = SEAT.first("gold")
S_HAND_SIZE: Final[i64] = SEAT.first("hand_size")
S_HAND: Final[i64] = SEAT.first("hand")
S_SHOWN: Final[i64] = SEAT.first("shown")
S_CITY: Final[i64] = SEAT.first("city")
S_BEAUTIFIED: Final[i64] = SEAT.first("beautified")
S_TURNED: Final[i64] = SEAT.first("turned")
S_PICKS: Final[i64] = SEAT.first("picks")
S_HELD: Final[i64] = SEAT.first("held")
S_ACTED: Final[i64] = SEAT.first("acted")
S_MARKS: Final[i64] = SEAT.first("marks")

STEP_PLACES: Final[dict[str, int]] = {step.name: place for place, step in enumerate(STEPS)}
"""The place of each kind of step among the features of the agenda."""

ABOUT_PLACES: Final = vec[i64]([TABLE.first(ABOUT[topic.about]) if topic.about else NOBODY for topic in TOPICS])
"""For each topic, where the features begin that say what it is about."""


@final
class CitadelsEncoder(Encoder):
    """Writes what a seat of Citadels may know."""

    def __init__(self, seats: i64) -> None:
        super().__init__(LAYOUT, seats)

    def encode(self, view: View, observation: FeatureRow) -> None:
        assert isinstance(view, CitadelsView)
        viewer = i64(view.viewer)
        decision = view.decision
        if decision is not None:
            add_question(decision, observation, viewer, self.seats)
        if view.asked == SPECTATOR:
            observation.add(T_OVER, 1)
        for step in view.agenda:
            observation.add(T_AGENDA + i64(STEP_PLACES[step.name]), 1)
        add_round(view, observation)
        add_districts(view, observation)
        add_turn(view, observation)
        add_own(view, observation, viewer)
        distance: i64
        for distance in range(self.seats):
            add_seat(view, observation, (viewer + distance) % self.seats, ROWS + distance * ROW_SIZE)
        add_ranks(view, observation, viewer, self.seats)


def add_question(decision: Decision, observation: FeatureRow, viewer: i64, seats: i64) -> None:
    """Write what the own seat is asked."""
    observation.add(T_TOPIC + decision.topic, 1)
    group = ABOUT_PLACES[decision.topic]
    about = decision.about
    if group == NOBODY:
        return
    if group == T_ABOUT_NUMBER:
        observation.add(group, about)
    elif group == T_ABOUT_SEAT:
        observation.add(group + (about - viewer + seats) % seats, 1)
    elif group == T_ABOUT_DISTRICT:
        observation.add(group + district_of(about), 1)
    else:
        observation.add(group + about, 1)


def add_each(observation: FeatureRow, first: i64, ids: vec[i64]) -> None:
    """Count the ids of a zone, those that nobody or the viewer does not know left out."""
    each: i64
    for each in ids:
        if each >= 0:
            observation.add(first + each, 1)


def add_bits(observation: FeatureRow, first: i64, size: i64, bits: i64) -> None:
    """Write a set of small numbers."""
    number: i64
    for number in range(size):
        if bits >> number & 1:
            observation.add(first + number, 1)


def add_round(view: CitadelsView, observation: FeatureRow) -> None:
    """Write the round: its characters, and what lies in the middle."""
    observation.add(T_ROUND, view.round)
    observation.add(T_CALLED + view.called, 1)
    observation.add(T_GOAL, view.goal)
    add_each(observation, T_CAST, view.cast)
    add_each(observation, T_NEXT_CAST, view.next_cast)
    add_each(observation, T_FACE_UP, view.face_up)
    observation.add(T_FACE_DOWN, view.face_down_size)
    add_each(observation, T_PACKET, view.packet)
    observation.add(T_PACKET_SIZE, len(view.packet))
    if view.has_guest:
        observation.add(T_HAS_GUEST, 1)
        if view.guest >= 0:
            observation.add(T_GUEST + view.guest, 1)
    rank: i64
    for rank in range(len(view.gold_on)):
        observation.add(T_GOLD_ON + rank, view.gold_on[rank])


def add_districts(view: CitadelsView, observation: FeatureRow) -> None:
    """Write the deck, what lies open, and what districts hold and remember."""
    observation.add(T_DECK_SIZE, len(view.deck))
    add_each(observation, T_DECK, view.deck)
    if view.top_card != NOBODY:
        observation.add(T_TOP + view.top_card, 1)
    add_each(observation, T_DRAWN, view.drawn)
    observation.add(T_DRAWN_SIZE, len(view.drawn))
    add_each(observation, T_FAIR, view.fair)
    add_each(observation, T_SITE, view.site)
    add_each(observation, T_TUCKED, view.tucked)
    each: i64
    for each in view.notes:
        observation.add(T_NOTES + district_of_note(each), number_of_note(each) + 1)
    for each in view.declared:
        observation.add(T_DECLARED + district_of_declared(each) * TYPES + type_of_declared(each), 1)


def add_turn(view: CitadelsView, observation: FeatureRow) -> None:
    """Write what was done in this turn."""
    if view.joined != NOBODY:
        observation.add(T_JOINED + view.joined, 1)
    observation.add(T_GATHERED, view.gathered)
    add_bits(observation, T_USED, 2 * USES, view.used)
    observation.add(T_BUILDS, view.builds + 1)
    add_each(observation, T_BUILT, view.built)
    observation.add(T_PAID_BUILDS, view.paid_builds)
    observation.add(T_SPENT, view.spent)


def add_own(view: CitadelsView, observation: FeatureRow, viewer: i64) -> None:
    """Write what only the own seat knows, and what all know of each hand."""
    observation.add(O_SEAT + viewer, 1)
    add_bits(observation, O_KNOWN_RANKS, RANKS, view.known_holders[0])
    add_bits(observation, O_OFFERED, RANKS, view.offered[0])
    add_bits(observation, O_OFFERED + RANKS, RANKS, view.offered[1])
    add_bits(observation, O_PUT_AWAY, RANKS, view.put_away[0])


def add_seat(view: CitadelsView, observation: FeatureRow, seat: i64, row: i64) -> None:
    """Write a seat: what lies before it."""
    if seat == i64(view.asked):
        observation.add(row + S_ASKED, 1)
    if seat == view.crown:
        observation.add(row + S_CROWN, 1)
    if seat == view.opener:
        observation.add(row + S_OPENER, 1)
    if seat == view.first:
        observation.add(row + S_FIRST, 1)
    observation.add(row + S_EARLY, view.early >> seat & 1)
    observation.add(row + S_BLIND, view.blind >> seat & 1)
    observation.add(row + S_GOLD, view.gold[seat])
    observation.add(row + S_HAND_SIZE, len(view.hands[seat]))
    add_each(observation, row + S_HAND, view.hands[seat])
    observation.add(row + S_PICKS, view.picks[seat])
    place: i64
    for place in view.cities[seat]:
        if place >= FACE_DOWN:
            observation.add(row + S_TURNED + district_of(place), 1)
        else:
            observation.add(row + S_CITY + district_of(place), 1)
            if place >= DISTRICTS:
                observation.add(row + S_BEAUTIFIED + district_of(place), 1)


def add_ranks(view: CitadelsView, observation: FeatureRow, viewer: i64, seats: i64) -> None:
    """Write who has which rank, acted as it and laid what on it, and whose cards everybody knows."""
    rank: i64
    for rank in range(len(view.held_by)):
        holder = view.held_by[rank]
        if holder != NOBODY:
            observation.add(row_of(holder, viewer, seats) + S_HELD + rank, 1)
        actor = view.acted[rank]
        if actor != NOBODY:
            observation.add(row_of(actor, viewer, seats) + S_ACTED + rank, 1)
    each: i64
    for each in view.marks:
        row = row_of(seat_of_mark(each), viewer, seats)
        observation.add(row + S_MARKS + kind_of_mark(each) * RANKS + rank_of_mark(each), 1)
    for each in view.known_cards:
        if viewer_of(each) == PUBLIC:
            observation.add(row_of(holder_of(each), viewer, seats) + S_SHOWN + card_of(each), 1)


def row_of(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return where the features of a seat begin."""
    return ROWS + (seat - viewer + seats) % seats * ROW_SIZE
