"""Whole games that agree with what a viewer knows."""

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.catalog import DISTRICT_CATALOG, MARK_CATALOG
from twocities.citadels.game import Citadels, empty_table
from twocities.citadels.ids import BASIC, KILLED, NOBODY
from twocities.citadels.packed import district_of, kind_of_mark, make_tucked, rank_of_mark
from twocities.citadels.phases.draft import DEALT, Draft, LayInPlace
from twocities.citadels.phases.guest import possible_guests
from twocities.citadels.rules import KEEP_OF_THREE, STAGES, TAKE_FACE_DOWN, is_pick
from twocities.citadels.view import CitadelsView
from twocities.citadels.zones import in_order
from twocities.core.rng import Rng
from twocities.core.view import SPECTATOR, UNKNOWN


def imagine(view: CitadelsView, rng: Rng) -> Citadels:
    """Build a game that agrees with a view; everything the viewer does not know is drawn at random."""
    game = empty_table(view.seats, view.table, rng.spawn())
    game.agenda = view.agenda
    view.lay_out(game)
    for seat in range(game.seats):
        game.set_city(seat, game.cities[seat])
    imagine_districts(view, game, rng)
    imagine_marks(view, game, rng)
    imagine_characters(view, game, rng)
    imagine_guest(view, game, rng)
    game.advance()
    return game


def imagine_districts(view: CitadelsView, game: Citadels, rng: Rng) -> None:
    """Deal the cards that the viewer does not see."""
    pool = unseen_districts(view, game)
    rng.shuffle(pool)
    for seat in range(game.seats):
        game.hands[seat] = in_order(dealt(view.hands[seat], pool))
    game.known_cards = view.known_cards
    game.drawn = dealt(view.drawn, pool)
    game.tucked = vec[i64]([make_tucked(district, pool.pop()) for district in view.tucked])
    game.deck = dealt(view.deck, pool)
    if len(view.deck) > 2 and UNKNOWN not in view.deck:
        cards = list(game.deck)
        rng.shuffle(cards)
        game.deck = vec[i64](cards)


def dealt(zone: vec[i64], pool: list[int]) -> vec[i64]:
    """Deal cards out of a pool where a viewer does not know them."""
    return vec[i64]([pool.pop() if card == UNKNOWN else card for card in zone])


def unseen_districts(view: CitadelsView, game: Citadels) -> list[int]:
    """List the districts of the box that the viewer does not see."""
    pool: list[int] = []
    for district in [*range(BASIC), *game.rules.uniques]:
        pool.extend([district] * DISTRICT_CATALOG[district].copies)
    for card in [*view.site, *view.fair, *view.drawn, *view.deck]:
        if card != UNKNOWN:
            pool.remove(card)
    for hand in view.hands:
        for card in hand:
            if card != UNKNOWN:
                pool.remove(card)
    for city in view.cities:
        for place in city:
            pool.remove(district_of(place))
    return pool


def imagine_marks(view: CitadelsView, game: Citadels, rng: Rng) -> None:
    """Say what is not known of the others' marks, as their cards do."""
    game.marks = view.marks[:]
    if len(game.marks):
        for mark in MARK_CATALOG:
            mark.imagine(view, game, rng)


def imagine_characters(view: CitadelsView, game: Citadels, rng: Rng) -> None:
    """Give the others characters that fit what the viewer was offered and what was called."""
    game.held_by = view.held_by[:]
    hidden = hidden_ranks(view)
    rng.shuffle(hidden)
    silent = silent_ranks(view)
    free = [rank for rank in hidden if rank not in silent]
    picks = unseen_picks(view)
    anything = [(seat, -1) for seat, _ in picks]
    # After an exchange of characters the order of picks says less: then any character fits.
    if not deal(game, picks, 0, free, rng) and not deal(game, anything, 0, free, rng):
        deal(game, anything, 0, hidden, rng)
    rest = [rank for rank in hidden if game.held_by[rank] == NOBODY]
    passed = last_offer(view) & ~own_put_away(view)
    rest = [rank for rank in rest if not passed >> rank & 1] + [rank for rank in rest if passed >> rank & 1]
    known = [character for character in view.packet if character != UNKNOWN]
    unknown = in_packet_order(view, [rest.pop() for _ in view.packet[len(known) :]])
    packet = [*known, *[game.cast[rank] for rank in unknown]]
    game.packet = vec[i64](packet)
    rest.extend([rank for rank in range(1, len(game.cast)) if known_face_down(view) >> rank & 1])
    game.face_down = vec[i64]([game.cast[rank] for rank in rest])


def imagine_guest(view: CitadelsView, game: Citadels, rng: Rng) -> None:
    """Say who lies under a district, if the viewer does not know."""
    if view.has_guest:
        game.guest = view.guest
        if view.guest == UNKNOWN:
            others = possible_guests(game)
            game.guest = others[rng.below(len(others))]


def own_put_away(view: CitadelsView) -> int:
    """Return what the viewer put away, a bit for each rank."""
    return view.put_away[0] if view.viewer != SPECTATOR else 0


def last_offer(view: CitadelsView) -> int:
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
    if view.table.plan[step.stage] % STAGES == KEEP_OF_THREE:
        return sorted(ranks[-DEALT:]) + sorted(ranks[:-DEALT])
    return sorted(ranks[: DEALT - 1]) + sorted(ranks[DEALT - 1 :])


def deal(game: Citadels, picks: list[tuple[int, int]], number: int, ranks: list[int], rng: Rng) -> bool:
    """Give each pick from `number` on one of the ranks it can be; say whether that was possible."""
    if number == len(picks):
        return True
    seat, can_be = picks[number]
    fitting = [rank for rank in ranks if game.held_by[rank] == NOBODY and can_be >> rank & 1]
    # What is left for a pick that can be anything is no longer in random order.
    first = rng.below(len(fitting)) if can_be == -1 and fitting else 0
    for rank in fitting[first:] + fitting[:first]:
        game.held_by[rank] = seat
        if deal(game, picks, number + 1, ranks, rng):
            return True
        game.held_by[rank] = NOBODY
    return False


def hidden_ranks(view: CitadelsView) -> list[int]:
    """List the ranks of which the viewer does not know where they are."""
    return [
        rank
        for rank in range(1, len(view.cast))
        if view.held_by[rank] == NOBODY
        and view.cast[rank] not in view.face_up
        and view.cast[rank] not in view.packet
        and not known_face_down(view) >> rank & 1
    ]


def known_face_down(view: CitadelsView) -> int:
    """Return what the viewer knows to be face down: what it put there, unless somebody else took one unseen."""
    if view.viewer == SPECTATOR or view.blind & ~(1 << view.viewer):
        return 0
    plan = view.table.plan
    last = (view.opener + plan[-1] // STAGES) % view.seats
    is_taken = TAKE_FACE_DOWN in [stage % STAGES for stage in plan] and sum(view.picks) >= view.seats - 1
    return 0 if is_taken and view.viewer != last else own_put_away(view)


def silent_ranks(view: CitadelsView) -> list[int]:
    """List the ranks that were called and that nobody can have: silent, and not killed."""
    killed = [rank_of_mark(mark) for mark in view.marks if kind_of_mark(mark) == KILLED]
    return [rank for rank in range(1, view.called + 1) if view.held_by[rank] == NOBODY and rank not in killed]


def unseen_picks(view: CitadelsView) -> list[tuple[int, int]]:
    """List the characters that others have unseen: the seat, and the ranks it can be, a bit each."""
    order = [(view.opener + stage // STAGES) % view.seats for stage in view.table.plan if is_pick(stage)]
    has_last_rule = TAKE_FACE_DOWN in [stage % STAGES for stage in view.table.plan]
    picks: list[tuple[int, int]] = []
    for seat in order[: view.seats]:
        if seat != view.viewer:
            stages = [stage for stage in range(len(order)) if order[stage] == seat][: view.picks[seat]]
            if has_last_rule and seat == order[-1]:
                can_be = [-1 for _ in stages]
            elif view.blind >> seat & 1:
                can_be = [blind_ranks(view) for _ in stages]
            else:
                can_be = [fitting_ranks(view, order, at) for at in stages]
            seen = [rank for rank in range(1, len(view.cast)) if view.held_by[rank] == seat]
            picks.extend([(seat, ranks) for ranks in without_seen(can_be, seen)])
    return picks


def without_seen(can_be: list[int], seen: list[int]) -> list[int]:
    """Leave out the picks that are seen; if it may be either of two, what is left is what the other one can be."""
    if not seen:
        return can_be
    if len(seen) == len(can_be):
        return []
    first, second = can_be
    is_first = first >> seen[0] & 1
    is_second = second >> seen[0] & 1
    return [(second if is_first else 0) | (first if is_second else 0)]


def blind_ranks(view: CitadelsView) -> int:
    """Return the ranks that can be taken unseen: with one pick each, nothing that was ever on offer."""
    return ~view.offered[0] if view.viewer != SPECTATOR and view.seats > 3 else -1


def fitting_ranks(view: CitadelsView, order: list[int], stage: int) -> int:
    """Return the ranks that can have been picked at a stage, given what the viewer was offered before and after."""
    if view.table.peeks and view.viewer != SPECTATOR:
        # Two hands go round: the first pick is from the other one, the second from the own one.
        return view.offered[0] if stage >= view.seats else ~view.offered[0] & ~view.offered[1]
    ranks = -1
    own = [each for each in range(len(order)) if order[each] == view.viewer]
    for number in range(len(own)):
        offer = view.offered[number]
        if offer:
            ranks &= offer if stage > own[number] else ~offer
    return ranks
