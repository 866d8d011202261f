"""What was stored, and then sent once more because the line to the database had broken: nobody is told that it was refused."""

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets import ConnectionClosed

from deben.server.door.guard import AGAIN
from deben.store import ActionRow, Doubled, Store

from .harness import ME, Person, bot, quick, running

Done = Callable[[Exception | None], None]


def doubling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next entry be stored, and found again when it is sent once more."""
    append = Store.append_soon

    def doubled(store: Store, table: str, row: ActionRow, done: Done) -> None:
        monkeypatch.setattr(Store, "append_soon", append)
        append(store, table, row, lambda error: done(error or Doubled(row.number)))

    monkeypatch.setattr(Store, "append_soon", doubled)


def test_an_action_that_was_stored_is_accepted_when_its_person_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna:
        table = anna.create("duel", [ME, ME])["table"]
        with anna.sit(table) as one:
            doubling(monkeypatch)
            one.say({"type": "act", "key": "mine", "number": 0, "action": "b2"})
            with pytest.raises(ConnectionClosed) as error:
                one.until("refused")
            assert error.value.rcvd is not None
            assert error.value.rcvd.code == AGAIN
        with anna.sit(table) as one:
            assert one.now["number"] == 1
            assert one.act("b2", key="mine", number=0) == {"type": "accepted", "key": "mine", "number": 1}


def test_what_the_server_writes_for_somebody_is_answered_as_when_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They ask once more, and have it."""
    with running(quick(tmp_path)) as address, Person(address) as anna:
        table = anna.create("duel", [ME, bot("random")])["table"]
        doubling(monkeypatch)
        answer = anna.http.post(f"/api/tables/{table}/hint")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage-away")
        assert int(answer.headers["retry-after"]) > 0
        assert anna.http.post(f"/api/tables/{table}/hint").status_code == 200
