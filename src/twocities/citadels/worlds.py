"""Whole games that agree with what a viewer knows."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.catalog import DISTRICT_CATALOG, MARK_CATALOG
from twocities.citadels.game import Citadels, empty_table
from twocities.citadels.ids import BASIC, DISTRICTS, KILLED, MOST_RANKS, NOBODY
from twocities.citadels.packed import (
    deed_of_stage,
    district_of,
    kind_of_mark,
    make_tucked,
    offset_of_stage,
    rank_of_mark,
)
from twocities.citadels.phases.draft import DEALT, Draft, LayInPlace
from twocities.citadels.phases.guest import possible_guests
from twocities.citadels.rules import KEEP_OF_THREE, TAKE_FACE_DOWN, is_pick
from twocities.citadels.view import CitadelsView
from twocities.citadels.zones import in_order
from twocities.core.decision import packed
from twocities.core.rng import Rng
from twocities.core.view import SPECTATOR, UNKNOWN

COPIES: Final = vec[i64]([district.copies for district in DISTRICT_CATALOG])
"""How many copies of each district are in the box."""

ANY_RANK: Final = -1
"""All ranks, a bit each."""


@final
@mypyc_attr(acyclic=True)
class Pool:
    """Cards that a viewer does not see, in random order."""

    def __init__(self, cards: vec[i64]) -> None:
        self.cards = cards
        self.left: i64 = len(cards)

    def draw(self) -> i64:
        """Draw the last card that is left."""
        self.left -= 1
        return self.cards[self.left]

    def dealt(self, zone: vec[i64]) -> vec[i64]:
        """Return a zone with cards of the pool where a viewer does not know them."""
        made = zone[:]
        place: i64
        for place in range(len(made)):
            if made[place] == UNKNOWN:
                made[place] = self.draw()
        return made


@final
@mypyc_attr(acyclic=True)
class UnseenPick:
    """A character that another seat has unseen: the seat, and the ranks that it can be, a bit each."""

    def __init__(self, seat: i64, can_be: i64) -> None:
        self.seat = seat
        self.can_be = can_be


@mypyc_attr(allow_interpreted_subclasses=True)
class PickOrder:
    """In which order a world tries the ranks that an unseen pick can be: at random, unless somebody knows better."""

    def tried(self, pick: UnseenPick, number: i64, ranks: list[int], rng: Rng) -> list[int]:
        """Put the ranks that are free in order, for the pick with this number among all that are unseen."""
        # What is left for a pick that can be anything is no longer in random order.
        first = rng.below(len(ranks)) if pick.can_be == ANY_RANK and ranks else 0
        return ranks[first:] + ranks[:first]


AT_RANDOM: Final = PickOrder()


def imagine(view: CitadelsView, rng: Rng, order: PickOrder = AT_RANDOM) -> Citadels:
    """Build a game that agrees with a view; everything the viewer does not know is drawn at random.

    `order` may say which characters the others are likely to have.
    """
    game = empty_table(view.seats, view.table, rng.spawn())
    game.agenda = view.agenda
    view.lay_out(game)
    for seat in range(game.seats):
        game.set_city(seat, game.cities[seat])
    imagine_districts(view, game, rng)
    imagine_marks(view, game, rng)
    imagine_characters(view, game, rng, order)
    imagine_guest(view, game, rng)
    game.advance()
    return game


def imagine_districts(view: CitadelsView, game: Citadels, rng: Rng) -> None:
    """Deal the cards that the viewer does not see."""
    pool = Pool(rng.shuffled(unseen_districts(view, game)))
    seat: i64
    for seat in range(game.seats):
        game.hands[seat] = in_order(pool.dealt(view.hands[seat]))
    game.known_cards = view.known_cards
    game.drawn = pool.dealt(view.drawn)
    game.tucked = vec[i64]([make_tucked(district, pool.draw()) for district in view.tucked])
    game.deck = pool.dealt(view.deck)
    if len(view.deck) > 2 and UNKNOWN not in view.deck:
        game.deck = rng.shuffled(game.deck)


def unseen_districts(view: CitadelsView, game: Citadels) -> vec[i64]:
    """List the districts of the box that the viewer does not see."""
    seen = vec[i64]([0] * DISTRICTS)
    count_seen(seen, view.site)
    count_seen(seen, view.fair)
    count_seen(seen, view.drawn)
    count_seen(seen, view.deck)
    for hand in view.hands:
        count_seen(seen, hand)
    for city in view.cities:
        for place in city:
            seen[district_of(place)] += 1
    unseen = vec[i64]()
    district: i64
    for district in range(BASIC):
        unseen = with_unseen(unseen, seen, district)
    for district in game.rules.uniques:
        unseen = with_unseen(unseen, seen, district)
    return unseen


def with_unseen(unseen: vec[i64], seen: vec[i64], district: i64) -> vec[i64]:
    """Add the copies of a district that were not seen; those that were are counted off."""
    for _copy in range(COPIES[district]):
        if seen[district]:
            seen[district] -= 1
        else:
            unseen = append(unseen, district)
    return unseen


def count_seen(seen: vec[i64], zone: vec[i64]) -> None:
    """Count the cards of a zone that a viewer knows, each with its district."""
    for card in zone:
        if card != UNKNOWN:
            seen[card] += 1


def imagine_marks(view: CitadelsView, game: Citadels, rng: Rng) -> None:
    """Say what is not known of the others' marks, as their cards do."""
    game.marks = view.marks[:]
    if len(game.marks):
        for mark in MARK_CATALOG:
            mark.imagine(view, game, rng)


def imagine_characters(view: CitadelsView, game: Citadels, rng: Rng, order: PickOrder) -> None:
    """Give the others characters that fit what the viewer was offered and what was called."""
    game.held_by = view.held_by[:]
    hidden = ranks_of(hidden_ranks(view))
    rng.shuffle(hidden)
    silent = silent_ranks(view)
    free = [rank for rank in hidden if not silent >> rank & 1]
    picks = unseen_picks(view)
    # After an exchange of characters the order of picks says less: then any character fits.
    if not deal(game, picks, 0, free, rng, order):
        anything = vec[UnseenPick]([UnseenPick(pick.seat, ANY_RANK) for pick in picks])
        if not deal(game, anything, 0, free, rng, order):
            deal(game, anything, 0, hidden, rng, order)
    rest = [rank for rank in hidden if game.held_by[rank] == NOBODY]
    passed = last_offer(view) & ~own_put_away(view)
    rest = [rank for rank in rest if not passed >> rank & 1] + [rank for rank in rest if passed >> rank & 1]
    known = [character for character in view.packet if character != UNKNOWN]
    unknown = in_packet_order(view, [rest.pop() for _ in view.packet[len(known) :]])
    game.packet = packed([*known, *[game.cast[rank] for rank in unknown]])
    rest.extend(ranks_of(known_face_down(view)))
    game.face_down = vec[i64]([game.cast[rank] for rank in rest])


def imagine_guest(view: CitadelsView, game: Citadels, rng: Rng) -> None:
    """Say who lies under a district, if the viewer does not know."""
    if view.has_guest:
        game.guest = view.guest
        if view.guest == UNKNOWN:
            others = possible_guests(game)
            game.guest = others[rng.below(len(others))]


def own_put_away(view: CitadelsView) -> i64:
    """Return what the viewer put away, a bit for each rank."""
    return view.put_away[0] if view.viewer != SPECTATOR else 0


def last_offer(view: CitadelsView) -> i64:
    """Return what the viewer was last offered, a bit for each rank: the packet comes from there."""
    if view.viewer == SPECTATOR:
        return 0
    # Where two hands go round, what the viewer passed on is the rest of the first offer.
    return view.offered[0] if view.table.peeks else view.offered[1] or view.offered[0]


def in_packet_order(view: CitadelsView, ranks: list[int]) -> list[int]:
    """Put the unknown characters of a packet in order; `ranks` begins with those that the viewer passed on."""
    step = view.agenda[-1] if view.agenda else None
    if not view.table.peeks or len(ranks) < len(view.packet) or not isinstance(step, Draft | LayInPlace):
        return sorted(ranks)
    # Two hands go round, the one on offer first: at the first picks that is not the one that was passed on.
    if deed_of_stage(view.table.plan[step.stage]) == KEEP_OF_THREE:
        return sorted(ranks[-DEALT:]) + sorted(ranks[:-DEALT])
    return sorted(ranks[: DEALT - 1]) + sorted(ranks[DEALT - 1 :])


def deal(game: Citadels, picks: vec[UnseenPick], number: i64, ranks: list[int], rng: Rng, order: PickOrder) -> bool:
    """Give each pick from `number` on one of the ranks it can be; say whether that was possible."""
    if number == len(picks):
        return True
    pick = picks[number]
    fitting = [rank for rank in ranks if game.held_by[rank] == NOBODY and pick.can_be >> rank & 1]
    for rank in order.tried(pick, number, fitting, rng):
        game.held_by[rank] = pick.seat
        if deal(game, picks, number + 1, ranks, rng, order):
            return True
        game.held_by[rank] = NOBODY
    return False


def ranks_of(bits: i64) -> list[int]:
    """List the ranks of a number with a bit for each."""
    return [rank for rank in range(1, MOST_RANKS + 1) if bits >> rank & 1]


def hidden_ranks(view: CitadelsView) -> i64:
    """Return the ranks of which the viewer does not know where they are, a bit each."""
    hidden: i64 = 0
    rank: i64
    for rank in range(1, len(view.cast)):
        character = view.cast[rank]
        if view.held_by[rank] == NOBODY and character not in view.face_up and character not in view.packet:
            hidden |= 1 << rank
    return hidden & ~known_face_down(view)


def known_face_down(view: CitadelsView) -> i64:
    """Return what the viewer knows to be face down: what it put there, unless somebody else took one unseen."""
    put_away = own_put_away(view)
    if put_away == 0 or view.blind & ~(1 << view.viewer):
        return 0
    last = (view.opener + offset_of_stage(view.table.plan[-1])) % view.seats
    is_taken = last_takes_face_down(view) and sum(view.picks) >= view.seats - 1
    return 0 if is_taken and view.viewer != last else put_away


def last_takes_face_down(view: CitadelsView) -> bool:
    """Say whether the last seat of the draft picks from what lies face down, too."""
    for stage in view.table.plan:
        if deed_of_stage(stage) == TAKE_FACE_DOWN:
            return True
    return False


def silent_ranks(view: CitadelsView) -> i64:
    """Return the ranks that were called and that nobody can have, a bit each: silent, and not killed."""
    silent: i64 = 0
    rank: i64
    for rank in range(1, view.called + 1):
        if view.held_by[rank] == NOBODY:
            silent |= 1 << rank
    for mark in view.marks:
        if kind_of_mark(mark) == KILLED:
            silent &= ~(1 << rank_of_mark(mark))
    return silent


def unseen_picks(view: CitadelsView) -> vec[UnseenPick]:
    """List the characters that others have unseen."""
    order = vec[i64](
        [(view.opener + offset_of_stage(stage)) % view.seats for stage in view.table.plan if is_pick(stage)]
    )
    has_last_rule = last_takes_face_down(view)
    last = order[len(order) - 1]
    picks = vec[UnseenPick]()
    place: i64
    for place in range(view.seats):
        seat = order[place]
        if seat != view.viewer:
            can_be = vec[i64]()
            stage: i64
            for stage in range(len(order)):
                if order[stage] == seat and len(can_be) < view.picks[seat]:
                    if has_last_rule and seat == last:
                        can_be = append(can_be, ANY_RANK)
                    elif view.blind >> seat & 1:
                        can_be = append(can_be, blind_ranks(view))
                    else:
                        can_be = append(can_be, fitting_ranks(view, order, stage))
            for ranks in without_seen(can_be, seen_ranks(view, seat)):
                picks = append(picks, UnseenPick(seat, ranks))
    return picks


def seen_ranks(view: CitadelsView, seat: i64) -> vec[i64]:
    """List the ranks that a seat is known to have."""
    seen = vec[i64]()
    rank: i64
    for rank in range(1, len(view.cast)):
        if view.held_by[rank] == seat:
            seen = append(seen, rank)
    return seen


def without_seen(can_be: vec[i64], seen: vec[i64]) -> vec[i64]:
    """Leave out the picks that are seen; if it may be either of two, what is left is what the other one can be."""
    if len(seen) == 0:
        return can_be
    if len(seen) == len(can_be):
        return vec[i64]()
    first, second = can_be[0], can_be[1]
    is_first = first >> seen[0] & 1
    is_second = second >> seen[0] & 1
    return vec[i64]([(second if is_first else 0) | (first if is_second else 0)])


def blind_ranks(view: CitadelsView) -> i64:
    """Return the ranks that can be taken unseen: with one pick each, nothing that was ever on offer."""
    return ~view.offered[0] if view.viewer != SPECTATOR and view.seats > 3 else ANY_RANK


def fitting_ranks(view: CitadelsView, order: vec[i64], stage: i64) -> i64:
    """Return the ranks that can have been picked at a stage, given what the viewer was offered before and after."""
    if view.table.peeks and view.viewer != SPECTATOR:
        # Two hands go round: the first pick is from the other one, the second from the own one.
        return view.offered[0] if stage >= view.seats else ~view.offered[0] & ~view.offered[1]
    ranks: i64 = ANY_RANK
    own_picks: i64 = 0
    at: i64
    for at in range(len(order)):
        if order[at] == view.viewer:
            offer = view.offered[own_picks]
            own_picks += 1
            if offer:
                ranks &= offer if stage > at else ~offer
    return ranks
