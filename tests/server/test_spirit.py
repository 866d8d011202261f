"""The spirit of a table: at a serious one nobody is helped and nothing is taken back, at a learning one everybody may ask."""

import random
from pathlib import Path
from typing import Any
from uuid import uuid4

from deben.match import read_record, write_record

from .harness import ME, OPEN, Message, Person, Seated, bot, play_out, quick, running


def open_table(person: Person, who: list[Message], spirit: str, **more: Any) -> Message:
    request = {"game": "duel", "seats": who, "terms": {"spirit": spirit}, **more}
    answer = person.http.post("/api/tables", json=request)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def undo(seated: Seated, **more: Any) -> Message:
    kind = "ask-undo" if more else "undo"
    return seated.ask({"type": kind, "key": uuid4().hex, "number": seated.now["number"], **more})


def test_at_a_serious_table_nobody_is_helped_and_nothing_is_taken_back(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno:
        table = open_table(anna, [ME, bot("random")], "serious")["table"]
        with anna.sit(table) as seated:
            assert seated.now["terms"]["spirit"] == "serious"
            refused = anna.http.post(f"/api/tables/{table}/hint")
            assert (refused.status_code, refused.json()["code"]) == (409, "serious")
            seated.act(seated.now["legal"][0]["action"])
            while seated.now["actor"] != 0:
                seated.hear()
            assert not seated.now["undo"]
            assert seated.now["take_back"] is None
            assert undo(seated)["code"] == "serious"
            assert undo(seated, keep=0)["code"] == "serious"
            copied = anna.http.get(f"/api/tables/{table}/position", params={"at": 0})
            assert (copied.status_code, copied.json()["code"]) == (409, "not-over"), "nor is it played on elsewhere"
            assert anna.http.get("/api/tables").json()["tables"][0]["spirit"] == "serious"

            # The same moment at another table is no way to the coach either.
            position = anna.http.get(f"/api/tables/{table}/notation").json()["position"]
            copy = open_table(anna, [ME, bot("random")], "usual", position=position)["table"]
            assert anna.http.post(f"/api/tables/{copy}/hint").json()["code"] == "hint-with-people"
            play_out([seated], random.Random(1))
        record = read_record(anna.http.get(f"/api/tables/{table}/record").content)
        assert record.spirit == "serious"
        assert anna.http.get(f"/api/tables/{table}/replay").json()["spirit"] == "serious"
        kept = bruno.http.post("/api/records", content=write_record(record), headers={"content-type": "application/json"})
        assert kept.status_code == 201, kept.text
        assert bruno.http.get("/api/tables").json()["tables"][0]["spirit"] == "serious", "it stays what it was"
        again = anna.http.post(f"/api/tables/{table}/rematch").json()["table"]
        with anna.sit(again) as seated:
            assert seated.now["terms"]["spirit"] == "serious"


def test_at_a_learning_table_everybody_may_ask_the_coach(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna, Person(address) as bruno:
        made = open_table(anna, [ME, OPEN], "learning", public=True)
        assert bruno.http.get("/api/lobby").json()["tables"][0]["spirit"] == "learning", "who sits down knows"
        bruno.join(made["invitation"])
        with anna.sit(made["table"]) as one, bruno.sit(made["table"]) as other:
            assert one.now["terms"]["spirit"] == other.now["terms"]["spirit"] == "learning"
            hint = anna.http.post(f"/api/tables/{made['table']}/hint")
            assert hint.status_code == 200, hint.text
            assert other.until("played")["entry"]["action"] == "hint", "and everybody sees that"
            assert bruno.http.post(f"/api/tables/{made['table']}/hint").json()["code"] == "hint-not-now"
