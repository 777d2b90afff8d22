"""The Blackmailer."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import BRIBE, MAKE_REAL, PASS, REFUSE, THREATEN, UNMASK
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import BluffUnmasked, BribePaid, BribeRefused, ThreatLeft, ThreatsPlaced, ThreatUnmasked
from twocities.citadels.ids import (
    BLACKMAILER,
    CHARACTER_NAMES,
    LAYING_THREATS,
    MAKING_REAL,
    NOBODY,
    POWER_USED,
    REAL_THREAT,
    THREAT,
    THREATENED,
    TURNED_THREAT,
    UNMASKING,
)
from twocities.citadels.marks import Mark, is_laying, make_one_real, wrong_markers
from twocities.citadels.packed import kind_of_mark
from twocities.citadels.reasons import not_safe
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn
    from twocities.citadels.questions import Questions
    from twocities.citadels.view import CitadelsView
    from twocities.core.rng import Rng

THREATS: Final = 2
"""How many threats there are."""


class Blackmailer(Character):
    """Lays a real and a false threat; a threatened player pays half the gold or risks all of it."""

    verbs: ClassVar[list[str]] = ["threaten"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [LayThreat, MakeReal, AnswerThreat, UnmaskThreat]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        return NO_POWERS if game.used >> POWER_USED & 1 else unthreatened(game, turn.acting)

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.push(MakeReal(turn.seat))
        game.push(LayThreat(turn.seat, turn.acting))
        game.mark(THREAT, action - THREATEN, turn.seat)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return threatened_already(game, turn.acting, action - THREATEN)


class Threat(Mark):
    """Lets its character, after gathering and before anything else, pay the seat that laid it, or risk all gold."""

    def delays_turn(self, layer: i64, seat: i64) -> bool:
        return layer != seat

    def when_gathering(self, game: "Citadels", layer: i64, turn: "Turn") -> None:
        if layer != turn.seat:
            game.push(AnswerThreat(turn.seat, turn.acting))

    def seen_as(self, game: "Questions") -> i64:
        return self.id if is_turned(game.marks) else THREAT


class BlankThreat(Threat):
    """A threat that is not the real one, or not yet."""

    def imagine(self, view: "CitadelsView", game: "Citadels", rng: "Rng") -> None:
        is_laid = not any(isinstance(step, LayThreat | MakeReal) for step in view.agenda)
        if is_laid and not is_turned(view.marks):
            make_one_real(view, game, THREAT, REAL_THREAT, THREATS, rng)

    def wrong(self, game: "Citadels") -> str:
        return wrong_markers(game, "threats", [THREAT, REAL_THREAT, TURNED_THREAT], THREATS)


def is_turned(marks: vec[i64]) -> bool:
    """Say whether one of the threats was turned over: then everybody knows what the other one is."""
    return any(kind_of_mark(mark) == TURNED_THREAT for mark in marks)


def threat_by(game: "Citadels", rank: i64) -> i64:
    """Return the seat whose threat, real or not, lies on a rank."""
    seat = game.marked_by(REAL_THREAT, rank)
    return seat if seat != NOBODY else game.marked_by(THREAT, rank)


def unthreatened(game: "Citadels", acting: i64) -> vec[i64]:
    """List the ways to threaten a character that is not threatened yet."""
    # Rulings R22 and R122: the own character too, but a guest does not threaten that of its host.
    spared = NOBODY if acting == BLACKMAILER else acting
    return vec[i64](
        [THREATEN + other for other in game.safe_targets(spared) if threat_by(game, game.rank_of(other)) == NOBODY],
        capacity=len(game.cast),
    )


def threatened_already(game: "Citadels", acting: i64, character: i64) -> str:
    """Say why a character may not be threatened."""
    return not_safe(game, acting, character) or f"a threat lies on the {CHARACTER_NAMES[character]}"


@mypyc_attr(acyclic=True, free_list_len=1)
class LayThreat(CitadelsStep):
    """Asks `seat` where the second threat goes; neither is the real one yet."""

    name: ClassVar[str] = "lay_threat"
    followed_by: ClassVar[list[str]] = ["make_real"]
    follow_ups: ClassVar[list[int]] = [LAYING_THREATS]
    opened_by: ClassVar[list[str]] = ["threaten"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, LAYING_THREATS, unthreatened(game, self.acting))

    def why_not(self, game: "Citadels", action: i64) -> str:
        return threatened_already(game, self.acting, action - THREATEN)

    def choose(self, game: "Citadels", action: i64) -> None:
        game.mark(THREAT, action - THREATEN, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}


@mypyc_attr(acyclic=True, free_list_len=1)
class MakeReal(CitadelsStep):
    """Asks `seat` which of its threats is the real one."""

    name: ClassVar[str] = "make_real"
    follow_ups: ClassVar[list[int]] = [MAKING_REAL]
    opened_by: ClassVar[list[str]] = ["threaten"]

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(
            self.seat, MAKING_REAL, vec[i64]([MAKE_REAL + character for character in game.marked_with(THREAT)])
        )

    def choose(self, game: "Citadels", action: i64) -> None:
        characters = game.marked_with(THREAT)
        game.unmark(THREAT, game.rank_of(action - MAKE_REAL))
        game.mark(REAL_THREAT, action - MAKE_REAL, self.seat)
        if game.heard:
            game.emit(ThreatsPlaced(self.seat, list(characters), action - MAKE_REAL))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack(self, game: "Citadels") -> str:
        is_complete = is_laying(game, self.seat, THREAT, REAL_THREAT, LayThreat.name, THREATS)
        if is_complete and not is_turned(game.marks):
            return ""
        return "a used power, and two threats by its seat, none of them real, with those still to be laid"


@mypyc_attr(acyclic=True, free_list_len=1)
class AnswerThreat(CitadelsStep):
    """Asks `seat`, whose character is threatened, to pay the bribe or to refuse."""

    name: ClassVar[str] = "answer_threat"
    followed_by: ClassVar[list[str]] = ["after_gathering"]
    follows: ClassVar[list[str]] = ["keep_card"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, THREATENED, vec[i64]([BRIBE, REFUSE]), game.gold[self.seat] // 2)

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        return game.gold[self.seat] // 2 if action == BRIBE else None

    def brings(self, game: "Citadels", action: i64) -> Fields:
        receiver = threat_by(game, game.rank_of(self.acting))
        return {"receiver": receiver} if action == BRIBE else {"risk": game.gold[self.seat], "receiver": receiver}

    def choose(self, game: "Citadels", action: i64) -> None:
        rank = game.rank_of(self.acting)
        blackmailer = threat_by(game, rank)
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

    def lack(self, game: "Citadels") -> str:
        return "" if threat_by(game, game.called) not in (NOBODY, self.seat) else "a threat by another seat"


def lift_threat(game: "Citadels", rank: i64) -> None:
    """Take the threat off a rank, whichever it is."""
    game.unmark(THREAT, rank)
    game.unmark(REAL_THREAT, rank)


@mypyc_attr(acyclic=True, free_list_len=1)
class UnmaskThreat(CitadelsStep):
    """Asks `seat` whether to turn over its threat on `victim`, who refused to pay."""

    name: ClassVar[str] = "unmask_threat"
    followed_by: ClassVar[list[str]] = ["after_gathering"]
    turn_field: ClassVar[str] = "victim"

    def __init__(self, seat: i64 = 0, victim: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.victim = victim
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, UNMASKING, vec[i64]([UNMASK, PASS]), self.victim)

    def brings(self, game: "Citadels", action: i64) -> Fields:
        if action != UNMASK:
            return {}
        # Who laid the threats knows which of them is real.
        is_real = game.marked_by(REAL_THREAT, game.rank_of(self.acting)) != NOBODY
        return {"gain": game.gold[self.victim] if is_real else 0, "is_real": 1 if is_real else 0}

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == PASS:
            # Ruling R61: the threat lies there unturned until the round ends.
            if game.heard:
                game.emit(ThreatLeft(self.seat, self.victim))
            return
        rank = game.rank_of(self.acting)
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

    def lack(self, game: "Citadels") -> str:
        return "" if threat_by(game, game.called) == self.seat else "a threat by its seat"
