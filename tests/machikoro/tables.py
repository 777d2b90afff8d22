"""Words for the tests of Machi Koro."""

from collections.abc import Sequence

import twocities
from tests.tables import key_for, play, told
from twocities.core.event import Event
from twocities.machikoro.catalog import ALL_CARDS, CATALOG, LANDMARKS
from twocities.machikoro.events import CoinsEarned, CoinsTaken
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.game import MachiKoro
from twocities.machikoro.ids import CARD_NAMES

ROLLS = range(1, 13)
ESTABLISHMENT_NAMES = [card.name for card in CATALOG]
LANDMARK_NAMES = [card.name for card in LANDMARKS]


def load(position: dict[str, object]) -> MachiKoro:
    """Load a position of Machi Koro."""
    game = twocities.load_position({"game": "machikoro", **position})
    assert isinstance(game, MachiKoro)
    return game


def start(seats: int = 2, rules: Sequence[str] = (), seed: int = 0) -> MachiKoro:
    """Begin a game of Machi Koro."""
    game = twocities.new_game("machikoro", seats, list(rules), seed)
    assert isinstance(game, MachiKoro)
    return game


def table(
    *cities: str,
    coins: Sequence[int] = (),
    dice: Sequence[int] = (),
    rules: Sequence[str] = (),
    turn: int = 0,
    train_stations: bool = True,
    **fields: object,
) -> MachiKoro:
    """Set a table where `turn` is about to roll and the dice are going to fall as told.

    Every city has a Train Station besides, so that each turn waits for its seat to roll;
    without them the first die falls at once. Nobody has coins unless told otherwise.
    """
    return load(
        {
            "seats": len(cities),
            "rules": list(rules),
            "cities": [f"{city} train_station" if train_stations else city for city in cities],
            "coins": list(coins) or [0] * len(cities),
            "turn": turn,
            "rng": [key_for(tuple((6, die - 1) for die in dice)), 0],
            **fields,
        }
    )


def rolled(total: int, *cities: str, coins: Sequence[int] = (), turn: int = 0) -> MachiKoro:
    """Set a table and let `turn` roll a sum, with one die if that will do."""
    dice = [total] if total <= 6 else [6, total - 6]
    game = table(*cities, coins=coins, dice=dice, turn=turn)
    play(game, f"roll {len(dice)}")
    return game


def every_roll_but(*rolls: int) -> list[int]:
    """List the sums of one or two dice without some of them."""
    return [total for total in ROLLS if total not in rolls]


def city(game: MachiKoro, seat: int) -> dict[str, int]:
    """Count the cards of a city by name."""
    counts = {card.name: game.owned(seat, card.id) for card in ALL_CARDS}
    return {name: count for name, count in counts.items() if count}


def market(game: MachiKoro) -> dict[str, int]:
    """Count the open establishments by name."""
    counts = {card.name: game.for_sale(card.id) for card in CATALOG}
    return {name: count for name, count in counts.items() if count}


def payments(events: list[Event]) -> list[str]:
    """List who got how much for which card, in order."""
    return [
        f"{event.seat} {CARD_NAMES[event.card]} {event.coins}"
        for event in events
        if isinstance(event, CoinsEarned | CoinsTaken)
    ]


def facts(events: list[Event], name: str) -> list[dict[str, object]]:
    """List the facts of the events of one name, with names for cards."""
    return told(events, name, MACHIKORO.field_names)
