"""Starts a server and stops it gracefully."""

import asyncio
import gc
import json
import logging
import logging.config
import signal
import sys
from datetime import UTC, datetime

import uvicorn

from twocities.server.hub.thinkers import load_plugins
from twocities.server.settings import BadSettings, Settings
from twocities.server.store.store import Store, Unavailable
from twocities.server.store.upgrade import LaterSchema, known_version_of
from twocities.server.web.app import make_app
from twocities.server.web.protocol import SocketProtocol

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
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "formatters": {"lines": formatter},
            "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
            "root": {"handlers": ["stderr"], "level": "WARNING"},
            "loggers": {
                "twocities": {"level": settings.log_level.upper()},
                # What it says besides is headers and frames, with sessions and chat in them.
                "uvicorn": {"level": "INFO" if settings.log_level == "debug" else settings.log_level.upper()},
            },
        }
    )


def raise_limits() -> None:
    """Allow as many open sockets as the machine does; usually a process may have only a thousand."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def look_at_schema(database: str) -> None:
    """Refuse a database that a later version has written; whether it answers shows soon enough."""
    store = Store(database)
    try:
        async with store.reading() as connection:
            await connection.run_sync(known_version_of)
    except Unavailable:
        return
    finally:
        await store.close()


def serve(settings: Settings) -> None:
    """Serve until somebody says stop."""
    set_up_logs(settings)
    raise_limits()
    try:
        asyncio.run(look_at_schema(settings.database))
    except LaterSchema as error:
        raise BadSettings(str(error)) from None
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
    # Cycles are few here, and going through all tables for them took up to a third of a second: seldom is enough.
    gc.set_threshold(20_000, 20, 20)
    gc.freeze()
    uvicorn.run(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=FAREWELL,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        server_header=False,
    )
