"""A table as its log tells it: the same entries give the same table on every node."""

from copy import copy
from enum import StrEnum

import msgspec

from twocities.core.event import Event
from twocities.core.game import Game
from twocities.core.replay import Replay
from twocities.core.view import SPECTATOR
from twocities.games import family_of
from twocities.server.table.chain import setup_hash
from twocities.server.table.clock import AHEAD, SCENE, Clock
from twocities.server.table.entries import (
    AnyEntry,
    BotSat,
    Chose,
    Dealing,
    Handed,
    Late,
    Line,
    Quieted,
    Rematched,
    Replaced,
    Returned,
    Said,
    Sat,
    Saw,
    Sealed,
    Shared,
    Started,
    Stood,
    Stopped,
    Undid,
    Voted,
    Waited,
)
from twocities.server.table.setup import Setup, Untimed, dealt_seed

PROMISED_SEED = "promised-seed"
SEAL = "seal-"
SHARE = "share-"
"""How a replay names the seed that the server has promised, and what the seats have promised and told."""


class Status(StrEnum):
    """How far a table is."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"
    STOPPED = "stopped"


class Chair(msgspec.Struct):
    """Who sits at a seat: a person, a bot, a bot that plays on for a person, or nobody."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    voted_out: bool = False
    """Whether the others let the bot play on, because the person was late."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person decides here."""
        return self.person is not None and self.bot is None


class Checkpoint(msgspec.Struct, frozen=True):
    """The game before a choice of `seat`, to come back to."""

    seat: int
    game: Game
    choices: int


class Table:
    """Folds a log, line by line."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.family = family_of(setup.game)
        self.seq = 0
        """The number of the last line."""
        self.hash = setup_hash(setup)
        """The hash of the last line, which covers all of them."""
        self.at = setup.created
        """When the last line was written."""
        self.status = Status.OPEN
        self.host = setup.host
        self.chairs = [Chair() for _ in range(setup.seats)]
        self.kicked: list[str] = []
        """The people whom the host has asked to go."""
        self.seals: dict[int, str] = {}
        """The shares in the shuffle that seats have promised, by their hashes."""
        self.shares: dict[int, str] = {}
        """Those that they have told."""
        self.dealing: float | None = None
        """Since when the table waits for shares that were promised; then the cards are dealt."""
        self.game: Game | None = None
        self.actions: list[int] = []
        """The choices of the game that stand, undone ones left out."""
        self.tallied: list[tuple[tuple[int, str, int], ...]] = []
        """What the deal and each of these choices added to what is counted: seat, name, amount."""
        self.decision = 0
        """The number of the pending decision: the line that led to it. It never comes back, not even by an undo."""
        self.history: list[Checkpoint] = []
        self.keeps_moments = True
        """Whether the game is kept after each event of a choice, for those who watch; who reads a log needs none."""
        self.clock = Clock(setup.pace, setup.seats, setup.created)
        self.quiet = False
        self.late: int | None = None
        self.votes: dict[int, bool] = {}
        """What the others want done about the late seat: True for a bot."""
        self.rematch: str | None = None
        self.started: float | None = None
        self.ended: float | None = None
        self.last_choice = ""
        """The hash of the last choice: once the game is over it covers all that led to its end."""
        self.stop_reason: str | None = None
        self.commands: dict[str, int] = {}
        """The line of every command that was carried out; shared with the copies of the table."""
        self.new_commands: dict[str, int] = {}
        """The same, for lines that are not written yet."""
        self.asides = 0
        """How many lines are no progress of the game; there is an end to that."""
        self.asides_of: dict[str, int] = {}
        """How many of them each person has brought about."""

    @property
    def asked(self) -> int:
        """The seat that is asked, or SPECTATOR."""
        if self.status is not Status.PLAYING or self.game is None or self.game.decision is None:
            return SPECTATOR
        return self.game.decision.seat

    @property
    def asks_bot(self) -> bool:
        """Whether a bot has to choose."""
        return self.asked != SPECTATOR and self.chairs[self.asked].bot is not None

    @property
    def is_paused(self) -> bool:
        """Whether everybody has gone who may still come back: bots do not finish a game that nobody sees."""
        may_return = any(chair.person and chair.bot and not chair.resigned for chair in self.chairs)
        return may_return and not any(chair.is_played_by_person for chair in self.chairs)

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return not any(chair.is_free for chair in self.chairs)

    @property
    def dealt_setup(self) -> Setup:
        """The set-up with the seed that deals: the one that the server has promised, and what the seats share in it."""
        seed = dealt_seed(self.setup.seed, self.setup.salt, self.shares)
        return msgspec.structs.replace(self.setup, seed=seed)

    def others_wait(self, seat: int) -> bool:
        """Say whether another person plays at the table: only then does the time of a seat count."""
        return any(chair.is_played_by_person for other, chair in enumerate(self.chairs) if other != seat)

    def seat_of(self, person: str) -> int:
        """Find the seat of a person, or SPECTATOR."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return SPECTATOR

    def viewer_of(self, person: str) -> int:
        """Say with whose eyes a person sees the game: one who has resigned sees what everybody does."""
        seat = self.seat_of(person)
        is_out = seat != SPECTATOR and self.chairs[seat].resigned and self.status is Status.PLAYING
        return SPECTATOR if is_out else seat

    def deadline(self) -> float | None:
        """Say when the time of the person who is asked runs out, if it does."""
        asked = self.asked
        if asked == SPECTATOR or self.asks_bot or self.late is not None or not self.others_wait(asked):
            return None
        return self.clock.deadline(asked)

    def may_undo(self, seat: int) -> bool:
        """Say whether a seat may take its last choice back: in its own turn, and only if nothing came to light."""
        return bool(self.history) and self.asked == seat == self.history[-1].seat

    def fork(self) -> "Table":
        """Copy the table, to see what lines lead to before they are written down."""
        twin = copy(self)
        twin.chairs = [copy(chair) for chair in self.chairs]
        twin.actions = self.actions.copy()
        twin.tallied = self.tallied.copy()
        twin.history = self.history.copy()
        twin.clock = self.clock.clone()
        twin.votes = self.votes.copy()
        twin.asides_of = self.asides_of.copy()
        twin.new_commands = self.new_commands.copy()
        return twin

    def follow(self, line: Line) -> list[Event]:
        """Take one more line into account; return what happened in the game."""
        if line.seq != self.seq + 1:
            raise ValueError(f"Line {line.seq} of table {self.setup.table} does not follow line {self.seq}.")
        if line.at < self.at - AHEAD:
            self.clock.set_back(line.at)
        events = self.change(line.entry, line)
        self.seq = line.seq
        self.hash = line.hash
        self.at = line.at
        if line.command is not None:
            self.new_commands[line.command] = line.seq
        if not isinstance(line.entry, Chose | Saw):
            self.asides += 1
            if line.author is not None:
                self.asides_of[line.author] = self.asides_of.get(line.author, 0) + 1
        return events

    def line_of(self, command: str) -> int | None:
        """Find the line of a command that was carried out before."""
        return self.commands.get(command) or self.new_commands.get(command)

    def settle_commands(self) -> None:
        """Keep the commands of lines that are written now for good."""
        self.commands.update(self.new_commands)
        self.new_commands = {}

    def forget_moments(self) -> None:
        """Drop the game after each event of the last choice, once everybody who watches was told."""
        if self.game is not None:
            self.game.snapshots = []

    def change(self, entry: AnyEntry, line: Line) -> list[Event]:
        """Do what an entry says."""
        match entry:
            case Sat():
                self.sit(entry)
            case Stood():
                self.stand(entry)
            case BotSat():
                self.chairs[entry.seat] = Chair(name=entry.name, bot=entry.level)
            case Handed():
                self.host = entry.person
            case Sealed():
                self.seals = {**self.seals, entry.seat: entry.seal}
            case Dealing():
                self.dealing = line.at
            case Shared():
                self.shares = {**self.shares, entry.seat: entry.share}
            case Started():
                return self.start(line)
            case Chose():
                return self.choose(entry, line)
            case Saw():
                self.clock.saw(line.at)
            case Undid():
                self.undo(line)
            case Quieted():
                self.quiet = entry.quiet
            case Late():
                self.settle(entry.seat, line.at)
                self.late = entry.seat
                self.votes = {}
            case Voted():
                self.late = entry.late
                self.votes[entry.seat] = entry.bot
            case Waited():
                self.forget_lateness()
                self.clock.forgive(entry.seat, line.at)
            case Replaced():
                self.replace(entry, line)
            case Returned():
                self.take_back(entry.seat, line.at)
            case Rematched():
                self.rematch = entry.table
            case Stopped():
                self.status = Status.STOPPED
                self.stop_reason = entry.reason
                self.ended = line.at
            case Said():
                pass
        return []

    def sit(self, entry: Sat) -> None:
        """Seat a person, who leaves the seat it had."""
        former = self.seat_of(entry.person)
        if former != SPECTATOR:
            self.free(former)
        self.chairs[entry.seat] = Chair(entry.person, entry.name)

    def stand(self, entry: Stood) -> None:
        """Free a seat; a person who was asked to go does not sit down here again."""
        person = self.chairs[entry.seat].person
        if entry.kicked and person is not None:
            self.kicked = [*self.kicked, person]
        self.free(entry.seat)

    def free(self, seat: int) -> None:
        """Free a seat; what was promised there goes with who sat there."""
        self.chairs[seat] = Chair()
        self.seals = {other: seal for other, seal in self.seals.items() if other != seat}

    def start(self, line: Line) -> list[Event]:
        """Deal."""
        setup = self.setup
        self.game = self.replay().start(self.family)
        self.status = Status.PLAYING
        self.dealing = None
        self.started = line.at
        self.decision = line.seq
        self.clock = Clock(setup.pace, setup.seats, line.at)
        self.clock.ask(line.at, SCENE * len(self.game.events))
        self.count(self.game.events)
        return self.game.events

    def choose(self, entry: Chose, line: Line) -> list[Event]:
        """Carry out a choice, in a copy of the game: the one before may be needed again."""
        assert self.game is not None
        before = Checkpoint(entry.seat, self.game, len(self.actions))
        self.game = self.game.clone()
        self.game.keeps_snapshots = self.keeps_moments
        action = self.game.parse(entry.action)
        events = self.game.apply(action)
        if entry.by_bot or any(event.reveals() for event in events):
            self.history = []
        else:
            self.history = [moment for moment in self.history if moment.seat == entry.seat] + [before]
        self.actions.append(action)
        self.count(events)
        self.decision = line.seq
        self.last_choice = line.hash
        if self.game.decision is None:
            self.status = Status.OVER
            self.ended = line.at
        counts = not entry.by_bot and self.others_wait(entry.seat)
        self.clock.answered(entry.seat, self.asked, line.at, len(events), counts)
        self.forget_lateness()
        return events

    def count(self, events: list[Event]) -> None:
        """Note what events add to what is counted."""
        self.tallied.append(tuple(each for event in events for each in self.family.tally(event)))

    def tallies(self) -> list[dict[str, int]]:
        """Sum up for each seat what was counted so far."""
        found = [dict.fromkeys(self.family.tally_names, 0) for _ in self.chairs]
        for added in self.tallied:
            for seat, name, amount in added:
                found[seat][name] += amount
        return found

    def undo(self, line: Line) -> None:
        """Take the last choice back."""
        moment = self.history.pop()
        self.game = moment.game
        del self.actions[moment.choices :]
        del self.tallied[moment.choices + 1 :]
        self.decision = line.seq

    def replace(self, entry: Replaced, line: Line) -> None:
        """Let a bot play on."""
        self.settle(entry.seat, line.at)
        chair = self.chairs[entry.seat]
        chair.bot = entry.level
        chair.resigned = entry.resigned
        chair.voted_out = entry.voted
        if self.late == entry.seat:
            self.forget_lateness()
        self.history = [moment for moment in self.history if moment.seat != entry.seat]

    def take_back(self, seat: int, at: float) -> None:
        """Give a person its seat back; whoever left when late is as late as before."""
        self.settle(seat, at)
        chair = self.chairs[seat]
        chair.bot = None
        if chair.voted_out and not self.clock.left[seat]:
            self.clock.forgive(seat, at)

    def settle(self, seat: int, at: float) -> None:
        """Charge the one who is asked up to now; from now on it may count otherwise, because `seat` comes or goes.

        Without a clock, those who have waited all along go on waiting, whoever else comes or goes.
        """
        is_awaited = self.asked != SPECTATOR and not self.asks_bot and self.others_wait(self.asked)
        if is_awaited and seat != self.asked and isinstance(self.setup.pace, Untimed):
            return
        if is_awaited:
            self.clock.charge(self.asked, at)
        self.clock.restart(at)

    def forget_lateness(self) -> None:
        """Let nobody be late."""
        self.late = None
        self.votes = {}

    def replay(self) -> Replay:
        """Write the game down, as far as it goes."""
        moves = [self.family.vocabulary.notation(action) for action in self.actions]
        log = self.last_choice if self.status is Status.OVER else ""
        return written_down(self.setup, self.chairs, moves, log, self.seals, self.shares)


def written_down(
    setup: Setup, chairs: list[Chair], moves: list[str], log: str, seals: dict[int, str], shares: dict[int, str]
) -> Replay:
    """Write a game down: how it was set up, who played, the choices that stand, and the hash over its whole log."""
    seed = dealt_seed(setup.seed, setup.salt, shares)
    replay = Replay(setup.game, setup.seats, setup.all_rules, seed, setup.version, setup.position)
    replay.notes = {"commitment": setup.commitment, "salt": setup.salt, "table": setup.table}
    if shares:
        replay.notes[PROMISED_SEED] = str(setup.seed)
    replay.notes |= {f"{SEAL}{seat}": seals[seat] for seat in sorted(seals)}
    replay.notes |= {f"{SHARE}{seat}": shares[seat] for seat in sorted(shares)}
    for seat, chair in enumerate(chairs):
        is_person = chair.person is not None
        replay.notes[f"player-{seat}"] = f"person {chair.name}" if is_person else f"bot {chair.bot} {chair.name}"
    if log:
        replay.notes["log"] = log
    replay.moves = moves
    return replay
