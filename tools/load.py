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

import asyncpg
import httpx
import msgspec
import psutil
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid
from websockets.asyncio.client import ClientConnection, connect

from tools.load_table import DECODER, SEATS, WARM_UP, Sitting
from tools.services import Postgres, free_port, running
from twocities.server.serve import raise_limits

RULES = {"citadels": ["deluxe"], "machikoro": []}
AT_ONCE = 20
"""How many tables are set up at a time."""

LINE = '{"entry":"chose","seat":2,"action":"build tavern","by_bot":false}'
"""A line of a log as most of them are."""

IDLE_TABLES = 500
"""How many tables without anybody looking are opened, and how many dealt, to see what one takes."""

FIRST_TABLES = 50
"""How many are opened before that: the first ones make the server load what it needs for all."""

SHORTEST_STAGE = 3 * WARM_UP
"""How many seconds a stage of the curve takes at least; that of an empty server takes half of them."""

LONGEST_GAME = 600.0
"""After how many seconds a stage of whole games is given up."""

BARS = {200: 12.0, 300: 6.0}
"""At so many tables, p99 stays under so many times the p50 of an empty server."""

APPENDED = 0.7
"""One process makes so many moves a second at least, in parts of what its PostgreSQL appends line by line."""

APPENDERS = 8
"""Over how many connections lines are appended for comparison: as many as a node has.

One connection, whose every line waits for the disk alone, is measured and shown as well; the bar is that of all.
"""

KILOBYTES = 150.0
"""A running table with four sockets takes so much memory at most."""

APPEND_SECONDS = 5.0

CROWD_SECONDS = 7.0
CROWD_BAR = 20.0
"""Thousands of tables with one move each in so many seconds: p99 stays under so many times the empty p50."""


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

    @property
    def kilobytes(self) -> float:
        """By how many kilobytes of memory the server has grown for each table."""
        return 1024 * self.megabytes / self.tables

    def quantile(self, part: float) -> float:
        """Return a quantile of the latencies, in milliseconds."""
        return 1000 * quantile(self.latencies, part)


def quantile(values: Sequence[float], part: float) -> float:
    """Return a quantile of values; 0 if there are none."""
    ranked = sorted(values)
    return ranked[min(int(part * len(ranked)), len(ranked) - 1)] if ranked else 0.0


class Idle(msgspec.Struct):
    """How many kilobytes a table takes that nobody watches: one that waits for people, and one that is played."""

    open: float
    playing: float


class Memory(msgspec.Struct):
    """How much memory a table takes: one that nobody watches, and in kilobytes one that is played by four sockets."""

    idle: Idle
    plain: float
    packed: float
    """The same with sockets that pack what they are sent."""


class Server:
    """A server under load."""

    def __init__(self, folder: Path, database: str, **more: object) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        settings: dict[str, object] = {"port": self.port, "database": database, "limits": 0, "log_level": "warning"}
        settings |= {"plugins": "tools.slow_bot", **more}
        environment = {f"TWOCITIES_{name.upper()}": str(value) for name, value in settings.items()}
        self.log = folder / f"server-{self.port}.log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "twocities", "serve"], env={**os.environ, **environment}, stdout=log, stderr=log
            )

    def __enter__(self) -> "Server":
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

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.game = game
        self.packs: str | None = None
        """Whether sockets pack what they send, as browsers do: "deflate" or None."""
        self.http = httpx.AsyncClient(
            base_url=server.url,
            timeout=60,
            limits=httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=AT_ONCE),
        )

    async def come_in(self, name: str) -> dict[str, str]:
        """Begin a session as a guest; return what authenticates it."""
        answer = await self.http.post("/api/guests", json={"name": name, "wants_token": True})
        self.http.cookies.clear()  # a new session would end the one that the cookie names
        return {"authorization": f"Bearer {answer.json()['token']}"}

    async def open_table(self, host: dict[str, str], **values: object) -> str:
        """Open a table."""
        body = {"game": self.game, "rules": RULES[self.game], "seats": SEATS, "public": True, **values}
        answer = await self.http.post("/api/tables", headers=host, json=body)
        return str(answer.json()["id"])

    async def seat(
        self, people: Sequence[dict[str, str]], others: "Sequence[Crowd] | None" = None
    ) -> list[ClientConnection]:
        """Seat four at a new table, with an open socket each; the game begins when the last one sits down.

        They may look through the nodes of other crowds in turn.
        """
        table = await self.open_table(people[0], auto_start=True)
        sockets: list[ClientConnection] = []
        for number, person in enumerate(people):
            server = others[number % len(others)].server if others else self.server
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            sockets.append(
                await connect(address, additional_headers=person, max_size=None, compression=self.packs, max_queue=None)
            )
        await self.sit_down(table, people[1:])
        return sockets

    async def move_once(self, tables: int, seconds: float) -> list[float]:
        """Let one move be made at each of many tables, all within some seconds; return how long each took."""
        people = [await self.come_in(f"p{number}") for number in range(SEATS)]
        room = asyncio.Semaphore(AT_ONCE)

        async def seat() -> list[ClientConnection]:
            async with room:
                return await self.seat(people)

        seated = await asyncio.gather(*[seat() for _ in range(tables)])
        rng = random.Random(tables)
        began = perf_counter() + WARM_UP
        moves = [one_move(sockets, began + rng.uniform(0, seconds)) for sockets in seated]
        latencies = list(await asyncio.gather(*moves))
        await asyncio.gather(*[socket.close() for sockets in seated for socket in sockets])
        return latencies

    async def stage(self, tables: int, think: float, seconds: float, slow: int = 0) -> Figures:
        """Let tables of four play whole games; some others wait for slow bots meanwhile."""
        people = [await self.come_in(f"p{number}") for number in range(SEATS)]
        room = asyncio.Semaphore(AT_ONCE)

        async def seat() -> list[ClientConnection]:
            async with room:
                return await self.seat(people)

        before = self.server.megabytes()
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
        grown = self.server.megabytes() - before
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
        before = self.server.megabytes()
        for _ in range(IDLE_TABLES):
            await self.open_table(people[0])
        between = self.server.megabytes()
        for _ in range(IDLE_TABLES):
            await self.deal(people)
        after = self.server.megabytes()
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


async def one_move(sockets: Sequence[ClientConnection], when: float) -> float:
    """Answer the first question of a table at some time; return how long it took until all four had it."""
    asked: tuple[ClientConnection, int, int] | None = None
    for socket in sockets:
        while True:
            message = DECODER.decode(await socket.recv())
            if message.game is not None:
                break
        if message.game.decision is not None:
            asked = socket, message.game.decision.number, len(message.game.decision.options)
    assert asked is not None
    socket, number, _ = asked
    await asyncio.sleep(when - perf_counter())
    began = perf_counter()
    await socket.send(f'{{"type":"choose","command":"c{number}","decision":{number},"index":0}}')
    for socket in sockets:
        while not any(line.entry.entry == "chose" for line in DECODER.decode(await socket.recv()).lines):
            pass
    return perf_counter() - began


async def append_rate(database: str, seconds: float, appenders: int) -> float:
    """Say how many lines a second PostgreSQL appends to logs, each in a transaction of its own."""
    connections = [await asyncpg.connect(database) for _ in range(appenders)]
    names = [f"append{number}" for number in range(appenders)]
    await connections[0].executemany(
        "INSERT INTO tables (id, invite, setup, game, rules, host, public, status, lines, choices, free_seats, created,"
        " changed) VALUES ($1, $1, '{}', '', '', '', false, 'over', 0, 0, 0, 0, 0)",
        [(name,) for name in names],
    )
    until = perf_counter() + seconds

    async def append(connection: asyncpg.Connection, name: str) -> int:
        count = 0
        while perf_counter() < until:
            count += 1
            await connection.execute(
                'INSERT INTO log ("table", seq, at, command, entry, hash) VALUES ($1, $2, $3, $4, $5, $6)',
                *(name, count, perf_counter(), f"{name}:{count}", LINE, "0" * 64),
            )
        return count

    try:
        counts = await asyncio.gather(*[append(*each) for each in zip(connections, names, strict=True)])
        await connections[0].execute("DELETE FROM tables WHERE id LIKE 'append%'")
    finally:
        for connection in connections:
            await connection.close()
    return sum(counts) / seconds


async def measure_memory(server: Server, given: argparse.Namespace, packs: str | None) -> tuple[Idle, float]:
    """Measure what tables take on a server that has done nothing else: without anybody looking, then with sockets.

    Later on they would use again what the first ones have left, and seem to take less.
    """
    crowd = Crowd(server, given.game)
    crowd.packs = packs
    try:
        idle = await crowd.idle()
        return idle, (await crowd.stage(given.whole_at, given.think / 2, given.seconds)).kilobytes
    finally:
        await crowd.http.aclose()


async def measure(
    server: Server, given: argparse.Namespace, console: Console, name: str, memory: Memory, database: str
) -> bool:
    """Go through all stages and print what they showed; say whether every bar was reached."""
    crowd = Crowd(server, given.game)
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
        is_postgres = name == "postgresql"
        alone = await append_rate(database, APPEND_SECONDS, 1) if is_postgres else 0.0
        appended = await append_rate(database, APPEND_SECONDS, APPENDERS) if is_postgres else 0.0
        progress.update(task, description=f"{name}: {given.crowd} tables with a move each")
        once = await crowd.move_once(given.crowd, CROWD_SECONDS) if given.crowd else []
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
            f"{each.kilobytes:.0f}",
            str(each.refused),
        )
    console.print(grid)
    console.print(
        f"A table that nobody watches: {memory.idle.open:.1f} kB while it waits for people, "
        f"{memory.idle.playing:.1f} kB once dealt."
    )
    starved = sum(each.starved for _, each in rows)
    console.print(f"Tables that starved: {starved}.")
    bars = Bars(console, name, [starved == 0])
    for each in [*stages, whole]:
        if each.tables in BARS:
            ratio = each.quantile(0.99) / base
            bars.check(f"{each.tables} tables, {each.think:g} s of thinking: p99 / empty p50", ratio, BARS[each.tables])
    bars.check("kB of memory for a table that is played, with four sockets", memory.plain, KILOBYTES)
    bars.check("the same with sockets that pack, as browsers do", memory.packed, KILOBYTES)
    if appended:
        rate = fast.moves / fast.seconds
        console.print(f"Over one connection {alone:.0f} lines/s are appended: {rate / alone:.2f} moves for each.")
        ratio = rate / appended
        bars.check(f"moves/s without thinking / lines/s appended ({appended:.0f})", ratio, APPENDED, is_least=True)
    if once:
        ratio = 1000 * quantile(once, 0.99) / base
        bars.check(f"{len(once)} tables, a move each in {CROWD_SECONDS:g} s: p99 / empty p50", ratio, CROWD_BAR)
    return all(bars.reached)


class Bars:
    """Prints each bar with what was measured, and notes whether it was reached."""

    def __init__(self, console: Console, name: str, reached: list[bool]) -> None:
        self.console = console
        self.name = name
        self.reached = reached

    def check(self, what: str, value: float, bar: float, is_least: bool = False) -> None:
        """Compare a value with its bar, which is the most or the least that it may be."""
        is_reached = value >= bar if is_least else value <= bar
        self.reached.append(is_reached)
        sides = "at least" if is_least else "at most"
        verdict = "reached" if is_reached else "MISSED"
        self.console.print(f"{verdict}: {self.name}, {what}: {value:.2f}, {sides} {bar:g}")


def main() -> None:
    """Measure with SQLite, with PostgreSQL, or both."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--game", choices=list(RULES), default="citadels")
    parser.add_argument(
        "--tables", type=lambda text: [int(each) for each in text.split(",")], default=[10, 50, 100, 200, 300, 500]
    )
    parser.add_argument("--think", type=float, default=1.0, help="how many seconds a client thinks on average")
    parser.add_argument("--seconds", type=float, default=60, help="how long a stage of the curve takes")
    parser.add_argument("--slow", type=int, default=4, help="how many tables have bots that think for a second")
    parser.add_argument("--slow-at", type=int, default=100, help="how many tables play beside them")
    parser.add_argument(
        "--whole-at", type=int, default=200, help="how many tables play to the end, thinking half as long"
    )
    parser.add_argument("--fast-at", type=int, default=50, help="how many tables play without thinking")
    parser.add_argument("--crowd", type=int, default=3000, help="how many tables make one move each; 0 for none")
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
            with Server(folder, database) as fresh:
                idle, plain = asyncio.run(measure_memory(fresh, given, None))
            with Server(folder, database) as fresh:
                memory = Memory(idle, plain, asyncio.run(measure_memory(fresh, given, "deflate"))[1])
            with Server(folder, database) as server:
                reached &= asyncio.run(measure(server, given, console, name, memory, database))
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
