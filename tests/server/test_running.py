"""A server as those see it who run it: health, counters, logs, and a stop that loses nothing."""

import ast
import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import httpx
import msgspec
import psutil
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import PATIENCE, Chair, Person, run, seat_people
from tests.server.servers import Server, serving
from twocities.server.serve import FAREWELL
from twocities.server.web.socket import CLOSE_RESTART
from twocities.version import VERSION

SERVER = Path(__file__).resolve().parents[2] / "src" / "twocities" / "server"
INNER = [path for room in ("table", "hub", "store") for path in sorted((SERVER / room).rglob("*.py"))]

A_FEW_SECONDS = 8.0
"""How long a graceful stop may take, on a busy machine."""


def counters(url: str) -> dict[str, float]:
    """Read what /metrics shows."""
    lines = httpx.get(f"{url}/metrics", timeout=10).text.splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def imported(path: Path) -> set[str]:
    """List the packages that a file imports, also inside functions."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_health_tells_that_a_node_can_work(server: Server) -> None:
    answer = httpx.get(f"{server.url}/health", timeout=30)

    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "version": VERSION, "database": True, "pubsub": True, "damaged": 0}


def test_metrics_count_commands_by_how_they_ended(server: Server) -> None:
    before = counters(server.url)

    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        await people[0].command(table, "say", text="Hello", command="hello")
        await people[0].command(table, "say", text="Hello", command="hello")
        await people[1].refused_command(table, "start")

    run(work())

    after = counters(server.url)
    told = {name: after[name] - before.get(name, 0.0) for name in after if name.startswith("twocities_commands_total")}
    assert told['twocities_commands_total{command="Sit",outcome="done"}'] == 1
    assert told['twocities_commands_total{command="Say",outcome="done"}'] == 1
    assert told['twocities_commands_total{command="Say",outcome="repeated"}'] == 1
    assert told['twocities_commands_total{command="Start",outcome="not-host"}'] == 1
    assert after["twocities_command_seconds_count"] > before["twocities_command_seconds_count"]


def test_metrics_count_open_sockets_and_loaded_tables(server: Server) -> None:
    async def work() -> tuple[float, float]:
        people, table = await seat_people(server.url, "Eva Jan")
        before = await asyncio.to_thread(counters, server.url)
        chairs = [await person.sit_in(table) for person in people]
        during = await asyncio.to_thread(counters, server.url)
        await asyncio.gather(*[chair.leave() for chair in chairs])
        return during["twocities_sockets"] - before["twocities_sockets"], during["twocities_tables_in_memory"]

    sockets, tables = run(work())

    assert sockets == 2
    assert tables >= 1


@pytest.mark.parametrize(
    "name",
    ["twocities_sockets", "twocities_tables_in_memory", "twocities_commands_waiting", "twocities_pubsub_connected"],
)
def test_metrics_show(name: str, server: Server) -> None:
    found = counters(server.url)

    assert name in found


class Stop(msgspec.Struct):
    """What happened when a server was stopped in the middle of games, and what it knew when it was back."""

    server: Server
    code: int
    seconds: float
    closed: list[int | None]
    workers: int
    workers_left: int
    acknowledged: list[int]
    known: list[int]


async def play_on(chair: Chair, acknowledged: list[int]) -> int | None:
    """Choose whenever asked until the socket is closed; return the code."""
    try:
        while True:
            await chair.until(lambda: chair.decision is not None)
            done = await chair.choose()
            acknowledged.append(done["seq"])
            await chair.reach(done["seq"])
    except ConnectionClosed:
        return chair.socket.close_code


async def stop_in_the_middle(server: Server) -> Stop:
    """Stop a server while people and bots play, and start it again."""
    people, table = await seat_people(server.url, "Eva Jan")
    alone = await people[0].open_table(seats=3, bots=["journeyman", "random"], auto_start=True)
    chairs = [await person.sit_in(table) for person in people] + [await people[0].sit_in(alone)]
    acknowledged: list[list[int]] = [[1], [1], [1]]
    playing = asyncio.gather(*[play_on(*each) for each in zip(chairs, acknowledged, strict=True)])
    async with asyncio.timeout(PATIENCE):
        while not (all(len(each) > 1 for each in acknowledged) and psutil.Process(server.pid).children(recursive=True)):
            await asyncio.sleep(0.1)
    workers = psutil.Process(server.pid).children(recursive=True)
    began = monotonic()
    code = await asyncio.to_thread(server.stop)
    seconds = monotonic() - began
    left = psutil.wait_procs(workers, timeout=PATIENCE)[1]
    closed = await playing
    await asyncio.to_thread(server.start)
    known = [(await people[0].look(each))["seq"] for each in (table, alone)]
    told = [max(acknowledged[0] + acknowledged[1]), max(acknowledged[2])]
    return Stop(server, code, seconds, closed, len(workers), len(left), told, known)


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stop]:
    """A server that was stopped, and runs again."""
    with serving(tmp_path_factory.mktemp("stopped"), metrics_token="count-me-in") as server:
        yield run(stop_in_the_middle(server))


def test_a_stop_is_no_failure(stopped: Stop) -> None:
    assert stopped.code == 0
    assert stopped.server.errors() == []


def test_a_stop_takes_a_few_seconds_at_most(stopped: Stop) -> None:
    assert stopped.seconds < A_FEW_SECONDS


def test_a_stop_tells_every_client_to_come_back(stopped: Stop) -> None:
    assert stopped.closed == [CLOSE_RESTART] * 3


def test_a_stop_leaves_no_worker_behind(stopped: Stop) -> None:
    assert stopped.workers > 0
    assert stopped.workers_left == 0


def test_a_stop_loses_nothing_that_was_acknowledged(stopped: Stop) -> None:
    assert stopped.known[0] >= stopped.acknowledged[0] > 1
    assert stopped.known[1] >= stopped.acknowledged[1] > 1


def test_a_client_that_does_not_hang_up_cannot_hold_a_stop_up_for_long(tmp_path: Path) -> None:
    with serving(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as silent:
        person = run(Person(server.url).come_in("Eva"))
        silent.sendall(
            b"GET /api/tables/none/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"Authorization: Bearer " + person.token.encode() + b"\r\n\r\n"
        )
        assert silent.recv(12) == b"HTTP/1.1 101"

        began = monotonic()
        code = server.stop()

        assert code == 0
        assert monotonic() - began < FAREWELL + A_FEW_SECONDS


def test_every_line_of_the_log_is_json(stopped: Stop) -> None:
    lines = [json.loads(line) for line in stopped.server.log.read_text().splitlines()]

    assert len(lines) > 1
    assert all({"at", "level", "logger", "message"} <= set(line) for line in lines)


def test_the_log_holds_no_session(stopped: Stop) -> None:
    assert "earer" not in stopped.server.log.read_text()


def test_the_most_talkative_log_holds_neither_sessions_nor_what_is_said(tmp_path: Path) -> None:
    async def work(server: Server) -> str:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[0].sit_in(table)
        await chair.give("say", text="A word between us")
        return people[0].token

    with serving(tmp_path, log_level="debug") as server:
        token = run(work(server))
        assert server.stop() == 0

        log = server.log.read_text()

    assert token not in log
    assert "A word between us" not in log


@pytest.mark.parametrize(("headers", "status"), [({}, 403), ({"authorization": "Bearer count-me-in"}, 200)])
def test_metrics_with_a_token_are_for_those_who_have_it(headers: dict[str, str], status: int, stopped: Stop) -> None:
    answer = httpx.get(f"{stopped.server.url}/metrics", headers=headers, timeout=30)

    assert answer.status_code == status


@pytest.mark.parametrize("path", INNER, ids=lambda path: str(path.relative_to(SERVER)))
def test_the_inner_rooms_know_no_web_framework(path: Path) -> None:
    found = imported(path)

    assert found & {"litestar", "uvicorn", "starlette", "websockets", "httpx"} == set()
