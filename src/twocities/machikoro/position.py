"""Positions of Machi Koro as text that a person can write and read."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from twocities.core.errors import BadPosition
from twocities.core.fields import spell
from twocities.core.position import Reader, write_cards
from twocities.core.step import Step
from twocities.machikoro.card_sets import bit
from twocities.machikoro.cards import Card, Establishment, Landmark
from twocities.machikoro.columns import CLOSED, COINS
from twocities.machikoro.ids import BLUE, GREEN
from twocities.machikoro.seat_step import SeatStep
from twocities.machikoro.turn import TURNS

if TYPE_CHECKING:
    from twocities.machikoro.game import MachiKoro

MOST_COINS: Final = 10**9
"""More than anybody can earn."""

MOST_ADDED: Final = 99

HIGHEST_DIE: Final = 6


def write(game: "MachiKoro") -> dict[str, object]:
    """Write down everything of a game."""
    catalog = game.rules.catalog
    written: dict[str, object] = {
        "game": "machikoro",
        "rules": game.rules.names.copy(),
        "seats": game.seats,
        "coins": game.coins,
        "cities": [write_row(game, seat) for seat in range(game.seats)],
        "market": write_row(game, game.seats),
        "deck": write_cards(game.deck[::-1], catalog.names),
        "turn": game.turn,
        "dice": [game.first_die, game.second_die],
        "agenda": [{"step": step.name, **spell(step.to_dict(), catalog.field_names)} for step in game.agenda[::-1]],
        "rng": [game.rng.key, game.rng.drawn],
    }
    closed = [write_cards(closed_cards(game, seat), catalog.names) for seat in range(game.seats)]
    if any(closed):
        written["closed"] = closed
    if game.added:
        written["added"] = game.added
    if len(game.coming_dice):
        written["coming_dice"] = coming_rolls(game)
    return written


def write_row(game: "MachiKoro", row: i64) -> str:
    """Write the cards of a city, or of the market, which lies behind the last one."""
    cards: list[int] = []
    for card in game.rules.catalog.cards:
        cards.extend([card.id] * game.owned(row, card.id))
    return write_cards(cards, game.rules.catalog.names)


def closed_cards(game: "MachiKoro", seat: int) -> list[int]:
    """List the establishments of a city that are closed."""
    return [card.id for card in game.rules.cards if game.is_closed(seat, card.id)]


def coming_rolls(game: "MachiKoro") -> list[list[int]]:
    """List the rolls that are known before they fall, the next one first, without the dice that chance decides on."""
    dice = [int(die) for die in game.coming_dice][::-1]
    return [[die for die in (dice[place + 1], dice[place]) if die] for place in range(0, len(dice), 2)]


def load(game: "MachiKoro", reader: Reader) -> None:
    """Set up an empty table as a position describes it."""
    catalog = game.rules.catalog
    coins = reader.numbers("coins", game.coins, most=MOST_COINS)
    beginning = [card.id for card in game.rules.cards for _ in range(starting(card))]
    for seat, cards in enumerate(reader.card_lists("cities", catalog.names, [beginning] * game.seats)):
        game.rows[seat * game.width + COINS] = coins[seat]
        for card in cards:
            game.add_card(seat, card)
    game.turn = reader.number("turn", 0, most=game.seats - 1)
    game.first_die, game.second_die = reader.numbers("dice", [1, 0], most=HIGHEST_DIE)
    if game.second_die and not game.first_die:
        raise BadPosition("'dice' needs a first die from 1 to 6.")
    game.added = reader.number("added", 0, most=MOST_ADDED)
    read_coming_dice(game, reader)
    lay_out(game, reader)
    check(game)
    read_closed(game, reader)
    game.agenda = reader.agenda("agenda", catalog.steps, catalog.field_names)
    if not reader.has("agenda") and not winners(game):
        game.push(TURNS[game.turn])
    check_agenda(game)
    reader.finish()
    game.advance()
    if game.decision is not None and not len(game.decision.actions):
        raise BadPosition("There is nothing to choose at the first step of 'agenda'.")


def starting(card: Card) -> i64:
    """Count the copies of a card that every city begins with."""
    if isinstance(card, Establishment):
        return card.starting
    return 1 if is_standing(card) else 0


def is_standing(card: Card) -> bool:
    """Say whether a card is a landmark that stands in every city from the start."""
    return isinstance(card, Landmark) and card.stands


def read_coming_dice(game: "MachiKoro", reader: Reader) -> None:
    """Read the rolls that are known before they fall, the next one first."""
    if not reader.has("coming_dice"):
        return
    rolls = reader.position["coming_dice"]
    if not isinstance(rolls, list):
        raise BadPosition(f"'coming_dice' needs a list of rolls, the next one first, not {rolls!r}.")
    for roll in reversed(rolls):
        if not isinstance(roll, list) or not 1 <= len(roll) <= 2:
            raise BadPosition(f"A roll of 'coming_dice' is a list of one die or two, not {roll!r}.")
        dice = [reader.checked("coming_dice", die, 1, HIGHEST_DIE) for die in roll]
        game.expect(dice[0], dice[1] if len(dice) > 1 else 0)


def lay_out(game: "MachiKoro", reader: Reader) -> None:
    """Lay out market and deck; what a position leaves out is the rest of the box."""
    names = [card.name for card in game.rules.establishments]
    ids = [card.id for card in game.rules.establishments]
    for place in reader.cards("market", names, []):
        game.lay_out(ids[place])
    known, has_rest = reader.deck(names)
    deck = [ids[place] for place in reversed(known)]
    game.set_deck(deck)
    rest = [card.id for card in game.rules.establishments for _ in range(left_over(game, card))]
    if game.rules.has_deck:
        if has_rest:
            game.rng.shuffle(rest)
            game.set_deck(rest + deck)
        if not reader.has("market"):
            game.turn_up()
    elif not reader.is_empty("deck"):
        raise BadPosition("There is a deck only with the rule 'limited_supply'.")
    elif not reader.has("market"):
        for card in rest:
            game.lay_out(card)


def in_box(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment that a table has in all."""
    return card.copies + card.starting * game.seats


def in_supply(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment in market and deck."""
    return game.for_sale(card.id) + game.deck.count(card.id)


def in_play(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment in cities, market and deck."""
    return sum([game.owned(seat, card.id) for seat in range(game.seats)]) + in_supply(game, card)


def left_over(game: "MachiKoro", card: Establishment) -> int:
    """Count the copies of an establishment that lie nowhere yet; starting cards never come to the supply."""
    return min(in_box(game, card) - in_play(game, card), card.copies - in_supply(game, card))


def check(game: "MachiKoro") -> None:
    """Refuse a table with more cards than there are, or a city that may not be."""
    for card in game.rules.establishments:
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
    for landmark in game.rules.landmarks:
        for seat in range(game.seats):
            if game.owned(seat, landmark.id) > 1:
                raise BadPosition(f"Seat {seat} has {landmark.name} more than once.")
            if landmark.stands and not game.owned(seat, landmark.id):
                raise BadPosition(f"Seat {seat} has no {landmark.name}, which stands in every city from the start.")
    check_strangers(game)
    if len(winners(game)) > 1:
        raise BadPosition("Only one city can have all landmarks.")
    if game.added and not game.rules.roll_landmarks:
        raise BadPosition("'added' needs a landmark that adds to a roll; this table has none.")
    if not may_go_on(game):
        raise BadPosition("Nobody at this table can ever earn a coin: some city needs a card such as wheat_field.")


def check_strangers(game: "MachiKoro") -> None:
    """Refuse cards of boxes that are not on the table."""
    for card in game.rules.catalog.cards:
        for seat in range(game.seats):
            if game.owned(seat, card.id) and card not in game.rules.cards:
                raise BadPosition(f"Seat {seat} has {card.name}, which is in none of the boxes of this table.")


def read_closed(game: "MachiKoro", reader: Reader) -> None:
    """Read which establishments are closed."""
    nothing: list[list[int]] = [[] for _ in range(game.seats)]
    for seat, cards in enumerate(reader.card_lists("closed", game.rules.catalog.names, nothing)):
        for card in cards:
            if not game.owned(seat, card) or game.rules.landmark_set & bit(card):
                raise BadPosition(f"Seat {seat} has no {game.rules.catalog.names[card]} that could be closed.")
            game.rows[seat * game.width + CLOSED] |= bit(card)


def winners(game: "MachiKoro") -> list[int]:
    """List the seats with all landmarks."""
    return [seat for seat in range(game.seats) if game.has_all_landmarks(seat)]


def may_go_on(game: "MachiKoro") -> bool:
    """Say whether somebody is asked sooner or later: for the dice, or what to build with coins from the bank."""
    for seat in range(game.seats):
        if game.dice_limit(seat) > 1:
            return True
        for card in game.rules.establishments:
            if game.owned(seat, card.id) and card.colour in (BLUE, GREEN) and card.rolls[0] <= HIGHEST_DIE:
                return True
    return False


def check_agenda(game: "MachiKoro") -> None:
    """Refuse an agenda that no game could have; each step says itself what it needs."""
    if bool(game.agenda) == bool(winners(game)):
        raise BadPosition("The agenda of a game is empty when one city has all landmarks, and only then.")
    leading_on = [name for name, step in game.rules.catalog.steps.by_name.items() if leads_on(step)]
    for place, step in enumerate(game.agenda):
        assert isinstance(step, SeatStep)
        if not 0 <= step.seat < game.seats:
            raise BadPosition(f"A step names seat {step.seat}; the seats are 0 to {game.seats - 1}.")
        flaw = step.flaw(game)
        if flaw:
            raise BadPosition(flaw)
        if step.comes_after_roll and not game.first_die:
            raise BadPosition(f"The step '{step.name}' comes after a roll, but 'dice' says that nobody has rolled.")
        if place > 0 and step.leads_on:
            raise BadPosition(f"Only the last step of 'agenda' may be '{step.name}'.")
        if place == 0 and not step.leads_on:
            raise BadPosition(f"The last step of 'agenda' must be one of {', '.join(leading_on)}.")


def leads_on(step: type[Step]) -> bool:
    """Say whether another turn follows from a kind of step."""
    return issubclass(step, SeatStep) and step.leads_on
