"""The commands around the server: start it, keep its database, check what it shuffled."""

import asyncio
import socket
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING, Annotated, TypeVar
from urllib.request import urlopen

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from twocities.cli.files import read_text, reason
from twocities.core.errors import BadReplay, TwoCitiesError
from twocities.core.replay import Replay, read_replay
from twocities.games import family_of
from twocities.texts import Texts, choose_language

if TYPE_CHECKING:
    from twocities.server.store.store import Store

Answer = TypeVar("Answer")

Database = Annotated[
    str | None, typer.Option("--database", help="A file of SQLite, or an address like postgresql://user@host/name.")
]

db = typer.Typer(no_args_is_help=True, help="Look after the database of a server.")


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 127.0.0.1 if none is given.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port to listen on; 8000.")] = None,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(help="The address of Redis, for several nodes.")] = None,
    public_url: Annotated[str | None, typer.Option(help="Where people reach the server behind a proxy.")] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser once it is there.")] = False,
) -> None:
    """Host tables for people and bots. Every setting can come from the environment, as TWOCITIES_PORT does."""
    from twocities.server.serve import serve as run_server
    from twocities.server.settings import BadSettings, read_settings

    try:
        settings = read_settings(host=host, port=port, database=database, redis=redis, public_url=public_url)
        need_port(settings.host, settings.port)
        if show:
            Thread(target=show_page, args=(settings.host, settings.port), daemon=True).start()
        run_server(settings)
    except BadSettings as error:
        raise TwoCitiesError(str(error)) from None


def need_port(host: str, port: int) -> None:
    """Refuse a port that somebody else listens on."""
    sort = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(sort) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise TwoCitiesError(
                f"Cannot listen on {host}, port {port}: {reason(error)}. Try another --port."
            ) from None


def show_page(host: str, port: int) -> None:
    """Open the page in a browser as soon as the server answers, and say where it is."""
    url = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{port}/"
    for _ in range(300):
        try:
            with urlopen(f"{url}health"):
                break
        except OSError:
            sleep(0.1)
    typer.echo(f"Two Cities is at {url}")
    webbrowser.open(url)


@db.command()
def upgrade(database: Database = None) -> None:
    """Bring the database to the schema of this version; `serve` does so by itself."""
    from twocities.server.store.upgrade import upgrade as run_upgrade

    before, after = with_store(database, run_upgrade)
    typer.echo(f"The schema was {before or 'empty'} and is {after}.")


@db.command()
def backup(file: Annotated[Path, typer.Argument(help="The file to write.")], database: Database = None) -> None:
    """Write everything into one file, also while the server runs."""
    from twocities.server.store.backup import back_up, count_rows

    if file.exists():
        raise TwoCitiesError(f"'{file}' exists already.")
    rows = with_store(database, count_rows, is_there=True)
    with progress_bar() as progress:
        task = progress.add_task("backup", total=rows)
        done = with_store(database, lambda store: back_up(store, file, lambda more: progress.advance(task, more)))
    typer.echo(f"{done} rows are in {file}.")


@db.command()
def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database: Database = None) -> None:
    """Read a backup into an empty database, of either kind."""
    from twocities.server.store.backup import restore as run_restore

    with progress_bar() as progress:
        task = progress.add_task("restore", total=None)
        done = with_store(database, lambda store: run_restore(store, file, lambda more: progress.advance(task, more)))
    typer.echo(f"{done} rows are restored.")


def verify(
    file: Annotated[Path, typer.Argument(metavar="REPLAY", help="A replay that a server wrote.")],
    lang: Annotated[str | None, typer.Option("--lang", help="en, cs, sk or uk; else the machine's language.")] = None,
) -> None:
    """Check that a game was shuffled as promised at its start, and played by the rules."""
    saved = read_replay(read_text(file))
    family = family_of(saved.game)
    texts = Texts(choose_language(lang), family)
    check_shuffle(saved)
    if saved.position is not None:
        typer.echo(texts.say("verify-position"))
    else:
        typer.echo(texts.say("verify-shuffle" if "commitment" in saved.notes else "verify-no-shuffle"))
    game = saved.play(family)
    typer.echo(texts.say("verify-moves", moves=len(saved.moves)))
    typer.echo(texts.say("verify-over" if game.decision is None else "verify-not-over"))


def check_shuffle(saved: Replay) -> None:
    """Refuse a replay whose seed is not the one that was promised."""
    from twocities.server.table.setup import commitment_of

    promised = saved.notes.get("commitment")
    if promised is not None and commitment_of(saved.seed, saved.notes.get("salt", "")) != promised:
        raise BadReplay("The seed and salt of this replay do not give the hash that was shown at the start.")


def with_store(database: str | None, work: "Callable[[Store], Awaitable[Answer]]", is_there: bool = False) -> Answer:
    """Open a database, do something with it and close it again; what must be there already is not made."""
    from twocities.server.settings import read_settings
    from twocities.server.store.backup import BadBackup
    from twocities.server.store.store import Store, Unavailable, file_of

    async def run() -> Answer:
        url = read_settings(database=database).database
        file = file_of(url)
        if is_there and file is not None and not file.exists():
            raise TwoCitiesError(f"There is no database '{file}'.")
        store = Store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except (Unavailable, BadBackup, ValueError) as error:
        raise TwoCitiesError(str(error)) from None


def progress_bar() -> Progress:
    """Make a bar that is shown on a terminal only."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
