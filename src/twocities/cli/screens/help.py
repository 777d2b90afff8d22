"""The help: how to play, the keys, the rules to choose from and every card."""

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from twocities.cli.boards.board import CardSheet
from twocities.cli.drawing import Drawing
from twocities.cli.pages import card_page, howto_page, keys_page, variants_page
from twocities.cli.screens.panels import KeysLine
from twocities.cli.theme import INK, INK_2
from twocities.texts import Texts

PAGES = ["howto", "keys", "variants"]


class HelpScreen(Screen[None]):
    """Lists pages and cards at the left and shows the lit one at the right."""

    BINDINGS = [
        Binding("escape,f1,q,question_mark", "leave", show=False),
        Binding("pageup", "scroll_page(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_page(1)", show=False, priority=True),
    ]

    def __init__(self, drawing: Drawing, rules: list[str], card: str | None = None) -> None:
        super().__init__()
        self.drawing = drawing
        self.rules = rules
        self.cards = drawing.board.box(rules, drawing.texts).cards
        names = [sheet.name for sheet in self.cards]
        self.first = len(PAGES) + 1 + names.index(card) if card in names else 0

    def compose(self) -> ComposeResult:
        """Lay out the list and the page."""
        texts = self.drawing.texts
        pages = [Option(Text(texts.say(f"help-{page}"), INK), id=f"page-{page}") for page in PAGES]
        heading = Option(Text(f"── {texts.say('help-cards')} ──", INK_2), disabled=True)
        cards = [Option(card_entry(sheet, texts), id=sheet.name) for sheet in self.cards]
        with Horizontal(id="middle"):
            yield OptionList(*pages, heading, *cards, id="sheets")
            with VerticalScroll(id="page", can_focus=False):
                yield Static(id="text")
        yield KeysLine()

    def on_mount(self) -> None:
        """Open the page that was asked for."""
        say = self.drawing.texts.say
        self.query_one("#sheets", OptionList).highlighted = self.first
        keys = [("↑ ↓", say("key-choose")), ("PgUp PgDn", say("key-scroll")), ("Esc", say("key-back"))]
        self.query_one(KeysLine).offer(keys)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the page or card that is lit now."""
        self.query_one("#text", Static).update(self.page(event.option.id or ""))
        self.query_one("#page").scroll_home(animate=False)

    def page(self, name: str) -> RenderableType:
        """Write a page."""
        texts = self.drawing.texts
        match name:
            case "page-howto":
                return howto_page(texts, self.drawing.board.howto)
            case "page-keys":
                return keys_page(texts)
            case "page-variants":
                return variants_page(texts, self.drawing.family.rule_names, self.rules)
        return card_page(next(sheet for sheet in self.cards if sheet.name == name), texts)

    def action_scroll_page(self, pages: int) -> None:
        """Scroll a page that is longer than the screen."""
        page = self.query_one("#page")
        page.scroll_relative(y=pages * max(page.size.height - 2, 1), animate=False)

    def action_leave(self) -> None:
        """Go back to the table."""
        self.dismiss()


def card_entry(sheet: CardSheet, texts: Texts) -> Text:
    """Write a card as an entry of the list."""
    return Text.assemble((f"{sheet.sign} ", sheet.style), texts.say(sheet.key))
