"""One family of games: how to begin one and what its ids are called."""

from typing import ClassVar, Final

from twocities.core.actions import Vocabulary
from twocities.core.closed_option import ClosedOption
from twocities.core.decision import Decision
from twocities.core.errors import BadRules
from twocities.core.event import Event
from twocities.core.fields import FieldNames, Fields
from twocities.core.forecast import Forecast, Prospect
from twocities.core.game import Game
from twocities.core.obstacle import Obstacle
from twocities.core.rng import Rng
from twocities.core.topic import Topic
from twocities.core.view import View

OUTLOOK: Final[dict[str, str]] = {
    "price": "gold that it costs, where that may be other than printed",
    "gain": "gold that it brings",
    "cards": "cards that it brings",
    "drawn": "cards that are looked at to choose from",
    "share": "pieces of income, each of them gold or a card",
    "most_gain": "gold that it brings at most",
    "most_cards": "cards that it brings at most",
    "risk": "gold that may be lost by it",
    "refund": "gold that somebody else gets back from the bank",
    "receiver": "the seat that gets the price, the refund or what is lost",
    "is_real": "1 if a threat is the real one, 0 if not",
}
"""What may be told of an option before it is chosen."""


class GameFamily:
    """What the table of games knows of a family; each game subclasses it once."""

    name: ClassVar[str] = ""
    version: ClassVar[int] = 1
    """Raised by every change that makes an old replay play differently."""
    fewest_seats: int = 2
    most_seats: int = 2
    rules_for_people: ClassVar[list[str]] = []
    """Names of rules that suit people and are a burden to others; nobody chooses them."""

    tally_names: ClassVar[list[str]] = []
    """What is counted for each seat over a whole game, beside its points."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        topics: list[Topic],
        field_names: FieldNames,
        text_keys: dict[str, str],
        rule_names: list[str],
    ) -> None:
        self.vocabulary = vocabulary
        self.topics = topics
        """What is asked for, in order of id."""
        self.field_names = field_names
        """For each field of an event or step that holds ids: their names."""
        self.text_keys = text_keys
        """For each such field: with what the keys of its words begin."""
        self.rule_names = rule_names
        """Every name that a list of rules may hold."""

    def new_game(self, seats: int, rules: list[str], seed: int) -> Game:
        """Set up a table and run it to the first question."""
        raise NotImplementedError

    def load_position(self, position: dict[str, object]) -> Game:
        """Set up the table that a position describes."""
        raise NotImplementedError

    def imagine(self, view: View, rng: Rng) -> Game:
        """Build a whole game that agrees with a view, the rest at random."""
        raise NotImplementedError

    def about(self, decision: Decision) -> Fields:
        """Name what a decision is about, such as the gold of a bribe; empty if it is about nothing in particular."""
        return self.topics[decision.topic].fields(decision.about)

    def obstacles(self, game: Game) -> list[Obstacle]:
        """List why the seat that is asked cannot build cards that it sees; rules are asked, none is made."""
        return []

    def forecast(self, game: Game) -> list[Forecast]:
        """Say what the dice would bring everybody if they were rolled now; a game without dice says nothing."""
        return []

    def prospects(self, game: Game) -> list[Prospect]:
        """Say what the dice would bring the seat that is asked with each card that it may build."""
        return []

    def tally(self, event: Event) -> list[tuple[int, str, int]]:
        """Say what an event adds to what is counted: for which seat, to which of `tally_names`, and how much."""
        return []

    def closed_options(self, game: Game) -> list[ClosedOption]:
        """List what the seat that is asked cannot choose although a question like this one is about it, and why."""
        return []

    def outlook(self, game: Game, action: int) -> Fields:
        """Say what an option costs and brings the seat that is asked, as far as that seat can know it.

        `OUTLOOK` lists the fields; those that do not apply are left out.
        """
        return {}

    def goes_on(self, topic: int) -> bool:
        """Say whether a question goes on with the act before it, and gives nothing away by being asked."""
        return False

    def opens_act(self, verb: str) -> bool:
        """Say whether a choice with this verb may be followed by a question that goes on with it."""
        return False

    def is_news(self, event: Event, action: int) -> bool:
        """Say whether an event told the seat that chose an action something that it did not know."""
        return event.reveals()

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not for."""
        if not self.fewest_seats <= seats <= self.most_seats:
            raise BadRules(f"{self.name} is for {self.fewest_seats} to {self.most_seats} seats, not {seats}.")
