"""The site has every page of docs/, and the tutorials that it promises."""

from pathlib import Path

import yaml

from tools.site import AT_THE_ROOT

ROOT = Path(__file__).resolve().parents[1]


def pages(nav: object) -> set[str]:
    """List the files that a part of the navigation names."""
    if isinstance(nav, str):
        return {nav}
    inner = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []
    return {page for each in inner for page in pages(each)}


def test_the_navigation_names_every_page() -> None:
    named = pages(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    written = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}

    assert named == written | {name for name in AT_THE_ROOT if name.endswith(".md")}


def test_there_is_a_tutorial_for_each_kind_of_reader() -> None:
    found = {path.stem for path in (ROOT / "docs" / "tutorials").iterdir()}

    assert found == {"player", "host", "bot-author", "researcher", "contributor"}
