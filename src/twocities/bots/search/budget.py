"""The budget of a search: iterations, seconds, or both."""

from re import fullmatch

from twocities.core.errors import BadRules


class Budget:
    """How much may be searched for one decision; 0 iterations or 0 seconds mean no such limit."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0) -> None:
        if iterations <= 0 and seconds <= 0:
            raise BadRules("A budget needs iterations or seconds, more than 0 of them.")
        self.iterations = iterations
        self.seconds = seconds

    def left(self, done: int, spent: float) -> int:
        """Estimate how many iterations are left after so many of them in so many seconds."""
        left = self.iterations - done if self.iterations > 0 else 1 << 30
        if self.seconds > 0:
            # The next iteration must end in time, too.
            each = spent / done if done else 0.0
            if spent + each >= self.seconds:
                return 0
            if each > 0:
                left = min(left, int((self.seconds - spent) / each))
        return left


def read_budget(text: str) -> Budget:
    """Read a budget: seconds as `0.2`, iterations as `500i`."""
    if fullmatch(r"\d{1,9}i", text):
        return Budget(iterations=int(text[:-1]))
    if fullmatch(r"\d{1,4}(\.\d{1,6})?", text):
        return Budget(seconds=float(text))
    raise BadRules(f"A budget is seconds as '0.2' or iterations as '500i', not '{text}'.")
