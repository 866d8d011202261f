"""Tables carried from one database to another, with their people and their rules."""

import base64
import hashlib
from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import FromClause, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Database
from .rows import StoreError
from .schema import Action, AnalysedDecision, Base, Identity, Invitation, KeptModule, Said, Seat, Table, Watcher

__all__ = ["UnknownRules", "export_tables", "import_tables"]


class UnknownRules(StoreError):
    """An export brings rules that this program does not know: ``UnknownRules(digest)``."""


PARTS: tuple[type[Base], ...] = (Seat, Watcher, Invitation, Action, Said, AnalysedDecision)
"""What belongs to a table and goes with it."""


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


async def import_tables(database: Database, text: bytes, vouched: Mapping[str, str] | None = None) -> int:
    """Return how many tables were added from what :func:`export_tables` gave; those that are there stay as they are.

    ``vouched`` says which modules may come along, by the digest of their rules and of their code: they are programs that will run
    here.  Raises ``UnknownRules`` where others are in it, and ``StoreError`` where it is something else, or wrong somewhere inside;
    then nothing is added.
    """
    try:
        whole = msgspec.json.decode(text, type=dict[str, list[dict[str, Any]]])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise StoreError(f"no export of tables: {error}") from None
    try:
        if vouched is not None and (unknown := _unknown_rules(whole, vouched)):
            raise UnknownRules(unknown)
        async with database.writing() as connection:
            return await _add_all(connection, whole)
    except KeyError as error:
        raise StoreError(f"nothing was added: a row has no {error}") from None
    except (SQLAlchemyError, ValueError, TypeError, OverflowError) as error:
        said, _, _ = str(getattr(error, "orig", None) or error).partition("\n")
        raise StoreError(f"nothing was added: {said}") from None


def _unknown_rules(whole: dict[str, list[dict[str, Any]]], vouched: Mapping[str, str]) -> str:
    """Return the first digest of rules in an export whose code nobody vouches for; nothing where there is none."""
    for row in whole.get(KeptModule.__tablename__, []):
        code = _rich(row["code"])
        if not isinstance(code, bytes) or vouched.get(row["rules"]) != hashlib.sha256(code).hexdigest():
            return str(row["rules"])
    return ""


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
