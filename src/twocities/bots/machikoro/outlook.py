"""What the dice will bring a city of Machi Koro, and how many turns its last landmark is away."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from twocities.machikoro.card_sets import bit
from twocities.machikoro.cards import Establishment
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import BLUE, RED

HIGHEST: Final = 12
"""What two dice show at most."""

HIGHEST_OF: Final = vec[i64]([6, HIGHEST])
"""What one die shows at most, and what two do."""

CHANCES: Final = vec[vec[float]](
    [
        vec[float]([1 / 6 if 1 <= roll <= 6 else 0.0 for roll in range(HIGHEST + 1)]),
        vec[float]([(6 - abs(roll - 7)) / 36 if roll >= 2 else 0.0 for roll in range(HIGHEST + 1)]),
    ]
)
"""How likely each sum is, with one die and with two."""

LEAST_INCOME: Final = 0.1


@final
class Payouts:
    """What each roll pays the owner of a city: on every turn, on the own one alone, and out of others' coins."""

    def __init__(self, game: MachiKoro, owner: i64) -> None:
        rolls = len(game.rules.answers)
        self.always = vec[float]([0.0] * rolls)
        self.own = vec[float]([0.0] * rolls)
        self.taken = vec[float]([0.0] * rolls)
        self.count(game, owner)

    def count(self, game: MachiKoro, owner: i64) -> None:
        """Count anew, for a city that has changed or for another one."""
        always = self.always
        own = self.own
        taken = self.taken
        roll: i64
        for roll in range(len(own)):
            always[roll] = 0.0
            own[roll] = 0.0
            taken[roll] = 0.0
        owned = game.owned_set(owner)
        for card in game.rules.sold:
            if owned & bit(card.id):
                coins = card.worth(game, owner)
                if card.colour == BLUE:
                    table = always
                elif card.colour == RED:
                    table = taken
                else:
                    table = own
                for roll in card.rolls:
                    table[roll] += coins


@final
class Outlook:
    """How a seat stands; what the others' cities do to it is found once."""

    def __init__(self, game: MachiKoro, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.payouts = Payouts(game, seat)
        self.due = vec[float]([0.0] * (HIGHEST + 1))
        """What the own rolls cost, if there are coins enough."""
        for other in game.opponents(seat):
            owned = game.owned_set(other)
            for card in game.rules.reds:
                if owned & bit(card.id):
                    self.owe(card, card.worth(game, other))

    def owe(self, card: Establishment, coins: float) -> None:
        """Count what a red establishment of another city takes from the seat."""
        for roll in card.rolls:
            if roll <= HIGHEST:
                self.due[roll] += coins

    def turns(self) -> float:
        """Estimate how many turns the seat needs for the landmarks that it lacks."""
        game = self.game
        price: i64 = -game.coins_of(self.seat)
        lacking: i64 = 0
        owned = game.owned_set(self.seat)
        for landmark in game.rules.landmarks:
            if not owned & bit(landmark.id):
                price += landmark.price
                lacking += 1
        if price <= 0:
            return float(int(lacking))
        return int(lacking) + int(price) / max(self.income(), LEAST_INCOME)

    def income(self) -> float:
        """Expect what a whole round brings."""
        game = self.game
        payouts = self.payouts
        payouts.count(game, self.seat)
        coins = self.turn_income(payouts, 1)
        if game.dice_limit(self.seat) > 1:
            coins = max(coins, self.turn_income(payouts, 2))
        always = payouts.always
        taken = payouts.taken
        roll: i64
        for other in range(game.seats):
            if other != self.seat:
                dice = game.dice_limit(other)
                chances = CHANCES[dice - 1]
                most = float(int(game.coins_of(other)))
                for roll in range(1, HIGHEST_OF[dice - 1] + 1):
                    coins += chances[roll] * (always[roll] + min(taken[roll], most))
        return coins

    def turn_income(self, payouts: Payouts, dice: i64) -> float:
        """Expect what an own turn with so many dice brings, landmarks included."""
        coins = self.mean(payouts, dice, -99.0)
        if self.game.may_reroll(self.seat):
            coins = self.mean(payouts, dice, coins)
        if self.game.owned_set(self.seat) & self.game.rules.turn_set:
            odds = self.game.turn_odds(self.seat, dice)
            coins = coins * odds.rolls / odds.last
        return coins

    def mean(self, payouts: Payouts, dice: i64, least: float) -> float:
        """Expect what one own roll brings, if it need not be less than `least`."""
        chances = CHANCES[dice - 1]
        always = payouts.always
        own = payouts.own
        due = self.due
        most = float(int(self.game.coins_of(self.seat)))
        coins = 0.0
        roll: i64
        for roll in range(dice, HIGHEST_OF[dice - 1] + 1):
            coins += chances[roll] * max(always[roll] + own[roll] - min(most, due[roll]), least)
        return coins

    def earned(self, payouts: Payouts, roll: i64) -> float:
        """Count what an own roll brings, less what the others take."""
        return payouts.always[roll] + payouts.own[roll] - min(float(int(self.game.coins_of(self.seat))), self.due[roll])
