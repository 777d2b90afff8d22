"""Positions of Machi Koro as text that a person can write and read."""

from typing import TYPE_CHECKING, Final

from twocities.core.errors import BadPosition
from twocities.core.facts import spell
from twocities.core.position import Reader, StepMakers, write_cards
from twocities.machikoro.catalog import CATALOG, LANDMARKS, STARTING_CARDS
from twocities.machikoro.establishments.business_center import DemandExchange, OfferExchange
from twocities.machikoro.establishments.tv_station import ChooseRival
from twocities.machikoro.ids import CARD_NAMES, CARDS, ESTABLISHMENTS
from twocities.machikoro.turn import Activate, BeginTurn, Build, ChooseDice, OfferReroll
from twocities.machikoro.words import WORDS

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

STEPS: Final = StepMakers(
    [BeginTurn, ChooseDice, OfferReroll, Activate, Build, ChooseRival, OfferExchange, DemandExchange]
)


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
        "agenda": [{"step": step.name, **spell(step.facts(), WORDS)} for step in game.agenda[::-1]],
        "rng": [game.rng.key, game.rng.drawn],
    }


def load(game: "MachiKoro", reader: Reader) -> None:
    """Set up an empty table as a position describes it."""
    seats = game.seats
    game.coins = reader.numbers("coins", game.coins, most=999)
    for seat, cards in enumerate(reader.card_lists("cities", CARD_NAMES, [STARTING_CARDS] * seats)):
        for card in cards:
            game.cities[seat * CARDS + card] += 1
    game.turn = reader.number("turn", 0, most=seats - 1)
    game.first_die, game.second_die = reader.numbers("dice", [1, 0], most=6)
    lay_out(game, reader)
    check(game)
    game.agenda = reader.agenda("agenda", STEPS, WORDS)
    for step in game.agenda:
        check_step(game, step.facts())
    if not reader.has("agenda"):
        game.push(BeginTurn(game.turn))
    reader.finish()
    game.advance()


def lay_out(game: "MachiKoro", reader: Reader) -> None:
    """Lay out market and deck; what a position leaves out is the rest of the box."""
    market = reader.cards("market", CARD_NAMES[:ESTABLISHMENTS], [])
    for card in market:
        game.market[card] += 1
    game.deck = reader.cards("deck", CARD_NAMES[:ESTABLISHMENTS], [])[::-1]
    rest = [card.id for card in CATALOG for _ in range(in_box(game, card.id) - in_play(game, card.id))]
    if game.rules.has_deck:
        if not reader.has("deck"):
            game.rng.shuffle(rest)
            game.deck = rest
        if not reader.has("market"):
            game.turn_up()
    elif game.deck:
        raise BadPosition("There is a deck only with the rule 'limited_supply'.")
    elif not reader.has("market"):
        for card in rest:
            game.market[card] += 1


def in_box(game: "MachiKoro", card: int) -> int:
    """Count the copies of an establishment that a table has in all."""
    return CATALOG[card].copies + (game.seats if card in STARTING_CARDS else 0)


def in_play(game: "MachiKoro", card: int) -> int:
    """Count the copies of an establishment in cities, market and deck."""
    owned = sum(game.owned(seat, card) for seat in range(game.seats))
    return owned + game.market[card] + game.deck.count(card)


def check(game: "MachiKoro") -> None:
    """Refuse a table with more cards than there are, or a city that may not be."""
    for card in CATALOG:
        if in_play(game, card.id) > in_box(game, card.id):
            raise BadPosition(
                f"There are {in_play(game, card.id)} of {card.name} on the table; "
                f"the box has {in_box(game, card.id)} for {game.seats} seats."
            )
        for seat in range(game.seats):
            if game.owned(seat, card.id) > game.rules.most_owned[card.id]:
                raise BadPosition(f"Seat {seat} owns {game.owned(seat, card.id)} of {card.name}: too many.")
    for landmark in LANDMARKS:
        for seat in range(game.seats):
            if game.owned(seat, landmark.id) > 1:
                raise BadPosition(f"Seat {seat} has {landmark.name} more than once.")


def check_step(game: "MachiKoro", facts: dict[str, int | list[int]]) -> None:
    """Refuse a step of a seat that is not at the table."""
    seat = facts.get("seat", 0)
    if not isinstance(seat, int) or not 0 <= seat < game.seats:
        raise BadPosition(f"A step names seat {seat}; the seats are 0 to {game.seats - 1}.")
