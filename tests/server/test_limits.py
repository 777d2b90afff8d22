"""Limits: who asks too often, too much or too slowly is refused, and nobody else notices."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest

from tests.server.clients import Person, closing_code, new_command, play_on, run
from tests.server.servers import Server, nodes, serving
from tools.services import Postgres, Redis
from twocities.server.table.refusals import Reason, Refusal
from twocities.server.web.limits import Limits, TokenBucket


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all limits on; it believes from where people say that they come."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(folder, limits=1, proxies="127.0.0.1", metrics_token="count") as made:
        yield made
        assert made.errors() == []


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose limits are a tenth of what they usually are: five tables for each host."""
    with serving(tmp_path_factory.mktemp("narrow"), limits=0.1, proxies="127.0.0.1") as made:
        yield made
        assert made.errors() == []


def from_elsewhere(server: Server) -> Person:
    """Let somebody come from an address of its own."""
    person = Person(server.url)
    person.http.headers["x-forwarded-for"] = f"2001:{secrets.token_hex(2)}:{secrets.token_hex(2)}::1"
    return person


async def reasons(person: Person, times: int, method: str, path: str, **values: Any) -> Counter[str]:
    """Ask for the same thing many times at once; count the reasons for which it was refused."""
    answers = await asyncio.gather(*[person.http.request(method, path, **values) for _ in range(times)])
    assert all(answer.status_code < 500 for answer in answers)
    return Counter(answer.json()["reason"] if answer.is_error else "none" for answer in answers)


async def flood(person: Person, times: int, method: str, path: str, **values: Any) -> Counter[str]:
    """Ask for the same thing until it is too often: a busy machine may take its time for as much as is allowed."""
    found: Counter[str] = Counter()
    for _ in range(10):
        found += await reasons(person, times, method, path, **values)
        if found["too-often"]:
            break
    return found


async def seat_two(server: Server) -> tuple[list[Person], str]:
    """Let two people from two addresses sit down at a table, which starts."""
    people = [await from_elsewhere(server).come_in(name) for name in ("Eva", "Jan")]
    table = await people[0].open_table(public=True, auto_start=True)
    await people[1].command(table, "sit")
    return people, table


def test_many_guests_from_one_address_are_refused_and_others_are_not(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as crowd, from_elsewhere(strict) as other:
            found = await reasons(crowd, 40, "POST", "/api/guests", json={"name": "Eva"})

            assert 20 <= found["none"] < 40
            assert found["none"] + found["too-often"] == 40
            assert (await other.come_in("Jan")).token

    run(work())


def test_who_is_refused_for_asking_too_often_is_told_when_to_ask_again(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as crowd:
            await reasons(crowd, 40, "POST", "/api/guests", json={"name": "Eva"})

            answer = await crowd.http.post("/api/guests", json={"name": "Eva"})
            await asyncio.sleep(int(answer.headers["retry-after"]))
            again = await crowd.http.post("/api/guests", json={"name": "Eva"})

            assert (answer.status_code, again.status_code) == (429, 201)

    run(work())


def test_the_time_to_wait_is_until_there_is_room_again() -> None:
    bucket = TokenBucket(2, 0.01)

    assert [bucket.wait("Eva"), bucket.wait("Eva")] == [0, 0]
    assert 90 < bucket.wait("Eva") <= 100
    assert bucket.wait("Jan") == 0


def test_what_costs_much_counts_for_much() -> None:
    bucket = TokenBucket(100, 10)

    assert [bucket.wait("Eva", 60), bucket.wait("Eva", 40)] == [0, 0]
    assert 4 < bucket.wait("Eva", 50) <= 5
    assert bucket.wait("Jan", 1000) == 0  # what is more than there ever is takes all of it
    assert bucket.wait("Jan") > 0


def test_people_of_one_address_share_what_four_may() -> None:
    limits = Limits(1)
    for number in range(4):
        for _ in range(20):
            limits.check_both("table", f"person {number}", "192.0.2.7")

    with pytest.raises(Refusal) as caught:
        limits.check_both("table", "another person", "192.0.2.7")

    limits.check_both("table", "person elsewhere", "192.0.2.8")
    assert caught.value.reason is Reason.TOO_OFTEN


def test_nodes_count_together_what_is_seldom_or_expensive(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    async def come_in(server: Server, times: int) -> Counter[str]:
        async with Person(server.url) as crowd:
            crowd.http.headers["x-forwarded-for"] = "192.0.2.7"
            return await reasons(crowd, times, "POST", "/api/guests", json={"name": "Eva"})

    async def work(servers: list[Server]) -> int:
        await come_in(servers[0], 30)
        await asyncio.sleep(1)
        return (await come_in(servers[1], 20))["none"]

    games = postgres.make_database(f"games_{secrets.token_hex(6)}")
    with nodes(2, tmp_path, games, redis=redis.url, limits=1, proxies="127.0.0.1") as servers:
        assert run(work(servers)) < 5  # twenty at once, and one in five seconds


def test_passwords_are_not_tried_out(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as thief:
            body = {"name": "Eva", "password": "password"}

            found = await reasons(thief, 20, "POST", "/api/sessions", json=body)

            assert found["bad-login"] + found["too-often"] == 20
            assert found["too-often"] >= 5

    run(work())


async def try_passwords(person: Person, name: str, times: int) -> Counter[str]:
    """Try to log in as somebody else."""
    return await reasons(person, times, "POST", "/api/sessions", json={"name": name, "password": "password"})


def test_a_name_that_looks_like_an_address_keeps_nobody_out_who_comes_from_there(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as thief, from_elsewhere(strict) as other:
            other.http.headers["x-forwarded-for"] = "10.0.0.5"
            await try_passwords(thief, "10.0.0.5", 12)

            assert await try_passwords(other, "Eva", 1) == {"bad-login": 1}

    run(work())


def test_who_tries_passwords_does_not_lock_the_owner_out_elsewhere(strict: Server) -> None:
    async def work() -> None:
        name = f"N{secrets.token_hex(4)}"
        async with from_elsewhere(strict) as owner, from_elsewhere(strict) as thief:
            await owner.register(name, "a long and winding road")
            found = await try_passwords(thief, name, 20)

            assert found["too-often"] >= 5
            assert (await owner.log_in(name, "a long and winding road")).me["name"] == name

    run(work())


@pytest.mark.parametrize("network", ["2001:db8:beef:{:x}::1", "198.51.100.{}"])
def test_whoever_has_a_whole_network_tries_no_more_passwords_of_one_account(strict: Server, network: str) -> None:
    async def work() -> None:
        found: Counter[str] = Counter()
        limit, began = Limits(1).buckets["password"], monotonic()
        for number in range(20):
            async with from_elsewhere(strict) as thief:
                thief.http.headers["x-forwarded-for"] = network.format(number + 1)
                found += await try_passwords(thief, "Victim", 1)

        assert found["bad-login"] + found["too-often"] == 20
        assert found["bad-login"] <= limit.burst + limit.per_second * (monotonic() - began)

    run(work())


def test_a_whole_site_of_ipv6_counts_as_one_address_for_newcomers(narrow: Server) -> None:
    async def work() -> Counter[int]:
        async with Person(narrow.url) as crowd:
            site = f"2001:{secrets.token_hex(2)}:{secrets.token_hex(2)}"
            answers = [
                await crowd.http.post(
                    "/api/guests", json={"name": "Eva"}, headers={"x-forwarded-for": f"{site}:{n}::1"}
                )
                for n in range(10)
            ]
            return Counter(answer.status_code for answer in answers)

    found = run(work())

    assert found[201] + found[429] == 10
    assert found[429] >= 5


def test_a_crowd_locks_nobody_out_of_an_account_on_a_device_that_was_there_before(strict: Server) -> None:
    async def work() -> list[int]:
        name, password = f"N{secrets.token_hex(4)}", "a long and winding road"
        async with from_elsewhere(strict) as owner, Person(strict.url) as crowd, Person(strict.url) as known:
            first = await owner.http.post("/api/accounts", json={"name": name, "password": password})
            mark = first.cookies["twocities-device"]
            for person in (crowd, known):  # from the owner's own address
                person.http.headers["x-forwarded-for"] = owner.http.headers["x-forwarded-for"]
            known.http.headers["cookie"] = f"twocities-device={mark}"
            locked = (await try_passwords(crowd, name, 30))["too-often"]
            crowd.http.headers["cookie"] = f"twocities-device={mark[:-2]}{'00' if mark[-2:] != '00' else '11'}"
            forged = (await try_passwords(crowd, name, 30))["too-often"]
            entered = await known.http.post("/api/sessions", json={"name": name, "password": password})
            own = (await try_passwords(known, name, 30))["too-often"]
            return [locked >= 10, forged >= 10, entered.status_code, own >= 10]

    assert run(work()) == [True, True, 201, True]


def test_the_token_of_the_administrator_is_not_tried_out(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as thief:
            found = await reasons(thief, 20, "POST", "/api/admin/tables/abcdefghjkmn/stop")

            assert found["forbidden"] + found["too-often"] == 20
            assert found["too-often"] >= 5

    run(work())


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_invitations_are_not_tried_out(strict: Server, method: str) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as thief:
            await thief.come_in("Eva")

            found = await reasons(thief, 120, method, "/api/invitations/abcdefgh")

            assert found["no-invite"] + found["too-often"] == 120
            assert found["too-often"] >= 40

    run(work())


def test_nobody_fills_the_lobby(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as person:
            await person.come_in("Eva")

            found = await reasons(person, 30, "POST", "/api/tables", json={"game": "machikoro", "seats": 2})

            assert found["too-often"] >= 5
            assert found["none"] + found["too-often"] == 30

    run(work())


async def inherit(server: Server, tables: int) -> tuple[Person, list[str]]:
    """Let friends open tables and leave them to somebody, who hosts them from then on."""
    heir = await from_elsewhere(server).come_in("Eva")
    opened: list[str] = []
    for _ in range(tables):
        async with from_elsewhere(server) as friend:
            await friend.come_in("Jan")
            opened.append(await friend.open_table(public=True))
            await heir.command(opened[-1], "sit")
            await friend.command(opened[-1], "stand")
    return heir, opened


def test_a_host_has_only_so_many_tables_that_are_not_over(narrow: Server) -> None:
    async def work() -> None:
        eva, tables = await inherit(narrow, 5)

        answer = await eva.refused("POST", "/api/tables", json={"game": "machikoro", "seats": 2})

        assert answer == (429, "too-many")
        assert {table["id"] for table in await eva.ask("GET", "/api/me/tables")} == set(tables)

    run(work())


@pytest.mark.parametrize("which", [0, -1], ids=["not begun", "against bots"])
def test_a_host_who_closes_a_table_may_open_another_one(narrow: Server, which: int) -> None:
    async def work() -> None:
        eva, tables = await inherit(narrow, 4)
        tables.append(await eva.open_table("machikoro", 2, bots=["random"], auto_start=True))

        await eva.command(tables[which], "close")

        assert await eva.open_table()

    run(work())


def test_a_flood_of_requests_is_refused_and_others_are_answered(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as crowd, from_elsewhere(strict) as other:
            await crowd.come_in("Eva")
            await other.come_in("Jan")

            found = await flood(crowd, 600, "GET", "/api/me")

            assert found["too-often"] > 0
            assert (await other.ask("GET", "/api/me"))["name"] == "Jan"

    run(work())


def test_a_flood_of_commands_is_cut_off_and_the_table_works_for_others(strict: Server) -> None:
    async def work() -> None:
        people, table = await seat_two(strict)
        chair = await people[1].sit_in(table)
        for _ in range(400):
            await chair.send("choose", decision=0, index=0)

        assert await closing_code(chair.socket) == 4429
        await play_on(people[0], table)

    run(work())


def test_a_flood_of_requests_with_commands_is_refused(strict: Server) -> None:
    async def work() -> None:
        people, table = await seat_two(strict)
        body = {"type": "undo", "command": new_command(), "decision": 0}

        found = await flood(people[1], 150, "POST", f"/api/tables/{table}/commands", json=body)

        assert found["too-often"] > 0
        assert found["none"] == 0
        await play_on(people[0], table)

    run(work())


def test_who_talks_too_much_may_still_play(strict: Server) -> None:
    async def work() -> None:
        people, table = await seat_two(strict)
        chair = await people[0].sit_in(table)

        answers = [await chair.give("say", text=f"Number {number}") for number in range(12)]

        assert {answer.get("reason") for answer in answers} == {None, "too-often"}
        assert (await chair.choose())["type"] == "done"

    run(work())


def test_a_person_has_only_so_many_sockets_even_if_all_are_opened_at_once(strict: Server) -> None:
    async def first_word(person: Person, table: str) -> str:
        opened = await person.open_socket(table)
        try:
            return "welcome" if '"welcome"' in str(await asyncio.wait_for(opened.recv(), 30)) else "other"
        except Exception:
            return str(await closing_code(opened))

    async def work() -> None:
        people, table = await seat_two(strict)

        found = Counter(await asyncio.gather(*[first_word(people[1], table) for _ in range(60)]))

        assert found == {"welcome": 40, "4429": 20}
        await play_on(people[0], table)

    run(work())


def test_the_counters_are_shown_to_those_with_their_token(strict: Server) -> None:
    with_token = httpx.get(f"{strict.url}/metrics", headers={"authorization": "Bearer count"}, timeout=30)
    without = httpx.get(f"{strict.url}/metrics", timeout=30)

    assert with_token.status_code == 200
    assert without.status_code == 403


def test_every_address_of_ipv4_has_an_allowance_of_its_own_however_it_is_written(narrow: Server) -> None:
    async def work() -> list[int]:
        async with Person(narrow.url) as crowd:
            addresses = [f"::ffff:198.51.{number}.7" for number in range(20)]
            answers = [
                await crowd.http.post("/api/guests", json={"name": "Eva"}, headers={"x-forwarded-for": address})
                for address in addresses
            ]
            return [answer.status_code for answer in answers]

    assert run(work()) == [201] * 20


def test_the_smallest_limits_let_everybody_say_something(narrow: Server) -> None:
    async def work() -> None:
        people, table = await seat_two(narrow)

        await people[0].command(table, "say", text="Hello")

    run(work())


def test_strangers_do_not_ask_for_the_document_all_the_time(strict: Server) -> None:
    async def work() -> None:
        async with from_elsewhere(strict) as stranger:
            found = await flood(stranger, 250, "GET", "/api/games")

            assert found["too-often"] > 0

    run(work())
