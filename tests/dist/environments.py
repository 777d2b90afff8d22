"""Empty environments with nothing but a wheel and what its metadata asks for."""

import os
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


class Environment:
    """A Python of its own that sees a wheel and the packages that it requires: no compiler, no Node.js, no checkout.

    The packages are those that the tests run with, linked file by file. What the metadata of the wheel does not ask
    for is not there, so a requirement that nobody wrote down shows as an import that fails.
    """

    def __init__(self, folder: Path, wheel: Path, extras: set[str]) -> None:
        self.folder = folder
        venv.EnvBuilder(with_pip=False).create(folder)
        self.python = folder / "bin" / "python"
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "--disable-pip-version-check"]
        self.run([*pip, "install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)], os.environ)
        (self.packages,) = (folder / "lib").glob("python*/site-packages")
        (found,) = Distribution.discover(name="twocities", path=[str(self.packages)])
        self.installed = closure(found, extras) - {"twocities"}
        for name in self.installed:
            link_files(distribution(name), self.packages)
        self.run([*pip, "check"], os.environ)

    def run(self, command: list[str], environment: "os._Environ[str] | dict[str, str] | None" = None) -> str:
        """Run a command outside of the checkout and return what it prints."""
        alone = {"PATH": str(self.folder / "bin"), "HOME": str(self.folder), "LANG": "C.UTF-8"}
        done = subprocess.run(
            command, cwd=self.folder, env=environment or alone, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def twocities(self, *arguments: str) -> str:
        """Run the installed command."""
        return self.run([str(self.folder / "bin" / "twocities"), *arguments])


def closure(root: Distribution, extras: set[str]) -> set[str]:
    """List what a package requires with some of its extras, and what that requires in turn."""
    seen: set[tuple[str, str]] = set()
    waiting: list[tuple[Distribution, set[str]]] = [(root, extras)]
    while waiting:
        package, wanted = waiting.pop()
        for line in package.requires or []:
            asked = Requirement(line)
            if asked.marker and not any(asked.marker.evaluate({"extra": extra}) for extra in wanted | {""}):
                continue
            found = root if asked.name == root.name else distribution(asked.name)
            fresh = {(found.name, extra) for extra in asked.extras | {""}} - seen
            if fresh:
                seen |= fresh
                waiting.append((found, asked.extras))
    return {name for name, _ in seen}


def link_files(package: Distribution, target: Path) -> None:
    """Link the files of a package into an environment."""
    for file in package.files or []:
        if ".." not in file.parts:
            place = target / file
            place.parent.mkdir(parents=True, exist_ok=True)
            if not place.exists():
                place.symlink_to(Path(str(file.locate())).resolve())
