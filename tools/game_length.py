"""Measures how long games against bots take: the story at the usual speed, and the person's own choices."""

import json
import statistics
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from twocities.bots.registry import make_bot
from twocities.bots.table import ask, player_rngs
from twocities.games import family_of
from twocities.server.table.messages import event_facts

WEB = Path(__file__).parent.parent / "web"
GAMES = 20
LEVEL = "journeyman"
TABLES: dict[str, tuple[list[str], list[int]]] = {
    "citadels": (["deluxe", "first_game"], [2, 3, 4, 5, 6, 7, 8]),
    "machikoro": ([], [2, 3, 4]),
}
"""What a first game is played with, and by how many."""

CHOICE = 8.0
"""Seconds that a person takes for a choice in a first game, on average: most are a glance, some are thought about."""

RECAP = 5.0
"""Seconds for reading what happened in a round, where that is told."""

Json = dict[str, Any]


def play(name: str, rules: list[str], seats: int, seed: int) -> tuple[Json, int, int]:
    """Let bots play a game; return it as the first seat is told it, its own choices, and its rounds."""
    family = family_of(name)
    game = family.new_game(seats, rules + family.rules_for_people, seed)
    bots = [make_bot(LEVEL) for _ in range(seats)]
    luck = player_rngs(seed, seats)
    lines: list[Json] = []
    own = rounds = 0
    while (decision := game.decision) is not None:
        seat = decision.seat
        own += seat == 0
        events = game.apply(ask(bots[seat], game.view(seat), luck[seat]))
        rounds += sum(event.name == "round-began" for event in events)
        told = [msgspec.to_builtins(event_facts(family, event, 0)) for event in events]
        entry = {"entry": "chose", "seat": seat, "action": "", "by_bot": seat > 0}
        lines.append({"seq": len(lines) + 1, "at": 0, "entry": entry, "events": told})
    return {"game": name, "seat": 0, "lines": lines}, own, rounds


def main() -> None:
    """Print the minutes of games by game and seats: the story alone, and with the person's choices."""
    print(f"{'game':10} {'seats':>5} {'story':>7} {'choices':>7} {'rounds':>6} {'minutes':>8} {'least':>6} {'most':>6}")
    for name, (rules, sizes) in TABLES.items():
        for seats in sizes:
            played = [play(name, rules, seats, seed) for seed in range(GAMES)]
            text = "\n".join(json.dumps(game) for game, _, _ in played)
            told = subprocess.run(
                ["node", "scripts/story-length.mjs"], cwd=WEB, input=text, capture_output=True, text=True, check=True
            )
            story = [float(each) / 1000 for each in told.stdout.split()]
            whole = [
                (seconds + own * CHOICE + rounds * RECAP) / 60
                for seconds, (_, own, rounds) in zip(story, played, strict=True)
            ]
            print(
                f"{name:10} {seats:5} {statistics.median(story) / 60:7.1f}"
                f" {statistics.median(own for _, own, _ in played):7.0f}"
                f" {statistics.median(rounds for _, _, rounds in played):6.0f} {statistics.median(whole):8.1f}"
                f" {min(whole):6.1f} {max(whole):6.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
