"""What a question is for: its name, what is asked, and what its decisions are about."""

from twocities.core.decision import NOTHING
from twocities.core.fields import Fields


class Topic:
    """One kind of question. `asks` goes on after "is asked"; `about` is the field that its decisions are about."""

    def __init__(self, name: str, asks: str, about: str = "") -> None:
        self.name = name
        self.asks = asks
        self.about = about
        """Such as "gold" or "district"; empty if the decisions are about nothing in particular."""

    def fields(self, about: int) -> Fields:
        """Name the number that a decision of this topic is about."""
        if (about == NOTHING) != (self.about == ""):
            raise ValueError(f"A decision of '{self.name}' is about '{self.about}', and {about} is given.")
        return {self.about: about} if self.about else {}
