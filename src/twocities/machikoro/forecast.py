"""What each roll would bring everybody now: every one is played on a copy of the table, up to building."""

from typing import TYPE_CHECKING, Final

from twocities.core.decision import Decision
from twocities.core.forecast import Forecast, Outcome, Payment, Prospect
from twocities.core.game import drop, next_step
from twocities.core.step import Step
from twocities.machikoro.actions import PASS
from twocities.machikoro.card_sets import bit
from twocities.machikoro.events import CoinsEarned, CoinsTaken
from twocities.machikoro.ids import BUILDING
from twocities.machikoro.rules import FACES, TWO_DICE
from twocities.machikoro.turn import Build

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

SUMS: Final = range(1, TWO_DICE + 1)
"""What one die or two may show together."""

SUMS_OF_TWO: Final = [first + second for first in FACES for second in FACES]
WAYS: Final = [[FACES.count(roll), SUMS_OF_TWO.count(roll)] for roll in SUMS]
"""For each sum: in how many rolls of one die, and of two dice, it falls."""


def forecast(game: "MachiKoro") -> list[Forecast]:
    """Say for each seat what its rolls would bring; nothing once the game is over."""
    if game.decision is None:
        return []
    return [
        Forecast(
            seat,
            int(game.dice_limit(seat)),
            [Outcome(roll, ways, payments(game, seat, roll)) for roll, ways in zip(SUMS, WAYS, strict=True)],
        )
        for seat in range(game.seats)
    ]


def prospects(game: "MachiKoro") -> list[Prospect]:
    """Say for each card that the seat on turn may build what its rolls would bring with it."""
    decision = game.decision
    if decision is None or decision.topic != BUILDING:
        return []
    buildable = game.buildable(decision.seat)
    return [prospect(game, decision.seat, card.id) for card in game.rules.cards if buildable & bit(card.id)]


def prospect(game: "MachiKoro", seat: int, card: int) -> Prospect:
    """Say what the rolls of a seat would bring if it owned one more card, and had as many coins as now."""
    twin = game.clone()
    twin.add_card(seat, card)
    coins = [net(payments(twin, seat, roll), seat) for roll in SUMS]
    return Prospect(game.rules.catalog.names[card], int(twin.dice_limit(seat)), coins)


def net(paid: list[Payment], seat: int) -> int:
    """Sum up what a seat gains and loses."""
    return sum(each.coins for each in paid if each.seat == seat) - sum(
        each.coins for each in paid if each.victim == seat
    )


def payments(game: "MachiKoro", seat: int, roll: int) -> list[Payment]:
    """List what a roll of a seat would pay, in the order of the rules."""
    twin = game.clone()
    twin.turn = seat
    after = twin.after_roll(min(roll, len(FACES)), max(roll - len(FACES), 0))
    step = next_step(after)
    while step is not None and not isinstance(step, Build):
        decision = step.ask(after)
        drop(after)
        if decision is None:
            step.run(after)
        else:
            step.choose(after, likely_answer(after, step, decision))
        step = next_step(after)
    names = game.rules.catalog.names
    paid: list[Payment] = []
    for event in after.events:
        if isinstance(event, CoinsEarned):
            paid.append(Payment(event.seat, None, names[event.card], event.coins))
        elif isinstance(event, CoinsTaken):
            paid.append(Payment(event.seat, event.victim, names[event.card], event.coins))
    return [each for each in paid if each.coins]


def likely_answer(game: "MachiKoro", step: Step, decision: Decision) -> int:
    """Guess what a seat chooses: nothing where it may pass, else what brings it most coins at once."""
    if PASS in decision.actions:
        return PASS

    def coins_after(action: int) -> int:
        twin = game.clone()
        twin.events = []  # a copy shares the empty list of all that are silent until it is told of a choice
        step.choose(twin, action)
        return int(twin.coins_of(decision.seat))

    return max(decision.actions, key=coins_after)
