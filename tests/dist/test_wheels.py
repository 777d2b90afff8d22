"""The wheels hold everything: installed into empty environments they play from Python, and show the page."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser

from tests.dist.environments import Environment
from tests.server.servers import Server
from tests.web.browsers import Visitor, chromium
from tools.dist import COMPILED, PAGE, add_page, build_pure_wheel, build_sdist
from tools.services import program
from twocities.extras import EXTRAS

pytestmark = [pytest.mark.browser, pytest.mark.server, pytest.mark.long]

GAME = """
import sys
import twocities
from twocities.bots import make_bot, play_match
from twocities.core import rollout
from twocities.core.rng import seeded

game = twocities.new_game("citadels", seats=3, rules=["deluxe", "first_game"], seed=7)
play_match(game, [make_bot("journeyman"), make_bot("grandmaster@2i"), make_bot("apprentice")], seeded(1))
assert game.decision is None
assert not {"litestar", "textual", "msgspec", "sqlalchemy"} & set(sys.modules)
print(rollout.__file__)
"""


class InstalledServer(Server):
    """A `twocities serve` out of an environment, which is told nothing about a page."""

    def __init__(self, folder: Path, environment: Environment) -> None:
        super().__init__(folder)
        own = {"PATH": str(environment.folder / "bin"), "HOME": str(folder)}
        self.environment = own | {key: value for key, value in self.environment.items() if key.startswith("TWOCITIES_")}
        self.environment.pop("TWOCITIES_PAGE", None)
        self.program = environment.folder / "bin" / "twocities"

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.program), "serve"],
                cwd=self.folder,
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for all machines, built from the sdist."""
    if not (PAGE / "index.html").exists():
        pytest.skip("the client is not built: make web")
    out = tmp_path_factory.mktemp("dist")
    return build_pure_wheel(build_sdist(out), out)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, pure_wheel: Path) -> Path:
    """The wheel of this machine: compiled where `make install` has left one, else the one for all machines."""
    compiled = [path for path in COMPILED.glob("*.whl") if not path.name.endswith("-none-any.whl")]
    return add_page(compiled[0], tmp_path_factory.mktemp("compiled")) if compiled else pure_wheel


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory, pure_wheel: Path) -> Environment:
    """The uncompiled package without extras."""
    return Environment(tmp_path_factory.mktemp("bare"), pure_wheel, set())


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if program("chromium-headless-shell") is None:
        pytest.skip("not installed, and not installable here: chromium-headless-shell")
    with chromium("chromium-headless-shell") as made:
        yield made


def page_in(wheel: Path) -> set[str]:
    """List the files of the page that a wheel holds."""
    inside = "twocities/page/"
    return {name.removeprefix(inside) for name in ZipFile(wheel).namelist() if name.startswith(inside)}


def see_and_play(server: Server, browser: Browser) -> None:
    """Load the page that a server shows, and answer a question on it."""
    visitor = Visitor(browser, server.url)
    visitor.page.goto("/")
    assert visitor.page.title() == "Two Cities"
    visitor.sit_at(visitor.open_table("machikoro", 2, []))
    visitor.page.wait_for_selector("[data-decision]")
    before = visitor.page.get_attribute("[data-decision]", "data-decision")
    visitor.press_one(Random(7))
    visitor.page.wait_for_function(f"() => document.querySelector('[data-decision]')?.dataset.decision !== '{before}'")
    visitor.close()
    assert visitor.problems == []


def test_the_sdist_gives_a_wheel_for_all_machines(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")


def test_a_package_index_shows_the_readme(pure_wheel: Path) -> None:
    with ZipFile(pure_wheel) as packed:
        (name,) = [each for each in packed.namelist() if each.endswith(".dist-info/METADATA")]
        told = packed.read(name).decode()

    assert "\nDescription-Content-Type: text/markdown\n" in told
    assert "\nmake play\n" in told


def test_the_bare_package_plays_a_game_from_python(bare: Environment) -> None:
    assert bare.run([str(bare.python), "-c", GAME]).strip().endswith("site-packages/twocities/core/rollout.py")
    assert '"decisions"' in bare.twocities("simulate", "machikoro", "--games", "2", "--json")


def test_the_bare_package_brings_few_others(bare: Environment) -> None:
    assert len(bare.installed) <= 20
    assert not {"litestar", "textual", "numpy", "ray"} & bare.installed


@pytest.mark.parametrize(
    ("extra", "arguments"),
    [
        ("terminal", ["play", "machikoro"]),
        ("server", ["serve"]),
        ("server", ["db", "upgrade"]),
        ("server", ["verify", "game.replay"]),
        ("arena", ["arena", "machikoro", "--players", "random,random", "--out", "match"]),
        ("arena", ["study", "match"]),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value[:2]),
)
def test_a_command_without_its_extra_says_what_installs_it(bare: Environment, extra: str, arguments: list[str]) -> None:
    program = [str(bare.folder / "bin" / "twocities"), *arguments]

    done = subprocess.run(program, cwd=bare.folder, env={"HOME": str(bare.folder)}, capture_output=True, text=True)

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        f"twocities: This needs {', '.join(EXTRAS[extra])}: python -m pip install 'twocities[{extra}]'.\n"
    )


def test_a_wheel_shows_the_page_and_a_move_can_be_played_on_it(tmp_path: Path, wheel: Path, browser: Browser) -> None:
    server = InstalledServer(tmp_path, Environment(tmp_path / "env", wheel, {"server"})).start()
    try:
        see_and_play(server, browser)
        assert server.errors() == []
    finally:
        server.kill()


def test_both_wheels_hold_the_built_page(pure_wheel: Path, wheel: Path) -> None:
    built = {path.relative_to(PAGE).as_posix() for path in PAGE.rglob("*") if path.is_file()}

    assert page_in(pure_wheel) == page_in(wheel) == built


def test_the_compiled_package_plays_a_game_from_python(tmp_path: Path, wheel: Path, pure_wheel: Path) -> None:
    if wheel == pure_wheel:
        pytest.skip("there is no compiled wheel: make install")
    environment = Environment(tmp_path / "env", wheel, set())

    assert environment.run([str(environment.python), "-c", GAME]).strip().endswith((".so", ".pyd"))
