"""A game in play: it asks, it never waits."""

from typing import Final

from twocities.core.decision import Decision
from twocities.core.errors import IllegalChoice
from twocities.core.event import Event
from twocities.core.rng import Rng
from twocities.core.score import Score
from twocities.core.step import Step
from twocities.core.view import View

GROUND: Final = 4
"""How many empty steps lie under an agenda: Python gives the memory of a shorter list back and takes it anew."""


class Game:
    """The contract of every game, and the loop that runs its agenda.

    `agenda` is a stack of steps, the next one last. `apply` answers the pending
    decision, runs everything that needs no choice and returns what happened.
    What a copy copies anyway is declared here and set by the game.
    """

    rng: Rng
    stack: list[Step]
    """The agenda on its ground."""

    def __init__(self, seats: int, heard: bool = True) -> None:
        self.seats = seats
        self.decision: Decision | None = None
        self.events: list[Event] = []
        self.heard = heard
        """Whether anybody wants the events; rollouts do not."""

    @property
    def agenda(self) -> list[Step]:
        """List the steps that are to be done, the next one last."""
        return self.stack[GROUND:]

    @agenda.setter
    def agenda(self, steps: list[Step]) -> None:
        self.stack = [Step()] * GROUND + steps

    def apply(self, action: int) -> list[Event]:
        """Answer the pending decision; return the events that followed."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("The game is over: there is nothing left to choose.")
        if action not in decision.actions:
            raise IllegalChoice(self.refusal(action, decision))
        self.take(action)
        return self.events

    def take(self, action: int) -> None:
        """Answer the pending decision with one of its own options, unchecked."""
        if self.events:
            self.events = []
        self.stack.pop().choose(self, action)
        self.advance()

    def advance(self) -> None:
        """Run the agenda up to the next question, or to the end of the game."""
        while len(self.stack) > GROUND:
            step = self.stack[-1]
            decision = step.ask(self)
            if decision is not None:
                self.decision = decision
                return
            self.stack.pop()
            step.run(self)
        self.decision = None

    def push(self, step: Step) -> None:
        """Put a step on the agenda, to be done before all that is there."""
        self.stack.append(step)

    def refusal(self, action: int, decision: Decision) -> str:
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
