"""Real servers in processes of their own, for tests."""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from tools.services import free_port

PATIENCE = 40.0


class Server:
    """A `twocities serve` of its own; may be killed and started again at the same address."""

    def __init__(self, folder: Path, database: str = "", name: str = "node", **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / f"{name}.log"
        given = {"port": self.port, "database": database or str(folder / "games.sqlite3"), "beat": 0.2, "lease": 2.0}
        given |= {"limits": 0, "bot_pause": 0, **settings}
        self.environment = {**os.environ, **{f"TWOCITIES_{key.upper()}": str(value) for key, value in given.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where the server listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> str:
        """Where the server keeps its games."""
        return self.environment["TWOCITIES_DATABASE"]

    @property
    def pid(self) -> int:
        """The server's process."""
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        """Start the server without waiting for it."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "twocities", "serve"],
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def start(self) -> "Server":
        """Start the server and wait until it is well."""
        self.launch()
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until the server is well."""
        assert self.process is not None
        until = monotonic() + PATIENCE
        while not self.is_well():
            if self.process.poll() is not None or monotonic() > until:
                raise RuntimeError(f"The server did not start:\n{self.log.read_text()[-3000:]}")
            sleep(0.05)

    def is_well(self) -> bool:
        """Ask whether the server can take moves, with as little work as possible: this is asked all the time."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def stop(self) -> int:
        """Ask the server to stop, as systemd does; return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill the server and its workers at once."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)

    def errors(self) -> list[str]:
        """List what the server logged as an error."""
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line or "Traceback" in line]


@contextmanager
def serving(folder: Path, database: str = "", name: str = "node", **settings: object) -> Iterator[Server]:
    """Run a server for a while."""
    server = Server(folder, database, name, **settings).start()
    try:
        yield server
    finally:
        server.kill()


@contextmanager
def nodes(number: int, folder: Path, database: str, **settings: object) -> Iterator[list[Server]]:
    """Run several nodes of one server."""
    servers = [Server(folder, database, f"node-{each}", **settings) for each in range(number)]
    with ExitStack() as stack:
        for server in servers:
            stack.callback(server.kill)
            server.launch()
        for server in servers:
            server.wait()
        yield servers


def rows(server: Server, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Look into the database of a server on SQLite."""
    with sqlite3.connect(server.database) as connection:
        return connection.execute(query, values).fetchall()
