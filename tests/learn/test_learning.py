"""A whole tiny training: repeatable, stopped and continued at will, and refused where it does not belong."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.learn.trainings import TINY, here
from twocities.arena.match import SEED_STRIDE, Match
from twocities.arena.seeds import MOST_SEED
from twocities.bots.learned import LEARNABLE
from twocities.bots.nets.net_file import read_net
from twocities.cli.main import run
from twocities.core.errors import BadRules
from twocities.learn.learning import Teacher, TrainingPlan, learn
from twocities.learn.lesson import FIRST_SEED, MEASURED, MOST_GAMES, MOST_GENERATIONS, Lesson
from twocities.learn.playing import play_lesson
from twocities.learn.samples import unpacked
from twocities.learn.training_dir import BadTrainingDir, TrainingDir


def trained(path: Path, plan: TrainingPlan = TINY, chunks: int = 10**6) -> Path | None:
    """Train here; return the net."""
    folder = TrainingDir(path)
    folder.begin(plan.to_dict())
    try:
        return learn(plan, folder, here(chunks), Teacher())
    finally:
        folder.close()


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Train a net on a few games; the folder is not to be changed."""
    path = tmp_path_factory.mktemp("training") / "tiny"
    assert trained(path) == path / "machikoro.net"
    return path


def test_a_card_says_what_a_net_was_trained_on(tiny: Path) -> None:
    card = read_net(tiny / "machikoro.net", "machikoro", LEARNABLE["machikoro"].features).card

    assert (card["game"], card["games"], card["seed"], card["generation"]) == ("machikoro", 12, 1, 1)
    assert card["engine"] == TINY.engine
    losses = card["losses"]
    assert isinstance(losses, list)
    assert (losses[0]["kind"], losses[0]["stage"]) == ("all", "all")
    assert losses[0]["moments"] == card["moments_measured"] != 0
    assert 0 < losses[0]["net"] < 9


def test_a_training_that_was_interrupted_goes_on_to_the_same_net(tiny: Path, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "again", chunks=3)
    there = TrainingDir(tmp_path / "again").generation(1).finished()

    net = trained(tmp_path / "again")

    assert 0 < len(there) < TINY.games
    assert net is not None
    assert net.read_bytes() == (tiny / "machikoro.net").read_bytes()


def test_the_next_generation_is_played_with_the_net_before(tiny: Path) -> None:
    lesson = Lesson("machikoro", generation=2, net=tiny / "machikoro.net", iterations=1)

    played = play_lesson(lesson, [4])

    assert list(unpacked(played.rows).games) == played.numbers == [4]


def test_another_training_is_refused(tiny: Path) -> None:
    with pytest.raises(BadTrainingDir, match="holds another training, with seed 1; name another folder"):
        TrainingDir(tiny).begin(replace(TINY, seed=2).to_dict())


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "holiday.png").write_text("")

    with pytest.raises(BadTrainingDir, match="is not empty and holds no training"):
        TrainingDir(tmp_path).begin(TINY.to_dict())


def test_a_part_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    games = tmp_path / "generation-1" / "games"
    games.mkdir(parents=True)
    (games / "000000000-000000003.npz").write_bytes(b"PK\x03\x04 torn")

    with pytest.raises(BadTrainingDir, match=r"000000003\.npz.*Delete it, and its games are played again"):
        TrainingDir(tmp_path).generation(1).finished()


def test_no_deal_is_both_learned_from_and_measured_in_the_arena() -> None:
    last_of_arena = Match("citadels", ("random", "random"), seed=MOST_SEED).seed_of(2 * SEED_STRIDE - 1)
    first = Lesson("citadels", seed=0, generation=0).seed_of(0)
    last = Lesson("citadels", seed=MOST_SEED, generation=MOST_GENERATIONS - 1).seed_of(MOST_GAMES - 1)

    assert last_of_arena < FIRST_SEED == first < last < 2**64


def test_every_game_to_learn_from_has_a_seed_of_its_own() -> None:
    seeds = [
        Lesson("citadels", seed, generation).seed_of(number)
        for seed in (0, 1)
        for generation in (0, 1)
        for number in (0, 1, MOST_GAMES - 1)
    ]

    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize("game", LEARNABLE)
def test_every_table_that_is_drawn_can_be_played(game: str) -> None:
    lesson = Lesson(game)
    tables = [lesson.table(number) for number in range(60)]

    for number, table in enumerate(tables):
        assert lesson.deal(number).seats == table.seats
    assert len({table.seats for table in tables}) >= 3
    assert len({table.kind for table in tables}) >= 4


def test_a_deal_that_measures_measures_always(tiny: Path) -> None:
    samples = TrainingDir(tiny).generation(1).samples()

    assert {int(number) for number in samples.numbers[samples.measures]} == {0, MEASURED}


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (TrainingPlan("chess"), "no game that nets learn 'chess'"),
        (TrainingPlan("citadels", games=9), "plays 10 to"),
        (TrainingPlan("citadels", generations=0), "There are 1 to"),
    ],
)
def test_what_cannot_be_trained_is_refused(plan: TrainingPlan, why: str) -> None:
    with pytest.raises(BadRules, match=why):
        plan.check()


def test_the_command_trains_in_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"

    assert run(["train", "machikoro", "--games", "10", "--processes", "1", "--out", str(out), "--lang", "en"]) == 0

    said = capsys.readouterr().out
    assert "Generation 1: 10 of 10 games" in said
    assert "What generation 1 knows of games that it never saw" in said
    assert f"Net: {out / 'machikoro.net'}" in said.replace("\n", " ").replace("  ", " ")
    assert json.loads((out / "training.json").read_text())["games"] == 10
    assert read_net(out / "machikoro.net", "machikoro", LEARNABLE["machikoro"].features).card["games"] == 10
