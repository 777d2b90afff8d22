"""Positions of Machi Koro as text that a person can write and read."""

from typing import TYPE_CHECKING, Final

from twocities.core.errors import BadPosition
from twocities.core.fields import spell
from twocities.core.position import Reader, StepMakers, write_cards
from twocities.core.step import Step
from twocities.machikoro.cards import Establishment
from twocities.machikoro.catalog import CATALOG, LANDMARKS, STARTING_CARDS
from twocities.machikoro.establishments.business_center import DemandExchange, OfferExchange
from twocities.machikoro.establishments.tv_station import ChooseRival
from twocities.machikoro.field_names import FIELD_NAMES
from twocities.machikoro.ids import BLUE, CARD_NAMES, CARDS, ESTABLISHMENTS, GREEN, PURPLE
from twocities.machikoro.turn import Activate, BeginTurn, Build, ChooseDice, OfferReroll

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

STEPS: Final = StepMakers(
    [BeginTurn, ChooseDice, OfferReroll, Activate, Build, ChooseRival, OfferExchange, DemandExchange]
)

LEADING_ON: Final = [BeginTurn.name, ChooseDice.name, OfferReroll.name, Build.name]
"""The steps that lead on to another turn: one of them ends every agenda."""

PURPLE_CARDS: Final = [card.id for card in CATALOG if card.colour == PURPLE]

MOST_COINS: Final = 10**9
"""More than anybody can earn."""


def write(game: "MachiKoro") -> dict[str, object]:
    """Write down everything of a game."""
    return {
        "game": "machikoro",
        "rules": game.rules.names.copy(),
        "seats": game.seats,
        "coins": game.coins.copy(),
        "cities": [
            write_cards([card for card in range(CARDS) for _ in range(game.owned(seat, card))], CARD_NAMES)
            for seat in range(game.seats)
        ],
        "market": write_cards([card for card in range(ESTABLISHMENTS) for _ in range(game.market[card])], CARD_NAMES),
        "deck": write_cards(game.deck[::-1], CARD_NAMES),
        "turn": game.turn,
        "dice": [game.first_die, game.second_die],
        "agenda": [{"step": step.name, **spell(step.to_dict(), FIELD_NAMES)} for step in game.agenda[::-1]],
        "rng": [game.rng.key, game.rng.drawn],
    }


def load(game: "MachiKoro", reader: Reader) -> None:
    """Set up an empty table as a position describes it."""
    seats = game.seats
    game.coins = reader.numbers("coins", game.coins, most=MOST_COINS)
    for seat, cards in enumerate(reader.card_lists("cities", CARD_NAMES, [STARTING_CARDS] * seats)):
        for card in cards:
            game.cities[seat * CARDS + card] += 1
    game.turn = reader.number("turn", 0, most=seats - 1)
    game.first_die, game.second_die = reader.numbers("dice", [1, 0], most=6)
    if not game.first_die:
        raise BadPosition("'dice' needs a first die from 1 to 6.")
    lay_out(game, reader)
    check(game)
    game.agenda = reader.agenda("agenda", STEPS, FIELD_NAMES)
    if not reader.has("agenda") and not winners(game):
        game.push(BeginTurn(game.turn))
    check_agenda(game)
    reader.finish()
    game.advance()
    if game.decision is not None and not len(game.decision.actions):
        raise BadPosition("There is nothing to choose at the first step of 'agenda'.")


def lay_out(game: "MachiKoro", reader: Reader) -> None:
    """Lay out market and deck; what a position leaves out is the rest of the box."""
    market = reader.cards("market", CARD_NAMES[:ESTABLISHMENTS], [])
    for card in market:
        game.market[card] += 1
    deck, has_rest = reader.deck(CARD_NAMES[:ESTABLISHMENTS])
    game.deck = deck[::-1]
    rest = [card.id for card in CATALOG for _ in range(left_over(game, card))]
    if game.rules.has_deck:
        if has_rest:
            game.rng.shuffle(rest)
            game.deck = rest + game.deck
        if not reader.has("market"):
            game.turn_up()
    elif not reader.is_empty("deck"):
        raise BadPosition("There is a deck only with the rule 'limited_supply'.")
    elif not reader.has("market"):
        for card in rest:
            game.market[card] += 1


def in_box(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment that a table has in all."""
    return card.copies + (game.seats if card.id in STARTING_CARDS else 0)


def in_supply(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment in market and deck."""
    return game.market[card.id] + game.deck.count(card.id)


def in_play(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment in cities, market and deck."""
    return sum(game.owned(seat, card.id) for seat in range(game.seats)) + in_supply(game, card)


def left_over(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment that lie nowhere yet; starting cards never come to the supply."""
    return min(in_box(game, card) - in_play(game, card), card.copies - in_supply(game, card))


def check(game: "MachiKoro") -> None:
    """Refuse a table with more cards than there are, or a city that may not be."""
    for card in CATALOG:
        if in_play(game, card) > in_box(game, card):
            raise BadPosition(
                f"There are {in_play(game, card)} of {card.name} on the table; "
                f"the box has {in_box(game, card)} for {game.seats} seats."
            )
        if in_supply(game, card) > card.copies:
            raise BadPosition(
                f"There are {in_supply(game, card)} of {card.name} to build; the supply has {card.copies}."
            )
        for seat in range(game.seats):
            if game.owned(seat, card.id) > game.rules.most_owned[card.id]:
                raise BadPosition(f"Seat {seat} owns {game.owned(seat, card.id)} of {card.name}: too many.")
    for landmark in LANDMARKS:
        for seat in range(game.seats):
            if game.owned(seat, landmark.id) > 1:
                raise BadPosition(f"Seat {seat} has {landmark.name} more than once.")
    if len(winners(game)) > 1:
        raise BadPosition("Only one city can have all landmarks.")
    if not may_go_on(game):
        raise BadPosition("Nobody at this table can ever earn a coin: some city needs a card such as wheat_field.")


def winners(game: "MachiKoro") -> list[int]:
    """List the seats with all landmarks."""
    return [seat for seat in range(game.seats) if game.landmarks_built(seat) == len(LANDMARKS)]


def may_go_on(game: "MachiKoro") -> bool:
    """Say whether somebody is asked sooner or later: for the dice, or what to build with coins from the bank."""
    for seat in range(game.seats):
        if game.dice_limit(seat) > 1:
            return True
        for card in CATALOG:
            if game.owned(seat, card.id) and card.colour in (BLUE, GREEN) and card.rolls[0] <= 6:
                return True
    return False


def check_agenda(game: "MachiKoro") -> None:
    """Refuse an agenda that no game could have."""
    if bool(game.agenda) == bool(winners(game)):
        raise BadPosition("The agenda of a game is empty when one city has all landmarks, and only then.")
    for place, step in enumerate(game.agenda):
        check_step(game, step)
        if place > 0 and step.name in LEADING_ON:
            raise BadPosition(f"Only the last step of 'agenda' may be '{step.name}'.")
    if game.agenda and game.agenda[0].name not in LEADING_ON:
        raise BadPosition(f"The last step of 'agenda' must be one of {', '.join(LEADING_ON)}.")


def check_step(game: "MachiKoro", step: Step) -> None:
    """Refuse a step of a seat that is not on turn, or of a card that it does not have."""
    seat = step.to_dict()["seat"]
    assert isinstance(seat, int)
    if not 0 <= seat < game.seats:
        raise BadPosition(f"A step names seat {seat}; the seats are 0 to {game.seats - 1}.")
    if seat != game.turn and not isinstance(step, BeginTurn):
        raise BadPosition(f"The step '{step.name}' is of seat {seat}, but seat {game.turn} is on turn.")
    if isinstance(step, Activate) and not (step.card in PURPLE_CARDS and game.owned(seat, step.card)):
        raise BadPosition(f"Seat {seat} has no {CARD_NAMES[step.card]} to activate.")
    if isinstance(step, DemandExchange) and step.card not in game.exchangeable(seat):
        raise BadPosition(f"Seat {seat} has no {CARD_NAMES[step.card]} to exchange.")
