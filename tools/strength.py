"""Measures how strong the bots are and writes the tables of docs/strength.md: `make strength`.

Every row is a match of the arena in a folder of its own under build/strength. What is there
already is not played again, so the whole may be stopped at any time and goes on later. With
`--only` some matches are played; what the page says of the others stays.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from shlex import join

from twocities.arena.match import Match

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"
FOLDERS = ROOT / "build" / "strength"
MARKS = ("<!-- measured -->\n", "<!-- end of measured -->\n")
"""Between these, the page is written by this program."""

HEAD = 4
"""How many columns of a table say which match it is."""

FIGURES = 5
"""How many columns say what came out."""

QUICK = 1000
"""How many games are played without a Master."""

SLOW = 300
"""How many games are played with one."""

LONG = 400
"""How many games a Grandmaster plays."""

BRIEF = 200
"""How many games are played where budgets are iterations, which need no quiet machine."""


@dataclass(frozen=True)
class Row:
    """One match, and the share of games that its first player is to win."""

    name: str
    game: str
    player: str
    others: str
    seats: int
    rules: str = ""
    bar: float = 0.0
    """The share to reach; 0 if it is only told."""

    @property
    def games(self) -> int:
        """Count the games to play."""
        if self.player.endswith("i"):
            return BRIEF
        if self.player.startswith("grandmaster"):
            return LONG
        return SLOW if self.player.startswith("master") else QUICK

    @property
    def match(self) -> Match:
        """Say what is played, with the rules and bots of today."""
        rules = tuple(self.rules.split(",")) if self.rules else ()
        return Match(self.game, (self.player, *[self.others] * (self.seats - 1)), rules)

    @property
    def command(self) -> list[str]:
        """Name the command that plays the match."""
        players = ",".join(self.match.players)
        rules = ["--rules", self.rules] if self.rules else []
        return ["arena", self.game, "--players", players, *rules, "--games", str(self.games), "--out", self.name]


def fair(seats: int) -> float:
    """The share of a player who is as good as the others."""
    return 1 / seats


BARS = [
    Row("journeyman-deluxe-4", "citadels", "journeyman", "random", 4, "deluxe", 0.92),
    Row("master-deluxe-4", "citadels", "master@0.2", "journeyman", 4, "deluxe", 0.45),
    Row("master-deluxe-2", "citadels", "master@0.2", "journeyman", 2, "deluxe", 1.6 * fair(2)),
    Row("master-deluxe-6", "citadels", "master@0.2", "journeyman", 6, "deluxe", 1.6 * fair(6)),
    Row("master-deluxe-8", "citadels", "master@0.2", "journeyman", 8, "deluxe", 1.6 * fair(8)),
    Row("master-classic-4", "citadels", "master@0.2", "journeyman", 4, "classic", 1.5 * fair(4)),
    Row("master-dark-city-4", "citadels", "master@0.2", "journeyman", 4, "classic,dark_city", 1.5 * fair(4)),
    Row("master-metropole-4", "citadels", "master@0.2", "journeyman", 4, "deluxe,metropole", 1.5 * fair(4)),
    Row("journeyman-machikoro-4", "machikoro", "journeyman", "random", 4, "", 0.85),
    Row("journeyman-machikoro-2", "machikoro", "journeyman", "random", 2, "", 0.95),
    Row("master-machikoro-4", "machikoro", "master@0.2", "journeyman", 4, "", 0.40),
]
"""What the bots are to reach."""

GRAND = [
    Row("grandmaster-deluxe-4", "citadels", "grandmaster@0.2", "master@0.2", 4, "deluxe", 0.40),
    Row("grandmaster-deluxe-2", "citadels", "grandmaster@0.2", "master@0.2", 2, "deluxe", 0.65),
    Row("grandmaster-deluxe-6", "citadels", "grandmaster@0.2", "master@0.2", 6, "deluxe", 1.6 * fair(6)),
    Row("grandmaster-deluxe-8", "citadels", "grandmaster@0.2", "master@0.2", 8, "deluxe", 1.5 * fair(8)),
    Row("grandmaster-classic-4", "citadels", "grandmaster@0.2", "master@0.2", 4, "classic", 0.37),
    Row("grandmaster-dark-city-4", "citadels", "grandmaster@0.2", "master@0.2", 4, "classic,dark_city", 0.37),
    Row("grandmaster-metropole-4", "citadels", "grandmaster@0.2", "master@0.2", 4, "deluxe,metropole", 0.37),
    Row("grandmaster-citadela-4", "citadels", "grandmaster@0.2", "master@0.2", 4, "citadela", 0.37),
    Row("grandmaster-hurried-4", "citadels", "grandmaster@0.02", "master@0.2", 4, "deluxe", 0.25),
    Row("grandmaster-journeymen-4", "citadels", "grandmaster@0.2", "journeyman", 4, "deluxe", 0.90),
    Row("grandmaster-machikoro-2", "machikoro", "grandmaster@0.2", "master@0.2", 2, "", 0.57),
    Row("grandmaster-machikoro-4", "machikoro", "grandmaster@0.2", "master@0.2", 4, "", 0.33),
]
"""What a Grandmaster is to reach against Masters."""

EQUAL = [
    Row("equal-deluxe-4", "citadels", "grandmaster@120i", "master@100i", 4, "deluxe"),
    Row("equal-deluxe-2", "citadels", "grandmaster@120i", "master@100i", 2, "deluxe"),
    Row("long-deluxe-2", "citadels", "grandmaster@1200i", "master@1000i", 2, "deluxe"),
    Row("equal-classic-4", "citadels", "grandmaster@120i", "master@100i", 4, "classic"),
    Row("equal-machikoro-4", "machikoro", "grandmaster@140i", "master@60i", 4),
    Row("equal-machikoro-2", "machikoro", "grandmaster@140i", "master@60i", 2),
]
"""Iterations that took both about the same time of a processor: what a busy machine can measure, too."""

GRAND_PARTS = [
    Row("grandmaster-deluxe-4", "citadels", "grandmaster@0.2", "master@0.2", 4, "deluxe"),
    Row("grandmaster-unweighted-4", "citadels", "grandmaster-unweighted@0.2", "master@0.2", 4, "deluxe"),
    Row("grandmaster-norollout-4", "citadels", "grandmaster-norollout@0.2", "master@0.2", 4, "deluxe"),
]
"""A Grandmaster as it is, and one without each of its parts in turn; without its net it is a Master."""

PARTS = [
    Row("master-deluxe-4", "citadels", "master@0.2", "journeyman", 4, "deluxe"),
    Row("master-seeing-4", "citadels", "master-seeing@0.2", "journeyman", 4, "deluxe"),
    Row("master-unweighted-4", "citadels", "master-unweighted@0.2", "journeyman", 4, "deluxe"),
    Row("master-norollout-4", "citadels", "master-norollout@0.2", "journeyman", 4, "deluxe"),
    Row("master-hurried-4", "citadels", "master@0.02", "journeyman", 4, "deluxe"),
]
"""A Master as it is, one that sees everything, and one without each of its parts in turn."""


def play(row: Row, folders: Path) -> None:
    """Play what is missing of a match."""
    folders.mkdir(parents=True, exist_ok=True)
    put_aside(folders / row.name, row.match)
    print(f"== {join(['twocities', *row.command])}", flush=True)
    subprocess.run([sys.executable, "-m", "twocities", *row.command], cwd=folders, check=True)


def put_aside(folder: Path, match: Match) -> None:
    """Keep what other bots have played, or the same ones by other rules, under another name."""
    described = folder / "match.json"
    if described.exists():
        known = json.loads(described.read_text(encoding="utf-8"))["match"]
        if known != match.id:
            folder.rename(folder.with_name(f"{folder.name}-{known}"))


def measured(row: Row, folders: Path) -> list[str] | None:
    """Tell what came out of a match: games, share won, interval, fair share; nothing if it was not played whole."""
    path = folders / row.name / "summary.json"
    if not path.exists():
        return None
    summary = json.loads(path.read_text(encoding="utf-8"))
    if summary["games"] < row.games or summary["match"] != row.match.id:
        return None
    won = next(each for each in summary["bots"] if each["name"] == row.player)
    return [
        str(summary["games"]),
        f"{won['rate']:.1%}",
        f"{won['low']:.1%} – {won['high']:.1%}",
        f"{fair(row.seats):.1%}",
        verdict(won["rate"], row.bar),
    ]


def verdict(share: float, bar: float) -> str:
    """Hold a share against its bar."""
    if not bar:
        return ""
    return f"{bar:.1%}, {'reached' if share >= bar else f'missed by {bar - share:.1%}'}"


def earlier(page: str) -> dict[tuple[str, ...], list[str]]:
    """Read from the page what was measured before: the figures of each match that has any."""
    told: dict[tuple[str, ...], list[str]] = {}
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) > HEAD and cells[HEAD].isdigit():
            told.setdefault(tuple(cells[:HEAD]), [*cells[HEAD:], ""][:FIGURES])
    return told


def table(rows: list[Row], folders: Path, before: dict[tuple[str, ...], list[str]]) -> str:
    """Lay matches out as a table, with the figures of before where a match is not in its folder."""
    headings = ["game", "seats", "who", "against", "games", "won", "95 % interval", "fair share", "to reach"]
    lines = [headings, ["---"] * len(headings)]
    for row in rows:
        title = f"{row.game} {row.rules.replace(',', ' + ')}".strip()
        head = [title, str(row.seats), f"`{row.player}`", f"{row.seats - 1} × `{row.others}`"]
        figures = measured(row, folders) or before.get(tuple(head)) or ["", "not measured", "", "", ""]
        lines.append([*head, *figures])
    if not any(row.bar for row in rows):
        lines = [line[:-1] for line in lines]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def text(folders: Path, page: str) -> str:
    """Write everything that was measured, now or before, with the commands."""
    before = earlier(page)
    matches = dict.fromkeys([*BARS, *GRAND, *EQUAL, *PARTS, *GRAND_PARTS])
    commands = list(dict.fromkeys(join(["twocities", *row.command]) for row in matches))
    return (
        f"## What they are to reach\n\n{table(BARS, folders, before)}\n"
        f"## What a Grandmaster is to reach\n\n{table(GRAND, folders, before)}\n"
        f"## A Grandmaster with as much time of a processor\n\n{table(EQUAL, folders, before)}\n"
        f"## What the parts of a Master are worth\n\n{table(PARTS, folders, before)}\n"
        f"## What the parts of a Grandmaster are worth\n\n{table(GRAND_PARTS, folders, before)}\n"
        "## The commands\n\n```sh\n" + "\n".join(commands) + "\n```\n"
    )


def write(page: Path, folders: Path) -> None:
    """Put what was measured into the page."""
    before, rest = page.read_text(encoding="utf-8").split(MARKS[0])
    old, after = rest.split(MARKS[1])
    page.write_text(before + MARKS[0] + text(folders, old) + MARKS[1] + after, encoding="utf-8")


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are and write docs/strength.md.")
    parser.add_argument("--folders", type=Path, default=FOLDERS, help="where the matches are kept")
    names = list(dict.fromkeys(row.name for row in [*BARS, *GRAND, *EQUAL, *PARTS, *GRAND_PARTS]))
    parser.add_argument("--only", nargs="*", choices=names, metavar="MATCH", help=f"play some of {', '.join(names)}")
    given = parser.parse_args()
    for row in {row.name: row for row in [*EQUAL, *PARTS, *BARS, *GRAND_PARTS, *GRAND]}.values():
        if given.only is not None and row.name not in given.only:
            continue
        if measured(row, given.folders) is None:
            play(row, given.folders)
    write(PAGE, given.folders)


if __name__ == "__main__":
    main()
