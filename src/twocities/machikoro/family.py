"""Machi Koro as the table of games knows it."""

from typing import ClassVar, Final

from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.obstacle import Obstacle
from twocities.core.position import Reader
from twocities.core.rng import Rng, seeded
from twocities.core.view import View
from twocities.machikoro import obstacles, position, worlds
from twocities.machikoro.actions import VOCABULARY
from twocities.machikoro.field_names import FIELD_NAMES, TEXT_KEYS
from twocities.machikoro.game import MachiKoro, empty_table
from twocities.machikoro.ids import DEMAND, TOPICS
from twocities.machikoro.rules import RULE_NAMES, make_rules
from twocities.machikoro.view import MachiKoroView


class MachiKoroFamily(GameFamily):
    """How to begin, load and imagine a game of Machi Koro."""

    name: ClassVar[str] = "machikoro"
    fewest_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 4

    def new_game(self, seats: int, rules: list[str], seed: int) -> MachiKoro:
        self.check_seats(seats)
        game = empty_table(seats, make_rules(rules), seeded(seed))
        game.begin()
        return game

    def load_position(self, written: dict[str, object]) -> MachiKoro:
        reader = Reader(written)
        reader.has("game")
        seats = reader.number("seats", 2)
        self.check_seats(seats)
        game = empty_table(seats, make_rules(reader.names("rules")), reader.rng())
        position.load(game, reader)
        return game

    def imagine(self, view: View, rng: Rng) -> MachiKoro:
        assert isinstance(view, MachiKoroView)
        return worlds.imagine(view, rng)

    def obstacles(self, game: Game) -> list[Obstacle]:
        assert isinstance(game, MachiKoro)
        return obstacles.obstacles(game)

    def goes_on(self, topic: int) -> bool:
        return topic == DEMAND


MACHIKORO: Final = MachiKoroFamily(VOCABULARY, TOPICS, FIELD_NAMES, TEXT_KEYS, RULE_NAMES)
