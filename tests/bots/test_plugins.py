"""Bots of others: of packages, modules and files."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from types import SimpleNamespace

import pytest

from twocities.arena.match import Match
from twocities.arena.playing import play_one
from twocities.bots import plugins
from twocities.bots.journeyman import Journeyman
from twocities.bots.master import Master
from twocities.bots.plugins import GROUP, fingerprint_of, plugin_points, seat_bot
from twocities.core.errors import BadRules

LAST = """
from twocities.bots import Bot

class Last(Bot):
    name = "last"

    def choose(self, view, decision, rng):
        return decision.actions[-1]

number = 3
"""

MADE_OF = """
class Deep(Last):
    def __init__({}):
        {}
"""


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., list[str]]]:
    """Let a package offer bots by name; list the looks through the packages."""
    looks: list[str] = []

    def offering(**bots: str) -> list[str]:
        offered = EntryPoints([EntryPoint(name, value, GROUP) for name, value in bots.items()])

        def look(group: str) -> EntryPoints:
            looks.append(group)
            return offered.select(group=group)

        monkeypatch.setattr(plugins, "entry_points", look)
        plugin_points.cache_clear()
        return looks

    yield offering
    plugin_points.cache_clear()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "mine.py"
    path.write_text(LAST, encoding="utf-8")
    return str(path)


def test_a_bot_of_a_file_plays_a_match_in_the_arena(file: str) -> None:
    match = Match("machikoro", (f"{file}:Last", "random"))
    match.check()

    row = play_one(match, 0)

    assert isinstance(row["seats"], list)
    assert [seat["bot"] for seat in row["seats"]] == [f"{file}:Last", "random"]


def test_a_changed_file_makes_another_match(file: str) -> None:
    match = Match("machikoro", (f"{file}:Last", "random"))
    before = match.id

    Path(file).write_text(LAST + "# changed\n", encoding="utf-8")

    assert match.id != before


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a package that leaves a trace when its code is run, and work beside it."""
    folder = tmp_path / "quick_bots"
    folder.mkdir()
    trace = "import pathlib\npathlib.Path(__file__ + '.ran').touch()\n"
    (folder / "__init__.py").write_text(trace, encoding="utf-8")
    (folder / "last.py").write_text(trace + LAST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def test_a_changed_module_makes_another_match_and_is_not_run_to_see_that(package: Path) -> None:
    match = Match("machikoro", ("quick_bots.last:Last", "random"))
    before = match.id
    assert fingerprint_of("quick_bots.last:Last") != ""

    (package / "last.py").write_text(LAST, encoding="utf-8")

    assert match.id != before
    assert list(package.glob("*.ran")) == []


def test_a_changed_package_makes_another_match(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [packaged("1.0"), packaged("1.1"), packaged("1.1")]
    seen = []
    for number, point in enumerate(found):
        monkeypatch.setattr(plugins, "plugin_points", lambda point=point: {"quick": point})
        if number == 2:
            (package / "last.py").write_text(LAST, encoding="utf-8")
        seen.append(Match("machikoro", ("quick", "random")).id)

    assert len(set(seen)) == 3
    assert list(package.glob("*.ran")) == []


def packaged(version: str) -> EntryPoint:
    """Offer a bot as a package of some version does."""
    point = EntryPoint("quick", "quick_bots.last:Last", GROUP)
    vars(point)["dist"] = SimpleNamespace(name="quick-bots", version=version)
    return point


@pytest.mark.parametrize("name", ["random", "master@500i", "nowhere_at_all:Last", "json.nowhere:Last", "sys:Last"])
def test_bots_without_a_file_of_others_have_no_fingerprint(name: str) -> None:
    assert fingerprint_of(name) == ""


def test_a_bot_of_a_module_is_found_by_name() -> None:
    assert isinstance(seat_bot("twocities.bots.journeyman:Journeyman"), Journeyman)


def with_sibling(folder: Path, name: str) -> None:
    """Write a bot that takes its answer from a module beside it."""
    (folder / f"{name}_answer.py").write_text("NUMBER = -1\n", encoding="utf-8")
    text = f"from {name}_answer import NUMBER\n{LAST}".replace("[-1]", "[NUMBER]")
    (folder / f"{name}.py").write_text(text, encoding="utf-8")


def test_a_file_imports_what_lies_beside_it(tmp_path: Path) -> None:
    with_sibling(tmp_path, "bot_beside_a_file")
    before = sys.path.copy()

    assert type(seat_bot(f"{tmp_path}/bot_beside_a_file.py:Last")).__name__ == "Last"
    assert sys.path == before


def test_a_module_is_found_in_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_sibling(tmp_path, "bot_of_a_folder")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [each for each in sys.path if each])

    assert type(seat_bot("bot_of_a_folder:Last")).__name__ == "Last"


@pytest.mark.parametrize("name", ["bot_in_processes:Last", "./bot_in_processes.py:Last"])
def test_the_processes_of_an_arena_find_what_lies_beside(name: str, tmp_path: Path) -> None:
    with_sibling(tmp_path, "bot_in_processes")
    code = "import sys; sys.path[:] = [p for p in sys.path if p]; from twocities.cli.main import run; sys.exit(run())"
    given = ["arena", "machikoro", "--players", f"{name},random", "--games", "4", "--processes", "2", "--out", "out"]

    done = subprocess.run([sys.executable, "-c", code, *given], cwd=tmp_path, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")


def test_our_own_bots_keep_their_names() -> None:
    assert isinstance(seat_bot("master@500i"), Master)


def test_a_bot_of_a_package_is_found_by_its_entry_point(offer: Callable[..., list[str]]) -> None:
    offer(quick="twocities.bots.journeyman:Journeyman")

    assert isinstance(seat_bot("quick"), Journeyman)
    with pytest.raises(BadRules, match="quick"):
        seat_bot("slow")


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("nowhere_at_all:Quick", "The bot 'quick' cannot be loaded: ModuleNotFoundError"),
        ("twocities.bots.journeyman:Nobody", "The bot 'quick' cannot be loaded: AttributeError"),
        ("twocities.bots:Bot", "'quick' is twocities.bots.Bot itself"),
        ("twocities.bots:make_bot", "'quick' is no class that derives from twocities.bots.Bot"),
    ],
)
def test_a_broken_package_is_refused_with_a_sentence(
    value: str, sentence: str, offer: Callable[..., list[str]]
) -> None:
    offer(quick=value)

    with pytest.raises(BadRules) as refusal:
        seat_bot("quick")

    assert sentence in str(refusal.value)


@pytest.mark.parametrize("name", ["random", "master@500i", "master-norollout"])
def test_our_own_bots_are_seated_without_a_look_through_the_packages(
    name: str, offer: Callable[..., list[str]]
) -> None:
    looks = offer(quick="twocities.bots.journeyman:Journeyman")

    seat_bot(name)

    assert looks == []


def test_the_packages_are_looked_through_once(offer: Callable[..., list[str]]) -> None:
    looks = offer(quick="twocities.bots.journeyman:Journeyman")

    for _ in range(3):
        seat_bot("quick")

    assert looks == [GROUP]


@pytest.mark.parametrize(
    ("text", "name", "sentence"),
    [
        (LAST, "First", "has no class 'First'"),
        (LAST, "number", "is no class that derives from twocities.bots.Bot"),
        ("def broken(:\n", "Last", "cannot be run: SyntaxError: "),
        ("import nowhere_at_all\n", "Last", "cannot be run: ModuleNotFoundError: No module named 'nowhere_at_all'."),
        ("1 / 0\n", "Last", "cannot be run: ZeroDivisionError: division by zero."),
        ("import sys\nsys.exit(3)\n", "Last", "cannot be run: SystemExit: 3."),
        ("raise SystemExit\n", "Last", "cannot be run: SystemExit."),
        ("def __getattr__(name):\n    1 / 0\n", "Last", "cannot be loaded: ZeroDivisionError: division by zero."),
        (LAST, "Bot", "is twocities.bots.Bot itself: name a class that derives from it."),
        (LAST + MADE_OF.format("self, depth", "pass"), "Deep", "Deep' cannot be made: TypeError: "),
        (LAST + MADE_OF.format("self", "raise OSError('no net')"), "Deep", "cannot be made: OSError: no net."),
        (LAST + MADE_OF.format("self", "raise SystemExit(3)"), "Deep", "cannot be made: SystemExit: 3."),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(text: str, name: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(text, encoding="utf-8")

    with pytest.raises(BadRules) as refusal:
        seat_bot(f"{path}:{name}")

    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("./nowhere.py:Last", "There is no file './nowhere.py'."),
        ("nowhere_at_all:Last", "The module 'nowhere_at_all' cannot be imported: ModuleNotFoundError"),
        ("nobody", "There is no bot 'nobody'"),
        ("master-bogus", "bogus"),
    ],
)
def test_a_wrong_name_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(BadRules) as refusal:
        seat_bot(name)

    assert sentence in str(refusal.value)
