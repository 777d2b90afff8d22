"""One table of `load.py`: four clients that play through real sockets, and what they measure."""

import asyncio
import random
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection

SEATS = 4

STARVED = 2.0
"""A table starves if it ever waits for so many seconds longer for a move than a client may think."""

SHORTEST_THOUGHT, LONGEST_THOUGHT = 0.5, 1.5
"""For how long a client thinks, in parts of the average."""

WARM_UP = 5.0
"""How many seconds are not measured at the beginning of a stage, when thousands of sockets have just been opened."""


class Said(msgspec.Struct):
    """The entry of a line, as far as it is needed here."""

    entry: str


class Told(msgspec.Struct):
    """A line of the log, as far as it is needed here."""

    seq: int
    entry: Said


class Options(msgspec.Struct):
    """A decision, as far as it is needed here."""

    number: int
    options: list[msgspec.Raw]


class GameSeen(msgspec.Struct):
    """A game, as far as it is needed here."""

    decision: Options | None


class TableSeen(msgspec.Struct):
    """A table, as far as it is needed here."""

    status: str


class Message(msgspec.Struct):
    """Any message of the server, as far as it is needed here."""

    type: str
    lines: list[Told] = []
    table: TableSeen | None = None
    game: GameSeen | None = None
    reason: str = ""


DECODER = msgspec.json.Decoder(Message)


class Sitting:
    """One table: its sockets, and what they measured."""

    def __init__(self, think: float, rng: random.Random) -> None:
        self.think = think
        self.rng = rng
        self.sent: dict[int, float] = {}
        """When the answer to each decision was sent."""
        self.last = 0
        """The decision that was answered last: the next choice that is told answers it."""
        self.answers: dict[int, int] = {}
        """Which decision each line of the log answered."""
        self.reached: dict[int, int] = {}
        """How many of the table have each line."""
        self.latencies: list[float] = []
        self.moved = perf_counter()
        self.longest_wait = 0.0
        """The longest time between two moves, or from the last one to the end of the stage, thinking included."""
        self.is_over = False
        self.refused: list[str] = []
        self.measured_from = perf_counter() + WARM_UP

    def note(self, seq: int) -> None:
        """Count one more client that has a line; the last of them ends its latency."""
        answered = self.answers.setdefault(seq, self.last)
        self.reached[seq] = self.reached.get(seq, 0) + 1
        if self.reached[seq] == SEATS:
            now, sent = perf_counter(), self.sent.pop(answered)
            if sent > self.measured_from:
                self.latencies.append(now - sent)
                self.longest_wait = max(self.longest_wait, now - self.moved)
            self.moved = now

    def close(self, until: float) -> None:
        """Count how long a game that is not over has waited when time is up."""
        if not self.is_over:
            self.longest_wait = max(self.longest_wait, min(perf_counter(), until) - self.moved)

    @property
    def is_starved(self) -> bool:
        """Whether somebody waited for a move for far longer than anybody thinks."""
        return self.longest_wait > LONGEST_THOUGHT * self.think + STARVED

    async def play(self, socket: ClientConnection, until: float) -> None:
        """Play one seat to the end of the game, or until time is up."""
        number = 0
        while not self.is_over and perf_counter() < until:
            try:
                message = DECODER.decode(await asyncio.wait_for(socket.recv(), 5))
            except TimeoutError:
                continue
            if message.type == "refused":
                self.refused.append(message.reason)
            if message.table is not None and message.table.status == "over":
                self.is_over = True
            for line in message.lines:
                if line.entry.entry == "chose":
                    self.note(line.seq)
            decision = message.game.decision if message.game else None
            if decision is not None and decision.number != number:
                number = decision.number
                if self.think:
                    await asyncio.sleep(self.rng.uniform(SHORTEST_THOUGHT, LONGEST_THOUGHT) * self.think)
                index = self.rng.randrange(len(decision.options))
                self.sent[number], self.last = perf_counter(), number
                await socket.send(f'{{"type":"choose","command":"c{number}","decision":{number},"index":{index}}}')
