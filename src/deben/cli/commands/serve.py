"""``deben serve``: the tables for people, in the browser."""

import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from ..arguments.common import Lang
from ..arguments.programs import asked_programs
from ..terminal.console import BadInput, Console

if TYPE_CHECKING:
    import socket

__all__ = ["serve"]

PORT = 8340
LOG_FORMS = ("text", "json")

Host = Annotated[str, typer.Option("--host", metavar="HOST", help="cli-serve.host")]
Port = Annotated[int, typer.Option("--port", metavar="N", help="cli-serve.port")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-serve.database")]
Open = Annotated[bool, typer.Option("--open", help="cli-serve.open")]
LogForm = Annotated[str, typer.Option("--log", metavar="text|json", help="cli-serve.log")]
Origin = Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="cli-serve.origin")]
Pace = Annotated[float, typer.Option("--pace", metavar="SECONDS", help="cli-serve.pace")]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=COMMAND", help="programs-serve.bot")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", help="cli-serve.workers")]

Secure = Annotated[bool, typer.Option("--secure", help="cli-serve.secure")]
Compress = Annotated[bool, typer.Option("--compress", help="cli-serve.compress")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = PORT,
    database: DatabaseUrl = None,
    open_browser: Open = False,
    log: LogForm = "text",
    origin: Origin = None,
    secure: Secure = False,
    compress: Compress = False,
    pace: Pace = 0.8,
    workers: Workers = 2,
    bot: Bots = None,
    lang: Lang = None,
) -> None:
    """Serve tables until interrupted."""
    from ...server import process  # the server's libraries are slow to import, and no other command needs them
    from ...server.logs import set_up_logs
    from ...server.settings import Settings, default_database, page_folder

    console = Console(lang)
    if log not in LOG_FORMS:
        console.refuse("cli-error-log", form=log)
    for name, number, least, most in (("--port", port, 0, 65535), ("--pace", pace, 0, 60), ("--workers", workers, 1, 64)):
        if not least <= number <= most:
            console.refuse("cli-error-number", name=name, least=least, most=most)
    programs = asked_programs(console, bot or [])
    where = database or default_database()
    made = _bound(console, host, port)
    try:
        _check_database(console, where)
    except BadInput:
        made.close()
        raise
    set_up_logs(log)
    if page_folder() is None:
        console.note("cli-serve-no-page")
    settings = Settings(
        database=where, origins=tuple(origin or ()), secure=secure, compress=compress, pace=pace, workers=workers,
        programs=programs,
    )  # fmt: skip

    def ready() -> None:
        console.say("cli-serve-address", address=process.address_of(made))
        if open_browser:
            webbrowser.open(process.address_of(made))

    process.serve(settings, made, ready)


def _check_database(console: Console, where: str) -> None:
    from ...server.process import check_database
    from ...store import StoreError

    try:
        check_database(where)
    except StoreError as error:
        console.refuse("cli-error-database", detail=str(error))


def _bound(console: Console, host: str, port: int) -> "socket.socket":
    from ...server.process import bound

    try:
        return bound(host, port)
    except OSError as error:
        console.refuse("cli-error-address", host=host, port=str(port), detail=error.strerror or str(error))
