"""The web application: all endpoints of the server."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components

from twocities.server.hub.bot_workers import BotWorkers
from twocities.server.hub.hub import Hub
from twocities.server.hub.pubsub import PubSub, RedisPubSub
from twocities.server.settings import Settings
from twocities.server.store.signing_key import signing_key
from twocities.server.store.store import Store, Unavailable
from twocities.server.store.upgrade import upgrade
from twocities.server.table.refusals import Refusal
from twocities.server.web import admin, errors
from twocities.server.web.bodies import Strict
from twocities.server.web.context import AUTHENTICATION, ServerContext, provide_context, provide_person
from twocities.server.web.openapi import Document, security_schemes
from twocities.server.web.page import PACKED, page
from twocities.server.web.people import PeopleEndpoints
from twocities.server.web.replays import ReplayEndpoints
from twocities.server.web.request_checks import RequestChecks
from twocities.server.web.socket import play
from twocities.server.web.tables import TableEndpoints
from twocities.server.web.working_time import WorkingTime
from twocities.version import VERSION

LARGEST_BODY = 64 * 1024

QUICKLY = 4
"""How much work is done to make an answer smaller, of at most nine: tables wait meanwhile."""


def make_app(settings: Settings) -> RequestChecks:
    """Put a server together; requests are checked before every endpoint, also before those that do not exist."""

    working_time = WorkingTime(settings.limits)

    @asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        await upgrade(store)
        pubsub = RedisPubSub(settings.redis) if settings.redis else PubSub()
        bot_workers = BotWorkers(settings.workers, settings.bot_patience, settings.plugins)
        hub = Hub(store, pubsub, bot_workers, settings.beat, settings.lease, settings.bot_pause, settings.check_beat)
        app.state.context = ServerContext(settings, store, hub, await signing_key(store), working_time)
        await hub.start()
        hub.spawn(hub.run_forever(app.state.context.watch_sessions))
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
            PeopleEndpoints,
            TableEndpoints,
            ReplayEndpoints,
            play,
            admin.health,
            admin.key,
            admin.metrics,
            admin.stop,
            page,
        ],
        lifespan=[run_services],
        dependencies={"context": Provide(provide_context), "person": Provide(provide_person)},
        exception_handlers=handlers,
        dto=Strict,
        openapi_config=OpenAPIConfig(
            title="Two Cities",
            version=VERSION,
            path="/api/schema",
            render_plugins=[Document(path="/openapi.json")],
            components=Components(security_schemes={**security_schemes(settings)}),
            security=AUTHENTICATION,
        ),
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, gzip_compress_level=QUICKLY, exclude_opt_key=PACKED
        ),
        logging_config=None,
    )
    return RequestChecks(app, settings, working_time)
