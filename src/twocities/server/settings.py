"""How a server is set up: by the environment, and over that by the command line."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from twocities.server.store.store import full_url

PREFIX = "TWOCITIES_"

Positive = Annotated[float, Meta(gt=0)]
Days = Annotated[float, Meta(ge=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting, with what is right for a few friends on one machine."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    """An address like postgresql://..., or a path; empty for a file in the state folder."""
    redis: Annotated[str, Meta(pattern=r"^((redis|rediss|unix)://.+)?$")] = ""
    """The address of Redis, for several nodes; one node needs none."""
    page: str = ""
    """The folder of the built browser client; empty for none. If it is not said, the one inside the package."""
    public_url: Annotated[str, Meta(pattern=r"^(https?://.+)?$")] = ""
    """Where people reach the server, if it is behind a proxy: https://cities.example."""
    proxies: str = ""
    """The addresses whose X-Forwarded headers are believed, separated by commas."""
    admin_token: str = ""
    """The secret that lets an administrator in; without one there is no such endpoint."""
    metrics_token: str = ""
    """The secret for /metrics; without one only the machine itself may read them."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """How many processes think for each level of bots."""
    bot_patience: Positive = 30.0
    """How many seconds a bot may think before any option is chosen for it."""
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.25
    """How many seconds a bot takes for each choice where people play or look on, however long it thinks."""
    plugins: list[str] = []
    """Modules that bring bots of their own."""
    beat: Positive = 1.0
    """How often a node looks for due tasks and for what other nodes did, in seconds."""
    lease: Positive = 10.0
    """How long a node may take for a due task before another one takes it over."""
    check_beat: Positive = 600.0
    """How often a node checks the logs of running games against their hashes, in seconds."""
    limits: Annotated[float, Meta(ge=0)] = 1.0
    """Stretches all limits on how often something may be asked; 0 switches them off, for measuring."""
    request_seconds: Positive = 20.0
    """How many seconds a request may take to arrive; a new connection may be silent for half of it."""
    keep_guests: Days = 0
    """After how many days `db prune` removes guests who have not come back; 0 for never, here and below."""
    keep_unfinished: Days = 0
    """After how many days it removes tables that nobody plays on at."""
    keep_finished: Days = 0
    """After how many days it removes games that are over."""
    pack_finished: Days = 0
    """After how many days it packs the logs of games that are over."""
    positions: bool = False
    """Whether tables can be opened from positions: for tests and developers, because nobody can say that it is fair."""
    clock_file: str = ""
    """A file that says by how many seconds the machine's clock is wrong: for tests alone."""
    audit_log: str = ""
    """A file for the audit log, as lines of JSON; empty for standard error, among all others."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_json: bool | None = None
    """Whether logs are lines of JSON; if it is not said, they are unless somebody reads them on a terminal."""

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies may insist on it."""
        return self.public_url.startswith("https://")


class BadSettings(ValueError):
    """A setting that cannot be read."""


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Take settings from the environment; what is given on the command line comes first."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        written = environment.get(PREFIX + field.name.upper())
        if written is not None:
            found[field.name] = list_of(written) if field.type == list[str] else written
    found.update({name: value for name, value in given.items() if value is not None})
    found.setdefault("page", str(usual_page()) if usual_page().is_dir() else "")
    try:
        settings = msgspec.convert(found, Settings, strict=False)
        full_url(settings.database)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadSettings(f"A setting cannot be read: {str(error).rstrip('.')}.") from None
    return settings if settings.database else msgspec.structs.replace(settings, database=str(usual_database()))


def list_of(written: str) -> list[str]:
    """Take a list apart that is separated by commas."""
    return [each.strip() for each in written.split(",") if each.strip()]


def usual_page() -> Path:
    """Name the folder of the browser client that a wheel brings."""
    return Path(__file__).parent.parent / "page"


def usual_database() -> Path:
    """Name the file that games are kept in if nothing else is said."""
    folder = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(folder) / "twocities" / "server.sqlite3"
