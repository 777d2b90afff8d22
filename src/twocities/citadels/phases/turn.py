"""A turn: gather, use abilities and districts, build, end."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from twocities.citadels.actions import BRIBE, END, GATHER_CARDS, GATHER_GOLD, PASS, REFUSE, TAKE_INCOME, UNMASK, USE
from twocities.citadels.cards import Character
from twocities.citadels.catalog import CHARACTER_CATALOG, DISTRICT_CATALOG, RANKS
from twocities.citadels.events import (
    BluffUnmasked,
    BribePaid,
    BribeRefused,
    ThreatLeft,
    ThreatUnmasked,
    TurnEnded,
)
from twocities.citadels.ids import (
    ACTING,
    BUILT,
    DISTRICTS,
    INCOME_USED,
    NO_TYPE,
    NOBODY,
    PASSED,
    REAL_THREAT,
    THREAT,
    THREATENED,
    TURNED_THREAT,
    UNMASKING,
    USES,
)
from twocities.citadels.phases.build import add_ways, build
from twocities.citadels.phases.gather import gather
from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(Step):
    """Asks `seat`, acting as a character, what to do next, until it ends the turn."""

    name: ClassVar[str] = "turn"

    def __init__(self, seat: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        character = CHARACTER_CATALOG[self.acting]
        if character.is_paused(game, self.seat):
            return None
        options: list[int] = []
        if not game.gathered:
            options.append(GATHER_GOLD)
            if game.deck:
                options.append(GATHER_CARDS)
            if not character.acts_before_gathering() or game.threat_by(character.rank) not in (NOBODY, self.seat):
                return Decision(self.seat, ACTING, options, self.acting)
        if has_income(game, self.seat, character):
            options.append(TAKE_INCOME)
        options.extend(character.powers(game, self))
        effects = game.effects(self.seat)
        for district in effects if game.joined == NOBODY else within_reach(game, effects):
            if DISTRICT_CATALOG[district].is_usable(game, self):
                options.append(USE + district)
        if game.gathered:
            if character.may_build() and (game.joined == NOBODY or game.may_build_at_all(self)):
                add_ways(game, self, effects, options)
            if not character.must_act(game) and (game.joined == NOBODY or not guest_must_act(game)):
                options.append(END)
        return Decision(self.seat, ACTING, options, self.acting)

    def choose(self, game: "Citadels", action: int) -> None:
        if action == END:
            game.push(EndTurn(self.seat, self.acting))
            CHARACTER_CATALOG[self.acting].before_turn_ends(game, self)
            return
        game.push(self)
        if game.joined != NOBODY and not lets_guest_act(action):
            forget_pass(game)
        if action in (GATHER_GOLD, GATHER_CARDS):
            game.gathered = 1
            game.push(AfterGathering(self.seat, self.acting))
            if game.threat_by(RANKS[self.acting]) not in (NOBODY, self.seat):
                game.push(AnswerThreat(self.seat, self.acting))
            gather(game, self.seat, action)
        elif action == TAKE_INCOME:
            take_income(game, self, CHARACTER_CATALOG[self.acting])
        elif USE <= action < USE + DISTRICTS:
            DISTRICT_CATALOG[action - USE].use(game, self)
        elif not build(game, self, action):
            CHARACTER_CATALOG[self.acting].use(game, self, action)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}


def within_reach(game: "Citadels", effects: list[int]) -> list[int]:
    """List the districts that may be used beside a guest: those of the city, and the guest's own even if it is gone."""
    hosts = [each for each in game.rules.uniques if DISTRICT_CATALOG[each].hosts_guest()]
    return effects + [each for each in hosts if each not in effects]


def lets_guest_act(action: int) -> bool:
    """Say whether an action of a turn is to let the guest act."""
    return USE <= action < USE + DISTRICTS and DISTRICT_CATALOG[action - USE].hosts_guest()


def forget_pass(game: "Citadels") -> None:
    """Let a guest who has passed be asked again."""
    game.used &= ~(1 << USES + PASSED)


def has_income(game: "Citadels", seat: int, character: Character) -> bool:
    """Say whether a character still has an income to take from a city."""
    if character.earns == NO_TYPE or game.used >> INCOME_USED & 1:
        return False
    return game.income_count(seat, character.earns) > 0


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
class AfterGathering(Step):
    """Lets a character do what must happen right after gathering."""

    name: ClassVar[str] = "after_gathering"

    def __init__(self, seat: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.acting = acting

    def run(self, game: "Citadels") -> None:
        character = CHARACTER_CATALOG[self.acting]
        character.after_gathering(game, self.seat)
        character.when_gathered(game, self.seat)
        if game.joined != NOBODY:
            CHARACTER_CATALOG[game.joined].after_gathering(game, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}


@mypyc_attr(acyclic=True, free_list_len=1)
class AnswerThreat(Step):
    """Asks `seat`, whose character is threatened, to pay the bribe or to refuse."""

    name: ClassVar[str] = "answer_threat"

    def __init__(self, seat: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, THREATENED, [BRIBE, REFUSE], game.gold[self.seat] // 2)

    def choose(self, game: "Citadels", action: int) -> None:
        rank = RANKS[self.acting]
        blackmailer = game.threat_by(rank)
        if action == BRIBE:
            bribe = game.gold[self.seat] // 2
            game.move_gold(blackmailer, self.seat, bribe)
            lift_threat(game, rank)
            if game.heard:
                game.emit(BribePaid(blackmailer, self.seat, bribe))
        else:
            game.push(UnmaskThreat(blackmailer, self.seat, self.acting))
            if game.heard:
                game.emit(BribeRefused(blackmailer, self.seat))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}


def lift_threat(game: "Citadels", rank: int) -> None:
    """Take the threat off a rank, whichever it is."""
    game.unmark(THREAT, rank)
    game.unmark(REAL_THREAT, rank)


@mypyc_attr(acyclic=True, free_list_len=1)
class UnmaskThreat(Step):
    """Asks `seat` whether to turn over its threat on `victim`, who refused to pay."""

    name: ClassVar[str] = "unmask_threat"

    def __init__(self, seat: int = 0, victim: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.victim = victim
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, UNMASKING, [UNMASK, PASS], self.victim)

    def choose(self, game: "Citadels", action: int) -> None:
        if action == PASS:
            # Ruling R61: the threat lies there unturned until the round ends.
            if game.heard:
                game.emit(ThreatLeft(self.seat, self.victim))
            return
        rank = RANKS[self.acting]
        is_real = game.marked_by(REAL_THREAT, rank) != NOBODY
        lift_threat(game, rank)
        game.mark_rank(TURNED_THREAT, rank, self.seat)
        if is_real:
            gold = game.gold[self.victim]
            game.move_gold(self.seat, self.victim, gold)
            if game.heard:
                game.emit(ThreatUnmasked(self.seat, self.victim, gold))
        elif game.heard:
            game.emit(BluffUnmasked(self.seat, self.victim))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "victim": self.victim, "acting": self.acting}


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Step):
    """Ends a turn that was really played: taxes first, then districts, then the characters."""

    name: ClassVar[str] = "end_turn"

    def __init__(self, seat: int = 0, acting: int = 0) -> None:
        self.seat = seat
        self.acting = acting

    def run(self, game: "Citadels") -> None:
        if game.marks and game.marked_by(BUILT, RANKS[self.acting]) != NOBODY:
            for rank in range(1, len(game.cast)):
                CHARACTER_CATALOG[game.cast[rank]].after_building(game, self.seat)
        for district in game.effects(self.seat):
            DISTRICT_CATALOG[district].when_turn_ends(game, self.seat)
        CHARACTER_CATALOG[self.acting].when_turn_ends(game, self.seat)
        if game.joined != NOBODY:
            CHARACTER_CATALOG[game.joined].when_turn_ends(game, self.seat)
            game.joined = NOBODY
        if game.heard:
            game.emit(TurnEnded(self.seat))

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}
