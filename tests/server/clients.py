"""People at their devices, for tests: they speak to a server as any client would."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0
PASSWORD = "a long and winding road"

Json = dict[str, Any]
Answer = TypeVar("Answer")


def run(work: Coroutine[Any, Any, Answer], seconds: float = 120.0) -> Answer:
    """Run a test's coroutine, for so long at most."""

    async def limited() -> Answer:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(limited())


def new_command() -> str:
    """Make up the id of a command."""
    return secrets.token_hex(8)


def new_name() -> str:
    """Make up a name that nobody has."""
    return f"N{secrets.token_hex(4)}"


class Person:
    """Somebody with a session."""

    def __init__(self, url: str, address: str = "127.0.0.1") -> None:
        self.url = url
        # A connection is not used again when the server may just be closing it.
        limits = httpx.Limits(keepalive_expiry=2)
        # Nothing here goes over TLS, and to read all the certificates of the world takes longer than a whole test.
        transport = httpx.AsyncHTTPTransport(limits=limits, local_address=address, verify=False)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)
        self.me: Json = {}
        self.token = ""

    async def __aenter__(self) -> "Person":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def come_in(self, name: str) -> "Person":
        """Begin a session as a guest."""
        answer = await self.http.post("/api/guests", json={"name": name, "wants_token": True})
        assert answer.status_code == 201, answer.text
        self.know(answer.json())
        return self

    async def register(self, name: str, password: str) -> "Person":
        """Make an account; a guest becomes its owner."""
        return await self.enter("/api/accounts", name, password)

    async def log_in(self, name: str, password: str) -> "Person":
        """Log in with name and password."""
        return await self.enter("/api/sessions", name, password)

    async def enter(self, endpoint: str, name: str, password: str) -> "Person":
        """Begin a session through an endpoint that asks for a password."""
        answer = await self.http.post(endpoint, json={"name": name, "password": password, "wants_token": True})
        assert answer.status_code == 201, answer.text
        self.know(answer.json())
        return self

    def know(self, me: Json) -> None:
        """Remember who one is; programs send their token, not a cookie."""
        self.me, self.token = me, me["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    async def ask(self, method: str, path: str, **values: Any) -> Any:
        """Ask for something that must be granted."""
        answer = await self.http.request(method, path, **values)
        assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, **values: Any) -> tuple[int, str]:
        """Ask for something that must be refused; return the status and the reason."""
        answer = await self.http.request(method, path, **values)
        assert 400 <= answer.status_code < 500, f"{answer.status_code} {answer.text}"
        return answer.status_code, answer.json()["reason"]

    async def open_table(self, game: str = "machikoro", seats: int = 2, **values: Any) -> str:
        """Open a table; return its id."""
        facts = await self.ask("POST", "/api/tables", json={"game": game, "seats": seats, **values})
        return str(facts["id"])

    async def command(self, table: str, kind: str, **values: Any) -> Any:
        """Give a command by request and answer."""
        body = {"type": kind, "command": new_command(), **values}
        return await self.ask("POST", f"/api/tables/{table}/commands", json=body)

    async def refused_command(self, table: str, kind: str, **values: Any) -> tuple[int, str]:
        """Give a command that must be refused."""
        body = {"type": kind, "command": new_command(), **values}
        return await self.refused("POST", f"/api/tables/{table}/commands", json=body)

    async def look(self, table: str, since: int | None = None) -> Json:
        """Look at a table once."""
        query = {} if since is None else {"since": since}
        found = await self.ask("GET", f"/api/tables/{table}", params=query)
        assert isinstance(found, dict)
        return found

    async def open_socket(self, table: str, **values: Any) -> ClientConnection:
        """Open the socket of a table without waiting to be let in."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return await connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, **values)

    async def sit_in(self, table: str, since: int | None = None, **values: Any) -> "Chair":
        """Open the socket of a table."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        if since is not None:
            address += f"?since={since}"
        headers = {"authorization": f"Bearer {self.token}"}
        socket = await connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE, **values)
        chair = Chair(self, table, socket)
        await chair.until(lambda: chair.is_welcome)
        return chair


def without_changes(lines: list[Json]) -> list[Json]:
    """Leave out of lines of the log what they changed: only those are told it who see it happen."""
    plain = [{name: value for name, value in line.items() if name != "changes"} for line in lines]
    return [{**line, "events": [{"event": e["event"], "about": e["about"]} for e in line["events"]]} for line in plain]


class Chair:
    """An open socket at a table, with everything that came through it."""

    def __init__(self, person: Person, table: str, socket: ClientConnection) -> None:
        self.person = person
        self.table = table
        self.socket = socket
        self.messages: list[Json] = []
        self.lines: list[Json] = []
        """Every line of the log that was told, missed ones included."""
        self.facts: Json = {}
        self.game: Json | None = None
        self.seq = 0
        self.seat = -1
        self.present: list[str] = []
        self.answers: dict[str, Json] = {}

    @property
    def is_welcome(self) -> bool:
        """Whether the table was shown."""
        return bool(self.facts)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.facts["status"] == "over")

    @property
    def decision(self) -> Json | None:
        """The own pending decision."""
        return self.game["decision"] if self.game else None

    async def receive(self, seconds: float = PATIENCE) -> Json:
        """Take the next message in."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        message: Json = msgspec.json.decode(text)
        self.messages.append(message)
        match message["type"]:
            case "welcome":
                self.seat, self.present = message["seat"], message["present"]
                self.lines += message["missed"]
                self.take(message)
            case "update":
                self.lines += message["lines"]
                self.take(message)
            case "present":
                self.present = message["present"]
            case "done" | "refused" | "next":
                self.answers[str(message["command"])] = message
        return message

    def take(self, message: Json) -> None:
        """Keep what a message changes."""
        self.seq = message["seq"]
        self.facts = message["table"] or self.facts
        self.game = message["game"] or self.game

    async def until(self, condition: Any, seconds: float = PATIENCE) -> None:
        """Take messages in until something holds."""
        async with asyncio.timeout(seconds):
            while not condition():
                await self.receive(seconds)

    async def reach(self, seq: int) -> None:
        """Take messages in until the table is at a line."""
        await self.until(lambda: self.seq >= seq)

    async def send(self, kind: str, **values: Any) -> str:
        """Send a command without waiting for its answer; return its id."""
        command = values.pop("command", None) or new_command()
        await self.socket.send(msgspec.json.encode({"type": kind, "command": command, **values}).decode())
        return str(command)

    async def give(self, kind: str, **values: Any) -> Json:
        """Send a command and wait for its answer."""
        command = await self.send(kind, **values)
        await self.until(lambda: command in self.answers)
        return self.answers[command]

    async def choose(self, index: int = 0) -> Json:
        """Answer the own pending decision."""
        assert self.decision is not None
        return await self.give("choose", decision=self.decision["number"], index=index)

    async def play(self) -> None:
        """Choose at random until the game is over."""
        answered = -1
        while not self.is_over:
            decision = self.decision
            if decision is not None and decision["number"] != answered:
                answered = decision["number"]
                index = secrets.randbelow(len(decision["options"]))
                await self.send("choose", decision=answered, index=index)
            else:
                await self.receive()

    async def leave(self) -> None:
        """Close the socket."""
        await self.socket.close()


async def closing_code(socket: ClientConnection) -> int:
    """Take in what still comes until the server closes; return the code that it closed with."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


async def seat_people(url: str, names: str, game: str = "machikoro", **values: Any) -> tuple[list[Person], str]:
    """Let people begin sessions and sit down at one table, which starts at once; the first one is the host."""
    people = [await Person(url).come_in(name) for name in names.split()]
    table = await people[0].open_table(game, len(people), auto_start=True, public=True, **values)
    for person in people[1:]:
        await person.command(table, "sit")
    return people, table


async def play_on(person: Person, table: str) -> None:
    """Make a normal move, to show that the table works."""
    chair = await person.sit_in(table)
    assert (await chair.choose())["type"] == "done"
    await chair.leave()
