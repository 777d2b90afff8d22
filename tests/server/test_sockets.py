"""A socket is served message by message: in order, to the last one, and then it counts no longer."""

import asyncio
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from tests.server.clients import Json, Person, run
from tests.server.servers import Server, serving

SAID = 12


async def received(socket: ClientConnection, kinds: set[str], count: int) -> list[Json]:
    """Receive so many messages of some kinds; others are left out."""
    found: list[Json] = []
    while len(found) < count:
        message: Any = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 30))
        if message["type"] in kinds:
            found.append(message)
    return found


def text(number: int) -> str:
    """Write a command that says something."""
    return f'{{"type":"say","command":"say{number}","text":"word {number}"}}'


def test_what_is_sent_before_anything_was_answered_is_carried_out_in_order(tmp_path: Any) -> None:
    async def work(server: Server) -> list[Json]:
        async with Person(server.url) as eva:
            await eva.come_in("Eva")
            socket = await eva.open_socket(await eva.open_table())
            for number in range(SAID):
                await socket.send(text(number))
            return await received(socket, {"done"}, SAID)

    with serving(tmp_path, limits=0) as server:
        found = run(work(server))

    assert [message["command"] for message in found] == [f"say{number}" for number in range(SAID)]
    assert len({message["seq"] for message in found}) == SAID


def test_who_gave_a_command_hears_first_what_it_led_to(server: Server) -> None:
    async def work() -> list[Json]:
        async with Person(server.url) as eva:
            await eva.come_in("Eva")
            socket = await eva.open_socket(await eva.open_table())
            await socket.send(text(0))
            return await received(socket, {"update", "done"}, 2)

    update, done = run(work())

    assert (update["type"], done["type"]) == ("update", "done")
    assert update["seq"] == done["seq"]


def test_what_was_sent_just_before_leaving_is_carried_out(server: Server) -> None:
    async def work() -> list[str]:
        async with Person(server.url) as eva:
            await eva.come_in("Eva")
            table = await eva.open_table()
            chair = await eva.sit_in(table)
            other = await eva.open_socket(table)
            for number in range(3):
                await other.send(text(number))
            await other.close()
            await chair.until(lambda: len(chair.lines) >= 3)
            return [line["entry"]["text"] for line in chair.lines]

    assert run(work()) == ["word 0", "word 1", "word 2"]


def test_a_socket_counts_until_it_is_closed_however_that_happens(tmp_path: Any) -> None:
    async def open_sockets(eva: Person) -> float:
        metrics = (await eva.http.get("/metrics")).text
        return next(float(line.split()[1]) for line in metrics.splitlines() if line.startswith("twocities_sockets "))

    async def work(server: Server) -> list[float]:
        async with Person(server.url) as eva:
            await eva.come_in("Eva")
            table = await eva.open_table()
            sockets = [await eva.open_socket(table) for _ in range(4)]
            for socket in sockets:
                await received(socket, {"welcome"}, 1)
            counted = [await open_sockets(eva)]
            await sockets[0].close()
            sockets[1].transport.abort()
            for _ in range(60):
                await sockets[2].send(b"\x00")  # cut off for so many bad messages
            while await open_sockets(eva) > 1:
                await asyncio.sleep(0.05)
            counted.append(await open_sockets(eva))
            return counted

    with serving(tmp_path, limits=0) as server:
        counted = run(work(server))

    assert counted == [4.0, 1.0]
