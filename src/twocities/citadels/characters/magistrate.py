"""The Magistrate."""

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import CONFISCATE, LAY_WARRANT, PASS, SIGN
from twocities.citadels.cards import NO_POWERS, Character
from twocities.citadels.events import DistrictConfiscated, WarrantsPlaced
from twocities.citadels.ids import (
    CHARACTER_NAMES,
    CONFISCATING,
    DISTRICT_NAMES,
    LAYING_WARRANTS,
    MAGISTRATE,
    NOBODY,
    POWER_USED,
    SIGNED_WARRANT,
    SIGNING,
    WARRANT,
)
from twocities.citadels.marks import Mark, is_laying, make_one_real, wrong_markers
from twocities.citadels.reasons import not_to_be_named
from twocities.citadels.step import SITE, CitadelsStep, lack_of_site
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn
    from twocities.citadels.questions import Questions
    from twocities.citadels.view import CitadelsView
    from twocities.core.rng import Rng

WARRANTS: Final = 3
"""How many warrants there are."""


class Magistrate(Character):
    """Lays three warrants and signs one; may confiscate the first district that the signed character pays for."""

    verbs: ClassVar[list[str]] = ["warrant"]

    def steps(self) -> list[type[CitadelsStep]]:
        return [LayWarrant, SignWarrant, OfferConfiscation]

    def powers(self, game: "Citadels", turn: "Turn") -> vec[i64]:
        return NO_POWERS if game.used >> POWER_USED & 1 else unmarked(game, turn.acting)

    def use(self, game: "Citadels", turn: "Turn", action: i64) -> None:
        game.used |= 1 << POWER_USED
        game.push(SignWarrant(turn.seat))
        game.push(LayWarrant(turn.seat, turn.acting))
        game.push(LayWarrant(turn.seat, turn.acting))
        game.mark(WARRANT, action - LAY_WARRANT, turn.seat)

    def why_not(self, game: "Citadels", turn: "Turn", action: i64) -> str:
        return marked_already(game, turn.acting, action - LAY_WARRANT)


class Warrant(Mark):
    """Lets the seat that laid it confiscate the first district that its character pays for, if it is the signed one."""

    def when_paid(self, game: "Citadels", layer: i64, seat: i64, acting: i64, district: i64, gold: i64) -> bool:
        # Ruling R56: no question for the Magistrate's own other character.
        if game.paid_builds != 1 or layer == seat:
            return False
        game.push(OfferConfiscation(layer, seat, acting, district, gold))
        return True

    def seen_as(self, game: "Questions") -> i64:
        return WARRANT


class BlankWarrant(Warrant):
    """A warrant that is not signed, or not yet."""

    def imagine(self, view: "CitadelsView", game: "Citadels", rng: "Rng") -> None:
        if not any(isinstance(step, LayWarrant | SignWarrant) for step in view.agenda):
            make_one_real(view, game, WARRANT, SIGNED_WARRANT, WARRANTS, rng)

    def wrong(self, game: "Citadels") -> str:
        return wrong_markers(game, "warrants", [WARRANT, SIGNED_WARRANT], WARRANTS)


def warrant_by(game: "Citadels", rank: i64) -> i64:
    """Return the seat whose warrant, signed or not, lies on a rank."""
    seat = game.marked_by(SIGNED_WARRANT, rank)
    return seat if seat != NOBODY else game.marked_by(WARRANT, rank)


def unmarked(game: "Citadels", acting: i64) -> vec[i64]:
    """List the ways to lay a warrant on a character that has none."""
    # Rulings R22 and R122: on any character, but a guest lays none on the own character of its host.
    spared = NOBODY if acting == MAGISTRATE else acting
    return vec[i64](
        [
            LAY_WARRANT + game.cast[rank]
            for rank in range(1, len(game.cast))
            if game.cast[rank] != spared and warrant_by(game, rank) == NOBODY
        ],
        capacity=len(game.cast),
    )


def marked_already(game: "Citadels", acting: i64, character: i64) -> str:
    """Say why no warrant may be laid on a character."""
    return not_to_be_named(game, acting, character) or f"a warrant lies on the {CHARACTER_NAMES[character]}"


@mypyc_attr(acyclic=True, free_list_len=1)
class LayWarrant(CitadelsStep):
    """Asks `seat` where one more warrant goes; none is signed yet."""

    name: ClassVar[str] = "lay_warrant"
    followed_by: ClassVar[list[str]] = ["lay_warrant", "sign_warrant"]
    follow_ups: ClassVar[list[int]] = [LAYING_WARRANTS]
    opened_by: ClassVar[list[str]] = ["warrant"]

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, LAYING_WARRANTS, unmarked(game, self.acting))

    def why_not(self, game: "Citadels", action: i64) -> str:
        return marked_already(game, self.acting, action - LAY_WARRANT)

    def choose(self, game: "Citadels", action: i64) -> None:
        game.mark(WARRANT, action - LAY_WARRANT, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}


@mypyc_attr(acyclic=True, free_list_len=1)
class SignWarrant(CitadelsStep):
    """Asks `seat` which of its warrants is the signed one."""

    name: ClassVar[str] = "sign_warrant"
    follow_ups: ClassVar[list[int]] = [SIGNING]
    opened_by: ClassVar[list[str]] = ["warrant"]

    def __init__(self, seat: i64 = 0) -> None:
        self.seat = seat

    def ask(self, game: "Citadels") -> Decision | None:
        return Decision(self.seat, SIGNING, vec[i64]([SIGN + character for character in game.marked_with(WARRANT)]))

    def choose(self, game: "Citadels", action: i64) -> None:
        characters = game.marked_with(WARRANT)
        game.unmark(WARRANT, game.rank_of(action - SIGN))
        game.mark(SIGNED_WARRANT, action - SIGN, self.seat)
        if game.heard:
            game.emit(WarrantsPlaced(self.seat, list(characters), action - SIGN))

    def to_dict(self) -> Fields:
        return {"seat": self.seat}

    def lack(self, game: "Citadels") -> str:
        if is_laying(game, self.seat, WARRANT, SIGNED_WARRANT, LayWarrant.name, WARRANTS):
            return ""
        return "a used power, and three warrants by its seat, none of them signed, with those still to be laid"


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferConfiscation(CitadelsStep):
    """Asks `seat`, the Magistrate, whether to confiscate what `victim` has just paid for.

    With a blank warrant, or when it may not be, passing is the only option: the
    others learn nothing from the question.
    """

    name: ClassVar[str] = "offer_confiscation"
    turn_field: ClassVar[str] = "victim"
    zone: ClassVar[str] = SITE

    def __init__(self, seat: i64 = 0, victim: i64 = 0, acting: i64 = 0, district: i64 = 0, gold: i64 = 0) -> None:
        self.seat = seat
        self.victim = victim
        self.acting = acting
        self.district = district
        self.gold = gold

    def ask(self, game: "Citadels") -> Decision | None:
        options = vec[i64]([PASS])
        is_signed = game.marked_by(SIGNED_WARRANT, game.rank_of(self.acting)) != NOBODY
        # Ruling R53: never an identical district, whatever the Magistrate's Quarry says.
        if (
            is_signed
            and not game.has_district(self.seat, self.district)
            and game.may_be_built(self.seat, self.district)
        ):
            options = vec[i64]([CONFISCATE, PASS])
        return Decision(self.seat, CONFISCATING, options, self.district)

    def brings(self, game: "Citadels", action: i64) -> Fields:
        return {"refund": self.gold, "receiver": self.victim} if action == CONFISCATE else {}

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        if game.marked_by(SIGNED_WARRANT, game.rank_of(self.acting)) == NOBODY:
            return [ClosedOption(CONFISCATE, "blank", {})]
        if game.has_district(self.seat, self.district):
            return [ClosedOption(CONFISCATE, "standing", {})]
        return [] if game.may_be_built(self.seat, self.district) else [ClosedOption(CONFISCATE, "forbidden", {})]

    def why_not(self, game: "Citadels", action: i64) -> str:
        if game.marked_by(SIGNED_WARRANT, game.rank_of(self.acting)) == NOBODY:
            return "the warrant is not the signed one"
        return f"the city of seat {self.seat} may not have the {DISTRICT_NAMES[self.district]}"

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == PASS:
            game.stand(self.victim, self.acting, self.district, self.gold)
            return
        # Ruling R57: now that the signed warrant was turned over, everybody knows that the others are blank.
        game.lift(SIGNED_WARRANT)
        game.lift(WARRANT)
        game.gain(self.victim, self.gold)
        game.spent -= self.gold
        game.place(self.seat, self.district)
        if game.heard:
            game.emit(DistrictConfiscated(self.seat, self.victim, self.district, self.gold))
        game.settle(self.seat, self.district, NOBODY)

    def to_dict(self) -> Fields:
        return {
            "seat": self.seat,
            "victim": self.victim,
            "acting": self.acting,
            "district": self.district,
            "gold": self.gold,
        }

    def lack(self, game: "Citadels") -> str:
        if warrant_by(game, game.called) != self.seat:
            return "a warrant by its seat"
        lack = lack_of_site(game, self.district)
        return lack or ("" if self.gold <= game.spent else "its gold to be part of what was 'spent'")
