"""Measures whether the time that a bot takes tells what it knows: python tools/bot_times.py [QUESTIONS].

A Magistrate that laid a blank warrant can only let a district stand, one that signed it may confiscate it. Somebody who
plays by requests asks both many times, and guesses by the time alone which warrant it was. The area under the curve of
these guesses is 1 if the time tells everything, and 0.5 if it tells nothing.
"""

import asyncio
import subprocess
import sys
from os import environ
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import httpx

from tools.services import free_port

BLANK, SIGNED = "warrant", "signed_warrant"
CAST = ["magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
UNIQUES = "armory basilica capitol dragon_gate factory framework gold_mine great_wall haunted_quarter imperial_treasury"
RULES = ["deluxe", *CAST, *UNIQUES.split(), "ivory_tower", "keep", "laboratory", "library"]


def position(mark: str) -> dict[str, object]:
    """Set a table at which the first seat, as the Merchant, may build under a warrant of the second one."""
    return {
        "game": "citadels",
        "rules": RULES,
        "seats": 4,
        "gold": [9, 5, 2, 2],
        "hands": ["manor tavern", "temple", "castle", "market"],
        "cities": ["", "docks", "", ""],
        "characters": ["merchant", "magistrate", "thief", "warlord"],
        "marks": [[mark, "merchant", 1]],
        "revealed": ["magistrate", "thief", "merchant"],
        "acted": {"magistrate": 1, "thief": 2, "merchant": 0},
        "called": 6,
        "gathered": 1,
        "agenda": [{"step": "turn", "seat": 0, "acting": "merchant"}, {"step": "call_rank", "rank": 7}],
    }


async def answer_time(client: httpx.AsyncClient, mark: str, level: str) -> tuple[float, float]:
    """Build under a warrant; return how long the answer took by what is heard, and by what the server tells."""
    bots = [level] * 3
    body = {
        "game": "citadels",
        "seats": 4,
        "rules": RULES,
        "bots": bots,
        "auto_start": True,
        "position": position(mark),
    }
    opened = (await client.post("/api/tables", json=body)).raise_for_status().json()["id"]
    table = f"/api/tables/{opened}"
    seen: Any = (await client.get(table)).raise_for_status().json()
    options = [option["notation"] for option in seen["game"]["decision"]["options"]]
    number, since = seen["game"]["decision"]["number"], seen["seq"]
    choice = {"type": "choose", "command": "build", "decision": number, "index": options.index("build manor")}
    (await client.post(f"{table}/commands", json=choice)).raise_for_status()
    sent = perf_counter()
    while len(lines := (await client.get(table, params={"since": since})).raise_for_status().json()["missed"]) < 2:
        await asyncio.sleep(0.003)
    heard = perf_counter() - sent
    await client.post(f"{table}/commands", json={"type": "close", "command": "close"})
    return heard, lines[1]["at"] - lines[0]["at"]


async def measure(url: str, questions: int, level: str = "master", at_once: int = 1) -> tuple[float, float]:
    """Ask so many questions, half of each sort; return the areas by what is heard and by what is told."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        me = (await client.post("/api/guests", json={"name": "Spy", "wants_token": True})).raise_for_status().json()
        client.headers["authorization"] = f"Bearer {me['token']}"
        await answer_time(client, BLANK, level)  # the first bot has to wait until its process has started
        times: dict[str, list[tuple[float, float]]] = {mark: [] for mark in (BLANK, SIGNED)}
        marks = iter([BLANK, SIGNED] * (questions // 2))

        async def ask() -> None:
            for mark in marks:
                times[mark].append(await answer_time(client, mark, level))

        await asyncio.gather(*[ask() for _ in range(at_once)])
    heard, told = ([[time[way] for time in times[mark]] for mark in (BLANK, SIGNED)] for way in (0, 1))
    return area(*heard), area(*told)


def area(some: list[float], others: list[float]) -> float:
    """Say how often one of the others took longer than one of some; what took equally long counts half."""
    pairs = [(one, other) for one in some for other in others]
    return sum((other > one) + (other == one) / 2 for one, other in pairs) / len(pairs)


def main() -> None:
    """Start a server as people run it, but for positions and limits, and measure."""
    questions = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    port = free_port()
    with TemporaryDirectory() as folder:
        settings = {"PORT": port, "DATABASE": Path(folder) / "games.sqlite3", "POSITIONS": "true", "LIMITS": 0}
        variables = {f"TWOCITIES_{name}": str(value) for name, value in settings.items()}
        server = subprocess.Popen(
            [sys.executable, "-m", "twocities", "serve"], env={**environ, **variables}, stderr=subprocess.DEVNULL
        )
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            heard, told = asyncio.run(measure(url, questions))
        finally:
            server.terminate()
            server.wait()
    print(f"{questions} questions: area {heard:.3f} by what is heard, {told:.3f} by what is told")


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    for _ in range(600):
        try:
            httpx.get(f"{url}/health")
        except httpx.TransportError:
            sleep(0.1)
        else:
            return
    raise RuntimeError("The server did not start.")


if __name__ == "__main__":
    main()
