"""``deben think``: a machine that thinks for servers on the same database."""

from typing import Annotated

import typer

from ..arguments.common import Lang
from ..terminal.console import Console
from .check import Config, DatabaseUrl, chosen_settings, is_shared
from .serve import LogForm, Workers, check_database

__all__ = ["think"]

EveryJob = Annotated[bool | None, typer.Option("--access-log", help="operate-think.access-log")]


def think(
    database: DatabaseUrl = None,
    workers: Workers = None,
    log: LogForm = None,
    access_log: EveryJob = None,
    config: Config = None,
    lang: Lang = None,
) -> None:
    """Think until told to stop."""
    from ...server import thinking  # the server's libraries are slow to import, and no other command needs them
    from ...server.logs import set_up_logs

    console = Console(lang)
    settings = chosen_settings(console, config, database=database, workers=workers, log=log, access_log=access_log)
    if not settings.workers:
        console.refuse("operate-error-think-workers")
    if not is_shared(console, settings.database):
        console.refuse("operate-error-think-file")
    check_database(console, settings.database)
    set_up_logs(settings.log)
    thinking.think(settings, lambda: console.say("operate-thinking", count=settings.workers))
