"""A new version beside the one before, on one PostgreSQL: people go on playing, and whoever goes back can."""

import asyncio
import random
import secrets
import shutil
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import inspect, text

from deben import store as package
from deben.games import game_named
from deben.games.kept import FOLDERS
from deben.kernel.default import module_path
from deben.match import verify_record
from deben.store import Database, ModuleStore

from ..postgres import DATABASES, fresh_database
from . import harness
from .harness import ME, OPEN, Person, ServerProcess, play_out, quick, running

NEXT = '''"""What the next version adds: a column that older programs do not know, and a table."""

import sqlalchemy as sa
from alembic import op

revision = "9998"
down_revision = "{head}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("weather", sa.String(16), server_default="fair", nullable=False))
    op.create_table("winds", sa.Column("id", sa.Integer(), primary_key=True))
'''
needs_postgres = pytest.mark.skipif(
    "postgresql" not in DATABASES, reason="several servers need PostgreSQL, which is not installed here"
)
LATER = """
import pathlib
from alembic.config import Config
from deben.store import database
before = database.migrations
def migrations(connection):
    config = before(connection)
    config.set_main_option("script_location", {folder!r})
    return config
database.migrations = migrations
"""


def next_version(folder: Path) -> str:
    """Return the program of a server of the next version: this one, with one more step of the schema."""
    migrations = Path(package.__file__).parent / "migrations"
    shutil.copytree(migrations, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    head = max(file.name[:4] for file in (migrations / "versions").glob("0*.py"))
    (folder / "migrations" / "versions" / "9998_next.py").write_text(NEXT.format(head=head))
    return LATER.format(folder=str(folder / "migrations")) + harness.PROGRAM


async def columns(where: str) -> set[str]:
    """Return the columns of tables, and check that nothing is at another version than the last."""
    database = Database(where)
    async with database.reading() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "9998"
        found = await connection.run_sync(lambda each: {column["name"] for column in inspect(each).get_columns("tables")})
    await database.close()
    return found


@needs_postgres
def test_versions_side_by_side(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = msgspec.structs.replace(quick(tmp_path), database=fresh_database(postgres))
    chance = random.Random(5)
    old = ServerProcess(settings)
    with Person(old.address, "Anna") as anna, Person(old.address, "Bruno") as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as two:
            assert play_out([one, two], chance, 10) == 10
            with monkeypatch.context() as patched:
                patched.setattr(harness, "PROGRAM", next_version(tmp_path))
                new = ServerProcess(settings)
            assert "weather" in asyncio.run(columns(settings.database)), "the schema was extended while the old one served"
            assert play_out([one, two], chance, 10) == 10, "the older program writes what it always wrote"
            other = anna.create("duel", [ME, ME])["table"]
        with anna.moved_to(new.address) as later:
            assert {each["table"] for each in later.http.get("/api/tables").json()["tables"]} == {created["table"], other}
        old.kill()
        back = ServerProcess(settings)  # somebody goes back, or systemd starts it again
        with anna.moved_to(back.address) as again, again.sit(other) as seat:
            assert play_out([seat], chance, 4) == 4
        back.stop()
        one, two = (person.moved_to(new.address).sit(created["table"]) for person in (anna, bruno))
        assert one.now["number"] == 20, "nothing is lost"
        play_out([one, two], chance)
        assert one.now["status"] == "over"
        one.socket.close()
        two.socket.close()
        new.stop()


@needs_postgres
def test_a_match_by_the_rules_of_the_next_version_goes_on_at_a_server_of_this_one(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newer server begins it and ends; the older one, which was there before, finds the rules in the database."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv(FOLDERS, "")
    settings, digest = msgspec.structs.replace(quick(tmp_path), database=fresh_database(postgres)), secrets.token_hex(32)
    with running(settings) as older, Person(older) as anna:
        newer = ServerProcess(settings)
        with anna.moved_to(newer.address) as there:
            table = there.create("duel", [ME, ME])["table"]  # nobody is there yet, so it is in no memory
            asyncio.run(begun_by(settings.database, table, digest))
            with there.sit(table) as one:
                assert one.act("b2")["number"] == 1
        newer.stop()
        with anna.sit(table) as one:
            assert (one.now["number"], one.now["ruleset"]) == (1, digest)
            play_out([one], random.Random(1))
            assert one.now["status"] == "over"
        assert verify_record(anna.http.get(f"/api/tables/{table}/record").content).fault is None
        assert anna.http.get(f"/modules/{digest}.wasm").status_code == 200, "the page plays by them too"


async def begun_by(where: str, table: str, digest: str) -> None:
    """Let a table have begun with rules of another digest, whose module is in the database as a newer server puts it there."""
    database, path = Database(where), module_path(game_named("duel").rules)
    info = path.with_suffix(".json").read_text().replace(game_named("duel").digest, digest).encode()
    await ModuleStore(database).keep(digest, "duel", info, path.read_bytes())
    async with database.writing() as connection:
        await connection.execute(text("UPDATE tables SET ruleset = :digest WHERE id = :table"), {"digest": digest, "table": table})
    await database.close()
