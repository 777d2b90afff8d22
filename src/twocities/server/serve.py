"""Starts a server and stops it gracefully."""

import asyncio
import gc
import json
import logging
import logging.config
import math
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Any, cast

import uvicorn

from twocities.server.audit import Throttle, private_file
from twocities.server.hub.bot_workers import load_plugins
from twocities.server.settings import BadSettings, Settings
from twocities.server.steady_clock import CLOCK
from twocities.server.store.check import refuse_unreadable
from twocities.server.store.file_lock import FileLock, InUse
from twocities.server.store.health import DatabaseHealth
from twocities.server.store.store import Store, Unavailable, file_of, make_private
from twocities.server.store.upgrade import LaterSchema, known_version_of, upgrade
from twocities.server.web.app import make_app
from twocities.server.web.connections import Connections
from twocities.server.web.http_protocol import RequestProtocol
from twocities.server.web.websocket_protocol import SocketProtocol

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]  # asked for before it is used

LARGEST_FRAME = 16 * 1024
PING = 20.0
FAREWELL = 10
"""How many seconds open connections get when the server stops."""

LOGGER = logging.getLogger("twocities.serve")

PLAIN_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


PLAIN = {"()": "twocities.server.serve.PlainLines", "format": "%(asctime)s %(levelname)s %(name)s %(message)s"}


class JsonLines(logging.Formatter):
    """Writes every log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in PLAIN_FIELDS}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """Writes every log record for people, with what else is known of it behind."""

    def format(self, record: logging.LogRecord) -> str:
        extra = [f"{name}={value}" for name, value in vars(record).items() if name not in PLAIN_FIELDS]
        return " ".join([super().format(record), *extra])


def set_up_logs(settings: Settings) -> None:
    """Send all logs to standard error, as JSON or as plain lines."""
    as_json = not sys.stderr.isatty() if settings.log_json is None else settings.log_json
    formatter = {"()": JsonLines} if as_json else PLAIN
    handlers: dict[str, dict[str, object]] = {
        "stderr": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["throttle"]}
    }
    audit: dict[str, object] = {"level": "INFO"}
    if settings.audit_log:
        handlers["audit"] = {
            "class": "logging.handlers.WatchedFileHandler",
            "formatter": "json",
            "filename": settings.audit_log,
            "encoding": "utf-8",
            "filters": ["throttle"],
        }
        audit |= {"handlers": ["audit"], "propagate": False}
        try:
            private_file(settings.audit_log)
        except OSError as error:
            raise BadSettings(f"The audit log cannot be written: {error.strerror}.") from None
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": formatter, "json": {"()": JsonLines}},
            "filters": {"throttle": {"()": Throttle}},
            "handlers": handlers,
            "root": {"handlers": ["stderr"], "level": "WARNING"},
            "loggers": {
                "twocities": {"level": settings.log_level.upper()},
                "twocities.audit": audit,
                # What it says besides is headers and frames, with sessions and chat in them.
                "uvicorn": {"level": "INFO" if settings.log_level == "debug" else settings.log_level.upper()},
            },
        }
    )


def raise_limits() -> float:
    """Allow as many open sockets as the machine does, usually a process may have only a thousand; say how many."""
    if resource is None:
        return 8192
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return math.inf if most == resource.RLIM_INFINITY else most


async def look_at_database(database: str) -> None:
    """Refuse a database that a later version has written, and a file of SQLite that is damaged or takes no writes.

    Whether a PostgreSQL answers shows soon enough.
    """
    store = Store(database)
    try:
        async with store.reading() as connection:
            await connection.run_sync(known_version_of)
        if store.is_sqlite:
            await upgrade(store)
            for damage in await refuse_unreadable(store):
                LOGGER.error("the database is damaged", extra={"where": damage})
            if not await DatabaseHealth(store, "start").is_well():
                raise Unavailable("The database cannot be written: the disk is full, or does not answer.")
    except Unavailable:
        if store.is_sqlite:
            raise
    finally:
        await store.close()


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Keep other servers off a file of SQLite."""
    file = file_of(database)
    lock = None
    if file is not None:
        make_private(file)
        lock = FileLock(file)
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def serve(settings: Settings) -> None:
    """Serve until somebody says stop."""
    set_up_logs(settings)
    try:
        with alone(settings.database):
            asyncio.run(look_at_database(settings.database))
            run(settings)
    except (LaterSchema, InUse, Unavailable) as error:
        raise BadSettings(str(error)) from None


def run(settings: Settings) -> None:
    """Run the web server."""
    connections = Connections(settings.limits, raise_limits(), settings.proxies)
    try:
        load_plugins(settings.plugins)
    except ImportError as error:
        raise BadSettings(f"The bots of a plugin cannot be loaded: {error}.") from None
    # The web server stops gracefully and then raises the signal once more: that a stop was asked for is no failure.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    app = make_app(settings)
    if settings.positions:
        LOGGER.warning(
            "tables can be opened from positions: this is for tests and developers, and fairness is not assured"
        )
    CLOCK.set_by(settings.clock_file)
    if settings.clock_file:
        LOGGER.warning("a file says what time it is: this is for tests alone")
    # Cycles are few here, and going through all tables for them took up to a third of a second: seldom is enough.
    gc.set_threshold(20_000, 20, 20)
    gc.freeze()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=cast(Any, partial(RequestProtocol, connections, settings.request_seconds)),
        ws=cast(Any, partial(SocketProtocol, connections, settings.limits)),
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=FAREWELL,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
    )
