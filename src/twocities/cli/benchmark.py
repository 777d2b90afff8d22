"""The command `benchmark`: how an agent does on a task that others are measured by, too."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated

import typer

from twocities.core.errors import TwoCitiesError
from twocities.extras import need


def benchmark(
    task: Annotated[str, typer.Argument(metavar="TASK", help="Such as citadels-4p-deluxe.")],
    agent: Annotated[str, typer.Option(help="A bot: module:Class, ./file.py:Class or one of ours.")],
    out: Annotated[Path, typer.Option(help="The folder for result.json and plot.png.")] = Path("benchmark"),
    levels: Annotated[str, typer.Option(help="The opponents, separated by commas; else all levels.")] = "",
    deals: Annotated[int, typer.Option(help="How many deals, each from every seat; else all of the task.")] = 200,
    processes: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
) -> None:
    """Measure an agent on a task: fixed deals against the ladder of our bots."""
    from twocities.cli.arena import names

    need("envs")
    from twocities.bots.plugins import BotFailed
    from twocities.envs.benchmark import LADDER, check, measure, plot, task_named

    measured = task_named(task)
    chosen = list(names(levels)) or LADDER
    check(measured, agent, chosen, deals)

    def tell(opponents: str, played: int) -> None:
        typer.echo(f"{opponents}: {played} of {deals} deals", err=True)

    with writing(out):
        # Before hours are spent on figures that nobody can keep.
        out.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=out):
            pass
    try:
        result = measure(measured, agent, chosen, deals, processes, tell)
    except BotFailed as error:
        print(f"twocities: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    try:
        typer.echo(result.written(), nl=False)
    finally:
        with writing(out):
            (out / "result.json").write_text(result.written(), encoding="utf-8")
            plot(result, out / "plot.png")


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Say in a sentence what the system refused."""
    from twocities.cli.files import reason

    try:
        yield
    except OSError as error:
        raise TwoCitiesError(f"Cannot write into '{folder}': {reason(error)}.") from None
