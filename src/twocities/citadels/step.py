"""What every step of Citadels says of itself: where it stands on an agenda, and what it needs of the table."""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from twocities.citadels.ids import DISTRICT_NAMES, NOBODY
from twocities.core.closed_option import ClosedOption
from twocities.core.fields import Fields
from twocities.core.step import Step

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels

THE_END: Final = ""
"""Comes after the steps that lead on by themselves: to another round, or to the end of the game."""
LEADS_ON: Final = [THE_END]
NEXT_CALL: Final = ["call_rank", "end_round"]
TURN: Final = ["turn"]
ENDING: Final = ["end_turn"]
NO_STEPS: Final[list[str]] = []

NO_FIELD: Final = ""

PACKET: Final = "packet"
DRAWN: Final = "drawn"
SITE: Final = "site"
FAIR: Final = "fair"
NO_ZONE: Final = ""


@mypyc_attr(acyclic=True)
class CitadelsStep(Step):
    """A step of Citadels. Unless it says otherwise it interrupts a turn, and is of the seat whose turn it is."""

    followed_by: ClassVar[list[str]] = TURN
    """The names of the steps of which one comes right after it."""
    follows: ClassVar[list[str]] = NO_STEPS
    """The names of steps that it may come right after although they do not name it."""
    turn_field: ClassVar[str] = "seat"
    """The field with the seat whose turn it is; NO_FIELD if the step may be of any seat."""
    zone: ClassVar[str] = NO_ZONE
    """The zone of the table that has cards in it only while such a step is on the agenda."""
    flags: ClassVar[list[str]] = []
    """The fields that are 0 or 1."""
    is_of_district: ClassVar[bool] = False
    """Whether its field `district` is a unique district of the seat's city that has such steps."""
    follow_ups: ClassVar[list[int]] = []
    """The topics of its questions that go on with the act before: whether one comes, and what it asks, hangs only on
    what the seat knows already. Every other question begins something new, or could give a secret away."""
    opened_by: ClassVar[list[str]] = []
    """The verbs that such a question may come after."""

    # In a written position

    def rank_called(self, game: "Citadels") -> i64:
        """Return the rank that was called last if nothing comes after this step."""
        return len(game.cast) - 1

    def seat_on_turn(self) -> i64:
        """Return the seat whose turn this step is, or NOBODY if it is no turn."""
        return NOBODY

    def lack_of_seat(self, game: "Citadels") -> str:
        """Say which seat the step should be of, or nothing if it is."""
        seat = seat_on_turn(game)
        if seat == NOBODY or self.turn_field == NO_FIELD or self.to_dict().get(self.turn_field, seat) == seat:
            return ""
        return f"{seat} as '{self.turn_field}', whose turn it is"

    def lack(self, game: "Citadels") -> str:
        """Say what the step needs of the table to go on and does not find, or nothing."""
        return ""

    # While it asks

    def price_of(self, game: "Citadels", action: i64) -> int | None:
        """Return what an option costs the seat that is asked; None if it costs no gold, or what is printed."""
        return None

    def brings(self, game: "Citadels", action: i64) -> Fields:
        """Return what else the seat that is asked can know of an option: fields of `OUTLOOK`, without the price."""
        return {}

    def closed(self, game: "Citadels") -> list[ClosedOption]:
        """List what the question is about but does not offer, and why."""
        return []

    def seen_hand(self) -> i64:
        """Return the seat whose hand is shown to the one who is asked, or NOBODY."""
        return NOBODY

    def knows_drawn(self) -> i64:
        """Return the seat that knows the drawn cards besides the one who is asked, or NOBODY."""
        return NOBODY

    def shows_deck(self) -> bool:
        """Say whether the one who is asked looks through the deck."""
        return False

    def bottom_of_deck(self) -> i64:
        """Return the district that everybody knows to lie at the bottom of the deck, or NOBODY."""
        return NOBODY


def seat_on_turn(game: "Citadels") -> i64:
    """Return the seat whose turn is being played or about to end, or NOBODY."""
    for step in game.agenda:
        if isinstance(step, CitadelsStep) and step.seat_on_turn() != NOBODY:
            return step.seat_on_turn()
    return NOBODY


def lack_of_site(game: "Citadels", district: i64) -> str:
    """Say that a district should be the one that is being built, or nothing if it is."""
    return "" if list(game.site) == [district] else f"the {DISTRICT_NAMES[district]} and nothing else in 'site'"


def lack_of_called(game: "Citadels", seat: i64) -> str:
    """Say that a seat should have the rank that was called last, or nothing if it has."""
    return "" if seat == game.held_by[game.called] else f"the seat that has rank {game.called}"
