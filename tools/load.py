"""Measures a server under load: tables of four clients that play whole games through real sockets.

Every client thinks for a while before it chooses, as people do; `--think 0` shows what the server does at most.
Latency goes from sending a command until the last of the four at the table has the update that it led to.
"""

import argparse
import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, sleep

import httpx
import msgspec
import psutil
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from tools.load_table import SEATS, WARM_UP, Sitting
from tools.services import Postgres, free_port, running
from twocities.server.serve import raise_limits

RULES = {"citadels": ["deluxe"], "machikoro": []}
AT_ONCE = 20
"""How many tables are set up at a time."""

IDLE_TABLES = 500
"""How many tables without anybody looking are opened, and how many dealt, to see what one takes."""

FIRST_TABLES = 50
"""How many are opened before that: the first ones make the server load what it needs for all."""

SHORTEST_STAGE = 3 * WARM_UP
"""How many seconds a stage of the curve takes at least; that of an empty server takes half of them."""

LONGEST_GAME = 600.0
"""After how many seconds a stage of whole games is given up."""

BAR = 12.0
"""At 200 tables, p99 stays under so many times the p50 of an empty server."""


class Figures(msgspec.Struct):
    """What one stage showed."""

    tables: int
    think: float
    moves: int
    seconds: float
    latencies: list[float]
    fewest: int
    """How many moves the slowest table made."""
    longest_wait: float
    starved: int
    """How many tables waited too long for a move."""
    finished: int
    """How many games were played to their end."""
    megabytes: float
    refused: int

    def quantile(self, part: float) -> float:
        """Return a quantile of the latencies, in milliseconds."""
        ranked = sorted(self.latencies)
        return 1000 * ranked[min(int(part * len(ranked)), len(ranked) - 1)] if ranked else 0.0


class Idle(msgspec.Struct):
    """How many kilobytes a table takes that nobody watches: one that waits for people, and one that is played."""

    open: float
    playing: float


class House:
    """A server under load."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        settings = {"port": self.port, "database": database, "limits": 0, "log_level": "warning"}
        settings["plugins"] = "tools.slow_bot"
        environment = {f"TWOCITIES_{name.upper()}": str(value) for name, value in settings.items()}
        with (folder / "server.log").open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "twocities", "serve"], env={**os.environ, **environment}, stdout=log, stderr=log
            )
        self.log = folder / "server.log"

    def __enter__(self) -> "House":
        try:
            self.wait()
        except RuntimeError:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def wait(self) -> None:
        """Wait until the server is well."""
        for _ in range(400):
            try:
                if httpx.get(f"{self.url}/health").status_code == 200:
                    return
            except httpx.TransportError:
                sleep(0.1)
        raise RuntimeError(self.log.read_text()[-3000:])

    def megabytes(self) -> float:
        """Say how much memory the server has, its workers left out."""
        return float(psutil.Process(self.process.pid).memory_info().rss) / 2**20

    def stop(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait(30)


class Crowd:
    """Clients by the thousand."""

    def __init__(self, house: House, game: str) -> None:
        self.house = house
        self.game = game
        self.http = httpx.AsyncClient(
            base_url=house.url,
            timeout=60,
            limits=httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE),
        )

    async def come_in(self, name: str) -> dict[str, str]:
        """Come in as a guest; return what shows who one is."""
        answer = await self.http.post("/api/guests", json={"name": name, "wants_token": True})
        return {"authorization": f"Bearer {answer.json()['token']}"}

    async def open_table(self, host: dict[str, str], **values: object) -> str:
        """Open a table."""
        body = {"game": self.game, "rules": RULES[self.game], "seats": SEATS, "public": True, **values}
        answer = await self.http.post("/api/tables", headers=host, json=body)
        return str(answer.json()["id"])

    async def seat(self, people: Sequence[dict[str, str]]) -> list[ClientConnection]:
        """Seat four at a new table, with an open socket each; the game begins when the last one sits down."""
        table = await self.open_table(people[0], auto_start=True)
        address = f"{self.house.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        sockets = [
            await connect(address, additional_headers=person, max_size=None, compression=None, max_queue=None)
            for person in people
        ]
        await self.sit_down(table, people[1:])
        return sockets

    async def stage(self, tables: int, think: float, seconds: float, slow: int = 0) -> Figures:
        """Let tables of four play whole games; some others wait for slow bots meanwhile."""
        people = [await self.come_in(f"p{number}") for number in range(SEATS)]
        room = asyncio.Semaphore(AT_ONCE)

        async def seat() -> list[ClientConnection]:
            async with room:
                return await self.seat(people)

        before = self.house.megabytes()
        seated = await asyncio.gather(*[seat() for _ in range(tables)])
        for _ in range(slow):
            await self.open_table(people[0], bots=["thinks_for_a_second"] * SEATS, sits=False, auto_start=True)
        began = perf_counter()
        until = began + seconds
        sittings = [Sitting(think, random.Random(number)) for number in range(tables)]
        await asyncio.gather(
            *[
                sitting.play(socket, until)
                for sitting, sockets in zip(sittings, seated, strict=True)
                for socket in sockets
            ]
        )
        spent = perf_counter() - began - WARM_UP
        for sitting in sittings:
            sitting.close(until)
        grown = self.house.megabytes() - before
        await asyncio.gather(*[socket.close() for sockets in seated for socket in sockets])
        latencies = [latency for sitting in sittings for latency in sitting.latencies]
        return Figures(
            tables=tables,
            think=think,
            moves=len(latencies),
            seconds=spent,
            latencies=latencies,
            fewest=min(len(sitting.latencies) for sitting in sittings),
            longest_wait=max(sitting.longest_wait for sitting in sittings),
            starved=sum(sitting.is_starved for sitting in sittings),
            finished=sum(sitting.is_over for sitting in sittings),
            megabytes=grown,
            refused=sum(len(sitting.refused) for sitting in sittings),
        )

    async def idle(self) -> Idle:
        """Open tables that nobody watches, then deal at as many; return what each of them takes."""
        people = [await self.come_in(f"p{number}") for number in range(SEATS)]
        for _ in range(FIRST_TABLES):
            await self.deal(people)
        before = self.house.megabytes()
        for _ in range(IDLE_TABLES):
            await self.open_table(people[0])
        between = self.house.megabytes()
        for _ in range(IDLE_TABLES):
            await self.deal(people)
        after = self.house.megabytes()
        return Idle((between - before) * 1024 / IDLE_TABLES, (after - between) * 1024 / IDLE_TABLES)

    async def deal(self, people: Sequence[dict[str, str]]) -> str:
        """Seat people at a new table; the game begins when the last one sits down."""
        table = await self.open_table(people[0], auto_start=True)
        await self.sit_down(table, people[1:])
        return table

    async def sit_down(self, table: str, people: Sequence[dict[str, str]]) -> None:
        """Let people take the free seats of a table."""
        for number, person in enumerate(people):
            body = {"type": "sit", "command": f"sit{number}"}
            (await self.http.post(f"/api/tables/{table}/commands", headers=person, json=body)).raise_for_status()


async def measure_idle(house: House, game: str) -> Idle:
    """Measure what tables take that nobody watches, on a server that has done nothing else."""
    crowd = Crowd(house, game)
    try:
        return await crowd.idle()
    finally:
        await crowd.http.aclose()


async def measure(house: House, given: argparse.Namespace, console: Console, name: str, idle: Idle) -> bool:
    """Go through all stages and print what they showed; say whether every bar was reached."""
    crowd = Crowd(house, given.game)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{name}: an empty server")
        empty = await crowd.stage(1, given.think / 4, given.seconds / 2)
        stages = []
        for tables in given.tables:
            progress.update(task, description=f"{name}: {tables} tables")
            stages.append(await crowd.stage(tables, given.think, given.seconds))
        progress.update(task, description=f"{name}: {given.slow_at} tables beside slow bots")
        slow = await crowd.stage(given.slow_at, given.think, given.seconds, slow=given.slow)
        progress.update(task, description=f"{name}: {given.whole_at} tables, whole games")
        whole = await crowd.stage(given.whole_at, given.think / 2, LONGEST_GAME)
        progress.update(task, description=f"{name}: as fast as it goes")
        fast = await crowd.stage(given.fast_at, 0, LONGEST_GAME)
    await crowd.http.aclose()
    base = empty.quantile(0.5)
    grid = Grid(title=f"{name}, {given.game}, {SEATS} clients at each table")
    for column in (
        "tables", "think s", "moves/s", "p50 ms", "p99 ms", "p99 / empty p50", "fewest moves", "longest wait s",
        "games ended", "MB", "kB/table", "refused",
    ):  # fmt: skip
        grid.add_column(column, justify="right")
    rows = [("1 (empty)", empty), *[(str(each.tables), each) for each in stages]]
    rows += [(f"{slow.tables}, {given.slow} more of slow bots", slow), (f"{whole.tables}, whole games", whole)]
    rows += [(f"{fast.tables}, whole games, no thinking", fast)]
    for label, each in rows:
        grid.add_row(
            label,
            f"{each.think:g}",
            f"{each.moves / each.seconds:.0f}",
            f"{each.quantile(0.5):.1f}",
            f"{each.quantile(0.99):.1f}",
            f"{each.quantile(0.99) / base:.1f}",
            str(each.fewest),
            f"{each.longest_wait:.1f}",
            str(each.finished),
            f"{each.megabytes:.0f}",
            f"{1024 * each.megabytes / each.tables:.0f}",
            str(each.refused),
        )
    console.print(grid)
    console.print(
        f"A table that nobody watches: {idle.open:.1f} kB while it waits for people, {idle.playing:.1f} kB once dealt."
    )
    missed = [each for each in [*stages, slow, whole, fast] if each.starved]
    console.print(f"Tables that starved: {sum(each.starved for _, each in rows)}.")
    for each in [*stages, whole]:
        if each.tables == 200:
            ratio = each.quantile(0.99) / base
            verdict = "under" if ratio < BAR else "OVER"
            missed += [each] if ratio >= BAR else []
            console.print(
                f"200 tables, {each.think:g} s of thinking: "
                f"p99 is {ratio:.1f} times the p50 of an empty server, {verdict} the bar of {BAR:g}."
            )
    return not missed


def main() -> None:
    """Measure with SQLite, with PostgreSQL, or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--game", choices=list(RULES), default="citadels")
    parser.add_argument(
        "--tables", type=lambda text: [int(each) for each in text.split(",")], default=[10, 50, 100, 200, 500]
    )
    parser.add_argument("--think", type=float, default=1.0, help="how many seconds a client thinks on average")
    parser.add_argument("--seconds", type=float, default=60, help="how long a stage of the curve takes")
    parser.add_argument("--slow", type=int, default=4, help="how many tables have bots that think for a second")
    parser.add_argument("--slow-at", type=int, default=100, help="how many tables play beside them")
    parser.add_argument(
        "--whole-at", type=int, default=200, help="how many tables play to the end, thinking half as long"
    )
    parser.add_argument("--fast-at", type=int, default=50, help="how many tables play without thinking")
    given = parser.parse_args()
    if given.seconds < SHORTEST_STAGE:
        parser.error(f"a stage takes {SHORTEST_STAGE:g} seconds at least, because it must warm up first")
    raise_limits()
    gc.disable()  # pauses of the clients must not be taken for pauses of the server
    console = Console(width=160)
    reached = True
    for name in ["sqlite", "postgresql"] if given.database == "both" else [given.database]:
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            database = str(folder / "games.sqlite3")
            if name == "postgresql":
                service = stack.enter_context(running(Postgres))
                assert isinstance(service, Postgres)
                database = service.make_database("load")
            with House(folder, database) as fresh:
                idle = asyncio.run(measure_idle(fresh, given.game))
            with House(folder, database) as house:
                reached &= asyncio.run(measure(house, given, console, name, idle))
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
