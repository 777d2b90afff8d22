"""Writes the lists of what a card touches into docs/adding-a-card.md, as `tools/new_card` prints them.

PYTHONPATH=. python tools/recipe_page.py
"""

from pathlib import Path

from tools.new_card import KINDS, Card, CardKind, recipe

PAGE = Path(__file__).parent.parent / "docs" / "adding-a-card.md"


def heading(kind: CardKind) -> str:
    """Name the section of a kind of cards."""
    article = "An" if kind.name[0] in "aeiou" else "A"
    game = {"citadels": "Citadels", "machikoro": "Machi Koro"}[kind.game]
    return f"## {article} {kind.name} of {game}\n"


def section(kind: CardKind) -> str:
    """Write the list of a kind of cards, with words in angle brackets for the card's own."""
    card = Card(kind, "<card>", "<card>", "", {trait: f"<{trait}>" for trait in kind.traits})
    return "\n" + "\n".join(recipe(card)) + "\n"


def with_lists(page: str) -> str:
    """Write the list of every kind of cards into the section of a page."""
    for kind in KINDS:
        before, title, rest = page.partition(heading(kind))
        if not title:
            raise ValueError(f"The page has no section '{heading(kind).strip()}'.")
        _, next_title, after = rest.partition("\n## ")
        page = before + title + section(kind) + next_title + after
    return page


if __name__ == "__main__":
    PAGE.write_text(with_lists(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
