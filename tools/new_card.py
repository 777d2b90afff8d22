"""Makes the skeleton of a card: its class, its test and its words in every language.

    tools/new_card citadels jester --kind character --rank 3
    tools/new_card machikoro night_market --colour green --price 3

Nothing that exists is overwritten. At the end it prints everything that the card touches, as docs/adding-a-card.md
does; with --list it prints that and writes nothing.
"""

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.card_recipe import recipe_lines

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "cs", "sk", "uk")
NUMBER = ()
"""Stands for a trait that is any whole number."""


class Refusal(Exception):
    """Why no card was made."""


@dataclass(frozen=True)
class CardKind:
    """Where the cards of one kind live and what they need."""

    game: str
    name: str
    folder: str
    base: str
    word: str
    """With what the keys of its words begin."""
    traits: dict[str, tuple[str, ...]]
    """What must be given: for each name the allowed words, or NUMBER."""
    row: str
    """Its row in the catalog."""
    tests: str
    """The folder of its tests."""


KINDS = [
    CardKind(
        game="machikoro",
        name="establishment",
        folder="establishments",
        base="Establishment",
        word="card",
        traits={"colour": ("blue", "green", "red", "purple"), "price": NUMBER},
        row="{class_name}({constant}, {colour}, {price}, [rolls], ICON, coins=..., copies=...)",
        tests="machikoro",
    ),
    CardKind(
        game="machikoro",
        name="landmark",
        folder="landmarks",
        base="Landmark",
        word="card",
        traits={"price": NUMBER},
        row="{class_name}({constant}, {price})",
        tests="machikoro",
    ),
    CardKind(
        game="citadels",
        name="character",
        folder="characters",
        base="Character",
        word="character",
        traits={"rank": NUMBER},
        row="{class_name}({constant}, {rank})",
        tests="citadels/characters",
    ),
    CardKind(
        game="citadels",
        name="district",
        folder="districts",
        base="District",
        word="district",
        traits={"price": NUMBER},
        row="{class_name}({constant}, {price})",
        tests="citadels/districts",
    ),
]

CODE = '''"""The {title}."""

from twocities.{game}.cards import {base}


class {class_name}({base}):
    """{rule}"""
'''

TEST = """import pytest


def test_{card}_does_what_its_rule_says() -> None:
    pytest.fail("Prove the rule of the {title}: set a table, play in notation, assert what a player would notice.")


def test_{card}_does_nothing_when_its_rule_does_not_apply() -> None:
    pytest.fail("Prove when the {title} may not act, one test for each reason.")


def test_{card}_meets_other_cards_as_the_rules_say() -> None:
    pytest.fail("Prove what happens with each card that the {title} meets specially.")
"""

WORDS = """{key} = {title}
    .rule = {rule}
"""


@dataclass(frozen=True)
class Card:
    """A card that is to be made."""

    kind: CardKind
    id: str
    title: str
    rule: str
    traits: dict[str, str]

    def fill(self, template: str) -> str:
        """Write the card into a template."""
        names = {
            "card": self.id,
            "title": self.title,
            "rule": self.rule,
            "game": self.kind.game,
            "base": self.kind.base,
            "class_name": self.id.title().replace("_", ""),
            "constant": self.id.upper(),
            "key": f"{self.kind.word}-{self.id.replace('_', '-')}",
            **{name: value.upper() for name, value in self.traits.items()},
        }
        return template.format(**names, row=self.kind.row.format(**names))

    @property
    def code(self) -> Path:
        """Find the place of its class."""
        return ROOT / "src" / "twocities" / self.kind.game / self.kind.folder / f"{self.id}.py"

    @property
    def test(self) -> Path:
        """Find the place of its test."""
        return ROOT / "tests" / self.kind.tests / f"test_{self.id}.py"

    @property
    def words(self) -> list[Path]:
        """Find the files that its words belong into."""
        locales = ROOT / "src" / "twocities" / "locales"
        return [locales / language / f"{self.kind.game}.ftl" for language in LANGUAGES]


def check(card: Card) -> None:
    """Refuse to make a card that has no place or that exists."""
    for folder in (card.code.parent, card.test.parent):
        if not folder.is_dir():
            raise Refusal(f"There is no folder {folder.relative_to(ROOT)} to put the card into.")
    for path in (card.code, card.test):
        if path.exists():
            raise Refusal(f"{path.relative_to(ROOT)} exists already and stays as it is.")
    for path in card.words:
        if not path.is_file():
            raise Refusal(f"There is no {path.relative_to(ROOT)} to put the words into.")
        if re.search(card.fill(r"^{key} ="), path.read_text(encoding="utf-8"), re.MULTILINE):
            raise Refusal(card.fill("{key} has words already in ") + f"{path.relative_to(ROOT)}.")


def add_words(text: str, word: str, message: str) -> str:
    """Put a message behind the last one that begins with the same word, else at the end."""
    lines = text.splitlines(keepends=True)
    places = [number for number, line in enumerate(lines) if line.startswith(f"{word}-")]
    place = places[-1] + 1 if places else len(lines)
    while place < len(lines) and lines[place].startswith(" "):
        place += 1
    return "".join([*lines[:place], message, *lines[place:]])


def make(card: Card) -> list[Path]:
    """Write the files of a card; return what was written."""
    check(card)
    card.code.write_text(card.fill(CODE), encoding="utf-8")
    card.test.write_text(card.fill(TEST), encoding="utf-8")
    for path in card.words:
        text = path.read_text(encoding="utf-8")
        path.write_text(add_words(text, card.kind.word, card.fill(WORDS)), encoding="utf-8")
    return [card.code, card.test, *card.words]


def recipe(card: Card) -> list[str]:
    """List everything that a card touches."""
    return [card.fill(line) for line in recipe_lines(card.kind.game, card.kind.name)]


def find_kind(game: str, name: str | None) -> CardKind:
    """Find a kind of cards by game and name; the first of a game if it is not named."""
    kinds = [kind for kind in KINDS if kind.game == game and name in (None, kind.name)]
    if not kinds:
        known = ", ".join(f"{kind.game} {kind.name}" for kind in KINDS)
        raise Refusal(f"There is no kind of cards '{game} {name or ''}'. Known: {known}.")
    return kinds[0]


def read_card(given: argparse.Namespace) -> Card:
    """Turn the command line into a card."""
    kind = find_kind(given.game, given.kind)
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", given.card):
        raise Refusal(f"'{given.card}' must be the card's English name in snake_case, such as 'school_of_magic'.")
    traits: dict[str, str] = {}
    for name in ("colour", "price", "rank"):
        value = getattr(given, name)
        if (value is not None) != (name in kind.traits):
            verb = "needs" if name in kind.traits else "takes no"
            raise Refusal(f"A new {kind.name} of {kind.game} {verb} --{name}.")
        if value is None:
            continue
        allowed = kind.traits[name]
        if value not in allowed and not (allowed == NUMBER and value.isdigit()):
            raise Refusal(f"--{name} must be {', '.join(allowed) or 'a whole number'}, not '{value}'.")
        traits[name] = value
    title = given.name or given.card.replace("_", " ").title()
    return Card(kind, given.card, title, given.rule or f"Say here in one sentence what the {title} does.", traits)


def main() -> None:
    """Make the card that the command line asks for."""
    parser = argparse.ArgumentParser(description="Make the skeleton of a card, its test and its words.")
    parser.add_argument("game", choices=sorted({kind.game for kind in KINDS}))
    parser.add_argument("card", help="the English name in snake_case")
    parser.add_argument("--kind", choices=sorted({kind.name for kind in KINDS}), help="the game's first if not given")
    parser.add_argument("--name", help="the English name as people read it, if the id does not tell")
    parser.add_argument("--colour")
    parser.add_argument("--price")
    parser.add_argument("--rank")
    parser.add_argument("--rule", help="the rule in one sentence, in our own words")
    parser.add_argument("--list", action="store_true", help="write nothing, only list what the card touches")
    given = parser.parse_args()
    try:
        card = read_card(given)
        written = [] if given.list else make(card)
    except Refusal as refusal:
        sys.exit(str(refusal))
    if written:
        print("Written:", *(f"  {path.relative_to(ROOT)}" for path in written), "", sep="\n")
    print(*recipe(card), sep="\n")


if __name__ == "__main__":
    main()
