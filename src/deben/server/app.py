"""The web application around the parts of a server."""

import asyncio
import logging
import traceback
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import __version__
from ..games import UnknownGame
from ..locale import Translator
from ..store import Database, Elsewhere, Store, is_trouble
from ..wire.codes import FailureCode
from ..wire.http import Failure
from .door.guard import Guard
from .door.identity import Signer
from .errors import STATUS, ServiceError
from .http import analyses, games, health, lessons, lobby, me, modules, neighbours, positions, replays, retention, rulebook, tables
from .http.deps import provided
from .http.page import Page
from .http.params import AnyRequest, language_of
from .http.passing import passed_on
from .http.schema_page import PlainPage, ValuesOnly
from .http.site import page_file
from .logs import LOGGER, ErrorCount, log
from .metrics import Metrics
from .parts import PARTS, made_parts
from .settings import Settings, page_folder
from .sharing import shared
from .sockets.endpoint import table_socket
from .sockets.turn_alerts import my_socket
from .workers import Thinkers
from .workers.taker import Crew

__all__ = ["make_app"]

BODY_BYTES = 16 * 1024
CODES: dict[int, FailureCode] = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "not-json",
    429: "too-fast",
}
RETRY = {429: "1", 503: "5"}
"""After how many seconds it is worth trying again."""
MOST_REASON = 300
CLOSING_SECONDS = 10.0
RESOURCES = (me, tables, games, lobby, lessons, replays, rulebook, positions, analyses, modules, retention, health, neighbours)


def _failed(request: AnyRequest, code: FailureCode, status: int, **params: int | str) -> Response[Failure]:
    metrics: Metrics = request.app.state.counters
    metrics.refused.labels(code).inc()
    headers = {"retry-after": RETRY[status]} if status in RETRY else {}
    return Response(Failure(code, dict(params)), status_code=status, media_type="application/json", headers=headers)


def _service_error(request: AnyRequest, error: ServiceError) -> Response[Any]:
    guard: Guard = request.app.state.guard
    guard.tell(request, error)
    if error.code == "bad-host" and "text/html" in request.headers.get("accept", ""):  # somebody forgot --origin
        said = Translator(language_of(request)).text("page-failure", code=error.code)
        return Response(said, status_code=error.status, media_type="text/plain")
    return _failed(request, error.code, error.status, **error.params)


def _elsewhere(request: AnyRequest, error: Elsewhere) -> Response[None]:
    return passed_on(request, error, _service_error)


def _http_error(request: AnyRequest, error: HTTPException) -> Response[Failure]:
    guard: Guard = request.app.state.guard
    try:
        guard.check_stray(request)
    except ServiceError as refused:
        return _service_error(request, refused)
    code = CODES.get(error.status_code, "bad-request" if error.status_code < 500 else "internal")
    if code == "internal":
        log("a request failed", logging.ERROR, method=request.method, path=request.scope["path"], error=error)
    return _failed(request, code, error.status_code if error.status_code in CODES else STATUS[code])


def _no_game(request: AnyRequest, _: UnknownGame) -> Response[Failure]:
    return _failed(request, "bad-request", 400)


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Failure]:
    [where] = traceback.extract_tb(error.__traceback__, limit=-1)
    compared = {"reason": str(error), "at": f"{Path(where.filename).name}:{where.lineno}"}
    return _service_error(request, ServiceError("bad-request").comparing("a request was nested too deeply", **compared))


def _any_error(request: AnyRequest, error: Exception) -> Response[Failure]:
    if is_trouble(error):
        path, reason = request.scope["path"], str(error)[:MOST_REASON]
        log("the database is away", logging.ERROR, method=request.method, path=path, reason=reason)
        return _failed(request, "storage-away", STATUS["storage-away"])
    log("a request failed", logging.ERROR, method=request.method, path=request.scope["path"], error=error)
    return _failed(request, "internal", 500)


async def _ended(work: Coroutine[Any, Any, None]) -> None:
    """Return when some work has ended, well or not, or takes too long: what breaks must not keep the rest from being closed."""
    closing = asyncio.create_task(work)
    done, _ = await asyncio.wait({closing}, timeout=CLOSING_SECONDS)
    if not done:
        log("closing took too long", logging.ERROR, part=repr(work))
        closing.cancel()
    elif not closing.cancelled() and (error := closing.exception()):
        log("closing broke off", logging.ERROR, part=repr(work), error=error)


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    """Open the store and start everything that runs beside requests; end it in the opposite order."""
    settings: Settings = app.state.settings
    metrics: Metrics = app.state.counters
    store = Store(Database(settings.database, alone=True))
    await store.database.open()
    store.database.observe(metrics.database_seconds.observe)
    sharing = await shared(store, settings, metrics)
    thinkers = Thinkers(settings.workers, elsewhere=sharing.elsewhere if sharing else None)
    LOGGER.addHandler(counting := ErrorCount(metrics.errors))
    parts = made_parts(store, thinkers, settings, metrics, app.state.guard.whereabouts, app.state.address)
    parts.relay.begin(await store.secret("relay"))
    app.state.hand_over = parts.hand_over
    app.state.signer = Signer(await store.secret("identity"))
    for name in PARTS:
        app.state[name] = getattr(parts, name)
    await parts.rulesets.begin()
    crews = (thinkers, parts.coach.prompt, parts.coach.patient)
    for crew in crews:
        crew.waited = metrics.queue_seconds.labels(crew.kind).observe
        metrics.queue_length.labels(crew.kind).set_function(partial(getattr, crew, "waiting"))
    if sharing is not None:
        if settings.workers:
            sharing.take([Crew(crew, [crew.kind]) for crew in crews], parts.rulesets)
        sharing.begin()
    await parts.nodes.begin()
    parts.watch.begin()
    parts.resumption.begin()
    parts.housekeeping.begin()
    await parts.bulletin.begin()
    log("server started", version=__version__)
    try:
        yield
    finally:
        closings = (parts.close(), *([sharing.close()] if sharing else []), thinkers.close(), parts.nodes.close(), store.close())
        for closing in closings:
            await _ended(closing)
        log("server stopped")
        LOGGER.removeHandler(counting)


def make_app(settings: Settings, page: Path | None = None, address: str = "") -> Litestar:
    """Return the application: the page, the interface for programs, and the tables' sockets.

    Other servers on the same database reach it at the address.
    """
    counters = Metrics()
    guard = Guard(settings, counters)
    known = {"settings": settings, "guard": guard, "counters": counters, "page": Page(page or page_folder())}
    return Litestar(
        route_handlers=[*(route for resource in RESOURCES for route in resource.ROUTES), table_socket, my_socket, page_file],
        state=State(known | {"address": address}),
        dependencies=provided([*known, *PARTS]),
        lifespan=[_running],
        before_request=guard.before_request,
        before_send=[guard.before_send],
        exception_handlers={
            ServiceError: _service_error, Elsewhere: _elsewhere, HTTPException: _http_error, UnknownGame: _no_game,
            RecursionError: _too_deep, Exception: _any_error,
        },
        openapi_config=OpenAPIConfig(
            title="Deben", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin(), PlainPage()],
            description="Tables for two board games.  A table is played over its socket, /api/tables/{table}/socket.",
            use_handler_docstrings=True,
        ),
        plugins=[ValuesOnly()],
        request_max_body_size=BODY_BYTES,
        logging_config=None,
    )  # fmt: skip
