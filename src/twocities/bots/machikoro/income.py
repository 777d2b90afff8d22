"""Weighs cards of Machi Koro by expected income, and options by how near they bring the last landmark."""

from typing import Final

from twocities.core.decision import Decision
from twocities.machikoro.actions import BUILD, COLLECT, DEMAND_CARD, OFFER_CARD, PASS, REROLL, ROLL
from twocities.machikoro.cards import Establishment
from twocities.machikoro.catalog import BLUES, GREENS, LANDMARKS, PURPLES, REDS
from twocities.machikoro.establishments.business_center import demands
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import AMUSEMENT_PARK, DEMAND, DICE, ESTABLISHMENTS, OFFER, REROLL_OR_KEEP, RIVAL

CHANCES: Final = [
    [1 / 6 if 1 <= roll <= 6 else 0.0 for roll in range(13)],
    [(6 - abs(roll - 7)) / 36 if roll >= 2 else 0.0 for roll in range(13)],
]
"""How likely each sum is, with one die and with two."""

PURPLE_SHARE: Final = 0.4
"""What a purple card brings when it is rolled, as a share of its price."""


def value(game: MachiKoro, decision: Decision, action: int) -> float:
    """Value an option in a game that agrees with the view."""
    seat = decision.seat
    if decision.topic == DICE:
        return turn_income(game, seat, action - ROLL + 1)
    if decision.topic == REROLL_OR_KEEP:
        dice = 2 if game.second_die else 1
        if action == REROLL:
            return mean(game, seat, seat, dice)
        again = turn_income(game, seat, dice) if game.has_extra_turn(seat) else 0.0
        return earned(game, seat, seat, game.first_die + game.second_die) + again
    if decision.topic == RIVAL:
        return min(game.coins[action - COLLECT], 5) + game.landmarks_built(action - COLLECT) / 10
    if decision.topic == DEMAND:
        return after_exchange(game, seat, decision.about, action)
    if decision.topic == OFFER and action != PASS:
        card = action - OFFER_CARD
        return max(after_exchange(game, seat, card, demand) for demand in demands(game, seat, card))
    return -turns_to_go(game, seat) if action == PASS else after_building(game, seat, action - BUILD)


def after_building(game: MachiKoro, seat: int, card: int) -> float:
    """Value the table with one more card in the own city."""
    twin = game.clone()
    twin.build(seat, card)
    return -turns_to_go(twin, seat)


def after_exchange(game: MachiKoro, seat: int, card: int, demand: int) -> float:
    """Value the table after an exchange."""
    twin = game.clone()
    other, wanted = divmod(demand - DEMAND_CARD, ESTABLISHMENTS)
    twin.exchange(seat, card, other, wanted)
    return -turns_to_go(twin, seat)


def turns_to_go(game: MachiKoro, seat: int) -> float:
    """Estimate how many turns a seat needs for the landmarks that it lacks."""
    lacking = [landmark.price for landmark in LANDMARKS if not game.owned(seat, landmark.id)]
    income = max(turn_income(game, seat, dice + 1) for dice in range(game.dice_limit(seat)))
    for other in game.opponents(seat):
        income += mean(game, seat, other, game.dice_limit(other))
    return len(lacking) + max(sum(lacking) - game.coins[seat], 0) / max(income, 0.1)


def turn_income(game: MachiKoro, seat: int, dice: int) -> float:
    """Expect what a turn with so many dice brings, landmarks included."""
    income = mean(game, seat, seat, dice)
    if game.may_reroll(seat):
        income = mean(game, seat, seat, dice, least=income)
    return income * 6 / 5 if dice == 2 and game.owned(seat, AMUSEMENT_PARK) else income


def mean(game: MachiKoro, seat: int, roller: int, dice: int, least: float = -99.0) -> float:
    """Expect what one roll brings a seat, if it need not take less than `least`."""
    chances = CHANCES[dice - 1]
    return sum(chances[roll] * max(earned(game, seat, roller, roll), least) for roll in range(1, 13) if chances[roll])


def earned(game: MachiKoro, seat: int, roller: int, roll: int) -> float:
    """Count what a roll brings a seat, on its own turn or another's."""
    coins = paid(game, seat, BLUES[roll])
    if seat != roller:
        return coins + min(game.coins[roller], paid(game, seat, REDS[roll]))
    coins += paid(game, seat, GREENS[roll])
    coins -= min(game.coins[seat], sum(paid(game, other, REDS[roll]) for other in game.opponents(seat)))
    return coins + sum(PURPLE_SHARE * card.price for card in PURPLES[roll] if game.owned(seat, card.id))


def paid(game: MachiKoro, owner: int, cards: list[Establishment]) -> int:
    """Count what an owner is due for all copies of some establishments."""
    coins = 0
    for card in cards:
        if copies := game.owned(owner, card.id):
            coins += copies * (card.income(game, owner) + game.bonus(owner, card))
    return coins
