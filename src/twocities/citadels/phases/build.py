"""Building a district: the ways to pay, who may interfere, and the district that stands."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import (
    BORROW,
    BUILD,
    BUILD_RAZING,
    BUILD_WITH_CARDS,
    DISCARD,
    DONE,
    GIVE,
    RAZE,
)
from twocities.citadels.catalog import CHARACTER_CATALOG, COSTS, DISTRICT_CATALOG, MARK_CATALOG, RANKS, TYPES_OF
from twocities.citadels.events import DistrictBuilt, GoldBorrowed
from twocities.citadels.ids import (
    BASIC,
    BUILT_UNPAID,
    DISTRICTS,
    LENDING,
    LOAN_USED,
    MOST_SEATS,
    NOBODY,
    PAYING_WITH_CARDS,
    RAZING,
)
from twocities.citadels.packed import district_of, kind_of_mark, rank_of_mark, seat_of_mark
from twocities.citadels.step import SITE, CitadelsStep, lack_of_site
from twocities.citadels.zones import different, distinct, with_last
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn


MOST_COST: Final = 99
"""More than any district costs."""


def add_ways(game: "Citadels", turn: "Turn", effects: vec[i64], options: vec[i64]) -> vec[i64]:
    """Return options with every way to build every card in hand that may be built now."""
    limit = CHARACTER_CATALOG[turn.acting].build_limit()
    if game.joined != NOBODY:
        limit = max(limit, CHARACTER_CATALOG[game.joined].build_limit())
    at_limit = game.builds >= limit
    hand = game.hands[turn.seat]
    borrows = may_borrow(game, turn.acting)
    razes = has_payment(game, turn.seat, effects)
    # Without loans and ruins that pay, what is printed on a plain district that is new to the city is its price,
    # and there is one way to pay it.
    has_one_way = not (borrows or razes)
    most: i64 = MOST_COST
    if has_one_way:
        most = game.gold[turn.seat]
    standing = game.plain_names(turn.seat)
    last: i64 = NOBODY
    for district in hand:
        if district < BASIC:
            stands = standing >> district & 1 == 1
            if COSTS[district] > most and not stands:
                continue
        else:
            stands = game.has_district(turn.seat, district)
        if district == last or (at_limit and counts_toward_limit(game, turn.acting, district)):
            continue
        last = district
        if has_one_way and district < BASIC and not stands:
            options = append(options, BUILD + district)
        elif may_build(game, turn.seat, turn.acting, district, effects, stands):
            options = add_ways_for(game, turn, district, stands, len(hand) - 1, effects, borrows, razes, options)
    return options


def counts_toward_limit(game: "Citadels", acting: i64, district: i64) -> bool:
    """Say whether building a district uses up the limit of a character and its guest."""
    if district >= BASIC and not DISTRICT_CATALOG[district].counts_toward_limit():
        return False
    type_ = TYPES_OF[district]
    if game.joined != NOBODY and not CHARACTER_CATALOG[game.joined].counts_toward_limit(type_):
        return False
    return CHARACTER_CATALOG[acting].counts_toward_limit(type_)


def may_build(game: "Citadels", seat: i64, acting: i64, district: i64, effects: vec[i64], stands: bool) -> bool:
    """Say whether a district may stand in a city with these unique districts, limits and prices aside.

    Whether one of its name `stands` there already is known.
    """
    if district >= BASIC and not DISTRICT_CATALOG[district].may_be_built(game, seat):
        return False
    if not stands or CHARACTER_CATALOG[acting].allows_duplicates():
        return True
    for other in effects:
        if DISTRICT_CATALOG[other].allows_duplicates():
            return True
    return game.joined != NOBODY and CHARACTER_CATALOG[game.joined].allows_duplicates()


def add_ways_for(
    game: "Citadels",
    turn: "Turn",
    district: i64,
    stands: bool,
    spare: i64,
    effects: vec[i64],
    borrows: bool,
    razes: bool,
    options: vec[i64],
) -> vec[i64]:
    """Return options with every way to pay for one district; `spare` other cards are in hand."""
    missing = game.reduced_cost(turn.seat, district, effects, stands) - game.gold[turn.seat]
    if missing <= 0:
        options = append(options, BUILD + district)
    if razes or (district >= BASIC and has_payment_of_its_own(game, turn.seat, district)):
        options = append(options, BUILD_RAZING + district)
    if district >= BASIC and DISTRICT_CATALOG[district].is_paid_with_cards() and spare and missing <= spare:
        options = append(options, BUILD_WITH_CARDS + district)
    if 0 < missing <= spare and borrows:
        options = extend(options, loans(game, turn.seat, district, missing))
    return options


def may_borrow(game: "Citadels", acting: i64) -> bool:
    """Say whether a character may still borrow gold in this turn."""
    if game.used >> LOAN_USED & 1:
        return False
    return CHARACTER_CATALOG[acting].may_borrow() or (
        game.joined != NOBODY and CHARACTER_CATALOG[game.joined].may_borrow()
    )


def loans(game: "Citadels", seat: i64, district: i64, missing: i64) -> vec[i64]:
    """List the ways to borrow what is missing from one player who has it."""
    return vec[i64](
        [BORROW + lender * DISTRICTS + district for lender in game.others(seat) if game.gold[lender] >= missing],
        capacity=game.seats,
    )


def has_payment_of_its_own(game: "Citadels", seat: i64, district: i64) -> bool:
    """Say whether a district is one that any own district can be destroyed for, instead of paying."""
    return DISTRICT_CATALOG[district].is_paid_by_any() and len(payments(game, seat, district)) > 0


def has_payment(game: "Citadels", seat: i64, effects: vec[i64]) -> bool:
    """Say whether an own district can be destroyed instead of paying for any other one."""
    for other in effects:
        if DISTRICT_CATALOG[other].pays_for_any() and game.may_touch(seat, other):
            return True
    return False


def payments(game: "Citadels", seat: i64, district: i64) -> vec[i64]:
    """List the own districts that can be destroyed instead of paying for another one."""
    by_any = DISTRICT_CATALOG[district].is_paid_by_any()
    return vec[i64](
        [
            place
            for place in game.cities[seat]
            if game.may_touch(seat, place) and (by_any or DISTRICT_CATALOG[district_of(place)].pays_for_any())
        ]
    )


def build(game: "Citadels", turn: "Turn", action: i64, free: i64 = 0) -> bool:
    """Carry out an action that builds; return whether it is one. A `free` build is outside the limit."""
    if BUILD <= action < BUILD + DISTRICTS:
        district = reserve(game, turn.seat, action - BUILD)
        price = game.build_cost(turn.seat, district)
        game.pay(turn.seat, price)
        finish(game, turn.seat, turn.acting, district, price, True, free)
    elif BUILD_RAZING <= action < BUILD_RAZING + DISTRICTS:
        district = reserve(game, turn.seat, action - BUILD_RAZING)
        game.push(ChooseRazed(turn.seat, turn.acting, district, free))
    elif BUILD_WITH_CARDS <= action < BUILD_WITH_CARDS + DISTRICTS:
        district = reserve(game, turn.seat, action - BUILD_WITH_CARDS)
        game.push(PayWithCards(turn.seat, turn.acting, district, 0, free))
    elif BORROW <= action < BORROW + MOST_SEATS * DISTRICTS:
        lender, district = divmod(action - BORROW, DISTRICTS)
        price = game.build_cost(turn.seat, district)
        reserve(game, turn.seat, district)
        borrow(game, turn.seat, turn.acting, lender, district, price, free)
    else:
        return False
    return True


def price_of_building(game: "Citadels", seat: i64, action: i64) -> int | None:
    """Return what a district costs a seat if an action builds it with gold, cards or a loan."""
    if BUILD <= action < BUILD + DISTRICTS:
        return game.build_cost(seat, action - BUILD)
    if BUILD_WITH_CARDS <= action < BUILD_WITH_CARDS + DISTRICTS:
        return game.build_cost(seat, action - BUILD_WITH_CARDS)
    if BORROW <= action < BORROW + MOST_SEATS * DISTRICTS:
        return game.build_cost(seat, (action - BORROW) % DISTRICTS)
    return None


def reserve(game: "Citadels", seat: i64, district: i64) -> i64:
    """Lay a card from a hand on the building site; return it."""
    game.remove_card(seat, district)
    game.lose_openly(seat, district)
    game.site = with_last(game.site, district)
    return district


def borrow(game: "Citadels", seat: i64, acting: i64, lender: i64, district: i64, price: i64, free: i64) -> None:
    """Pay for a district with all own gold and what a lender gives, for a card each."""
    missing = price - game.gold[seat]
    game.used |= 1 << LOAN_USED
    game.move_gold(seat, lender, missing)
    game.pay(seat, price)
    if game.heard:
        game.emit(GoldBorrowed(seat, lender, missing))
    game.push(FinishBuilding(seat, acting, district, price, free))
    game.push(GiveForLoan(seat, lender, missing))


def finish(game: "Citadels", seat: i64, acting: i64, district: i64, gold: i64, is_paid: bool, free: i64) -> None:
    """Let a district stand that is paid for, unless somebody is asked first."""
    if not free and counts_toward_limit(game, acting, district):
        game.builds += 1
        game.built = with_last(game.built, district)
    game.spent += gold
    if is_paid:
        game.paid_builds += 1
        if len(game.marks) and must_wait(game, seat, acting, district, gold):
            return
    else:
        game.used |= 1 << BUILT_UNPAID
    stand(game, seat, acting, district, gold)


def must_wait(game: "Citadels", seat: i64, acting: i64, district: i64, gold: i64) -> bool:
    """Let what lies on the builder's character act on a payment; say whether the district waits for that."""
    rank = RANKS[acting]
    for each in game.marks:
        if rank_of_mark(each) == rank and MARK_CATALOG[kind_of_mark(each)].when_paid(
            game, seat_of_mark(each), seat, acting, district, gold
        ):
            return True
    return False


def stand(game: "Citadels", seat: i64, acting: i64, district: i64, gold: i64) -> None:
    """Let a district enter its builder's city."""
    game.place(seat, district)
    if game.heard:
        game.emit(DistrictBuilt(seat, district, gold))
    game.settle(seat, district, acting)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseRazed(CitadelsStep):
    """Asks `seat` which own district to destroy instead of paying for another one."""

    name: ClassVar[str] = "choose_razed"
    zone: ClassVar[str] = SITE
    flags: ClassVar[list[str]] = ["free"]
    follow_ups: ClassVar[list[int]] = [RAZING]
    opened_by: ClassVar[list[str]] = ["build_razing"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0, district: i64 = 0, free: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting
        self.district = district
        self.free = free

    def ask(self, game: "Citadels") -> Decision | None:
        places = different(payments(game, self.seat, self.district))
        return Decision(self.seat, RAZING, vec[i64]([RAZE + place for place in places]), self.district)

    def choose(self, game: "Citadels", action: i64) -> None:
        game.raze(self.seat, action - RAZE)
        finish(game, self.seat, self.acting, self.district, 0, False, self.free)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting, "district": self.district, "free": self.free}

    def lack(self, game: "Citadels") -> str:
        return lack_of_site(game, self.district)


@mypyc_attr(acyclic=True, free_list_len=1)
class PayWithCards(CitadelsStep):
    """Asks `seat` for one more card as payment, or for the rest in gold; `cards` were paid so far."""

    name: ClassVar[str] = "pay_with_cards"
    zone: ClassVar[str] = SITE
    flags: ClassVar[list[str]] = ["free"]
    follow_ups: ClassVar[list[int]] = [PAYING_WITH_CARDS]
    opened_by: ClassVar[list[str]] = ["build_with_cards", "discard"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0, district: i64 = 0, cards: i64 = 0, free: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting
        self.district = district
        self.cards = cards
        self.free = free

    def rest(self, game: "Citadels") -> i64:
        """Return what is still to pay."""
        return game.build_cost(self.seat, self.district) - self.cards

    def ask(self, game: "Citadels") -> Decision | None:
        rest = self.rest(game)
        if rest == 0:
            return None
        options = vec[i64]([DISCARD + card for card in distinct(game.hands[self.seat])])
        if self.cards:
            if rest <= game.gold[self.seat]:
                options = append(options, DONE)
            else:
                missing = rest - game.gold[self.seat]
                if missing <= len(game.hands[self.seat]) and may_borrow(game, self.acting):
                    options = extend(options, loans(game, self.seat, self.district, missing))
        return Decision(self.seat, PAYING_WITH_CARDS, options, self.district)

    def why_not(self, game: "Citadels", action: i64) -> str:
        return "no card has been paid yet" if action == DONE else ""

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == DONE:
            self.run(game)
        elif DISCARD <= action < DISCARD + DISTRICTS:
            game.push(PayWithCards(self.seat, self.acting, self.district, self.cards + 1, self.free))
            game.discard(self.seat, action - DISCARD)
        else:
            lender = (action - BORROW) // DISTRICTS
            borrow(game, self.seat, self.acting, lender, self.district, self.rest(game), self.free)

    def run(self, game: "Citadels") -> None:
        rest = self.rest(game)
        game.pay(self.seat, rest)
        finish(game, self.seat, self.acting, self.district, rest, True, self.free)

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "acting": self.acting,
            "district": self.district,
            "cards": self.cards,
            "free": self.free,
        }

    def lack(self, game: "Citadels") -> str:
        lack = lack_of_site(game, self.district)
        if lack or 0 <= self.rest(game) <= len(game.hands[self.seat]) + game.gold[self.seat]:
            return lack
        return f"cards and gold of seat {self.seat} that can pay the price"

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        return self.rest(game) if BORROW <= action < BORROW + MOST_SEATS * DISTRICTS else None


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveForLoan(CitadelsStep):
    """Asks `seat` which card to give `victim` for one of the `gold` it borrowed."""

    name: ClassVar[str] = "give_for_loan"
    followed_by: ClassVar[list[str]] = ["finish_building"]
    follow_ups: ClassVar[list[int]] = [LENDING]
    opened_by: ClassVar[list[str]] = ["borrow", "give"]

    def __init__(self, seat: i64 = 0, victim: i64 = 0, gold: i64 = 1) -> None:
        self.seat = seat
        self.victim = victim
        self.gold = gold

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(
            self.seat, LENDING, vec[i64]([GIVE + card for card in distinct(game.hands[self.seat])]), self.victim
        )

    def choose(self, game: "Citadels", action: i64) -> None:
        if self.gold > 1:
            game.push(GiveForLoan(self.seat, self.victim, self.gold - 1))
        game.give_card(self.seat, self.victim, action - GIVE)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim, "gold": self.gold}

    def lack(self, game: "Citadels") -> str:
        has_cards = 1 <= self.gold <= len(game.hands[self.seat])
        return "" if has_cards else f"at least one gold, and a card in the hand of seat {self.seat} for each"


@mypyc_attr(acyclic=True, free_list_len=1)
class FinishBuilding(CitadelsStep):
    """Finishes the district that `seat` has paid `gold` for."""

    name: ClassVar[str] = "finish_building"
    zone: ClassVar[str] = SITE
    flags: ClassVar[list[str]] = ["free"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0, district: i64 = 0, gold: i64 = 0, free: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting
        self.district = district
        self.gold = gold
        self.free = free

    def run(self, game: "Citadels") -> None:
        finish(game, self.seat, self.acting, self.district, self.gold, True, self.free)

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "acting": self.acting,
            "district": self.district,
            "gold": self.gold,
            "free": self.free,
        }

    def lack(self, game: "Citadels") -> str:
        return lack_of_site(game, self.district)
