"""What each option of a decision is worth to a player of Machi Koro who knows the game."""

from librt.vecs import vec
from mypy_extensions import i64

from twocities.bots.machikoro.outlook import Outlook, Payouts
from twocities.core.decision import Decision
from twocities.machikoro.actions import BUILD, PASS, REROLL, ROLL
from twocities.machikoro.establishments.business_center import demands
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import DEMAND, DICE, OFFER, REROLL_OR_KEEP, RIVAL, ROLLING


def option_values(game: MachiKoro, decision: Decision) -> vec[float]:
    """Value every option in a game that agrees with the view; the game is left as it was."""
    outlook = Outlook(game, decision.seat)
    return vec[float]([value(game, outlook, decision, action) for action in decision.actions])


def value(game: MachiKoro, outlook: Outlook, decision: Decision, action: i64) -> float:
    """Value an option: coins where only coins differ, else how few turns the last landmark is away."""
    seat = decision.seat
    topic = decision.topic
    if topic in (DICE, ROLLING):
        return outlook.turn_income(Payouts(game, seat), action - ROLL + 1)
    if topic == REROLL_OR_KEEP:
        return roll_value(game, outlook, action)
    if topic == RIVAL:
        rival = action - game.rules.collect
        return float(int(min(game.coins_of(rival), 5))) + int(game.landmarks_built(rival)) / 10
    if topic > ROLLING:
        return after_choice(game, seat, action)
    if action == PASS:
        return -outlook.turns()
    if topic == DEMAND:
        return after_exchange(game, seat, decision.about, action)
    if topic == OFFER:
        card = game.rules.offered(action)
        return max([after_exchange(game, seat, card, demand) for demand in demands(game, seat, card)])
    return after_building(game, outlook, action - BUILD)


def roll_value(game: MachiKoro, outlook: Outlook, action: i64) -> float:
    """Value keeping the dice, or rolling them again."""
    dice: i64 = 2 if game.second_die else 1
    payouts = Payouts(game, outlook.seat)
    if action == REROLL:
        return outlook.mean(payouts, dice, -99.0)
    again = outlook.turn_income(payouts, dice) if game.has_extra_turn(outlook.seat) else 0.0
    return outlook.earned(payouts, game.first_die + game.second_die) + again


def after_building(game: MachiKoro, outlook: Outlook, card: i64) -> float:
    """Value the table with one more card in the own city."""
    seat = outlook.seat
    price = game.rules.prices[card]
    game.add_coins(seat, -price)
    game.add_card(seat, card)
    turns = outlook.turns()
    game.remove_card(seat, card)
    game.add_coins(seat, price)
    return -turns


def after_exchange(game: MachiKoro, seat: i64, card: i64, demand: i64) -> float:
    """Value the table after an exchange."""
    other, wanted = game.rules.demanded(demand)
    swap(game, seat, card, other, wanted)
    turns = Outlook(game, seat).turns()
    swap(game, seat, wanted, other, card)
    return -turns


def swap(game: MachiKoro, seat: i64, card: i64, other: i64, wanted: i64) -> None:
    """Let two cities change cards without a word, to see what that would be like."""
    game.remove_card(seat, card)
    game.add_card(other, card)
    game.remove_card(other, wanted)
    game.add_card(seat, wanted)


def after_choice(game: MachiKoro, seat: i64, action: i64) -> float:
    """Value an answer to a question that only one card asks: try it out."""
    twin = game.clone()
    twin.heard = False
    twin.take(action)
    return -Outlook(twin, seat).turns()
