"""Actions as ints with a written form: each verb owns a block, sized by its arguments."""

from twocities.core.errors import IllegalChoice, known


class Verb:
    """One verb of a game: where its block begins and what its arguments can be."""

    def __init__(self, name: str, first: int, arguments: list[list[str]]) -> None:
        self.name = name
        self.first = first
        self.arguments = arguments
        self.size = 1
        for names in arguments:
            self.size *= len(names)

    def spell(self, offset: int) -> str:
        """Write the verb with the arguments that lie at `offset` in its block."""
        parts: list[str] = []
        for names in reversed(self.arguments):
            parts.append(names[offset % len(names)])
            offset //= len(names)
        parts.append(self.name)
        return " ".join(reversed(parts))

    def read(self, parts: list[str]) -> int:
        """Find the action for the words after the verb."""
        if len(parts) != len(self.arguments):
            form = " ".join([self.name] + [f"<{names[0]}|...>" for names in self.arguments])
            raise IllegalChoice(f"'{self.name}' is written '{form}'.")
        offset = 0
        for part, names in zip(parts, self.arguments, strict=True):
            if part not in names:
                raise IllegalChoice(known(f"'{self.name}' argument", part, names))
            offset = offset * len(names) + names.index(part)
        return self.first + offset


class Vocabulary:
    """All verbs of a game in the order of their blocks, without gaps."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.size = 0
        for verb in verbs:
            if verb.first != self.size:
                raise ValueError(f"The block of '{verb.name}' begins at {verb.first}, not at {self.size}.")
            self.size += verb.size

    def notation(self, action: int) -> str:
        """Write an action as text."""
        for verb in self.verbs:
            if 0 <= action - verb.first < verb.size:
                return verb.spell(action - verb.first)
        raise IllegalChoice(f"Action {action} does not exist. Actions go from 0 to {self.size - 1}.")

    def parse(self, text: str) -> int:
        """Read an action from text."""
        parts = text.split()
        for verb in self.verbs:
            if parts and verb.name == parts[0]:
                return verb.read(parts[1:])
        raise IllegalChoice(known("verb", parts[0] if parts else "", [verb.name for verb in self.verbs]))
