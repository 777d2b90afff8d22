"""Who sits at a table, as the arguments and a saved game say."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.cli.tables import ADA, ANN, texts
from twocities import BadReplay, BadRules
from twocities.bots import plugins
from twocities.bots.plugins import GROUP
from twocities.cli.main import run
from twocities.cli.players import Player, read_player, read_players, resume_players, seat_players, write_players
from twocities.core.replay import Replay
from twocities.machikoro.family import MACHIKORO

LAST = """
from pathlib import Path
from twocities.bots import Bot

Path(__file__ + ".ran").touch()

class Last(Bot):
    def choose(self, view, decision, rng):
        return decision.actions[-1]
"""


def seats(
    count: int | None = None, people: list[str] | None = None, bots: list[str] | None = None, language: str = "en"
) -> list[str]:
    """Seat players and write them down."""
    return [player.note() for player in seat_players(MACHIKORO, texts(language), count, people, bots)]


def test_one_person_sits_down_with_three_journeymen() -> None:
    assert seats() == ["person You", "bot journeyman Ada", "bot journeyman Ben", "bot journeyman Cora"]


def test_players_have_names_of_their_language() -> None:
    assert seats(2, language="uk") == ["person Ви", "bot journeyman Ада"]


def test_several_people_play_among_themselves() -> None:
    assert seats(people=["Ann", "Bob"]) == ["person Ann", "person Bob"]


def test_bots_fill_the_seats_that_are_left() -> None:
    assert seats(4, ["Ann", "Bob"], ["random"]) == ["person Ann", "person Bob", "bot random Ada", "bot journeyman Ben"]


def test_bots_alone_decide_how_many_play() -> None:
    assert seats(bots=["random"]) == ["person You", "bot random Ada"]


def test_nobody_needs_to_be_a_person() -> None:
    assert seats(people=[], bots=["random", "journeyman"]) == ["bot random Ada", "bot journeyman Ben"]


def test_a_bot_does_not_take_a_person_s_name() -> None:
    assert seats(2, ["Ada"]) == ["person Ada", "bot journeyman Ben"]


@pytest.mark.parametrize("name", ["", "a\tb", " Ann"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(BadRules, match="name needs letters"):
        seats(2, [name])


def test_players_are_read_back_from_a_replay() -> None:
    replay = Replay("machikoro", 2, [], 1)
    write_players(replay, [Player("Anna Marie"), ADA])

    assert read_players(replay, MACHIKORO, texts()) == [Player("Anna Marie"), ADA]


def test_a_replay_with_a_seat_that_nobody_takes_is_refused() -> None:
    replay = Replay("machikoro", 3, [], 1)
    write_players(replay, [ANN, ADA])

    with pytest.raises(BadReplay, match="'person NAME' or 'bot MAKE NAME'"):
        read_players(replay, MACHIKORO, texts())


def test_the_make_of_a_bot_may_hold_spaces() -> None:
    player = Player("Ada Lovelace", "./my bots/50 %.py:Last")

    assert player.note() == "bot ./my%20bots/50%20%25.py:Last Ada Lovelace"
    assert read_player(player.note()) == player


@pytest.mark.parametrize("make", ["random", "master@0.5", "grandmaster-norollout@500i", "./mine.py:Last", "a.b:C"])
def test_plain_makes_are_written_as_they_are(make: str) -> None:
    assert Player("Ada", make).note() == f"bot {make} Ada"


def test_a_make_that_cannot_be_shown_is_refused() -> None:
    with pytest.raises(BadRules, match="cannot be"):
        read_player("bot ./%1b[2Jmine.py:Last Ada")


def played_with(make: str) -> Replay:
    """Write down a game against a bot."""
    replay = Replay("machikoro", 2, [], 1, MACHIKORO.version)
    write_players(replay, [ANN, Player("Ada", make)])
    return replay


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """Write a bot that leaves a trace when its code is run; its path has a space."""
    folder = tmp_path / "my bots"
    folder.mkdir()
    (folder / "mine.py").write_text(LAST, encoding="utf-8")
    return f"{folder / 'mine.py'}:Last"


def has_run(mine: str) -> bool:
    """Say whether the bot has left its trace."""
    return Path(f"{mine.rpartition(':')[0]}.ran").exists()


def test_a_replay_is_read_with_names_alone(mine: str) -> None:
    assert read_players(played_with(mine), MACHIKORO, texts()) == [ANN, Player("Ada", mine)]
    assert not has_run(mine)


def test_the_command_that_prints_a_replay_runs_no_code_of_others(
    mine: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.replay"
    path.write_text(played_with(mine).text(), encoding="utf-8")

    assert run(["replay", str(path), "--lang", "en"]) == 0
    assert "Ann" in capsys.readouterr().out
    assert not has_run(mine)


def test_a_replay_is_watched_where_the_bot_is_not_there() -> None:
    for make in ("./nowhere.py:Last", "wizard"):
        assert read_players(played_with(make), MACHIKORO, texts()) == [ANN, Player("Ada", make)]


def test_a_replay_makes_no_bot_of_a_package(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = {"quick": EntryPoint("quick", "nowhere_at_all:Quick", GROUP)}
    monkeypatch.setattr(plugins, "plugin_points", lambda: offered)

    assert read_players(played_with("quick"), MACHIKORO, texts()) == [ANN, Player("Ada", "quick")]
    with pytest.raises(BadRules, match=r"--resume game\.replay --bots quick"):
        resume_players(played_with("quick"), MACHIKORO, texts(), Path("game.replay"), None)


def test_a_saved_game_does_not_decide_whose_code_is_run(mine: str) -> None:
    with pytest.raises(BadRules) as refusal:
        resume_players(played_with(mine), MACHIKORO, texts(), Path("a game.replay"), None)

    assert str(refusal.value).endswith(f"twocities play machikoro --resume 'a game.replay' --bots '{mine}'")
    assert not has_run(mine)


def test_a_bot_that_is_named_again_goes_on(mine: str) -> None:
    players = resume_players(played_with(mine), MACHIKORO, texts(), Path("game.replay"), [mine])

    assert players == [ANN, Player("Ada", mine)]
    assert has_run(mine)


def test_a_bot_that_did_not_play_is_not_seated_in_a_saved_game(mine: str) -> None:
    for bots in (["random"], [mine, "./other.py:Other"]):
        with pytest.raises(BadRules, match="leave out --bots or name only"):
            resume_players(played_with(mine), MACHIKORO, texts(), Path("game.replay"), bots)
    assert not has_run(mine)


def test_our_own_bots_need_not_be_named_again() -> None:
    players = resume_players(played_with("master@0.5"), MACHIKORO, texts(), Path("game.replay"), None)

    assert players == [ANN, Player("Ada", "master@0.5")]
