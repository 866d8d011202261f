"""Settings that make no sense are refused by their name, before anything is begun with them; a check says the same."""

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from deben.cli.app import run
from deben.server.configuration import ConfigurationError, chosen
from deben.store import Database, Retention, RetentionStore

from .harness import ME, Person, quick, running

Said = pytest.CaptureFixture[str]
WRONG = {
    "port = 70000": "port: expected `int` <= 65535",
    "port = -1": "port",
    "workers = -1": "workers",
    "processes = 0": "processes",
    "watch = 0": "watch: expected `float` > 0.0",
    "lease = -1": "lease",
    "pace = nan": "pace",
    "budget = inf": "budget",
    "queue = 0": "queue",
    "request_rate = 0": "request_rate",
    "chat_burst = 0.5": "chat_burst",
    "most_tables = -1": "most_tables",
    "address_http = 0": "address_http",
    'log = "xml"': "log: invalid enum value 'xml'",
    'sockets = "odd"': "sockets",
    'insiders = ["nonsense"]': "insiders: 'nonsense' is no network",
    'proxies = ["nonsense"]': "proxies: 'nonsense' is no address",
    'proxies = ["10.0.0.1/8"]': "proxies",
    'origins = ["play.example"]': "origins: 'play.example' is no address",
    'origins = ["https://play.example/"]': "origins",
    'origins = ["https://Play.example"]': "origins",
    'origins = ["https://play.example:443"]': "origins",
    'origins = ["https://[::1"]': "origins",
    'relay = "http://inside:80"': "relay",
    'relay = "inside:99999"': "relay",
    "[retention]\nchats = 5": "unknown field `chats`",
}


@pytest.mark.parametrize("text", WRONG)
def test_what_makes_no_sense_is_refused_by_its_name(tmp_path: Path, text: str) -> None:
    (tmp_path / "deben.toml").write_text(text)
    with pytest.raises(ConfigurationError) as told:
        chosen({}, {}, tmp_path / "deben.toml")
    assert str(told.value).startswith(f"{tmp_path}/deben.toml: ")
    assert WRONG[text] in str(told.value)


@pytest.mark.parametrize("name", Retention.__struct_fields__)
@pytest.mark.parametrize("days", [-1, 10**9])
def test_nothing_is_deleted_by_a_negative_number_of_days(tmp_path: Path, name: str, days: int) -> None:
    """By no way that settings come; and one beyond all calendars is none either."""
    (tmp_path / "deben.toml").write_text(f"[retention]\n{name} = {days}\n")
    ways: tuple[tuple[dict[str, Any], dict[str, str], Path | None], ...] = (
        ({}, {}, tmp_path / "deben.toml"),
        ({}, {"DEBEN_RETENTION": f'{{"{name}": {days}}}'}, None),
        ({"retention": {name: days}}, {}, None),
    )
    for way in ways:
        with pytest.raises(ConfigurationError, match=rf"retention\.{name}: .*; 0 is never"):
            chosen(*way)


def test_what_makes_sense_is_taken(tmp_path: Path) -> None:
    text = 'origins = ["http://localhost:8080", "https://[::1]:8000"]\nproxies = ["::1", "10.0.0.0/8"]\ninsiders = ["10.0.0.1/8"]\n'
    (tmp_path / "deben.toml").write_text(text)
    assert chosen({}, {}, tmp_path / "deben.toml").proxies == ("::1", "10.0.0.0/8")
    for relay in ("10.0.0.1", "inside:80", "[::1]:80", "::1", "/run/deben.sock"):
        assert chosen({"relay": relay}, {}).relay == relay
    assert chosen({"proxies": ("*",)}, {}).proxies == ("*",)


@pytest.mark.parametrize("command", ["check", "serve", "think", "admin"])
@pytest.mark.parametrize("text", ["[retention]\ntables = -1", 'insiders = ["nonsense"]'])
def test_every_command_refuses_them_in_one_line(tmp_path: Path, capsys: Said, command: str, text: str) -> None:
    (tmp_path / "deben.toml").write_text(text)
    things = ["tidy"] if command == "admin" else []
    assert run([command, *things, "--config", str(tmp_path / "deben.toml"), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "The settings are wrong" in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("text", "words"),
    [("workers = 0", "With --workers 0 others think"), ("processes = 2", "cannot share a file"),
     ('boards = ["/nowhere.toml"]', "/nowhere.toml: No such file"), ('database = "://"', "The database cannot be opened"),
     ('programs = { vizier = "ls" }', "names no program")],
)  # fmt: skip
def test_what_does_not_go_together_is_said_by_a_check_too(tmp_path: Path, capsys: Said, text: str, words: str) -> None:
    database = "" if "database" in text else f'database = "{tmp_path}/tables.db"\n'
    (tmp_path / "deben.toml").write_text(database + text)
    for command, code in (("check", 1), ("serve", 2)):
        ended = run([command, "--config", str(tmp_path / "deben.toml"), "--lang", "en"])
        told = capsys.readouterr()
        assert words in " ".join((told.out + told.err).split()), command
        assert ended in (code, 2)


def test_before_the_first_tidying_the_log_says_what_it_will_take(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """By kind, and when; and it is just what is taken then."""
    caplog.set_level(logging.INFO, "deben.server")
    with running(quick(tmp_path)) as address, Person(address, "Anna") as anna:
        for _ in range(3):
            anna.create("duel", [ME, ME])
    assert not [record for record in caplog.records if "tidying" in record.message], "there was nothing to take"
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE tables SET created = '2020-01-01'")
        database.execute("INSERT INTO identities (id, name, created) VALUES ('long ago', '', '2020-01-01')")
    with running(quick(tmp_path)):
        end = time.monotonic() + 60
        while not (told := [record.__dict__ for record in caplog.records if record.message == "tidying up will delete"]):
            assert time.monotonic() < end
            time.sleep(0.05)
    assert told[0]["due"] == {"unstarted": 3, "people": 1}
    assert 3000 < (datetime.fromisoformat(told[0]["at"]) - datetime.now(UTC)).total_seconds() <= 3600

    async def taken() -> dict[str, int]:
        database = Database(str(tmp_path / "tables.db"))
        try:
            return await RetentionStore(database).tidy(Retention())
        finally:
            await database.close()

    assert asyncio.run(taken()) == told[0]["due"]
