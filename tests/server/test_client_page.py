"""docs/client.md is true: a real server is asked what it says, and answers so."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deben.protocol.guest import Guest, GuestRefused

from .harness import PATIENCE, Person, play_out

PAGE = (Path(__file__).parents[2] / "docs" / "client.md").read_text(encoding="utf-8")
ASKED = re.findall(r'^```http(?: title="(\w+)")?\n(\w+) (\S+)\n(.*?)```\n```json\n(.*?)```$', PAGE, re.MULTILINE | re.DOTALL)
(PROGRAM,) = re.findall(r'^```python title="client.py"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)
ANY = "…"


def fit(shown: Any, found: Any, names: dict[str, str]) -> None:
    """Check that an answer is what the page shows of it: ``…`` is anything, and ``{name}`` the same wherever it stands."""
    if isinstance(shown, dict):
        for key, value in shown.items():
            fit(value, found[key], names)
    elif isinstance(shown, list):
        known = [value for value in shown if value != ANY]
        assert len(found) >= len(known) if ANY in shown else len(found) == len(known), (shown, found)
        for value, each in zip(known, found, strict=False):
            fit(value, each, names)
    elif isinstance(shown, str) and (named := re.fullmatch(r"(.*)\{(\w+)\}", shown)):
        assert found.startswith(named[1])
        assert names.setdefault(named[2], found.removeprefix(named[1])) == found.removeprefix(named[1])
    else:
        assert shown in (ANY, found), (shown, found)


def test_the_six_requests_of_the_page(server: str) -> None:
    assert len(ASKED) == 8
    names: dict[str, str] = {}
    with Person(server) as anna, Person(server, "Ay") as ay:
        for who, method, path, body, shown in ASKED:
            if path.endswith("/record"):
                play(anna, ay, names["table"])
            for name, value in names.items():
                path = path.replace(f"{{{name}}}", value)
            person = ay if who else anna
            answer = person.http.request(method, path, json=json.loads(body) if body.strip() else None)
            assert answer.status_code in (200, 201), answer.text
            fit(json.loads(shown), answer.json(), names)
    assert sorted(names) == ["invitation", "rematch", "table", "watching"]


def play(anna: Person, ay: Person, table: str) -> None:
    """Play the match of the page: it begins with the action that stands there."""
    (act,) = re.findall(r'^\{"type": "act".*\}$', PAGE, re.MULTILINE)
    with anna.sit(table) as one, ay.sit(table) as other:
        assert one.ask(json.loads(act))["type"] == "accepted"
        one.catch_up(1)
        other.catch_up(1)
        play_out([one, other], random.Random(1))


def test_an_answer_that_the_page_does_not_show_is_found() -> None:
    with pytest.raises(AssertionError):
        fit({"seat": 1}, {"seat": 0}, {})
    with pytest.raises(AssertionError):
        fit(["{a}", "{a}"], ["x", "y"], {})
    with pytest.raises(KeyError):
        fit({"seat": 1}, {"table": "x"}, {})


def test_the_program_of_the_page_plays(server: str, tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(PROGRAM)
    command = [sys.executable, str(tmp_path / "client.py"), server]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+ actions, \d+ : \d+; again at \S+\n", done.stdout)


def test_a_guest_opens_a_table_for_others(server: str) -> None:
    host, friend = Guest(server), Guest(server)
    host.enter("Anna")
    friend.enter("Ay")
    opened = host.open("nefertiti", ["open", "me", "potter"], {"players": 3})
    assert friend.join(opened.invitation) == opened.table
    assert friend.tables() == host.tables() == [opened.table]
    with pytest.raises(GuestRefused, match="no-rematch"):
        host.rematch(opened.table)
    with pytest.raises(GuestRefused) as refused:
        host.record(opened.table)
    assert refused.value.code == "not-over"
    with pytest.raises(GuestRefused, match="bad-bot"):
        host.open("duel", ["me", "nobody"])
    with pytest.raises(GuestRefused, match="bad-options"):
        host.open("duel", options={"sides": "XXXX"})
