"""A game in play with the people and bots around it, without a screen."""

from dataclasses import dataclass

from twocities.bots import Bot
from twocities.bots.plugins import blaming, seat_bot
from twocities.bots.table import ask, player_rngs
from twocities.cli.players import Player, write_players
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.game import Game
from twocities.core.replay import Replay
from twocities.core.view import SPECTATOR, View


@dataclass(frozen=True)
class UndoPoint:
    """The table before a choice of `seat`, to come back to."""

    seat: int
    game: Game
    told: int
    moves: int
    seen: dict[int, int]


class LocalTable:
    """Carries out choices, remembers what happened and takes choices back."""

    def __init__(self, family: GameFamily, players: list[Player], replay: Replay) -> None:
        self.family = family
        self.players = players
        self.replay = replay
        write_players(replay, players)
        self.game = replay.start(family)
        self.told: list[Event] = list(self.game.events)
        """Everything that happened, in order."""
        self.seen: dict[int, int] = {}
        """For each seat how much it had seen when it last handed over to another."""
        for move in range(len(replay.moves)):
            seat = self.asked
            replay.advance(self.game, move)
            self.tell(seat, self.game.events)
        self.history: list[UndoPoint] = []
        self.bots: list[Bot | None] = [None if player.bot is None else seat_bot(player.bot) for player in players]
        self.luck = player_rngs(replay.seed, len(players))
        """A generator for each bot, so that none changes another's luck."""

    @property
    def names(self) -> list[str]:
        """What the players are called, seat by seat."""
        return [player.name for player in self.players]

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    @property
    def asked(self) -> int:
        """The seat that is asked, or SPECTATOR when the game is over."""
        return SPECTATOR if self.game.decision is None else self.game.decision.seat

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to choose."""
        return self.game.decision is None

    @property
    def asks_person(self) -> bool:
        """Whether the pending decision is a person's."""
        return self.asked in self.people

    def viewer(self) -> int:
        """Say from whose chair the table is shown: the only person's, else that of the person who is asked."""
        if len(self.people) == 1:
            return self.people[0]
        return self.asked if self.asks_person else SPECTATOR

    def view(self) -> View:
        """Show the table as the one who looks at the screen may know it."""
        return self.game.view(self.viewer())

    @property
    def fresh(self) -> int:
        """From where on things are news to the one who looks at the screen."""
        viewer = self.viewer()
        return max(self.seen.values(), default=0) if viewer == SPECTATOR else self.seen.get(viewer, 0)

    def tell(self, seat: int, events: list[Event]) -> None:
        """Remember what a choice of `seat` led to."""
        if self.asked != seat:
            self.seen[seat] = len(self.told)
        self.told.extend(events)

    def choose(self, action: int) -> list[Event]:
        """Carry out a choice of the seat that is asked; return what happened."""
        seat = self.asked
        before = UndoPoint(seat, self.game.clone(), len(self.told), len(self.replay.moves), self.seen.copy())
        events = self.game.apply(action)
        self.tell(seat, events)
        self.replay.moves.append(self.game.notation(action))
        if seat not in self.people or any(event.reveals() for event in events):
            self.history.clear()
        else:
            self.history = [point for point in self.history if point.seat == seat] + [before]
        return events

    def choose_for_bot(self) -> list[Event]:
        """Let the bot that is asked choose, from what its seat may know; if it fails, nothing has happened."""
        seat = self.asked
        bot, make = self.bots[seat], self.players[seat].bot
        assert bot is not None
        assert make is not None
        with blaming(make, f"seat {seat}"):
            return self.choose(ask(bot, self.game.view(seat), self.luck[seat]))

    def may_undo(self) -> bool:
        """Say whether the last choice can be taken back by the one who made it."""
        if not self.history or self.is_over:
            return False
        return not self.asks_person or self.history[-1].seat == self.asked

    def undo(self) -> None:
        """Take the last choice back."""
        point = self.history.pop()
        self.game = point.game
        del self.told[point.told :]
        del self.replay.moves[point.moves :]
        self.seen = point.seen

    def again(self) -> "LocalTable":
        """Set up another game with the same players and rules."""
        replay = self.replay
        return LocalTable(
            self.family, self.players, Replay(replay.game, replay.seats, replay.rules, replay.seed + 1, replay.version)
        )
