"""Builds what is published: the sdist, the compiled wheel of this machine and the uncompiled one for all others."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "web" / "dist"
COMPILED = ROOT / "build" / "wheels"
"""Where `make install` leaves the wheel that it installs: compiled, and without the page."""


def build_sdist(out: Path) -> Path:
    """Pack the source with the built page."""
    build = "import sys; from setuptools import build_meta; print(build_meta.build_sdist(sys.argv[1]))"
    name = run([sys.executable, "-c", build, str(out)]).splitlines()[-1]
    return out / name


def build_pure_wheel(sdist: Path, out: Path) -> Path:
    """Build the wheel that runs everywhere, from an sdist and nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        quietly = ["--quiet", "--no-cache-dir", "--disable-pip-version-check"]
        pip = [sys.executable, "-m", "pip", "wheel", *quietly, "--no-deps", "--no-build-isolation"]
        run([*pip, "--wheel-dir", folder, str(sdist)], TWOCITIES_PURE="1")
        return only_wheel(Path(folder)).rename(out / only_wheel(Path(folder)).name)


def add_page(wheel: Path, out: Path) -> Path:
    """Put the page into a wheel that was built beside it, so that the compiler need not wait for it."""
    with tempfile.TemporaryDirectory() as folder:
        pack = [sys.executable, "-m", "wheel"]
        run([*pack, "unpack", "--dest", folder, str(wheel)])
        (unpacked,) = Path(folder).iterdir()
        shutil.copytree(PAGE, unpacked / "twocities" / "page", dirs_exist_ok=True)
        run([*pack, "pack", "--dest-dir", str(out), str(unpacked)])
    return out / wheel.name


def only_wheel(folder: Path) -> Path:
    """Find the one wheel of a folder."""
    (wheel,) = folder.glob("*.whl")
    return wheel


def run(command: list[str], **environment: str) -> str:
    """Run a command in the project and return what it prints; what it says is shown only if it fails."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def main() -> None:
    """Build everything into a folder that was emptied first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to build into")
    parser.add_argument("--pure", action="store_true", help="leave the compiled wheel out")
    given = parser.parse_args()
    out: Path = given.out.absolute()
    if not (PAGE / "index.html").exists():
        raise SystemExit("The page is not built: make web.")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    sdist = build_sdist(out)
    built = [sdist, build_pure_wheel(sdist, out)]
    if not given.pure and only_wheel(COMPILED).name != built[1].name:
        built.append(add_page(only_wheel(COMPILED), out))
    for path in built:
        print(f"{path.stat().st_size / 1e6:6.1f} MB  {os.path.relpath(path)}")


if __name__ == "__main__":
    main()
