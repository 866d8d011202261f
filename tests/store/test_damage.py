"""A file that is damaged, or takes no writes, or is older or later than this version: said in one line, and nothing is lost."""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.util import CommandError
from sqlalchemy import Connection

from deben.cli.app import run
from deben.store import ActionRow, Damaged, Database, Store, StoreError
from deben.store.copies import back_up
from deben.store.database import migrations

from .older import make_older
from .test_store import kept, table

Said = pytest.CaptureFixture[str]
DEBEN = [sys.executable, "-c", "from deben.cli import main; main()"]


def filled(file: Path, *names: str) -> Path:
    """Make a file with some tables, each with a log of a few pages."""

    async def work(store: Store) -> None:
        for name in names:
            actions = [ActionRow(number, 0, "b2" * 20, str(number), turn=1) for number in range(1, 200)]
            await store.add_table(table(name), actions=actions)

    kept(str(file), work)
    return file


def damage(file: Path) -> None:
    """Write noise over some pages in the middle."""
    whole = bytearray(file.read_bytes())
    noise = random.Random(1).randbytes(3 * 4096)
    at = len(whole) // 2 // 4096 * 4096
    whole[at : at + len(noise)] = noise
    file.write_bytes(whole)


LANGUAGES = {"en": "is damaged", "fr": "est endommagé", "it": "è danneggiato"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_is_said_in_one_sentence(tmp_path: Path, capsys: Said, lang: str) -> None:
    """By what looks, what starts and what copies; and no damaged copy is left, nor half of one."""
    file = filled(tmp_path / "tables.db", "one", "two")
    damage(file)
    before = file.read_bytes()
    commands = {"check": 1, "serve": 2, "admin backup": 2, "admin export": 2, "admin tables": 2}
    for words, code in commands.items():
        things = [str(tmp_path / "copy")] if "admin" in words else ["--port", "0"] if words == "serve" else []
        assert run([*words.split(), *things, "--database", str(file), "--lang", lang]) == code, words
        told = capsys.readouterr()
        assert LANGUAGES[lang] in " ".join((told.out + told.err).split()), words
        assert "Traceback" not in told.err
    assert not [*tmp_path.glob("copy*")]
    assert file.read_bytes() == before


def test_a_file_that_is_none_is_said_to_be_damaged(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"no database at all, but rather long" * 200)
    for words in (["check"], ["serve", "--port", "0"], ["admin", "tables"]):
        assert run([*words, "--database", str(file), "--lang", "en"]) in (1, 2)
        told = capsys.readouterr()
        assert "is damaged: file is not a database" in " ".join((told.out + told.err).split()), words


def test_a_copy_has_its_name_once_it_was_looked_at(tmp_path: Path) -> None:
    """Also where only the copy is wrong: of a source that was whole when it was asked for last."""
    file = filled(tmp_path / "tables.db", "one", "two")
    damage(file)
    with pytest.raises(Damaged, match=r"tables\.db is damaged"):
        asyncio.run(back_up(Database(str(file)), tmp_path / "copy"))
    assert not [*tmp_path.glob("copy*")]


# Earlier and later versions


def test_a_file_is_copied_before_it_is_brought_up_to_date(tmp_path: Path, capsys: Said) -> None:
    file = filled(tmp_path / "tables.db", "one")

    async def older() -> None:
        database = Database(str(file))
        await make_older(database, "0009")
        await database.close()

    asyncio.run(older())
    assert run(["admin", "tables", "--database", str(file), "--lang", "en"]) == 0
    copy = tmp_path / "tables.db.schema-0009"
    assert "as it was before it lies in" in " ".join(capsys.readouterr().err.split())
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0009",)
        assert database.execute("SELECT count(*) FROM actions").fetchone() == (199,)
    made = copy.stat().st_mtime_ns
    assert run(["admin", "tables", "--database", str(file), "--lang", "en"]) == 0
    assert "before" not in capsys.readouterr().err, "nothing was to be done"
    assert copy.stat().st_mtime_ns == made
    assert not [*filled(tmp_path / "new.db").parent.glob("new.db.schema*")], "there is nothing to copy of a new one"


def test_what_cannot_be_copied_is_not_brought_up_to_date(tmp_path: Path) -> None:
    file = filled(tmp_path / "tables.db", "one", "two")

    async def work() -> None:
        database = Database(str(file))
        await make_older(database, "0009")
        await database.close()
        damage(file)
        with pytest.raises(StoreError):
            await database.open()

    asyncio.run(work())
    assert not [*tmp_path.glob("*.schema*")]


def test_a_later_file_is_refused_in_our_own_words(tmp_path: Path, capsys: Said) -> None:
    file = filled(tmp_path / "tables.db", "one")
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9998'")
        database.execute("UPDATE settings SET value = ? WHERE name = 'schema-floor'", (b"9998",))
    for words in (["admin", "tables"], ["serve", "--port", "0"]):
        assert run([*words, "--database", str(file), "--lang", "en"]) == 2
        told = " ".join(capsys.readouterr().err.split())
        assert "a later version has changed this database" in told
        assert "put back a copy from before" in told
        assert "revision" not in told


def asked_down(connection: Connection, step: str) -> None:
    """Do what Alembic's own command does."""
    command.downgrade(migrations(connection), step)


def test_there_is_no_way_down(where: str) -> None:
    """Not even by Alembic's own command, which would take tables away with their rows."""

    async def work(store: Store) -> None:
        await store.add_table(table(), actions=[ActionRow(1, 0, "b2", "k", turn=1)])
        for step in ("0002", "0011", "base"):
            with pytest.raises(CommandError, match="no way down"):
                async with store.database.migrating() as connection:
                    await connection.run_sync(asked_down, step)
        assert [row.action for row in await store.actions("t")] == ["b2"]

    kept(where, work)


# A file system that takes no writes

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root mounts")
READ_ONLY = """
set -e
mount --bind "$1" "$1"
mount -o remount,ro,bind "$1"
shift
exec "$@"
"""


@needs_root
@pytest.mark.parametrize("log", [True, False])
def test_on_a_read_only_file_system_all_is_read(tmp_path: Path, log: bool) -> None:
    """Also what lies in the log of writes only, where a process ended in the middle."""
    folder = tmp_path / "disk"
    file = filled(folder / "tables.db", "one")
    if log:
        found: dict[str, bytes] = {}

        async def work(store: Store) -> None:
            await store.add_table(table("later"))
            found.update({part: Path(f"{file}{part}").read_bytes() for part in ("", "-wal")})

        kept(str(file), work)
        for part, there in found.items():
            Path(f"{file}{part}").write_bytes(there)
    before = {each.name: each.read_bytes() for each in folder.iterdir()}
    commands = {
        "backup": [str(tmp_path / "copy")],
        "export": [str(tmp_path / "all.json")],
        "tables": [],
        "show": ["one"],
        "tidy": [],
    }
    for task, things in commands.items():
        asked = [*DEBEN, "admin", task, *things, "--database", str(file), "--lang", "en"]
        apart = ["unshare", "--mount", "sh", "-c", READ_ONLY, "sh", str(folder), *asked]
        done = subprocess.run(apart, capture_output=True, text=True, check=False)
        if "unshare" in done.stderr or "mount:" in done.stderr:
            pytest.skip("this machine lets nobody mount")
        told = " ".join(done.stderr.split())
        assert done.returncode == (2 if task == "tidy" else 0), (task, told)
        assert ("it is read from a copy" in told) == (task != "tidy"), (task, told)
        assert "Traceback" not in told
    with closing(sqlite3.connect(tmp_path / "copy")) as database:
        names = [name for (name,) in database.execute("SELECT id FROM tables ORDER BY id")]
    assert names == (["later", "one"] if log else ["one"])
    assert before == {each.name: each.read_bytes() for each in folder.iterdir()}
