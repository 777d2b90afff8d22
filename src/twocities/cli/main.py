"""The command `twocities`: its arguments, and one line for whatever is wrong with them."""

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from twocities.cli.arena import arena, study
from twocities.cli.benchmark import benchmark
from twocities.cli.serving import db, serve, verify
from twocities.cli.train import train
from twocities.core.errors import BadReplay, BadRules, TwoCitiesError, known
from twocities.extras import need
from twocities.version import VERSION

if TYPE_CHECKING:
    from twocities.core.family import GameFamily
    from twocities.texts import Texts

# What a command needs is imported when it runs: `twocities --help` answers at once.

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # loading what draws boxes around options took a third of the time
    context_settings={"max_content_width": 120},
    help="Play, host and study city-building card games.",
    epilog="'twocities games' lists the games.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as machikoro.")]
Language = Annotated[str | None, typer.Option("--lang", help="en, cs, sk or uk; else the machine's language.")]
RuleNames = Annotated[str | None, typer.Option("--rules", help="Names of rules, separated by commas.")]


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Play, host and study city-building card games."""
    if version:
        typer.echo(f"twocities {VERSION}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
    if version:
        raise typer.Exit


@app.command()
def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    people: Annotated[str | None, typer.Option(help="Names of people, separated by commas; '' for none.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Bots by level: gentle_apprentice, apprentice, journeyman, master, grandmaster, random."),
    ] = None,
    rules: RuleNames = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Makes chance repeatable.")] = None,
    lang: Language = None,
    resume: Annotated[Path | None, typer.Option(help="A saved game to go on with.")] = None,
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds that a bot waits before it plays.")] = 0.9,
) -> None:
    """Play in the terminal, with people at one keyboard and bots."""
    import secrets

    from twocities.cli.autosave import Autosave
    from twocities.cli.boards import family_drawn
    from twocities.cli.files import SavedFiles
    from twocities.cli.local_table import LocalTable
    from twocities.cli.players import resume_command, resume_players, seat_players
    from twocities.core.replay import Replay, read_replay

    family = family_drawn(game)
    texts = texts_for(family, lang)
    files = SavedFiles()
    if resume is not None:
        given = {"seats": seats, "people": people, "rules": rules, "seed": seed}
        refuse_beside_resume([name for name, value in given.items() if value is not None])
        replay = read_replay(files.read(resume))
        if replay.game != family.name:
            raise BadReplay(f"'{resume}' holds a game of {replay.game}, not of {family.name}.")
        players = resume_players(replay, family, texts, resume, split(bots))
    else:
        players = seat_players(family, texts, seats, split(people), split(bots))
        chance = secrets.randbelow(2**32) if seed is None else seed
        replay = Replay(family.name, len(players), split(rules) or [], chance, family.version)
    table = LocalTable(family, players, replay)
    need("terminal")
    need_terminal("play")
    autosave = Autosave(files, resume)
    from twocities.cli.app import PlayApp

    failure = PlayApp(table, texts, autosave, pace).run()
    path = autosave.resumable()
    if path is not None:
        typer.echo(f"{texts.say('resume-hint')}\n  {resume_command(family, players, path)}")
    if failure is not None:
        raise typer.Exit(refuse(str(failure), 1))


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Makes chance repeatable.")] = 1,
    rules: RuleNames = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Play random games and print their number, speed and hash."""
    import json

    from rich.console import Console

    from twocities.cli.printing import print_report
    from twocities.cli.simulate import simulate as play_at_random
    from twocities.games import family_of

    family = family_of(game)
    texts = texts_for(family, lang)
    report = play_at_random(family, seats, split(rules) or [], games, seed, texts.say("simulate-playing"))
    if as_json:
        typer.echo(json.dumps(report.to_dict()))
    else:
        print_report(Console(), report, texts)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    move: Annotated[int | None, typer.Option(help="The move to begin at.")] = None,
    lang: Language = None,
) -> None:
    """Step through a saved game; without a terminal, print it."""
    from rich.console import Console

    from twocities.cli.boards import family_drawn
    from twocities.cli.drawing import Drawing
    from twocities.cli.files import read_text
    from twocities.cli.players import read_players
    from twocities.cli.printing import print_replay, print_step
    from twocities.cli.replay_steps import replay_steps_of
    from twocities.core.replay import read_replay

    saved = read_replay(read_text(file))
    family = family_drawn(saved.game)
    texts = texts_for(family, lang)
    drawing = Drawing(family, texts, [player.name for player in read_players(saved, family, texts)])
    steps = replay_steps_of(saved, drawing)
    if move is not None and not 0 <= move < len(steps):
        raise BadReplay(f"The replay has moves 0 to {len(steps) - 1}, not {move}.")
    if sys.stdout.isatty() and sys.stdin.isatty():
        need("terminal")
        from twocities.cli.app import ReplayApp

        ReplayApp(drawing, steps, move or 0).run()
    elif move is None:
        print_replay(Console(), drawing, steps)
    else:
        print_step(Console(), drawing, steps, move)


@app.command()
def rules(
    game: GameName,
    card: Annotated[str | None, typer.Argument(metavar="[CARD]", help="A card, by its id or its name.")] = None,
    edition: Annotated[str | None, typer.Option(help="One edition, such as deluxe or classic,dark_city.")] = None,
    lang: Language = None,
) -> None:
    """Show how a game is played, what is in an edition, or what a card does."""
    from rich.console import Console

    from twocities.cli.boards import family_drawn
    from twocities.cli.boards.board import find_box, find_card
    from twocities.cli.drawing import Drawing
    from twocities.cli.printing import print_box, print_card, print_rules

    family = family_drawn(game)
    drawing = Drawing(family, texts_for(family, lang), [])
    texts, board = drawing.texts, drawing.board
    box = None if edition is None else find_box(family, board, split(edition) or [], texts)
    cards = board.cards(texts) if box is None else box.cards
    if card is not None:
        sheet = find_card(cards, card, texts)
        if sheet is None:
            raise TwoCitiesError(known("card", card, [each.name for each in cards]))
        print_card(Console(), sheet, texts)
    elif box is None:
        print_rules(Console(), drawing)
    else:
        print_box(Console(), drawing, box)


@app.command()
def games(lang: Language = None) -> None:
    """List the games with their rules, and the bots."""
    from rich.console import Console

    from twocities.cli.printing import print_bots, print_game
    from twocities.games import GAMES

    console = Console()
    for family in GAMES.values():
        print_game(console, family, texts_for(family, lang))
    print_bots(console, texts_for(family, lang))


app.command()(arena)
app.command()(study)
app.command()(train)
app.command()(benchmark)
app.command()(serve)
app.command()(verify)
app.add_typer(db, name="db")


def texts_for(family: "GameFamily", language: str | None) -> "Texts":
    """Load the words of a game in the language that was asked for."""
    from twocities.texts import Texts, choose_language

    return Texts(choose_language(language), family)


def split(names: str | None) -> list[str] | None:
    """Take a list apart that is separated by commas."""
    if names is None:
        return None
    return [name.strip() for name in names.split(",") if name.strip()]


def refuse_beside_resume(options: list[str]) -> None:
    """Refuse options that a saved game decides."""
    if options:
        raise BadRules(f"--resume takes the table from the file; leave out --{options[0]}.")


def need_terminal(command: str) -> None:
    """Refuse to draw screens where nobody can see them."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise TwoCitiesError(f"'twocities {command}' needs a terminal to play in.")


def complaint(error: Exception) -> str:
    """Say what is wrong with the arguments and where it is told what is allowed."""
    if not isinstance(error, typer.TyperException):
        return str(error)
    context = getattr(error, "ctx", None)
    path = "twocities" if context is None else context.command_path
    return f"{error.format_message().rstrip('.')}. See '{path} --help'."


def refuse(message: str, code: int) -> int:
    """Say in one line why nothing more is done."""
    print(f"twocities: {' '.join(message.split())}", file=sys.stderr)
    return code


def run(arguments: list[str] | None = None) -> int:
    """Run the command; whatever is wrong with its arguments gets one line and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        result = app(args=arguments, prog_name="twocities", standalone_mode=False)
    except (TwoCitiesError, typer.TyperException) as error:
        return refuse(complaint(error), 2)
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except OSError as error:
        from twocities.cli.files import reason

        return refuse(f"Cannot print: {reason(error)}.", 1)
    return result if isinstance(result, int) else 0
