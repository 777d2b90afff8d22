"""Bodies of requests are what their types say, or refused."""

from typing import Any

import pytest

from tests.server.clients import Person, run
from tests.server.houses import Server

DEEP = "[" * 2000 + "]" * 2000
"""Deeper than any reader goes, and small enough to be read."""

DOORS = [
    ("POST", "/api/guests"),
    ("POST", "/api/accounts"),
    ("POST", "/api/sessions"),
    ("PATCH", "/api/me"),
    ("POST", "/api/me/password"),
    ("POST", "/api/rules"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/commands"),
    ("POST", "/api/tables/{table}/ahead"),
    ("PUT", "/api/tables/{table}/notes"),
]


@pytest.mark.parametrize("body", [DEEP, f'{{"x": {DEEP}, "type": "say", "command": "a", "text": "Hello"}}'])
@pytest.mark.parametrize(("method", "path"), DOORS)
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
