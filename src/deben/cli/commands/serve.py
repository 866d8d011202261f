"""``deben serve``: the tables for people, in the browser."""

import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..arguments.board import asked_board, game_of_boards
from ..arguments.common import Lang
from ..terminal.console import BadInput, Console
from .check import Config, DatabaseUrl, check_programs, chosen_settings, clashes, is_shared

if TYPE_CHECKING:
    import socket

    from ...server.configuration import Chosen

__all__ = ["LogForm", "Workers", "check_database", "serve"]

Host = Annotated[str | None, typer.Option("--host", metavar="HOST", help="cli-serve.host")]
Port = Annotated[int | None, typer.Option("--port", metavar="N", help="cli-serve.port")]
Open = Annotated[bool, typer.Option("--open", help="cli-serve.open")]
LogForm = Annotated[str | None, typer.Option("--log", metavar="text|json", help="cli-serve.log")]
AccessLog = Annotated[bool | None, typer.Option("--access-log", help="operate-serve.access-log")]
Origin = Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="cli-serve.origin")]
Proxy = Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="operate-serve.proxy")]
Pace = Annotated[float | None, typer.Option("--pace", metavar="SECONDS", help="cli-serve.pace")]
Bots = Annotated[list[str] | None, typer.Option("--bot", metavar="NAME=COMMAND", help="programs-serve.bot")]
Processes = Annotated[int | None, typer.Option("--processes", metavar="N", help="operate-serve.processes")]
Relay = Annotated[str | None, typer.Option("--relay", metavar="HOST[:PORT]", help="operate-serve.relay")]
Workers = Annotated[int | None, typer.Option("--workers", metavar="N", help="cli-serve.workers")]

Boards = Annotated[list[Path] | None, typer.Option("--board", metavar="FILE", help="board-serve")]
Secure = Annotated[bool | None, typer.Option("--secure", help="cli-serve.secure")]
Compress = Annotated[bool | None, typer.Option("--compress", help="cli-serve.compress")]


def serve(
    host: Host = None,
    port: Port = None,
    database: DatabaseUrl = None,
    open_browser: Open = False,
    log: LogForm = None,
    access_log: AccessLog = None,
    origin: Origin = None,
    proxy: Proxy = None,
    secure: Secure = None,
    compress: Compress = None,
    pace: Pace = None,
    workers: Workers = None,
    processes: Processes = None,
    relay: Relay = None,
    bot: Bots = None,
    config: Config = None,
    board: Boards = None,
    lang: Lang = None,
) -> None:
    """Serve tables until interrupted."""
    from ...server import process  # the server's libraries are slow to import, and no other command needs them
    from ...server import processes as many
    from ...server.logs import set_up_logs
    from ...server.settings import page_folder

    console = Console(lang)
    settings = chosen_settings(
        console, config, host=host, port=port, database=database, log=log, access_log=access_log, secure=secure, compress=compress,
        pace=pace, workers=workers, processes=processes, relay=relay,
        origins=tuple(origin) if origin else None, proxies=tuple(proxy) if proxy else None,
        programs=_asked_programs(console, bot) if bot else None, boards=tuple(map(str, board)) if board else None,
    )  # fmt: skip
    check_programs(console, settings)
    for clash in clashes(settings, shared=is_shared(console, settings.database)):
        console.refuse(clash)
    _check_boards(console, settings)
    made = _bound(console, settings.host, settings.port)
    try:
        check_database(console, settings.database)
    except BadInput:
        made.close()
        raise
    set_up_logs(settings.log)
    if page_folder() is None:
        console.note("cli-serve-no-page")

    def ready() -> None:
        console.say("cli-serve-address", address=process.address_of(made))
        if open_browser:
            webbrowser.open(process.address_of(made))

    if settings.processes > 1:
        many.serve_in_processes(settings, made, ready)
    else:
        process.serve(settings, made, ready)


def _asked_programs(console: Console, bots: list[str]) -> dict[str, str]:
    from ..arguments.programs import asked_programs  # with the lab, which a server without programs never needs

    return asked_programs(console, bots)


def _check_boards(console: Console, settings: "Chosen") -> None:
    """See to it that the rules of every board are built, which the server only finds."""
    for file in settings.boards:
        asked_board(console, game_of_boards(), Path(file))


def check_database(console: Console, where: str) -> None:
    """Refuse a database that cannot be used."""
    from ...server import process
    from ...store import Claimed, Damaged, StoreError

    try:
        if before := process.check_database(where):
            console.note("operate-before", file=str(before))
    except Damaged as error:
        console.refuse("operate-error-damaged", file=str(error.file), detail=error.reason)
    except Claimed as error:
        console.refuse("operate-error-claimed", file=str(error.file))
    except StoreError as error:
        console.refuse("cli-error-database", detail=str(error))


def _bound(console: Console, host: str, port: int) -> "socket.socket":
    from ...server.process import bound

    try:
        return bound(host, port)
    except OSError as error:
        console.refuse("cli-error-address", host=host, port=str(port), detail=error.strerror or str(error))
