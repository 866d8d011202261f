"""New versions on a database that older ones use: steps of the schema only add, and nothing is lost wherever one breaks off."""

import ast
import asyncio
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from deben import store as package
from deben.store import ActionRow, Store, database
from deben.store.database import FLOOR, Database, StoreError

from ..postgres import DATABASES, fresh_database
from .older import make_older, step_down
from .test_store import kept, table

VERSIONS = Path(package.__file__).parent / "migrations" / "versions"
STEPS = sorted(step.revision for step in ScriptDirectory(str(VERSIONS.parent)).walk_revisions())
ADDING = {"add_column", "create_table", "create_index", "batch_alter_table", "get_bind"}
"""What a step may do while older programs use the database."""
LOOSENED = {"0005": {"drop_constraint"}}
"""Steps that take away a rule which older programs keep anyway."""


def asked(function: ast.FunctionDef) -> set[str]:
    """Return what a step asks Alembic to do."""
    names = {"op"} | {str(item.optional_vars.id) for node in ast.walk(function) if isinstance(node, ast.With)
                      for item in node.items if isinstance(item.optional_vars, ast.Name)}  # fmt: skip
    calls = (node.func for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute))
    return {call.attr for call in calls if isinstance(call.value, ast.Name) and call.value.id in names}


@pytest.mark.parametrize("file", sorted(VERSIONS.glob("0*.py")), ids=lambda file: file.stem)
def test_a_step_adds_or_says_that_it_takes_away(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    marked = any(isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "CONTRACTS" for node in tree.body)
    [upgrade] = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "upgrade"]
    done = asked(upgrade) - ADDING - LOOSENED.get(file.stem[:4], set())
    calls = [node for node in ast.walk(upgrade) if isinstance(node, ast.Call) and ast.unparse(node.func) == "op.execute"]
    said = [call.args[0].value if isinstance(call.args[0], ast.Constant) else "" for call in calls]
    if all(str(statement).startswith("CREATE") for statement in said):
        done -= {"execute"}
    assert marked or not done, f"{done}: mark the step with CONTRACTS, a version after the one that needs it no more"


def test_steps_are_numbered_one_after_the_other() -> None:
    assert ScriptDirectory(str(VERSIONS.parent)).get_heads() == [STEPS[-1]]
    assert [int(step) for step in STEPS] == [*range(1, len(STEPS) + 1)]
    assert all(len(step) == 4 for step in STEPS), "they are compared as texts"


def write_as_before(connection: Connection, columns: dict[str, list[str]], suffix: str) -> None:
    """Copy the rows that are there under other names, naming only the columns that an older program knows."""
    own = {"tables": "id", "actions": "table_id", "seats": "table_id"}
    for name, key in own.items():
        known = ", ".join(f'"{column}"' for column in columns[name])
        copied = known.replace(f'"{key}"', f"\"{key}\" || '{suffix}'")
        connection.execute(text(f"INSERT INTO {name} ({known}) SELECT {copied} FROM {name} WHERE {key} = 't'"))


def columns_of(connection: Connection) -> dict[str, list[str]]:
    """Return the columns of every table."""
    looker = inspect(connection)
    return {name: [column["name"] for column in looker.get_columns(name)] for name in looker.get_table_names()}


@pytest.mark.parametrize("before", STEPS[4:-1])
def test_what_an_older_program_writes_is_taken_after_an_upgrade(where: str, before: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(table(), actions=[ActionRow(1, 0, "b2", "k", turn=1)])
        async with store.database.migrating() as connection:
            await connection.run_sync(step_down, before)
            known = await connection.run_sync(columns_of)
        await store.database.open()
        async with store.database.writing() as connection:
            await connection.run_sync(write_as_before, known, "2")
        row = await store.table("t2")
        assert row is not None
        assert [action.action for action in await store.actions("t2")] == ["b2"]

    kept(where, work)


def test_an_older_program_starts_on_what_a_later_one_has_added_to(where: str) -> None:
    async def work(store: Store) -> None:
        async with store.database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9998'"))
        await store.database.open()
        await store.add_table(table())
        async with store.database.writing() as connection:
            await connection.execute(
                text("UPDATE settings SET value = :floor WHERE name = :name"), {"floor": b"9998", "name": FLOOR}
            )
        with pytest.raises(StoreError, match=r"a later version has changed this database .schema 9998, this version knows 00"):
            await store.database.open()

    kept(where, work)


KILLED = """
import asyncio, os, signal, sys
from sqlalchemy import Engine, event
from deben.store.database import Database
left = [int(sys.argv[2])]
@event.listens_for(Engine, "after_cursor_execute")
def after(connection, cursor, statement, *_):
    if statement.lstrip().upper().startswith(("ALTER", "CREATE", "DROP", "INSERT", "UPDATE")):
        left[0] -= 1
        if not left[0]:
            os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(Database(sys.argv[1]).open())
"""


def test_a_migration_that_is_killed_is_done_again(where: str) -> None:
    """Wherever it is killed, the next start finds the database as it was and completes; no row is lost."""

    async def older() -> None:
        store = Store(Database(where))
        await store.database.open()
        await store.add_table(table(), actions=[ActionRow(number, 0, "b2", str(number), turn=1) for number in range(1, 20)])
        await make_older(store.database, "0004")
        await store.database.close()

    async def newer() -> int:
        store = Store(Database(where))
        await store.database.open()
        actions = len(await store.actions("t"))
        await store.database.close()
        return actions

    asyncio.run(older())
    for statement in (1, 4, 9):
        ended = subprocess.run([sys.executable, "-c", KILLED, where, str(statement)], check=False, capture_output=True)
        assert ended.returncode == -signal.SIGKILL, ended.stderr
    assert asyncio.run(newer()) == 19
    assert subprocess.run([sys.executable, "-c", KILLED, where, "1000"], check=False, capture_output=True).returncode == 0


@pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
def test_a_busy_machine_may_take_its_time_over_the_schema(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever says nothing in a transaction is ended by PostgreSQL, but not whoever reads the next step meanwhile."""
    look = database.is_later

    def slowly(connection: Connection, config: Config) -> bool:
        time.sleep(0.3)
        return look(connection, config)

    url = fresh_database(postgres)

    async def opened() -> bool:
        made = Database(url)
        await made.open()
        alive = await made.alive()
        await made.close()
        return alive

    monkeypatch.setattr(database, "is_later", slowly)
    monkeypatch.setattr(database, "IDLE_MS", 100)
    assert asyncio.run(opened())
