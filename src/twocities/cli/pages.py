"""The pages of the help, for the screen and for print."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from twocities.cli.boards.board import CardSheet
from twocities.cli.theme import INK, INK_2, INK_3, LIT
from twocities.texts import Texts, key_of

KEYS = [
    ("↑ ↓", "choose"),
    ("1 2 3 …", "number"),
    ("a b c …", "notation"),
    ("Esc", "clear"),
    ("? F1", "help"),
    ("Ctrl+Z", "undo"),
    ("Ctrl+S", "save"),
    ("Space", "skip"),
    ("PgUp PgDn", "log"),
    ("Ctrl+Q", "quit"),
]


def card_page(sheet: CardSheet, texts: Texts) -> RenderableType:
    """Write everything about a card."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=INK_2)
    grid.add_column(style=INK, ratio=1)
    for label, said in sheet.facts:
        grid.add_row(label, said)
    heading = [sheet.heading(texts), *([Text(sheet.boxes, INK_3)] if sheet.boxes else [])]
    return Group(*heading, "", Text(sheet.rule, INK), "", grid)


def howto_page(texts: Texts, paragraphs: list[str]) -> RenderableType:
    """Write how the game is played."""
    lines: list[RenderableType] = [Text(texts.say("help-howto"), f"bold {LIT}")]
    for paragraph in paragraphs:
        lines.extend(["", Text(texts.say(f"howto-{paragraph}"), INK)])
    return Group(*lines)


def keys_page(texts: Texts) -> RenderableType:
    """Write what each key does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=f"bold {LIT}", no_wrap=True)
    grid.add_column(style=INK, ratio=1)
    for key, does in KEYS:
        grid.add_row(key, texts.say(f"key-{does}.about"))
    return Group(Text(texts.say("help-keys"), f"bold {LIT}"), "", grid)


def variants_page(texts: Texts, names: list[str], in_use: list[str]) -> RenderableType:
    """Write which rules there are and which of them this table uses."""
    lines: list[RenderableType] = [Text(texts.say("help-variants"), f"bold {LIT}")]
    for name in names:
        title = texts.rule(name)
        heading = texts.say("variant-in-use", name=title) if name in in_use else title
        about = texts.say(f"{key_of('rule', name)}.about")
        lines.extend(["", Text.assemble((heading, f"bold {INK}"), (f"  {name}", INK_3)), Text(about, INK_2)])
    return Group(*lines)
