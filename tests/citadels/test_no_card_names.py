"""The engine names no card: what is special about one stands in the card's own file."""

import ast
import re
from pathlib import Path

import pytest

from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES, MARK_NAMES, TOPIC_NAMES, USE_NAMES
from twocities.citadels.step_registry import STEPS, STEPS_OF_PHASES

CITADELS = Path(__file__).parent.parent.parent / "src" / "twocities" / "citadels"

LISTS = ["ids.py", "actions.py", "catalog.py", "boxes.py"]
"""The files that list cards and verbs; they have no rules."""

ENGINE = sorted(path for path in [*CITADELS.glob("*.py"), *CITADELS.glob("phases/*.py")] if path.name not in LISTS)

CARD_NAMES = [*CHARACTER_NAMES, *DISTRICT_NAMES]
MARKS_OF_ALL = ["killed", "bewitched", "protected"]
"""The marks that belong to every table; each of the others belongs to a card."""

MARKS_OF_CARDS = [name for name in MARK_NAMES if name not in MARKS_OF_ALL]
STEPS_OF_CARDS = [step.name for step in STEPS if step not in STEPS_OF_PHASES]

CARD_FILES = [*CITADELS.glob("characters/*.py"), *CITADELS.glob("districts/*.py")]
CARD_SOURCE = "".join(path.read_text(encoding="utf-8") for path in CARD_FILES)
TOPICS_OF_CARDS = [name for name in TOPIC_NAMES if re.search(rf"\b{name.upper()}\b", CARD_SOURCE)]

TEXTS = {*CARD_NAMES, *STEPS_OF_CARDS}
CONSTANTS = {
    *(name.upper() for name in [*CARD_NAMES, *MARKS_OF_CARDS, *TOPICS_OF_CARDS]),
    *(f"{name.upper()}_USED" for name in USE_NAMES if name in DISTRICT_NAMES),
    *(step.__name__ for step in STEPS if step not in STEPS_OF_PHASES),
}


def named_cards(source: str) -> list[str]:
    """List what a source names of cards: ids, marks, topics and steps of theirs, or modules that it imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if text in TEXTS:
                found.append(text)
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) if name in CONSTANTS:
                found.append(name)
            case ast.ImportFrom(module=str(module)) | ast.alias(name=module) if is_of_cards(module):
                found.append(module)
    return found


def is_of_cards(module: str) -> bool:
    """Say whether a module is one of the folders of cards, or lies in one."""
    return any(part in ("characters", "districts") for part in module.split("."))


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(CITADELS)))
def test_the_engine_names_no_card(path: Path) -> None:
    assert named_cards(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "name", ["game.py", "questions.py", "view.py", "worlds.py", "position.py", "turn.py", "build.py"]
)
def test_the_files_with_rules_are_looked_at(name: str) -> None:
    assert name in [path.name for path in ENGINE]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("if card == GREAT_WALL:\n    price += 1", ["GREAT_WALL"]),
        ("price = ids.GREAT_WALL", ["GREAT_WALL"]),
        ("from twocities.citadels.ids import BLACKMAILER as someone", ["BLACKMAILER"]),
        ("name == 'great_wall'", ["great_wall"]),
        ("step.name in ('lay_warrant', 'turn')", ["lay_warrant"]),
        ("isinstance(step, OfferRuin)", ["OfferRuin"]),
        ("game.marked_by(SIGNED_WARRANT, rank)", ["SIGNED_WARRANT"]),
        ("decision.topic == SEARCHING", ["SEARCHING"]),
        ("game.used >> SMITHY_USED & 1", ["SMITHY_USED"]),
        ("from twocities.citadels.characters.thief import steal", ["twocities.citadels.characters.thief"]),
        ("from twocities.citadels import districts", ["districts"]),
        ("import twocities.citadels.districts.keep", ["twocities.citadels.districts.keep"]),
        ("'''The Great Wall is a card.'''\ngame.marked_by(KILLED, rank)", list[str]()),
    ],
)
def test_what_names_a_card_is_found(source: str, found: list[str]) -> None:
    assert named_cards(source) == found
