"""People: guests, accounts and sessions, what they set, and what they have played."""

import asyncio
import sqlite3

import httpx
import pytest

from tests.server.clients import PASSWORD, Json, Person, closing_code, new_name, run, seat_people
from tests.server.servers import Server, rows
from twocities.server.store.history import MOST_LISTED


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


def test_the_session_of_a_guest_does_not_open_the_account_that_it_became(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        person = people[0]
        chair = await person.sit_in(table)
        former = person.token
        await person.register(new_name(), PASSWORD)

        async with Person(server.url) as thief:
            thief.know({"token": former})
            assert await thief.refused("GET", "/api/me") == (401, "no-session")
        assert await closing_code(chair.socket) == 4401
        assert (await person.look(table))["seat"] == 0

    run(work())


def test_a_browser_that_comes_in_anew_leaves_its_former_session(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as owner, httpx.AsyncClient(base_url=server.url) as browser:
            await owner.register(name, PASSWORD)
            former = (await browser.post("/api/guests", json={"name": "Eva"})).cookies["twocities"]
            await browser.post("/api/sessions", json={"name": name, "password": PASSWORD})

            headers = {"authorization": f"Bearer {former}"}
            assert (await browser.get("/api/me")).json()["name"] == name
            assert (await browser.get("/api/me", headers=headers)).status_code == 401

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


def test_a_game_that_waits_is_listed_however_many_others_there_are(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person, Person(server.url) as friend:
            await person.come_in("Eva")
            await friend.come_in("Jan")
            waiting = await person.open_table(seats=2, public=True, auto_start=True)
            await friend.command(waiting, "sit")
            for _ in range(MOST_LISTED):
                await person.open_table(seats=2)

            found = await person.ask("GET", "/api/me/tables")

            assert len(found) == MOST_LISTED
            assert [table["id"] for table in found if table["waits_for_me"]] == [waiting]

    run(work())


def test_a_session_that_has_ended_is_not_known_by_what_was_asked_meanwhile(server: Server) -> None:
    async def work() -> list[int]:
        statuses: list[int] = []
        for _ in range(20):
            async with Person(server.url) as person:
                await person.come_in("Eva")
                asked = [asyncio.create_task(person.http.get("/api/me")) for _ in range(6)]
                assert (await person.http.delete("/api/sessions/current")).status_code == 204
                await asyncio.gather(*asked)
                statuses.append((await person.http.get("/api/me")).status_code)
        return statuses

    assert run(work()) == [401] * 20


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


def test_what_one_sets_is_there_on_every_device(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        wanted = {
            "language": "sk",
            "sound": 0,
            "motion": "none",
            "speed": "calm",
            "recap": "mine",
            "confirm": True,
            "auto_roll": True,
            "take_income": True,
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
