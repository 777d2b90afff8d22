"""Nonsense: whatever comes in is answered or closed, never an error, and the table goes on."""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.clients import Chair, Person, closing_code, new_command, play_on, run, seat_people
from tests.server.servers import Server, serving
from twocities.server.table.commands import AnyCommand

POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    response_schema_conformance,
    response_headers_conformance,
    content_type_conformance,
]

COMMANDS = {command.__struct_config__.tag: command.__struct_fields__ for command in get_args(AnyCommand)}
"""The fields of every command."""

EXTREMES = [0, -1, 1, 2, 7, 8, 65535, 65536, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, 10**400, -(2**63)]

VALUES = st.one_of(
    st.sampled_from(EXTREMES),
    st.integers(0, 9),
    st.none(),
    st.booleans(),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["random", "journeyman", "x" * 600, "\x00", "\u202e", "a-b_c", "", " "]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)


@st.composite
def commands(draw: st.DrawFn) -> str:
    """Shape a command with the right keys, and with any values in them."""
    tag = draw(st.sampled_from(sorted(COMMANDS)))
    ids = st.builds(new_command) | VALUES
    body = {field: draw(ids if field == "command" else VALUES) for field in COMMANDS[tag]}
    return json.dumps({"type": tag, **body})


ANYTHING = st.recursive(VALUES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner))

MESSAGES = commands() | ANYTHING.map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40)


async def pester(chair: Chair, messages: list[str | bytes]) -> None:
    """Send what no client sends, with a good word in between; every message gets an answer."""
    for start in range(0, len(messages), 40):
        for message in messages[start : start + 40]:
            await chair.socket.send(message)
        assert (await chair.give("say", text="Excuse me"))["type"] == "done"


def test_thousands_of_random_bytes_over_one_socket_stop_nothing(server: Server) -> None:
    random = Random(1)
    letters = [random.randbytes(random.randrange(200)) for _ in range(4000)]
    messages = [word if number % 2 else word.decode("latin-1") for number, word in enumerate(letters)]

    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[1].sit_in(table)

        await pester(chair, messages)

        await play_on(people[0], table)
        assert server.errors() == []

    run(work())


@pytest.mark.parametrize("who", [1, 2], ids=["a player", "a spectator"])
@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(messages=st.lists(MESSAGES, min_size=10, max_size=60))
def test_commands_with_any_values_stop_no_table(server: Server, who: int, messages: list[str | bytes]) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        people.append(await Person(server.url).come_in("Iva"))
        chair = await people[who].sit_in(table)

        await pester(chair, messages)

        await play_on(people[0], table)
        assert server.errors() == []

    run(work())


@settings(max_examples=15, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(messages=st.lists(MESSAGES, min_size=10, max_size=60))
def test_a_host_who_sends_any_values_breaks_nothing_before_the_start(
    server: Server, messages: list[str | bytes]
) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            table = await host.open_table("citadels", 7, public=True)
            chair = await host.sit_in(table)

            await asyncio.gather(*[chair.socket.send(message) for message in messages[:40]])
            await chair.give("undo", decision=0)

            assert (await other.look(table))["table"]["id"] == table
            assert server.errors() == []

    run(work())


def test_random_bytes_instead_of_frames_close_the_socket(server: Server) -> None:
    random = Random(2)

    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")

        codes = [await closed_by(people[1], table, b"\xff" + random.randbytes(200)) for _ in range(100)]

        assert {*codes} <= {1002, 1006}
        await play_on(people[0], table)
        assert server.errors() == []

    run(work())


async def closed_by(person: Person, table: str, frames: bytes) -> int:
    """Write bytes to an open socket past its protocol; return how it was closed."""
    socket = await person.open_socket(table)
    socket.transport.write(frames)
    return await closing_code(socket)


def test_random_bytes_instead_of_requests_stop_nothing(server: Server) -> None:
    random = Random(3)

    async def shout(shouted: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(shouted)
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(), 30)
        writer.close()
        assert answer == b"" or answer.startswith(b"HTTP/1.1 4")

    async def work() -> None:
        texts = [b"GET /health HTTP/1.1\r\n", b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\n", b""]
        for number in range(300):
            await shout(texts[number % 3] + random.randbytes(random.randrange(1, 300)) + b"\r\n\r\n")

        assert httpx.get(f"{server.url}/health", timeout=30).status_code == 200
        assert server.errors() == []

    run(work())


def test_a_zero_byte_is_refused_before_it_reaches_either_database(database: str, tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with Person(url) as person:
            await person.come_in("Eva")
            table = await person.open_table()

            assert await person.refused("GET", "/api/people/a%00") == (404, "no-person")
            assert await person.refused("GET", "/api/tables/a%00") == (404, "no-table")
            assert await person.refused("POST", "/api/invitations/a%00") == (404, "no-invite")
            notes = {"text": "a\x00"}
            assert await person.refused("PUT", f"/api/tables/{table}/notes", json=notes) == (400, "bad-request")
            assert await closing_code(await person.open_socket("a%00")) == 4404

    with serving(tmp_path, database) as made:
        run(work(made.url))
        assert made.errors() == []


ENDPOINTS = [
    ("POST", "/api/guests"),
    ("POST", "/api/accounts"),
    ("POST", "/api/sessions"),
    ("GET", "/api/sessions/current"),
    ("DELETE", "/api/sessions/current"),
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/password"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/me/history"),
    ("GET", "/api/people/{somebody}"),
    ("GET", "/api/key"),
    ("GET", "/api/games"),
    ("POST", "/api/rules"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/commands"),
    ("POST", "/api/tables/{table}/ahead"),
    ("POST", "/api/tables/{table}/advice"),
    ("GET", "/api/tables/{table}/invitation.svg"),
    ("GET", "/api/invitations/{code}"),
    ("POST", "/api/invitations/{code}"),
    ("GET", "/api/tables/{table}/notes"),
    ("PUT", "/api/tables/{table}/notes"),
    ("GET", "/api/tables/{table}/replay"),
    ("GET", "/api/tables/{table}/replay/{move}"),
    ("GET", "/api/tables/{table}/story"),
    ("GET", "/api/tables/{table}/statistics"),
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("POST", "/api/admin/tables/{table}/stop"),
]

SLOW = {"/api/accounts", "/api/sessions", "/api/me/password"}
"""Endpoints behind which passwords are hashed."""

PLAIN = {
    ("GET", "/api/sessions/current"),
    ("GET", "/api/key"),
    ("DELETE", "/api/sessions/current"),
    ("GET", "/api/me"),
    ("GET", "/api/me/tables"),
    ("GET", "/api/people/{somebody}"),
    ("GET", "/api/games"),
    ("GET", "/api/tables"),
    ("GET", "/health"),
    ("GET", "/metrics"),
}
"""Endpoints that take nothing but perhaps a word, so that nothing can be wrong about it."""

Visit = tuple[dict[str, str], dict[str, list[Any]]]
"""The headers of somebody who asks, and what exists, by the name of a part of an address."""


@pytest.fixture(scope="module")
def document(server: Server) -> BaseSchema:
    """What the server says about its endpoints."""
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


@pytest.fixture(scope="module")
def ended(server: Server) -> str:
    """A public table whose game is over."""

    async def work() -> str:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 2, bots=["journeyman"], auto_start=True, public=True)
            chair = await person.sit_in(table)
            await chair.give("resign")
            await chair.until(lambda: chair.is_over)
            await chair.leave()
            return table

    return run(work())


@pytest.fixture
def visit(server: Server, ended: str) -> Visit:
    """Somebody new, with a table that is open, one that is played and one that is over."""

    async def work() -> Visit:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            waiting = await person.open_table("citadels", 4)
            playing = await person.open_table("machikoro", 2, bots=["random"], auto_start=True)
            known: dict[str, list[Any]] = {
                "table": [waiting, playing, ended, "abcdefghjkmn"],
                "somebody": [person.me["id"], "nobody"],
                "code": [(await person.look(waiting))["table"]["invite"], "abcdefgh"],
                "move": [0, 1, 100_000, -1, 10**30],
            }
            return {"authorization": f"Bearer {person.token}"}, known

    return run(work())


def check_door(operation: APIOperation[Any, Any, Any, Any], mode: GenerationMode, visit: Visit, examples: int) -> None:
    """Knock at an endpoint with whatever fits or does not fit its description; every answer must be as described."""
    headers, known = visit
    names = re.findall(r"{(\w+)}", operation.path)
    places = st.fixed_dictionaries({name: st.sampled_from(known[name]) for name in names})

    @settings(max_examples=examples, suppress_health_check=[*HealthCheck], database=None)
    @given(case=operation.as_strategy(mode), place=st.just({}) | places)
    def open_socket(case: Case[Any], place: dict[str, Any]) -> None:
        case.path_parameters = {**(case.path_parameters or {}), **place}
        case.validate_response(case.call(headers=headers), checks=CHECKS)

    open_socket()


@pytest.mark.parametrize(("method", "path"), ENDPOINTS)
def test_every_endpoint_answers_what_fits_as_the_document_says(
    server: Server, document: BaseSchema, visit: Visit, method: str, path: str
) -> None:
    check_door(document[path][method], POSITIVE, visit, 4 if path in SLOW else 25)

    assert server.errors() == []


@pytest.mark.parametrize(("method", "path"), [endpoint for endpoint in ENDPOINTS if endpoint not in PLAIN])
def test_every_endpoint_answers_what_does_not_fit_as_the_document_says(
    server: Server, document: BaseSchema, visit: Visit, method: str, path: str
) -> None:
    check_door(document[path][method], NEGATIVE, visit, 4 if path in SLOW else 25)

    assert server.errors() == []


def test_the_document_lists_every_endpoint(server: Server) -> None:
    paths = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=30).json()["paths"]

    assert {(method.upper(), path) for path, endpoints in paths.items() for method in endpoints} == {*ENDPOINTS}


OPEN = {
    ("POST", "/api/guests"),
    ("POST", "/api/accounts"),
    ("POST", "/api/sessions"),
    ("GET", "/api/sessions/current"),
    ("GET", "/api/key"),
    ("GET", "/api/games"),
    ("GET", "/api/invitations/{code}"),
    ("GET", "/health"),
}
"""Endpoints for which nobody needs a session or a secret."""


def test_the_document_says_how_to_come_in(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=30).json()

    ways = told["components"]["securitySchemes"]
    assert {name: way.get("scheme") or way["in"] for name, way in ways.items()} == {
        "token": "bearer",
        "cookie": "cookie",
        "administrator": "bearer",
        "counters": "bearer",
    }
    assert ways["cookie"]["name"] == "twocities"
    assert told["security"] == [{"token": []}, {"cookie": []}]


@pytest.mark.parametrize(("method", "path"), ENDPOINTS)
def test_the_document_says_for_which_endpoints_one_has_to_come_in(server: Server, method: str, path: str) -> None:
    told = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=30).json()
    asked = httpx.request(method, server.url + path.format(**dict.fromkeys(["table", "somebody", "code"], "a"), move=0))

    needed = told["paths"][path][method.lower()].get("security", told["security"])
    assert ({} in needed) == ((method, path) in OPEN | {("GET", "/metrics")})
    assert (asked.status_code in (401, 403)) == ({} not in needed)


@pytest.mark.parametrize(
    "body",
    [
        {"game": "machikoro", "seats": 2},
        {"game": "citadels", "seats": 8, "rules": ["deluxe"], "public": True, "pace": {"pace": "days", "days": 3}},
        {"game": "machikoro", "seats": 3, "bots": ["random"], "pace": {"pace": "live", "bank": 600, "increment": 5}},
        {"game": "machikoro", "seats": 2, "bots": ["random"], "auto_start": True, "sits": True},
        {"game": "chess", "seats": 2},
        {"game": "machikoro", "seats": 8},
        {"game": "machikoro", "seats": 2, "rules": ["nonsense"]},
        {"game": "machikoro", "seats": 2, "bots": ["nobody"]},
        {"game": "machikoro", "seats": 2, "bots": ["random", "random"]},
    ],
)
def test_a_table_is_opened_or_refused_as_the_document_says(
    document: BaseSchema, visit: Visit, body: dict[str, Any]
) -> None:
    case = document["/api/tables"]["POST"].Case(body=body, media_type="application/json")

    case.validate_response(case.call(headers=visit[0]), checks=CHECKS)


@pytest.mark.parametrize("move", [0, 1, 10])
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_every_stage_of_a_replay_is_as_the_document_says(
    document: BaseSchema, visit: Visit, ended: str, move: int, viewer: int
) -> None:
    operation = document["/api/tables/{table}/replay/{move}"]["GET"]
    case = operation.Case(path_parameters={"table": ended, "move": move}, query={"viewer": viewer})

    answer = case.call(headers=visit[0])

    assert answer.status_code == 200
    case.validate_response(answer, checks=CHECKS)


@pytest.mark.parametrize("since", [0, 5, 20], ids=["all", "most", "some"])
def test_what_was_missed_is_told_as_the_document_says(
    document: BaseSchema, visit: Visit, ended: str, since: int
) -> None:
    case = document["/api/tables/{table}"]["GET"].Case(path_parameters={"table": ended}, query={"since": since})

    answer = case.call(headers=visit[0])

    assert answer.json()["missed"]
    case.validate_response(answer, checks=CHECKS)
