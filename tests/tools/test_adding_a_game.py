"""The game of docs/adding-a-game.md is complete: written into a copy of the source it is played in every room."""

import json
from pathlib import Path

import pytest

from tests.tools.copies import Copy
from tests.tools.nim import add_nim

ROOMS = '''"""Nim in the rooms that know it by its family alone."""

import pytest

from tests.invariants import watch_random_game
from tests.server.tables import shown, started
from twocities import BadRules, load_position
from twocities.bots import make_bot, play_match
from twocities.bots.table import ask
from twocities.cli.boards import family_drawn
from twocities.core.rng import seeded
from twocities.nim.family import NIM


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_games_keep_the_invariants_at_every_decision(seats: int) -> None:
    watch_random_game(NIM, seats, [], seats, lambda game, events: None)


def test_a_position_can_be_written_by_hand() -> None:
    game = load_position({"game": "nim", "heap": 2})

    assert [game.notation(action) for action in game.decision.actions] == ["take 1", "take 2"]
    assert NIM.about(game.decision) == {"heap": 2}


def test_bots_that_know_no_game_play_it() -> None:
    scores = play_match(NIM.new_game(3, [], 1), [make_bot("random") for _ in range(3)], seeded(1))

    assert sorted(score.place for score in scores) == [1, 2, 2]


def test_a_level_says_that_it_does_not_know_the_game() -> None:
    with pytest.raises(BadRules, match="No level of bots knows the game behind a NimView"):
        ask(make_bot("journeyman"), NIM.new_game(2, [], 1).view(0), seeded(1))


def test_the_terminal_says_that_it_cannot_draw_the_game() -> None:
    with pytest.raises(BadRules, match="no board for the game 'nim'"):
        family_drawn("nim")


def test_people_play_it_at_a_table_of_the_server() -> None:
    gathering = started("Eva Jan", bots=1, game="nim")
    assert shown(gathering.table)

    gathering.play_on()

    assert sorted(score.place for score in gathering.game.scores()) == [1, 2, 2]
    assert shown(gathering.read_again()) == shown(gathering.table)
'''


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Make a copy of the project with the game of the page in it."""
    copy = Copy(tmp_path_factory.mktemp("project"))
    add_nim(copy)
    (copy.folder / "tests/test_nim.py").write_text(ROOMS, encoding="utf-8")
    return copy


def test_the_rooms_that_need_nothing_play_it_and_the_others_refuse_by_name(project: Copy) -> None:
    done = project.test("tests/test_nim.py")

    assert done.returncode == 0, done.stdout


def test_it_can_be_simulated(project: Copy) -> None:
    done = project.python("-m", "twocities", "simulate", "nim", "--seats", "3", "--games", "20", "--json")

    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["decisions"] > 60


def test_the_arena_plays_it(project: Copy, tmp_path: Path) -> None:
    players = ["--players", "random,random,random", "--games", "6", "--processes", "1"]

    done = project.python("-m", "twocities", "arena", "nim", *players, "--out", str(tmp_path / "match"), "--lang", "en")

    assert done.returncode == 0, done.stderr
    assert "Seat 3" in done.stdout
    assert len(list((tmp_path / "match" / "plots").iterdir())) > 1
