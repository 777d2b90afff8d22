"""The commands `arena` and `study`: matches of bots, and reports about them."""

import os
import sys
from pathlib import Path
from shlex import join
from textwrap import fill
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid

from twocities.arena.extras import need
from twocities.arena.match import MOST_SEED, Match
from twocities.cli.files import reason
from twocities.core.errors import BadRules, TwoCitiesError, known
from twocities.texts import choose_language

if TYPE_CHECKING:
    from twocities.arena.crew import Crew
    from twocities.arena.folder import Folder
    from twocities.arena.naming import Naming
    from twocities.arena.rows import Played
    from twocities.arena.tables import Sheet

CLUSTERS = ["ray"]

GAP = 3
"""How many columns of the terminal lie between two columns of a table."""

WHOLE_RUN = 1e9
"""From how many seconds the time left is estimated: a single game of thinking bots may take minutes."""

Language = Annotated[str | None, typer.Option("--lang", help="en, cs, sk or uk; else the machine's language.")]


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as citadels.")],
    players: Annotated[str, typer.Option(help="A bot for each seat, separated by commas.")],
    out: Annotated[Path, typer.Option(help="The folder for the results; one that was begun goes on.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    rules: Annotated[str, typer.Option(help="Names of rules, separated by commas.")] = "",
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="Makes chance repeatable.")] = 1,
    processes: Annotated[int | None, typer.Option(min=1, help="How many processes; else one for each core.")] = None,
    cluster: Annotated[str | None, typer.Option(help="'ray' plays on a Ray cluster.")] = None,
    lang: Language = None,
) -> None:
    """Let bots play many games, seats rotated; measure them and draw what came out."""
    match = Match(game, names(players), names(rules), seed)
    match.check()
    language = choose_language(lang)
    if cluster is not None and cluster not in CLUSTERS:
        raise BadRules(known("cluster", cluster, CLUSTERS))
    need("arena")
    if cluster is not None:
        need("cluster")
    from twocities.arena.crew import GameFailed
    from twocities.arena.folder import Folder
    from twocities.arena.naming import Naming

    folder = Folder(out)
    folder.begin(match)
    naming = Naming(game, language)
    try:
        is_complete = play(match, games, folder, cluster, processes or cores(), naming)
    except GameFailed as error:
        print(f"twocities: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    finally:
        folder.close()
    if not is_complete:
        given = ["--games", str(games), *(["--rules", rules] if rules else []), "--seed", str(seed)]
        given += ["--processes", str(processes)] if processes else []
        given += ["--cluster", cluster] if cluster else []
        given += ["--lang", lang] if lang else []
        typer.echo(naming.say("arena-stopped", games=len(folder.finished())))
        typer.echo(f"  {join(['twocities', 'arena', game, '--players', players, *given, '--out', str(out)])}")
        raise typer.Exit(130)
    conclude(folder, naming)


def study(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that 'twocities arena' wrote.")],
    out: Annotated[Path | None, typer.Option(help="The report; else report.html in the folder.")] = None,
    lang: Language = None,
) -> None:
    """Write one page of HTML about a match: who wins, from which seat, with which cards."""
    language = choose_language(lang)
    need("arena")
    from twocities.arena.folder import Folder, write_whole
    from twocities.arena.naming import Naming
    from twocities.arena.report import report
    from twocities.arena.summary import figures_in

    results = Folder(folder)
    naming = Naming(results.match().game, language)
    target = out or folder / "report.html"
    text = report(results, figures_in(results), naming)
    try:
        write_whole(target, text.encode())
    except OSError as error:
        raise TwoCitiesError(f"Cannot write '{target}': {reason(error)}.") from None
    typer.echo(naming.say("study-wrote", path=str(target)))


def names(listed: str) -> tuple[str, ...]:
    """Take a list apart that is separated by commas."""
    return tuple(name.strip() for name in listed.split(",") if name.strip())


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(match: Match, games: int, folder: "Folder", cluster: str | None, processes: int, naming: "Naming") -> bool:
    """Play what is missing, with a bar that shows the standing; say whether all games are there."""
    from twocities.arena.run import run

    finished = folder.finished()
    done = len(finished)
    if done:
        typer.echo(naming.say("arena-there", games=done))
    if finished.issuperset(range(games)):
        return True
    console = Console(stderr=True)
    crew = hire(match, cluster, processes)
    try:
        with bar(console) as progress:
            return run(match, games, folder, crew, Standing(match, games, folder, naming, progress).show)
    finally:
        crew.close()


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


def hire(match: Match, cluster: str | None, processes: int) -> "Crew":
    """Start those who play."""
    if cluster is None:
        from twocities.arena.processes import Processes

        return Processes(match, processes)
    from twocities.arena.cluster import RayCluster

    return RayCluster(match, processes)


class Standing:
    """Who has won how much of the games that are over."""

    def __init__(self, match: Match, games: int, folder: "Folder", naming: "Naming", progress: Progress) -> None:
        self.match = match
        self.naming = naming
        self.progress = progress
        finished = folder.finished()
        self.games = len(finished)
        self.wins = folder.standing(match.seats)
        self.task = progress.add_task(
            naming.say("arena-playing"),
            # A folder may hold games beyond those that are asked for, and lack some before them.
            total=len(finished.union(range(games))),
            completed=self.games,
            standing=self.told() if self.games else "",
        )

    def show(self, played: "Played") -> None:
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
            "  ".join(
                f"{self.naming.bot(bot)} {self.naming.percent(sum(won) / len(won))}" for bot, won in shares.items()
            )
        )


def conclude(folder: "Folder", naming: "Naming") -> None:
    """Write the summary and the plots, and print what they say."""
    from twocities.arena.summary import figures_in, write_plots, write_summary
    from twocities.arena.tables import bots_sheet, length_sheet, seats_sheet, times_sheet

    figures = figures_in(folder)
    write_summary(folder, figures)
    write_plots(folder, figures, naming)
    console = Console()
    for sheet_of in (bots_sheet, seats_sheet, length_sheet, times_sheet):
        console.print(grid(sheet_of(figures, naming), console.width))
    console.print(naming.say("arena-wrote", path=str(folder.path)), markup=False, soft_wrap=True)


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
