"""Says what it takes to serve many people: nodes, shards, memory and storage, from service times that were measured.

`measure` plays through real sockets at one node and at four, and writes down what a move costs. `plan` puts these
figures into the formulas of docs/scale.md, `simulate` into a simulation of the four nodes, to compare with the run.
"""

import argparse
import asyncio
import gc
import heapq
import math
import random
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, process_time

import asyncpg
import msgspec
import psutil
from rich.console import Console
from rich.table import Table as Grid

from tools.load import AT_ONCE, Crowd, Server, quantile
from tools.load_table import LONGEST_THOUGHT, SEATS, SHORTEST_THOUGHT, Sitting
from tools.services import Postgres, Redis, running
from twocities.server.serve import raise_limits

NODES = 4
MOST_AT_ONCE = 64
"""How many commands a node writes in one transaction."""

FULL = 0.6
"""Which part of a processor may be busy when most people play: the rest is for its hardest minute."""

DATABASE_CORES = 16
"""How many processors the machine of a database has."""

BUSY_HOURS = 8
"""A day brings as many moves as so many of its busiest hours would."""

SOCKETS = 12_000
"""How many sockets of one process were measured, so no more are planned."""

PACKED = 0.1
"""What is left of the log of a finished game when it is packed."""


class Cost(msgspec.Struct, frozen=True):
    """Processor seconds: what a transaction takes, and what each of its moves takes besides."""

    batch: float
    move: float

    def of(self, moves: int) -> float:
        """Say what a transaction of so many moves takes."""
        return self.batch + self.move * moves


class LoadStage(msgspec.Struct, frozen=True):
    """What one stage of a measured run showed."""

    tables: int
    think: float
    nodes: int
    moves: int
    seconds: float
    batches: int
    """How many transactions wrote these moves."""
    node: float
    """The processor seconds of all nodes."""
    database: float
    client: float
    p50: float
    p99: float

    @property
    def rate(self) -> float:
        """How many moves there were in a second."""
        return self.moves / self.seconds

    @property
    def busy(self) -> float:
        """How many processors were busy with it."""
        return (self.node + self.database + self.client) / self.seconds


class Measured(msgspec.Struct, frozen=True):
    """What a run measured."""

    cores: int
    light: LoadStage
    heavy: LoadStage
    four: list[LoadStage]
    spread: LoadStage
    """Four nodes again, where the four people at a table use one each."""
    table_bytes: float
    """The memory of a running table with its sockets."""
    node_bytes: float
    """The memory of a node without tables."""
    move_bytes: float
    """What the database keeps for each move."""


def cost(light: tuple[float, int, int], heavy: tuple[float, int, int]) -> Cost:
    """Split processor seconds into those of transactions and those of moves, by two stages of different batches.

    Each stage is given as seconds, moves and batches: `seconds = batch * batches + move * moves`, twice.
    """
    (first, moves, batches), (second, more_moves, more_batches) = light, heavy
    determinant = batches * more_moves - more_batches * moves
    if not determinant:
        return Cost(0.0, first / moves)
    batch = (first * more_moves - second * moves) / determinant
    move = (batches * second - more_batches * first) / determinant
    if batch < 0 or move < 0:  # the stages differ by less than they vary
        return Cost(0.0, (first + second) / (moves + more_moves))
    return Cost(batch, move)


def node_cost(found: Measured) -> Cost:
    """Say what a transaction and a move take at a node."""
    light, heavy = found.light, found.heavy
    return cost((light.node, light.moves, light.batches), (heavy.node, heavy.moves, heavy.batches))


def database_cost(found: Measured) -> Cost:
    """Say what a transaction and a move take at the database."""
    light, heavy = found.light, found.heavy
    return cost((light.database, light.moves, light.batches), (heavy.database, heavy.moves, heavy.batches))


def waiting(rate: float, service: float, variation: float = 1.0) -> float:
    """Say how long one waits on average for one server (M/G/1, Pollaczek and Khinchine).

    `variation` is the variance of the service time over its squared mean: 1 if it is exponential, 0 if it is constant.
    """
    load = rate * service
    return math.inf if load >= 1 else load * service * (1 + variation) / (2 * (1 - load))


def must_wait(rate: float, service: float, servers: int) -> float:
    """Say how probable it is to have to wait where several servers share a queue (M/M/c, Erlang C)."""
    load = rate * service
    if load >= servers:
        return 1.0
    blocked = 1.0
    for each in range(1, servers + 1):  # Erlang B, step by step: factorials would overflow
        blocked = load * blocked / (each + load * blocked)
    return servers * blocked / (servers - load * (1 - blocked))


def waiting_of_many(rate: float, service: float, servers: int) -> float:
    """Say how long one waits on average where several servers share a queue (M/M/c)."""
    free = servers / service - rate
    return math.inf if free <= 0 else must_wait(rate, service, servers) / free


class Plan(msgspec.Struct, frozen=True):
    """What so many people need."""

    people: int
    tables: int
    rate: float
    """Moves per second when most people play."""
    nodes: int
    shards: int
    """How many databases."""
    node_wait: float
    database_wait: float
    gigabytes: float
    """Memory of all nodes."""
    gigabytes_a_day: float
    """What the databases grow by in a day, before anything is packed."""


def plan(found: Measured, people: int, seconds: float) -> Plan:
    """Plan for people who sit at tables at the same time, with a move every so many seconds at each table."""
    tables = math.ceil(people / SEATS)
    rate = tables / seconds
    # Batches make it cheaper the busier it gets; without them one is on the safe side.
    node, database = node_cost(found).of(1), database_cost(found).of(1)
    nodes = max(math.ceil(rate * node / FULL), math.ceil(people / SOCKETS), 2)
    shards = max(math.ceil(rate * database / (FULL * DATABASE_CORES)), 1)
    return Plan(
        people=people,
        tables=tables,
        rate=rate,
        nodes=nodes,
        shards=shards,
        node_wait=waiting(rate / nodes, node),
        database_wait=waiting_of_many(rate / shards, database, DATABASE_CORES),
        gigabytes=(nodes * found.node_bytes + tables * found.table_bytes) / 1e9,
        gigabytes_a_day=rate * BUSY_HOURS * 3600 * found.move_bytes / 1e9,
    )


class Simulated(msgspec.Struct, frozen=True):
    """What a simulation showed."""

    rate: float
    p50: float
    p99: float
    busy: float


class Machine:
    """Processors that all nodes, the database and the clients share: what has to wait is served in order."""

    def __init__(self, cores: int) -> None:
        self.free = cores
        self.now = 0.0
        self.busy = 0.0
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0
        self.waiting: list[tuple[float, Callable[[], None]]] = []

    def at(self, when: float, what: Callable[[], None]) -> None:
        """Let something happen later."""
        self.count += 1
        heapq.heappush(self.events, (when, self.count, what))

    def work(self, seconds: float, then: Callable[[], None]) -> None:
        """Have work done as soon as a processor is free."""
        self.waiting.append((seconds, then))
        self.begin()

    def begin(self) -> None:
        """Begin what waits, as far as there are processors."""
        while self.free and self.waiting:
            seconds, then = self.waiting.pop(0)
            self.free -= 1
            self.busy += seconds
            self.at(self.now + seconds, lambda then=then: self.end(then))  # type: ignore[misc]

    def end(self, then: Callable[[], None]) -> None:
        """Let a processor go, then go on."""
        self.free += 1
        then()
        self.begin()

    def run(self, until: float) -> None:
        """Let time pass."""
        while self.events and self.events[0][0] <= until:
            self.now, _, what = heapq.heappop(self.events)
            what()


class Node:
    """A node: one thread, which writes all that waits in one transaction and then tells everybody."""

    def __init__(self, machine: Machine, costs: tuple[Cost, Cost, float], done: Callable[[float, int], None]) -> None:
        self.machine = machine
        self.node, self.database, self.client = costs
        self.done = done
        self.waiting: list[tuple[float, int]] = []
        self.is_writing = False

    def take(self, table: int) -> None:
        """Take a move."""
        self.waiting.append((self.machine.now, table))
        if not self.is_writing:
            self.write()

    def write(self) -> None:
        """Write what waits: the node's work, the database's, then what the clients do with it."""
        orders, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
        self.is_writing = bool(orders)
        if orders:
            self.machine.work(self.database.of(len(orders)), lambda: self.tell(orders, self.node.batch))

    def tell(self, orders: list[tuple[float, int]], overhead: float) -> None:
        """Tell the tables of a transaction one after the other, then go on."""
        (began, table), rest = orders[0], orders[1:]

        def told() -> None:
            self.machine.work(self.client, lambda: self.done(began, table))
            if rest:
                self.tell(rest, 0.0)
            else:
                self.write()

        self.machine.work(overhead + self.node.move, told)


def simulate(found: Measured, stage: LoadStage, seconds: float = 60.0, seed: int = 1) -> Simulated:
    """Simulate a stage of the measured run by the costs of one node."""
    rng = random.Random(seed)
    machine = Machine(found.cores)
    latencies: list[float] = []
    client = (found.light.client + found.heavy.client) / (found.light.moves + found.heavy.moves)
    warm_up = seconds / 10

    def done(began: float, table: int) -> None:
        if began > warm_up:
            latencies.append(machine.now - began)
        think(table)

    def think(table: int) -> None:
        pause = rng.uniform(SHORTEST_THOUGHT, LONGEST_THOUGHT) * stage.think
        machine.at(machine.now + pause, lambda: nodes[table % len(nodes)].take(table))

    nodes = [Node(machine, (node_cost(found), database_cost(found), client), done) for _ in range(stage.nodes)]
    for table in range(stage.tables):
        machine.at(rng.uniform(0, stage.think), lambda table=table: think(table))  # type: ignore[misc]
    machine.run(seconds)
    return Simulated(
        rate=len(latencies) / (seconds - warm_up),
        p50=quantile(latencies, 0.5),
        p99=quantile(latencies, 0.99),
        busy=machine.busy / seconds,
    )


def spent(*processes: int) -> float:
    """Sum the processor seconds of processes and of those that they have started."""
    total = 0.0
    for each in processes:
        found = psutil.Process(each)
        for process in [found, *found.children(recursive=True)]:
            try:
                times = process.cpu_times()
            except psutil.NoSuchProcess:
                continue
            total += times.user + times.system
    return total


class Bench:
    """Nodes of one server over one database, under load."""

    def __init__(self, stack: ExitStack, folder: Path, nodes: int) -> None:
        postgres = stack.enter_context(running(Postgres))
        redis = stack.enter_context(running(Redis))
        assert isinstance(postgres, Postgres)
        assert isinstance(redis, Redis)
        assert postgres.process is not None
        self.postgres = postgres.process.pid
        self.database = postgres.make_database("scale")
        address = redis.url if nodes > 1 else ""
        self.servers = [stack.enter_context(Server(folder, self.database, redis=address)) for _ in range(nodes)]

    async def asked(self, query: str) -> float:
        """Ask the database for a number."""
        connection = await asyncpg.connect(self.database)
        try:
            return float(await connection.fetchval(query))
        finally:
            await connection.close()

    def node_seconds(self) -> float:
        """Sum the processor seconds of the nodes, without the workers in which bots think."""
        times = [psutil.Process(server.process.pid).cpu_times() for server in self.servers]
        return sum(each.user + each.system for each in times)

    async def stage(
        self, tables: int, think: float, seconds: float, is_spread: bool = False
    ) -> tuple[LoadStage, float]:
        """Let tables of four play; return what it showed, and by how many bytes of memory each table has grown."""
        crowds = [Crowd(server, "citadels") for server in self.servers]
        people = [await crowds[0].come_in(f"p{number}") for number in range(SEATS)]
        room = asyncio.Semaphore(AT_ONCE)
        before = sum(server.megabytes() for server in self.servers)

        async def seat(number: int) -> list[object]:
            async with room:
                return [*await crowds[number % len(crowds)].seat(people, crowds if is_spread else None)]

        seated = await asyncio.gather(*[seat(number) for number in range(tables)])
        until = perf_counter() + seconds
        sittings = [Sitting(think, random.Random(number)) for number in range(tables)]
        play = asyncio.gather(
            *[each.play(socket, until) for each, sockets in zip(sittings, seated, strict=True) for socket in sockets]  # type: ignore[arg-type]
        )
        await asyncio.sleep(seconds / 4)
        commits = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        began, first = perf_counter(), await self.asked(commits)
        moves = sum(len(each.answers) for each in sittings)
        node, database, client = self.node_seconds(), spent(self.postgres), process_time()
        for each in sittings:
            each.measured_from = began
        await asyncio.sleep(seconds / 2)
        node, database, client = self.node_seconds() - node, spent(self.postgres) - database, process_time() - client
        moves, took = sum(len(each.answers) for each in sittings) - moves, perf_counter() - began
        batches = await self.asked(commits) - first
        grown = sum(server.megabytes() for server in self.servers) - before
        await play
        latencies = [latency for each in sittings for latency in each.latencies]
        for sockets in seated:
            for socket in sockets:
                await socket.close()  # type: ignore[attr-defined]
        for crowd in crowds:
            await crowd.http.aclose()
        found = LoadStage(
            tables=tables,
            think=think,
            nodes=len(self.servers),
            moves=moves,
            seconds=took,
            batches=max(1, min(moves, round(batches))),
            node=node,
            database=database,
            client=client,
            p50=quantile(latencies, 0.5),
            p99=quantile(latencies, 0.99),
        )
        return found, grown * 2**20 / tables


async def measure(seconds: float, light: int, heavy: int, four: list[int]) -> Measured:
    """Measure one node, then four."""
    size = "SELECT pg_total_relation_size('log')"
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        one = Bench(stack, folder, 1)
        node_bytes = one.servers[0].megabytes() * 2**20
        calm, _ = await one.stage(light, 1.0, seconds)
        lines = "SELECT count(*) FROM log"
        before, counted = await one.asked(size), await one.asked(lines)
        busy, table_bytes = await one.stage(heavy, 0.0, seconds)
        move_bytes = (await one.asked(size) - before) / (await one.asked(lines) - counted)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        many = Bench(stack, folder, NODES)
        stages = [(await many.stage(tables, 1.0, seconds))[0] for tables in four]
        spread, _ = await many.stage(four[-1], 1.0, seconds, is_spread=True)
    cores = psutil.cpu_count() or 1
    return Measured(cores, calm, busy, stages, spread, table_bytes, node_bytes, move_bytes)


def show_plan(found: Measured, seconds: float, console: Console) -> None:
    """Print what 10 thousand, 100 thousand and a million people need."""
    node, database = node_cost(found), database_cost(found)
    console.print(
        f"A node: {1e3 * node.batch:.2f} ms of processor for a transaction, {1e3 * node.move:.2f} ms for each move. "
        f"The database: {1e3 * database.batch:.2f} ms and {1e3 * database.move:.2f} ms. "
        f"A running table: {found.table_bytes / 1024:.0f} kB of memory. A move: {found.move_bytes:.0f} bytes on disk."
    )
    grid = Grid(title=f"A move every {seconds:g} s at each table")
    for column in ("people", "tables", "moves/s", "nodes", "shards", "wait, node", "wait, database", "memory", "a day"):
        grid.add_column(column, justify="right")
    for people in (10_000, 100_000, 1_000_000):
        made = plan(found, people, seconds)
        grid.add_row(
            f"{people:,}",
            f"{made.tables:,}",
            f"{made.rate:,.0f}",
            f"{made.nodes}",
            f"{made.shards}",
            f"{1e3 * made.node_wait:.1f} ms",
            f"{1e3 * made.database_wait:.2f} ms",
            f"{made.gigabytes:.1f} GB",
            f"{made.gigabytes_a_day:.1f} GB",
        )
    console.print(grid)


def show_simulation(found: Measured, console: Console) -> None:
    """Print the measured run of four nodes beside the simulated one."""
    grid = Grid(title=f"{NODES} nodes on {found.cores} processors: measured, simulated")
    for column in ("tables", "moves/s", "p50 ms", "p99 ms", "processors busy"):
        grid.add_column(column, justify="right")
    for stage in [found.light, found.heavy, *found.four]:
        made = simulate(found, stage)
        grid.add_row(
            f"{stage.tables} at {stage.nodes}, thinking {stage.think:g} s",
            f"{stage.rate:.0f}, {made.rate:.0f}",
            f"{1e3 * stage.p50:.1f}, {1e3 * made.p50:.1f}",
            f"{1e3 * stage.p99:.1f}, {1e3 * made.p99:.1f}",
            f"{stage.busy:.2f}, {made.busy:.2f}",
        )
    console.print(grid)
    last = found.four[-1]
    routed, spread = last.node / last.moves, found.spread.node / found.spread.moves
    console.print(
        f"Where each of the four at a table uses another node, a move takes {spread / routed:.1f} times the "
        "processor of nodes that it takes where all four use one."
    )


def main() -> None:
    """Measure, plan or simulate."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["measure", "plan", "simulate"])
    parser.add_argument("--file", type=Path, default=Path("docs/scale.json"), help="where the measured figures are")
    parser.add_argument("--every", type=float, default=8.0, help="after how many seconds a table has its next move")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long a stage of the measured run takes")
    parser.add_argument("--light", type=int, default=4, help="how many tables play at a calm node")
    parser.add_argument("--heavy", type=int, default=50, help="how many play without thinking at a busy one")
    parser.add_argument(
        "--four", type=lambda text: [int(each) for each in text.split(",")], default=[100, 300], help="at four nodes"
    )
    given = parser.parse_args()
    console = Console(width=140)
    if given.what == "measure":
        raise_limits()
        gc.disable()
        found = asyncio.run(measure(given.seconds, given.light, given.heavy, given.four))
        given.file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
        return
    if not given.file.exists():
        sys.exit(f"There is no {given.file}: measure first.")
    found = msgspec.json.decode(given.file.read_bytes(), type=Measured)
    if given.what == "plan":
        show_plan(found, given.every, console)
    else:
        show_simulation(found, console)


if __name__ == "__main__":
    main()
