"""Reading written positions: every wrong field gets a sentence that says so."""

from typing import Any, Final

from twocities.core.errors import BadPosition, known
from twocities.core.fields import FieldNames, is_whole, name_of, read_field
from twocities.core.rng import Rng, seeded
from twocities.core.step import Step

MOST_COPIES: Final = 99
"""More than there are of any card."""
REST: Final = "..."
"""Stands at the end of a card text for all other cards."""


class Reader:
    """Reads the fields of a position one by one and remembers which there were."""

    def __init__(self, position: dict[str, object]) -> None:
        self.position = position
        self.known: list[str] = []

    def has(self, field: str) -> bool:
        """Say whether a field is there."""
        self.known.append(field)
        return field in self.position

    def is_empty(self, field: str) -> bool:
        """Say whether a field is not there, or has nothing in it."""
        value = self.position.get(field)
        return not any(value) if isinstance(value, list) else not value

    def number(self, field: str, default: int, least: int = 0, most: int = 2**62) -> int:
        """Read a whole number."""
        if not self.has(field) or self.position[field] is None:
            return default
        return self.checked(field, self.position[field], least, most)

    def checked(self, field: str, value: object, least: int, most: int) -> int:
        """Check that a value is a whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(f"'{field}' needs a whole number from {least} to {most}, not {value!r}.")
        return value

    def items(self, field: str, length: int) -> list[object]:
        """Read a list of a given length."""
        value = self.position[field]
        if not isinstance(value, list) or len(value) != length:
            raise BadPosition(f"'{field}' needs a list of {length}, one for each seat, not {value!r}.")
        return value

    def numbers(self, field: str, default: list[int], most: int = 2**62) -> list[int]:
        """Read a list of whole numbers as long as the default."""
        if not self.has(field):
            return default
        return [self.checked(field, value, 0, most) for value in self.items(field, len(default))]

    def cards(self, field: str, names: list[str], default: list[int]) -> list[int]:
        """Read a text of card names, such as 'mine bakery*2'."""
        if not self.has(field):
            return default
        return read_cards(field, self.position[field], names)

    def deck(self, names: list[str]) -> tuple[list[int], bool]:
        """Read the top of a deck, and whether the rest of the box lies under it: without a deck, or with dots."""
        if not self.has("deck"):
            return [], True
        text = self.position["deck"]
        has_rest = isinstance(text, str) and text.split()[-1:] == [REST]
        if has_rest:
            text = str(text).rstrip().removesuffix(REST)
        return read_cards("deck", text, names), has_rest

    def card_lists(self, field: str, names: list[str], default: list[list[int]]) -> list[list[int]]:
        """Read a list of such texts, one for each seat."""
        if not self.has(field):
            return default
        return [read_cards(field, value, names) for value in self.items(field, len(default))]

    def names_in(self, field: str, value: object, names: list[str]) -> list[int]:
        """Read such a text out of a list or table."""
        return read_cards(field, value, names)

    def name_in(self, field: str, value: object, names: list[str]) -> int:
        """Read one name out of a list or table."""
        if not isinstance(value, str) or value not in names:
            raise BadPosition(known(field, str(value), names))
        return names.index(value)

    def table(self, field: str, names: list[str]) -> dict[int, object]:
        """Read an object whose keys are names of ids."""
        if not self.has(field):
            return {}
        value = self.position[field]
        if not isinstance(value, dict):
            raise BadPosition(f"'{field}' needs an object with names as keys, not {value!r}.")
        return {self.name_in(field, name, names): entry for name, entry in value.items()}

    def entries(self, field: str, length: int) -> list[list[object]]:
        """Read a list of lists of a given length."""
        value = self.position[field]
        if not isinstance(value, list):
            raise BadPosition(f"'{field}' needs a list, not {value!r}.")
        for entry in value:
            if not isinstance(entry, list) or len(entry) != length:
                raise BadPosition(f"'{field}' needs lists of {length}, not {entry!r}.")
        return value

    def names(self, field: str) -> list[str]:
        """Read a list of names."""
        if not self.has(field):
            return []
        value = self.position[field]
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise BadPosition(f"'{field}' needs a list of names, not {value!r}.")
        return value

    def seats(self, field: str, seats: int) -> list[int]:
        """Read a list of seats."""
        value = self.position[field]
        if not isinstance(value, list):
            raise BadPosition(f"'{field}' needs a list of seats, not {value!r}.")
        return [self.checked(field, seat, 0, seats - 1) for seat in value]

    def one_of(self, field: str, names: list[str]) -> int:
        """Read one name that may be missing; -1 if it is."""
        if not self.has(field) or self.position[field] is None:
            return -1
        return self.name_in(field, self.position[field], names)

    def rng(self) -> Rng:
        """Read the generator, or make one from the seed."""
        seed = self.number("seed", 0)
        if not self.has("rng"):
            return seeded(seed)
        key, drawn = self.items("rng", 2)
        return Rng(self.checked("rng", key, 0, 2**128 - 1), self.checked("rng", drawn, 0, 2**62))

    def agenda(self, field: str, makers: "StepMakers", field_names: FieldNames) -> list[Step]:
        """Read the steps that are still to be done, the next one first."""
        if not self.has(field):
            return []
        value = self.position[field]
        if not isinstance(value, list):
            raise BadPosition(f"'{field}' needs a list of steps, the next one first, not {value!r}.")
        return [makers.make(step, field_names) for step in reversed(value)]

    def finish(self) -> None:
        """Refuse fields that nobody asked for."""
        for field in self.position:
            if field not in self.known:
                raise BadPosition(known("field", field, sorted(set(self.known))))


def read_cards(field: str, value: object, names: list[str]) -> list[int]:
    """Read card names, each perhaps with `*` and a count."""
    if not isinstance(value, str):
        raise BadPosition(f"'{field}' needs card names separated by spaces, not {value!r}.")
    cards: list[int] = []
    for part in value.split():
        name, star, count = part.partition("*")
        if name not in names:
            raise BadPosition(known("card", name, without_signs(names)))
        if star and not (is_whole(count) and 1 <= int(count) <= MOST_COPIES):
            raise BadPosition(f"'{part}' in '{field}' needs a number from 1 to {MOST_COPIES} after the '*'.")
        cards.extend([names.index(name)] * (int(count) if star else 1))
    return cards


def without_signs(names: list[str]) -> list[str]:
    """List names without those that only say how a card lies, by a sign behind its name."""
    return [name for name in names if name.isidentifier()]


def write_cards(cards: list[int], names: list[str]) -> str:
    """Write cards in order as text; neighbours of one name get a count, and cards below zero are unknown."""
    parts: list[str] = []
    place = 0
    while place < len(cards):
        count = 1
        while place + count < len(cards) and cards[place + count] == cards[place]:
            count += 1
        name = name_of(names, cards[place])
        parts.append(name if count == 1 else f"{name}*{count}")
        place += count
    return " ".join(parts)


class StepMakers:
    """Makes steps from their written form; each game registers its own."""

    def __init__(self, steps: list[type[Step]]) -> None:
        self.by_name = {step.name: step for step in steps}

    def make(self, written: object, field_names: FieldNames) -> Step:
        """Read one step."""
        if not isinstance(written, dict) or not isinstance(written.get("step"), str):
            raise BadPosition(f"A step is an object with a field 'step' that names it, not {written!r}.")
        name = written["step"]
        maker = self.by_name.get(name)
        if maker is None:
            raise BadPosition(known("step", name, list(self.by_name)))
        allowed = list(maker().to_dict())
        fields: dict[str, Any] = {}
        for field, value in written.items():
            if field == "step":
                continue
            if field not in allowed:
                raise BadPosition(known(f"field of the step '{name}'", str(field), allowed))
            fields[field] = read_field(field, value, field_names)
        return maker(**fields)
