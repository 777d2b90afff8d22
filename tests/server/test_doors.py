"""Doors: who may come in, and what those find who may not."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Json, Person, closing_code, run, seat_people
from tests.server.houses import Server, serving

ADMIN = {"authorization": "Bearer open-sesame"}
SITE = {"host": "cities.example", "origin": "https://cities.example"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, for a whole site, without an administrator's token."""
    folder = tmp_path_factory.mktemp("site")
    with serving(folder, public_url="https://cities.example", proxies="127.0.0.1") as made:
        yield made
        assert made.errors() == []


def refused_handshake(address: str, **values: object) -> int:
    """Try to open a socket that must be refused before it is accepted; return the status."""

    async def work() -> int:
        with pytest.raises(InvalidStatus) as refused:
            await connect(address, **values)  # type: ignore[arg-type]  # headers and origins of any kind
        return refused.value.response.status_code

    return run(work())


def socket_of(server: Server, table: str = "anything") -> str:
    """Write the address of a table's socket."""
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"


def come_in(server: Server, **headers: str) -> httpx.Response:
    """Come in as a guest, with headers of one's own."""
    return httpx.post(f"{server.url}/api/guests", json={"name": "Eva"}, headers=headers, timeout=30)


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(server: Server) -> None:
    parts = come_in(server).headers["set-cookie"].lower().split("; ")

    assert {"httponly", "samesite=lax", "path=/"} <= {*parts}
    assert "secure" not in parts


def test_the_cookie_of_a_site_with_https_is_sent_by_https_alone(site: Server) -> None:
    parts = come_in(site).headers["set-cookie"].lower().split("; ")

    assert {"httponly", "samesite=lax", "path=/", "secure"} <= {*parts}


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/api/guests", "/api/me", "/nowhere"])
@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "http://[", "evil"]
)
def test_a_foreign_origin_changes_nothing(server: Server, method: str, path: str, origin: str) -> None:
    answer = httpx.request(method, f"{server.url}{path}", headers={"origin": origin}, json={"name": "Eva"}, timeout=30)

    assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_a_foreign_origin_is_refused_before_its_socket_is_accepted(server: Server, origin: str) -> None:
    assert refused_handshake(socket_of(server), origin=origin) == 403


def test_the_own_origin_is_let_in(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table()

            chair = await person.sit_in(table, origin=server.url)

            assert chair.is_welcome

    assert come_in(server, origin=server.url).status_code == 201
    run(work())


def test_a_page_of_the_public_address_is_let_in(site: Server) -> None:
    assert come_in(site, **SITE).status_code == 201


@pytest.mark.parametrize("host", ["evil.example", "", "[", "127.0.0.1.evil.example", "cities.example"])
@pytest.mark.parametrize("path", ["/health", "/nowhere", "/api/schema/openapi.json"])
def test_a_foreign_host_gets_nothing(server: Server, host: str, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}", headers={"host": host}, timeout=30)

    assert (answer.status_code, answer.json()["reason"]) == (421, "forbidden")


def test_a_socket_for_a_foreign_host_is_refused_before_it_is_accepted(server: Server) -> None:
    foreign = socket_of(server).replace("127.0.0.1", "evil.example")

    assert refused_handshake(foreign, host="127.0.0.1", port=server.port) == 403


@pytest.mark.parametrize("path", ["/nowhere", "/api/tables", "/api/tables//socket"])
def test_a_socket_that_leads_nowhere_is_refused(server: Server, path: str) -> None:
    assert 400 <= refused_handshake(f"ws://127.0.0.1:{server.port}{path}") < 500


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 401),
        ("GET", "/nowhere", 404),
        ("DELETE", "/health", 405),
        ("POST", "/api/guests", 400),
    ],
)
def test_every_answer_has_the_headers_that_keep_pages_safe(server: Server, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, f"{server.url}{path}", timeout=30)

    assert answer.status_code == status
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert "server" not in answer.headers


@pytest.mark.parametrize(
    ("path", "status"),
    [("/health", 200), ("/api/games", 200), ("/api/me", 401), ("/", 404), ("/api/schema/openapi.json", 200)],
)
def test_head_is_answered_as_get_is_but_without_a_body(server: Server, path: str, status: int) -> None:
    answer = httpx.head(f"{server.url}{path}", timeout=30)
    whole = httpx.get(f"{server.url}{path}", timeout=30)

    assert (answer.status_code, answer.content) == (status, b"")
    assert answer.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/games"),
        ("GET", "/api/me"),
        ("GET", "/api/nowhere"),
        ("POST", "/api/guests"),
        ("GET", "/health"),
        ("GET", "/metrics"),
    ],
)
def test_what_the_doors_answer_is_kept_nowhere(server: Server, method: str, path: str) -> None:
    answer = httpx.request(method, f"{server.url}{path}", json={"name": "Eva"}, timeout=30)

    assert answer.headers.get_list("cache-control") == ["no-store"]


def test_a_refused_page_has_the_same_headers(server: Server) -> None:
    answer = come_in(server, origin="https://evil.example")

    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "door", "body"),
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
    server: Server, method: str, door: str, body: Json | None
) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            table = await host.open_table(public=False)

            private = await other.http.request(method, f"/api/tables/{table}{door}", json=body)
            absent = await other.http.request(method, f"/api/tables/abcdefghjkmn{door}", json=body)

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

            socket = await other.knock(tables.get(which, which))

            assert await closing_code(socket) == 4404

    run(work())


def test_a_socket_without_a_session_is_closed(server: Server) -> None:
    async def work() -> None:
        _, table = await seat_people(server.url, "Eva Jan")
        async with Person(server.url) as stranger:
            socket = await stranger.knock(table)

            assert await closing_code(socket) == 4401

    run(work())


def test_a_socket_ends_with_its_session(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[0].sit_in(table)

        await people[0].ask("DELETE", "/api/sessions/current")

        assert await closing_code(chair.socket) == 4401

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


def test_an_invitation_is_accepted_twice_at_once(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as host, Person(server.url) as other:
            await host.come_in("Eva")
            await other.come_in("Jan")
            code = (await host.look(await host.open_table()))["table"]["invite"]

            doors = [other.http.post(f"/api/invitations/{code}") for _ in range(5)]

            assert [answer.status_code for answer in await asyncio.gather(*doors)] == [200] * 5

    run(work())


@pytest.mark.parametrize("code", ["abcdefgh", "%00", "%27%20OR%201=1", "%F0%9F%8E%B2", "%20"])
def test_a_wrong_code_leads_nowhere(server: Server, code: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")

            assert await person.refused("POST", f"/api/invitations/{code}") == (404, "no-invite")

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


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("kick", {"seat": 0}),
        ("seat_bot", {"seat": 2, "level": "random"}),
        ("start", {}),
        ("close", {}),
        ("quiet", {"quiet": True}),
    ],
)
@pytest.mark.parametrize("who", [1, 2])
def test_only_the_host_arranges_a_table(server: Server, kind: str, values: Json, who: int) -> None:
    async def work() -> None:
        people = [await Person(server.url).come_in(name) for name in ("Eva", "Jan", "Iva")]
        table = await people[0].open_table(seats=3, public=True)
        await people[1].command(table, "sit")
        before = await people[0].look(table)

        refused = await people[who].refused_command(table, kind, **values)

        assert refused == (403, "not-host")
        assert await people[0].look(table) == before

    run(work())


@pytest.mark.parametrize(
    ("kind", "reason"), [("choose", "not-seated"), ("undo", "not-seated"), ("resign", "not-seated")]
)
def test_who_watches_cannot_play_the_seat_of_another(server: Server, kind: str, reason: str) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        async with Person(server.url) as other:
            await other.come_in("Iva")
            before = await people[0].look(table)
            answers = {"choose": {"index": 0}, "undo": {}}
            decision = {"decision": before["game"]["decision"]["number"]}
            values = {**decision, **answers[kind]} if kind in answers else {}

            refused = await other.refused_command(table, kind, **values)

            assert refused == (403, reason)
            assert await people[0].look(table) == before

    run(work())


def test_who_is_not_asked_cannot_choose_for_the_one_who_is(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        before = await people[0].look(table)
        number = before["game"]["decision"]["number"]

        refused = await people[1].refused_command(table, "choose", decision=number, index=0)

        assert refused == (403, "not-yours")
        assert await people[0].look(table) == before

    run(work())


@pytest.mark.parametrize("own", ["stop", "bot_chooses", "time_is_out", "Stop", "BotChooses", "TimeIsOut"])
def test_nobody_gives_the_commands_of_the_server(server: Server, own: str) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")

        refused = await people[0].refused_command(table, own)

        assert refused == (400, "bad-request")

    run(work())


def test_a_running_game_has_no_replay(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")

        for_text = await people[0].refused("GET", f"/api/tables/{table}/replay")
        for_stage = await people[0].refused("GET", f"/api/tables/{table}/replay/0")

        assert for_text == for_stage == (403, "no-replay")

    run(work())


@pytest.mark.parametrize("headers", [{}, {"authorization": "Bearer open-sesam"}, {"cookie": "twocities=wrong"}])
def test_without_the_token_nobody_stops_a_table(server: Server, headers: dict[str, str]) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")

        answer = httpx.post(f"{server.url}/api/admin/tables/{table}/stop", headers=headers, timeout=30)

        assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")
        assert (await people[0].look(table))["table"]["status"] == "playing"

    run(work())


def test_the_administrator_stops_a_table(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")

        answer = httpx.post(f"{server.url}/api/admin/tables/{table}/stop", headers=ADMIN, timeout=30)

        assert answer.status_code == 200
        facts = (await people[0].look(table))["table"]
        assert (facts["status"], facts["stop_reason"]) == ("stopped", "administrator")
        assert await people[0].refused_command(table, "resign") == (409, "table-stopped")

    run(work())


@pytest.mark.parametrize("table", ["abcdefghjkmn", "%00"])
def test_the_administrator_cannot_stop_what_is_not_there(server: Server, table: str) -> None:
    answer = httpx.post(f"{server.url}/api/admin/tables/{table}/stop", headers=ADMIN, timeout=30)

    assert (answer.status_code, answer.json()["reason"]) == (404, "no-table")


@pytest.mark.parametrize("token", ["", "open-sesame"])
def test_where_no_token_is_set_nobody_is_the_administrator(site: Server, token: str) -> None:
    headers = {"cookie": f"twocities={token}"}

    answer = httpx.post(f"{site.url}/api/admin/tables/abcdefghjkmn/stop", headers=headers, timeout=30)

    assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")


def test_the_machine_itself_reads_the_counters(server: Server) -> None:
    answer = httpx.get(f"{server.url}/metrics", timeout=30)

    assert answer.status_code == 200
    assert "twocities_sockets" in answer.text


def test_the_counters_are_for_nobody_else(site: Server) -> None:
    answer = httpx.get(f"{site.url}/metrics", headers={"x-forwarded-for": "203.0.113.7"}, timeout=30)

    assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")


def test_metrics_are_not_for_those_whom_a_proxy_lets_through(server: Server) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "192.0.2.7"}, timeout=30)

    assert answer.status_code == 403
