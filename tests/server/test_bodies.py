"""Bodies of requests are what their types say, or refused."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.clients import Person, new_name, run
from tests.server.servers import Server

DEEP = "[" * 2000 + "]" * 2000
"""Deeper than any reader goes, and small enough to be read."""

ENDPOINTS = [
    ("POST", "/api/guests"),
    ("POST", "/api/accounts"),
    ("POST", "/api/sessions"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/password"),
    ("POST", "/api/rules"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/commands"),
    ("POST", "/api/tables/{table}/ahead"),
    ("POST", "/api/tables/{table}/advice"),
    ("PUT", "/api/tables/{table}/notes"),
]

SPOILED = [b'{"\xbe": 1}', *[f'{{"{name}": "'.encode() + b'\xbe"}' for name in ("name", "text", "game", "type", "x")]]
"""Bytes that are no letters, where an endpoint may look for some."""

NAME = new_name()
"""An account of nobody else: a guest of its name would get a number."""

USUAL = {
    "/api/guests": {"name": "Eva", "preferences": {"language": "uk", "muted": ["abc"]}, "wants_token": True},
    "/api/accounts": {"name": NAME, "password": "a good one, I think"},
    "/api/sessions": {"name": NAME, "password": "a good one, I think"},
    "/api/me": {"name": "Ewa", "preferences": {"sound": 7, "setups": ["Čeština"]}},
    "/api/me/password": {"old": "a good one, I think", "new": "a better one, I think"},
    "/api/rules": {"game": "citadels", "seats": 4, "rules": ["deluxe", "first_game"]},
    "/api/tables": {"game": "machikoro", "seats": 2, "pace": {"pace": "live", "bank": 60}, "bots": ["random"]},
    "/api/tables/{table}/commands": {"type": "say", "command": "abc", "text": "Žluťoučký kůň"},
    "/api/tables/{table}/ahead": {"decision": 3, "indexes": [0, 1]},
    "/api/tables/{table}/advice": {"decision": 3},
    "/api/tables/{table}/notes": {"text": "Щастя"},
}
"""What endpoints are asked for."""


def damaged(body: bytes, luck: Random) -> bytes:
    """Spoil a body as a bad line might: another byte, one too many, some missing, or cut."""
    place = luck.randrange(len(body))
    rest = luck.choice(
        [luck.randbytes(1) + body[place + 1 :], luck.randbytes(2) + body[place:], body[place + 2 :], b""]
    )
    return body[:place] + rest


@pytest.mark.parametrize(("method", "path"), ENDPOINTS)
def test_a_body_with_bytes_that_are_no_letters_is_refused(server: Server, method: str, path: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            endpoint = path.format(table=await person.open_table())

            found = {await person.refused(method, endpoint, content=body) for body in SPOILED}

            assert found == {(400, "bad-request")}
            assert server.errors() == []

    run(work())


@pytest.mark.parametrize(("method", "path"), ENDPOINTS)
def test_a_damaged_body_never_makes_the_server_fail(server: Server, method: str, path: str) -> None:
    luck = Random(path)
    whole = msgspec.json.encode(USUAL[path])
    bodies = [whole, *[damaged(whole, luck) for _ in range(150)]]

    async def work() -> list[int]:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            endpoint = path.format(table=await person.open_table())
            return [(await person.http.request(method, endpoint, content=body)).status_code for body in bodies]

    found = run(work())

    assert found[0] != 400  # nothing is wrong with what was not damaged
    assert 400 in found
    assert max(found) < 500
    assert server.errors() == []


@pytest.mark.parametrize("body", [DEEP, f'{{"x": {DEEP}, "type": "say", "command": "a", "text": "Hello"}}'])
@pytest.mark.parametrize(("method", "path"), ENDPOINTS)
def test_a_body_that_is_nested_too_deep_is_refused(server: Server, method: str, path: str, body: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table()

            assert await person.refused(method, path.format(table=table), content=body) == (400, "bad-request")
            assert server.errors() == []

    run(work())


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/guests", {"name": "Eva", "wants_token": 1}),
        ("POST", "/api/guests", {"name": "Eva", "wants_token": "true"}),
        ("POST", "/api/guests", {"name": 7}),
        ("PATCH", "/api/me", {"preferences": {"sound": "60"}}),
        ("PATCH", "/api/me", {"preferences": {"sound": 60.0}}),
        ("PATCH", "/api/me", {"preferences": {"confirm": "true"}}),
        ("PATCH", "/api/me", {"preferences": {"chat": 0}}),
        ("PATCH", "/api/me", {"preferences": '{"sound": 60}'}),
        ("POST", "/api/rules", {"game": "machikoro", "seats": "2", "rules": []}),
        ("POST", "/api/tables", {"game": "machikoro", "seats": 2.0}),
        ("POST", "/api/tables", {"game": "machikoro", "seats": True}),
        ("POST", "/api/tables", {"game": "machikoro", "seats": 2, "public": 1}),
        ("POST", "/api/tables", {"game": "machikoro", "seats": 2, "pace": {"pace": "days", "days": "3"}}),
        ("POST", "/api/tables/{table}/commands", {"type": "sit", "command": "a", "seat": "0"}),
        ("POST", "/api/tables/{table}/commands", {"type": "quiet", "command": "a", "quiet": "true"}),
        ("POST", "/api/tables/{table}/commands", {"type": "quiet", "command": "a", "quiet": 1}),
        ("POST", "/api/tables/{table}/ahead", {"decision": 0, "indexes": ["0"]}),
        ("PUT", "/api/tables/{table}/notes", {"text": 7}),
    ],
)
def test_a_value_of_another_type_is_refused_and_not_bent(server: Server, method: str, path: str, body: Any) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table()

            assert await person.refused(method, path.format(table=table), json=body) == (400, "bad-request")

    run(work())


def test_a_refused_body_is_told_where_it_is_wrong(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            answer = await person.http.patch("/api/me", json={"preferences": {"sound": "60"}})

            assert answer.json()["detail"] == "Expected `int`, got `str` - at `$.preferences.sound`"

    run(work())
