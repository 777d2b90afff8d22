"""A training from its first game to its last net: each generation plays, learns and is measured."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from twocities import bots
from twocities.arena.match import fingerprint
from twocities.arena.rows import ChunkResult
from twocities.arena.run import run
from twocities.arena.workers import Play, Workers
from twocities.bots.learned import LEARNABLE, Picking, picks_name
from twocities.bots.nets.choice_net import ChoiceShape
from twocities.bots.nets.net_file import choice_net_bytes, net_bytes
from twocities.bots.nets.value_net import Shape
from twocities.core.errors import BadRules
from twocities.games import family_of
from twocities.learn.lesson import ITERATIONS, MOST_GAMES, MOST_GENERATIONS, Lesson
from twocities.learn.measuring import Loss, measure
from twocities.learn.pick_training import PickCourse, PickLoss, choice_net_of, measure_picks, train_picks
from twocities.learn.picks import PickBatches, PickLesson, play_picks
from twocities.learn.playing import play_lesson
from twocities.learn.samples import Batches, joined
from twocities.learn.training import Course, net_of, train
from twocities.learn.training_dir import Games, Generation, TrainingDir
from twocities.version import VERSION

USUAL: Final = Course()
"""How nets are trained if nothing else is said."""

USUAL_PICKS: Final = PickCourse()
"""The same for nets of picks."""

FREE: Final = ["generations", "pick_games", "pick_course"]
"""What may be another when a training goes on: there may be more generations, and picks are learned anew each time."""

REMEMBERED: Final = 2
"""The games of so many generations are learned from: those of the weakest are forgotten."""


@dataclass(frozen=True)
class TrainingPlan:
    """What is trained, and how."""

    game: str
    seed: int = 1
    games: int = 6000
    """How many games each generation plays."""
    iterations: int = ITERATIONS
    """How many lines of play the bots try that play with a net."""
    generations: int = 1
    course: Course = USUAL
    pick_games: int = 6000
    """How many games are played to learn the picks, where characters are picked."""
    pick_course: PickCourse = USUAL_PICKS

    @property
    def engine(self) -> str:
        """Name the package and the rules that are played."""
        return f"{VERSION}+{self.game}.{family_of(self.game).version}"

    def check(self) -> None:
        """Refuse what cannot be trained."""
        Lesson(self.game, self.seed).check()
        if not 10 <= self.games <= MOST_GAMES:
            raise BadRules(f"A generation plays 10 to {MOST_GAMES} games, not {self.games}.")
        if not 10 <= self.pick_games <= MOST_GAMES:
            raise BadRules(f"Picks are learned from 10 to {MOST_GAMES} games, not {self.pick_games}.")
        if not 1 <= self.generations < MOST_GENERATIONS:
            raise BadRules(f"There are 1 to {MOST_GENERATIONS - 1} generations, not {self.generations}.")

    def to_dict(self) -> dict[str, object]:
        """List what decides about every game that is kept."""
        fields = {name: value for name, value in asdict(self).items() if name not in FREE}
        return {**fields, "engine": self.engine, "bots": fingerprint(Path(bots.__path__[0]))}


class Teacher:
    """Is told how a training goes on."""

    def plays(self, generation: int, there: int, games: int) -> None:
        """So many of the games of a generation are there."""

    def trains(self, generation: int, epoch: int, loss: float) -> None:
        """All moments were seen once more, and so large was the mean loss."""

    def measured(self, generation: int, losses: list[Loss]) -> None:
        """A generation has learned so well."""

    def plays_picks(self, there: int, games: int) -> None:
        """So many of the games are there of which the picks are learned."""

    def trains_picks(self, epoch: int, loss: float) -> None:
        """All picks were seen once more, and so large was the mean loss."""

    def measured_picks(self, losses: list[PickLoss]) -> None:
        """The picks were learned so well."""


StartWorkers = Callable[[Lesson, Play], Workers]


def learn(plan: TrainingPlan, folder: TrainingDir, start: StartWorkers, teacher: Teacher) -> Path | None:
    """Do what the folder lacks of a training; return its last net, or None if somebody stopped it."""
    net: Path | None = None
    for number in range(1, plan.generations + 1):
        generation = folder.generation(number)
        if not generation.net(plan.game).exists():
            lesson = Lesson(plan.game, plan.seed, number, net, plan.iterations)
            if not play(plan, lesson, generation, start, teacher):
                return None
            teach(plan, folder, number, teacher)
        net = generation.net(plan.game)
    picking = LEARNABLE[plan.game].picks
    if picking is not None and not learn_picks(plan, picking, folder, start, teacher):
        return None
    assert net is not None
    return folder.write(f"{plan.game}.net", net.read_bytes())


def learn_picks(
    plan: TrainingPlan, picking: Picking, folder: TrainingDir, start: StartWorkers, teacher: Teacher
) -> bool:
    """Play the games of which the picks are learned, and learn them; say whether nobody stopped it."""
    lesson = PickLesson(plan.game, plan.seed, iterations=plan.iterations)
    if not play_missing(lesson, plan.pick_games, folder.picks(), start, play_picks, teacher.plays_picks):
        return False
    teach_picks(plan, picking, folder, teacher)
    return True


def play(plan: TrainingPlan, lesson: Lesson, generation: Generation, start: StartWorkers, teacher: Teacher) -> bool:
    """Play the games of a generation that are missing; say whether all are there."""

    def told(there: int, games: int) -> None:
        teacher.plays(lesson.generation, there, games)

    return play_missing(lesson, plan.games, generation, start, play_lesson, told)


def play_missing(
    lesson: Lesson, wanted: int, games: Games, start: StartWorkers, play: Play, told: Callable[[int, int], None]
) -> bool:
    """Play the games that are missing; say whether all are there."""
    there = len(games.finished())
    told(there, wanted)
    if there >= wanted:
        return True

    def progress(played: ChunkResult) -> None:
        nonlocal there
        there += len(played.numbers)
        told(there, wanted)

    workers = start(lesson, play)
    try:
        return run(lesson, wanted, games, workers, progress)
    finally:
        workers.close()


def teach(plan: TrainingPlan, folder: TrainingDir, number: int, teacher: Teacher) -> None:
    """Train the net of a generation, measure it and write it with its model card."""
    features = LEARNABLE[plan.game].features
    remembered = range(max(1, number - REMEMBERED + 1), number + 1)
    samples = joined([folder.generation(each).samples() for each in remembered])
    batches = Batches(samples, features.table.size, features.seat.size)
    shape = Shape(features.table.size, features.seat.size, plan.course.first, plan.course.second)
    parts = train(batches, shape, plan.course, plan.seed, lambda epoch, loss: teacher.trains(number, epoch, loss))
    losses = measure(plan.game, parts, batches)
    teacher.measured(number, losses)
    card: dict[str, object] = {
        "game": plan.game,
        "engine": plan.engine,
        "features": features.version,
        "generation": number,
        "generations": list(remembered),
        "games": len(samples.games),
        "moments": int((~samples.measures).sum()),
        "moments_measured": int(samples.measures.sum()),
        "seed": plan.seed,
        "course": asdict(plan.course),
        "losses": [asdict(loss) for loss in losses],
    }
    folder.write(f"generation-{number}/{plan.game}.net", net_bytes(card, net_of(parts, shape)))


def teach_picks(plan: TrainingPlan, picking: Picking, folder: TrainingDir, teacher: Teacher) -> None:
    """Train the net of picks, measure it and write it with its model card."""
    # There may be more games than are asked for now; the net must be that of these alone.
    picks = folder.picks().read().before(plan.pick_games)
    batches = PickBatches(picks, picking.features, picking.options)
    shape = ChoiceShape(picking.features, plan.pick_course.units, picking.options)
    parts = train_picks(batches, shape, plan.pick_course, plan.seed, teacher.trains_picks)
    losses = measure_picks(parts, batches)
    teacher.measured_picks(losses)
    card: dict[str, object] = {
        "game": plan.game,
        "engine": plan.engine,
        "features": picking.version,
        "games": len(picks.games),
        "picks": int((~picks.measures).sum()),
        "picks_measured": int(picks.measures.sum()),
        "seed": plan.seed,
        "iterations": plan.iterations,
        "course": asdict(plan.pick_course),
        "losses": [asdict(loss) for loss in losses],
    }
    folder.write(picks_name(plan.game), choice_net_bytes(card, choice_net_of(parts, shape)))
