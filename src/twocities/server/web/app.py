"""The web application: all doors of the house."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components

from twocities.server.hub.announcers import Announcer, RedisAnnouncer
from twocities.server.hub.hub import Hub
from twocities.server.hub.thinkers import Thinkers
from twocities.server.settings import Settings
from twocities.server.store.store import Store, Unavailable
from twocities.server.store.upgrade import upgrade
from twocities.server.table.refusals import Refusal
from twocities.server.web import errors, running
from twocities.server.web.bodies import Strict
from twocities.server.web.document import SECRETS, Document
from twocities.server.web.guards import Guard
from twocities.server.web.house import COMING_IN, House, provide_house, provide_person
from twocities.server.web.page import PACKED, page
from twocities.server.web.people import PeopleDoors
from twocities.server.web.replays import ReplayDoors
from twocities.server.web.socket import play
from twocities.server.web.tables import TableDoors
from twocities.version import VERSION

LARGEST_BODY = 64 * 1024

QUICKLY = 4
"""How much work is done to make an answer smaller, of at most nine: tables wait meanwhile."""


def make_app(settings: Settings) -> Guard:
    """Put a server together; the guard stands before every door, also before those that do not exist."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await upgrade(store)
        announcer = RedisAnnouncer(settings.redis) if settings.redis else Announcer()
        thinkers = Thinkers(settings.workers, settings.bot_patience, settings.plugins)
        hub = Hub(store, announcer, thinkers, settings.beat, settings.lease, settings.bot_pause)
        app.state.house = House(settings, store, hub)
        await hub.start()
        hub.spawn(hub.keep_up(app.state.house.watch_sessions))
        try:
            yield
        finally:
            await hub.stop()
            await store.close()

    handlers: dict[Any, Any] = {
        Refusal: errors.refused,
        Unavailable: errors.unavailable,
        ValidationException: errors.invalid,
        HTTPException: errors.http_error,
        Exception: errors.failure,
    }
    app = Litestar(
        route_handlers=[
            PeopleDoors,
            TableDoors,
            ReplayDoors,
            play,
            running.health,
            running.metrics,
            running.stop,
            page,
        ],
        lifespan=[open_house],
        dependencies={"house": Provide(provide_house), "person": Provide(provide_person)},
        exception_handlers=handlers,
        dto=Strict,
        openapi_config=OpenAPIConfig(
            title="Two Cities",
            version=VERSION,
            path="/api/schema",
            render_plugins=[Document(path="/openapi.json")],
            components=Components(security_schemes={**SECRETS}),
            security=COMING_IN,
        ),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=QUICKLY, exclude_opt_key=PACKED
        ),
        logging_config=None,
    )
    return Guard(app, settings)
