"""Writes into docs/benchmark.md what the result files say, and draws the learning curves that lie beside them.

python tools/benchmark_tables.py
"""

import csv
import json
from pathlib import Path
from typing import Any

from tools.baselines import RESULTS, ROOT, agents_of
from twocities.envs.benchmark import LADDER, TASKS

PAGE = ROOT / "docs" / "benchmark.md"
CURVES = ROOT / "docs" / "benchmark" / "curves"
EXPLOITED = ROOT / "docs" / "benchmark" / "exploited.jsonl"
RESULT_MARKS = ("<!-- results -->\n", "<!-- end of results -->\n")
EXPLOITED_MARKS = ("<!-- exploited -->\n", "<!-- end of exploited -->\n")
"""Between these, the page is written by this program."""

AXES = {"maskable-ppo": ("steps", "decisions learned from"), "value-net": ("games", "games learned from")}
"""For each kind of curve the column to draw against, and what it says."""

COLOURS = {"random": "#767676", "apprentice": "#d55e00", "journeyman": "#0072b2"}


def results_of(task: str) -> list[dict[str, Any]]:
    """Read the results of a task: those of known agents first, in their order."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted((RESULTS / task).glob("*.json"))]
    known = agents_of(task)
    return sorted(found, key=lambda each: known.index(each["agent"]) if each["agent"] in known else len(known))


def row(cells: list[str]) -> str:
    """Lay out a row of a table."""
    return f"| {' | '.join(cells)} |\n"


def rate(result: dict[str, Any], level: str) -> str:
    """Write how often an agent wins against a level, in percent with its interval; a dash if nobody has measured."""
    for each in result["levels"]:
        if each["opponents"] == level:
            return f"{100 * each['win_rate']:.1f} ± {100 * each['margin']:.1f}"
    return "–"


def table_of(task: str) -> str:
    """Lay out what was measured on a task, with the hashes that results must agree in to be compared."""
    results = results_of(task)
    told = f"### {task}\n\nChance would win {100 / TASKS[task].seats:g} %.\n\n"
    told += row(["agent", *LADDER, "deals", "engine_hash", "deals_hash"]) + row(["---"] * (len(LADDER) + 4))
    for result in results:
        rates = [rate(result, level) for level in LADDER]
        hashes = [f"`{result[name]}`" for name in ("engine_hash", "deals_hash")]
        told += row([f"`{result['agent']}`", *rates, str(result["deals"]), *hashes])
    for kind, (column, _) in AXES.items():
        path = CURVES / f"{kind}-{task}.csv"
        if path.is_file():
            last = read_curve(path)[-1]
            told += (
                f"\n![How {kind} learns {task}](benchmark/curves/{kind}-{task}.svg)\n\n"
                f"[{kind}](benchmark/curves/{path.name}): {int(last[column]):,} {column} "
                f"in {int(last['processor_seconds']):,} seconds of one core.\n"
            )
    return told


def exploited() -> str:
    """Lay out what the exploiter gained."""
    told = row(["task", "agent", "worlds", "deals", "wins, %", "gain, %"]) + row(["---"] * 6)
    for line in EXPLOITED.read_text(encoding="utf-8").splitlines():
        found = json.loads(line)
        wins = f"{100 * found['win_rate']:.1f} ± {100 * found['margin']:.1f}"
        cells = [found["task"], f"`{found['agent']}`", str(found["worlds"]), str(found["deals"])]
        told += row([*cells, wins, f"{100 * found['gain']:.1f}"])
    return told


def read_curve(path: Path) -> list[dict[str, str]]:
    """Read a learning curve."""
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def draw(path: Path, title: str, column: str, says: str) -> None:
    """Draw a learning curve beside its file."""
    import matplotlib
    from matplotlib.figure import Figure

    matplotlib.rcParams["svg.hashsalt"] = path.name
    rows = read_curve(path)
    figure = Figure(figsize=(7, 3.5), layout="constrained")
    axes = figure.add_subplot()
    for level, colour in COLOURS.items():
        wins = [100 * float(each[level]) for each in rows]
        axes.plot([int(each[column]) for each in rows], wins, marker="o", color=colour, label=f"against {level}")
    axes.set_ylim(0, 102)
    axes.set_xlabel(says)
    axes.set_ylabel("wins, %")
    if column == "games":
        axes.set_xscale("log")
    axes.set_title(title)
    axes.legend()
    figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})


def written(page: str) -> str:
    """Write the tables into the text of the page."""
    parts = ((EXPLOITED_MARKS, exploited()), (RESULT_MARKS, "\n".join(table_of(task) for task in TASKS)))
    for (begins, ends), text in parts:
        before, rest = page.split(begins)
        page = before + begins + text + ends + rest.split(ends)[1]
    return page


if __name__ == "__main__":
    for kind, (column, says) in AXES.items():
        for path in sorted(CURVES.glob(f"{kind}-*.csv")):
            draw(path, path.stem, column, says)
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
