"""Measures the agents of docs/benchmark.md on every task, and writes what was found into docs/benchmark/results.

    python tools/baselines.py [task ...] [--levels random,apprentice]

It runs what `twocities benchmark TASK --agent AGENT` runs, level by level, and keeps each at once. What is there is not
measured again, unless the engine, the deals or the agent have changed since; so the same command goes on where it was
stopped. `tools/benchmark_tables.py` writes the page.
"""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from twocities.bots.plugins import fingerprint_of
from twocities.envs.benchmark import LADDER, TASKS, BenchmarkTask, engine_hash, measure

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "benchmark" / "results"

POLICIES = {
    "citadels-2p-classic": "Citadels2pClassic",
    "citadels-4p-deluxe": "Citadels4pDeluxe",
    "machikoro-4p": "MachiKoro4p",
}


def agents_of(task: str) -> list[str]:
    """Name the agents that are measured on a task: levels of our ladder, and the baselines."""
    return [
        "random",
        "journeyman",
        "grandmaster@100i",
        "examples/net_player.py:NetPlayer",
        f"examples/policy_player.py:{POLICIES[task]}",
    ]


def path_of(task: str, agent: str) -> Path:
    """Name the file of a result."""
    return RESULTS / task / f"{agent.rpartition(':')[2].replace('@', '-')}.json"


def kept(task: BenchmarkTask, agent: str) -> dict[str, Any] | None:
    """Read a result that is there, if it is of this engine, these deals and this agent."""
    path = path_of(task.name, agent)
    if not path.is_file():
        return None
    result: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    now = {"engine_hash": engine_hash(), "deals_hash": task.deals_hash(), "agent_hash": fingerprint_of(agent)}
    return result if all(result[name] == value for name, value in now.items()) else None


def add(task: BenchmarkTask, agent: str, level: str, processes: int) -> None:
    """Measure an agent against a level, unless that is done, and keep it."""
    before = kept(task, agent)
    done = before["levels"] if before is not None else []
    if any(each["opponents"] == level for each in done):
        return
    result = asdict(measure(task, agent, [level], processes=processes))
    result["levels"] = sorted(done + result["levels"], key=lambda each: LADDER.index(each["opponents"]))
    path = path_of(task.name, agent)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(task.name, agent, level, flush=True)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tasks", nargs="*")
    parser.add_argument("--levels", default=",".join(LADDER), help="the opponents, separated by commas")
    parser.add_argument("--agents", default="", help="words that the names of the agents begin with; else all")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    for level in given.levels.split(","):
        for name in given.tasks or TASKS:
            for agent in agents_of(name):
                if agent.rpartition("/")[2].startswith(tuple(given.agents.split(","))):
                    add(TASKS[name], agent, level, given.processes)


if __name__ == "__main__":
    main()
