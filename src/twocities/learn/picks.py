"""Picks of characters in games that are played to learn from: what was on offer, and what was taken."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from io import BytesIO
from time import perf_counter
from typing import Any, Final

import numpy as np

from twocities.arena.match import Halted, never
from twocities.arena.playing import GameHalted
from twocities.arena.rows import ChunkResult
from twocities.bots import Bot, make_bot
from twocities.bots.citadels.pick_features import BLIND, encode_pick
from twocities.bots.master import Master
from twocities.bots.nets.features import Features
from twocities.bots.search.budget import Budget
from twocities.bots.table import PLAYER_SEED_OFFSET, ask
from twocities.citadels.actions import PICK, PICK_BLIND
from twocities.citadels.game import Citadels
from twocities.citadels.ids import PICKING
from twocities.core.rng import Rng, seeded
from twocities.learn.lesson import MEASURED, Lesson
from twocities.learn.samples import Array, begins, laid_out, spans

PICK_GENERATION: Final = 0
"""The generation whose seeds these games have: generations of value nets begin with 1."""

ONE_OF_MASTERS: Final = 8
"""One game of so many is played by Masters, the others by Journeymen, who are much quicker."""

NO_OPTION: Final = -1e9
"""The score of what is not on offer."""


@dataclass(frozen=True)
class PickLesson(Lesson):
    """The games of which the picks are learned; each follows from its number alone."""

    generation: int = PICK_GENERATION

    def has_masters(self, number: int) -> bool:
        """Say whether a game is played by Masters."""
        return number % ONE_OF_MASTERS == 0

    def pickers(self, number: int, seats: int, rng: Rng) -> list[Bot]:
        """Seat Masters with few lines of play or Journeymen, and an Apprentice at one seat of eight."""
        bots: list[Bot] = []
        for _ in range(seats):
            if rng.below(8) == 0:
                bots.append(make_bot("apprentice"))
            elif self.has_masters(number):
                bots.append(Master(Budget(iterations=self.iterations)))
            else:
                bots.append(make_bot("journeyman"))
        return bots


@dataclass
class Picks:
    """Picks one after another."""

    ids: Array
    """The features of all picks."""
    amounts: Array
    """How much there is of each."""
    sizes: Array
    """How many features each pick has."""
    options: Array
    """What was on offer at all picks."""
    offers: Array
    """How many options each pick has."""
    chosen: Array
    """The place of what was chosen, among the options of each pick."""
    masters: Array
    """Whether a Master picked."""
    measures: Array
    """Whether the pick is of a deal that measures, and is never trained on."""
    numbers: Array
    """The number of the game of each pick."""
    games: Array
    """The numbers of the games that are over."""

    def __len__(self) -> int:
        return len(self.sizes)

    def before(self, number: int) -> "Picks":
        """Return the picks of the games before a number."""
        kept = self.numbers < number
        return Picks(
            ids=self.ids[np.repeat(kept, self.sizes)],
            amounts=self.amounts[np.repeat(kept, self.sizes)],
            sizes=self.sizes[kept],
            options=self.options[np.repeat(kept, self.offers)],
            offers=self.offers[kept],
            chosen=self.chosen[kept],
            masters=self.masters[kept],
            measures=self.measures[kept],
            numbers=self.numbers[kept],
            games=self.games[self.games < number],
        )


DTYPES: Final = {
    "ids": np.uint16,
    "amounts": np.float32,
    "sizes": np.uint16,
    "options": np.uint8,
    "offers": np.uint8,
    "chosen": np.uint8,
    "masters": np.bool_,
    "measures": np.bool_,
    "numbers": np.uint32,
    "games": np.uint32,
}
"""What each column holds."""


class PickRecorder:
    """Notes the picks of games."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Any]] = {name: [] for name in DTYPES}

    def note(self, features: Features, options: list[int], chosen: int, number: int, is_master: bool) -> None:
        """Note what was on offer at a pick, and what was chosen."""
        columns = self.columns
        columns["ids"].extend(features.ids)
        columns["amounts"].extend(features.amounts)
        columns["sizes"].append(len(features.ids))
        columns["options"].extend(options)
        columns["offers"].append(len(options))
        columns["chosen"].append(options.index(chosen))
        columns["masters"].append(is_master)
        columns["measures"].append(number % MEASURED == 0)
        columns["numbers"].append(number)

    def add(self, other: "PickRecorder") -> None:
        """Add what another one noted."""
        for name, column in other.columns.items():
            self.columns[name].extend(column)

    def packed(self) -> bytes:
        """Write what was noted as a file in memory."""
        sink = BytesIO()
        columns: dict[str, Any] = {name: np.array(self.columns[name], dtype) for name, dtype in DTYPES.items()}
        np.savez_compressed(sink, **columns)
        return sink.getvalue()


def unpacked_picks(data: bytes) -> Picks:
    """Read what a recorder packed."""
    with np.load(BytesIO(data), allow_pickle=False) as columns:
        return Picks(**{name: columns[name] for name in DTYPES})


def joined_picks(parts: Iterable[Picks]) -> Picks:
    """Put picks together."""
    listed = list(parts)
    return Picks(**{each.name: np.concatenate([getattr(part, each.name) for part in listed]) for each in fields(Picks)})


def play_picks(lesson: PickLesson, numbers: list[int], halted: Halted = never) -> ChunkResult:
    """Play games and note their picks; if somebody wants to stop, those that are over count."""
    began = perf_counter()
    recorder = PickRecorder()
    over: list[int] = []
    for number in numbers:
        game_recorder = PickRecorder()
        try:
            play_game(lesson, number, game_recorder, halted)
        except GameHalted:
            break
        recorder.add(game_recorder)
        over.append(number)
    recorder.columns["games"].extend(over)
    return ChunkResult(over, recorder.packed(), [], perf_counter() - began)


def play_game(lesson: PickLesson, number: int, recorder: PickRecorder, halted: Halted = never) -> None:
    """Play one game to its end; the picks of Apprentices are not noted."""
    game = lesson.deal(number)
    assert isinstance(game, Citadels)
    game.heard = False
    luck = seeded(PLAYER_SEED_OFFSET + lesson.seed_of(number))
    bots = lesson.pickers(number, game.seats, luck)
    generators = [luck.spawn() for _ in bots]
    while (decision := game.decision) is not None:
        if halted():
            raise GameHalted
        seat = decision.seat
        action = ask(bots[seat], game.view(seat), generators[seat])
        if decision.topic == PICKING and len(decision.actions) > 1 and bots[seat].name != "apprentice":
            options = [option_of(each) for each in decision.actions]
            features = encode_pick(game, seat, seat in game.held_by)
            recorder.note(features, options, option_of(action), number, isinstance(bots[seat], Master))
        game.take(action)


def option_of(action: int) -> int:
    """Return the option of a net that an action is."""
    return BLIND if action == PICK_BLIND else action - PICK


@dataclass
class PickBatch:
    """Some picks: a row of features for each, the scores to begin with, and what was chosen."""

    rows: Array
    closed: Array
    """0 for what is on offer, and so little that it is never chosen for what is not."""
    chosen: Array


class PickBatches:
    """Picks some of the picks, as matrices."""

    def __init__(self, picks: Picks, features: int, options: int) -> None:
        self.picks = picks
        self.features = features
        self.options = options
        self.id_begins = begins(picks.sizes)
        self.offer_begins = begins(picks.offers)

    def pick(self, wanted: Array) -> PickBatch:
        """Lay some picks out as matrices."""
        picks = self.picks
        sizes = picks.sizes[wanted].astype(np.int64)
        places = spans(self.id_begins[wanted], sizes)
        rows = laid_out(picks.ids[places], picks.amounts[places], sizes, self.features)
        offers = picks.offers[wanted].astype(np.int64)
        options = picks.options[spans(self.offer_begins[wanted], offers)]
        closed = np.full((len(wanted), self.options), NO_OPTION, np.float32)
        closed[np.repeat(np.arange(len(wanted)), offers), options] = 0
        chosen = picks.options[self.offer_begins[wanted] + picks.chosen[wanted]].astype(np.int64)
        return PickBatch(rows, closed, chosen)
