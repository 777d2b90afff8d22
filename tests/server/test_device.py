"""Several people at one device: a page hands each socket the secret of the one it is for."""

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Subprotocol

from tests.server.clients import Chair, Person, closing_code, run, seat_people
from tests.server.servers import Server


async def open_socket(server: Server, table: str, protocols: list[str], **headers: str) -> ClientConnection:
    """Open the socket of a table as a page does: no header says who it is, only subprotocols and a cookie."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    offered = [Subprotocol(each) for each in protocols]
    return await connect(address, subprotocols=offered or None, additional_headers=headers, max_size=None)


def test_each_socket_of_a_device_is_for_the_person_whose_token_it_names(server: Server) -> None:
    async def work() -> list[int]:
        people, table = await seat_people(server.url, "Eva Jan Ola", "citadels", rules=["deluxe"])
        seats = []
        for person in people:
            socket = await open_socket(server, table, ["twocities", f"token.{person.token}"])
            seats.append(msgspec.json.decode(await socket.recv())["seat"])
            await socket.close()
        return seats

    assert run(work()) == [0, 1, 2]


def test_the_server_speaks_the_subprotocol_and_never_repeats_the_token(server: Server) -> None:
    async def work() -> tuple[str | None, str | None]:
        people, table = await seat_people(server.url, "Eva Jan")
        named = await open_socket(server, table, ["twocities", f"token.{people[0].token}"])
        silent = await open_socket(server, table, [f"token.{people[0].token}"])
        return named.subprotocol, silent.subprotocol

    assert run(work()) == ("twocities", None)


def test_a_person_can_choose_through_such_a_socket(server: Server) -> None:
    async def work() -> str:
        people, table = await seat_people(server.url, "Eva Jan")
        first = (await people[0].look(table))["game"]["asked"]
        asked = people[first]
        chair = Chair(asked, table, await open_socket(server, table, ["twocities", f"token.{asked.token}"]))
        await chair.until(lambda: chair.is_welcome)
        return str((await chair.choose())["type"])

    assert run(work()) == "done"


def test_the_named_token_wins_over_the_cookie(server: Server) -> None:
    async def work() -> int:
        people, table = await seat_people(server.url, "Eva Jan")
        cookie = f"twocities={people[0].token}"
        socket = await open_socket(server, table, ["twocities", f"token.{people[1].token}"], cookie=cookie)
        chair = Chair(people[1], table, socket)
        await chair.until(lambda: chair.is_welcome)
        return chair.seat

    assert run(work()) == 1


@pytest.mark.parametrize("token", ["wrong", "", "A" * 43], ids=["short", "empty", "long"])
def test_a_wrong_token_is_refused_even_beside_a_good_cookie(server: Server, token: str) -> None:
    async def work() -> int:
        people, table = await seat_people(server.url, "Eva Jan")
        cookie = f"twocities={people[0].token}"
        return await closing_code(await open_socket(server, table, ["twocities", f"token.{token}"], cookie=cookie))

    assert run(work()) == 4401


def test_a_page_without_tokens_is_still_known_by_its_cookie(server: Server) -> None:
    async def work() -> tuple[int, str | None]:
        people, table = await seat_people(server.url, "Eva Jan")
        socket = await open_socket(server, table, ["twocities"], cookie=f"twocities={people[1].token}")
        chair = Chair(people[1], table, socket)
        await chair.until(lambda: chair.is_welcome)
        return chair.seat, socket.subprotocol

    assert run(work()) == (1, "twocities")


def test_a_foreign_page_is_refused_whatever_token_it_names(server: Server) -> None:
    async def work() -> int:
        people, table = await seat_people(server.url, "Eva Jan")
        with pytest.raises(InvalidStatus) as refused:
            await open_socket(server, table, ["twocities", f"token.{people[0].token}"], origin="https://evil.example")
        return refused.value.response.status_code

    assert run(work()) == 403


def test_a_request_is_not_known_by_a_subprotocol(server: Server) -> None:
    async def come() -> Person:
        async with Person(server.url) as person:
            return await person.come_in("Eva")

    token = run(come()).token

    answer = httpx.get(f"{server.url}/api/me", headers={"sec-websocket-protocol": f"token.{token}"}, timeout=30)

    assert answer.status_code == 401


def test_a_socket_ends_with_the_session_that_it_names(server: Server) -> None:
    async def work() -> int:
        people, table = await seat_people(server.url, "Eva Jan")
        socket = await open_socket(server, table, ["twocities", f"token.{people[0].token}"])
        await socket.recv()
        await people[0].ask("DELETE", "/api/sessions/current")
        return await closing_code(socket)

    assert run(work()) == 4401
