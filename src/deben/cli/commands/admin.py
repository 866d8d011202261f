"""``deben admin``: what whoever runs a server does with its database, whether the server runs or not."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..arguments.common import Lang
from ..terminal.console import Console
from .check import chosen_settings

if TYPE_CHECKING:
    from ...server.configuration import Chosen
    from ...store import Database

__all__ = ["admin"]

FAILED = 1
What = Annotated[str, typer.Argument(metavar="WHAT", help="operate-admin.what")]
Thing = Annotated[list[str] | None, typer.Argument(metavar="THING", help="operate-admin.thing")]
Most = Annotated[int, typer.Option("--most", metavar="N", min=1, help="operate-admin.most")]
After = Annotated[str | None, typer.Option("--after", metavar="TABLE", help="operate-admin.after")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-serve.database")]
Trust = Annotated[bool, typer.Option("--trust-rules", help="operate-admin.trust-rules")]
ConfigFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="operate-serve.config")]


@dataclass(frozen=True)
class Asked:
    """What is to be done something with: the database, what was named, and who is told."""

    console: Console
    settings: "Chosen"
    database: "Database"
    things: list[str]
    most: int
    after: str | None
    trust: bool


Task = Callable[[Asked], Awaitable[bool]]


async def _back_up(asked: Asked) -> bool:
    from ...store.copies import back_up

    await back_up(asked.database, Path(asked.things[0]))
    asked.console.say("operate-backed-up", file=asked.things[0])
    return True


async def _restore(asked: Asked) -> bool:
    from ...store.copies import restore

    before = await restore(asked.database, Path(asked.things[0]))
    told = {"there": "yes" if before else "no", "before": str(before or "")}
    asked.console.say("operate-restored", file=asked.things[0], **told)
    return True


async def _move(asked: Asked) -> bool:
    from ...store import Database
    from ...store.moving import move

    target = Database(asked.things[0], alone=True)
    try:
        await target.open()
        tables, people = await move(asked.database, target)
    finally:
        await target.close()
    asked.console.say("operate-moved", tables=tables, people=people, where=target.url.render_as_string())
    return True


async def _export(asked: Asked) -> bool:
    from ...store.carrying import export_tables
    from ...store.copies import write_new

    write_new(Path(asked.things[0]), await export_tables(asked.database, asked.things[1:]))
    asked.console.say("operate-exported", file=asked.things[0])
    return True


async def _import(asked: Asked) -> bool:
    from ...games.kept import vouched_modules
    from ...store.carrying import UnknownRules, import_tables

    text, vouched = Path(asked.things[0]).read_bytes(), None if asked.trust else vouched_modules()
    try:
        count = await import_tables(asked.database, text, vouched)
    except UnknownRules as error:
        asked.console.refuse("operate-error-unknown-rules", rules=str(error)[:12])
    asked.console.say("operate-imported", count=count)
    return True


async def _tables(asked: Asked) -> bool:
    from ...store.administration import Administration

    found = await Administration(asked.database).tables(asked.most + 1, asked.after)
    for each in (listed := found[: asked.most]):
        last = datetime.fromtimestamp(each.last / 1000, UTC) if each.last else each.created
        state = asked.console.text("operate-over" if each.over else "operate-going")
        asked.console.plain(f"{each.id}  {last:%Y-%m-%d %H:%M}  {each.game:<12}{each.actions:>6}  {state}")
    if len(found) > len(listed):
        asked.console.note("operate-more", after=listed[-1].id)
    return bool(listed) or asked.after is None


async def _show(asked: Asked) -> bool:
    from ...store.administration import Administration

    administration, console = Administration(asked.database), asked.console
    found = await administration.show(asked.things[0])
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


async def _end(asked: Asked) -> bool:
    from ...store.administration import Administration

    return await Administration(asked.database).end(asked.things[0])


async def _remove(asked: Asked) -> bool:
    from ...store.administration import Administration

    return await Administration(asked.database).remove(asked.things[0])


async def _forget(asked: Asked) -> bool:
    from ...store.administration import Administration

    return await Administration(asked.database).forget(asked.things[0])


def _by_language(words: list[str]) -> dict[str, str]:
    """Return texts by language: ``fr=…`` is French, a text without a language is for all others."""
    from ...locale import LANGUAGES

    named = {word: word.partition("=") for word in words}
    return dict((name, text) if name in LANGUAGES else ("", word) for word, (name, _, text) in named.items())


async def _notice(asked: Asked) -> bool:
    from ...store import BulletinStore

    minutes, *words = asked.things
    if not minutes.isdecimal():
        asked.console.refuse("operate-error-minutes", minutes=minutes)
    notice = await BulletinStore(asked.database).put_up(_by_language(words), int(minutes))
    when = datetime.fromtimestamp((notice.until or 0) / 1000, UTC)
    asked.console.say("operate-notice", until="yes" if notice.until else "no", when=f"{when:%Y-%m-%d %H:%M} UTC")
    return True


async def _withdraw(asked: Asked) -> bool:
    from ...store import BulletinStore

    return await BulletinStore(asked.database).take_down()


async def _tidy(asked: Asked) -> bool:
    from ...store import RetentionStore

    done = await RetentionStore(asked.database).tidy(asked.settings.retention)
    asked.console.say("operate-tidied", count=sum(done.values()))
    return True


TASKS: dict[str, tuple[Task, int]] = {
    "backup": (_back_up, 1), "restore": (_restore, 1), "move": (_move, 1), "export": (_export, 1), "import": (_import, 1),
    "tables": (_tables, 0), "show": (_show, 1), "end": (_end, 1), "remove": (_remove, 1),
    "forget": (_forget, 1), "tidy": (_tidy, 0), "notice": (_notice, 2), "withdraw": (_withdraw, 0),
}  # fmt: skip
"""What can be done: how, and with how many things at least."""
MAKING = {"restore", "import"}
"""What may be done where there is no file yet: everything else would make an empty one, of a path that was mistyped."""
READING = {"backup", "export", "tables", "show"}
"""What changes nothing: it is done where nothing can be written any more, too."""


@asynccontextmanager
async def _opened(console: Console, what: str, settings: "Chosen") -> AsyncIterator[tuple["Chosen", "Database"]]:
    """Yield the settings and their database, open; for what only reads a copy of one that nothing can be written to."""
    from sqlalchemy.exc import SQLAlchemyError

    from ...store import Damaged, Database
    from ...store.copies import is_read_only, readable
    from ...store.snapshots import is_damage

    named = Database(settings.database, alone=what == "move")
    if what not in MAKING and named.is_file and not (file := Path(str(named.url.database))).exists():
        console.refuse("operate-error-no-database", file=str(file))
    if what in READING and is_read_only(named):
        console.note("operate-reading", file=str(named.url.database))
    try:
        async with readable(named) if what in READING else nullcontext(named) as opened:
            if what != "restore":
                await opened.open()
            if named.before:
                console.note("operate-before", file=str(named.before))
            yield settings, opened
    except (Damaged, SQLAlchemyError) as error:
        if what in READING and is_damage(error):  # of whatever it was read from
            raise Damaged(Path(str(named.url.database)), getattr(error, "reason", str(getattr(error, "orig", None)))) from None
        raise
    finally:
        await named.close()


def admin(
    what: What, thing: Thing = None, database: DatabaseUrl = None, config: ConfigFile = None, most: Most = 100,
    after: After = None, trust_rules: Trust = False, lang: Lang = None,
) -> None:  # fmt: skip
    """Do something with a server's database; exit with 1 where there was nothing to do it with."""
    from sqlalchemy.exc import SQLAlchemyError

    from ...store import Damaged, StoreError

    console, things = Console(lang), thing or []
    task, least = TASKS.get(what, (None, 0))
    if task is None or len(things) < least:
        console.refuse("operate-error-what", what=what, known=", ".join(TASKS))

    async def done() -> bool:
        async with _opened(console, what, chosen_settings(console, config, database=database)) as (settings, opened):
            return await task(Asked(console, settings, opened, things, most, after, trust_rules))

    try:
        found = asyncio.run(done())
    except Damaged as error:
        console.refuse("operate-error-damaged", file=str(error.file), detail=error.reason)
    except (StoreError, SQLAlchemyError) as error:
        console.refuse("cli-error-database", detail=str(getattr(error, "orig", None) or error).partition("\n")[0])
    except FileExistsError as error:
        console.refuse("operate-error-there", file=str(error.filename))
    except OSError as error:
        console.refuse("cli-error-file", file=str(error.filename or things[0]), detail=error.strerror or str(error))
    console.say("operate-done" if found else "operate-nothing", what=what, thing=things[0] if things else "")
    if not found:
        raise typer.Exit(FAILED)
