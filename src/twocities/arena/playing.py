"""Plays the games of a match, each from its number alone, and writes down what a study asks."""

from time import perf_counter

from twocities.arena.match import Halted, Match, make_player, never
from twocities.bots import Bot
from twocities.bots.oracle import OracleMaster
from twocities.bots.table import PLAYER_SEED_OFFSET, ask
from twocities.core.event import Event
from twocities.core.family import GameFamily
from twocities.core.fields import name_of
from twocities.core.rng import seeded
from twocities.core.score import Score
from twocities.core.study_events import StudyEvents
from twocities.games import family_of, study_events_of

MICROSECONDS = 1_000_000

Entry = dict[str, object]
Row = dict[str, object]


class GameHalted(Exception):
    """Somebody wants to stop in the middle of a game."""


class Notebook:
    """What happened to each seat in one game."""

    def __init__(self, family: GameFamily, study_events: StudyEvents, seats: int) -> None:
        self.family = family
        self.study_events = study_events
        self.rounds = 0
        self.drafted: list[list[Entry]] = [[] for _ in range(seats)]
        self.built: list[list[Entry]] = [[] for _ in range(seats)]
        self.times: list[list[int]] = [[] for _ in range(seats)]

    def read(self, events: list[Event]) -> None:
        """Note the events that the game's `StudyEvents` names."""
        for event in events:
            name = event.name
            if name == self.study_events.round_event:
                self.rounds += 1
            elif name in self.study_events.drafted:
                self.note(self.drafted, event, self.study_events.drafted[name])
            elif name in self.study_events.built:
                self.note(self.built, event, self.study_events.built[name])

    def note(self, pages: list[list[Entry]], event: Event, field: str) -> None:
        """Write down which card a seat got, and in which round."""
        facts = event.to_dict()
        seat, card = facts["seat"], facts[field]
        assert isinstance(seat, int)
        assert isinstance(card, int)
        pages[seat].append({"round": self.rounds, "card": name_of(self.family.field_names[field], card)})


def play_one(match: Match, number: int, halted: Halted = never) -> Row:
    """Play a game of a match to its end; all but the times depends on the match and the number alone."""
    family = family_of(match.game)
    seed = match.seed_of(number)
    seating = match.seating(number)
    bots: list[Bot] = [make_player(match.players[player]) for player in seating]
    luck = seeded(PLAYER_SEED_OFFSET * (match.rotation_of(number) + 1) + seed)
    generators = [luck.spawn() for _ in bots]
    game = family.new_game(match.seats, list(match.rules), seed)
    for bot in bots:
        if isinstance(bot, OracleMaster):
            bot.watch(game)
    notebook = Notebook(family, study_events_of(match.game), match.seats)
    notebook.read(game.events)
    decision = game.decision
    while decision is not None:
        if halted():
            raise GameHalted
        seat = decision.seat
        view = game.view(seat)
        began = perf_counter()
        action = ask(bots[seat], view, generators[seat])
        notebook.times[seat].append(round((perf_counter() - began) * MICROSECONDS))
        notebook.read(game.apply(action))
        decision = game.decision
    scores = game.scores()
    wins = win_shares(scores)
    return {
        "match": match.id,
        "game_number": number,
        "seed": seed,
        "rotation": match.rotation_of(number),
        "rounds": notebook.rounds,
        "decisions": sum(len(times) for times in notebook.times),
        "seats": [
            {
                "seat": seat,
                "player": seating[seat],
                "bot": match.players[seating[seat]],
                "score": scores[seat].total,
                "place": scores[seat].place,
                "win": wins[seat],
                "sources": sources(scores[seat].sources, scores[seat].points),
                "drafted": notebook.drafted[seat],
                "built": notebook.built[seat],
                "decisions": len(notebook.times[seat]),
                "thinking_seconds": sum(notebook.times[seat]) / MICROSECONDS,
                "slowest_seconds": max(notebook.times[seat], default=0) / MICROSECONDS,
                "decision_us": notebook.times[seat],
            }
            for seat in range(match.seats)
        ],
    }


def win_shares(scores: list[Score]) -> list[float]:
    """Give the win to whoever took the first place; a tie shares it."""
    winners = sum(score.place == 1 for score in scores)
    return [1 / winners if score.place == 1 else 0.0 for score in scores]


def sources(names: list[str], points: list[int]) -> list[Entry]:
    """Pair the sources of a score with their points."""
    return [{"source": name, "points": each} for name, each in zip(names, points, strict=True)]
