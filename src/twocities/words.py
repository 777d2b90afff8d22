"""Every word a person reads, in four languages, from the Fluent files in `locales`."""

import locale
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from twocities.core.errors import TwoCitiesError, known
from twocities.core.event import Event
from twocities.core.facts import Facts
from twocities.core.kind import Kind

LANGUAGES = ["en", "cs", "sk", "uk"]
SHARED = ["common", "cli"]
"""The files that every game's words come with."""


def choose_language(wanted: str | None) -> str:
    """Take the language that was asked for, else the machine's, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise TwoCitiesError(known("language", wanted, LANGUAGES))
        return wanted
    machine = (locale.getlocale()[0] or "en").split("_")[0]
    return machine if machine in LANGUAGES else "en"


class Words:
    """The words of one language for one game."""

    def __init__(self, language: str, kind: Kind) -> None:
        self.language = language
        self.kind = kind
        self.bundle = bundle(language, kind.name)

    def say(self, key: str, **values: str | int) -> str:
        """Say the sentence of a key, such as `event-dice-rolled` or `card-mine.rule`."""
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise ValueError(f"The words of '{key}' in '{self.language}' do not fit: {errors}")
        return str(text)

    def has(self, key: str) -> bool:
        """Say whether there are words for a key."""
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def name(self, field: str, value: int, players: list[str]) -> str | int:
        """Turn a field of an event or action into what a sentence says for it."""
        if field in PEOPLE:
            return players[value]
        names = self.kind.words.get(field)
        if names is None:
            return value
        return self.say(f"{self.kind.word_keys[field]}-{names[value].replace('_', '-')}")

    def values(self, facts: Facts, players: list[str]) -> dict[str, str | int]:
        """Turn the fields of an event or action into what its sentence takes."""
        return {
            field: self.name(field, value, players)
            if isinstance(value, int)
            else ", ".join(str(self.name(field, each, players)) for each in value)
            for field, value in facts.items()
        }

    def event(self, event: Event, players: list[str]) -> str:
        """Tell an event in a sentence."""
        return self.say(f"event-{event.name}", **self.values(event.facts(), players))

    def action(self, action: int, players: list[str]) -> str:
        """Say an action as an option that a person can choose."""
        vocabulary = self.kind.vocabulary
        values: dict[str, str | int] = {}
        for field, value in vocabulary.facts(action).items():
            assert isinstance(value, int)
            plain = field not in PEOPLE and field not in self.kind.words
            values[field] = vocabulary.domains[field][value] if plain else self.name(field, value, players)
        return self.say(f"action-{vocabulary.verb(action).name}", **values)

    def topic(self, topic: int) -> str:
        """Ask the question of a decision."""
        return self.say(f"topic-{self.kind.topics[topic]}")


PEOPLE = ["seat", "victim", "other", "owner"]
"""The fields that hold a seat."""


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """Load the words of one language for one game."""
    loaded = FluentBundle([language], use_isolating=False)
    for name in [*SHARED, game]:
        path = files("twocities") / "locales" / language / f"{name}.ftl"
        if path.is_file():
            loaded.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return loaded
