"""Several at once: exactly one gets what there is once, and nobody fails for it."""

import asyncio
import stat
from pathlib import Path

import pytest

from deben.store import Database, Store

from ..postgres import DATABASES, fresh_database


@pytest.fixture(params=DATABASES)
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return an empty database of each kind."""
    if request.param == "postgresql":
        return fresh_database(request.getfixturevalue("postgres"))
    return str(tmp_path / "t.db")


async def opened(where: str, count: int) -> list[Store]:
    """Return stores that were opened at once; a file is of one process, which opens it once."""
    stores = [Store(Database(where)) for _ in range(count)]
    if "://" in where:
        await asyncio.gather(*(store.database.open() for store in stores))
    else:
        for store in stores:
            await store.database.open()
    return stores


def test_servers_that_start_at_once_all_come_up(where: str) -> None:
    async def start() -> None:
        for store in await opened(where, 4):
            assert await store.database.alive()
            await store.close()

    asyncio.run(start())


def test_a_personal_link_works_for_one_device_only(where: str) -> None:
    async def race() -> None:
        stores = await opened(where, 8)
        for _ in range(10):
            secret = await stores[0].make_link("anna")
            owners = await asyncio.gather(*(store.use_link(secret) for store in stores))
            assert sorted(owners, key=str) == [None] * 7 + ["anna"]
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_what_is_kept_in_a_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "new" / "t.db"

    async def keep() -> None:
        [store] = await opened(str(file), 1)
        await store.make_link("anna")
        rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in [file.parent, *file.parent.iterdir()]}
        assert rights.pop("new") == 0o700
        assert rights.pop("t.db") == 0o600
        assert set(rights.values()) <= {0o600}
        await store.close()

    asyncio.run(keep())
    file.chmod(0o644)
    asyncio.run(keep())
