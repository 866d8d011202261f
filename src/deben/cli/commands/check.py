"""``deben check``: whether a server would run well here, and whether people reach it."""

import asyncio
import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..arguments.board import game_of_boards
from ..arguments.common import Lang
from ..terminal.console import Console

if TYPE_CHECKING:
    from ...server.configuration import Chosen
    from ...store.looking import Seen

__all__ = ["Config", "DatabaseUrl", "check", "check_programs", "chosen_settings", "clashes", "is_shared"]

FAILED = 1
LEAST_FREE = 200 * 1024 * 1024
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="operate-serve.config")]
DatabaseUrl = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-serve.database")]
Address = Annotated[str | None, typer.Option("--url", metavar="URL", help="operate-check.url")]
OTHERS = 0o077
"""The rights of all but the owner."""
Finding = tuple[str, bool | None, str]
"""What was looked at, whether it is fine, and what is to be said of it; None is a warning: people can play all the same."""
MARKS: dict[bool | None, tuple[str, str]] = {True: ("✓", "green"), None: ("!", "yellow"), False: ("✗", "red")}


def chosen_settings(console: Console, config: Path | None = None, **flags: Any) -> "Chosen":
    """Return the settings that hold here; a wrong one is refused with where it stands."""
    from ...server.configuration import CONFIG, ConfigurationError, chosen, usual_file
    from ...server.settings import is_earlier_place

    try:
        settings = chosen(flags, os.environ, config or (None if CONFIG in os.environ else usual_file()))
    except ConfigurationError as error:
        console.refuse("operate-error-config", detail=str(error))
    if is_earlier_place(settings.database):
        console.note("operate-earlier-place", file=settings.database)
    return settings


def check_programs(console: Console, settings: "Chosen") -> None:
    """Refuse programs that cannot be offered as bots."""
    if settings.programs:
        from ..arguments.programs import refuse_programs  # with the lab, which a server without programs never needs

        refuse_programs(console, settings.programs)


def clashes(settings: "Chosen", *, shared: bool) -> Iterator[str]:
    """Yield which sentences say what does not go together, where several processes share a database or not."""
    if not settings.workers and (settings.programs or not shared):
        yield "operate-error-no-workers"
    if settings.processes > 1 and not shared:
        yield "operate-error-processes"


def is_shared(console: Console, where: str) -> bool:
    """Return whether several processes can use a database; refuse one that makes no sense."""
    from ...store import Database, StoreError

    try:
        return Database(where).shared
    except StoreError as error:
        console.refuse("cli-error-database", detail=str(error))


def _together(console: Console, settings: "Chosen") -> Iterator[Finding]:
    """Yield what does not go together, and boards that nobody can play on."""
    from ...games import BoardError, BoardNotBuilt, game_with_board

    for clash in clashes(settings, shared=is_shared(console, settings.database)):
        yield "settings", False, console.text(clash)
    for file in settings.boards:
        with contextlib.suppress(BoardNotBuilt):  # the server builds it when it starts
            try:
                game_with_board(game_of_boards().name, Path(file).read_text(encoding="utf-8"))
            except (OSError, BoardError, UnicodeDecodeError) as error:
                yield "settings", False, f"{file}: {getattr(error, 'strerror', None) or error}"


def _database(console: Console, settings: "Chosen") -> Finding:
    """Return which step of the schema there is and which one is expected; nothing is made or brought up to date here."""
    from ...store import Damaged, Database, StoreError
    from ...store.looking import look

    async def looked() -> tuple["Seen", str]:
        database = Database(settings.database)
        try:
            return await look(database), database.url.render_as_string()
        finally:
            await database.close()

    try:
        seen, where = asyncio.run(looked())
    except Damaged as error:
        return "database", False, console.text("operate-error-damaged", file=str(error.file), detail=error.reason)
    except StoreError as error:
        return "database", False, str(error)
    told = {"where": where, "found": seen.found, "expected": seen.expected}
    return "database", seen.fits and seen.writable, console.text("operate-schema", state=_state(seen), **told)


def _state(seen: "Seen") -> str:
    """Return in one word how it stands with a database."""
    if not seen.fits:
        return "unknown"
    if not seen.writable:
        return "closed"
    if not seen.found:
        return "new"
    return "same" if seen.found == seen.expected else "older" if seen.found < seen.expected else "later"


def _thinkers(settings: "Chosen") -> Iterator[Finding]:
    """Yield whether somebody thinks: this server itself, or others on the same PostgreSQL."""
    from sqlalchemy.exc import ProgrammingError, SQLAlchemyError

    from ...store import Database, JobStore, StoreError

    async def looked() -> Finding:
        database = Database(settings.database)
        try:
            there = []
            with contextlib.suppress(ProgrammingError):  # nothing is there yet where they would say so
                there = await JobStore(database).thinkers()
            told = ", ".join(f"{each.name} ×{each.places}" for each in there) or "–"
            return "thinkers", bool(settings.workers or there), told
        finally:
            await database.close()

    with contextlib.suppress(StoreError, SQLAlchemyError, OSError):  # which was said before
        if Database(settings.database).shared:
            yield asyncio.run(looked())


def _heard(console: Console, settings: "Chosen") -> Iterator[Finding]:
    """Yield whether servers on a PostgreSQL would hear each other through whatever lies between."""
    from ...store import Database, StoreError
    from ...store.looking import is_heard

    async def looked() -> bool:
        database = Database(settings.database)
        try:
            return await is_heard(database)
        finally:
            await database.close()

    with contextlib.suppress(StoreError):  # which was said before
        if Database(settings.database).shared:
            heard = asyncio.run(looked())
            yield "heard", heard, console.text("operate-heard", heard="yes" if heard else "no")


def _disk(settings: "Chosen") -> Finding:
    from ...store.database import database_url
    from ...store.looking import standing_folder

    url = database_url(settings.database)
    folder = standing_folder(Path(str(url.database)).absolute()) if url.get_backend_name() == "sqlite" else Path.cwd()
    free = shutil.disk_usage(folder).free
    return "disk", free >= LEAST_FREE, f"{free // 2**20} MB"


def _folder(console: Console, settings: "Chosen") -> Iterator[Finding]:
    """Yield whether the folder of a file is its owner's alone, as what SQLite puts beside it should be."""
    from ...store.database import database_url

    url = database_url(settings.database)
    folder = Path(str(url.database)).absolute().parent
    if url.get_backend_name() == "sqlite" and folder.is_dir():
        rights = folder.stat().st_mode & 0o777
        told = {"state": "open" if rights & OTHERS else "closed", "folder": str(folder), "rights": f"{rights:04o}"}
        yield "folder", None if rights & OTHERS else True, console.text("operate-folder", **told)


def _modules() -> Iterator[Finding]:
    from ...games import all_games

    for game in all_games():
        yield "rules", bool(game.digest), f"{game.name} {game.digest[:12] or '–'}"


def _page() -> Finding:
    from ...server.settings import page_folder

    folder = page_folder()
    return "page", folder is not None, str(folder or "–")


def _reached(url: str) -> Iterator[Finding]:
    """Yield whether people reach the server at an address: a proxy in front of it must pass on to which host they spoke."""
    import json
    from urllib.error import HTTPError, URLError
    from urllib.parse import urlsplit
    from urllib.request import Request, urlopen

    origin = f"{urlsplit(url).scheme}://{urlsplit(url).netloc}"
    asked = {
        "reached": Request(f"{origin}/health"),
        "writing": Request(f"{origin}/api/replays/verify", b"{}", {"origin": origin, "content-type": "application/json"}),
    }
    for name, request in asked.items():
        try:
            with urlopen(request, timeout=10) as answer:  # whoever asks names the address
                yield name, True, str(answer.status)
        except HTTPError as error:
            try:
                code = json.loads(error.read()).get("code", "")
            except ValueError:
                code = ""
            hint = "the proxy must pass Host on, or --origin name this address" if code == "foreign-origin" else code
            yield name, False, f"{error.code} {hint}".strip()
        except (URLError, OSError) as error:
            yield name, False, str(error)


def check(config: Config = None, database: DatabaseUrl = None, url: Address = None, lang: Lang = None) -> None:
    """Look at settings, database, disk, rules, page and the way in; exit with 1 if something is wrong."""
    console = Console(lang)
    settings = chosen_settings(console, config, database=database)
    check_programs(console, settings)
    findings = [
        *_together(console, settings),
        _database(console, settings),
        *_heard(console, settings),
        *_thinkers(settings),
        _disk(settings),
        *_folder(console, settings),
        *_modules(),
        _page(),
    ]
    findings += _reached(url) if url else ()
    for name, fine, detail in findings:
        mark, colour = MARKS[fine]
        console.line(f"{mark} {console.text('operate-checked', name=name)}: {detail}", colour)
    if any(fine is False for _, fine, _ in findings):
        raise typer.Exit(FAILED)
