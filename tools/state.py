"""Writes the state of a game from the declaration of its fields: `state.py` and `public_view.py` of Citadels.

The compiler wants every field, every copy and every clearing written out. So they are written by this
tool, checked in, and compared with the declaration by a test. Run it after a change to `fields.py`:

    PYTHONPATH=src python tools/state.py
"""

from pathlib import Path
from textwrap import fill

from twocities.citadels.fields import RECORDS
from twocities.core.records import COLUMN, EVERYBODY, NUMBER, OWN, ZONE, ZONES, Field, Record, all_fields

CITADELS = Path(__file__).parent.parent / "src" / "twocities" / "citadels"
NOTE = "Written by `tools/state.py` from `fields.py`: change that one."
WIDTH = 116

TYPES = {NUMBER: "i64", COLUMN: "vec[i64]", ZONE: "vec[i64]", ZONES: "vec[vec[i64]]"}

STATE_HEAD = f'''"""Everything that lies on a table of Citadels.

{NOTE}
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from twocities.citadels.ids import NOBODY
from twocities.citadels.rules import Rules
from twocities.core.game import Game

STARTING_GOLD: Final = 2
STARTING_CARDS: Final = 4
NOTHING: Final = vec[i64]()
"""A zone in which nothing lies; never changed."""


@mypyc_attr(acyclic=True)
class State(Game):
    """The fields of a game of Citadels; questions and verbs are added by its subclasses."""

'''

VIEW_HEAD = f'''"""What every viewer of a table of Citadels sees as it is, and each seat of its own.

{NOTE}
"""

from librt.vecs import vec
from mypy_extensions import i64

from twocities.citadels.state import NOTHING, State
from twocities.core.decision import Decision
from twocities.core.step import Step
from twocities.core.view import SPECTATOR, View


class PublicView(View):
    """The fields that need no rule to say who sees them; `CitadelsView` adds the others."""

'''


VIEW_INIT = """    def __init__(
        self, viewer: int, seats: int, rules: list[str], asked: int, decision: Decision | None, agenda: list[Step]
    ) -> None:
        super().__init__(viewer, seats, rules, asked, decision, agenda)

"""


def indented(lines: list[str], depth: int = 2) -> str:
    """Write lines of code at a depth."""
    return "".join(f"{'    ' * depth}{line}\n" for line in lines)


def declaration(field: Field, kind: str) -> str:
    """Declare a field with what it means."""
    text = f'"""{field.about}"""'
    said = text if len(text) <= WIDTH else fill(text, WIDTH, subsequent_indent="    ")
    return f"    {field.name}: {kind}\n    {said}\n"


def cleared(field: Field) -> str:
    """Write the statement that clears a field."""
    if field.shape == COLUMN:
        size = field.per if field.width == 1 else f"({field.width} * {field.per})"
        return f"self.{field.name} = vec[i64]([{field.start}] * {size})"
    if field.shape == ZONES:
        return f"self.{field.name} = vec[vec[i64]]([NOTHING] * {field.per})"
    return f"self.{field.name} = {field.start}"


def copied(field: Field) -> str:
    """Write the statement that copies a field: what is changed in place is copied, the rest is shared."""
    end = "[:]" if field.shape in (COLUMN, ZONES) and not field.shared else ""
    return f"twin.{field.name} = self.{field.name}{end}"


def state(records: list[Record]) -> str:
    """Write the class that holds the fields."""
    text = STATE_HEAD
    for record in records:
        text += (
            f"    # {record.about}\n\n"
            + "".join(declaration(field, TYPES[field.shape]) for field in record.fields)
            + "\n"
        )
    text += "    def __init__(self, seats: i64, rules: Rules, heard: bool = True) -> None:\n"
    text += indented(["super().__init__(seats, heard)", "self.rules = rules"]) + "\n"
    text += "    def clear(self) -> None:\n"
    text += indented(['"""Clear the whole table: nobody has anything but gold."""', "super().clear()"])
    text += indented([f"self.clear_{record.name}()" for record in records]) + "\n"
    for record in records:
        text += f"    def clear_{record.name}(self) -> None:\n"
        text += (
            indented([f'"""Clear {record.about[0].lower()}{record.about[1:]}"""', *map(cleared, record.fields)]) + "\n"
        )
    text += '    def copy_into(self, twin: "State") -> None:\n'
    text += indented(['"""Copy every field into an empty table."""', "self.copy_core(twin)"])
    return text + indented([copied(field) for field in all_fields(records)])


def shown(field: Field) -> str:
    """Write the statement that shows a field: who is given a view may change it, so it shares nothing with the game."""
    if field.shape == ZONES:
        return f"self.{field.name} = vec[vec[i64]]([zone[:] for zone in game.{field.name}])"
    return f"self.{field.name} = game.{field.name}{'[:]' if field.shape != NUMBER else ''}"


def shown_own(field: Field) -> str:
    """Write the statement that shows a seat its own part of a column."""
    first = "viewer" if field.width == 1 else f"{field.width} * viewer"
    part = f"game.{field.name}[{first} : {first} + {field.width}]"
    return f"self.{field.name} = {part} if viewer != SPECTATOR else NOTHING[:]"


def public_view(records: list[Record]) -> str:
    """Write the class of the fields that are seen as they are."""
    public, own = all_fields(records, EVERYBODY), all_fields(records, OWN)
    text = VIEW_HEAD + "".join(declaration(field, TYPES[field.shape]) for field in [*public, *own]) + "\n"
    text += VIEW_INIT
    text += "    def show_public(self, game: State, viewer: i64) -> None:\n"
    text += indented(['"""Show what needs no rule."""', *map(shown, public), *map(shown_own, own)]) + "\n"
    text += "    def lay_out(self, game: State) -> None:\n"
    text += indented(['"""Lay on an empty table what the viewer sees as it is."""'])
    text += indented(
        [f"game.{field.name} = self.{field.name}{'[:]' if field.shape in (COLUMN, ZONES) else ''}" for field in public]
    )
    text += indented(["if self.viewer != SPECTATOR:"])
    return text + indented([line for field in own for line in laid_out_own(field)], 3)


def laid_out(field: Field) -> str:
    """Write the statement that lays out a field: several tables may be laid out from one view."""
    return f"game.{field.name} = self.{field.name}{'[:]' if field.shape in (COLUMN, ZONES) else ''}"


def laid_out_own(field: Field) -> list[str]:
    """Write the statements that lay out a seat's own part of a column."""
    first = "self.viewer" if field.width == 1 else f"{field.width} * self.viewer"
    places = [f"{first} + {place}" if place else first for place in range(field.width)]
    return [f"game.{field.name}[{each}] = self.{field.name}[{place}]" for place, each in enumerate(places)]


FILES = {CITADELS / "state.py": state, CITADELS / "public_view.py": public_view}


def main() -> None:
    """Write the files."""
    for path, write in FILES.items():
        path.write_text(write(RECORDS), encoding="utf-8")


if __name__ == "__main__":
    main()
