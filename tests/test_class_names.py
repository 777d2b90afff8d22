"""One name means one thing: no two classes share one, but for those of a game and of what bots know of it."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "twocities"
OF_A_GAME = ["citadels", "machikoro", "bots/citadels", "bots/machikoro", "cli/boards"]
"""Rooms that speak the words of a rule book: each game has `Rules`, and a bot has a value for each of its steps."""


def files() -> list[Path]:
    """List the modules of all rooms but those of one game."""
    return [
        path
        for path in sorted(SOURCE.rglob("*.py"))
        if not any(path.is_relative_to(SOURCE / room) for room in OF_A_GAME)
    ]


def places_of_classes() -> dict[str, list[str]]:
    """Say for the name of each class in which modules there is one."""
    places: dict[str, list[str]] = defaultdict(list)
    for path in files():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(path.relative_to(SOURCE).as_posix())
    return places


def test_no_two_classes_have_one_name() -> None:
    places = places_of_classes()

    assert len(places) > 200
    assert {name: where for name, where in places.items() if len(where) > 1} == {}
