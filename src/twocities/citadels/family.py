"""Citadels as the table of games knows it."""

from typing import ClassVar, Final

from twocities.citadels import compound_choices, obstacles, position, worlds
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.editions import RULE_NAMES, make_rules
from twocities.citadels.field_names import FIELD_NAMES, TEXT_KEYS
from twocities.citadels.game import Citadels, empty_table
from twocities.citadels.ids import TOPICS
from twocities.citadels.step import CitadelsStep
from twocities.citadels.view import CitadelsView
from twocities.core.closed_option import ClosedOption
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.fields import Fields
from twocities.core.game import Game
from twocities.core.obstacle import Obstacle
from twocities.core.position import Reader
from twocities.core.rng import Rng, seeded
from twocities.core.view import View


class CitadelsFamily(GameFamily):
    """How to begin, load and imagine a game of Citadels."""

    name: ClassVar[str] = "citadels"
    version: ClassVar[int] = 3
    most_seats: int = 8

    def new_game(self, seats: int, rules: list[str], seed: int) -> Citadels:
        self.check_seats(seats)
        rng = seeded(seed)
        # The cast has a generator of its own: the same seed deals the same game to the cast spelled out.
        game = empty_table(seats, make_rules(rules, seats, rng.clone().spawn()), rng)
        game.begin()
        return game

    def load_position(self, written: dict[str, object]) -> Citadels:
        reader = Reader(written)
        reader.has("game")
        seats = reader.number("seats", 2)
        self.check_seats(seats)
        rng = reader.rng()
        game = empty_table(seats, make_rules(reader.names("rules"), seats, rng.clone().spawn()), rng)
        position.load(game, reader)
        return game

    def imagine(self, view: View, rng: Rng) -> Citadels:
        assert isinstance(view, CitadelsView)
        return worlds.imagine(view, rng)

    def obstacles(self, game: Game) -> list[Obstacle]:
        assert isinstance(game, Citadels)
        return obstacles.obstacles(game)

    def closed_options(self, game: Game) -> list[ClosedOption]:
        assert isinstance(game, Citadels)
        step = game.agenda[-1] if game.agenda else None
        return step.closed(game) if isinstance(step, CitadelsStep) else []

    def outlook(self, game: Game, action: int) -> Fields:
        assert isinstance(game, Citadels)
        step = game.agenda[-1] if game.agenda else None
        if not isinstance(step, CitadelsStep):
            return {}
        price = step.price_of(game, action)
        return step.brings(game, action) if price is None else {"price": price, **step.brings(game, action)}

    def goes_on(self, topic: int) -> bool:
        return topic in compound_choices.FOLLOWING

    def opens_act(self, verb: str) -> bool:
        return verb in compound_choices.OPENING

    def is_news(self, event: Event, action: int) -> bool:
        return compound_choices.is_news(event, action)


CITADELS: Final = CitadelsFamily(VOCABULARY, TOPICS, FIELD_NAMES, TEXT_KEYS, RULE_NAMES)
