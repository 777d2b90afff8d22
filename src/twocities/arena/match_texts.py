"""Names and numbers for people: bots, cards, shares and times in the reader's language."""

from twocities.core.study_events import StudyEvents
from twocities.games import family_of, study_events_of
from twocities.texts import Texts, key_of

COMMA_LANGUAGES = {"cs", "sk", "uk"}
"""Where a comma stands before the fraction of a number."""


class MatchTexts:
    """How the words of one language name what is in a folder of results."""

    def __init__(self, game: str, language: str) -> None:
        self.words = Texts(language, family_of(game))
        self.study_events: StudyEvents = study_events_of(game)

    def say(self, key: str, **values: str | int) -> str:
        """Say a sentence."""
        return self.words.say(key, **values)

    def bot(self, name: str) -> str:
        """Name a bot; one that has no words goes by its own name."""
        return self.words.say(f"bot-{name}") if self.words.has(f"bot-{name}") else name

    def drafted(self, card: str) -> str:
        """Name a character."""
        return self.card(card, self.study_events.drafted)

    def built(self, card: str) -> str:
        """Name a card that was built."""
        return self.card(card, self.study_events.built)

    def card(self, card: str, fields: dict[str, str]) -> str:
        """Name a card from the fields that hold such cards; one without words goes by its id."""
        for field in fields.values():
            key = key_of(self.words.family.text_keys[field], card)
            if self.words.has(key):
                return self.words.say(key)
        return card

    def source(self, source: str) -> str:
        """Name where points come from."""
        return self.words.score(source)

    def number(self, value: float, digits: int) -> str:
        """Write a number as the language does."""
        text = f"{value:.{digits}f}"
        return text.replace(".", ",") if self.words.language in COMMA_LANGUAGES else text

    def percent(self, value: float, digits: int = 1) -> str:
        """Write a share."""
        return f"{self.number(100 * value, digits)} %"

    def signed(self, value: float) -> str:
        """Write a difference of shares, with its sign."""
        return f"{'−' if value < 0 else '+'}{self.percent(abs(value))}"

    def interval(self, low: float, high: float) -> str:
        """Write an interval of shares."""
        return f"{self.number(100 * low, 1)} – {self.percent(high)}"

    def seconds(self, value: float, digits: int = 2) -> str:
        """Write a time with the unit that fits it."""
        for unit, size in (("s", 1.0), ("ms", 1e-3)):
            if value >= size:
                return f"{self.number(value / size, digits)} {unit}"
        return f"{self.number(value / 1e-6, 0)} µs"
