"""The commands arena and study: what they refuse, and what they leave behind."""

import json
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.progress import Progress

from tests.arena.matches import QUICK, STRONG, WEAK, play_here
from twocities.arena.match import Match
from twocities.arena.match_dir import MatchDir
from twocities.arena.match_texts import MatchTexts
from twocities.arena.rows import ChunkResult, play_chunk
from twocities.arena.summary import figures_in
from twocities.arena.tables import bots_sheet
from twocities.cli.main import run
from twocities.cli.match_run import StandingBar, bar, grid
from twocities.extras import EXTRAS
from twocities.texts import LANGUAGES

PAIR = f"{WEAK},{WEAK}"
LONG_NAMED = Match("machikoro", ("grandmaster-unweighted-norollout@2i", WEAK))

WRONG = [
    (f"chess --players {PAIR}", "There is no game 'chess'. Known: "),
    ("machikoro --players random,wizard", "There is no bot 'wizard'. Known: "),
    (f"machikoro --players {WEAK}", "2 to 4 seats, not 1"),
    (f"machikoro --players {PAIR},{PAIR},{PAIR}", "2 to 4 seats, not 6"),
    (f"machikoro --players {PAIR} --rules sharp", "'sharp'. Known: base"),
    (f"citadels --players {PAIR} --rules deluxe,classic", "one edition"),
    (f"machikoro --players {PAIR} --games 0", "'--games'"),
    (f"machikoro --players {PAIR} --seed -1", "'--seed'"),
    (f"machikoro --players {PAIR} --processes 0", "'--processes'"),
    (f"machikoro --players {PAIR} --cluster slurm", "There is no cluster 'slurm'. Known: ray."),
    (f"machikoro --players {PAIR} --lang de", "There is no language 'de'"),
    ("machikoro", "Missing option '--players'"),
]


def complaint(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> str:
    """Run the command, which must refuse, and return its one line."""
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.splitlines()) == 1
    return printed.err


@pytest.mark.parametrize(("arguments", "said"), WRONG, ids=[arguments for arguments, _ in WRONG])
def test_a_match_that_cannot_be_played_is_refused_before_anything_is_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: str, said: str
) -> None:
    assert said in complaint(capsys, ["arena", *arguments.split(), "--out", str(tmp_path / "out")])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("extra", ["arena", "cluster"])
def test_a_package_that_is_missing_is_named_with_the_way_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, extra: str
) -> None:
    missing = EXTRAS[extra][0]
    monkeypatch.setitem(sys.modules, missing, None)

    said = complaint(
        capsys, ["arena", "machikoro", "--players", PAIR, "--cluster", "ray", "--out", str(tmp_path / "out")]
    )

    assert f"This needs {missing}: python -m pip install 'twocities[{extra}]'." in said


def test_other_commands_load_none_of_the_extra_packages() -> None:
    extra = [module for modules in EXTRAS.values() for module in modules]
    program = f"import sys, twocities.cli.main; print([name for name in {extra} if name in sys.modules])"

    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout == "[]\n"


def test_a_match_is_played_summed_up_drawn_and_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "out"
    command = ["arena", "machikoro", "--players", f"{STRONG},{WEAK}", "--games", "6", "--out", str(out), "--lang", "en"]

    assert run(command) == 0
    first = capsys.readouterr()
    assert run(["study", str(out), "--lang", "en"]) == 0
    studied = capsys.readouterr().out

    assert first.err == ""
    assert "Which" not in first.out
    assert "95 % interval" in first.out
    assert MatchDir(out).finished() == set(range(6))
    assert json.loads((out / "summary.json").read_text())["games"] == 6
    assert (out / "plots" / "wins-by-bot.png").stat().st_size > 5000
    assert studied == f"Report: {out / 'report.html'}\n"
    assert (out / "report.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", [QUICK, LONG_NAMED], ids=["levels", "long names"])
def test_the_standing_fits_a_narrow_terminal(tmp_path: Path, match: Match, language: str) -> None:
    figures = figures_in(play_here(match, 4, tmp_path))
    console = Console(width=80, file=StringIO(), record=True)

    console.print(grid(bots_sheet(figures, MatchTexts(match.game, language)), console.width))

    told = console.export_text()
    assert "100" in told
    assert "…" not in told
    assert max(map(len, told.splitlines())) <= 80


LEVELS = Match("machikoro", ("grandmaster@2i", "journeyman", "apprentice", "random"))


def drawn(progress: Progress, width: int) -> list[str]:
    """Draw a bar on a terminal of some width."""
    console = Console(width=width, file=StringIO(), record=True)
    console.print(progress.make_tasks_table(progress.tasks))
    return [line.rstrip() for line in console.export_text().splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_a_narrow_terminal_cuts_the_standing_and_no_number(tmp_path: Path, language: str) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(LEVELS)
    texts = MatchTexts(LEVELS.game, language)
    progress = bar(Console(file=StringIO(), force_terminal=True))
    standing = StandingBar(LEVELS, 100_000, folder, texts, progress)
    standing.show(ChunkResult(list(range(4)), b"", [2.0, 1.0, 0.5, 0.5], 1.0))

    narrow, wide = drawn(progress, 80), drawn(progress, 240)

    assert len(narrow) == len(wide) == 1
    assert len(narrow[0]) <= 80
    assert re.search(rf"^{texts.say('arena-playing')} .* 4/100000 +[-\d]+:[-\d]{{2}}:[-\d]{{2}} \S", narrow[0])
    assert narrow[0].endswith("…")
    assert f"{texts.bot('journeyman')} {texts.percent(0.25)}" in wide[0]
    assert wide[0].endswith(f"{texts.bot('random')} {texts.percent(0.125)}")


def test_the_bar_ends_with_the_last_game_also_where_a_folder_has_gaps(tmp_path: Path) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(QUICK)
    folder.keep(play_chunk(QUICK, [0, 1, 6, 7]))
    progress = bar(Console(file=StringIO(), force_terminal=True))
    standing = StandingBar(QUICK, 5, folder, MatchTexts(QUICK.game, "en"), progress)

    standing.show(play_chunk(QUICK, [2, 3, 4]))

    assert "7/7" in drawn(progress, 80)[0]


def test_a_bot_with_two_seats_stands_with_what_it_wins_at_one(tmp_path: Path) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(QUICK)
    standing = StandingBar(QUICK, 9, folder, MatchTexts(QUICK.game, "en"), bar(Console(file=StringIO())))

    standing.show(ChunkResult([0, 1, 2, 3], b"", [1.0, 2.0, 1.0], 1.0))

    texts = MatchTexts(QUICK.game, "en")
    assert standing.told() == f"{texts.bot(STRONG)} 25.0 %  {texts.bot(WEAK)} 37.5 %"


def test_a_folder_of_another_match_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(Match("machikoro", (WEAK, WEAK), (), 1))
    folder.close()

    said = complaint(capsys, ["arena", "machikoro", "--players", PAIR, "--seed", "2", "--out", str(tmp_path)])

    assert "holds another match, with seed 1; name another folder." in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no disk that is always full")
def test_a_disk_that_fills_up_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    command = ["arena", "machikoro", "--players", PAIR, "--games", "2", "--processes", "1", "--out", str(tmp_path)]
    assert run(command) == 0
    (tmp_path / "summary.json.draft").symlink_to("/dev/full")
    capsys.readouterr()

    assert run(command) == 2
    assert capsys.readouterr().err == f"twocities: Cannot write to '{tmp_path}': no space left on device.\n"


@pytest.mark.parametrize("name", ["nothing", "."])
def test_a_study_needs_a_folder_with_a_match(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    assert "holds no match" in complaint(capsys, ["study", str(tmp_path / name)])


def test_a_study_needs_a_finished_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from twocities.arena.match import Match

    MatchDir(tmp_path).begin(Match("machikoro", (WEAK, WEAK), (), 1))

    assert "holds no finished game yet" in complaint(capsys, ["study", str(tmp_path)])
