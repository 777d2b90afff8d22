"""The commands `arena` and `study`: matches of bots, and reports about them."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from twocities.arena.seeds import MOST_SEED
from twocities.core.errors import BadRules, TwoCitiesError, known
from twocities.extras import need

CLUSTERS = ["ray"]

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
    from shlex import join

    from twocities.arena.match import Match
    from twocities.texts import choose_language

    match = Match(game, names(players), names(rules), seed)
    match.check()
    language = choose_language(lang)
    if cluster is not None and cluster not in CLUSTERS:
        raise BadRules(known("cluster", cluster, CLUSTERS))
    need("arena")
    if cluster is not None:
        need("cluster")
    from twocities.arena.match_dir import MatchDir
    from twocities.arena.match_texts import MatchTexts
    from twocities.arena.workers import GameFailed
    from twocities.cli.match_run import conclude, cores, play

    folder = MatchDir(out)
    folder.begin(match)
    texts = MatchTexts(game, language)
    try:
        is_complete = play(match, games, folder, cluster, processes or cores(), texts)
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
        typer.echo(texts.say("arena-stopped", games=len(folder.finished())))
        typer.echo(f"  {join(['twocities', 'arena', game, '--players', players, *given, '--out', str(out)])}")
        raise typer.Exit(130)
    conclude(folder, texts)


def study(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A folder that 'twocities arena' wrote.")],
    out: Annotated[Path | None, typer.Option(help="The report; else report.html in the folder.")] = None,
    lang: Language = None,
) -> None:
    """Write one page of HTML about a match: who wins, from which seat, with which cards."""
    from twocities.cli.files import reason
    from twocities.texts import choose_language

    language = choose_language(lang)
    need("arena")
    from twocities.arena.match_dir import MatchDir, write_whole
    from twocities.arena.match_texts import MatchTexts
    from twocities.arena.report import report
    from twocities.arena.summary import figures_in

    results = MatchDir(folder)
    texts = MatchTexts(results.match().game, language)
    target = out or folder / "report.html"
    text = report(results, figures_in(results), texts)
    try:
        write_whole(target, text.encode())
    except OSError as error:
        raise TwoCitiesError(f"Cannot write '{target}': {reason(error)}.") from None
    typer.echo(texts.say("study-wrote", path=str(target)))


def names(listed: str) -> tuple[str, ...]:
    """Take a list apart that is separated by commas."""
    return tuple(name.strip() for name in listed.split(",") if name.strip())
