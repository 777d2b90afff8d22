"""A turn: gather, use abilities and districts, build, end."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import END, GATHER_CARDS, GATHER_GOLD, TAKE_INCOME, USE
from twocities.citadels.cards import Character
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG, MARK_CATALOG, RANKS
from twocities.citadels.events import TurnEnded
from twocities.citadels.ids import (
    ACTING,
    BEWITCHED,
    CHARACTER_NAMES,
    DISTRICTS,
    INCOME_USED,
    MOST_SEATS,
    NO_TYPE,
    NOBODY,
    PASSED,
    USES,
)
from twocities.citadels.packed import kind_of_mark, rank_of_mark, seat_of_mark
from twocities.citadels.phases.build import add_ways, build, price_of_building
from twocities.citadels.phases.gather import gather, gathering_brings
from twocities.citadels.step import NEXT_CALL, CitadelsStep
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


USUAL_OPTIONS: Final = 16
"""For how many options there is room at once."""

TURNS_ENDED: Final = vec[TurnEnded]([TurnEnded(seat) for seat in range(MOST_SEATS)])
"""The event that ends the turn of each seat, ready-made."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(CitadelsStep):
    """Asks `seat`, acting as a character, what to do next, until it ends the turn."""

    name: ClassVar[str] = "turn"
    followed_by: ClassVar[list[str]] = NEXT_CALL

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        character = CHARACTER_CATALOG[self.acting]
        if character.is_paused(game, self.seat):
            return None
        options = vec[i64](capacity=USUAL_OPTIONS)
        if not game.gathered:
            options = append(options, GATHER_GOLD)
            if len(game.deck):
                options = append(options, GATHER_CARDS)
            if not character.acts_before_gathering() or (
                len(game.marks) and is_delayed(game, self.seat, character.rank)
            ):
                return Decision(self.seat, ACTING, options, self.acting)
        if has_income(game, self.seat, character):
            options = append(options, TAKE_INCOME)
        options = extend(options, character.powers(game, self))
        effects = game.effects(self.seat)
        for district in effects if game.joined == NOBODY else within_reach(game, effects):
            if DISTRICT_CATALOG[district].is_usable(game, self):
                options = append(options, USE + district)
        if game.gathered:
            if character.may_build() and (game.joined == NOBODY or game.may_build_at_all(self)):
                options = add_ways(game, self, effects, options)
            if not character.must_act(game) and (game.joined == NOBODY or not guest_must_act(game)):
                options = append(options, END)
        return Decision(self.seat, ACTING, options, self.acting)

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == END:
            game.push(EndTurn(self.seat, self.acting))
            CHARACTER_CATALOG[self.acting].before_turn_ends(game, self)
            return
        game.push(self)
        if game.joined != NOBODY and not lets_guest_act(action):
            forget_pass(game)
        if action in (GATHER_GOLD, GATHER_CARDS):
            game.gathered = 1
            if action == GATHER_GOLD and not len(game.marks) and not len(game.notes):
                # Nothing can come between the gold and what follows it.
                gather(game, self.seat, action)
                follow_gathering(game, self.seat, self.acting)
                return
            game.push(AfterGathering(self.seat, self.acting))
            if len(game.marks):
                push_interrupts(game, self)
            gather(game, self.seat, action)
        elif action == TAKE_INCOME:
            take_income(game, self, CHARACTER_CATALOG[self.acting])
        elif USE <= action < USE + DISTRICTS:
            DISTRICT_CATALOG[action - USE].use(game, self)
        elif not build(game, self, action):
            CHARACTER_CATALOG[self.acting].use(game, self, action)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        price = price_of_building(game, self.seat, action)
        return CHARACTER_CATALOG[self.acting].price_of(game, action) if price is None else price

    def brings(self, game: "Citadels", action: i64) -> Fields:
        if action in (GATHER_GOLD, GATHER_CARDS):
            return gathering_brings(game, self.seat, action)
        if USE <= action < USE + DISTRICTS:
            return DISTRICT_CATALOG[action - USE].use_brings()
        return brought_by(game, self, CHARACTER_CATALOG[self.acting], action)

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        character = CHARACTER_CATALOG[self.acting]
        if not game.gathered and (not character.acts_before_gathering() or is_delayed(game, self.seat, character.rank)):
            return []
        return character.closed(game, self)

    def seat_on_turn(self) -> i64:
        return self.seat

    def lack_of_seat(self, game: "Citadels") -> str:
        return lack_of_holder(game, self.seat, self.acting)


def follow_gathering(game: "Citadels", seat: i64, acting: i64) -> None:
    """Let a character, and the guest, do what must happen right after gathering."""
    character = CHARACTER_CATALOG[acting]
    character.after_gathering(game, seat)
    character.when_gathered(game, seat)
    if game.joined != NOBODY:
        CHARACTER_CATALOG[game.joined].after_gathering(game, seat)


def is_delayed(game: "Citadels", seat: i64, rank: i64) -> bool:
    """Say whether what lies on a rank lets the seat that acts as it do nothing before gathering."""
    for each in game.marks:
        if rank_of_mark(each) == rank and MARK_CATALOG[kind_of_mark(each)].delays_turn(seat_of_mark(each), seat):
            return True
    return False


def push_interrupts(game: "Citadels", turn: Turn) -> None:
    """Let what lies on the acting character push what comes right after gathering."""
    rank = RANKS[turn.acting]
    for each in game.marks:
        if rank_of_mark(each) == rank:
            MARK_CATALOG[kind_of_mark(each)].when_gathering(game, seat_of_mark(each), turn)


def lack_of_holder(game: "Citadels", seat: i64, acting: i64) -> str:
    """Say that a seat should have the character it acts as, or have bewitched it, or nothing if that is so."""
    is_holder = seat in (game.held_by[game.called], game.marked_by(BEWITCHED, game.called))
    return "" if is_holder else f"a seat that has the {CHARACTER_NAMES[acting]}"


def within_reach(game: "Citadels", effects: vec[i64]) -> vec[i64]:
    """List the districts that may be used beside a guest: those of the city, and the guest's own even if it is gone."""
    hosts = [each for each in game.rules.uniques if DISTRICT_CATALOG[each].hosts_guest()]
    return extend(effects[:], [each for each in hosts if each not in effects])


def lets_guest_act(action: i64) -> bool:
    """Say whether an action of a turn is to let the guest act."""
    return USE <= action < USE + DISTRICTS and DISTRICT_CATALOG[action - USE].hosts_guest()


def forget_pass(game: "Citadels") -> None:
    """Let a guest who has passed be asked again."""
    game.used &= ~(1 << USES + PASSED)


def has_income(game: "Citadels", seat: i64, character: Character) -> bool:
    """Say whether a character still has an income to take from a city."""
    if character.earns == NO_TYPE or game.used >> INCOME_USED & 1:
        return False
    return game.income_count(seat, character.earns) > 0


def brought_by(game: "Citadels", turn: Turn, character: Character, action: i64) -> Fields:
    """Return what the income or a power of a character brings."""
    if action == TAKE_INCOME:
        return character.income(game, turn.seat, game.income_count(turn.seat, character.earns))
    return character.brings(game, turn, action)


def take_income(game: "Citadels", turn: Turn, character: Character) -> None:
    """Take the income of a character for all districts of a type at once."""
    game.used |= 1 << INCOME_USED
    character.take_income(game, turn, game.income_count(turn.seat, character.earns))


def swap_guest_uses(game: "Citadels") -> None:
    """Exchange what the own character has used in this turn for what the guest has."""
    own = (1 << USES) - 1
    game.used = game.used >> USES | (game.used & own) << USES


def guest_must_act(game: "Citadels") -> bool:
    """Say whether the guest must do something before the turn may end."""
    swap_guest_uses(game)
    must = CHARACTER_CATALOG[game.joined].must_act(game)
    swap_guest_uses(game)
    return must


@mypyc_attr(acyclic=True, free_list_len=1)
class AfterGathering(CitadelsStep):
    """Lets a character do what must happen right after gathering."""

    name: ClassVar[str] = "after_gathering"

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def run(self, game: "Citadels") -> None:
        follow_gathering(game, self.seat, self.acting)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

    def lack(self, game: "Citadels") -> str:
        return "" if game.gathered else "'gathered' to be 1"


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(CitadelsStep):
    """Ends a turn that was really played: taxes first, then districts, then the characters."""

    name: ClassVar[str] = "end_turn"
    followed_by: ClassVar[list[str]] = NEXT_CALL

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def run(self, game: "Citadels") -> None:
        for character in game.rules.turn_watchers:
            if game.is_cast(character):
                CHARACTER_CATALOG[character].after_turn(game, self.seat, RANKS[self.acting])
        for district in game.effects(self.seat):
            DISTRICT_CATALOG[district].when_turn_ends(game, self.seat)
        CHARACTER_CATALOG[self.acting].when_turn_ends(game, self.seat)
        if game.joined != NOBODY:
            CHARACTER_CATALOG[game.joined].when_turn_ends(game, self.seat)
            game.joined = NOBODY
        if game.heard:
            game.emit(TURNS_ENDED[self.seat])

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

    def seat_on_turn(self) -> i64:
        return self.seat

    def lack_of_seat(self, game: "Citadels") -> str:
        return lack_of_holder(game, self.seat, self.acting)
