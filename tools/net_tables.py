"""Writes into docs/learning.md what the nets of the package know, and what they were trained on, from their cards."""

from pathlib import Path
from typing import Any

from twocities.bots.learned import LEARNABLE, NETS, net_path, picks_name
from twocities.bots.nets.net_file import read_choice_net, read_net

PAGE = Path(__file__).resolve().parent.parent / "docs" / "learning.md"
MARKS = ("<!-- nets -->\n", "<!-- end of nets -->\n")
"""Between these, the page is written by this program."""

TITLES = {"citadels": "Citadels", "machikoro": "Machi Koro"}
PICK_HEADINGS = ["players", "picks", "by chance", "by the net", "foretold"]
HEADINGS = ["edition", "stage", "moments", "by chance", "by hand", "by the net"]


def card_of(game: str) -> dict[str, Any]:
    """Read the model card of the net that comes with the package."""
    return dict(read_net(net_path(game), game, LEARNABLE[game].features).card)


def row(cells: list[str]) -> str:
    """Lay out a row of a table."""
    return f"| {' | '.join(cells)} |\n"


def table_of(game: str) -> str:
    """Lay out the held-out losses of a net: all editions by stage, and each edition."""
    card = card_of(game)
    told = (
        f"### {TITLES[game]}\n\nSeed {card['seed']}, generation {card['generation']}, {card['games']} games, "
        f"{card['moments']} moments; measured at {card['moments_measured']} moments of other games.\n\n"
    )
    told += row(HEADINGS) + row(["---"] * len(HEADINGS))
    for loss in card["losses"]:
        if "all" in (loss["kind"], loss["stage"]):
            figures = [f"{loss[name]:.3f}" for name in ("chance", "hand_made", "net")]
            told += row([loss["kind"], loss["stage"], str(loss["moments"]), *figures])
    return told


def table_of_picks(game: str) -> str:
    """Lay out how well a net of picks foretells those of games that it never saw."""
    picking = LEARNABLE[game].picks
    assert picking is not None
    path = NETS / picks_name(game)
    card = dict(read_choice_net(path, game, picking.version, picking.features, picking.options).card)
    told = (
        f"### Picks of {TITLES[game]}\n\nSeed {card['seed']}, {card['games']} games, {card['picks']} picks; "
        f"measured at {card['picks_measured']} picks of other games.\n\n"
    )
    told += row(PICK_HEADINGS) + row(["---"] * len(PICK_HEADINGS))
    losses: Any = card["losses"]
    for loss in losses:
        figures = [f"{loss['chance']:.3f}", f"{loss['net']:.3f}", f"{loss['found']:.1%}"]
        told += row([loss["players"], str(loss["picks"]), *figures])
    return told


def written(page: str) -> str:
    """Write the tables into the text of the page."""
    before, rest = page.split(MARKS[0])
    after = rest.split(MARKS[1])[1]
    tables = [table_of(game) for game in LEARNABLE]
    tables += [table_of_picks(game) for game, learnable in LEARNABLE.items() if learnable.picks is not None]
    return before + MARKS[0] + "\n".join(tables) + MARKS[1] + after


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
