"""A match in the terminal: a bar with the standing while it is played, and tables of figures at the end."""

import os
from textwrap import fill
from typing import TYPE_CHECKING

import typer
from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid

from twocities.arena.match import Match

if TYPE_CHECKING:
    from twocities.arena.match_dir import MatchDir
    from twocities.arena.match_texts import MatchTexts
    from twocities.arena.rows import ChunkResult
    from twocities.arena.tables import Sheet
    from twocities.arena.workers import Play, Task, Workers

GAP = 3
"""How many columns of the terminal lie between two columns of a table."""

WHOLE_RUN = 1e9
"""From how many seconds the time left is estimated: a single game of thinking bots may take minutes."""


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(
    match: Match, games: int, folder: "MatchDir", cluster: str | None, processes: int, texts: "MatchTexts"
) -> bool:
    """Play what is missing, with a bar that shows the standing; say whether all games are there."""
    from twocities.arena.rows import play_chunk
    from twocities.arena.run import run

    finished = folder.finished()
    done = len(finished)
    if done:
        typer.echo(texts.say("arena-there", games=done))
    if finished.issuperset(range(games)):
        return True
    console = Console(stderr=True)
    workers = start_workers(match, cluster, processes, play_chunk)
    try:
        with bar(console) as progress:
            return run(match, games, folder, workers, StandingBar(match, games, folder, texts, progress).show)
    finally:
        workers.close()


def bar(console: Console) -> Progress:
    """Lay out one line: where it is narrow, the bar and the standing give way, never a number before them."""
    return Progress(
        TextColumn("{task.description}", table_column=Column(no_wrap=True)),
        BarColumn(bar_width=None, table_column=Column(ratio=1)),
        MofNCompleteColumn(table_column=Column(no_wrap=True)),
        TimeRemainingColumn(table_column=Column(no_wrap=True)),
        TextColumn("{task.fields[standing]}", table_column=Column(ratio=3, no_wrap=True, overflow="ellipsis")),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=WHOLE_RUN,
        expand=True,
    )


def start_workers(task: "Task", cluster: str | None, processes: int, play: "Play") -> "Workers":
    """Start those who play."""
    if cluster is None:
        from twocities.arena.processes import Processes

        return Processes(task, processes, play)
    from twocities.arena.cluster import RayCluster

    return RayCluster(task, processes, play)


class StandingBar:
    """The progress bar of a match, with who has won how much of the games that are over."""

    def __init__(self, match: Match, games: int, folder: "MatchDir", texts: "MatchTexts", progress: Progress) -> None:
        self.match = match
        self.texts = texts
        self.progress = progress
        finished = folder.finished()
        self.games = len(finished)
        self.wins = folder.standing(match.seats)
        self.task = progress.add_task(
            texts.say("arena-playing"),
            # A folder may hold games beyond those that are asked for, and lack some before them.
            total=len(finished.union(range(games))),
            completed=self.games,
            standing=self.told() if self.games else "",
        )

    def show(self, played: "ChunkResult") -> None:
        """Count games and draw the bar anew."""
        self.games += len(played.numbers)
        self.wins = [before + more for before, more in zip(self.wins, played.wins, strict=True)]
        self.progress.update(self.task, advance=len(played.numbers), standing=self.told())

    def told(self) -> str:
        """Tell how much each bot has won at a seat."""
        shares: dict[str, list[float]] = {}
        for player, wins in zip(self.match.players, self.wins, strict=True):
            shares.setdefault(player, []).append(wins / max(1, self.games))
        return escape(
            "  ".join(f"{self.texts.bot(bot)} {self.texts.percent(sum(won) / len(won))}" for bot, won in shares.items())
        )


def conclude(folder: "MatchDir", texts: "MatchTexts") -> None:
    """Write the summary and the plots, and print what they say."""
    from twocities.arena.summary import figures_in, write_plots, write_summary
    from twocities.arena.tables import bots_sheet, length_sheet, seats_sheet, times_sheet

    figures = figures_in(folder)
    write_summary(folder, figures)
    write_plots(folder, figures, texts)
    console = Console()
    for sheet_of in (bots_sheet, seats_sheet, length_sheet, times_sheet):
        console.print(grid(sheet_of(figures, texts), console.width))
    console.print(texts.say("arena-wrote", path=str(folder.path)), markup=False, soft_wrap=True)


def grid(sheet: "Sheet", width: int) -> Grid:
    """Lay a table out for the terminal; where it would be too wide, headings and names take several lines."""
    laid = Grid(box=SIMPLE_HEAD, pad_edge=False)
    widest = [max(map(cell_len, cells)) for cells in zip(*sheet.rows, strict=True)]
    natural = [max(cell_len(heading), cell) for heading, cell in zip(sheet.headings, widest, strict=True)]
    is_tight = sum(natural) + GAP * len(natural) > width
    for place, (heading, cell) in enumerate(zip(sheet.headings, widest, strict=True)):
        told = fill(heading, max(cell, *map(cell_len, heading.split()))) if is_tight else heading
        laid.add_column(
            told,
            justify="right" if place else "left",
            vertical="bottom",
            # A figure is never cut, a name may go on in the next line.
            no_wrap=place > 0,
            overflow="fold",
        )
    for row in sheet.rows:
        laid.add_row(*row)
    return laid
