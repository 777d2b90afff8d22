"""What lies on characters in a round: each mark as a number, and what a kind of mark can do.

KILLED (the rank does not answer), BEWITCHED (another seat resumes the turn) and PROTECTED (rank 8 keeps out of the
city) belong to every table: the phases and questions know them. All other marks are known to their cards alone.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from twocities.citadels.ids import MARK_NAMES, MOST_RANKS, POWER_USED, USES
from twocities.citadels.packed import kind_of_mark, make_mark, rank_of_mark, seat_of_mark
from twocities.citadels.step import TURN

if TYPE_CHECKING:
    from twocities.citadels.game import Citadels
    from twocities.citadels.phases.turn import Turn
    from twocities.citadels.questions import Questions
    from twocities.citadels.view import CitadelsView
    from twocities.core.rng import Rng


class Mark:
    """One stateless object for each kind of mark. Every hook does nothing unless a mark fills it in."""

    def __init__(
        self,
        mark: i64,
        laid_by: i64,
        is_single: bool = False,
        lowest: i64 = 1,
        highest: i64 = MOST_RANKS,
        spares_absent: bool = False,
    ) -> None:
        self.id = mark
        self.name = MARK_NAMES[mark]
        self.laid_by = laid_by
        """The rank that lays it, guests aside."""
        self.is_single = is_single
        """Whether there is one of it."""
        self.lowest = lowest
        self.highest = highest
        """The ranks that it can lie on."""
        self.spares_absent = spares_absent
        """Whether nobody can lay it on a character that was killed or bewitched."""

    # On a character, laid by the seat `layer`

    def when_answered(self, game: "Citadels", layer: i64, seat: i64) -> None:
        """Do what happens when `seat` answers the call of the character, unless another seat resumes its turn."""

    def delays_turn(self, layer: i64, seat: i64) -> bool:
        """Say whether `seat`, who acts as the character, may do nothing before gathering."""
        return False

    def when_gathering(self, game: "Citadels", layer: i64, turn: "Turn") -> None:
        """Push what comes right after gathering in a turn of the character."""

    def when_paid(self, game: "Citadels", layer: i64, seat: i64, acting: i64, district: i64, gold: i64) -> bool:
        """Do what happens when `seat`, acting as the character, has paid; return whether the district waits."""
        return False

    # On any character

    def when_built(self, game: "Citadels", rank: i64, owner: i64, district: i64) -> None:
        """Do what happens after `owner` got a new district, given the rank that the mark lies on."""

    # As others than its layer know it

    def seen_as(self, game: "Questions") -> i64:
        """Return the kind of mark that the others see."""
        return self.id

    def imagine(self, view: "CitadelsView", game: "Citadels", rng: "Rng") -> None:
        """Draw at random what the viewer does not know of such marks."""

    # In a written position

    def may_be_laid(self, game: "Citadels") -> bool:
        """Say whether the character that lays it has had its chance in this round."""
        if game.called != self.laid_by:
            return game.called > self.laid_by
        return game.used >> POWER_USED & 1 == 1 or not is_in_turn(game)

    def wrong(self, game: "Citadels") -> str:
        """Say what is wrong with such marks, or nothing."""
        return ""


class MarkByItself(Mark):
    """A mark that is laid without anybody using a power."""

    def may_be_laid(self, game: "Citadels") -> bool:
        return game.called >= self.laid_by


def is_in_turn(game: "Citadels") -> bool:
    """Say whether a turn is being played."""
    return any(step.name in TURN for step in game.agenda)


# Markers that look alike: one of them is real, and which one only the seat knows that laid them.


def is_laying(game: "Citadels", seat: i64, blank: i64, real: i64, step: str, count: i64) -> bool:
    """Say whether a seat has as many markers as there are: blank ones that lie there, and those still to be laid."""
    laid = [each for each in game.marks if kind_of_mark(each) == blank and seat_of_mark(each) == seat]
    to_lay = [each for each in game.agenda if each.name == step]
    is_used = (game.used | game.used >> USES) >> POWER_USED & 1 == 1
    return is_used and not game.marked_with(real) and len(laid) + len(to_lay) == count


def make_one_real(view: "CitadelsView", game: "Citadels", blank: i64, real: i64, count: i64, rng: "Rng") -> None:
    """Make one of the markers that were laid the real one, unless it is the viewer's own to know."""
    places = [place for place, mark in enumerate(game.marks) if kind_of_mark(mark) == blank]
    if not places or seat_of_mark(game.marks[places[0]]) == view.viewer:
        return
    chosen = rng.below(count)
    if chosen < len(places):
        mark = game.marks[places[chosen]]
        game.marks[places[chosen]] = make_mark(real, rank_of_mark(mark), seat_of_mark(mark))


def wrong_markers(game: "Citadels", name: str, kinds: list[int], most: i64) -> str:
    """Say that there are too many markers, markers of several seats, or two on one character; or nothing."""
    laid = [mark for mark in game.marks if kind_of_mark(mark) in kinds]
    if len(laid) > most:
        return f"There are {most} {name}, not {len(laid)}."
    if len({seat_of_mark(mark) for mark in laid}) > 1 or len({rank_of_mark(mark) for mark in laid}) < len(laid):
        return f"The {name} are laid by one seat, on different characters."
    return ""
