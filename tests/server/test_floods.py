"""While somebody floods the server with frames or requests, everybody else is served as before."""

import asyncio
import contextlib
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from time import perf_counter

import pytest

from tests.server.clients import Person, closing_code, run
from tests.server.flooding import KINDS, MASK
from tests.server.servers import Server, serving

ROUNDS = 3
SAMPLES = 100
ELSEWHERE = "127.0.0.2"
"""Another address of this machine."""

SLACK = 0.02
"""By how many seconds a machine that others share may be late in any case."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all limits on."""
    with serving(tmp_path_factory.mktemp("strict"), limits=1) as made:
        yield made
        assert made.errors() == []


@contextmanager
def flooded(server: Server, table: str, token: str, kind: str) -> Iterator[None]:
    """Let another process flood a socket."""
    arguments = [sys.executable, "-m", "tests.server.flooding", str(server.port), table, token, kind]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"begun\n"
            yield
        finally:
            process.kill()


async def slow_answer(person: Person) -> float:
    """Ask something small many times, one after another; return how many seconds a slow answer took.

    Nine of ten are quicker. The slowest of a hundred would tell more of who else uses the machine.
    """
    seconds = []
    for _ in range(SAMPLES):
        began = perf_counter()
        await person.http.get("/api/games")
        seconds.append(perf_counter() - began)
        await asyncio.sleep(0.005)
    return sorted(seconds)[int(SAMPLES * 0.9)]


def test_a_flood_of_frames_holds_nobody_else_up(strict: Server) -> None:
    async def work() -> dict[str, float]:
        async with Person(strict.url) as guest, Person(strict.url, ELSEWHERE) as other:
            await guest.come_in("Flo")
            await other.come_in("Eva")
            table = await guest.open_table()
            seconds: dict[str, list[float]] = {}
            for _ in range(ROUNDS):
                seconds.setdefault("", []).append(await slow_answer(other))
                for kind in KINDS:
                    with flooded(strict, table, guest.token, kind):
                        await asyncio.sleep(0.2)
                        seconds.setdefault(kind, []).append(await slow_answer(other))
            return {kind: median(each) for kind, each in seconds.items()}

    found = run(work(), 300)

    assert {kind: found[kind] for kind in KINDS if found[kind] > 3 * found[""] + SLACK} == {}


def test_a_socket_that_does_not_stop_is_closed(strict: Server) -> None:
    async def end_of(kind: str) -> int:
        async with Person(strict.url) as guest:
            await guest.come_in("Flo")
            opened = await guest.open_socket(await guest.open_table(), compression=None)
            begin, frame = KINDS[kind]
            opened.transport.write(begin + frame * 50_000)
            return await closing_code(opened)

    async def work() -> list[int]:
        return await asyncio.gather(*[end_of(kind) for kind in KINDS])

    # The code is lost if the server hangs up while frames are on their way.
    assert {*run(work())} <= {1006, 1009, 4429}


def test_a_socket_that_stops_in_time_is_served_again(strict: Server) -> None:
    async def work() -> str:
        async with Person(strict.url) as guest:
            await guest.come_in("Flo")
            chair = await guest.sit_in(await guest.open_table(), compression=None)
            chair.socket.transport.write((b"\x89\x80" + MASK) * 500)  # four seconds too many
            return str((await chair.give("say", text="Sorry"))["type"])

    assert run(work()) == "done"


def request(path: str, token: str = "", method: str = "GET", body: bytes = b"") -> bytes:
    """Write a request as it goes over the wire."""
    head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer {token}\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


RULES = b'{"game": "citadels", "seats": 8, "rules": ["deluxe"]}'
REQUESTS: dict[str, Callable[[str, str], bytes]] = {
    "nothing": lambda _, __: request("/api/nowhere"),
    "the page": lambda _, __: request("/"),
    "a login": lambda _, __: request("/api/sessions", method="POST", body=b'{"name": "Eva", "password": "abcdefgh"}'),
    "the lobby": lambda token, _: request("/api/tables", token),
    "rules": lambda token, _: request("/api/rules", token, "POST", RULES),
    "a table": lambda token, table: request(f"/api/tables/{table}", token),
    "a picture": lambda token, table: request(f"/api/tables/{table}/invitation.svg", token),
}


def keep_asking(port: int, asked: bytes, until: threading.Event) -> None:
    """Send the same request many times at once, over and over, and come again when the server hangs up."""
    while not until.is_set():
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=0.05) as made:
            while not until.is_set():
                with contextlib.suppress(TimeoutError):
                    made.sendall(asked * 20)
                with contextlib.suppress(TimeoutError):
                    while made.recv(1 << 20):
                        pass
                    break


@contextmanager
def asked_all_the_time(server: Server, asked: bytes) -> Iterator[None]:
    """Let ten connections ask for something as quickly as they can."""
    until = threading.Event()
    threads = [threading.Thread(target=keep_asking, args=(server.port, asked, until)) for _ in range(10)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        until.set()
        for thread in threads:
            thread.join()


def test_who_asks_for_anything_all_the_time_holds_nobody_else_up(strict: Server) -> None:
    async def work() -> dict[str, float]:
        async with Person(strict.url) as guest, Person(strict.url, ELSEWHERE) as other:
            await guest.come_in("Flo")
            await other.come_in("Eva")
            table = await guest.open_table("citadels", 8, rules=["deluxe"], bots=["random"] * 7, auto_start=True)
            seconds = {"": await slow_answer(other)}
            for kind, asked in REQUESTS.items():
                with asked_all_the_time(strict, asked(guest.token, table)):
                    await asyncio.sleep(0.2)
                    seconds[kind] = await slow_answer(other)
            return seconds

    found = run(work(), 300)

    assert {kind: found[kind] for kind in REQUESTS if found[kind] > 3 * found[""] + 2 * SLACK} == {}


async def finished_game(host: Person) -> str:
    """Let bots play a long game to its end; return its table."""
    bots = {"bots": ["random"] * 7, "sits": False, "auto_start": True, "public": True}
    table = await host.open_table("citadels", 7, rules=["deluxe"], **bots)
    chair = await host.sit_in(table)
    await chair.until(lambda: chair.is_over, 60)
    return table


@contextmanager
def asking(people: list[Person], path: str) -> Iterator[list[int]]:
    """Let people ask for the same thing ten times a second each; collect the statuses of the answers."""
    statuses: list[int] = []

    async def ask(person: Person) -> None:
        while True:
            statuses.append((await person.http.get(path, headers={"accept-encoding": "identity"})).status_code)
            await asyncio.sleep(0.1)

    tasks = [asyncio.create_task(ask(person)) for person in people]
    try:
        yield statuses
    finally:
        for task in tasks:
            task.cancel()


PATHS = ["?since=0", "/story", "/statistics", "/replay/100"]


def test_who_reads_whole_games_all_the_time_holds_nobody_else_up(strict: Server) -> None:
    async def work() -> tuple[dict[str, float], set[int]]:
        readers = [await Person(strict.url).come_in(f"Reader {number}") for number in range(10)]
        async with Person(strict.url, ELSEWHERE) as other:
            await other.come_in("Eva")
            table = await finished_game(readers[0])
            seconds: dict[str, list[float]] = {}
            statuses: set[int] = set()
            for _ in range(ROUNDS):
                seconds.setdefault("", []).append(await slow_answer(other))
                for path in PATHS:
                    with asking(readers, f"/api/tables/{table}{path}") as found:
                        seconds.setdefault(path, []).append(await slow_answer(other))
                    statuses |= set(found)
            return {path: median(each) for path, each in seconds.items()}, statuses

    found, statuses = run(work())

    assert {path: found[path] for path in PATHS if found[path] > 3 * found[""] + SLACK} == {}
    assert statuses <= {200, 429}


def test_what_was_read_is_counted_by_its_cost(strict: Server) -> None:
    async def work() -> tuple[int, int]:
        async with Person(strict.url) as reader:
            await reader.come_in("Ada")
            table = await finished_game(reader)
            length = (await reader.look(table))["seq"]
            for times in range(1000):
                if (await reader.http.get(f"/api/tables/{table}", params={"since": 0})).status_code == 429:
                    return times, length
        return 0, 0

    times, length = run(work())

    assert 0 < times * length < 20_000  # ten thousand lines at once, and some more while they are read
