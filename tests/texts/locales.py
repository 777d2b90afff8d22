"""The Fluent files as data: keys, and the values that their sentences take."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import twocities

LOCALES = Path(twocities.__file__).parent / "locales"
OBJECT = "object"
"""The form of a name as the object of a sentence, which not every name has in every language."""

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


class Variables(Visitor):
    """Collects the names of the values in a sentence."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor is called by this name
        self.found.add(node.id.name)


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    """Parse a file."""
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    return [entry for entry in resource.body if not isinstance(entry, ast.BaseComment)]


def sentences(language: str, file: str) -> dict[str, ast.Pattern]:
    """List the sentences of a file by key; an attribute follows its key after a dot."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language, file):
        assert isinstance(entry, ast.Message), f"{language}/{file} holds what is no message: {entry.span}"
        if entry.value is not None:
            found[entry.id.name] = entry.value
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def shared(language: str, file: str) -> list[str]:
    """List the keys that every language must have."""
    return [key for key in sentences(language, file) if not key.endswith(f".{OBJECT}")]


def variables(language: str, file: str) -> dict[str, set[str]]:
    """List the values that each sentence takes; a name counts as itself in whatever form it stands."""
    found = {}
    for key in shared(language, file):
        visitor = Variables()
        visitor.visit(sentences(language, file)[key])
        found[key] = {name.removesuffix(f"_{OBJECT}") for name in visitor.found}
    return found


def plain(language: str, file: str) -> dict[str, str]:
    """List the sentences that are text alone."""
    return {
        key: "".join(element.value for element in pattern.elements if isinstance(element, ast.TextElement))
        for key, pattern in sentences(language, file).items()
        if all(isinstance(element, ast.TextElement) for element in pattern.elements)
    }
