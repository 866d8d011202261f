"""A server at its limits: newcomers are refused with a reason and told when to come back, those who are here go on."""

import logging
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from .harness import ME, OPEN, Message, Person, bot, quick, running

SLOW = "vizier"


def opened(person: Person, *seats: Message) -> httpx.Response:
    """Return the answer to somebody who opens a table."""
    return person.http.post("/api/tables", json={"game": "duel", "seats": seats, "options": {}})


def refused(answer: httpx.Response) -> tuple[int, str, bool]:
    """Return how a request was refused: the status, the code, and whether it says when to come back."""
    return answer.status_code, answer.json()["code"], int(answer.headers["retry-after"]) > 0


def test_a_full_server_opens_no_tables_and_goes_on_with_those_it_has(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "deben.server")
    with running(quick(tmp_path, most_tables=1)) as address, Person(address) as anna, Person(address) as bruno:
        created = anna.create("duel", [ME, OPEN])
        with anna.sit(created["table"]) as one:
            assert refused(opened(bruno, ME, OPEN)) == (503, "server-full", True)
            assert refused(opened(bruno, ME, OPEN)) == (503, "server-full", True)
            bruno.join(created["invitation"])
            with bruno.sit(created["table"]) as two:
                one.hear()
                assert two.now["status"] == "playing"
                deciding = one if two.now["actor"] == 0 else two
                assert deciding.act("b2")["type"] == "accepted"
        assert 'deben_refused_total{code="server-full"} 2.0' in anna.http.get("/metrics").text
        while opened(bruno, ME, OPEN).status_code != 201:  # until the server has heard that both are gone
            pass
    told = [record.message for record in caplog.records]
    assert told.count("the server is full") == told.count("the server has room again") == 1, "said once, not at every request"


def test_a_full_server_lets_in_only_those_who_play(tmp_path: Path) -> None:
    with running(quick(tmp_path, most_connections=1)) as address, Person(address) as anna, Person(address) as bruno:
        created = anna.create("duel", [ME, ME])
        bruno.join(created["watching"])
        with anna.sit(created["table"]), anna.sit(created["table"]) as second:
            assert second.act("b2")["type"] == "accepted"
            with pytest.raises(ConnectionClosed) as error:
                bruno.sit(created["table"])
            assert error.value.rcvd is not None
            assert error.value.rcvd.code == 4429


def test_where_too_many_wait_for_bots_only_people_open_tables(tmp_path: Path) -> None:
    with running(quick(tmp_path, most_thinking=1)) as address, Person(address) as anna:
        assert [opened(anna, bot(SLOW), ME).status_code for _ in range(2)] == [201, 201], "one is thought for, one waits"
        assert refused(opened(anna, bot(SLOW), ME)) == (503, "bots-busy", True)
        assert opened(anna, ME, OPEN).status_code == 201
