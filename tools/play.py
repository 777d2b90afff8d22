"""Sets up what playing needs and nothing else, starts a server for this machine and opens its page.

The first game begins on the uncompiled engine. The compiled one is built meanwhile, and the next start takes it.
"""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "build" / "play"
LOG = HOME / "log"
AUDIT_LOG = HOME / "audit"
ENVIRONMENT = HOME / "environment"
COMPILER = HOME / "compiler"
ENGINES = HOME / "engines"
"""Compiled engines, each in a folder that is named after its source."""
PAGE = ROOT / "web" / "dist"
MODULES = ROOT / "web" / "node_modules"
DEVELOPMENT = ROOT / ".venv"
"""The environment of `make install`, which has everything: where it is up to date, it is used as it is."""
BIN = "Scripts" if os.name == "nt" else "bin"
COMPILED_FROM = [
    "src",
    "setup.py",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "THIRD_PARTY_LICENSES.md",
    "requirements/build.lock",
]
PAGE_FROM = ["src", "web/src", "web/public", "web/scripts", "web/package-lock.json", "web/index.html", "web/sw.js"]
PAGE_TOOLS = ["web_data.py", "web_shapes.py", "web_types.py", "fonts.py"]
TOO_LONG = 600.0


class Failure(Exception):
    """A step that failed; what it said is in the log."""


def files_of(names: list[str]) -> list[Path]:
    """List the files that something is made from."""
    found = [ROOT / name for name in names]
    inside = [path for folder in found if folder.is_dir() for path in sorted(folder.rglob("*"))]
    wanted = [path for path in inside if path.suffix not in (".pyc", ".so", ".pyd") and "generated" not in path.parts]
    return [path for path in [*found, *wanted] if path.is_file()]


def is_newer(made: Path, sources: list[Path]) -> bool:
    """Say whether a file is there and newer than what it is made from."""
    return made.exists() and made.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def fingerprint() -> str:
    """Name an engine after its source and its Python."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    for path in files_of(COMPILED_FROM):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def run(command: list[str], folder: Path = ROOT, **environment: str) -> None:
    """Run a command; whatever it says goes into the log."""
    with LOG.open("ab") as log:
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, **environment}, stdout=log, stderr=log, stdin=subprocess.DEVNULL
        )
    if done.returncode:
        raise Failure(f"'{' '.join(command[:4])} ...' failed")


def pip(environment: Path, *arguments: str) -> None:
    """Install into an environment, which is made if it is not there."""
    python = environment / BIN / "python"
    if not python.exists():
        run([sys.executable, "-m", "venv", str(environment)])
    run([str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", *arguments])


def install(environment: Path, *locks: str) -> None:
    """Install what locks pin, and note that it is there.

    Locks are complete, so nothing need be resolved, and what is never imported need not be compiled to bytecode.
    """
    paths = [ROOT / "requirements" / f"{lock}.lock" for lock in locks]
    pinned = [part for path in paths for part in ("--requirement", str(path))]
    pip(environment, "install", "--require-hashes", "--no-deps", "--no-compile", *pinned)
    (environment / ".installed").touch()


def npm() -> list[str]:
    """Find npm: that of the machine, else the one that the environment has been given."""
    return [shutil.which("npm") or str(ENVIRONMENT / BIN / "npm")]


def get_client_packages() -> None:
    """Install what building the page needs, without what only its tests need."""
    run([*npm(), "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel", "error"], ROOT / "web", PATH=path())
    (MODULES / ".built-with").touch()


def path() -> str:
    """List where programs are looked for: those of the machine come first."""
    return os.pathsep.join([os.environ.get("PATH", ""), str(ENVIRONMENT / BIN)])


def build_page(python: Path) -> None:
    """Build the browser client."""
    run([str(python), "tools/web_data.py"], PYTHONPATH=os.pathsep.join(["src", "."]))
    run([*npm(), "run", "--silent", "build"], ROOT / "web", PATH=path())


def compile_engine(name: str) -> None:
    """Compile the engine in a copy of the source, so that nothing else which is built is in the way."""
    source, wheels, drafts = HOME / "source", HOME / "wheels", HOME / "draft"
    for folder in (source, wheels, drafts):
        shutil.rmtree(folder, ignore_errors=True)
    for file in files_of(COMPILED_FROM):
        place = source / file.relative_to(ROOT)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
    if not (COMPILER / ".installed").exists():
        install(COMPILER, "build")
    pip(COMPILER, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(source))
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(drafts)
    shutil.rmtree(ENGINES, ignore_errors=True)
    ENGINES.mkdir()
    drafts.rename(ENGINES / name)


class Steps:
    """Says what is being done, how long it usually takes and how long it took."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdout.isatty()

    def take(self, title: str, usual: int, *jobs: Callable[[], None]) -> None:
        """Do some jobs side by side."""
        began = monotonic()
        failures: list[Exception] = []

        def guarded(job: Callable[[], None]) -> None:
            try:
                job()
            except (Failure, OSError, ValueError) as error:
                failures.append(error)

        threads = [threading.Thread(target=guarded, args=(job,), daemon=True) for job in jobs]
        for thread in threads:
            thread.start()
        print(f"  {title}, about {usual} s ...", end="" if self.is_terminal else "\n", flush=True)
        while any(thread.is_alive() for thread in threads):
            sleep(0.1)
            if self.is_terminal:
                print(f"\r  {title}, about {usual} s ... {monotonic() - began:.0f} s", end="", flush=True)
        if failures:
            raise failures[0]
        print(f"\r  {title}: {monotonic() - began:.0f} s{' ' * 24}" if self.is_terminal else "  done", flush=True)


def set_up(steps: Steps) -> tuple[Path, dict[str, str], bool]:
    """Install and build what is missing; return the Python to serve with, its environment and what is to compile."""
    sources = files_of(["src", "setup.py", "pyproject.toml"])
    if is_newer(DEVELOPMENT / ".installed", sources):
        python, engine, must_compile = DEVELOPMENT / BIN / "python", "", False
    else:
        python = ENVIRONMENT / BIN / "python"
        compiled = ENGINES / fingerprint()
        must_compile = not compiled.exists()
        engine = str(ROOT / "src" if must_compile else compiled)
    locks = [ROOT / "requirements" / f"{name}.lock" for name in ("server", "page", "node")]
    wanted = ["server", "page", *([] if shutil.which("npm") else ["node"])]
    jobs: list[Callable[[], None]] = []
    if python.is_relative_to(ENVIRONMENT) and not is_newer(ENVIRONMENT / ".installed", locks):
        jobs.append(lambda: install(ENVIRONMENT, *wanted))
    lock = [ROOT / "web" / "package-lock.json"]
    has_modules = is_newer(MODULES / ".installed", lock) or is_newer(MODULES / ".built-with", lock)
    tools = [f"tools/{name}" for name in PAGE_TOOLS]
    must_build = not is_newer(PAGE / "index.html", files_of([*PAGE_FROM, *tools]))
    if jobs or must_build:
        print("Two Cities is being set up. What the tools say is in build/play/log.", flush=True)
    if must_build and not has_modules and "node" not in wanted:
        jobs.append(get_client_packages)
    if jobs:
        steps.take("Getting packages", 30, *jobs)
    if must_build and not has_modules and "node" in wanted:
        steps.take("Getting the packages of the page", 20, get_client_packages)
    if must_build:
        steps.take("Building the page", 20, lambda: build_page(python))
    return python, {"PYTHONPATH": engine} if engine else {}, must_compile


def settings() -> dict[str, str]:
    """Return the settings of the server: those who play are told of trouble, and of nothing else."""
    return {"TWOCITIES_PAGE": str(PAGE), "TWOCITIES_LOG_LEVEL": "warning", "TWOCITIES_AUDIT_LOG": str(AUDIT_LOG)}


def compile_later(server: "subprocess.Popen[bytes]", port: str, started: "list[subprocess.Popen[bytes]]") -> None:
    """Compile the engine for the next start, once the page is there, and out of the way of those who play."""
    until = monotonic() + TOO_LONG
    while server.poll() is None and monotonic() < until:
        try:
            with urlopen(f"http://127.0.0.1:{port}/health", timeout=5):
                break
        except OSError:
            sleep(0.2)
    if server.poll() is None:
        print("Play away. A faster engine is being compiled meanwhile; the next start takes it.", flush=True)
        own = [sys.executable, __file__, "--compile"]
        started.append(subprocess.Popen(own, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True))


def main() -> int:
    """Set up, serve and open the page."""
    HOME.mkdir(parents=True, exist_ok=True)
    if "--compile" in sys.argv:
        os.nice(19)
        compile_engine(fingerprint())
        return 0
    LOG.write_bytes(b"")
    try:
        python, environment, must_compile = set_up(Steps())
    except Failure as error:
        last = "\n".join(LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-12:])
        print(f"\n{last}\nIt could not be set up: {error}. All of it is in {LOG.relative_to(ROOT)}.", file=sys.stderr)
        return 1
    AUDIT_LOG.unlink(missing_ok=True)
    command = [str(python), "-P", "-m", "twocities", "serve", "--open"]
    server = subprocess.Popen(command, cwd=ROOT, env={**settings(), **os.environ, **environment})
    compilers: list[subprocess.Popen[bytes]] = []
    if must_compile:
        port = os.environ.get("TWOCITIES_PORT", "8000")
        threading.Thread(target=compile_later, args=(server, port, compilers), daemon=True).start()
    # Ctrl-C reaches the server by itself; it says goodbye to those who play before it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    code = server.wait()
    for each in compilers:
        if each.poll() is None:
            stop_group(each)
    return code


def stop_group(process: "subprocess.Popen[bytes]") -> None:
    """End a process with all that it has started."""
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()


if __name__ == "__main__":
    sys.exit(main())
