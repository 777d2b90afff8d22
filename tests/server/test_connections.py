"""Connections: what is too large, too slow or too many is refused at the socket, and others are served."""

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from time import monotonic, sleep

import httpx
import psutil
import pytest

from tests.server.clients import run, seat_people
from tests.server.servers import Server, serving

HEAD = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n"
PIECE = 64 * 1024
MEGABYTE = 1024 * 1024


@contextmanager
def connected(server: Server, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    """Connect to a server from an address of this machine."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(source, 0)) as made:
        yield made


def answer_to(made: socket.socket, pieces: Iterator[bytes], most: int) -> tuple[int, int]:
    """Send pieces until the other side has enough; return the status of its answer and how many bytes it took."""
    sent = 0
    try:
        for piece in pieces:
            made.sendall(piece)
            sent += len(piece)
            if sent > most:
                break
    except OSError:
        pass
    return status_of(made), sent


def status_of(made: socket.socket) -> int:
    """Read the status of an answer; 0 if the connection was closed without one."""
    try:
        first = made.recv(4096)
    except ConnectionError:
        return 0
    return int(first.split()[1]) if first else 0


def endless(begin: bytes, piece: bytes) -> Iterator[bytes]:
    """Send something that goes on for ever."""
    yield begin
    while True:
        yield piece


MANY_HEADERS = b"".join(b"x-%d: y\r\n" % number for number in range(5000))
FLOODS = {
    "many headers": lambda: endless(HEAD, MANY_HEADERS),
    "one header": lambda: endless(HEAD + b"x: ", b"y" * PIECE),
    "one name": lambda: endless(HEAD, b"y" * PIECE),
    "a path": lambda: endless(b"GET /", b"y" * PIECE),
    "blank lines": lambda: endless(b"\r\n", b"\r\n" * PIECE),
    "a refused body": lambda: endless(
        HEAD.replace(b"GET /health", b"POST /api/guests") + b"transfer-encoding: chunked\r\n\r\n",
        b"10000\r\n" + b" " * PIECE + b"\r\n",
    ),
    "extensions of chunks": lambda: endless(
        HEAD.replace(b"GET /health", b"POST /api/guests") + b"transfer-encoding: chunked\r\n\r\n1;", b"x" * PIECE
    ),
    "trailers": lambda: endless(
        HEAD.replace(b"GET /health", b"POST /api/guests") + b"transfer-encoding: chunked\r\n\r\n0\r\n", MANY_HEADERS
    ),
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_what_never_ends_is_refused_and_not_kept(server: Server, flood: Callable[[], Iterator[bytes]]) -> None:
    before = psutil.Process(server.pid).memory_info().rss

    with connected(server) as made:
        status, sent = answer_to(made, flood(), 40 * MEGABYTE)

    assert sent < 16 * MEGABYTE  # what the machine itself takes in before anybody reads is part of it
    assert status in (0, 400, 413, 414, 431)
    assert psutil.Process(server.pid).memory_info().rss - before < 16 * MEGABYTE


@pytest.mark.parametrize(
    ("request_head", "status"),
    [
        (HEAD + b"x: " + b"y" * 15_000 + b"\r\n\r\n", 200),
        (HEAD + b"x: " + b"y" * 17_000 + b"\r\n\r\n", 431),
        (HEAD + b"".join(b"x-%d: y\r\n" % number for number in range(90)) + b"\r\n", 200),
        (HEAD + b"".join(b"x-%d: y\r\n" % number for number in range(110)) + b"\r\n", 431),
        (HEAD.replace(b"/health", b"/health?" + b"y" * 4000) + b"\r\n", 200),
        (HEAD.replace(b"/health", b"/health?" + b"y" * 4100) + b"\r\n", 414),
    ],
    ids=["head", "head too large", "headers", "too many headers", "path", "path too long"],
)
def test_a_head_is_bounded(server: Server, request_head: bytes, status: int) -> None:
    with connected(server) as made:
        made.sendall(request_head)

        assert status_of(made) == status


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a second for a request, and half of it for its first byte."""
    with serving(tmp_path_factory.mktemp("impatient"), request_seconds=1) as made:
        yield made
        assert made.errors() == []


def drip(made: socket.socket, begin: bytes, piece: bytes) -> float:
    """Send something slowly until the connection is closed; return how long that took."""
    began = monotonic()
    made.settimeout(0.1)
    made.sendall(begin)
    while monotonic() - began < 20:
        try:
            if piece:
                made.sendall(piece)
            if not made.recv(4096):
                break
        except TimeoutError:
            continue
        except ConnectionError:
            break
    return monotonic() - began


def test_many_requests_before_the_first_answer_are_refused_and_not_kept(server: Server) -> None:
    before = psutil.Process(server.pid).memory_info().rss

    with ExitStack() as stack:
        for _ in range(20):
            made = stack.enter_context(connected(server))
            made.settimeout(1)
            answer_to(made, iter([b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 6000]), MEGABYTE)

    assert psutil.Process(server.pid).memory_info().rss - before < 32 * MEGABYTE
    assert answers_soon(server)


@pytest.mark.parametrize(("number", "statuses"), [(10, [200] * 10), (30, [429])])
def test_a_connection_may_send_some_requests_at_once(server: Server, number: int, statuses: list[int]) -> None:
    with connected(server) as made:
        made.settimeout(2)
        made.sendall((HEAD + b"\r\n") * number)
        said = b""
        with suppress(TimeoutError, ConnectionError):
            while piece := made.recv(65536):
                said += piece

    assert [int(each[:3]) for each in said.split(b"HTTP/1.1 ")[1:]] == statuses


SLOW = {
    "silent": (b"", b""),
    "one byte": (b"G", b""),
    "slow head": (HEAD, b"x: y\r\n"),
    "blank lines": (b"\r\n", b"\r\n"),
    "slow body": (HEAD.replace(b"GET /health", b"POST /api/guests") + b"content-length: 9999\r\n\r\n", b" "),
    "unused": (HEAD + b"\r\n", b""),
    "slow second request": (HEAD + b"\r\n" + HEAD, b"x: y\r\n"),
}


def test_a_connection_that_sends_no_whole_request_is_closed(impatient: Server) -> None:
    def closed_after(how: str) -> float:
        with connected(impatient) as made:
            return drip(made, *SLOW[how])

    with ThreadPoolExecutor(len(SLOW)) as pool:
        seconds = dict(zip(SLOW, pool.map(closed_after, SLOW), strict=True))

    assert [how for how in SLOW if seconds[how] > 15] == []


def test_a_socket_may_be_silent(impatient: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(impatient.url, "Eva Jan")
        chair = await people[0].sit_in(table)
        sleep(1.5)

        assert (await chair.choose())["type"] == "done"

    run(work())


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with ten connections for each address and 400 in all, behind a proxy at 127.0.0.9."""
    with serving(tmp_path_factory.mktemp("narrow"), limits=0.02, proxies="127.0.0.9", request_seconds=60) as made:
        yield made
        assert made.errors() == []


def test_an_address_has_so_many_connections_and_others_are_served(narrow: Server) -> None:
    with ExitStack() as stack:
        crowd = [stack.enter_context(connected(narrow)) for _ in range(10)]

        with connected(narrow) as one_more:
            assert status_of(one_more) == 503
        with connected(narrow, "127.0.0.2") as other:
            other.sendall(HEAD + b"\r\n")
            assert status_of(other) == 200
        crowd[0].close()
        assert answers_soon(narrow)


def answers_soon(server: Server) -> bool:
    """Say whether a server has room again within a moment."""
    until = monotonic() + 10
    while monotonic() < until:
        try:
            if httpx.get(f"{server.url}/health", timeout=10).status_code == 200:
                return True
        except httpx.TransportError:
            pass
        sleep(0.05)
    return False


UPGRADE = (
    HEAD.replace(b"/health", b"/api/tables/abcdefghjkmn/socket")
    + b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    + b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def test_sockets_count_as_connections_for_as_long_as_they_are_open(narrow: Server) -> None:
    for _ in range(30):  # three times as many as may be open at once
        with connected(narrow, "127.0.0.3") as made:
            made.sendall(UPGRADE)
            assert status_of(made) == 101

    assert answers_soon(narrow)


def test_a_proxy_has_more_connections_than_an_address(narrow: Server) -> None:
    with ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(connected(narrow, "127.0.0.9"))
        with connected(narrow, "127.0.0.9") as one_more:
            one_more.sendall(HEAD + b"\r\n")

            assert status_of(one_more) == 200


def test_there_are_so_many_connections_in_all(narrow: Server) -> None:
    with ExitStack() as stack:
        for number in range(400):
            stack.enter_context(connected(narrow, f"127.0.1.{number // 10 + 1}"))

        with connected(narrow, "127.0.2.1") as one_more:
            assert status_of(one_more) == 503
    assert answers_soon(narrow)
