"""Numbers that the compiler boxes: constants that their own module cannot tell, and counters without a name."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src" / "twocities"
COMPILED = ["core", "citadels", "machikoro", "bots/citadels", "bots/machikoro", "bots/nets", "bots/search"]
FILES = sorted(path for room in COMPILED for path in (SOURCE / room).rglob("*.py"))


def boxed_constants(source: str) -> list[str]:
    """List the numbers of a module that are `Final`, computed from another module's, and not declared native."""
    known: set[str] = set()
    boxed: list[str] = []
    for node in ast.parse(source).body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Final"), value=ast.expr() as value):
                if is_number(value, known):
                    known.add(name)
                elif isinstance(value, ast.Name | ast.BinOp) and is_arithmetic(value):
                    boxed.append(name)
    return boxed


def is_number(value: ast.expr, known: set[str]) -> bool:
    """Say whether the compiler computes an expression."""
    return is_arithmetic(value) and all(not isinstance(part, ast.Name) or part.id in known for part in ast.walk(value))


def is_arithmetic(value: ast.expr) -> bool:
    """Say whether an expression is made of numbers, of constants and of what is between them."""
    match value:
        case ast.Constant(value=int()):
            return True
        case ast.Name(id=name):
            return name.isupper()
        case ast.UnaryOp(operand=operand):
            return is_arithmetic(operand)
        case ast.BinOp(left=left, right=right):
            return is_arithmetic(left) and is_arithmetic(right)
    return False


def boxed_counters(source: str) -> list[str]:
    """List the loops of a module that count in `_`, which the compiler takes for anything and not for a number."""
    loops = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.For)]
    return [ast.unparse(loop.iter) for loop in loops if isinstance(loop.target, ast.Name) and loop.target.id == "_"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_number_is_boxed(path: Path) -> None:
    source = path.read_text(encoding="utf-8")

    assert boxed_constants(source) == []
    assert boxed_counters(source) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from ids import CARDS\nPASS: Final = 1 + CARDS", ["PASS"]),
        ("from ids import SEATS\nMOST: Final = SEATS", ["MOST"]),
        ("from ids import CARDS\nPASS: Final = 1 + CARDS\nEND: Final = PASS + 1", ["PASS", "END"]),
        ("from ids import CARDS\nPASS: Final[i64] = 1 + CARDS", list[str]()),
        ("CARDS: Final = 7\nPLACES: Final = 2 * CARDS\nNOBODY: Final = -1", list[str]()),
        ("from ids import NAMES\nWORDS: Final = NAMES + [name for name in NAMES]", list[str]()),
    ],
)
def test_a_boxed_number_is_found(source: str, found: list[str]) -> None:
    assert boxed_constants(source) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("for _ in range(3):\n    draw()", ["range(3)"]),
        ("for _copy in range(3):\n    draw()", list[str]()),
        ("cards = [NO_CARD for _ in range(3)]", list[str]()),
    ],
)
def test_a_boxed_counter_is_found(source: str, found: list[str]) -> None:
    assert boxed_counters(source) == found
