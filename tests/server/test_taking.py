"""Both ends of a question that goes through the database, without a machine of its own: what is lost, refused and given back."""

import asyncio
import math
import secrets
import sys
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deben.cli.app import run
from deben.games import game_named
from deben.games.kept import FOLDERS
from deben.kernel.default import module_path
from deben.server.metrics import Metrics
from deben.server.settings import Settings
from deben.server.sharing import Sharing, shared
from deben.server.tables.rulesets import Rulesets
from deben.server.workers import BotFailed, Claim, Think, Thinkers, elsewhere
from deben.server.workers.messages import KINDS, Kind
from deben.server.workers.pool import COMMAND
from deben.server.workers.taker import Crew
from deben.store import Database, ModuleStore, Store

from ..postgres import DATABASES, fresh_database
from .test_thinking import READY, request

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
CRASHING = (sys.executable, "-c", READY + "sys.stdin.buffer.read(4); os._exit(3)")
Ask = Callable[[Think], Awaitable[int]]


class Both:
    """A server that thinks nothing itself, and whoever thinks for it, in one process."""

    def __init__(self, store: Store, asking: Sharing, taking: Sharing, thinkers: Thinkers) -> None:
        self.store, self.asking, self.taking, self.thinkers = store, asking, taking, thinkers

    async def ask(self, asked: Think, kind: Kind = "bot") -> int:
        """Return what is decided elsewhere."""
        return await Thinkers(0, kind, elsewhere=self.asking.elsewhere).think(asked, 20.0, Claim("anna"))

    async def jobs(self) -> list[str]:
        """Return the questions in the database."""
        assert self.asking.elsewhere is not None
        return [state.id for state in await self.asking.jobs.tend(self.asking.elsewhere.name, {})]

    async def empty(self) -> bool:
        """Return whether no question is in the database."""
        return not await self.jobs()


def with_both(
    postgres: str, folder: Path, work: Callable[[Both], Awaitable[None]], command: tuple[str, ...] = COMMAND, patience: float = 60.0
) -> None:
    """Do something with both ends; whoever thinks begins when it is told to."""
    where = fresh_database(postgres)

    async def both() -> None:
        stores = [Store(Database(where)) for _ in range(2)]
        await stores[0].database.open()
        asking = await shared(stores[0], Settings(database=where, thinking_patience=patience), Metrics())
        assert asking is not None
        asking.begin()
        taking, thinkers = Sharing(stores[1]), Thinkers(1, command=command)
        rulesets = Rulesets(stores[1], folder)
        rulesets.point_out()
        taking.take([Crew(thinkers, KINDS)], rulesets)
        try:
            await asyncio.wait_for(work(Both(stores[0], asking, taking, thinkers)), 60)
        finally:
            for closing in (asking.close(), taking.close(), thinkers.close(), *(store.close() for store in stores)):
                await closing

    asyncio.run(both())


async def until(found: Callable[[], Awaitable[Any]]) -> Any:
    """Return what is found, once something is."""
    while not (what := await found()):
        await asyncio.sleep(0.02)
    return what


def test_a_question_that_the_database_lost_is_put_again(postgres: str, tmp_path: Path) -> None:
    async def work(both: Both) -> None:
        asking = asyncio.create_task(both.ask(request()))
        [lost] = await until(both.jobs)
        await both.asking.jobs.drop([lost])
        assert await until(both.jobs) == [lost]
        both.taking.begin()
        assert await asking in request().legal

    with_both(postgres, tmp_path, work)


def test_what_nobody_waits_for_any_more_is_taken_out(postgres: str, tmp_path: Path) -> None:
    async def work(both: Both) -> None:
        asking = asyncio.create_task(both.ask(request()))
        await until(both.jobs)
        asking.cancel()
        await until(both.empty)

    with_both(postgres, tmp_path, work)


def test_what_could_not_be_taken_out_at_once_is_taken_out_at_the_next_look(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may also be put only after it was to be taken out: whoever asked went while it was on its way."""

    async def work(both: Both) -> None:
        drop, tried = both.asking.jobs.drop, list[Collection[str]]()

        async def fails_once(jobs: Collection[str]) -> None:
            tried.append(jobs)
            if len(tried) > 1:
                await drop(jobs)

        monkeypatch.setattr(both.asking.jobs, "drop", fails_once)
        asking = asyncio.create_task(both.ask(request()))
        await until(both.jobs)
        asking.cancel()
        await until(both.empty)
        assert len(tried) > 1

    with_both(postgres, tmp_path, work)


def test_whoever_comes_where_nobody_thought_is_counted_without_a_question(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "COUNT_SECONDS", math.inf)

    async def work(both: Both) -> None:
        asking = both.asking.elsewhere
        assert asking is not None

        async def counted() -> bool:
            return asking._counted > -math.inf

        async def places() -> int:
            return asking.places

        await until(counted)
        assert not await places()
        both.taking.begin()
        assert await until(places) == 1

    with_both(postgres, tmp_path, work)


def test_a_question_over_which_processes_crash_fails_in_the_end(postgres: str, tmp_path: Path) -> None:
    async def work(both: Both) -> None:
        both.taking.begin()
        with pytest.raises(BotFailed, match="lost, again and again"):
            await both.ask(request())

    with_both(postgres, tmp_path, work, CRASHING)


def test_no_machine_runs_a_command_out_of_the_database(postgres: str, tmp_path: Path) -> None:
    async def work(both: Both) -> None:
        both.taking.begin()
        elsewhere = both.asking.elsewhere
        assert elsewhere is not None
        with pytest.raises(BotFailed, match="its own server only"):
            await elsewhere.ask("bot", request(program=f"touch {tmp_path}/made"), 5.0, Claim("eve"))
        assert not (tmp_path / "made").exists()

    with_both(postgres, tmp_path, work)


def test_rules_that_a_machine_lacks_come_out_of_the_database(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setenv(FOLDERS, "")
    path, digest = module_path(game_named("duel").rules), secrets.token_hex(32)  # which nobody in this process knows
    info = path.with_suffix(".json").read_text().replace(game_named("duel").digest, digest)

    async def work(both: Both) -> None:
        both.taking.begin()
        asked = msgspec.structs.replace(request(), game=f"duel@{digest}")
        with pytest.raises(BotFailed, match="lost, again and again"):
            await both.ask(asked)  # nobody has them
        await ModuleStore(both.store.database).keep(digest, "duel", info.encode(), path.read_bytes())
        assert await both.ask(asked) in request().legal
        for each in tmp_path.iterdir():  # and once more where somebody emptied the cache, and the process that thinks is another
            each.unlink()
        await both.thinkers.all[0].stop()
        assert await both.ask(asked) in request().legal

    with_both(postgres, tmp_path, work)


def test_a_check_says_who_thinks(postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    where = fresh_database(postgres)
    assert run(["check", "--database", where, "--lang", "en"]) == 0
    assert "✓ Processes that think" in capsys.readouterr().out
    (tmp_path / "deben.toml").write_text("workers = 0\n")
    assert run(["check", "--config", str(tmp_path / "deben.toml"), "--database", where, "--lang", "en"]) == 1
    assert "✗ Processes that think: –" in capsys.readouterr().out
