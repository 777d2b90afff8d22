"""Passwords: whoever knows one logs in, and nobody learns them."""

import asyncio
import secrets
import threading
from collections import Counter
from pathlib import Path
from time import perf_counter

import httpx
import pytest

from tests.server.clients import PASSWORD, PATIENCE, Person, new_name, run
from tests.server.servers import Server, rows, serving
from tools.services import Postgres
from twocities.server.accounts import HASHES_AT_ONCE, MOST_WAITING, Hasher


@pytest.mark.parametrize("password", [PASSWORD.upper(), PASSWORD + " "])
def test_a_wrong_password_lets_nobody_in(server: Server, password: str) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person:
            await person.register(name, PASSWORD)

            refused = await person.refused("POST", "/api/sessions", json={"name": name, "password": password})

            assert refused == (401, "bad-login")

    run(work())


def test_an_unknown_name_is_refused_as_a_wrong_password_is_and_takes_as_long(server: Server) -> None:
    async def timed(person: Person, name: str) -> float:
        began = perf_counter()
        refused = await person.refused("POST", "/api/sessions", json={"name": name, "password": "not this one"})
        assert refused == (401, "bad-login")
        return perf_counter() - began

    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person:
            await person.register(name, PASSWORD)

            pairs = [(await timed(person, name), await timed(person, new_name())) for _ in range(5)]

            # The quickest are those that nothing else on the machine has delayed.
            ratio = min(wrong for wrong, _ in pairs) / min(unknown for _, unknown in pairs)
            assert 1 / 3 < ratio < 3

    run(work())


@pytest.mark.parametrize("password", ["", "short", "x" * 129, "x" * 201])
def test_a_password_that_is_too_short_or_too_long_is_refused(server: Server, password: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            body = {"name": new_name(), "password": password}
            assert (await person.refused("POST", "/api/accounts", json=body))[0] == 400

    run(work())


def test_passwords_are_kept_as_argon2id(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.register(new_name(), PASSWORD)

            (kept,) = rows(server, "SELECT password FROM people WHERE id = ?", person.me["id"])

            assert kept[0].startswith("$argon2id$")
            assert PASSWORD not in kept[0]

    run(work())


def test_while_passwords_are_hashed_everything_else_goes_on(server: Server) -> None:
    async def work() -> None:
        body = {"name": new_name(), "password": PASSWORD}
        async with Person(server.url) as person, Person(server.url) as other:
            logins = [asyncio.create_task(person.http.post("/api/sessions", json=body)) for _ in range(8)]
            answered = 0
            while not all(login.done() for login in logins):
                await other.http.get("/health")
                answered += 1

            assert [login.result().status_code for login in logins] == [401] * 8
            assert answered > 2 * len(logins)

    run(work())


def test_only_a_few_passwords_are_hashed_at_a_time_and_only_so_many_may_wait() -> None:
    async def work() -> tuple[list[str], int]:
        hasher, is_open = Hasher(), threading.Event()
        running, most = 0, 0

        def job() -> str:
            nonlocal running, most
            running += 1
            most = max(most, running)
            is_open.wait(30)
            running -= 1
            return "hashed"

        asked = [asyncio.create_task(hasher.work(job)) for _ in range(MOST_WAITING + 8)]
        refused, _ = await asyncio.wait(asked, timeout=30, return_when=asyncio.FIRST_EXCEPTION)
        assert {str(task.exception()) for task in refused} == {"too-often"}
        is_open.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        return [str(answer) for answer in answers], most

    answers, most = run(work())

    assert answers == ["hashed"] * MOST_WAITING + ["too-often"] * 8
    assert most == HASHES_AT_ONCE


def test_a_crowd_at_the_door_for_passwords_is_refused_at_last_and_others_come_in(server: Server) -> None:
    async def work() -> None:
        body = {"name": new_name(), "password": PASSWORD}
        async with Person(server.url) as crowd, Person(server.url) as other:
            crowd.http.timeout = httpx.Timeout(4 * PATIENCE)
            tries = [asyncio.create_task(crowd.http.post("/api/sessions", json=body)) for _ in range(3 * MOST_WAITING)]
            await other.come_in("Eva")
            found = Counter(answer.status_code for answer in await asyncio.gather(*tries))

            assert set(found) == {401, 429}
            assert found[401] >= MOST_WAITING
            assert found.total() == 3 * MOST_WAITING
            assert (await other.register(new_name(), PASSWORD)).token

    run(work())


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person, Person(server.url) as device, Person(server.url) as third:
            await person.register(name, PASSWORD)
            await device.log_in(name, PASSWORD)
            await device.ask("GET", "/api/me")

            copied = person.token
            body = {"old": PASSWORD, "new": "quite another one", "wants_token": True}
            person.know(await person.ask("POST", "/api/me/password", json=body))

            device.token = copied
            assert await third.refused("GET", "/api/me", headers={"authorization": f"Bearer {copied}"}) == (
                401,
                "no-session",
            )
            assert await device.refused("GET", "/api/me") == (401, "no-session")
            assert (await person.ask("GET", "/api/me"))["name"] == name
            old = {"name": name, "password": PASSWORD}
            assert await third.refused("POST", "/api/sessions", json=old) == (401, "bad-login")
            assert (await third.log_in(name, "quite another one")).me["name"] == name

    run(work())


def test_a_password_is_changed_only_by_one_who_knows_it(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.register(new_name(), PASSWORD)

            body = {"old": "not this one", "new": "quite another one"}
            assert await person.refused("POST", "/api/me/password", json=body) == (401, "bad-login")

    run(work())


def test_a_guest_has_no_password_to_change(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            body = {"old": "anything at all", "new": "quite another one"}
            assert await person.refused("POST", "/api/me/password", json=body) == (401, "bad-login")

    run(work())


def test_a_node_that_remembers_a_session_brings_no_old_password_back(postgres: Postgres, tmp_path: Path) -> None:
    async def work(first: Server, second: Server) -> None:
        name = new_name()
        async with Person(first.url) as person, Person(second.url) as stale, Person(second.url) as third:
            await person.register(name, PASSWORD)
            await stale.log_in(name, PASSWORD)
            await stale.ask("GET", "/api/me")
            await person.ask("POST", "/api/me/password", json={"old": PASSWORD, "new": "quite another one"})

            await stale.http.patch("/api/me", json={"preferences": {"sound": 1}})
            body = {"old": PASSWORD, "new": "a stolen account"}
            await stale.refused("POST", "/api/me/password", json=body)

            assert (await third.log_in(name, "quite another one")).me["name"] == name

    database = postgres.make_database(f"people_{secrets.token_hex(6)}")
    with serving(tmp_path, database, "first") as first, serving(tmp_path, database, "second") as second:
        run(work(first, second))
        assert first.errors() + second.errors() == []
