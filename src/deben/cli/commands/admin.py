"""``deben admin``: what whoever runs a server does with its database, whether the server runs or not."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..arguments.common import Lang
from ..terminal.console import Console

if TYPE_CHECKING:
    from ...store import Database

__all__ = ["admin"]

FAILED = 1
What = Annotated[str, typer.Argument(metavar="WHAT", help="operate-admin.what")]
Thing = Annotated[list[str] | None, typer.Argument(metavar="THING", help="operate-admin.thing")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-serve.database")]
ConfigFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="operate-serve.config")]

Task = Callable[[Console, "Database", list[str]], Awaitable[bool]]


async def _back_up(console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.copies import back_up

    await asyncio.to_thread(back_up, database, Path(things[0]))
    console.say("operate-backed-up", file=things[0])
    return True


async def _restore(console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.copies import restore

    before = await restore(database, Path(things[0]))
    console.say("operate-restored", file=things[0], before=str(before))
    return True


async def _export(console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.copies import export_tables

    Path(things[0]).write_bytes(await export_tables(database, things[1:]))
    console.say("operate-exported", file=things[0])
    return True


async def _import(console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.copies import import_tables

    console.say("operate-imported", count=await import_tables(database, Path(things[0]).read_bytes()))
    return True


async def _tables(console: Console, database: "Database", _things: list[str]) -> bool:
    from ...store.administration import Administration

    for each in await Administration(database).tables():
        last = datetime.fromtimestamp(each.last / 1000, UTC) if each.last else each.created
        state = console.text("operate-over" if each.over else "operate-going")
        console.plain(f"{each.id}  {last:%Y-%m-%d %H:%M}  {each.game:<12}{each.actions:>6}  {state}")
    return True


async def _show(console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.administration import Administration

    administration = Administration(database)
    found = await administration.show(things[0])
    if found is None:
        return False
    row, actions = found
    names = await administration.store.names({seat.identity for seat in row.seats if seat.identity})
    rules = row.ruleset[:12] or str(row.rules)
    console.plain(f"{row.id}  {row.game}  {row.created:%Y-%m-%d %H:%M}  {console.text('operate-rules', rules=rules)}")
    for seat in row.seats:
        who = seat.bot or seat.called or names.get(seat.identity or "") or seat.name or "–"
        console.plain(f"  {seat.seat + 1}  {who}  {seat.identity or ''}")
    console.say("operate-log", count=len(actions))
    return True


async def _end(_console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.administration import Administration

    return await Administration(database).end(things[0])


async def _remove(_console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.administration import Administration

    return await Administration(database).remove(things[0])


async def _forget(_console: Console, database: "Database", things: list[str]) -> bool:
    from ...store.administration import Administration

    return await Administration(database).forget(things[0])


def _by_language(words: list[str]) -> dict[str, str]:
    """Return texts by language: ``fr=…`` is French, a text without a language is for all others."""
    from ...locale import LANGUAGES

    named = {word: word.partition("=") for word in words}
    return dict((name, text) if name in LANGUAGES else ("", word) for word, (name, _, text) in named.items())


async def _notice(console: Console, database: "Database", things: list[str]) -> bool:
    from ...store import BulletinStore

    minutes, *words = things
    if not minutes.isdecimal():
        console.refuse("operate-error-minutes", minutes=minutes)
    notice = await BulletinStore(database).put_up(_by_language(words), int(minutes))
    when = datetime.fromtimestamp((notice.until or 0) / 1000, UTC)
    console.say("operate-notice", until="yes" if notice.until else "no", when=f"{when:%Y-%m-%d %H:%M} UTC")
    return True


async def _withdraw(_console: Console, database: "Database", _things: list[str]) -> bool:
    from ...store import BulletinStore

    return await BulletinStore(database).take_down()


async def _tidy(console: Console, database: "Database", _things: list[str]) -> bool:
    from ...store import Retention, RetentionStore

    done = await RetentionStore(database).tidy(Retention())
    console.say("operate-tidied", count=sum(done.values()))
    return True


TASKS: dict[str, tuple[Task, int]] = {
    "backup": (_back_up, 1), "restore": (_restore, 1), "export": (_export, 1), "import": (_import, 1),
    "tables": (_tables, 0), "show": (_show, 1), "end": (_end, 1), "remove": (_remove, 1),
    "forget": (_forget, 1), "tidy": (_tidy, 0), "notice": (_notice, 2), "withdraw": (_withdraw, 0),
}  # fmt: skip
"""What can be done: how, and with how many things at least."""


def admin(what: What, thing: Thing = None, database: DatabaseUrl = None, config: ConfigFile = None, lang: Lang = None) -> None:
    """Do something with a server's database; exit with 1 where there was nothing to do it with."""
    from ...store import Database, StoreError
    from .check import chosen_settings

    console, things = Console(lang), thing or []
    task, least = TASKS.get(what, (None, 0))
    if task is None or len(things) < least:
        console.refuse("operate-error-what", what=what, known=", ".join(TASKS))

    async def done() -> bool:
        opened = Database(chosen_settings(console, config, database=database).database)
        try:
            if what != "restore":
                await opened.open()
            return await task(console, opened, things)
        finally:
            await opened.close()

    try:
        found = asyncio.run(done())
    except StoreError as error:
        console.refuse("cli-error-database", detail=str(error))
    except OSError as error:
        console.refuse("cli-error-file", file=str(error.filename or things[0]), detail=error.strerror or str(error))
    console.say("operate-done" if found else "operate-nothing", what=what)
    if not found:
        raise typer.Exit(FAILED)
