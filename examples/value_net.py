"""Learns the value net of a task's game from more and more games, and measures `net_player.py` with each: a curve.

    python examples/value_net.py machikoro-4p --out build/value-net

Nets are trained by `twocities train`, whose deals are those of nobody else; they are measured on deals to learn from of
the benchmark. The same command goes on where it was stopped, and tasks of one game share their nets.
"""

import argparse
import csv
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from subprocess import run
from typing import Any, cast

from net_player import NetPlayer

from twocities.bots.learned import LEARNABLE, knowledge_with
from twocities.bots.nets.net_file import read_net
from twocities.envs.benchmark import TRAINING_DEALS, BenchmarkTask, level_of, play_deal, task_named

LEVELS = ["apprentice", "journeyman", "random"]


def children_seconds() -> float:
    """Count the processor time of the programs that were run so far."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def trained(game: str, games: int, seed: int, out: Path) -> tuple[Path, str]:
    """Train a net, unless that is done; return its file and the seconds of processor time that it took."""
    folder = out / f"{game}-{games}"
    spent = folder / "processor_seconds"
    if not spent.is_file():
        before = children_seconds()
        train = [sys.executable, "-m", "twocities", "train", game, "--games", str(games), "--seed", str(seed)]
        run([*train, "--processes", "1", "--lang", "en", "--out", str(folder)], check=True)
        spent.write_text(f"{children_seconds() - before:.0f}", encoding="utf-8")
    return folder / f"{game}.net", spent.read_text(encoding="utf-8")


def row_of(task: BenchmarkTask, net: Path, games: int, seconds: str, deals: int) -> list[str]:
    """Measure a net, by itself and at play."""
    card = read_net(net, task.game, LEARNABLE[task.game].features).card
    losses = cast("list[dict[str, Any]]", card["losses"])
    loss = next(loss["net"] for loss in losses if (loss["kind"], loss["stage"]) == ("all", "all"))
    player = NetPlayer(knowledge_with(task.game, net))
    rates = []
    for level in LEVELS:
        seeds = [task.training_seed(TRAINING_DEALS // 2 + number) for number in range(deals)]
        played = [play_deal(task, "net", level, seed, lambda _: player) for seed in seeds]
        rates.append(f"{level_of(task, level, played).win_rate:.4f}")
    return [str(games), str(card["moments"]), seconds, f"{loss:.4f}", *rates]


def main() -> None:
    """Read the command line, train and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("task")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", default="50,200,800,3200,12800", help="how many games to learn from, in turn")
    parser.add_argument("--deals", type=int, default=50, help="how many deals a measurement plays")
    parser.add_argument("--seed", type=int, default=12)
    given = parser.parse_args()
    task = task_named(given.task)
    given.out.mkdir(parents=True, exist_ok=True)
    curve = given.out / f"{task.name}.csv"
    rows = list(csv.reader(curve.open(encoding="utf-8"))) if curve.is_file() else []
    rows = rows or [["games", "moments", "processor_seconds", "log_loss", *LEVELS]]
    for games in [int(each) for each in given.games.split(",")]:
        if any(row[0] == str(games) for row in rows):
            continue
        net, seconds = trained(task.game, games, given.seed, given.out)
        rows.append(row_of(task, net, games, seconds, given.deals))
        print(" ".join(rows[-1]), flush=True)
        with curve.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(rows)


if __name__ == "__main__":
    main()
