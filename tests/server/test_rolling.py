"""A new version beside the one before, on one PostgreSQL: people go on playing, and whoever goes back can."""

import asyncio
import random
import shutil
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import inspect, text

from deben import store as package
from deben.store import Database

from ..postgres import DATABASES, fresh_database
from . import harness
from .harness import ME, OPEN, Person, ServerProcess, play_out, quick

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


@pytest.mark.skipif("postgresql" not in DATABASES, reason="several servers need PostgreSQL, which is not installed here")
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
