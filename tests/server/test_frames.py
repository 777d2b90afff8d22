"""Frames and bodies: what is too large, no message at all or never read is refused, and nobody else notices."""

import asyncio
import socket
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.clients import Chair, Person, closing_code, play_on, run, seat_people
from tests.server.servers import Server, serving

FRAME = 16 * 1024
BODY = 64 * 1024
GOOD = '{"type": "say", "command": "hello", "text": "Hello"}'


@pytest.mark.parametrize(("size", "compression"), [(FRAME + 1, None), (FRAME + 1, "deflate"), (10_000_000, "deflate")])
def test_a_frame_that_is_too_large_closes_the_socket_and_nothing_else(
    server: Server, size: int, compression: str | None
) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        opened = await people[1].open_socket(table, compression=compression)

        await opened.send("x" * size)

        assert await closing_code(opened) == 1009
        await play_on(people[0], table)

    run(work())


@pytest.mark.parametrize("size", [1000, 1_000_000])
def test_a_large_message_in_pieces_is_too_large_as_well(server: Server, size: int) -> None:
    async def pieces() -> AsyncIterator[str]:
        for _ in range(40):
            yield "x" * size

    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        opened = await people[1].open_socket(table, compression=None)

        sending = asyncio.create_task(opened.send(pieces()))

        # The code is lost if the server hangs up while pieces are still on their way.
        assert await closing_code(opened) in (1006, 1009)
        await asyncio.gather(sending, return_exceptions=True)
        await play_on(people[0], table)

    run(work())


def test_the_largest_frame_that_is_allowed_is_answered(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[1].sit_in(table)

        await chair.socket.send(GOOD.ljust(FRAME))
        await chair.until(lambda: "hello" in chair.answers)

        assert chair.answers["hello"]["type"] == "done"

    run(work())


@pytest.mark.parametrize("body", [b" " * (BODY + 1), (b" " * 1000 for _ in range(100))], ids=["whole", "in pieces"])
def test_a_body_that_is_too_large_is_refused(server: Server, body: Any) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            token = {"authorization": f"Bearer {person.token}"}

            answer = httpx.post(f"{server.url}/api/tables", content=body, headers=token, timeout=30)

            assert (answer.status_code, answer.json()["reason"]) == (413, "bad-request")

    run(work())


@pytest.mark.parametrize(
    "message",
    [
        b"\x00\x01",
        GOOD.encode(),
        "",
        "{",
        "[]",
        "null",
        '"say"',
        "1" * 5000,
        "[" * 5000,
        '{"x": ' + "[" * 2000 + "]" * 2000 + ', "type": "say", "command": "a", "text": "x"}',
        '{"type": "nonsense", "command": "a"}',
        '{"type": "say", "command": "a"}',
        '{"type": "say", "command": "", "text": "x"}',
        '{"type": "say", "command": "a b", "text": "x"}',
        '{"type": "say", "command": "a\\n", "text": "x"}',
        '{"type": "say", "command": "a", "text": "\\ud800"}',
        '{"type": "choose", "command": "a", "decision": 1, "index": -1}',
        '{"type": "choose", "command": "a", "decision": 1e400, "index": 0}',
        '{"type": "choose", "command": "a", "decision": 1, "index": 0, "seat": 0}',
    ],
)
def test_what_no_client_sends_is_refused_and_after_many_the_socket_is_closed(
    server: Server, message: str | bytes
) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[1].sit_in(table)

        await chair.socket.send(message)
        await chair.until(lambda: "None" in chair.answers)
        sending = asyncio.gather(*[chair.socket.send(message) for _ in range(60)], return_exceptions=True)

        assert chair.answers["None"]["reason"] == "bad-request"
        assert await closing_code(chair.socket) == 4429
        await sending
        await play_on(people[0], table)

    run(work())


def test_bad_messages_are_forgiven_after_a_good_one(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[1].sit_in(table)
        await asyncio.gather(*[chair.socket.send("{") for _ in range(45)])
        await chair.give("say", text="Sorry")
        await asyncio.gather(*[chair.socket.send("{") for _ in range(45)])

        answer = await chair.give("say", text="Sorry again")

        assert answer["type"] == "done"

    run(work())


def test_text_that_is_none_closes_the_socket(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        opened = await people[1].open_socket(table)

        await opened.send(b"\xff\xfe", text=True)

        assert await closing_code(opened) == 1007
        await play_on(people[0], table)

    run(work())


def test_a_bug_closes_its_socket_with_a_code_and_is_in_the_log(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[1].sit_in(table)
        with sqlite3.connect(server.database, timeout=20) as connection:
            connection.execute("UPDATE people SET created = 'long ago' WHERE id = ?", [people[1].me["id"]])
        await people[1].ask("PATCH", "/api/me", json={"name": "Jana"})  # now the row is read again

        await chair.send("say", text="Hello")

        assert await closing_code(chair.socket) == 1011
        assert ["a socket failed" in error for error in server.errors()] == [True]
        await play_on(people[0], table)

    with serving(tmp_path) as made:
        run(work(made))


def small_socket(server: Server) -> socket.socket:
    """Connect with as little room for what comes as there can be."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    made.connect(("127.0.0.1", server.port))
    made.setblocking(False)
    return made


async def make_noise(chair: Chair, until_gone: str) -> int:
    """Let much happen at a table, one thing after another, until somebody is no longer there; return how much did."""
    for number in range(2000):
        assert (await chair.give("quiet", quiet=bool(number % 2)))["type"] == "done"
        if until_gone not in chair.present:
            return number
    raise AssertionError("The one who never reads is still there.")


def test_a_client_that_never_reads_is_cut_off_and_holds_nobody_up(server: Server) -> None:
    async def work() -> None:
        names = "Eva Jan Iva Oto Ela Ota Ida"  # at a large table there is much to tell
        people, table = await seat_people(server.url, names, "citadels", rules=["deluxe"])
        async with Person(server.url) as deaf:
            await deaf.come_in("Ivo")
            quiet = {"compression": None, "max_queue": 1, "ping_interval": None}
            never_read = await deaf.open_socket(table, sock=small_socket(server), **quiet)
            chair = await people[0].sit_in(table)
            await chair.until(lambda: deaf.me["id"] in chair.present)

            await make_noise(chair, deaf.me["id"])

            assert await closing_code(never_read) in (1006, 4408)
            assert (await people[0].look(table))["present"] == [people[0].me["id"]]

    run(work())
