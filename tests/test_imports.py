import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "twocities"

LOWER_ROOMS = {
    "core": {"core"},
    "citadels": {"core", "citadels"},
    "machikoro": {"core", "machikoro"},
    "bots": {"core", "citadels", "machikoro", "games", "bots"},
    "arena": {"core", "games", "texts", "version", "bots", "arena"},
    "envs": {"core", "citadels", "machikoro", "games", "texts", "version", "bots", "envs"},
    "learn": {"core", "citadels", "games", "version", "bots", "arena", "learn"},
    "server": {"core", "games", "texts", "version", "bots", "server"},
    "games": {"core", "citadels", "machikoro"},
    "texts": {"core", "citadels", "machikoro", "games"},
    "version": set[str](),
    "extras": {"core"},
    "__init__": {"core", "games", "version"},
    "__main__": {"cli"},
}
"""What each room may import: core <- citadels | machikoro <- bots <- arena | envs, server <- cli; learn lets
the arena's workers play; cli may import all."""

FILES = sorted(SOURCE.rglob("*.py"))


def room_of(path: Path) -> str:
    """Name the room, or the module at the root, that a file belongs to."""
    return path.relative_to(SOURCE).with_suffix("").parts[0]


def imported_rooms(path: Path) -> set[str]:
    """List the rooms that a file imports from, also inside functions and for types only."""
    rooms = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            rooms |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level:
            rooms.add("twocities.relative")
        elif isinstance(node, ast.ImportFrom) and node.module == "twocities":
            rooms |= {f"twocities.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            rooms.add(node.module or "")
    return {name.split(".")[1] for name in rooms if name.startswith("twocities.")}


def names_at_the_root(rooms: set[str]) -> set[str]:
    """Count what the package itself offers as imported from the root."""
    known = {*LOWER_ROOMS, "cli", "relative"}
    return {room if room in known else "__init__" for room in rooms}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    rooms = names_at_the_root(imported_rooms(path))

    assert rooms <= LOWER_ROOMS.get(room_of(path), {*LOWER_ROOMS, "cli"})


def test_every_room_is_known() -> None:
    assert {room_of(path) for path in FILES} <= {*LOWER_ROOMS, "cli"}


@pytest.mark.parametrize(
    ("text", "rooms"),
    [
        ("import twocities.machikoro.game", {"machikoro"}),
        ("from twocities.core.game import Game", {"core"}),
        ("from twocities import texts", {"texts"}),
        ("def later():\n    from twocities.cli.main import run", {"cli"}),
        ("from . import game", {"relative"}),
        ("import json\nfrom pathlib import Path", set[str]()),
    ],
)
def test_imports_are_found(text: str, rooms: set[str], tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(text, encoding="utf-8")

    assert imported_rooms(path) == rooms
