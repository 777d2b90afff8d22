"""Private tables: for those who were invited, and nowhere for everybody else."""

import asyncio

import pytest

from tests.server.clients import Json, Person, closing_code, run, seat_people
from tests.server.servers import Server


@pytest.mark.parametrize(
    ("method", "endpoint", "body"),
    [
        ("GET", "", None),
        ("GET", "/notes", None),
        ("PUT", "/notes", {"text": "mine"}),
        ("GET", "/invitation.svg", None),
        ("GET", "/replay", None),
        ("GET", "/replay/0", None),
        ("GET", "/statistics", None),
        ("POST", "/commands", {"type": "sit", "command": "mine"}),
    ],
)
def test_a_private_table_looks_to_others_as_if_there_were_none(
    server: Server, method: str, endpoint: str, body: Json | None
) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            table = await host.open_table(public=False)

            private = await other.http.request(method, f"/api/tables/{table}{endpoint}", json=body)
            absent = await other.http.request(method, f"/api/tables/abcdefghjkmn{endpoint}", json=body)

            assert (private.status_code, private.json()["reason"]) == (404, "no-table")
            assert private.content == absent.content

    run(work())


def test_a_host_who_stands_up_from_a_private_table_still_sees_it_and_sits_down_again(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as eva, Person(server.url) as jan:
            await eva.come_in("Eva")
            await jan.come_in("Jan")
            table = await eva.open_table("machikoro", 2)
            await jan.ask("POST", f"/api/invitations/{(await eva.look(table))['table']['invite']}")
            await jan.command(table, "sit")

            await eva.command(table, "stand")

            assert (await eva.look(table))["table"]["host"] == jan.me["id"]
            assert (await eva.command(table, "sit"))["type"] == "done"

    run(work())


def test_a_private_table_is_in_no_list_of_others(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            table = await host.open_table(public=False)

            assert table not in [found["id"] for found in await other.ask("GET", "/api/tables")]
            assert await other.ask("GET", "/api/me/tables") == []

    run(work())


@pytest.mark.parametrize("which", ["private", "abcdefghjkmn", "%00", "%F0%9F%8E%B2"])
def test_the_socket_of_a_private_table_closes_as_one_of_no_table(server: Server, which: str) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            tables = {"private": await host.open_table(public=False)}

            socket = await other.open_socket(tables.get(which, which))

            assert await closing_code(socket) == 4404

    run(work())


@pytest.mark.parametrize("written", [str, str.upper, " {} ".format])
def test_an_invitation_opens_a_private_table(server: Server, written: type[str]) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            table = await host.open_table(public=False)
            code = (await host.look(table))["table"]["invite"]

            invited = await other.ask("POST", f"/api/invitations/{written(code)}")

            assert len(code) == 8
            assert invited == {"table": table}
            assert (await other.look(table))["table"]["invite"] == code
            assert (await other.sit_in(table)).is_welcome
            await other.command(table, "sit")

    run(work())


@pytest.mark.parametrize("written", [str, str.upper, " {} ".format])
def test_a_stranger_with_an_invitation_sees_who_invites_to_what_and_no_more(server: Server, written: type[str]) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as stranger:
            await host.come_in("Eva")
            table = await host.open_table(public=False, game="citadels", seats=4, rules=["deluxe"], bots=["random"])
            code = (await host.look(table))["table"]["invite"]

            told = await stranger.ask("GET", f"/api/invitations/{written(code)}")

            assert [told["game"], told["rules"], told["status"], told["free_seats"]] == [
                "citadels",
                ["deluxe"],
                "open",
                2,
            ]
            assert [seat["name"] for seat in told["seats"] if seat["person"] == told["host"]] == ["Eva"]
            assert not {"invite", "seed", "salt"} & set(told)
            assert await stranger.refused("GET", f"/api/tables/{table}") == (401, "no-session")
            assert await (await stranger.come_in("Jan")).refused("GET", f"/api/tables/{table}") == (404, "no-table")

    run(work())


def test_an_invitation_is_accepted_twice_at_once(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            code = (await host.look(await host.open_table()))["table"]["invite"]

            endpoints = [other.http.post(f"/api/invitations/{code}") for _ in range(5)]

            assert [answer.status_code for answer in await asyncio.gather(*endpoints)] == [200] * 5

    run(work())


@pytest.mark.parametrize("code", ["abcdefgh", "%00", "%27%20OR%201=1", "%F0%9F%8E%B2", "%20"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_wrong_code_leads_nowhere(server: Server, method: str, code: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            assert await person.refused(method, f"/api/invitations/{code}") == (404, "no-invite")

    run(work())


def test_an_invitation_can_be_drawn_as_a_picture(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as host:
            await host.come_in("Eva")
            table = await host.open_table(public=False)

            answer = await host.http.get(f"/api/tables/{table}/invitation.svg")

            assert answer.headers["content-type"].split(";")[0] == "image/svg+xml"
            assert answer.text.startswith("<svg")

    run(work())


def test_who_was_invited_to_a_public_table_may_pass_the_invitation_on(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as guest:
            await host.come_in("Eva")
            await guest.come_in("Jan")
            table = await host.open_table(public=True)
            code = (await host.look(table))["table"]["invite"]
            await guest.ask("POST", f"/api/invitations/{code}")

            chair = await guest.sit_in(table)

            assert chair.facts["invite"] == code
            assert (await guest.look(table))["table"]["invite"] == code
            assert (await guest.http.get(f"/api/tables/{table}/invitation.svg")).status_code == 200

    run(work())


def test_who_only_watches_a_public_table_does_not_get_its_code(server: Server) -> None:
    async def work() -> None:
        _, table = await seat_people(server.url, "Eva Jan")
        async with Person(server.url) as other:
            await other.come_in("Iva")

            assert (await other.look(table))["table"]["invite"] is None
            assert await other.refused("GET", f"/api/tables/{table}/invitation.svg") == (403, "forbidden")

    run(work())
