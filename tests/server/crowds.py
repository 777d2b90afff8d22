"""Many people at many tables at once, for tests: they come back when a node dies, and ask again if need be."""

import asyncio
import secrets
from collections.abc import Callable
from itertools import cycle, islice
from types import TracebackType
from typing import Any

import httpx
import msgspec
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.clients import PATIENCE, Json, new_command
from twocities.server.store.schema import LOG, TABLES
from twocities.server.store.store import Store
from twocities.server.store.tables import SETUPS, line_of
from twocities.server.table.entries import Chose, Line
from twocities.server.table.table import Status, Table

PAUSE = 0.4
"""How many seconds people wait before they open_socket or ask again."""

AT_ONCE = 16
"""How many tables are set up at the same time."""

HANG_UPS = 50
"""One in so many choices is sent over a line that is cut before the answer comes."""

PEOPLE = 40
"""How many people share the seats of a crowd."""

GAMES: list[Json] = [
    {"game": "machikoro", "seats": 2},
    {"game": "citadels", "seats": 2},
    {"game": "machikoro", "seats": 3, "bots": ["random"]},
    {"game": "machikoro", "seats": 4, "bots": ["journeyman", "random"]},
    {"game": "citadels", "seats": 3, "rules": ["deluxe"], "bots": ["random"]},
]
"""What the tables of a crowd play, in turn; two people sit at each."""


class Option(msgspec.Struct):
    """Something that may be chosen."""

    notation: str


class Decision(msgspec.Struct):
    """A question to the one who reads it."""

    number: int
    options: list[Option]


class GameShown(msgspec.Struct):
    """What players of a crowd want to know of a game."""

    decision: Decision | None


class TableShown(msgspec.Struct):
    """What players of a crowd want to know of a table."""

    status: str


class LineTold(msgspec.Struct):
    """A line of the log, of which only the number matters here."""

    seq: int


class Message(msgspec.Struct):
    """Any message of the server; a crowd reads no more of it than it needs."""

    type: str
    seq: int = 0
    command: str | None = None
    reason: str = ""
    table: TableShown | None = None
    game: GameShown | None = None
    lines: list[LineTold] = []
    missed: list[LineTold] = []


DECODER = msgspec.json.Decoder(Message)


class Choice(msgspec.Struct):
    """One command of a player, and what became of it."""

    key: str
    """The command's name in the log."""
    command: str
    decision: int
    index: int
    notation: str
    sent: int = 0
    seq: int | None = None
    """Where the server said that it is kept; None for as long as it said nothing."""


class Game:
    """One table of a crowd, as its clients know it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.choices: dict[str, Choice] = {}
        self.refusals: list[str] = []
        """Why commands were refused, but for a database that did not answer."""
        self.unavailable = 0
        self.gaps: list[str] = []
        """Where lines of the log were not told."""
        self.chosen = 0
        """How many choices were acknowledged."""
        self.enough: int | None = None
        """After how many choices the players rest; None to play on."""
        self.is_over = False

    @property
    def rests(self) -> bool:
        """Whether nobody needs to choose any more."""
        return self.is_over or (self.enough is not None and self.chosen >= self.enough)

    @property
    def acknowledged(self) -> list[Choice]:
        """The choices that the server said it keeps."""
        return [choice for choice in self.choices.values() if choice.seq is not None]


class Player:
    """Somebody in a seat who chooses at random, at whatever node is there."""

    def __init__(self, game: Game, guest: Json, urls: list[str], node: int) -> None:
        self.game = game
        self.person = str(guest["id"])
        self.token = str(guest["token"])
        self.urls = urls
        self.node = node
        self.seq: int | None = None
        self.decision: Decision | None = None
        self.answered = -1
        self.pending: Choice | None = None

    async def play(self) -> None:
        """Play for ever, and come back whenever the line is cut, by way of the next node."""
        while True:
            try:
                async with connect(
                    self.address(),
                    additional_headers={"authorization": f"Bearer {self.token}"},
                    compression=None,
                    max_size=None,
                    proxy=None,
                    close_timeout=1,
                ) as socket:
                    await self.sit(socket)
            except (OSError, TimeoutError, WebSocketException):
                self.node += 1
                await asyncio.sleep(PAUSE)

    def address(self) -> str:
        """Name the socket of the table, from the last line that was told."""
        url = self.urls[self.node % len(self.urls)].replace("http", "ws", 1)
        since = "" if self.seq is None else f"?since={self.seq}"
        return f"{url}/api/tables/{self.game.table}/socket{since}"

    async def sit(self, socket: ClientConnection) -> None:
        """Listen and choose for as long as the line holds; what got no answer on the last one is asked again."""
        self.hear(DECODER.decode(await socket.recv(decode=False)))
        self.answered = -1  # the server may ask again for what it said it keeps; that is for the log to show
        if self.pending is not None:
            await self.send(socket, self.pending)
        while True:
            await self.consider(socket)
            message = DECODER.decode(await socket.recv(decode=False))
            self.hear(message)
            if message.type == "refused":
                await self.insist(socket, message)

    def hear(self, message: Message) -> None:
        """Take a message in."""
        match message.type:
            case "welcome" | "update":
                self.follow(message)
            case "done" if self.pending is not None and message.command == self.pending.command:
                self.pending.seq = message.seq
                self.pending = None
                self.game.chosen += 1

    def follow(self, message: Message) -> None:
        """Keep what a message shows, and note which lines were left out."""
        told = [line.seq for line in message.missed + message.lines]
        if self.seq is not None:
            missing = set(range(self.seq + 1, message.seq + 1)) - set(told)
            self.game.gaps += [f"{self.game.table}: {seq} was not told after {self.seq}" for seq in missing]
        self.seq = max(message.seq, self.seq or 0)
        if message.table is not None:
            self.game.is_over = self.game.is_over or message.table.status == "over"
        if message.game is not None:
            self.decision = message.game.decision

    async def consider(self, socket: ClientConnection) -> None:
        """Choose if one is asked and has not chosen yet."""
        decision = self.decision
        if decision is None or self.pending is not None or decision.number <= self.answered or self.game.rests:
            return
        self.answered = decision.number
        command, index = new_command(), secrets.randbelow(len(decision.options))
        key, notation = f"{self.person}:{command}", decision.options[index].notation
        self.pending = self.game.choices[key] = Choice(key, command, decision.number, index, notation)
        await self.send(socket, self.pending)
        if not secrets.randbelow(HANG_UPS):
            raise ConnectionAbortedError("The line is cut.")

    async def send(self, socket: ClientConnection, choice: Choice) -> None:
        """Send a choice, for the first time or again."""
        choice.sent += 1
        body = {"type": "choose", "command": choice.command, "decision": choice.decision, "index": choice.index}
        await socket.send(msgspec.json.encode(body).decode())

    async def insist(self, socket: ClientConnection, message: Message) -> None:
        """Ask again while the database does not answer; any other refusal is worth noting."""
        if message.reason != "unavailable" or self.pending is None:
            self.game.refusals.append(message.reason)
            self.pending = None
            return
        self.game.unavailable += 1
        await asyncio.sleep(PAUSE)
        await self.send(socket, self.pending)


class Crowd:
    """Two people at each of many tables, spread over the nodes of a server."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.games: list[Game] = []
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []
        limits = httpx.Limits(keepalive_expiry=2)
        self.http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False, verify=False, limits=limits)

    async def __aenter__(self) -> "Crowd":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()

    @property
    def chosen(self) -> int:
        """How many choices were acknowledged at all tables."""
        return sum(game.chosen for game in self.games)

    async def ask(self, path: str, token: str, body: Json) -> Json:
        """Ask the first node for something that must be granted."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(f"{self.urls[0]}/api/{path}", json=body, headers=headers)
        assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
        self.http.cookies.clear()
        found: Json = answer.json()
        return found

    async def sit_down(self, tables: int) -> None:
        """Let people begin sessions and take their seats at so many tables; all of them start at once."""
        names = [f"Guest {number}" for number in range(PEOPLE)]
        guests = [await self.ask("guests", "", {"name": name, "wants_token": True}) for name in names]
        setups = list(islice(cycle(GAMES), tables))
        for first in range(0, tables, AT_ONCE):
            some = range(first, min(first + AT_ONCE, tables))
            await asyncio.gather(*[self.set_up(guests, number, setups[number]) for number in some])
        self.tasks = [asyncio.create_task(player.play()) for player in self.players]

    async def set_up(self, guests: list[Json], number: int, setup: Json) -> None:
        """Set one table up for two people who sit at different nodes, if there are several."""
        host, other = guests[number % PEOPLE], guests[(number + 1 + number // PEOPLE) % PEOPLE]
        facts = await self.ask("tables", host["token"], {**setup, "auto_start": True, "public": True})
        game = Game(str(facts["id"]))
        await self.ask(f"tables/{game.table}/commands", other["token"], {"type": "sit", "command": new_command()})
        self.games.append(game)
        self.players.append(Player(game, host, self.urls, number))
        self.players.append(Player(game, other, self.urls, number + 1))

    async def play_on(self, choices: int, seconds: float = 2 * PATIENCE) -> None:
        """Let so many more choices be acknowledged."""
        enough = self.chosen + choices
        await self.until(lambda: self.chosen >= enough, seconds)

    async def finish(self, whole: int, seconds: float) -> None:
        """Play every so-many-th game to its end, and one more choice at least in each of the others."""
        for number, game in enumerate(self.games):
            game.enough = None if number % whole == 0 else game.chosen + 1
        await self.until(lambda: all(game.rests for game in self.games), seconds)

    async def until(self, condition: Callable[[], bool], seconds: float) -> None:
        """Wait until something holds; a player that fails in the meantime fails the test."""
        async with asyncio.timeout(seconds):
            while not condition():
                for task in self.tasks:
                    if task.done():
                        task.result()
                await asyncio.sleep(0.02)

    def problems(self) -> list[str]:
        """List what the players have to complain about: refusals without a reason to, and lines that were not told."""
        return [complaint for game in self.games for complaint in game.refusals + game.gaps]


class Aftermath:
    """What the database holds when everything is over, compared with what a crowd was promised."""

    def __init__(self, crowd: Crowd, logs: dict[str, list[Line]], tables: dict[str, Table]) -> None:
        self.crowd = crowd
        self.logs = logs
        self.tables = tables

    def lost(self) -> list[Choice]:
        """List the acknowledged choices that are not in the log, at their place and as they were made."""
        return [
            choice
            for game in self.crowd.games
            for choice in game.acknowledged
            if not any(is_kept(choice, line) for line in self.logs[game.table])
        ]

    def doubled(self) -> list[str]:
        """List the commands that were carried out more than once, and lines with the number of another one."""
        found: list[str] = []
        for table, log in self.logs.items():
            keys = [line.command for line in log if line.command is not None]
            numbers = [str(line.seq) for line in log]
            found += [f"{table}: {key}" for each in (keys, numbers) for key in each if each.count(key) > 1]
        return found

    def unasked(self) -> list[str]:
        """List the choices of people in the log that no client made."""
        return [
            f"{game.table}: {line}"
            for game in self.crowd.games
            for line in self.logs[game.table]
            if isinstance(line.entry, Chose) and not line.entry.by_bot and line.command not in game.choices
        ]

    def unfinished(self) -> list[str]:
        """List the games that their players saw end and that the log does not lead to the end of."""
        return [
            game.table for game in self.crowd.games if game.is_over != (self.tables[game.table].status is Status.OVER)
        ]

    def faults(self) -> dict[str, list[str]]:
        """List all that went wrong, by what it is; nothing if every promise was kept."""
        found = {
            "lost": [str(choice) for choice in self.lost()],
            "doubled": self.doubled(),
            "unasked": self.unasked(),
            "unfinished": self.unfinished(),
            "problems": [str(problem) for problem in self.crowd.problems()],
        }
        return {name: faults for name, faults in found.items() if faults}

    def resent(self) -> list[Choice]:
        """List the choices that got no answer at first, were sent again and are kept."""
        return [choice for game in self.crowd.games for choice in game.acknowledged if choice.sent > 1]


def is_kept(choice: Choice, line: Line) -> bool:
    """Say whether a line of the log is what a choice was acknowledged as."""
    is_same = line.seq == choice.seq and line.command == choice.key
    return is_same and isinstance(line.entry, Chose) and line.entry.action == choice.notation


async def read_aftermath(crowd: Crowd, database: str) -> Aftermath:
    """Read all logs from the database itself, and fold each into its table."""
    store = Store(database)
    try:
        async with store.reading() as connection:
            setups = (await connection.execute(select(TABLES.c.id, TABLES.c.setup))).all()
            rows = (await connection.execute(select(LOG).order_by(LOG.c.table, LOG.c.seq))).mappings().all()
    finally:
        await store.close()
    logs: dict[str, list[Line]] = {row.id: [] for row in setups}
    for row in rows:
        logs[row["table"]].append(line_of(dict(row)))
    tables = {row.id: fold(Table(SETUPS.decode(row.setup)), logs[row.id]) for row in setups}
    return Aftermath(crowd, logs, tables)


def fold(table: Table, lines: list[Line]) -> Table:
    """Let a table follow its whole log."""
    for line in lines:
        table.follow(line)
    return table


async def beside(work: Any, *values: Any) -> Any:
    """Do something that blocks, such as starting a server, while a crowd plays on."""
    return await asyncio.to_thread(work, *values)
