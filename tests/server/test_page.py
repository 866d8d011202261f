"""The built page, the settings, the log: what surrounds the tables."""

import json
import logging
from pathlib import Path

import httpx
import pytest

from deben.server import settings as settings_module
from deben.server.http import page as page_module
from deben.server.http.page import Page
from deben.server.limits import Limiter
from deben.server.logs import JsonLines, TextLines
from deben.server.process import address_of, bound

from .harness import quick, running


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "page"
    (made / "assets").mkdir(parents=True)
    (made / "index.html").write_text("<!doctype html><title>Deben</title>" + " " * 2000)
    (made / "assets" / "app-1.js").write_text("let deben = 1;")
    (tmp_path / "secret.txt").write_text("secret")
    return made


def test_paths_are_files_or_the_page(folder: Path) -> None:
    page = Page(folder)
    shell, script = page.shell, page.file("/assets/app-1.js")
    assert shell is not None
    assert shell.kind == "text/html"
    for path in ("", "/", "/tables/", "/table/a.b", "/join/x", "/rules/duel", "/replay", "/replay/x/coach"):
        assert page.file(path) is shell, path
    assert script is not None
    assert (script.kind, script.keep) == ("text/javascript", page_module.FOREVER)
    for path in ("/nothing.js", "/../secret.txt", "/assets/../../secret.txt", "/api/nothing", "/rules/chess", "/join", "/me"):
        assert page.file(path) is None, path
    assert Page(None).file("/") is None


def test_the_page_over_http(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.server.app.page_folder", lambda: folder)
    with running(quick(tmp_path)) as address, httpx.Client(base_url=address) as client:
        first = client.get("/table/x")
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["content-type"] == "text/html; charset=utf-8"
        assert "<title>Deben" in first.text
        assert client.get("/", headers={"if-none-match": first.headers["etag"]}).status_code == 304
        assert client.get("/assets/app-1.js").text == "let deben = 1;"
        plain = client.get("/", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert client.get("/%2e%2e/secret.txt").json()["code"] == "not-found"


def test_an_address_without_anything_is_not_found_and_the_page_says_so(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("deben.server.app.page_folder", lambda: folder)
    with running(quick(tmp_path)) as address, httpx.Client(base_url=address) as client:
        for path in ("/nowhere/at/all", "/index.php"):
            seen = client.get(path, headers={"accept": "text/html,*/*"})
            assert (seen.status_code, seen.headers["content-type"]) == (404, "text/html; charset=utf-8")
            assert "<title>Deben" in seen.text
            again = client.get(path, headers={"accept": "text/html", "if-none-match": seen.headers["etag"]})
            assert again.status_code == 404
            assert client.get(path).json()["code"] == "not-found", "a program gets a code"
        assert client.get("/api/nothing", headers={"accept": "text/html"}).json()["code"] == "not-found"


def test_where_the_page_is_looked_for(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setattr(settings_module, "__file__", str(folder.parent / "settings.py"))
    assert settings_module.page_folder() == folder
    (folder / "index.html").unlink()
    assert settings_module.page_folder() is None


def test_addresses() -> None:
    made = bound("127.0.0.1", 0)
    assert address_of(made) == f"http://localhost:{made.getsockname()[1]}/"
    with pytest.raises(OSError, match="in use"):
        bound("127.0.0.1", made.getsockname()[1])
    made.close()


def test_log_lines() -> None:
    record = logging.makeLogRecord({"msg": "bot replaced", "levelname": "WARNING", "table": "t", "seat": 1})
    fields = json.loads(JsonLines().format(record))
    assert (fields["event"], fields["table"], fields["seat"], fields["level"]) == ("bot replaced", "t", 1, "warning")
    assert TextLines().format(record).endswith("warning bot replaced table=t seat=1")


def test_a_limiter_forgets_who_has_not_come_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deben.server.limits.MOST_KNOWN", 2)
    limiter = Limiter(0.0, 1)
    assert [limiter.take(who) for who in "aab"] == [True, False, True]
    assert limiter.take("c")
    assert limiter.take("a"), "forgotten, and so welcome again"
