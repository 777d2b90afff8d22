"""Writes the tables of features of docs/learning.md and docs/environments.md from the encoders' own tables."""

from pathlib import Path

from twocities.bots.citadels.pick_features import PICK_FEATURES, PICK_VERSION
from twocities.bots.learned import LEARNABLE
from twocities.bots.nets.features import FeatureTable
from twocities.envs.engine.citadels import LAYOUT
from twocities.envs.engine.machikoro import make_layout
from twocities.envs.engine.observation import VERSION, Layout
from twocities.machikoro.family import MACHIKORO

DOCS = Path(__file__).resolve().parent.parent / "docs"
MARKS = ("<!-- features -->\n", "<!-- end of features -->\n")
"""Between these, the page is written by this program."""

TITLES = {"citadels": "Citadels", "machikoro": "Machi Koro"}


def table_of(table: FeatureTable) -> str:
    """Lay out the groups of a table of features."""
    lines = ["| from | features | group | says |", "| --- | --- | --- | --- |"]
    lines += [f"| {each.first} | {each.size} | `{each.name}` | {each.meaning} |" for each in table.groups]
    return "\n".join(lines) + "\n"


def features_of_nets() -> str:
    """Lay out all that nets are told of all games."""
    parts = []
    for game, learnable in LEARNABLE.items():
        features = learnable.features
        parts.append(
            f"### {TITLES[game]}, version {features.version}\n\n"
            f"Of the table, {features.table.size} features:\n\n{table_of(features.table)}\n"
            f"Of each seat, {features.seat.size} features:\n\n{table_of(features.seat)}"
        )
    parts.append(
        f"### Picks of Citadels, version {PICK_VERSION}\n\n"
        f"Of each pick, {PICK_FEATURES.size} features:\n\n{table_of(PICK_FEATURES)}"
    )
    return "\n".join(parts)


def observed(game: str, layout: Layout) -> str:
    """Lay out what a seat observes of one game."""
    lengths = ", ".join(f"{layout.length(seats)} for {seats}" for seats in (2, 4))
    return (
        f"### {TITLES[game]}, version {VERSION}\n\n"
        f"{layout.table.size + layout.own.size} features and {layout.seat.size} for each seat: {lengths} seats.\n\n"
        f"Of the table, from 0 on:\n\n{table_of(layout.table)}\n"
        f"Of what only the own seat has, from {layout.table.size} on:\n\n{table_of(layout.own)}\n"
        f"Of each seat, from {layout.table.size + layout.own.size} on, the own one first:\n\n{table_of(layout.seat)}"
    )


def observations() -> str:
    """Lay out what seats observe of all games."""
    return "\n".join([observed("citadels", LAYOUT), observed("machikoro", make_layout(MACHIKORO.catalog))])


PAGES = {DOCS / "learning.md": features_of_nets, DOCS / "environments.md": observations}
"""What stands between the marks of each page."""


def written(page: Path) -> str:
    """Write the tables into the text of a page."""
    before, rest = page.read_text(encoding="utf-8").split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    return before + MARKS[0] + PAGES[page]() + MARKS[1] + after


if __name__ == "__main__":
    for each in PAGES:
        each.write_text(written(each), encoding="utf-8")
