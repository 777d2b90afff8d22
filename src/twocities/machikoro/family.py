"""Machi Koro as the table of games knows it."""

from typing import ClassVar, Final

from twocities.core.errors import BadRules
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.forecast import Forecast, Prospect
from twocities.core.game import Game
from twocities.core.obstacle import Obstacle
from twocities.core.position import Reader
from twocities.core.rng import Rng, seeded
from twocities.core.view import View
from twocities.machikoro import forecast, obstacles, position, worlds
from twocities.machikoro.boxes import Box, Catalog
from twocities.machikoro.catalog import BASE_BOX
from twocities.machikoro.events import CoinsEarned, CoinsTaken
from twocities.machikoro.game import MachiKoro, empty_table
from twocities.machikoro.ids import COLOURS, DEMAND
from twocities.machikoro.rules import ASKS_ROLL, Rules, make_rules, rule_names
from twocities.machikoro.view import MachiKoroView

PAID: Final = "paid"
"""What a seat paid to others is counted as."""

TEXT_KEYS: Final = {"card": "card", "got": "card", "establishment": "card"}


class MachiKoroFamily(GameFamily):
    """How to begin, load and imagine a game of Machi Koro with the cards of some boxes, the base box first."""

    name: ClassVar[str] = "machikoro"
    rules_for_people: ClassVar[list[str]] = [ASKS_ROLL]
    tally_names: ClassVar[list[str]] = ["blue", "green", "red", "purple", PAID]

    def __init__(self, boxes: list[Box]) -> None:
        catalog = Catalog(boxes)
        super().__init__(catalog.vocabulary, catalog.topics, catalog.field_names, TEXT_KEYS, rule_names(catalog))
        self.catalog = catalog
        self.most_seats = catalog.most_seats
        self.made_rules: dict[str, Rules] = {}
        """The rules of every table so far, by their names: they are shared, for they never change."""

    def rules(self, names: list[str], seats: int) -> Rules:
        """Make the rules of a table."""
        self.check_seats(seats)
        key = " ".join(names)
        if key not in self.made_rules:
            self.made_rules[key] = make_rules(self.catalog, names)
        rules = self.made_rules[key]
        if seats > rules.most_seats:
            raise BadRules(f"These boxes are for {self.fewest_seats} to {rules.most_seats} seats, not {seats}.")
        return rules

    def new_game(self, seats: int, rules: list[str], seed: int) -> MachiKoro:
        game = empty_table(seats, self.rules(rules, seats), seeded(seed))
        game.begin()
        return game

    def load_position(self, written: dict[str, object]) -> MachiKoro:
        reader = Reader(written)
        reader.has("game")
        seats = reader.number("seats", 2)
        self.check_seats(seats)
        game = empty_table(seats, self.rules(reader.names("rules"), seats), reader.rng())
        position.load(game, reader)
        return game

    def imagine(self, view: View, rng: Rng) -> MachiKoro:
        assert isinstance(view, MachiKoroView)
        return worlds.imagine(view, rng)

    def obstacles(self, game: Game) -> list[Obstacle]:
        assert isinstance(game, MachiKoro)
        return obstacles.obstacles(game)

    def forecast(self, game: Game) -> list[Forecast]:
        assert isinstance(game, MachiKoro)
        return forecast.forecast(game)

    def prospects(self, game: Game) -> list[Prospect]:
        assert isinstance(game, MachiKoro)
        return forecast.prospects(game)

    def tally(self, event: Event) -> list[tuple[int, str, int]]:
        if isinstance(event, CoinsEarned):
            return [(event.seat, self.colour_of(event.card), event.coins)]
        if isinstance(event, CoinsTaken):
            return [(event.seat, self.colour_of(event.card), event.coins), (event.victim, PAID, event.coins)]
        return []

    def colour_of(self, card: int) -> str:
        """Name the colour of a card."""
        return COLOURS[self.catalog.cards[card].colour]

    def goes_on(self, topic: int) -> bool:
        return topic == DEMAND

    def opens_act(self, verb: str) -> bool:
        return verb == "offer"


MACHIKORO: Final = MachiKoroFamily([BASE_BOX])
