"""A turn that is no card's: the dice, the order of payments, building."""

from typing import TYPE_CHECKING, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision, packed
from twocities.core.fields import Fields
from twocities.core.step import Step
from twocities.machikoro.actions import BUILD, KEEP, PASS, REROLL, ROLL
from twocities.machikoro.catalog import BLUES, CATALOG, GREENS, PURPLES, REDS
from twocities.machikoro.events import NothingBuilt, TurnBegan
from twocities.machikoro.ids import BUILDING, DICE, REROLL_OR_KEEP

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginTurn(Step):
    """Puts `seat` on turn."""

    name: ClassVar[str] = "begin_turn"

    def __init__(self, seat: int = 0, extra: int = 0) -> None:
        self.seat = seat
        self.extra = extra

    def run(self, game: "MachiKoro") -> None:
        game.turn = self.seat
        if game.heard:
            game.events.append(TurnBegan(self.seat, self.extra > 0))
        if game.dice_limit(self.seat) > 1:
            game.push(ChooseDice(self.seat))
        else:
            first_roll(game, self.seat, 1)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "extra": self.extra}


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseDice(Step):
    """Asks `seat` whether to roll one die or two."""

    name: ClassVar[str] = "choose_dice"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "MachiKoro") -> Decision | None:
        return Decision(self.seat, DICE, vec[i64]([ROLL, ROLL + 1]))

    def choose(self, game: "MachiKoro", action: i64) -> None:
        first_roll(game, self.seat, action - ROLL + 1)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}


def first_roll(game: "MachiKoro", seat: int, dice: int) -> None:
    """Roll for the first time in a turn; the dice count at once unless they may be rolled again."""
    game.roll(seat, dice, again=False)
    if game.may_reroll(seat):
        game.push(OfferReroll(seat))
    else:
        settle(game, seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferReroll(Step):
    """Asks `seat`, who has seen the dice, whether to roll them again."""

    name: ClassVar[str] = "offer_reroll"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def ask(self, game: "MachiKoro") -> Decision | None:
        return Decision(self.seat, REROLL_OR_KEEP, vec[i64]([KEEP, REROLL]))

    def choose(self, game: "MachiKoro", action: i64) -> None:
        if action == REROLL:
            game.roll(self.seat, 2 if game.second_die else 1, again=True)
        settle(game, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat}


def settle(game: "MachiKoro", seat: int) -> None:
    """Settle the dice: `seat` pays the red cards of the others, then everybody earns."""
    roll = game.first_die + game.second_die
    # Ruling M4: an Amusement Park that is built later in this turn was not there when the dice fell.
    game.push(Build(seat, 1 if game.has_extra_turn(seat) else 0))
    if REDS[roll]:
        for distance in range(1, game.seats):
            for card in REDS[roll]:
                game.charge(seat, (seat - distance) % game.seats, card)
    for card in BLUES[roll]:
        for distance in range(game.seats):
            game.earn((seat + distance) % game.seats, card)
    for card in GREENS[roll]:
        game.earn(seat, card)
    for card in reversed(PURPLES[roll]):
        if game.owned(seat, card.id):
            game.push(Activate(seat, card.id))


@mypyc_attr(acyclic=True, free_list_len=1)
class Activate(Step):
    """Lets the purple `card` of `seat` do what it does."""

    name: ClassVar[str] = "activate"

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        self.seat = seat
        self.card = card

    def run(self, game: "MachiKoro") -> None:
        CATALOG[self.card].activate(game, self.seat)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card}


@mypyc_attr(acyclic=True, free_list_len=1)
class Build(Step):
    """Asks `seat` what to build; after that it is the next seat's turn, or its own again."""

    name: ClassVar[str] = "build"

    def __init__(self, seat: int = 0, again: int = 0) -> None:
        self.seat = seat
        self.again = again

    def ask(self, game: "MachiKoro") -> Decision | None:
        options = game.buildable(self.seat)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, BUILDING, packed(options))

    def choose(self, game: "MachiKoro", action: i64) -> None:
        game.push(self.next_turn(game))
        if action != PASS:
            game.build(self.seat, action - BUILD)
        elif game.heard:
            game.events.append(NothingBuilt(self.seat, able=True))

    def run(self, game: "MachiKoro") -> None:
        game.push(self.next_turn(game))
        if game.heard:
            game.events.append(NothingBuilt(self.seat, able=False))

    def next_turn(self, game: "MachiKoro") -> BeginTurn:
        """Say whose turn follows."""
        return BeginTurn(self.seat if self.again else (self.seat + 1) % game.seats, self.again)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "again": self.again}
