"""A game in play: it asks, it never waits."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from twocities.core.decision import Decision
from twocities.core.errors import IllegalChoice
from twocities.core.event import Event
from twocities.core.rng import Rng
from twocities.core.score import Score
from twocities.core.step import Step
from twocities.core.view import View

NO_EVENTS: Final[list[Event]] = []
"""What a copy has to tell before it goes on; never added to."""

NO_SNAPSHOTS: "Final[list[Game]]" = []
"""What a game has kept that keeps no snapshots; never added to."""

UNASKED: Final = Decision(-2, 0, vec[i64]())
"""Stands in a snapshot where nobody is asked, because the game has not come to its next question yet."""

NO_STEPS: Final = vec[Step]()


@mypyc_attr(acyclic=True)
class Game:
    """The contract of every game, and the loop that runs its agenda.

    `apply` answers the pending decision, runs everything that needs no choice and
    returns what happened. A game that is made is empty: `clear` prepares a table, and
    `copy_core` copies one.
    """

    rng: Rng

    def __init__(self, seats: i64, heard: bool = True) -> None:
        self.seats = seats
        self.heard = heard
        """Whether anybody wants the events; rollouts do not."""
        self.top: Step | None = None
        """The step that is done next; while the game waits it is the one that asks.

        None while a step is being done: what it pushes first takes this place, and nothing on the stack is moved.
        """
        self.stack = NO_STEPS
        """The steps that are to be done after it, the next one last; what lies above `depth` is done already."""
        self.depth: i64 = 0
        """How many steps are to be done after the next one."""
        self.decision: Decision | None = None
        self.events = NO_EVENTS
        self.keeps_snapshots = False
        """Whether anybody wants to see the table after each event, and not only at the next question."""
        self.snapshots = NO_SNAPSHOTS
        """The table after each event, in their order; nobody is asked there."""

    def clear(self) -> None:
        """Clear the table: nothing is to be done and nothing was told."""
        self.agenda = []
        self.decision = None
        self.events = []

    def copy_core(self, twin: "Game") -> None:
        """Copy the fields that every game has into a new game; the copy has nothing to tell yet."""
        twin.rng = self.rng.clone()
        twin.top = self.top
        if self.depth:
            twin.stack = self.stack[: self.depth]
            twin.depth = self.depth
        twin.decision = self.decision

    @property
    def agenda(self) -> list[Step]:
        """List the steps that are to be done, the next one last."""
        steps = list(self.stack[: self.depth])
        if self.top is not None:
            steps.append(self.top)
        return steps

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.stack = vec[Step](steps[:-1])
        self.depth = len(self.stack)
        self.top = steps[-1] if steps else None

    def asking(self) -> Step:
        """Return the step that asks the pending question."""
        assert self.top is not None
        return self.top

    def apply(self, action: i64) -> list[Event]:
        """Answer the pending decision; return the events that followed."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose.")
        if action not in decision.actions:
            raise IllegalChoice(self.refusal(action, decision))
        self.take(action)
        return self.events

    def take(self, action: i64) -> None:
        """Answer the pending decision with one of its own options, unchecked."""
        if self.heard:
            self.events = []
            if self.keeps_snapshots:
                self.snapshots = []
        elif self.events:
            self.events = NO_EVENTS
        step = self.top
        assert step is not None
        self.top = None
        step.choose(self, action)
        run_agenda(self)

    def advance(self) -> None:
        """Run the agenda up to the next question, or to the end of the game."""
        run_agenda(self)

    def push(self, step: Step) -> None:
        """Put a step on the agenda, to be done before all that is there."""
        top = self.top
        if top is not None:
            if self.depth < len(self.stack):
                self.stack[self.depth] = top
            else:
                self.stack = append(self.stack, top)
            self.depth += 1
        self.top = step

    def emit(self, event: Event) -> None:
        """Tell what happened to whoever listens, once it is done."""
        self.events.append(event)
        if self.keeps_snapshots:
            snapshot = self.clone()
            snapshot.decision = UNASKED
            self.snapshots.append(snapshot)

    def refusal(self, action: i64, decision: Decision) -> str:
        """Say why an action is refused, and then what is on offer."""
        try:
            why = f"'{self.notation(action)}' is not on offer: {self.why_not(action, decision)}."
        except IllegalChoice as unknown:
            why = str(unknown)
        offered = ", ".join(self.notation(each) for each in decision.actions[:12])
        more = ", ..." if len(decision.actions) > 12 else "."
        return f"{why} Seat {decision.seat} may choose: {offered}{more}"

    def why_not(self, action: int, decision: Decision) -> str:
        """Say why an action is no answer to a decision, to be read after a colon."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """Write an action as text."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """Read an action that `notation` wrote."""
        raise NotImplementedError

    def clone(self) -> "Game":
        """Copy the game; neither copy changes the other."""
        raise NotImplementedError

    def view(self, viewer: int) -> View:
        """List what a seat or SPECTATOR may know."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Score every seat as if the game ended now."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """Write the whole game down; `load_position` reads it back."""
        raise NotImplementedError


def next_step(game: Game) -> Step | None:
    """Return the step of a game that is done next; it stays on the agenda."""
    if game.top is None and game.depth:
        game.depth -= 1
        game.top = game.stack[game.depth]
    return game.top


def drop(game: Game) -> None:
    """Take the next step off the agenda of a game."""
    next_step(game)
    game.top = None


def run_agenda(game: Game) -> None:
    """Run the agenda of a game up to the next question, or to the end of the game."""
    while True:
        step = next_step(game) if game.top is None else game.top
        if step is None:
            game.decision = None
            return
        decision = step.ask(game)
        if decision is not None:
            game.decision = decision
            return
        game.top = None
        step.run(game)
