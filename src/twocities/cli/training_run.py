"""A training in the terminal: a line for each step, and a table of what was learned."""

from pathlib import Path

import typer
from rich.console import Console

from twocities.arena.match_texts import MatchTexts
from twocities.arena.tables import Sheet
from twocities.arena.workers import Play, Workers
from twocities.cli.match_run import grid, start_workers
from twocities.learn.learning import Teacher, TrainingPlan, learn
from twocities.learn.lesson import Lesson
from twocities.learn.measuring import ALL, Loss
from twocities.learn.pick_training import PickLoss
from twocities.learn.training_dir import TrainingDir

LINES = 10
"""How many lines tell of the games of a generation."""


def run(plan: TrainingPlan, folder: TrainingDir, cluster: str | None, processes: int, texts: MatchTexts) -> Path | None:
    """Do what the folder lacks; return the last net, or None if somebody stopped it."""

    def start(lesson: Lesson, play: Play) -> Workers:
        return start_workers(lesson, cluster, processes, play)

    return learn(plan, folder, start, ProgressPrinter(texts))


class ProgressPrinter(Teacher):
    """Prints how a training goes on."""

    def __init__(self, texts: MatchTexts) -> None:
        self.texts = texts
        self.told = (0, 0)
        """The generation of the last line about games, and the share of them that it told of."""

    def plays(self, generation: int, there: int, games: int) -> None:
        told = (generation, LINES * there // games)
        if told != self.told:
            self.told = told
            self.tell("train-plays", generation=generation, there=there, games=games)

    def trains(self, generation: int, epoch: int, loss: float) -> None:
        self.tell("train-epoch", generation=generation, epoch=epoch, loss=self.texts.number(loss, 4))

    def measured(self, generation: int, losses: list[Loss]) -> None:
        headings = ["kind", "stage", "moments", "chance", "hand-made", "net"]
        rows = [[*self.titles(loss), str(loss.moments), *self.figures(loss)] for loss in losses]
        console = Console()
        self.tell("train-measured", generation=generation)
        console.print(grid(Sheet([self.texts.say(f"train-{each}") for each in headings], rows), console.width))

    def plays_picks(self, there: int, games: int) -> None:
        told = (0, LINES * there // games)
        if told != self.told:
            self.told = told
            self.tell("train-plays-picks", there=there, games=games)

    def trains_picks(self, epoch: int, loss: float) -> None:
        self.tell("train-epoch-picks", epoch=epoch, loss=self.texts.number(loss, 4))

    def measured_picks(self, losses: list[PickLoss]) -> None:
        headings = ["players", "picks", "chance", "net", "found"]
        rows = [
            [
                self.texts.say("train-all") if loss.players == ALL else loss.players,
                str(loss.picks),
                self.texts.number(loss.chance, 3),
                self.texts.number(loss.net, 3),
                self.texts.number(loss.found, 3),
            ]
            for loss in losses
        ]
        console = Console()
        self.tell("train-measured-picks")
        console.print(grid(Sheet([self.texts.say(f"train-{each}") for each in headings], rows), console.width))

    def titles(self, loss: Loss) -> list[str]:
        """Say which moments were measured."""
        kind = self.texts.say("train-all") if loss.kind == ALL else loss.kind
        return [kind, self.texts.say(f"train-stage-{loss.stage}")]

    def figures(self, loss: Loss) -> list[str]:
        """Write the losses."""
        return [self.texts.number(each, 3) for each in (loss.chance, loss.hand_made, loss.net)]

    def tell(self, key: str, **values: str | int) -> None:
        """Print a line."""
        typer.echo(self.texts.say(key, **values))
