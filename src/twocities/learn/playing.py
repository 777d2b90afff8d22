"""Plays the games of a lesson, and notes moments of them."""

from time import perf_counter
from typing import Final

from twocities.arena.match import Halted, never
from twocities.arena.playing import GameHalted, win_shares
from twocities.arena.rows import ChunkResult
from twocities.bots.learned import LEARNABLE
from twocities.bots.levels import KNOWLEDGE
from twocities.bots.table import PLAYER_SEED_OFFSET, ask
from twocities.core.rng import seeded
from twocities.learn.lesson import KINDS, MEASURED, Lesson
from twocities.learn.samples import Recorder, packed

ONE_OF_QUESTIONS: Final = 10
"""One question of so many is noted: those that follow each other tell nearly the same."""

ONE_OF_ROUNDS: Final = 2
"""One beginning of a round of so many is noted: that is where a rollout ends."""


def play_lesson(lesson: Lesson, numbers: list[int], halted: Halted = never) -> ChunkResult:
    """Play games of a lesson; if somebody wants to stop, those that are over count."""
    began = perf_counter()
    recorder = Recorder()
    over: list[int] = []
    for number in numbers:
        # A game that is stopped leaves nothing behind.
        game_recorder = Recorder()
        try:
            play_game(lesson, number, game_recorder, halted)
        except GameHalted:
            break
        recorder.add(game_recorder)
        over.append(number)
    return ChunkResult(over, packed(recorder.samples()), [], perf_counter() - began)


def play_game(lesson: Lesson, number: int, recorder: Recorder, halted: Halted = never) -> None:
    """Play one game to its end; all of it depends on the lesson and the number alone."""
    learnable = LEARNABLE[lesson.game]
    judging = KNOWLEDGE[learnable.view]
    kind = KINDS[lesson.game].index(lesson.table(number).kind)
    game = lesson.deal(number)
    game.heard = False
    luck = seeded(PLAYER_SEED_OFFSET + lesson.seed_of(number))
    bots = lesson.players(game.seats, luck)
    generators = [luck.spawn() for _ in bots]
    rounds = judging.rounds_played(game)
    decision = game.decision
    while decision is not None:
        if halted():
            raise GameHalted
        before, rounds = rounds, judging.rounds_played(game)
        one_of = ONE_OF_QUESTIONS if rounds == before else ONE_OF_ROUNDS
        if len(decision.actions) > 1 and luck.below(one_of) == 0:
            judged = list(judging.chances(game))
            recorder.note(learnable.encode(game), judged, kind, rounds)
        game.take(ask(bots[decision.seat], game.view(decision.seat), generators[decision.seat]))
        decision = game.decision
    recorder.end(number, win_shares(game.scores()), number % MEASURED == 0)
