"""Actions as ints with a written form: each verb owns a block, sized by its arguments."""

from twocities.core.errors import IllegalChoice, known
from twocities.core.fields import FieldNames, Fields


class Verb:
    """One verb of a game: its word, where its block begins, what it answers and what its arguments are called."""

    def __init__(self, name: str, first: int, topics: list[int], fields: list[str] | None = None) -> None:
        self.name = name
        self.first = first
        self.topics = topics
        """The topics of the questions that it can be an answer to."""
        self.fields = fields or []


class Vocabulary:
    """All verbs of a game in the order of their blocks, without gaps."""

    def __init__(self, verbs: list[Verb], domains: FieldNames) -> None:
        self.verbs = verbs
        self.domains = domains
        """For each field of a verb: the words for its numbers, in order."""
        self.size = 0
        for verb in verbs:
            if verb.first != self.size:
                raise ValueError(f"The block of '{verb.name}' begins at {verb.first}, not at {self.size}.")
            self.size += self.block(verb)

    def block(self, verb: Verb) -> int:
        """Count the actions of a verb."""
        size = 1
        for field in verb.fields:
            size *= len(self.domains[field])
        return size

    def verb(self, action: int) -> Verb:
        """Find the verb of an action."""
        for verb in self.verbs:
            if 0 <= action - verb.first < self.block(verb):
                return verb
        raise IllegalChoice(f"Action {action} does not exist. Actions go from 0 to {self.size - 1}.")

    def arguments(self, action: int) -> Fields:
        """Take an action's arguments apart, by name."""
        verb = self.verb(action)
        rest = action - verb.first
        fields: Fields = {}
        for field in reversed(verb.fields):
            fields[field] = rest % len(self.domains[field])
            rest //= len(self.domains[field])
        return fields

    def notation(self, action: int) -> str:
        """Write an action as text."""
        verb = self.verb(action)
        rest = action - verb.first
        parts: list[str] = []
        for field in reversed(verb.fields):
            names = self.domains[field]
            parts.append(names[rest % len(names)])
            rest //= len(names)
        parts.append(verb.name)
        return " ".join(reversed(parts))

    def parse(self, text: str) -> int:
        """Read an action from text."""
        parts = text.split()
        for verb in self.verbs:
            if parts and verb.name == parts[0]:
                return self.read(verb, parts[1:])
        raise IllegalChoice(known("verb", parts[0] if parts else "", [verb.name for verb in self.verbs]))

    def read(self, verb: Verb, parts: list[str]) -> int:
        """Find the action for the words after a verb."""
        if len(parts) != len(verb.fields):
            form = " ".join([verb.name] + [f"<{field}>" for field in verb.fields])
            raise IllegalChoice(f"'{verb.name}' is written '{form}'.")
        offset = 0
        for part, field in zip(parts, verb.fields, strict=True):
            names = self.domains[field]
            if part not in names:
                raise IllegalChoice(known(field, part, names))
            offset = offset * len(names) + names.index(part)
        return verb.first + offset
