"""The tool `new_card` makes skeletons in a copy of the project and overwrites nothing."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ["en", "cs", "sk", "uk"]
SUSHI_BAR = ["machikoro", "sushi_bar", "--colour", "red", "--price", "2"]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Copy what the tool works on, with an empty Citadels beside Machi Koro."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copytree(ROOT / "src/twocities/machikoro", tmp_path / "src/twocities/machikoro")
    shutil.copytree(ROOT / "src/twocities/locales", tmp_path / "src/twocities/locales")
    for folder in ["src/twocities/citadels/characters", "src/twocities/citadels/districts"]:
        (tmp_path / folder).mkdir(parents=True)
    for folder in ["machikoro", "citadels/characters", "citadels/districts"]:
        (tmp_path / "tests" / folder).mkdir(parents=True)
    for language in LANGUAGES:
        (tmp_path / f"src/twocities/locales/{language}/citadels.ftl").write_text("character-assassin = Assassin\n")
    return tmp_path


def new_card(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(project / "tools/new_card"), *arguments], capture_output=True, text=True, check=False)


def texts(project: Path, language: str, game: str) -> str:
    return (project / f"src/twocities/locales/{language}/{game}.ftl").read_text(encoding="utf-8")


def snapshot(project: Path) -> dict[str, str]:
    files = [path for path in sorted(project.rglob("*")) if path.is_file() and path.suffix in (".py", ".ftl")]
    return {str(path): path.read_text(encoding="utf-8") for path in files}


def test_writes_a_class_a_test_and_says_what_is_left(project: Path) -> None:
    done = new_card(project, *SUSHI_BAR, "--rule", "Takes three coins from a player who rolls one.")

    assert done.returncode == 0, done.stderr
    code = (project / "src/twocities/machikoro/establishments/sushi_bar.py").read_text()
    assert 'class SushiBar(Establishment):\n    """Takes three coins from a player who rolls one."""' in code
    assert (project / "tests/machikoro/test_sushi_bar.py").is_file()
    assert "catalog.py`: `SushiBar(SUSHI_BAR, RED, 2, [rolls]" in done.stdout
    assert "ids.py" in done.stdout


def test_lists_what_a_card_touches_without_writing_anything(project: Path) -> None:
    before = snapshot(project)

    listed = new_card(project, *SUSHI_BAR, "--list").stdout

    assert snapshot(project) == before
    assert new_card(project, *SUSHI_BAR).stdout.endswith(listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_puts_the_words_behind_the_last_card_of_every_language(project: Path, language: str) -> None:
    before = texts(project, language, "machikoro")

    new_card(project, *SUSHI_BAR, "--rule", "Takes three coins.")

    after = texts(project, language, "machikoro")
    message = "card-sushi-bar = Sushi Bar\n    .rule = Takes three coins.\n"
    assert after.replace(message, "") == before
    assert after.index("card-radio-tower") < after.index("card-sushi-bar") < after.index("action-")


def test_what_it_writes_is_clean(project: Path) -> None:
    new_card(project, *SUSHI_BAR)

    written = ["src/twocities/machikoro/establishments/sushi_bar.py", "tests/machikoro/test_sushi_bar.py"]
    shutil.copy(ROOT / "pyproject.toml", project)
    check = subprocess.run([sys.executable, "-m", "ruff", "check", *written], cwd=project, check=False)
    style = subprocess.run([sys.executable, "-m", "ruff", "format", "--check", *written], cwd=project, check=False)
    assert (check.returncode, style.returncode) == (0, 0)


def test_its_tests_fail_until_they_are_written(project: Path) -> None:
    new_card(project, *SUSHI_BAR)

    test = str(project / "tests/machikoro/test_sushi_bar.py")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(project), test],
        capture_output=True,
        text=True,
        check=False,
    )

    assert "3 failed" in done.stdout
    assert "Prove the rule of the Sushi Bar" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "path", "line", "key"),
    [
        (
            ["spy", "--kind", "character", "--rank", "2"],
            "characters/spy.py",
            "class Spy(Character):",
            "character-spy = Spy",
        ),
        (
            ["school_of_magic", "--kind", "district", "--price", "6", "--name", "School of Magic"],
            "districts/school_of_magic.py",
            "class SchoolOfMagic(District):",
            "district-school-of-magic = School of Magic",
        ),
    ],
)
def test_serves_the_cards_of_citadels(project: Path, arguments: list[str], path: str, line: str, key: str) -> None:
    done = new_card(project, "citadels", *arguments)

    assert done.returncode == 0, done.stderr
    assert line in (project / "src/twocities/citadels" / path).read_text()
    assert (project / "tests/citadels" / path.replace("/", "/test_")).is_file()
    assert key in texts(project, "uk", "citadels")


def test_overwrites_nothing(project: Path) -> None:
    new_card(project, *SUSHI_BAR)
    before = snapshot(project)

    done = new_card(project, *SUSHI_BAR)

    assert done.returncode == 1
    assert "exists already" in done.stderr
    assert snapshot(project) == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["machikoro", "cafe", "--colour", "red", "--price", "2"], "stays as it is|has words already"),
        (["machikoro", "SushiBar", "--colour", "red", "--price", "2"], "snake_case"),
        (["machikoro", "sushi_bar", "--price", "2"], "needs --colour"),
        (["machikoro", "sushi_bar", "--colour", "pink", "--price", "2"], "blue, green, red, purple"),
        (["machikoro", "sushi_bar", "--colour", "red", "--price", "cheap"], "whole number"),
        (["machikoro", "sushi_bar", "--colour", "red", "--price", "2", "--rank", "1"], "takes no --rank"),
        (["machikoro", "sushi_bar", "--kind", "character", "--rank", "1"], "no kind of cards"),
    ],
)
def test_refuses_what_makes_no_card_and_writes_nothing(project: Path, arguments: list[str], reason: str) -> None:
    before = snapshot(project)

    done = new_card(project, *arguments)

    assert done.returncode == 1
    assert any(part in done.stderr for part in reason.split("|"))
    assert snapshot(project) == before


def test_refuses_a_game_without_a_place_for_its_cards(project: Path) -> None:
    shutil.rmtree(project / "src/twocities/citadels")

    done = new_card(project, "citadels", "spy", "--kind", "character", "--rank", "2")

    assert done.returncode == 1
    assert "There is no folder src/twocities/citadels/characters" in done.stderr
