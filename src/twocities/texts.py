"""Every word a person reads, in four languages, from the Fluent files in `locales`."""

import locale
import os
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from twocities.core.decision import Decision
from twocities.core.errors import TwoCitiesError, known
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.fields import Fields
from twocities.core.view import SPECTATOR

LANGUAGES = ["en", "cs", "sk", "uk"]
SHARED = ["common", "cli", "server", "arena", "learn", "envs"]
"""The files that every game's words come with."""

LONGEST_NAME = 12
"""How long a player's name may be: what fits beside a purse when four share the narrowest screen."""

PEOPLE = ["seat", "victim", "other", "owner"]
"""The fields that hold a seat."""

OBJECT = "object"
"""The form of a name as the object of a sentence, where a language has one: "a Mine", "Katedrálu"."""


def choose_language(wanted: str | None) -> str:
    """Take the language that was asked for, else the machine's, else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise TwoCitiesError(known("language", wanted, LANGUAGES))
        return wanted
    machine = machine_locale().replace("-", "_").split("_")[0].split(".")[0]
    return machine if machine in LANGUAGES else "en"


def machine_locale() -> str:
    """Name the locale of the machine, even where its own data for that locale is not installed."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return os.environ[variable]
    return locale.getlocale()[0] or ""


class Texts:
    """The words of one language for one game."""

    def __init__(self, language: str, family: GameFamily) -> None:
        self.language = language
        self.family = family
        self.bundle = bundle(language, family.name)

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

    def title(self) -> str:
        """Name the game, by its id if it has no words yet."""
        key = f"game-{self.family.name}"
        return self.say(key) if self.has(key) else self.family.name

    def short(self, key: str) -> str:
        """Name something where there is little room."""
        return self.say(f"{key}.short" if self.has(f"{key}.short") else key)

    def score(self, source: str) -> str:
        """Name where points come from: a rule, or else the card that brings them."""
        keys = [f"score-{source}", *[key_of(beginning, source) for beginning in self.family.text_keys.values()]]
        return self.say(next((key for key in keys if self.has(key)), keys[0]))

    def rule(self, name: str) -> str:
        """Name a rule that a table may be set up with."""
        return self.say(key_of("rule", name))

    def key(self, field: str, value: int) -> str:
        """Find the key of the words for an id; a plus behind its name changes nothing."""
        return key_of(self.family.text_keys[field], self.family.field_names[field][value].removesuffix("+"))

    def name(self, field: str, value: int, players: list[str], form: str = "") -> str | int:
        """Turn a field of an event or action into what a sentence says for it, in a form of its name if it has that."""
        is_person = field in PEOPLE
        if not is_person and field not in self.family.field_names:
            return value
        if value < 0:
            return self.say("unknown")
        if is_person:
            return players[value]
        plus = "+" if self.family.field_names[field][value].endswith("+") else ""
        return self.say(self.formed(self.key(field, value), [form])) + plus

    def formed(self, key: str, forms: list[str]) -> str:
        """Find the key of the first of these forms that there is, else the plain one."""
        return next((f"{key}.{form}" for form in forms if form and self.has(f"{key}.{form}")), key)

    def values(self, fields: Fields, players: list[str]) -> dict[str, str | int]:
        """Turn the fields of an event or action into what its sentence takes; cards also as its object."""
        said = {field: self.listed(field, value, players) for field, value in fields.items()}
        cards = [field for field in fields if field in self.family.text_keys]
        return said | {f"{field}_{OBJECT}": self.listed(field, fields[field], players, OBJECT) for field in cards}

    def listed(self, field: str, value: int | list[int], players: list[str], form: str = "") -> str | int:
        """Name what a field holds, one by one if it is a list."""
        if isinstance(value, int):
            return self.name(field, value, players, form)
        return ", ".join(str(self.name(field, each, players, form)) for each in value)

    def event(self, event: Event, players: list[str], viewer: int = SPECTATOR) -> str:
        """Tell an event in a sentence, with "you" for the seat that reads it or is called so."""
        fields = event.to_dict()
        if viewer == SPECTATOR and self.say("you") in players:
            viewer = players.index(self.say("you"))
        key = self.formed(f"event-{event.name}", forms_for(fields, viewer))
        return self.say(key, **self.values(fields, players))

    def action(self, action: int, players: list[str]) -> str:
        """Say an action as an option that a person can choose."""
        verb = self.family.vocabulary.verb(action).name
        return self.say(f"action-{verb}", **self.plain_values(action), **self.values(self.named(action), players))

    def names(self, action: int, players: list[str]) -> list[str]:
        """Name the cards and people of an action, as they are called by themselves."""
        return [str(self.listed(field, value, players)) for field, value in self.named(action).items()]

    def named(self, action: int) -> Fields:
        """List the fields of an action that hold cards or people."""
        arguments = self.family.vocabulary.arguments(action)
        return {field: arguments[field] for field in arguments if field in PEOPLE or field in self.family.field_names}

    def plain_values(self, action: int) -> dict[str, str | int]:
        """List the fields of an action that hold words of the notation."""
        vocabulary, named = self.family.vocabulary, self.named(action)
        values: dict[str, str | int] = {}
        for field, value in vocabulary.arguments(action).items():
            assert isinstance(value, int)
            if field not in named:
                values[field] = number(vocabulary.domains[field][value])
        return values

    def question(self, decision: Decision, players: list[str]) -> str:
        """Ask the question of a decision; its sentence takes what the decision is about."""
        topic = self.family.topics[decision.topic]
        return self.say(f"topic-{topic.name}", **self.values(self.family.about(decision), players))


def forms_for(fields: Fields, viewer: int) -> list[str]:
    """List the forms of an event's sentence that fit who did it to whom and who reads it, best first."""
    doer, victim = fields.get("seat"), fields.get("victim", fields.get("other"))
    forms = ["own"] if doer is not None and doer == victim else []
    if viewer == SPECTATOR:
        return forms
    if doer == viewer:
        return [*[f"you-{form}" for form in forms], "you"]
    return ["to-you"] if victim == viewer else forms


def key_of(beginning: str, name: str) -> str:
    """Make the key of the words for an id's name."""
    return f"{beginning}-{name.replace('_', '-')}"


def number(word: str) -> str | int:
    """Let a word of digits count as a number, so that a sentence can choose its plural."""
    return int(word) if word.isdecimal() else word


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """Load the words of one language for one game."""
    loaded = FluentBundle([language], use_isolating=False)
    for name in [*SHARED, game]:
        path = files("twocities") / "locales" / language / f"{name}.ftl"
        if path.is_file():
            loaded.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return loaded
