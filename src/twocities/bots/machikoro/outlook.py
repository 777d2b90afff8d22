"""What the dice will bring a city of Machi Koro, and how many turns its last landmark is away."""

from typing import Final

from twocities.machikoro.catalog import CATALOG, LANDMARKS
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import AMUSEMENT_PARK, BLUE, CARDS, ESTABLISHMENTS, GREEN, RED, STADIUM, TV_STATION

ROLLS: Final = 13
"""One more than the highest roll."""

CHANCES: Final = [
    [1 / 6 if 1 <= roll <= 6 else 0.0 for roll in range(ROLLS)],
    [(6 - abs(roll - 7)) / 36 if roll >= 2 else 0.0 for roll in range(ROLLS)],
]
"""How likely each sum is, with one die and with two."""

LEAST_INCOME: Final = 0.1


class Payouts:
    """What each roll pays the owner of a city: on every turn, on the own one alone, and out of others' coins."""

    def __init__(self, game: MachiKoro, owner: int) -> None:
        self.always = [0.0] * ROLLS
        self.own = [0.0] * ROLLS
        self.taken = [0.0] * ROLLS
        first = owner * CARDS
        for card in range(ESTABLISHMENTS):
            copies = game.cities[first + card]
            if not copies:
                continue
            establishment = CATALOG[card]
            colour = establishment.colour
            if colour == BLUE:
                table = self.always
            elif colour == RED:
                table = self.taken
            else:
                table = self.own
            coins = 0.0
            if colour in (BLUE, RED, GREEN):
                coins = float(copies * (establishment.income(game, owner) + game.bonus(owner, establishment)))
            else:
                coins = purple_coins(game, card)
            for roll in establishment.rolls:
                table[roll] += coins


def purple_coins(game: MachiKoro, card: int) -> float:
    """Guess what a purple card brings when it is rolled."""
    if card == STADIUM:
        return 1.6 * int(game.seats - 1)
    if card == TV_STATION:
        return 2.0 + 0.6 * int(game.seats - 1)
    return 2.0


class Outlook:
    """How a seat stands; what the others' cities do to it is found once."""

    def __init__(self, game: MachiKoro, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.due = [0.0] * ROLLS
        """What the own rolls cost, if there are coins enough."""
        for other in range(game.seats):
            if other != seat:
                taken = Payouts(game, other).taken
                for roll in range(1, ROLLS):
                    self.due[roll] += taken[roll]

    def turns(self) -> float:
        """Estimate how many turns the seat needs for the landmarks that it lacks."""
        game = self.game
        price = 0
        lacking = 0
        for landmark in LANDMARKS:
            if not game.cities[self.seat * CARDS + landmark.id]:
                price += landmark.price
                lacking += 1
        return lacking + max(price - game.coins[self.seat], 0) / max(self.income(), LEAST_INCOME)

    def income(self) -> float:
        """Expect what a whole round brings."""
        game = self.game
        payouts = Payouts(game, self.seat)
        coins = self.turn_income(payouts, 1)
        if game.dice_limit(self.seat) > 1:
            coins = max(coins, self.turn_income(payouts, 2))
        for other in range(game.seats):
            if other != self.seat:
                chances = CHANCES[game.dice_limit(other) - 1]
                most = game.coins[other]
                for roll in range(1, ROLLS):
                    coins += chances[roll] * (payouts.always[roll] + min(payouts.taken[roll], most))
        return coins

    def turn_income(self, payouts: Payouts, dice: int) -> float:
        """Expect what an own turn with so many dice brings, landmarks included."""
        coins = self.mean(payouts, dice, -99.0)
        if self.game.may_reroll(self.seat):
            coins = self.mean(payouts, dice, coins)
        return coins * 6 / 5 if dice == 2 and self.game.owned(self.seat, AMUSEMENT_PARK) else coins

    def mean(self, payouts: Payouts, dice: int, least: float) -> float:
        """Expect what one own roll brings, if it need not be less than `least`."""
        chances = CHANCES[dice - 1]
        coins = 0.0
        for roll in range(1, ROLLS):
            if chances[roll]:
                coins += chances[roll] * max(self.earned(payouts, roll), least)
        return coins

    def earned(self, payouts: Payouts, roll: int) -> float:
        """Count what an own roll brings, less what the others take."""
        return payouts.always[roll] + payouts.own[roll] - min(self.game.coins[self.seat], self.due[roll])
