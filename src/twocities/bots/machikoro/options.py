"""What each option of a decision is worth to a player of Machi Koro who knows the game."""

from twocities.bots.machikoro.outlook import Outlook, Payouts
from twocities.core.decision import Decision
from twocities.machikoro.actions import BUILD, COLLECT, DEMAND_CARD, OFFER_CARD, PASS, REROLL, ROLL
from twocities.machikoro.catalog import PRICES
from twocities.machikoro.establishments.business_center import demands
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import CARDS, DEMAND, DICE, ESTABLISHMENTS, OFFER, REROLL_OR_KEEP, RIVAL


def option_values(game: MachiKoro, decision: Decision) -> list[float]:
    """Value every option in a game that agrees with the view; the game is left as it was."""
    outlook = Outlook(game, decision.seat)
    return [value(game, outlook, decision, action) for action in decision.actions]


def value(game: MachiKoro, outlook: Outlook, decision: Decision, action: int) -> float:
    """Value an option: coins where only coins differ, else how few turns the last landmark is away."""
    seat = decision.seat
    topic = decision.topic
    if topic == DICE:
        return outlook.turn_income(Payouts(game, seat), action - ROLL + 1)
    if topic == REROLL_OR_KEEP:
        return roll_value(game, outlook, action)
    if topic == RIVAL:
        return min(game.coins[action - COLLECT], 5) + game.landmarks_built(action - COLLECT) / 10
    if action == PASS:
        return -outlook.turns()
    if topic == DEMAND:
        return after_exchange(game, seat, decision.about, action)
    if topic == OFFER:
        card = action - OFFER_CARD
        return max([after_exchange(game, seat, card, demand) for demand in demands(game, seat, card)])
    return after_building(game, outlook, action - BUILD)


def roll_value(game: MachiKoro, outlook: Outlook, action: int) -> float:
    """Value keeping the dice, or rolling them again."""
    dice = 2 if game.second_die else 1
    payouts = Payouts(game, outlook.seat)
    if action == REROLL:
        return outlook.mean(payouts, dice, -99.0)
    again = outlook.turn_income(payouts, dice) if game.has_extra_turn(outlook.seat) else 0.0
    return outlook.earned(payouts, game.first_die + game.second_die) + again


def after_building(game: MachiKoro, outlook: Outlook, card: int) -> float:
    """Value the table with one more card in the own city."""
    seat = outlook.seat
    game.coins[seat] -= PRICES[card]
    game.cities[seat * CARDS + card] += 1
    turns = outlook.turns()
    game.cities[seat * CARDS + card] -= 1
    game.coins[seat] += PRICES[card]
    return -turns


def after_exchange(game: MachiKoro, seat: int, card: int, demand: int) -> float:
    """Value the table after an exchange."""
    other, wanted = divmod(demand - DEMAND_CARD, ESTABLISHMENTS)
    swap(game, seat, card, other, wanted)
    turns = Outlook(game, seat).turns()
    swap(game, seat, wanted, other, card)
    return -turns


def swap(game: MachiKoro, seat: int, card: int, other: int, wanted: int) -> None:
    """Let two cities change cards without a word, to see what that would be like."""
    game.cities[seat * CARDS + card] -= 1
    game.cities[other * CARDS + card] += 1
    game.cities[other * CARDS + wanted] -= 1
    game.cities[seat * CARDS + wanted] += 1
