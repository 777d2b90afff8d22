"""How the fields of a table are declared: once, with who may see them and how they are written."""

from typing import Any, Final

HIDDEN: Final = "hidden"
"""Nobody sees the field. So it is with every field of which nothing else is said."""

EVERYBODY: Final = "everybody"
"""Every viewer sees the field as it is."""

OWN: Final = "own"
"""Each seat sees its own part of the column."""

BY_RULE: Final = "by rule"
"""A function `seen_<field>` says what a viewer sees of it."""

NUMBER: Final = "number"
COLUMN: Final = "column"
ZONE: Final = "zone"
ZONES: Final = "zones"


class Field:
    """One field of a table: its name, what it means, how it is written and who sees it."""

    def __init__(self, shape: str, name: str, about: str, form: Any, seen_by: str, start: str) -> None:
        self.shape = shape
        self.name = name
        self.about = about
        self.form = form
        """How it is written in positions and views; None if it follows from other fields."""
        self.seen_by = seen_by
        self.start = start
        """What it holds when its record is cleared: an expression, or for a column what each entry holds."""
        self.per = ""
        """For a column or several zones: how many entries there are, as an expression."""
        self.width = 1
        """How many entries of a column belong to each seat."""
        self.key = name
        """Its name in positions."""
        self.shared = shape == ZONE
        """Whether it is replaced and never changed in place, so that copies of a game can share it."""


class Record:
    """Fields that are cleared together."""

    def __init__(self, name: str, about: str, fields: list[Field]) -> None:
        self.name = name
        self.about = about
        self.fields = fields


def number(name: str, about: str, form: Any, seen_by: str = HIDDEN, start: str = "0") -> Field:
    """Declare a number."""
    return Field(NUMBER, name, about, form, seen_by, start)


def column(
    name: str, about: str, form: Any, per: str, seen_by: str = HIDDEN, start: str = "0", width: int = 1, key: str = ""
) -> Field:
    """Declare a fixed number of numbers, which are changed in place unless they are declared `shared`."""
    field = Field(COLUMN, name, about, form, seen_by, start)
    field.per = per
    field.width = width
    field.key = key or name
    return field


def zone(name: str, about: str, form: Any, seen_by: str = HIDDEN, start: str = "NOTHING") -> Field:
    """Declare any number of cards or numbers; they are replaced and never changed in place, so copies share them."""
    return Field(ZONE, name, about, form, seen_by, start)


def zones(name: str, about: str, form: Any, per: str, seen_by: str = HIDDEN) -> Field:
    """Declare a zone for each of several."""
    field = Field(ZONES, name, about, form, seen_by, "NOTHING")
    field.per = per
    return field


def shared(field: Field) -> Field:
    """Declare that a column or zones change so rarely that they are replaced then, and copies share them."""
    field.shared = True
    return field


def all_fields(records: list[Record], *seen_by: str) -> list[Field]:
    """List the fields of all records, or those that are seen in certain ways."""
    return [field for record in records for field in record.fields if not seen_by or field.seen_by in seen_by]
