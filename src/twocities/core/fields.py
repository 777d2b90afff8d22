"""Named numbers: how events and steps are written down without words of any language."""

from typing import Final

from twocities.core.errors import BadPosition, known

Fields = dict[str, int | list[int]]
"""Fields by name. Ids are ints; the field's name says of what."""

FieldNames = dict[str, list[str]]
"""For each field whose numbers are ids: the names, in order of id."""

MOST: Final = 2**62
"""No number of a step is larger."""

MOST_DIGITS: Final = 99
"""Enough for every seed and every count."""


def spell(fields: Fields, field_names: FieldNames) -> dict[str, object]:
    """Write ids as names; other numbers stay numbers."""
    spelled: dict[str, object] = {}
    for field, value in fields.items():
        names = field_names.get(field)
        if names is None:
            spelled[field] = value
        elif isinstance(value, list):
            spelled[field] = [name_of(names, each) for each in value]
        else:
            spelled[field] = name_of(names, value)
    return spelled


def name_of(names: list[str], number: int) -> str:
    """Name an id; ids below zero are unknown to the reader."""
    return names[number] if number >= 0 else "unknown"


def read_field(field: str, value: object, field_names: FieldNames) -> int:
    """Read one field that `spell` wrote."""
    names = field_names.get(field)
    if names is None and isinstance(value, int) and abs(value) <= MOST:
        return int(value)
    if names is not None and isinstance(value, str):
        if value in names:
            return names.index(value)
        raise BadPosition(known(field, value, names))
    raise BadPosition(f"The field '{field}' must be {'a name' if names else 'a whole number'}, not {value!r}.")


def is_whole(text: str) -> bool:
    """Say whether a text is a whole number, in plain digits and not too many of them."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
