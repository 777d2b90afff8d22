"""The commands of the server: `serve`, `db` and `verify`."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from twocities.core.errors import BadReplay, TwoCitiesError
from twocities.extras import need

if TYPE_CHECKING:
    from rich.progress import Progress

    from twocities.core.replay import Replay
    from twocities.server.store.check import Checked
    from twocities.server.store.store import Store

Answer = TypeVar("Answer")

Database = Annotated[
    str | None, typer.Option("--database", help="A file of SQLite, or an address like postgresql://user@host/name.")
]

db = typer.Typer(no_args_is_help=True, help="Look after the database of a server.")


@db.callback()
def begin_db() -> None:
    """Look after the database of a server."""
    need("server")


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 127.0.0.1 if none is given.")] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="The port to listen on; 8000.")] = None,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(help="The address of Redis, for several nodes.")] = None,
    public_url: Annotated[str | None, typer.Option(help="Where people reach the server behind a proxy.")] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser once it is there.")] = False,
) -> None:
    """Host tables for people and bots. Every setting can come from the environment, as TWOCITIES_PORT does."""
    need("server")
    from threading import Thread

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
    import socket

    from twocities.cli.files import reason

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
    import webbrowser
    from time import sleep
    from urllib.request import urlopen

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
    from twocities.server.store.backup import back_up, count_rows, need_schema
    from twocities.server.store.check import check as run_check

    if file.exists():
        raise TwoCitiesError(f"'{file}' exists already.")
    with_store(database, need_schema, is_there=True)
    with progress_bar() as progress:
        task = progress.add_task("check", total=None)
        found = with_store(database, lambda store: run_check(store, lambda more: progress.advance(task, more)))
        if found.pages:
            tell_damages(found)
            raise TwoCitiesError("The database is damaged, and no backup was made of it. Restore an earlier one.")
        rows = with_store(database, count_rows)
        task = progress.add_task("backup", total=rows)
        done = with_store(database, lambda store: back_up(store, file, lambda more: progress.advance(task, more)))
    typer.echo(f"{done} rows are in {file}.")
    if not found.is_whole:
        tell_damages(found)
        raise typer.Exit(1)


@db.command()
def check(database: Database = None) -> None:
    """Check that everything is as it was written, also while the server runs; exit code 1 if it is not."""
    from twocities.server.store.backup import need_schema
    from twocities.server.store.check import check as run_check

    with progress_bar() as progress:
        task = progress.add_task("check", total=None)
        with_store(database, need_schema, is_there=True)
        found = with_store(database, lambda store: run_check(store, lambda more: progress.advance(task, more)))
    typer.echo(f"{found.tables} tables with {found.lines} lines were checked.")
    if not found.is_whole:
        tell_damages(found)
        raise typer.Exit(1)
    typer.echo("Everything is as it was written.")


def tell_damages(found: "Checked") -> None:
    """Tell what is damaged, and name the tables that are hit."""
    for page in found.pages:
        typer.echo(f"The database is damaged: {page}.", err=True)
    for table, why in found.logs.items():
        typer.echo(f"The table {table} is damaged: {why}.", err=True)


@db.command()
def restore(file: Annotated[Path, typer.Argument(help="A backup.")], database: Database = None) -> None:
    """Read a backup into an empty database, of either kind."""
    from twocities.server.store.backup import restore as run_restore

    with progress_bar() as progress:
        task = progress.add_task("restore", total=None)
        done = with_store(database, lambda store: run_restore(store, file, lambda more: progress.advance(task, more)))
    typer.echo(f"{done} rows are restored.")


KeptDays = Annotated[float | None, typer.Option(min=0, help="After how many days; 0 for never.")]


@db.command()
def prune(
    guests: KeptDays = None,
    unfinished: KeptDays = None,
    finished: KeptDays = None,
    pack: KeptDays = None,
    yes: Annotated[bool, typer.Option("--yes", help="Remove and pack it; else it is only told.")] = False,
    database: Database = None,
) -> None:
    """Tell what is older than the settings keep, such as TWOCITIES_KEEP_GUESTS; with --yes remove and pack it."""
    from time import time

    from twocities.server.settings import BadSettings, read_settings
    from twocities.server.store.retention import Retention, carry_out, find_old

    try:
        settings = read_settings(
            keep_guests=guests, keep_unfinished=unfinished, keep_finished=finished, pack_finished=pack
        )
    except BadSettings as error:
        raise TwoCitiesError(str(error)) from None
    policy = Retention(settings.keep_guests, settings.keep_unfinished, settings.keep_finished, settings.pack_finished)
    if policy == Retention():
        raise TwoCitiesError("Everything is kept for ever: say for how many days, with --guests, --unfinished, ...")
    work = carry_out if yes else find_old
    found = with_store(database, lambda store: work(store, policy, time()), is_there=True)
    was = "Removed" if yes else "To remove"
    typer.echo(f"{was}: {found.guests} guests, {found.unfinished} unfinished games, {found.finished} finished games.")
    typer.echo(f"{found.lines} lines of logs go with the games.")
    typer.echo(f"{'Packed' if yes else 'To pack'}: {found.packed} finished games of {found.packed_lines} lines.")
    if not yes:
        typer.echo("Nothing was changed. Make a backup, then say --yes.")


def verify(
    file: Annotated[Path, typer.Argument(metavar="REPLAY", help="A replay that a server wrote.")],
    key: Annotated[str | None, typer.Option("--key", help="The key of the server, as /api/key tells it.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en, cs, sk or uk; else the machine's language.")] = None,
) -> None:
    """Check what a replay proves: who signed it, the shuffle, the moves; exit code 1 if it is not whole."""
    need("server")
    from twocities.cli.files import NoText, read_text

    try:
        text = read_text(file)
    except NoText as error:
        typer.echo(f"twocities: {error}", err=True)
        raise typer.Exit(1) from None
    try:
        is_whole = tell_proofs(text, key, lang)
    except TwoCitiesError as error:
        typer.echo(f"twocities: {error}", err=True)
        is_whole = False
    if not is_whole:
        raise typer.Exit(1)


def tell_proofs(text: str, key: str | None, lang: str | None) -> bool:
    """Tell what a replay proves and what it does not; say whether it is whole."""
    from twocities.core.replay import read_replay
    from twocities.games import family_of
    from twocities.server.table.signature import is_signed
    from twocities.texts import Texts, choose_language

    saved = read_replay(text)
    family = family_of(saved.game)
    texts = Texts(choose_language(lang), family)
    signer = saved.notes.get("key")
    if signer is None:
        signed = "verify-unsigned"
    elif not is_signed(text, signer):
        signed = "verify-changed"
    elif key is not None and key != signer:
        signed = "verify-other-key"
    else:
        signed = "verify-signed" if key is None else "verify-signed-by-server"
    typer.echo(texts.say(signed, signer=signer or ""))
    shares, withheld = check_shuffle(saved)
    if saved.position is not None:
        typer.echo(texts.say("verify-position"))
    else:
        typer.echo(texts.say("verify-shuffle" if "commitment" in saved.notes else "verify-no-shuffle"))
    if shares:
        typer.echo(texts.say("verify-shares", names=", ".join(shares)))
    elif "commitment" in saved.notes and saved.position is None:
        typer.echo(texts.say("verify-no-shares"))
    if withheld:
        typer.echo(texts.say("verify-withheld", names=", ".join(withheld)))
    game = saved.play(family)
    typer.echo(texts.say("verify-moves", moves=len(saved.moves)))
    typer.echo(texts.say("verify-over" if game.decision is None else "verify-not-over"))
    return signed in ("verify-signed", "verify-signed-by-server") and game.decision is None


def check_shuffle(saved: "Replay") -> tuple[list[str], list[str]]:
    """Refuse a replay whose seed is not the one that was promised.

    Return the names of those whose shares are in it, and of those who have promised one and not told it.
    """
    from twocities.server.table.setup import commitment_of, dealt_seed, seal_of
    from twocities.server.table.table import PROMISED_SEED, SEAL, SHARE

    notes = saved.notes
    seals = {int(name.removeprefix(SEAL)): seal for name, seal in notes.items() if is_seat(name, SEAL)}
    shares = {int(name.removeprefix(SHARE)): share for name, share in notes.items() if is_seat(name, SHARE)}
    salt, seed = notes.get("salt", ""), notes.get(PROMISED_SEED, str(saved.seed))
    promised = notes.get("commitment")
    if promised is not None and commitment_of(int(seed) if seed.isdecimal() else -1, salt) != promised:
        raise BadReplay("The seed and salt of this replay do not give the hash that was shown at the start.")
    if any(seals.get(seat) != seal_of(share) for seat, share in shares.items()):
        raise BadReplay("A share in the shuffle is not the one that was promised.")
    if dealt_seed(int(seed) if seed.isdecimal() else -1, salt, shares) != saved.seed:
        raise BadReplay("The seed of this replay is not mixed from the promised seed and the shares of the seats.")

    def names(seats: list[int]) -> list[str]:
        return [notes.get(f"player-{seat}", f"? {seat}").partition(" ")[2] for seat in seats]

    return names(sorted(shares)), names(sorted(seals.keys() - shares.keys()))


def is_seat(name: str, begins: str) -> bool:
    """Say whether a line of a replay is about a seat."""
    return name.startswith(begins) and name.removeprefix(begins).isdecimal()


def with_store(database: str | None, work: "Callable[[Store], Awaitable[Answer]]", is_there: bool = False) -> Answer:
    """Open a database, do something with it and close it again; what must be there already is not made."""
    import asyncio

    from sqlalchemy.exc import DBAPIError

    from twocities.server.settings import read_settings
    from twocities.server.store.backup import BadBackup
    from twocities.server.store.store import Store, Unavailable, file_of, trouble_of

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
    except (DBAPIError, UnicodeDecodeError) as error:
        raise TwoCitiesError(str(trouble_of(error))) from None
    except (Unavailable, BadBackup, ValueError) as error:
        raise TwoCitiesError(str(error)) from None


def progress_bar() -> "Progress":
    """Make a bar that is shown on a terminal only."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
