"""The pages of the help, for the screen and for print."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from twocities.cli.boards.board import CardSheet
from twocities.cli.look import INK, INK_2, INK_3, LIT
from twocities.words import Words, key_of

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


def card_page(sheet: CardSheet, words: Words) -> RenderableType:
    """Write everything about a card."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=INK_2)
    grid.add_column(style=INK, ratio=1)
    for label, said in sheet.facts:
        grid.add_row(label, said)
    heading = [sheet.heading(words), *([Text(sheet.boxes, INK_3)] if sheet.boxes else [])]
    return Group(*heading, "", Text(sheet.rule, INK), "", grid)


def howto_page(words: Words, paragraphs: list[str]) -> RenderableType:
    """Write how the game is played."""
    lines: list[RenderableType] = [Text(words.say("help-howto"), f"bold {LIT}")]
    for paragraph in paragraphs:
        lines.extend(["", Text(words.say(f"howto-{paragraph}"), INK)])
    return Group(*lines)


def keys_page(words: Words) -> RenderableType:
    """Write what each key does."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(style=f"bold {LIT}", no_wrap=True)
    grid.add_column(style=INK, ratio=1)
    for key, does in KEYS:
        grid.add_row(key, words.say(f"key-{does}.about"))
    return Group(Text(words.say("help-keys"), f"bold {LIT}"), "", grid)


def variants_page(words: Words, names: list[str], in_use: list[str]) -> RenderableType:
    """Write which rules there are and which of them this table uses."""
    lines: list[RenderableType] = [Text(words.say("help-variants"), f"bold {LIT}")]
    for name in names:
        title = words.rule(name)
        heading = words.say("variant-in-use", name=title) if name in in_use else title
        about = words.say(f"{key_of('rule', name)}.about")
        lines.extend(["", Text.assemble((heading, f"bold {INK}"), (f"  {name}", INK_3)), Text(about, INK_2)])
    return Group(*lines)
