"""A guest: a character from the box that acts beside the own one for a turn."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.actions import PASS, TAKE_INCOME
from twocities.citadels.catalog import CHARACTER_CATALOG, TYPES_OF
from twocities.citadels.events import GuestDrawn, GuestJoined
from twocities.citadels.ids import ACTING_AS_GUEST, BUILT_UNPAID, NOBODY, PASSED, USES
from twocities.citadels.phases.turn import (
    Turn,
    brought_by,
    forget_pass,
    guest_must_act,
    has_income,
    swap_guest_uses,
    take_income,
)
from twocities.citadels.step import CitadelsStep
from twocities.core.decision import Decision
from twocities.core.fields import Fields

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels


def possible_guests(game: "Citadels", with_joined: bool = False) -> vec[i64]:
    """List the characters in the box that may be guests, or those of which one can be acting as a guest now."""
    return vec[i64](
        [
            character
            for character in game.rules.box
            if character not in game.cast
            and (with_joined or (character not in game.next_cast and character != game.joined))
            and CHARACTER_CATALOG[character].may_be_guest()
        ]
    )


def draw_guest(game: "Citadels", seat: i64) -> None:
    """Draw a character from the box that is to be a guest, seen by a seat alone."""
    others = possible_guests(game)
    game.guest = others[game.rng.below(len(others))]
    if game.heard:
        game.emit(GuestDrawn(seat, game.guest))


def has_guest(game: "Citadels", turn: Turn) -> bool:
    """Say whether a guest can join now, or has something to do."""
    if game.joined == NOBODY:
        # Ruling R122: a ban on building holds for the whole turn, so nothing may have been built before.
        has_built = game.paid_builds > 0 or game.used >> BUILT_UNPAID & 1 == 1
        return game.guest != NOBODY and (not has_built or CHARACTER_CATALOG[game.guest].may_build())
    # Ruling R168: a guest who has passed waits until something else was done, unless it has a duty.
    if has_passed(game) and not guest_must_act(game):
        return False
    return len(guest_options(game, turn)) > 0


def has_passed(game: "Citadels") -> bool:
    """Say whether the guest has passed, and nothing was done since."""
    return game.used >> USES + PASSED & 1 == 1


def welcome(game: "Citadels", turn: Turn) -> None:
    """Let the guest join, and act."""
    game.push(ActAsGuest(turn.seat, turn.acting))
    if game.joined == NOBODY:
        game.joined = game.guest
        game.guest = NOBODY
        if game.heard:
            game.emit(GuestJoined(turn.seat, game.joined))
        free_builds(game)
        CHARACTER_CATALOG[game.joined].when_joining(game, turn.seat)
        if game.gathered:
            CHARACTER_CATALOG[game.joined].after_gathering(game, turn.seat)


def free_builds(game: "Citadels") -> None:
    """Give back what was used up of the building limit by districts that do not count beside the guest."""
    # Ruling R122: what the guest allows holds for the whole turn, whatever was built before.
    guest = CHARACTER_CATALOG[game.joined]
    counting = vec[i64]([district for district in game.built if guest.counts_toward_limit(TYPES_OF[district])])
    game.builds -= len(game.built) - len(counting)
    game.built = counting


def guest_options(game: "Citadels", turn: Turn) -> vec[i64]:
    """List what the guest can do now."""
    guest = CHARACTER_CATALOG[game.joined]
    swap_guest_uses(game)
    options = vec[i64]([TAKE_INCOME]) if has_income(game, turn.seat, guest) else vec[i64]()
    options = extend(options, guest.powers(game, turn))
    swap_guest_uses(game)
    return options


@mypyc_attr(acyclic=True, free_list_len=1)
class ActAsGuest(CitadelsStep):
    """Asks `seat` for one thing that the guest does, if it can do anything, or to pass."""

    name: ClassVar[str] = "act_as_guest"

    def __init__(self, seat: i64 = 0, acting: i64 = 0) -> None:
        self.seat = seat
        self.acting = acting

    def ask(self, game: "Citadels") -> Decision | None:
        options = guest_options(game, Turn(self.seat, self.acting))
        if not options:
            return None
        if not has_passed(game):
            options = append(options, PASS)
        return Decision(self.seat, ACTING_AS_GUEST, options, game.joined)

    def choose(self, game: "Citadels", action: i64) -> None:
        if action == PASS:
            game.used |= 1 << USES + PASSED
            return
        forget_pass(game)
        turn = Turn(self.seat, self.acting)
        swap_guest_uses(game)
        if action == TAKE_INCOME:
            take_income(game, turn, CHARACTER_CATALOG[game.joined])
        else:
            CHARACTER_CATALOG[game.joined].use(game, turn, action)
        swap_guest_uses(game)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "acting": self.acting}

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        return CHARACTER_CATALOG[game.joined].price_of(game, action)

    def brings(self, game: "Citadels", action: i64) -> Fields:
        return brought_by(game, Turn(self.seat, self.acting), CHARACTER_CATALOG[game.joined], action)

    def lack(self, game: "Citadels") -> str:
        return "" if game.joined != NOBODY else "a guest who has 'joined'"
