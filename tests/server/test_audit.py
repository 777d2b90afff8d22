"""The audit log: logins, failed logins and what administrators did."""

import json
import sqlite3
import stat
from pathlib import Path

import httpx

from tests.server.clients import Json, Person, new_name, run
from tests.server.servers import Server, serving

PASSWORD = "correct horse battery"
WRONG = "wrong horse battery"
CHANGED = "another horse battery"


async def come_and_go(server: Server) -> Person:
    """Do everything that is audited."""
    name = new_name()
    person = await Person(server.url).register(name, PASSWORD)
    wrong = {"name": name, "password": WRONG, "wants_token": True}
    async with Person(server.url) as stranger:
        assert await stranger.refused("POST", "/api/sessions", json=wrong) == (401, "bad-login")
        assert await stranger.refused("POST", "/api/sessions", json={**wrong, "name": WRONG[:12]}) == (401, "bad-login")
    await person.log_in(name, PASSWORD)
    table = await person.open_table()
    chair = await person.sit_in(table)
    await chair.leave()
    body = {"old": PASSWORD, "new": CHANGED, "wants_token": True}
    await person.refused("POST", "/api/me/password", json={**body, "old": WRONG})
    person.know(await person.ask("POST", "/api/me/password", json=body))
    path = f"{server.url}/api/admin/tables/{table}/stop"
    httpx.post(path, headers={"authorization": "Bearer sesame"}, timeout=30)
    httpx.post(path, headers={"authorization": "Bearer open-sesame"}, timeout=30)
    await person.ask("DELETE", "/api/sessions/current")
    return person


def test_acts_of_people_and_administrators_are_logged_without_secrets(tmp_path: Path) -> None:
    file = tmp_path / "audit.log"

    with serving(tmp_path, admin_token="open-sesame", audit_log=file, log_level="error") as made:
        person = run(come_and_go(made))
        made.stop()
    lines: list[Json] = [json.loads(line) for line in file.read_text().splitlines()]

    assert [(line["message"], line.get("person")) for line in lines if "socket" not in line["message"]] == [
        ("an account was made", person.me["id"]),
        ("a login failed", person.me["id"]),
        ("a login failed", None),
        ("somebody logged in", person.me["id"]),
        ("a password was not changed", person.me["id"]),
        ("a password was changed", person.me["id"]),
        ("an administrator was refused", None),
        ("an administrator stopped a table", None),
        ("somebody logged out", person.me["id"]),
    ]
    sockets = [line for line in lines if "socket" in line["message"]]
    assert [line["message"] for line in sockets] == ["a socket was opened", "a socket was closed"]
    assert {(line["person"], bool(line["table"])) for line in sockets} == {(person.me["id"], True)}
    assert all(line["address"] == "127.0.0.1" for line in lines)
    assert not [word for word in (PASSWORD, WRONG, WRONG[:12], CHANGED, "sesame", person.token) if word in str(lines)]
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_who_tries_passwords_does_not_fill_the_disk_with_it(tmp_path: Path) -> None:
    file = tmp_path / "audit.log"

    with serving(tmp_path, limits=1, audit_log=file) as made, httpx.Client(base_url=made.url, timeout=30) as stranger:
        for _ in range(100):
            stranger.post("/api/sessions", json={"name": "Eva", "password": WRONG})
        made.stop()
    refused = [json.loads(line)["reason"] for line in file.read_text().splitlines()]

    assert refused.count("bad-login") >= 5
    assert refused.count("too-often") == 10


def test_the_same_trouble_is_logged_ten_times_a_minute(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with Person(server.url) as person:
            await person.come_in("Eva")
            table = await person.open_table()
            with sqlite3.connect(server.database, timeout=20, isolation_level=None) as other:
                other.execute("DROP TABLE sessions")
            for _ in range(30):
                await person.http.get(f"/api/tables/{table}", headers={"authorization": "Bearer nobody"})

    with serving(tmp_path) as made:
        run(work(made))
        said = [json.loads(line) for line in made.log.read_text().splitlines() if line.startswith("{")]

    troubles = [line for line in said if line["logger"] == "twocities.web" and line["level"] == "warning"]
    assert [line["message"] for line in troubles] == ["the database does not answer"] * 10
