"""A turn that is no card's: the dice, the order of payments, building."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision
from twocities.core.fields import Fields
from twocities.machikoro.actions import BUILD, KEEP, PASS, REROLL, ROLL
from twocities.machikoro.events import NothingBuilt, TurnBegan
from twocities.machikoro.ids import BUILDING, DICE, MOST_SEATS, PURPLE, REROLL_OR_KEEP, ROLLING
from twocities.machikoro.seat_step import SeatStep

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

TURNS_BEGAN: Final = vec[TurnBegan]([TurnBegan(seat, False) for seat in range(MOST_SEATS)])
"""Frequent events, ready-made for each seat."""
EXTRA_TURNS_BEGAN: Final = vec[TurnBegan]([TurnBegan(seat, True) for seat in range(MOST_SEATS)])
BUILDS_DECLINED: Final = vec[NothingBuilt]([NothingBuilt(seat, True) for seat in range(MOST_SEATS)])
BUILDS_BEYOND_MEANS: Final = vec[NothingBuilt]([NothingBuilt(seat, False) for seat in range(MOST_SEATS)])


@final
@mypyc_attr(acyclic=True)
class BeginTurn(SeatStep):
    """Puts `seat` on turn."""

    name: ClassVar[str] = "begin_turn"
    leads_on: ClassVar[bool] = True
    comes_after_roll: ClassVar[bool] = False

    def __init__(self, seat: i64 = 0, extra: i64 = 0) -> None:
        super().__init__(seat)
        self.extra = extra

    def run(self, game: "MachiKoro") -> None:
        begin_turn(game, self.seat, self.extra)

    def flaw(self, game: "MachiKoro") -> str:
        return flaw_of_flag("extra", self.extra)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "extra": self.extra}


def begin_turn(game: "MachiKoro", seat: i64, extra: i64) -> None:
    """Put a seat on turn; a die falls at once unless the seat may choose how many, or is to roll it itself."""
    game.turn = seat
    if game.heard:
        game.emit(EXTRA_TURNS_BEGAN[seat] if extra else TURNS_BEGAN[seat])
    if game.owned_set(seat) & game.rules.dice_set and game.dice_limit(seat) > 1:
        game.push(CHOICES_OF_DICE[seat])
    elif game.rules.asks_roll:
        game.push(ROLLS[seat])
    else:
        first_roll(game, seat, 1)


@final
@mypyc_attr(acyclic=True)
class ChooseDice(SeatStep):
    """Asks `seat` whether to roll one die or two."""

    name: ClassVar[str] = "choose_dice"
    leads_on: ClassVar[bool] = True
    comes_after_roll: ClassVar[bool] = False

    def ask(self, game: "MachiKoro") -> Decision | None:
        return DICE_QUESTIONS[self.seat]

    def choose(self, game: "MachiKoro", action: i64) -> None:
        first_roll(game, self.seat, action - ROLL + 1)


@final
@mypyc_attr(acyclic=True)
class AskRoll(SeatStep):
    """Asks `seat` to roll its one die; it has no other choice."""

    name: ClassVar[str] = "ask_roll"
    leads_on: ClassVar[bool] = True
    comes_after_roll: ClassVar[bool] = False

    def ask(self, game: "MachiKoro") -> Decision | None:
        return ROLL_QUESTIONS[self.seat]

    def why_not(self, game: "MachiKoro", action: i64) -> str:
        return f"seat {self.seat} may roll one die only"

    def choose(self, game: "MachiKoro", action: i64) -> None:
        first_roll(game, self.seat, 1)


def first_roll(game: "MachiKoro", seat: i64, dice: i64) -> None:
    """Roll for the first time in a turn; the dice count at once unless they may be rolled again."""
    game.roll(seat, dice, again=False)
    if game.owned_set(seat) & game.rules.reroll_set and game.may_reroll(seat):
        game.push(OFFERS_OF_REROLL[seat])
    else:
        count_dice(game, seat)


@final
@mypyc_attr(acyclic=True)
class OfferReroll(SeatStep):
    """Asks `seat`, who has seen the dice, whether to roll them again."""

    name: ClassVar[str] = "offer_reroll"
    leads_on: ClassVar[bool] = True

    def ask(self, game: "MachiKoro") -> Decision | None:
        return REROLL_QUESTIONS[self.seat]

    def choose(self, game: "MachiKoro", action: i64) -> None:
        if action == REROLL:
            game.roll(self.seat, 2 if game.second_die else 1, again=True)
        count_dice(game, self.seat)


def count_dice(game: "MachiKoro", seat: i64) -> None:
    """Settle the dice, after whatever the landmarks of `seat` do between the roll and the payments."""
    if game.owned_set(seat) & game.rules.roll_set:
        game.push(Settle(seat))
        for landmark in game.rules.roll_landmarks:
            if game.owned(seat, landmark.id):
                landmark.when_rolled(game, seat)
    else:
        settle(game, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Settle(SeatStep):
    """Lets the dice of `seat` count."""

    name: ClassVar[str] = "settle"
    leads_on: ClassVar[bool] = True

    def run(self, game: "MachiKoro") -> None:
        settle(game, self.seat)


def settle(game: "MachiKoro", seat: i64) -> None:
    """Settle the dice: `seat` pays the red cards of the others, then everybody earns."""
    # Ruling M4: an Amusement Park that is built later in this turn was not there when the dice fell.
    if game.owned_set(seat) & game.rules.turn_set and game.has_extra_turn(seat):
        game.push(EXTRA_BUILDS[seat])
    else:
        game.push(BUILDS[seat])
    answers = game.rules.answers_to(game.first_die + game.second_die + game.added)
    if len(answers.reds):
        for other in game.opponents_backwards(seat):
            for card in answers.reds:
                if game.owned(other, card):
                    game.charge(seat, other, card)
    for card in answers.blues:
        for other in game.seats_from(seat):
            if game.owned(other, card):
                game.earn(other, card)
    for card in answers.greens:
        if game.owned(seat, card):
            game.earn(seat, card)
    for card in answers.purples:
        if game.owned(seat, card):
            game.push(Activate(seat, card))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Activate(SeatStep):
    """Lets the purple `card` of `seat` do what it does."""

    name: ClassVar[str] = "activate"

    def __init__(self, seat: i64 = 0, card: i64 = 0) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, game: "MachiKoro") -> None:
        game.activate(self.seat, self.card)

    def flaw(self, game: "MachiKoro") -> str:
        card = game.rules.catalog.cards[self.card]
        if card.colour != PURPLE or not game.owned(self.seat, self.card):
            return f"Seat {self.seat} has no {card.name} to activate."
        return super().flaw(game)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "card": self.card}


@final
@mypyc_attr(acyclic=True)
class Build(SeatStep):
    """Asks `seat` what to build; after that it is the next seat's turn, or its own again."""

    name: ClassVar[str] = "build"
    leads_on: ClassVar[bool] = True

    def __init__(self, seat: i64 = 0, again: i64 = 0) -> None:
        super().__init__(seat)
        self.again = again

    def ask(self, game: "MachiKoro") -> Decision | None:
        cards = game.buildable(self.seat)
        if not cards:
            return None
        buffer = game.rules.buffer
        buffer.add_cards(cards, BUILD)
        buffer.add(PASS)
        return Decision(self.seat, BUILDING, buffer.options())

    def choose(self, game: "MachiKoro", action: i64) -> None:
        if action != PASS:
            game.build(self.seat, action - BUILD)
        elif game.heard:
            game.emit(BUILDS_DECLINED[self.seat])
        if not game.has_all_landmarks(self.seat):
            self.go_on(game)

    def run(self, game: "MachiKoro") -> None:
        if game.heard:
            game.emit(BUILDS_BEYOND_MEANS[self.seat])
        self.go_on(game)

    def go_on(self, game: "MachiKoro") -> None:
        """Begin the next turn."""
        if self.again:
            begin_turn(game, self.seat, 1)
        elif self.seat < game.seats - 1:
            begin_turn(game, self.seat + 1, 0)
        else:
            begin_turn(game, 0, 0)

    def flaw(self, game: "MachiKoro") -> str:
        return flaw_of_flag("again", self.again) or super().flaw(game)

    def to_dict(self) -> Fields:
        return {"seat": self.seat, "again": self.again}


def flaw_of_flag(field: str, value: i64) -> str:
    """Say what is wrong with a field that says yes or no."""
    return "" if value in (0, 1) else f"'{field}' of a step is 0 or 1, not {value}."


TURN_STEPS: Final[list[type[SeatStep]]] = [BeginTurn, ChooseDice, AskRoll, OfferReroll, Settle, Activate, Build]

# Steps and questions never change, so those of every turn are made once.
TURNS: Final = vec[BeginTurn]([BeginTurn(seat) for seat in range(MOST_SEATS)])
CHOICES_OF_DICE: Final = vec[ChooseDice]([ChooseDice(seat) for seat in range(MOST_SEATS)])
ROLLS: Final = vec[AskRoll]([AskRoll(seat) for seat in range(MOST_SEATS)])
OFFERS_OF_REROLL: Final = vec[OfferReroll]([OfferReroll(seat) for seat in range(MOST_SEATS)])
BUILDS: Final = vec[Build]([Build(seat) for seat in range(MOST_SEATS)])
EXTRA_BUILDS: Final = vec[Build]([Build(seat, 1) for seat in range(MOST_SEATS)])
DICE_QUESTIONS: Final = vec[Decision]([Decision(seat, DICE, vec[i64]([ROLL, ROLL + 1])) for seat in range(MOST_SEATS)])
ROLL_QUESTIONS: Final = vec[Decision]([Decision(seat, ROLLING, vec[i64]([ROLL])) for seat in range(MOST_SEATS)])
REROLL_QUESTIONS: Final = vec[Decision](
    [Decision(seat, REROLL_OR_KEEP, vec[i64]([KEEP, REROLL])) for seat in range(MOST_SEATS)]
)
