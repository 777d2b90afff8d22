"""docs/protocol.md says what the server does, and the example client plays by it."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from tests.server.clients import Person, run
from tests.server.servers import Server
from twocities.server.hub.socket_messages import AnyMessage, Busy, Done, Next, Present, Refused, Update, Welcome
from twocities.server.table.commands import AnyCommand, AskAhead, Choose, Promise, See, Share
from twocities.server.table.entries import AnyEntry
from twocities.server.table.messages import Advice, Ahead, TableFacts, Told
from twocities.server.table.new_table import NewTable
from twocities.server.table.refusals import Reason
from twocities.server.table.setup import Pace
from twocities.server.web import socket
from twocities.server.web.errors import CONFLICT, STATUS, RefusalBody
from twocities.server.web.people import Change, Guest, Login, Me
from twocities.server.web.tables import AdviceRequest, AheadRequest, Invited

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CLIENT = ROOT / "examples" / "bot_client.py"

EXAMPLES = [
    (str(name), str(text)) for name, text in re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
]
REQUESTS = {
    made.__name__: made
    for made in (Guest, Login, Change, NewTable, Choose, See, AheadRequest, AskAhead, AdviceRequest, Promise, Share)
}
ANSWERS = {
    made.__name__: made
    for made in (
        *(Me, TableFacts, Invited, Done, Refused, Welcome, Update, Present, Busy, Told, RefusalBody, Ahead, Next),
        Advice,
    )
}

CLOSE_CODES = [value for name, value in vars(socket).items() if name.startswith("CLOSE_")]


def tags(union: Any) -> list[str]:
    """List the tags of a union of structs."""
    return [str(made.__struct_config__.tag) for made in get_args(union)]


def first_column(heading: str) -> list[str]:
    """List what stands first in the rows of a table of the page, without its marks."""
    rows = PAGE.partition(f"\n{heading}\n")[2].partition("\n\n")[0].splitlines()[1:]
    return [row.split("|")[1].strip().strip("`") for row in rows]


def run_client(server: Server, *arguments: str) -> list[dict[str, Any]]:
    """Run the example to the end of a game; return the scores that it prints."""
    program = [sys.executable, str(CLIENT), server.url, *arguments]
    done = subprocess.run(program, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    scores: list[dict[str, Any]] = json.loads(done.stdout)
    return scores


def test_every_example_names_its_type() -> None:
    assert PAGE.count("```json") == len(EXAMPLES)
    assert {name for name, _ in EXAMPLES} == {*REQUESTS, *ANSWERS}


@pytest.mark.parametrize(("name", "text"), [each for each in EXAMPLES if each[0] in REQUESTS])
def test_the_server_takes_the_requests_of_the_page(name: str, text: str) -> None:
    read = msgspec.json.decode(text, type=REQUESTS[name], strict=True)

    assert read.__struct_config__.forbid_unknown_fields


@pytest.mark.parametrize(("name", "text"), [each for each in EXAMPLES if each[0] in ANSWERS])
def test_the_answers_of_the_page_are_whole_and_have_nothing_more(name: str, text: str) -> None:
    read = msgspec.json.decode(text, type=ANSWERS[name], strict=True)

    assert json.loads(msgspec.json.encode(read)) == json.loads(text)


def test_every_pace_is_shown() -> None:
    shown = [msgspec.json.decode(text, type=Pace) for text in first_column("| pace | means |")]

    assert sorted(type(pace).__name__ for pace in shown) == sorted(made.__name__ for made in get_args(Pace))


@pytest.mark.parametrize(
    ("heading", "union"),
    [("| type | fields | does |", AnyCommand), ("| entry | fields | tells |", AnyEntry)],
)
def test_every_command_and_entry_is_listed(heading: str, union: Any) -> None:
    listed = first_column(heading)

    assert sorted(listed) == sorted(tags(union))


@pytest.mark.parametrize(
    ("heading", "union"),
    [("| type | fields | does |", AnyCommand), ("| entry | fields | tells |", AnyEntry)],
)
def test_every_field_of_a_command_and_entry_is_listed(heading: str, union: Any) -> None:
    rows = PAGE.partition(f"\n{heading}\n")[2].partition("\n\n")[0].splitlines()[1:]
    listed = {row.split("|")[1].strip(" `"): re.findall(r"`(\w+)`", row.split("|")[2]) for row in rows}

    expected = {
        str(made.__struct_config__.tag): [field for field in made.__struct_fields__ if field != "command"]
        for made in get_args(union)
    }
    assert listed == expected


@pytest.mark.parametrize("kind", tags(AnyMessage))
def test_every_message_is_named(kind: str) -> None:
    assert f"`{kind}`" in PAGE


def test_every_reason_is_listed_with_its_status() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d{3}) \|", PAGE, re.MULTILINE)

    assert [(name, int(status)) for name, status in rows] == [
        (reason.value, STATUS.get(reason, CONFLICT)) for reason in Reason
    ]


@pytest.mark.parametrize("code", CLOSE_CODES)
def test_every_close_code_is_listed(code: int) -> None:
    assert str(code) in first_column("| close code | means | do |")


def test_every_endpoint_is_listed(server: Server) -> None:
    schema = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=30).json()
    listed = set(first_column("| endpoint | does |"))

    endpoints = {f"{method.upper()} {path}" for path, methods in schema["paths"].items() for method in methods}
    assert listed - endpoints == {"GET /api/tables/{table}/socket"}
    assert endpoints - listed == set()


def test_the_client_on_the_page_is_the_example() -> None:
    assert f"```python\n{CLIENT.read_text(encoding='utf-8')}```\n" in PAGE


def test_the_example_has_thirty_lines() -> None:
    lines = [line for line in CLIENT.read_text(encoding="utf-8").splitlines() if line and '"""' not in line]

    assert len(lines) <= 30


def test_the_example_opens_a_table_and_plays_to_the_end(server: Server) -> None:
    scores = run_client(server)

    assert sorted(score["place"] for score in scores) == [1, 2]


def test_the_example_accepts_an_invitation_and_plays_to_the_end(server: Server) -> None:
    async def open_table() -> str:
        async with Person(server.url) as host:
            await host.come_in("Eva")
            new = {"game": "citadels", "seats": 2, "bots": ["journeyman"], "sits": False, "auto_start": True}
            return str((await host.ask("POST", "/api/tables", json=new))["invite"])

    scores = run_client(server, run(open_table()))

    assert len(scores) == 2
