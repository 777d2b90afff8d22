"""People: guests, accounts and sessions, what they set, and what they have played."""

import asyncio
import secrets
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
import pytest

from tests.server.clients import PATIENCE, Json, Person, run, seat_people
from tests.server.houses import Server, serving
from tools.services import Postgres
from twocities.server.accounts import HASHES_AT_ONCE, MOST_WAITING, Hasher

PASSWORD = "a long and winding road"


def new_name() -> str:
    """Make up the name of an account."""
    return f"N{secrets.token_hex(4)}"


def rows(server: Server, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Look into the database."""
    with sqlite3.connect(server.database) as connection:
        return connection.execute(query, values).fetchall()


def change_rows(server: Server, query: str, *values: object) -> None:
    """Change the database behind the server's back."""
    with sqlite3.connect(server.database, timeout=20) as connection:
        connection.execute(query, values)


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[Json, str]:
    """Somebody who has played a game to its end, and the table."""

    async def work() -> tuple[Json, str]:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table("machikoro", 2, bots=["journeyman"], auto_start=True, public=True)
            chair = await person.sit_in(table)
            await chair.play()
            await chair.leave()
            return person.me, table

    return run(work())


def test_without_a_session_nobody_is_known(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            assert await person.refused("GET", "/api/me") == (401, "no-session")

    run(work())


@pytest.mark.parametrize("token", ["wrong", "x" * 5000, "\xff", "null"])
def test_a_wrong_token_is_no_session(server: Server, token: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            headers = {"authorization": f"Bearer {token}".encode("latin-1")}
            assert await person.refused("GET", "/api/me", headers=headers) == (401, "no-session")

    run(work())


def test_who_goes_out_has_no_session_any_more(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            await person.ask("GET", "/api/me")

            await person.ask("DELETE", "/api/sessions/current")

            assert await person.refused("GET", "/api/me") == (401, "no-session")

    run(work())


def test_a_session_ends_at_its_time(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            change_rows(server, "UPDATE sessions SET expires = 1 WHERE person = ?", person.me["id"])

            assert await person.refused("GET", "/api/me") == (401, "no-session")

    run(work())


def test_a_cookie_alone_is_enough_for_a_browser(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            came = await person.http.post("/api/guests", json={"name": "Eva"})

            me = await person.ask("GET", "/api/me")

            assert me["name"] == "Eva"
            assert came.json()["token"] is None

    run(work())


def test_the_database_holds_no_token_that_opens_anything(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            kept = rows(server, "SELECT token FROM sessions WHERE person = ?", person.me["id"])

            assert kept
            assert kept != [(person.token,)]
            headers = {"authorization": f"Bearer {kept[0][0]}"}
            assert await person.refused("GET", "/api/me", headers=headers) == (401, "no-session")

    run(work())


def test_a_guest_keeps_its_games_as_the_owner_of_an_account(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            guest = (await person.come_in("Eva")).me
            table = await person.open_table()

            account = (await person.register(new_name(), PASSWORD)).me

            assert account["id"] == guest["id"]
            assert not account["is_guest"]
            assert [found["id"] for found in await person.ask("GET", "/api/me/tables")] == [table]

    run(work())


def test_the_owner_of_an_account_who_registers_again_becomes_somebody_else(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            first = (await person.register(new_name(), PASSWORD)).me

            second = (await person.register(new_name(), PASSWORD)).me

            assert second["id"] != first["id"]

    run(work())


def test_from_another_device_one_sees_the_own_games_and_which_of_them_waits(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person, Person(server.url) as device, Person(server.url) as friend:
            await person.register(name, PASSWORD)
            await friend.come_in("Jan")
            idle = await person.open_table(seats=2)
            busy = await person.open_table(seats=2, public=True, auto_start=True)
            await friend.command(busy, "sit")

            await device.log_in(name.upper(), PASSWORD)

            seen = [(found["id"], found["waits_for_me"]) for found in await device.ask("GET", "/api/me/tables")]
            assert seen == [(busy, True), (idle, False)]
            theirs = await friend.ask("GET", "/api/me/tables")
            assert [(found["id"], found["waits_for_me"]) for found in theirs] == [(busy, False)]

    run(work())


def test_a_game_is_played_on_from_another_device(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person, Person(server.url) as device:
            await person.register(name, PASSWORD)
            table = await person.open_table(seats=2, bots=["random"], auto_start=True)
            await device.log_in(name, PASSWORD)
            chair = await device.sit_in(table)

            answer = await chair.choose()

            assert answer["type"] == "done"

    run(work())


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


def test_a_name_belongs_to_one_account_however_it_is_written(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person, Person(server.url) as other:
            await person.register(name, PASSWORD)

            refused = await other.refused("POST", "/api/accounts", json={"name": name.lower(), "password": PASSWORD})

            assert refused == (409, "name-taken")

    run(work())


def test_of_two_who_want_a_name_at_once_one_gets_it(server: Server) -> None:
    async def work() -> None:
        body = {"name": new_name(), "password": PASSWORD}
        async with Person(server.url) as person:
            answers = await asyncio.gather(*[person.http.post("/api/accounts", json=body) for _ in range(4)])

            assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]

    run(work())


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u200b", "x" * 13, "x" * 41, "\u3164", "\u2800", "\u115f\u1160", "\uffa0 \u3164", "\ufe0f", "\u0301"],
)
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            assert (await person.refused("POST", "/api/guests", json={"name": name}))[0] == 400

    run(work())


@pytest.mark.parametrize("name", ["Eva\u3164", "E\u200bva", "\u2800Eva", "Eva\ufe0f", "E\u034fva"])
def test_a_name_is_shown_without_what_cannot_be_seen(server: Server, name: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            assert (await person.come_in(name)).me["name"] == "Eva"

    run(work())


@pytest.mark.parametrize(
    "written", [str.upper, str.lower, lambda name: f" {name}\u3164"], ids=["upper", "lower", "blank"]
)
def test_a_guest_who_comes_in_by_the_name_of_an_account_gets_a_number(
    server: Server, written: Callable[[str], str]
) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as owner, Person(server.url) as guest:
            await owner.register(name, PASSWORD)

            await guest.come_in(written(name))

            assert guest.me["name"] == written(name).strip(" \u3164") + " 2"

    run(work())


def test_the_number_of_a_guest_is_one_that_no_account_has(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as owner, Person(server.url) as guest:
            await owner.register(name, PASSWORD)
            await owner.register(f"{name} 2", PASSWORD)

            assert (await guest.come_in(name)).me["name"] == f"{name} 3"

    run(work())


def test_a_guest_does_not_take_the_name_of_an_account_later(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as owner, Person(server.url) as guest:
            await owner.register(name, PASSWORD)
            await guest.come_in("Eva")

            assert await guest.refused("PATCH", "/api/me", json={"name": name.upper()}) == (409, "name-taken")
            assert (await guest.ask("GET", "/api/me"))["name"] == "Eva"

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

            await person.ask("POST", "/api/me/password", json={"old": PASSWORD, "new": "quite another one"})

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


def test_what_one_sets_is_there_on_every_device(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        wanted = {
            "language": "sk",
            "sound": 0,
            "motion": "none",
            "confirm": True,
            "theme": "dark",
            "chat": False,
            "muted": ["abc"],
            "setups": ["{}"],
        }
        async with Person(server.url) as person, Person(server.url) as device:
            await person.register(name, PASSWORD)

            await person.ask("PATCH", "/api/me", json={"preferences": wanted})

            assert (await device.log_in(name, PASSWORD)).me["preferences"] == wanted

    run(work())


@pytest.mark.parametrize(
    "wrong",
    [{"sound": 101}, {"sound": -1}, {"sound": "loud"}, {"language": "xx"}, {"theme": None}, {"colour": "red"}, [], 7],
)
def test_a_setting_that_does_not_exist_is_refused(server: Server, wrong: object) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            refused = await person.refused("PATCH", "/api/me", json={"preferences": wrong})

            assert refused == (400, "bad-request")

    run(work())


def test_refusals_are_told_in_the_language_of_the_browser(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            english = await person.http.get("/api/me", headers={"accept-language": "fr, en;q=0.5"})
            czech = await person.http.get("/api/me", headers={"accept-language": "cs-CZ, en;q=0.5"})

            assert english.json()["reason"] == czech.json()["reason"]
            assert english.json()["text"] != czech.json()["text"]

    run(work())


def test_a_guest_may_take_another_name(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            await person.ask("PATCH", "/api/me", json={"name": "Iva"})

            assert (await person.ask("GET", "/api/me"))["name"] == "Iva"

    run(work())


def test_the_name_of_an_account_stays(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.register(new_name(), PASSWORD)

            assert await person.refused("PATCH", "/api/me", json={"name": "Iva"}) == (400, "bad-name")

    run(work())


def test_a_finished_game_is_in_the_history_and_no_longer_among_the_own_tables(
    server: Server, finished: tuple[Json, str]
) -> None:
    async def work() -> None:
        me, table = finished
        async with Person(server.url) as person:
            person.know(me)

            history = await person.ask("GET", "/api/me/history")

            assert [found["id"] for found in history] == [table]
            assert sorted(seat["place"] for seat in history[0]["seats"]) == [1, 2]
            assert await person.ask("GET", "/api/me/tables") == []
            before = {"before": history[0]["ended"]}
            assert await person.ask("GET", "/api/me/history", params=before) == []

    run(work())


def test_standings_count_what_a_person_has_played(server: Server, finished: tuple[Json, str]) -> None:
    async def work() -> None:
        me, table = finished
        async with Person(server.url) as other:
            await other.come_in("Jan")
            scores = (await other.look(table))["table"]["scores"]

            somebody = await other.ask("GET", f"/api/people/{me['id']}")

            (own,) = [score for score in scores if score["seat"] == 0]
            assert somebody["name"] == "Eva"
            assert somebody["standings"] == [
                {
                    "game": "machikoro",
                    "seats": 2,
                    "games": 1,
                    "wins": int(own["place"] == 1),
                    "places": own["place"],
                    "points": own["total"],
                    "best": own["total"],
                    "resigned": 0,
                }
            ]

    run(work())


def test_others_see_of_a_person_neither_settings_nor_login(server: Server, finished: tuple[Json, str]) -> None:
    async def work() -> None:
        async with Person(server.url) as other:
            await other.come_in("Jan")

            somebody = await other.ask("GET", f"/api/people/{finished[0]['id']}")

            assert sorted(somebody) == ["id", "is_guest", "name", "standings"]

    run(work())


@pytest.mark.parametrize("somebody", ["nobody", "%00", "%FF", "x" * 3000])
def test_a_person_who_does_not_exist_is_not_found(server: Server, somebody: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            assert await person.refused("GET", f"/api/people/{somebody}") == (404, "no-person")

    run(work())


def test_notes_are_for_their_writer_alone(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")

        await people[0].ask("PUT", f"/api/tables/{table}/notes", json={"text": "Jan bluffs"})

        assert await people[0].ask("GET", f"/api/tables/{table}/notes") == {"text": "Jan bluffs"}
        assert await people[1].ask("GET", f"/api/tables/{table}/notes") == {"text": ""}

    run(work())


def test_one_may_ask_who_is_there_without_having_come_in(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            assert await person.ask("GET", "/api/sessions/current") == {"person": None}

            await person.come_in("Eva")

            assert (await person.ask("GET", "/api/sessions/current"))["person"]["name"] == "Eva"

    run(work())
