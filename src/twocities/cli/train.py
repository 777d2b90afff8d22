"""The command `train`: a net that learns a game from games."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from twocities.arena.seeds import MOST_SEED
from twocities.cli.arena import CLUSTERS, Language
from twocities.core.errors import BadRules, known
from twocities.extras import need


def train(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, such as citadels.")],
    out: Annotated[Path, typer.Option(help="The folder for games and nets; one that was begun goes on.")],
    games: Annotated[int, typer.Option(help="How many games each generation plays.")] = 6000,
    generations: Annotated[int, typer.Option(help="How many generations learn from each other.")] = 1,
    iterations: Annotated[int, typer.Option(min=1, help="How many lines of play learning bots try.")] = 40,
    pick_games: Annotated[int, typer.Option(help="How many games are played to learn who picks whom.")] = 6000,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="Makes chance repeatable.")] = 1,
    processes: Annotated[int | None, typer.Option(min=1, help="How many processes; else one for each core.")] = None,
    cluster: Annotated[str | None, typer.Option(help="'ray' plays on a Ray cluster.")] = None,
    lang: Language = None,
) -> None:
    """Play games, train a net on them that says who wins, and measure what it knows."""
    from shlex import join

    from twocities.texts import choose_language

    language = choose_language(lang)
    if cluster is not None and cluster not in CLUSTERS:
        raise BadRules(known("cluster", cluster, CLUSTERS))
    need("arena")
    need("learn")
    if cluster is not None:
        need("cluster")
    from twocities.arena.match_texts import MatchTexts
    from twocities.arena.workers import GameFailed
    from twocities.cli.match_run import cores
    from twocities.cli.training_run import run
    from twocities.learn.learning import TrainingPlan
    from twocities.learn.training_dir import TrainingDir

    plan = TrainingPlan(game, seed, games, iterations, generations, pick_games=pick_games)
    plan.check()
    folder = TrainingDir(out)
    folder.begin(plan.to_dict())
    texts = MatchTexts(game, language)

    try:
        net = run(plan, folder, cluster, processes or cores(), texts)
    except GameFailed as error:
        print(f"twocities: {error}", file=sys.stderr)
        raise typer.Exit(1) from None
    finally:
        folder.close()
    if net is None:
        given = [
            "--games",
            str(games),
            "--generations",
            str(generations),
            "--iterations",
            str(iterations),
            "--pick-games",
            str(pick_games),
            "--seed",
            str(seed),
        ]
        given += ["--processes", str(processes)] if processes else []
        given += ["--cluster", cluster] if cluster else []
        given += ["--lang", lang] if lang else []
        typer.echo(texts.say("train-stopped"))
        typer.echo(f"  {join(['twocities', 'train', game, *given, '--out', str(out)])}")
        raise typer.Exit(130)
    typer.echo(texts.say("train-wrote", path=str(net)))
