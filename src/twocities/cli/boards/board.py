"""The interface of a board, which draws the views of a game in the terminal."""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from rich.text import Text

from twocities.core.errors import BadRules, known
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.view import View
from twocities.texts import Texts


@dataclass(frozen=True)
class CardSheet:
    """What can be looked up about one card."""

    name: str
    key: str
    sign: str
    style: str
    facts: list[tuple[str, str]]
    """Pairs of a label and what it says, ready to be read."""
    rule: str
    plain: str = ""
    """Its name without the printing, if there are several."""
    boxes: str = ""
    """In which boxes it is, if another card has its name."""

    @property
    def sort(self) -> str:
        """What sort of card it is: what its key begins with."""
        return self.key.partition("-")[0]

    def heading(self, texts: Texts) -> Text:
        """Write the card's sign and name in its colour."""
        return Text.assemble((f"{self.sign} ", self.style), (texts.say(self.key), f"bold {self.style}"))


@dataclass(frozen=True)
class BoxSheet:
    """What a table is set up from: a box, or boxes that are played together."""

    names: list[str]
    """The rules that name it."""
    rules: list[str]
    """The other rules that a table may be set up with."""
    cards: list[CardSheet]


class Board(ABC):
    """Draws the views of one game; computes no rule."""

    has_secrets = False
    """Whether the screen must be covered when the keyboard goes from person to person."""

    howto: list[str] = []
    """The paragraphs on how to play, by the ends of their keys."""

    editions: list[str] = []
    """The rules that name boxes, if there are several to choose from."""

    @abstractmethod
    def strip(self, view: View, texts: Texts, players: list[str], width: int, height: int) -> Text:
        """Draw what stands above everything: whose turn it is, what the players have, what chance said."""

    @abstractmethod
    def strip_height(self, width: int, height: int) -> int:
        """Say how many lines the strip takes on a screen of this size."""

    @abstractmethod
    def table(self, view: View, texts: Texts, players: list[str], width: int, height: int) -> Text:
        """Draw the cards on the table and in the cities."""

    @abstractmethod
    def cards(self, texts: Texts) -> list[CardSheet]:
        """List all cards, in the order in which people look for them."""

    def box(self, rules: list[str], texts: Texts) -> BoxSheet:
        """Open the box that a table with these rules is set up from."""
        return BoxSheet([], [], self.cards(texts))

    @abstractmethod
    def legend(self, texts: Texts) -> Text:
        """Explain the signs in a few lines."""

    def sign(self, event: Event) -> tuple[str, str]:
        """Choose a sign and a colour for an event."""
        return "·", ""

    def cost(self, action: int) -> str:
        """Write what an option costs, if it costs anything."""
        return ""


def card_of(family: GameFamily, action: int) -> str | None:
    """Name the card that an action speaks of, if any."""
    for field, value in family.vocabulary.arguments(action).items():
        if field in family.field_names and isinstance(value, int):
            return family.field_names[field][value].removesuffix("+")
    return None


def find_card(cards: list[CardSheet], name: str, texts: Texts) -> CardSheet | None:
    """Find a card by its id or by what people call it."""
    wanted = name.casefold().replace("-", "_").replace(" ", "_")
    for card in cards:
        called = [card.name, card.plain, texts.say(card.key), texts.short(card.key)]
        if wanted in [each.casefold().replace("-", "_").replace(" ", "_") for each in called]:
            return card
    return None


def find_box(family: GameFamily, board: Board, names: list[str], texts: Texts) -> BoxSheet:
    """Open the box that somebody names, alone or with one that is added to it."""
    if not board.editions:
        raise BadRules(f"There is only one edition of {family.name}; leave out --edition.")
    for name in names or [""]:
        if name not in board.editions:
            raise BadRules(known("edition", name, board.editions))
    return board.box(names, texts)
