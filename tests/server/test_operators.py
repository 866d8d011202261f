"""Whoever runs a server: settings, checks, copies and drills, what is told and to whom."""

import asyncio
import base64
import json
import logging
import random
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from deben import __version__
from deben.cli.app import run
from deben.kernel.folders import USUAL, own_folder
from deben.match import verify_record
from deben.server.configuration import ConfigurationError, chosen
from deben.server.door.guard import Guard
from deben.server.http.retention import kept_page
from deben.server.metrics import Metrics
from deben.server.process import check_database
from deben.server.settings import Settings
from deben.store import Database
from deben.store.copies import back_up

from .harness import ME, OPEN, Person, play_out, quick, running

Said = pytest.CaptureFixture[str]


# Settings


def test_a_flag_holds_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "deben.toml"
    file.write_text('port = 1\npace = 0.1\nworkers = 7\norigins = ["https://a.example"]\n\n[retention]\nchat = 5\n')
    environment = {
        "DEBEN_PORT": "2",
        "DEBEN_PACE": "0.2",
        "DEBEN_ORIGINS": "https://b.example https://c.example",
        "DEBEN_OTHER": "x",
    }
    found = chosen({"port": 3, "pace": None}, environment, file)
    assert (found.port, found.pace, found.workers) == (3, 0.2, 7)
    assert found.origins == ("https://b.example", "https://c.example")
    assert found.retention.chat == 5
    assert chosen({}, environment | {"DEBEN_CONFIG": str(file)}).workers == 7
    assert chosen({}, {}).port == 8340


@pytest.mark.parametrize(
    ("text", "environment", "where"),
    [("prot = 1", {}, "deben.toml"), ("port = 'x'", {}, "deben.toml"), ("=", {}, "deben.toml"),
     ("", {"DEBEN_PORT": "x"}, "environment"),
     ("", {"DEBEN_PROGRAMS": "{"}, "DEBEN_PROGRAMS")],
)  # fmt: skip
def test_a_wrong_setting_says_where_it_stands(tmp_path: Path, text: str, environment: dict[str, str], where: str) -> None:
    (tmp_path / "deben.toml").write_text(text)
    with pytest.raises(ConfigurationError, match=where):
        chosen({}, environment, tmp_path / "deben.toml")


# Doors of the operator


def test_counters_are_for_insiders_and_name_what_matters(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna:
        anna.create("duel", [ME, ME])
        text = anna.http.get("/metrics").text
        for name in (
            "deben_http_requests_total",
            "deben_http_seconds_bucket",
            "deben_database_seconds_count",
            "deben_queue_seconds_count",
        ):
            assert name in text, name
        assert 'deben_http_requests_total{method="POST",status="201"} 1.0' in text
    with running(quick(tmp_path, insiders=("10.0.0.0/8",))) as address:
        for path in ("/metrics", "/schema", "/schema/openapi.json"):
            assert httpx.get(address + path).status_code == 404, path
        assert httpx.get(f"{address}/health").json()["version"] is None, "what is not mended yet is not for everybody"
    with running(quick(tmp_path)) as address:
        assert httpx.get(f"{address}/health").json()["version"] == __version__


def test_whoever_asks_whether_it_is_alive_is_always_answered(tmp_path: Path) -> None:
    """A proxy asks so for everybody, from one address."""
    with running(quick(tmp_path, request_rate=0.01, request_burst=2)) as address:
        while httpx.get(f"{address}/api/me").status_code != 429:
            pass
        assert httpx.get(f"{address}/health/alive").status_code == 200


def test_https_only_is_said_to_browsers(tmp_path: Path) -> None:
    with running(quick(tmp_path, secure=True)) as address:
        assert "max-age" in httpx.get(f"{address}/health").headers["strict-transport-security"]
    with running(quick(tmp_path)) as address:
        assert "strict-transport-security" not in httpx.get(f"{address}/health").headers


def test_requests_have_numbers_and_are_logged_on_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "deben.server")
    with running(quick(tmp_path, access_log=True)) as address:
        mine = httpx.get(f"{address}/api/me", headers={"x-request-id": "click-17"})
        assert mine.headers["x-request-id"] == "click-17"
        other = httpx.get(f"{address}/api/me", headers={"x-request-id": "bad id\t!"}).headers["x-request-id"]
        assert other not in ("", "bad id\t!")
    with running(quick(tmp_path, proxies=("10.1.1.1",))) as address:
        strange = httpx.get(f"{address}/api/me", headers={"x-request-id": "click-17"}).headers["x-request-id"]
        assert strange not in ("", "click-17"), "only proxies give numbers"
    told = [record.__dict__ for record in caplog.records if record.message == "request"]
    assert [(each["request"], each["path"], each["status"]) for each in told] == [
        ("click-17", "/api/me", 200),
        (other, "/api/me", 200),
    ]


def test_a_proxy_is_believed_only_where_it_is_named(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "deben.server")
    for proxies, seen in {("127.0.0.1",): "203.0.113.9", ("10.1.1.1",): "127.0.0.1"}.items():
        caplog.clear()
        with running(quick(tmp_path, access_log=True, proxies=proxies)) as address:
            httpx.get(f"{address}/health/alive", headers={"x-forwarded-for": "203.0.113.9"})
        assert [record.__dict__["address"] for record in caplog.records if record.message == "request"] == [seen]


def test_errors_are_counted_by_what_they_say() -> None:
    from deben.server.logs import ErrorCount

    metrics = Metrics()
    handler = ErrorCount(metrics.errors)
    handler.handle(logging.LogRecord("deben.server", logging.ERROR, "", 1, "a request failed", None, None))
    assert 'deben_errors_total{event="a request failed"} 1.0' in metrics.text().decode()
    assert Guard(Settings(), metrics).metrics is metrics


# Copies and drills


def played(folder: Path) -> tuple[Person, str, str]:
    """Return somebody who has played a match to its end, and another one half."""
    with running(quick(folder)) as address, Person(address, "Anna") as anna:
        over, going = anna.create("duel", [ME, ME])["table"], anna.create("duel", [ME, ME])["table"]
        with anna.sit(over) as one:
            play_out([one], random.Random(1))
        with anna.sit(going) as one:
            play_out([one], random.Random(2), 5)
    return anna, over, going


def admin(folder: Path, *words: str) -> int:
    return run(["admin", *words, "--database", str(folder / "tables.db")])


def test_a_drill_back_up_while_people_play_lose_everything_restore(tmp_path: Path, capsys: Said) -> None:
    copy = tmp_path / "copy.db"
    with running(quick(tmp_path)) as address, Person(address, "Anna") as anna:
        table = anna.create("duel", [ME, ME])["table"]
        with anna.sit(table) as one:
            assert one.act("b2")["number"] == 1
            assert admin(tmp_path, "backup", str(copy)) == 0
            assert one.act("b1")["number"] == 2, "they play on meanwhile"
            assert admin(tmp_path, "restore", str(copy)) == 2, "not while a server uses it"
    assert copy.stat().st_mode & 0o077 == 0
    (tmp_path / "tables.db").write_bytes(b"\1" * 8192)
    assert admin(tmp_path, "restore", str(copy)) == 0
    assert (tmp_path / "tables.db.before-restore").read_bytes() == b"\1" * 8192, "the damaged one is kept as it is"
    with running(quick(tmp_path)) as address, anna.moved_to(address) as again, again.sit(table) as one:
        assert one.now["number"] == 1, "as of the moment of the copy"
        assert one.act("b1")["number"] == 2
    assert "another server" in capsys.readouterr().err


def test_what_is_no_copy_is_not_restored(tmp_path: Path) -> None:
    _, over, _ = played(tmp_path)
    (tmp_path / "bad").write_bytes(b"no database at all, but rather long" * 200)
    assert admin(tmp_path, "restore", str(tmp_path / "bad")) == 2
    assert admin(tmp_path, "show", over) == 0
    with pytest.raises(FileExistsError):
        asyncio.run(back_up(Database(str(tmp_path / "tables.db")), tmp_path / "bad"))


@pytest.mark.parametrize(("lang", "words"), [("en", "There is no"), ("fr", "n’existe pas"), ("it", "non c’è")])
def test_where_no_database_is_none_is_made(tmp_path: Path, capsys: Said, lang: str, words: str) -> None:
    """Of a path that was mistyped an empty one would be made, and copied."""
    tasks = {"backup": ["copy"], "export": ["copy"], "show": ["t"], "end": ["t"], "remove": ["t"], "forget": ["anna"], "tables": [],
             "tidy": [], "notice": ["0", "text"], "withdraw": []}  # fmt: skip
    for task, things in tasks.items():
        words_given = [str(tmp_path / thing) if thing == "copy" else thing for thing in things]
        assert admin(tmp_path / "mistyped", task, *words_given, "--lang", lang) == 2
        told = "".join(capsys.readouterr().err.split())
        assert "".join(words.split()) in told
        assert "mistyped/tables.db" in told
    assert not [*tmp_path.iterdir()]


def test_an_export_brings_no_rules_that_nobody_vouches_for(tmp_path: Path, capsys: Said) -> None:
    """Rules are programs: those of a file run only if they came with this program, or if whoever runs the server says so."""
    _, over, _ = played(tmp_path)
    exported, elsewhere = tmp_path / "tables.json", tmp_path / "other"
    elsewhere.mkdir()
    assert admin(tmp_path, "export", str(exported), over) == 0
    whole = json.loads(exported.read_text())
    [module] = whole["modules"]
    module["code"]["bytes"] = base64.b64encode(b"another program").decode()
    exported.write_text(json.dumps(whole))
    assert admin(elsewhere, "import", str(exported)) == 2
    assert module["rules"][:12] in capsys.readouterr().err
    assert admin(elsewhere, "tables") == 0
    assert over not in capsys.readouterr().out
    assert admin(elsewhere, "import", str(exported), "--trust-rules") == 0
    assert admin(elsewhere, "tables") == 0
    assert over in capsys.readouterr().out


def test_tables_are_listed_shown_ended_removed_carried_elsewhere(tmp_path: Path, capsys: Said) -> None:
    anna, over, going = played(tmp_path)
    assert admin(tmp_path, "tables") == 0
    listed = capsys.readouterr().out
    assert over in listed
    assert "going on" in listed
    assert admin(tmp_path, "show", going) == 0
    assert "5 entries" in capsys.readouterr().out
    assert admin(tmp_path, "show", "nowhere") == 1
    assert admin(tmp_path, "dance") == 2
    (tmp_path / "other").mkdir()
    assert admin(tmp_path, "export", str(tmp_path / "tables.json"), over) == 0
    assert admin(tmp_path / "other", "import", str(tmp_path / "tables.json")) == 0
    assert admin(tmp_path / "other", "import", str(tmp_path / "tables.json")) == 0, "twice does no harm"
    with running(quick(tmp_path / "other")) as address, Person(address) as somebody:
        assert verify_record(somebody.http.get(f"/api/tables/{over}/record").content).fault is None
    assert admin(tmp_path, "end", going) == 0
    assert admin(tmp_path, "end", going) == 1, "it is over already"
    with running(quick(tmp_path)) as address, anna.moved_to(address) as again:
        assert again.http.get(f"/api/tables/{going}").json()["status"] == "over"
        assert json.loads(again.http.get(f"/api/tables/{going}/record").content)["ended"]["reason"] == "ended"
    assert admin(tmp_path, "remove", going) == 0
    assert admin(tmp_path, "show", going) == 1


def test_tables_are_listed_page_by_page(tmp_path: Path, capsys: Said) -> None:
    """Those played last come first, and a page says what to ask for the next one."""
    with running(quick(tmp_path)) as address, Person(address) as anna:
        names = [anna.create("duel", [ME, ME])["table"] for _ in range(3)]
        with anna.sit(names[0]) as one:
            one.act("b2")
    found: list[str] = []
    after: list[str] = []
    while admin(tmp_path, "tables", "--most", "2", "--lang", "en", *after) == 0:
        told = capsys.readouterr()
        page = [line.split()[0] for line in told.out.splitlines() if "duel" in line]
        found += page
        assert ("--after " + page[-1] in " ".join((told.out + told.err).split())) == (len(found) < 3)
        after = ["--after", page[-1]]
    assert found[0] == names[0]
    assert sorted(found) == sorted(names)
    assert admin(tmp_path, "tables", "--after", "nowhere") == 1
    assert admin(tmp_path, "tables", "--most", "0") == 2


def test_an_export_is_for_its_owner_and_writes_over_nothing(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "tables.json"
    check_database(str(tmp_path / "tables.db"))
    assert admin(tmp_path, "export", str(file)) == 0
    assert file.stat().st_mode & 0o777 == 0o600, "there may be seeds of running matches in it"
    before = file.read_bytes()
    for task, lang, words in (("export", "en", "already exists"), ("backup", "fr", "existe déjà"), ("backup", "it", "c’è già")):
        assert admin(tmp_path, task, str(file), "--lang", lang) == 2
        assert words in " ".join(capsys.readouterr().err.split())
    assert file.read_bytes() == before
    assert admin(tmp_path, "export", str(tmp_path / "nowhere" / "tables.json")) == 2


def test_what_is_tidied_is_what_the_settings_say(tmp_path: Path, capsys: Said) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna:
        anna.create("duel", [ME, ME])
    with sqlite3.connect(tmp_path / "tables.db") as database:
        database.execute("UPDATE tables SET created = '2020-01-01'")
    database.close()
    file = tmp_path / "deben.toml"
    for days, left in ((0, 1), (30, 0)):
        file.write_text(f'database = "{tmp_path}/tables.db"\n\n[retention]\nunstarted = {days}\npeople = 0\n')
        assert run(["admin", "tidy", "--config", str(file)]) == 0
        with sqlite3.connect(tmp_path / "tables.db") as database:
            assert database.execute("SELECT count(*) FROM tables").fetchone() == (left,)
        database.close()
    assert capsys.readouterr().out


def test_a_person_is_forgotten_and_the_matches_stay(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address, "Anna") as anna, Person(address, "Bruno") as bruno:
        created = anna.create("duel", [ME, OPEN])
        bruno.join(created["invitation"])
        with anna.sit(created["table"]) as one, bruno.sit(created["table"]) as other:
            play_out([one, other], random.Random(1))
            one.ask({"type": "listen", "players": 0, "watchers": 0}, "heard")
            one.ask({"type": "say", "key": "k", "text": "hello"}, "said", "unsaid")
    with sqlite3.connect(tmp_path / "tables.db") as database:
        [who] = database.execute("SELECT id FROM identities WHERE name = 'Anna'").fetchone()
    database.close()
    assert admin(tmp_path, "forget", who) == 0
    assert admin(tmp_path, "forget", who) == 1
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("SELECT count(*) FROM seats WHERE identity = ?", (who,)).fetchone()[0] == 0
        assert database.execute("SELECT count(*) FROM said").fetchone()[0] == 0
        assert not [key for (key,) in database.execute("SELECT key FROM actions") if who in key]
    database.close()
    with running(quick(tmp_path)) as address, bruno.moved_to(address) as again:
        replay = again.http.get(f"/api/tables/{created['table']}/replay").json()
        assert [player["name"] for player in replay["players"]] == ["", "Bruno"]


# Checking


def test_a_check_tells_what_is_wrong(tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    there = str(tmp_path / "tables.db")
    monkeypatch.setattr("deben.server.settings.page_folder", lambda: tmp_path)
    assert run(["check", "--database", there, "--lang", "en"]) == 0
    assert "nothing is there yet" in " ".join(capsys.readouterr().out.split())
    assert not [*tmp_path.iterdir()], "whoever only looks makes nothing"
    with running(quick(tmp_path)) as address:
        assert run(["check", "--database", there, "--url", address]) == 0, capsys.readouterr()
    for lang, words in {"en": "as expected", "fr": "comme attendu", "it": "come atteso"}.items():
        assert run(["check", "--database", there, "--lang", lang]) == 0
        assert words in " ".join(capsys.readouterr().out.split())
    with sqlite3.connect(there) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.close()
    assert run(["check", "--database", there, "--lang", "en"]) == 0
    assert "schema 0001, expected" in " ".join(capsys.readouterr().out.split())
    with sqlite3.connect(there) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",), "and changes nothing"
    database.close()
    assert run(["check", "--database", "/"]) == 1
    assert run(["check", "--database", there, "--url", "http://127.0.0.1:9"]) == 1
    (tmp_path / "deben.toml").write_text("nonsense = 1\n")
    assert run(["check", "--config", str(tmp_path / "deben.toml")]) == 2


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "is open to others"), ("fr", "est ouvert à d’autres"), ("it", "è aperta ad altri")]
)
def test_a_folder_that_is_open_to_others_is_told_of(
    tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    """Nothing is wrong with what people do, so that it is a warning; and somebody's own folder is left as it is."""
    there = str(tmp_path / "tables.db")
    monkeypatch.setattr("deben.server.settings.page_folder", lambda: tmp_path)
    for rights, told in ((0o755, True), (0o710, True), (0o700, False)):
        tmp_path.chmod(rights)
        check_database(there)
        assert tmp_path.stat().st_mode & 0o777 == rights
        assert run(["check", "--database", there, "--lang", lang]) == 0
        said = [line for line in capsys.readouterr().out.splitlines() if f": {tmp_path} " in line]
        assert [line[0] for line in said] == ["!" if told else "✓"]
        assert (f"{tmp_path} {words} ({rights:04o})" in said[0]) == told


@pytest.mark.parametrize("earlier", [False, True])
def test_our_own_data_folder_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, earlier: bool) -> None:
    """Also where an earlier version left the tables in the usual place."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = tmp_path / ".local" / "share" / "deben" if earlier else own_folder("data")
    folder.mkdir(parents=True)
    folder.chmod(0o755)
    above = folder.parent.stat().st_mode
    if earlier:
        (folder / "tables.db").touch()
    check_database(Settings().database)
    assert (folder / "tables.db").is_file()
    assert folder.stat().st_mode & 0o777 == 0o700
    assert folder.parent.stat().st_mode == above, "no other folder is"


def test_a_proxy_that_drops_the_host_is_found(tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where nginx passes its own name on: everything can be read, and nothing written."""
    monkeypatch.setattr("deben.server.settings.page_folder", lambda: tmp_path)
    before: Callable[..., bool] = Guard.welcome
    monkeypatch.setattr(Guard, "welcome", lambda self, connection: before(self, connection) and False)
    with running(quick(tmp_path)) as address:
        assert run(["check", "--database", str(tmp_path / "tables.db"), "--url", address]) == 1
    assert "proxy must pass Host on" in " ".join(capsys.readouterr().out.split())


# Folders


def test_everything_lies_in_the_folders_of_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """As XDG has it: data, settings, cache and state; and what an earlier version left in the usual place is still used."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for purpose, usual in USUAL.items():
        monkeypatch.setenv(f"XDG_{purpose.upper()}_HOME", str(tmp_path / purpose))
        assert own_folder(purpose) == tmp_path / purpose / "deben"
        monkeypatch.setenv(f"XDG_{purpose.upper()}_HOME", "relative")
        assert own_folder(purpose) == tmp_path / usual / "deben", "the standard says to ignore it"
        monkeypatch.delenv(f"XDG_{purpose.upper()}_HOME")
        assert own_folder(purpose) == tmp_path / usual / "deben"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("deben.server.settings.page_folder", lambda: tmp_path)
    assert Settings().database == str(tmp_path / "data" / "deben" / "tables.db")
    earlier = tmp_path / ".local" / "share" / "deben" / "tables.db"
    earlier.parent.mkdir(parents=True)
    earlier.touch()
    assert run(["check"]) == 0
    told = capsys.readouterr()
    assert "an earlier version put them" in told.err
    assert str(earlier) in "".join(told.out.split())
    assert run(["check", "--database", str(tmp_path / "mine.db")]) == 0
    assert "earlier" not in capsys.readouterr().err
    (tmp_path / "data" / "deben").mkdir(parents=True)
    earlier.rename(tmp_path / "data" / "deben" / "tables.db")
    assert run(["check"]) == 0
    assert "earlier" not in capsys.readouterr().err


def test_the_person_s_own_file_of_settings_holds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr("deben.server.settings.page_folder", lambda: tmp_path)
    (tmp_path / "deben").mkdir()
    (tmp_path / "deben" / "deben.toml").write_text(f'database = "{tmp_path}/own.db"\n')
    assert run(["check"]) == 0
    assert f"{tmp_path}/own.db" in "".join(capsys.readouterr().out.split())
    (tmp_path / "other.toml").write_text(f'database = "{tmp_path}/other.db"\n')
    assert run(["check", "--config", str(tmp_path / "other.toml")]) == 0
    assert f"{tmp_path}/other.db" in "".join(capsys.readouterr().out.split())
    monkeypatch.setenv("DEBEN_CONFIG", str(tmp_path / "other.toml"))
    assert run(["check"]) == 0
    assert f"{tmp_path}/other.db" in "".join(capsys.readouterr().out.split())


# The guide

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_settings_of_the_guide_are_settings() -> None:
    found = chosen({}, {}, DEPLOY / "deben.toml")
    assert found.secure
    assert found.retention == Settings().retention, "the example shows what is usual"
    lines = [line.split(":", 1) for line in (DEPLOY / "compose.yaml").read_text().splitlines() if line.strip().startswith("DEBEN_")]
    given = {name.strip(): value.strip().strip('"').replace("${HOST:?}", "play.example") for name, value in lines}
    assert chosen({}, given).origins == ("https://play.example",)
    words = (DEPLOY / "Containerfile").read_text().split()
    assert chosen({}, dict(word.split("=", 1) for word in words if word.startswith("DEBEN_"))).host == "0.0.0.0"


def test_the_dashboard_shows_counters_that_there_are() -> None:
    metrics = Metrics()
    metrics.acting.count("duel", False)
    text, board = metrics.text().decode(), json.loads((DEPLOY / "dashboard.json").read_text())
    named = {word for panel in board["panels"] for target in panel["targets"] for word in re.findall(r"deben_\w+", target["expr"])}
    there = set(re.findall(r"^# TYPE (deben_\w+)", text, re.MULTILINE))
    there |= {f"{name}_bucket" for name in there} | {f"{name}_total" for name in there}
    assert len(named) > 10
    assert named <= there


def test_the_proxies_of_the_guide_pass_on_what_is_needed() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text()
    assert all(f"proxy_set_header {name}" in nginx for name in ("Host", "Upgrade", "Connection", "X-Forwarded-For"))
    unit = (DEPLOY / "deben.service").read_text()
    assert "deben serve --config" in unit
    assert "deben check --config" in unit


@pytest.mark.parametrize(("lang", "words"), [("en", "for how long"), ("fr", "Combien"), ("it", "Per quanto")])
def test_a_page_says_how_long_what_is_kept(tmp_path: Path, lang: str, words: str) -> None:
    guide = (DEPLOY.parent / "docs" / "operate.md").read_text()
    kept = Settings().retention
    assert all(f"| `{name}` | {getattr(kept, name)} |" in guide for name in kept.__struct_fields__)
    page = kept_page(Settings(), lang)
    assert words in page
    assert page.count("<li>") == len(kept.__struct_fields__)
    if lang == "en":
        with running(quick(tmp_path)) as address:
            answer = httpx.get(f"{address}/kept", headers={"accept-language": "it-IT,en;q=0.5"})
            assert answer.status_code == 200
            assert "Per quanto" in answer.text


def test_a_server_with_a_process_s_own_settings_offers_games(tmp_path: Path) -> None:
    with running(chosen({"database": str(tmp_path / "tables.db"), "workers": 1}, {})) as address:
        assert [game["name"] for game in httpx.get(f"{address}/api/games").json()["games"]] == ["duel", "nefertiti"]
