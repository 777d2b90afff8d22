"""Endpoints: who may use them, and how others are refused."""

import json
from collections.abc import Iterator
from http.client import HTTPConnection

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.clients import Json, Person, closing_code, run, seat_people
from tests.server.servers import Server, serving

ADMIN = {"authorization": "Bearer open-sesame"}

ODD_HOSTS = ["evil:80@127.0.0.1", "evil@127.0.0.1", "127.0.0.1/evil", "127.0.0.1?evil", "127.0.0.1#evil"]

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
    """Begin a session as a guest, with other headers."""
    return httpx.post(f"{server.url}/api/guests", json={"name": "Eva"}, headers=headers, timeout=30)


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(server: Server) -> None:
    parts = come_in(server).headers["set-cookie"].lower().split("; ")

    assert {"httponly", "samesite=lax", "path=/"} <= {*parts}
    assert "secure" not in parts


def test_the_cookie_of_a_site_with_https_is_sent_by_https_alone(site: Server) -> None:
    parts = come_in(site).headers["set-cookie"].lower().split("; ")

    assert {"httponly", "samesite=lax", "path=/", "secure"} <= {*parts}
    assert not any(part.startswith("domain") for part in parts)


def test_over_https_only_a_cookie_that_the_site_itself_has_set_is_a_session(site: Server) -> None:
    token = come_in(site).cookies["__Host-twocities"]

    answers = [
        httpx.get(f"{site.url}/api/me", headers={"cookie": f"{name}={token}"}, timeout=30).status_code
        for name in ("__Host-twocities", "twocities")
    ]

    assert answers == [200, 401]


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


@pytest.mark.parametrize("scheme", ["http", "ftp", "javascript", ""])
def test_a_page_of_the_public_host_by_another_scheme_is_foreign(site: Server, scheme: str) -> None:
    assert come_in(site, host=SITE["host"], origin=f"{scheme}://cities.example").status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "", "[", "127.0.0.1.evil.example", "cities.example", *ODD_HOSTS])
@pytest.mark.parametrize("path", ["/health", "/nowhere", "/api/schema/openapi.json"])
def test_a_foreign_host_gets_nothing(server: Server, host: str, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}", headers={"host": host}, timeout=30)

    assert (answer.status_code, answer.json()["reason"]) == (421, "forbidden")


@pytest.mark.parametrize("name", ["host", "origin"])
def test_a_request_that_names_two_hosts_or_origins_is_refused(server: Server, name: str) -> None:
    own = {"host": f"127.0.0.1:{server.port}", "origin": server.url}
    body = b'{"name": "Eva"}'
    # A good client would not send such a request.
    connection = HTTPConnection("127.0.0.1", server.port, timeout=30)
    connection.putrequest("POST", "/api/guests", skip_host=True)
    for header in [("host", own["host"]), (name, "http://evil.example"), (name, own[name])]:
        connection.putheader(*header)
    connection.putheader("content-length", str(len(body)))
    connection.endheaders(body)
    answer = connection.getresponse()

    assert (answer.status, json.load(answer)["reason"]) == (400, "forbidden")
    connection.close()


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
def test_what_the_endpoints_answer_is_kept_nowhere(server: Server, method: str, path: str) -> None:
    answer = httpx.request(method, f"{server.url}{path}", json={"name": "Eva"}, timeout=30)

    assert answer.headers.get_list("cache-control") == ["no-store"]


def test_a_refused_page_has_the_same_headers(server: Server) -> None:
    answer = come_in(server, origin="https://evil.example")

    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_socket_without_a_session_is_closed(server: Server) -> None:
    async def work() -> None:
        _, table = await seat_people(server.url, "Eva Jan")
        async with Person(server.url) as stranger:
            socket = await stranger.open_socket(table)

            assert await closing_code(socket) == 4401

    run(work())


def test_a_socket_ends_with_its_session(server: Server) -> None:
    async def work() -> None:
        people, table = await seat_people(server.url, "Eva Jan")
        chair = await people[0].sit_in(table)

        await people[0].ask("DELETE", "/api/sessions/current")

        assert await closing_code(chair.socket) == 4401

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
