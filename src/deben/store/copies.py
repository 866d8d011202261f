"""Copies of a database, made while a server uses it, and put back; and tables carried from one database to another."""

import asyncio
import base64
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import FromClause, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database, StoreError
from .dumps import dump, undump
from .files import INDEX, WRITES, beside, check_owner, claimed, make_folder, owner_of, replacing
from .schema import Action, AnalysedDecision, Base, Identity, Invitation, KeptModule, Said, Seat, Table, Watcher

__all__ = ["back_up", "export_tables", "import_tables", "restore", "write_new"]

PARTS: tuple[type[Base], ...] = (Seat, Watcher, Invitation, Action, Said, AnalysedDecision)
"""What belongs to a table and goes with it."""
KEPT = ".before-restore"


def _file(database: Database) -> Path:
    return Path(str(database.url.database))


def _new(target: Path) -> int:
    """Return the descriptor of a new file for its owner alone, as seeds come in; raises ``FileExistsError`` if there is one."""
    return os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)


def write_new(target: Path, text: bytes) -> None:
    """Write a new file for its owner alone, whole or not at all; raises ``FileExistsError`` if it is there already."""
    with os.fdopen(_new(target), "wb") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            target.unlink()
            raise


async def back_up(database: Database, target: Path) -> None:
    """Write a whole copy as of one moment, for its owner alone, whoever uses the database meanwhile.

    Raises ``StoreError``, and ``FileExistsError`` if there is a file already.
    """
    os.close(_new(target))
    if not database.is_file:
        await dump(database, target)
    else:
        source = _file(database)
        await asyncio.to_thread(_copy_file, f"{source.absolute().as_uri()}?mode=ro", source, target)


def _copy_file(opened: str, source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(opened, uri=True)) as connection, closing(sqlite3.connect(target)) as copy:
            connection.backup(copy)
    except (sqlite3.Error, OSError) as error:
        target.unlink()  # half a copy is none
        raise StoreError(f"{source}: {error}") from None


def _read_only(copy: Path) -> str:
    """Return how a copy is opened without a trace; with a log of writes beside it, that belongs to it."""
    return f"{copy.absolute().as_uri()}?{'mode=ro' if beside(copy, WRITES).exists() else 'immutable=1'}"


def _check(copy: Path) -> None:
    try:
        with closing(sqlite3.connect(_read_only(copy), uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables")
    except sqlite3.Error as error:
        raise StoreError(f"{copy} is no copy of a database: {error}") from None
    if found != "ok":
        raise StoreError(f"{copy} is damaged: {found}")


async def restore(database: Database, copy: Path) -> Path | None:
    """Put a copy in the place of the database, which no server may be using; return where the one before lies now, if any.

    Raises ``StoreError`` for a copy that is none, and leaves everything as it was.
    """
    if not database.is_file:
        before = beside(copy, KEPT)
        await undump(database, copy, before)
        return before
    target = _file(database)
    _check(copy)
    make_folder(target)
    check_owner(target)
    claim = claimed(target)  # but not opened: what is there may be damaged
    try:
        return await asyncio.to_thread(_replace, target, copy)
    finally:
        os.close(claim)


def _replace(target: Path, copy: Path) -> Path | None:
    owner = owner_of(target)  # who restores is often root, and the server is not
    with replacing(target, owner) as new:
        _copy_file(_read_only(copy), copy, new)  # before all else: it may be what lies before the last one
        before = _keep(target, owner) if target.exists() else None
        for part in (WRITES, INDEX):  # of the one before: they would be taken for those of the copy
            beside(target, part).unlink(missing_ok=True)
    return before


def _keep(target: Path, owner: tuple[int, int]) -> Path:
    """Return a copy of a database, byte for byte as it may be damaged, and of its log of writes: together they are whole."""
    before = beside(target, KEPT)
    beside(before, INDEX).unlink(missing_ok=True)
    for part in ("", WRITES):
        if (there := beside(target, part)).exists():
            with replacing(beside(before, part), owner) as new:
                shutil.copyfile(there, new)
        else:
            beside(before, part).unlink(missing_ok=True)
    return before


def _plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return {"bytes": base64.b64encode(value).decode()}
    return {"time": value.isoformat()} if isinstance(value, datetime) else value


def _rich(value: Any) -> Any:
    if isinstance(value, dict) and set(value) == {"bytes"}:
        return base64.b64decode(value["bytes"])
    return datetime.fromisoformat(value["time"]) if isinstance(value, dict) and set(value) == {"time"} else value


async def _rows(connection: AsyncConnection, kind: type[Base], where: Any) -> list[dict[str, Any]]:
    found = (await connection.execute(select(inspect(kind).local_table).where(where))).mappings()
    return [{name: _plain(value) for name, value in row.items()} for row in found]


async def export_tables(database: Database, names: list[str]) -> bytes:
    """Return tables with all that belongs to them, their people and the modules of their rules, as JSON; all without names."""
    async with database.reading() as connection:
        which = Table.id.in_(names) if names else Table.id.is_not(None)
        tables = await _rows(connection, Table, which)
        ids, rules = [row["id"] for row in tables], {row["ruleset"] for row in tables}
        parts = {kind.__tablename__: await _rows(connection, kind, kind.table_id.in_(ids)) for kind in PARTS}  # type: ignore[attr-defined]
        people = {row["identity"] for rows in parts.values() for row in rows if row.get("identity")}
        people |= {row["creator"] for row in tables}
        whole = {
            Identity.__tablename__: await _rows(connection, Identity, Identity.id.in_(people)),
            KeptModule.__tablename__: await _rows(connection, KeptModule, KeptModule.rules.in_(rules)),
            Table.__tablename__: tables, **parts,
        }  # fmt: skip
    return msgspec.json.encode(whole)


async def import_tables(database: Database, text: bytes) -> int:
    """Return how many tables were added from what :func:`export_tables` gave; those that are there stay as they are.

    Raises ``StoreError`` where it is something else, or wrong somewhere inside; then nothing is added.
    """
    try:
        whole = msgspec.json.decode(text, type=dict[str, list[dict[str, Any]]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError(f"no export of tables: {error}") from None
    try:
        async with database.writing() as connection:
            return await _add_all(connection, whole)
    except KeyError as error:
        raise StoreError(f"nothing was added: a row has no {error}") from None
    except (SQLAlchemyError, ValueError, TypeError, OverflowError) as error:
        said, _, _ = str(getattr(error, "orig", None) or error).partition("\n")
        raise StoreError(f"nothing was added: {said}") from None


async def _add_all(connection: AsyncConnection, whole: dict[str, list[dict[str, Any]]]) -> int:
    there = set((await connection.execute(select(Table.id))).scalars())
    new = {row["id"] for row in whole.get(Table.__tablename__, [])} - there
    kinds: tuple[type[Base], ...] = (Identity, KeptModule, Table, *PARTS)
    for kind in kinds:
        await _add(connection, kind, whole.get(kind.__tablename__, []), new)
    return len(new)


async def _add(connection: AsyncConnection, kind: type[Base], rows: list[dict[str, Any]], tables: set[str]) -> None:
    table = inspect(kind).local_table
    if kind is Table or kind in PARTS:
        rows = [row for row in rows if row["id" if kind is Table else "table_id"] in tables]
    else:
        key = "id" if kind is Identity else "rules"
        known = set((await connection.execute(select(table.c[key]))).scalars())
        rows = [row for row in rows if row[key] not in known]
    if rows:
        await connection.execute(table.insert(), [_values(table, row) for row in rows])  # type: ignore[attr-defined]


def _values(table: FromClause, row: dict[str, Any]) -> dict[str, Any]:
    """Return the values of a row; raises ``ValueError`` for one that is none of its column: SQLite would take it."""
    values = {name: _rich(value) for name, value in row.items()}
    for name, value in values.items():
        if name not in table.c:
            raise ValueError(f"{table.description} have no {name}")
        if value is not None and not isinstance(value, table.c[name].type.python_type):
            raise ValueError(f"{table.description}: {name} is no {table.c[name].type.python_type.__name__}")
    return values
