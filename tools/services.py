"""Real PostgreSQL and Redis servers on loopback, each in a folder of its own, for tests and measurements."""

import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import ClassVar

PATIENCE = 30.0
PACKAGES = {
    "initdb": "postgresql",
    "postgres": "postgresql",
    "redis-server": "redis-server",
    "chromium": "chromium",
    "chromium-headless-shell": "chromium-headless-shell",
}
"""The programs that tests need, and the Debian packages that bring them."""
PORTS = range(15000, 30000)
"""Below those that the system lends to whoever connects somewhere: nobody else comes by one of these."""


def free_port() -> int:
    """Find a port on loopback that nobody has, and that no connection can take in the meantime."""
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


def program(name: str) -> str | None:
    """Find a program, also where Debian hides those of PostgreSQL."""
    found = shutil.which(name)
    if found:
        return found
    return next((str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None)


def missing(*names: str) -> list[str]:
    """Name the programs that are not installed, of some or of all."""
    return [name for name in names or PACKAGES if program(name) is None]


def install() -> None:
    """Install what is missing from Debian's packages, where that is possible."""
    if not missing():
        return
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        print(f"Not installed, and not installable from here: {', '.join(missing())}.", file=sys.stderr)
        return
    packages = sorted({PACKAGES[name] for name in missing()})
    print(f"Installing {', '.join(packages)} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    patient = ["apt-get", "-o", "Acquire::Retries=5", "-o", "DPkg::Lock::Timeout=300", "-qq"]
    subprocess.run([*patient, "update"], env=quiet, check=True)
    install = [*patient, "install", "-y", "--no-install-recommends", *packages]
    subprocess.run(install, env=quiet, check=True, stdout=subprocess.DEVNULL)


class Service:
    """A server process that can be stopped, killed and started again."""

    def __init__(self, arguments: list[str], folder: Path, port: int, user: str | None = None) -> None:
        self.arguments = arguments
        self.folder = folder
        self.port = port
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it listens."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                self.arguments, cwd=self.folder, stdout=log, stderr=log, user=self.user, start_new_session=True
            )
        until = monotonic() + PATIENCE
        while not self.listens():
            if self.process.poll() is not None or monotonic() > until:
                raise RuntimeError(f"{self.arguments[0]} did not start:\n{(self.folder / 'log').read_text()[-2000:]}")
            sleep(0.05)

    def listens(self) -> bool:
        """Say whether the server takes connections."""
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End the server."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
        self.process = None

    def kill(self) -> None:
        """End the server as a power cut would."""
        self.stop(signal.SIGKILL)


class Postgres(Service):
    """A PostgreSQL server without a password, for one machine's own user."""

    options: ClassVar[list[str]] = []

    def __init__(self, folder: Path) -> None:
        port = free_port()
        owner = "postgres" if os.geteuid() == 0 else None
        if owner is not None:
            account = pwd.getpwnam(owner)
            os.chown(folder, account.pw_uid, account.pw_gid)
        data = folder / "data"
        made = [str(program("initdb")), "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale"]
        subprocess.run([*made, "--no-sync"], check=True, stdout=subprocess.DEVNULL, user=owner, cwd=folder)
        options = [*self.options, "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]
        super().__init__([str(program("postgres")), "-D", str(data), "-p", str(port), *options], folder, port, owner)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End the server at once, as if it had crashed; it recovers by its own log."""
        super().stop(how)

    def make_database(self, name: str) -> str:
        """Make an empty database; return its address."""
        query = [str(program("psql")), "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-q", "-c"]
        made = [*query, f'CREATE DATABASE "{name}"']
        until = monotonic() + PATIENCE
        while subprocess.run(made, stderr=subprocess.DEVNULL, timeout=PATIENCE).returncode:
            if monotonic() > until:
                raise RuntimeError("PostgreSQL makes no database.")
            sleep(0.1)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"


class QuickPostgres(Postgres):
    """One that does not wait for the disk: who is killed loses nothing by that, only a power cut would take it."""

    options: ClassVar[list[str]] = ["-c", "fsync=off", "-c", "full_page_writes=off"]


class Redis(Service):
    """A Redis server that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        super().__init__([str(program("redis-server")), *options], folder, port)

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"redis://127.0.0.1:{self.port}/0"


@contextmanager
def running(service: type[Postgres] | type[Redis]) -> "Iterator[Postgres | Redis]":
    """Run a service in a new folder, and leave nothing behind."""
    folder = Path(tempfile.mkdtemp(prefix="twocities-service-"))
    folder.chmod(0o755)
    made: Postgres | Redis | None = None
    try:
        made = service(folder)
        made.start()
        yield made
    finally:
        if made is not None:
            made.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    install()
