"""Thinking elsewhere: a server without processes of its own, machines that think for it, and their sudden ends."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from deben.bots.processes import descendants
from deben.cli.app import run
from deben.server.settings import Settings
from deben.store import Database
from deben.store.schema import Job, Thinker

from ..postgres import DATABASES, fresh_database
from ..processes import ended
from .harness import ME, Person, Seated, ServerProcess, analysed, bot, play_out, quick, running
from .test_analysis import NEAR_THE_END

pytestmark = pytest.mark.skipif("postgresql" not in DATABASES, reason="PostgreSQL is not installed")
SLOW, SECONDS = "vizier", 3.0
"""A bot that thinks as long as it may."""


class Machine:
    """``deben think`` in a process of its own, that can be killed."""

    def __init__(self, database: str, workers: int = 1) -> None:
        line = ["think", "--database", database, "--workers", str(workers), "--log", "json", "--access-log", "--lang", "en"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", "from deben.cli import main; main()", *line],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        if "for the servers of this database" not in self.process.stdout.readline():
            raise AssertionError(self.end(signal.SIGKILL))

    def end(self, number: int) -> list[dict[str, Any]]:
        """Send a signal that ends it, and return what it logged."""
        self.process.send_signal(number)
        _, told = self.process.communicate(timeout=30)
        return [json.loads(line) if line.startswith("{") else {"event": line} for line in told.splitlines()]


Machines = Callable[..., Machine]


@pytest.fixture
def machine(settings: Settings) -> Iterator[Machines]:
    """Return what starts a machine; those that still run in the end are killed."""
    started: list[Machine] = []

    def start() -> Machine:
        started.append(Machine(settings.database))
        return started[-1]

    yield start
    for each in started:
        if each.process.returncode is None:
            each.end(signal.SIGKILL)


@pytest.fixture
def settings(tmp_path: Path, postgres: str) -> Settings:
    """Return settings of a server that has others think."""
    database = fresh_database(postgres)
    return msgspec.structs.replace(quick(tmp_path, workers=0, budget=SECONDS, grace=20.0), database=database)


def rows(where: str, *columns: Any) -> list[tuple[Any, ...]]:
    """Return what the database has in some columns."""

    async def read() -> list[tuple[Any, ...]]:
        database = Database(where)
        try:
            async with database.reading() as connection:
                return [tuple(row) for row in await connection.execute(select(*columns))]
        finally:
            await database.close()

    return asyncio.run(read())


def until(found: Callable[[], Any]) -> Any:
    """Return what is found, once something is."""
    deadline = time.monotonic() + 60
    while not (what := found()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return what


def busy(where: str) -> list[int]:
    """Return the processes that have taken something, by number."""
    processes = {thinker: int(name.split()[-1]) for thinker, name in rows(where, Thinker.id, Thinker.name)}
    return [processes[row[0]] for row in rows(where, Job.thinker) if row[0] in processes]


def chosen_by(one: Seated) -> list[str]:
    """Return which bots chose what was played at a table."""
    log = one.ask({"type": "fetch", "since": 0}, "snapshot")["log"]
    return [entry["bot"] for entry in log if entry["bot"]]


def test_a_machine_thinks_for_a_server_bots_hints_and_analyses(settings: Settings, machine: Machines) -> None:
    with running(settings) as address, Person(address) as anna:
        thinking = machine()
        created = anna.http.post("/api/tables", json={"game": "duel", "seats": [ME, bot("greedy")], "position": NEAR_THE_END})
        table = created.json()["table"]
        with anna.sit(table) as one:
            assert anna.http.post(f"/api/tables/{table}/hint").status_code == 200
            one.catch_up(1)
            play_out([one], random.Random(1))
            assert {*chosen_by(one)} == {"greedy"}
        anna.http.post(f"/api/tables/{table}/analysis")
        assert analysed(anna, table)["phase"] == "done"
        text = until(lambda: counted if "deben_thinkers 1.0" in (counted := anna.http.get("/metrics").text) else "")
        for kind in ("bot", "hint", "analysis"):
            assert f'deben_jobs_total{{kind="{kind}",outcome="answered"}}' in text
            assert f'deben_queue_length{{kind="{kind}"}} 0.0' in text
        told = thinking.end(signal.SIGTERM)
    assert thinking.process.returncode == 0
    assert told[0]["event"] == "thinking started"
    assert {each["kind"] for each in told if each["event"] == "answered"} == {"bot", "hint", "analysis"}
    assert told[-1]["event"] == "thinking stopped"
    assert rows(settings.database, Job.id) == rows(settings.database, Thinker.id) == []


def test_what_a_killed_machine_thought_about_is_finished_by_another(settings: Settings, machine: Machines) -> None:
    with running(settings) as address, Person(address) as anna:
        machines = {each.process.pid: each for each in (machine(), machine())}
        table = anna.create("duel", [bot(SLOW), ME])["table"]
        with anna.sit(table) as one:
            [lost] = until(lambda: busy(settings.database))
            below = descendants(lost)
            machines.pop(lost).end(signal.SIGKILL)
            assert all(ended(each, 10) for each in below), "no orphans"
            [second] = machines.values()
            until(lambda: second.process.pid in busy(settings.database))
            told = second.end(signal.SIGTERM)
            one.catch_up(1)
            assert chosen_by(one) == [SLOW], "nothing simpler stood in for it"
        assert 'deben_jobs_total{kind="bot",outcome="retried"} 1.0' in anna.http.get("/metrics").text
    assert second.process.returncode == 0
    assert [each["event"] for each in told][-3:] == ["thinking ends", "answered", "thinking stopped"], "it finished its thought"


@pytest.mark.nightly
def test_a_machine_that_was_stopped_beyond_its_lease_does_not_deliver(settings: Settings, machine: Machines) -> None:
    """In every run tests/store/test_jobs.py sees that a late answer is not taken."""
    with running(settings) as address, Person(address) as anna:
        first = machine()
        table = anna.create("duel", [bot(SLOW), ME])["table"]
        with anna.sit(table) as one:
            until(lambda: busy(settings.database))
            first.process.send_signal(signal.SIGSTOP)
            second = machine()
            one.catch_up(1)
            first.process.send_signal(signal.SIGCONT)
            one.act(one.now["legal"][0]["action"])
            until(lambda: not rows(settings.database, Job.id))
        told, other = first.end(signal.SIGTERM), second.end(signal.SIGTERM)
    assert any(each["event"] in ("a question is no longer ours", "an answer came too late") for each in told)
    assert [each["attempts"] for each in other if each["event"] == "answered"][:1] == [2]


def test_where_nobody_thinks_something_simpler_decides_after_a_while(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, thinking_patience=0.5)) as address, Person(address) as anna:
        table = anna.create("duel", [bot("overseer"), ME])["table"]
        with anna.sit(table) as one:
            one.catch_up(1)
            assert chosen_by(one) == ["random"], "and the log says so"


def test_a_server_with_places_free_thinks_for_another(settings: Settings) -> None:
    idle = msgspec.structs.replace(settings, workers=1)
    with running(settings) as address, running(idle) as other, Person(address) as anna:
        table = anna.create("duel", [bot("greedy"), ME])["table"]
        with anna.sit(table) as one:
            one.catch_up(1)
            assert chosen_by(one) == ["greedy"]
        with Person(other) as bruno:
            assert 'outcome="answered"' not in bruno.http.get("/metrics").text, "it had no questions of its own for others"


def test_a_server_thinks_itself_while_it_has_a_place_free(settings: Settings) -> None:
    with running(msgspec.structs.replace(settings, workers=1)) as address, Person(address) as anna:
        table = anna.create("duel", [bot("greedy"), ME])["table"]
        with anna.sit(table) as one:
            one.catch_up(1)
        assert 'outcome="answered"' not in anna.http.get("/metrics").text


def test_no_process_outlives_a_killed_server_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    server = ServerProcess(quick(tmp_path, budget=60.0))
    with Person(server.address) as anna:
        table = anna.create("duel", [bot(SLOW), ME])["table"]
        with anna.sit(table):
            below = until(lambda: descendants(server.process.pid))
            server.kill()
    assert all(ended(each, 10) for each in below)


@pytest.mark.parametrize(
    "line", [["think", "--database", "{folder}/t.db"], ["serve", "--workers", "0", "--port", "0", "--database", "{folder}/t.db"]]
)
def test_a_file_has_nobody_elsewhere(line: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([part.format(folder=tmp_path) for part in line]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert not os.listdir(tmp_path)
