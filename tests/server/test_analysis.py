"""The coach at the server: analyses as jobs, other tries, hints, and a table that never waits for any of them."""

import asyncio
import json
import random
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deben.coach import Judgement
from deben.coach.model import VERSION
from deben.match import Match
from deben.server.study.coach import CoachService
from deben.server.study.replays import Replays, ReplaySource
from deben.server.workers import BotFailed, Thinkers
from deben.server.workers.messages import Analyse, Analysed, Failed
from deben.server.workers.pool import GENTLE_COMMAND
from deben.server.workers.worker import Worker
from deben.store import AnalysisStore, Database

from ..coach.scripted import question
from .harness import ME, OPEN, Message, Person, analysed, bot, play_out, quick, running

NEAR_THE_END = "boats=-/oc5t3/-/-/-/t4oo port=NA./.NN/... pile=- warehouse=- N=c4,d A=o*3"
BUDGET = {"analysis_budget": 0.02}


def request(**changes: Any) -> Analyse:
    match = Match("duel", 1)
    fields = {"game": "duel", "seats": 2, "question": question("duel", match.state, "b2"), "budget": 0.02}
    return Analyse(**{**fields, **changes})


def finished(anna: Person, seed: int = 3) -> str:
    """Return a table at which Anna played the end of a match against a bot."""
    body = {"game": "duel", "seats": [ME, bot("random")], "position": NEAR_THE_END}
    table = str(anna.http.post("/api/tables", json=body).json()["table"])
    with anna.sit(table) as seated:
        play_out([seated], random.Random(seed))
    return table


def test_a_worker_judges_decisions_and_failures_are_answers() -> None:
    worker = Worker()
    answer = worker.answer(request())
    assert isinstance(answer, Analysed)
    assert answer.judgement.played is not None
    only = worker.answer(request(only=(4, 0)))
    assert isinstance(only, Analysed)
    assert {choice.action for choice in only.judgement.choices} == {"b2", "a1"}
    assert isinstance(worker.answer(request(game="chess")), Failed)


def test_an_analysis_is_made_once_kept_and_told_in_parts(tmp_path: Path) -> None:
    with running(quick(tmp_path, **BUDGET)) as address, Person(address) as anna, Person(address) as bruno:
        table = finished(anna)
        assert anna.http.get(f"/api/tables/{table}/analysis").json()["phase"] == "none"
        first = anna.http.post(f"/api/tables/{table}/analysis")
        assert first.status_code == 200, first.text
        assert first.json()["phase"] in ("waiting", "running")
        again = bruno.http.post(f"/api/tables/{table}/analysis")
        assert again.status_code == 200, "a finished match is public, and asking twice changes nothing"
        state = analysed(anna, table)
        assert (state["phase"], state["done"]) == ("done", state["total"])
        decisions = [msgspec.convert(each["decision"], Judgement) for each in state["decisions"]]
        named = {action["action"] for action in state["decisions"][0]["actions"]}
        told = [choice for choice in (*decisions[0].choices, decisions[0].played) if choice]
        assert named == {action for choice in told for action in (choice.action, *choice.same)}
        for each, decision in zip(state["decisions"], decisions, strict=True):
            steps = {step for choice in (*decision.choices, decision.played) if choice for step in choice.line}
            assert {step["action"] for step in each["steps"]} == steps
        assert [decision.number for decision in decisions] == list(range(1, state["total"] + 1))
        assert sum(state["final"]["wins"]) == 1
        assert anna.http.get(f"/api/tables/{table}/analysis?since=1").json()["decisions"] == state["decisions"][1:]
        assert anna.http.post(f"/api/tables/{table}/analysis").json()["phase"] == "done"
    with running(quick(tmp_path, **BUDGET)) as address:
        carla = anna.moved_to(address)
        assert carla.http.get(f"/api/tables/{table}/analysis").json()["decisions"] == state["decisions"]
        carla.http.close()


def test_a_match_is_read_once_however_often_its_analysis_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    of_table = Replays.of_table

    async def counted(replays: Replays, identity: str, table: str) -> ReplaySource:
        read.append(table)
        return await of_table(replays, identity, table)

    async def silent(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Replays, "of_table", counted)
    monkeypatch.setattr(CoachService, "judge", silent)
    with running(quick(tmp_path, **BUDGET)) as address, Person(address) as anna, Person(address) as bruno:
        table = finished(anna)
        assert anna.http.post(f"/api/tables/{table}/analysis").json()["done"] == 0
        for person in (anna, bruno, anna):
            assert person.http.get(f"/api/tables/{table}/analysis").json()["phase"] == "running"
        assert read == [table]


def test_an_analysis_that_broke_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with running(quick(tmp_path, **BUDGET)) as address, Person(address) as anna:
        table = finished(anna)
        anna.http.post(f"/api/tables/{table}/analysis")
        state = analysed(anna, table)

    async def forget_last() -> None:
        from sqlalchemy import delete

        from deben.store.schema import AnalysedDecision

        database = Database(str(tmp_path / "tables.db"))
        async with database.writing() as connection:
            await connection.execute(delete(AnalysedDecision).where(AnalysedDecision.number == state["total"]))
        assert len(await AnalysisStore(database).numbers(table, VERSION)) == state["total"] - 1
        await database.close()

    asyncio.run(forget_last())
    with running(quick(tmp_path, **BUDGET)) as address:
        anna = anna.moved_to(address)
        broken = anna.http.get(f"/api/tables/{table}/analysis").json()
        assert (broken["phase"], broken["done"]) == ("broken", state["total"] - 1)
        anna.http.post(f"/api/tables/{table}/analysis")
        after = analysed(anna, table)
        assert after["phase"] == "done"
        assert after["decisions"][:-1] == state["decisions"][:-1], "what was found is not looked for again"
        anna.http.close()


def test_another_try_is_answered_from_what_is_kept_or_looked_at(tmp_path: Path) -> None:
    with running(quick(tmp_path, **BUDGET)) as address, Person(address) as anna:
        table = finished(anna)
        at = f"/api/tables/{table}/analysis"
        assert anna.http.post(f"{at}/1", json={"action": "x2"}).json()["code"] == "no-moment", "nothing is known yet"
        anna.http.post(at)
        decision = analysed(anna, table)["decisions"][0]["decision"]
        puzzle = anna.http.get(f"{at}/1").json()
        assert puzzle["moment"]["number"] == 0
        assert puzzle["seat"] == 0
        assert anna.http.get(f"{at}/999").json()["code"] == "no-moment"
        for choice in decision["choices"]:
            found = anna.http.post(f"{at}/1", json={"action": choice["action"]}).json()
            assert (found["choice"], found["best"]) == (choice, decision["choices"][0])
            for action in choice["same"]:
                other = anna.http.post(f"{at}/1", json={"action": action}).json()["choice"]
                assert (other["action"], other["worth"]) == (action, choice["worth"]), "the same thing by another name"
                assert choice["action"] in other["same"]
        assert anna.http.post(f"{at}/1", json={"action": "nonsense"}).json()["code"] == "bad-action"
        assert anna.http.post(f"{at}/1", json={"action": "x1"}).json()["code"] == "bad-action", "a boat that has left"
        legal = {action["action"] for action in puzzle["legal"]} - {
            action for choice in decision["choices"] for action in (choice["action"], *choice["same"])
        }
        other = min(legal - {decision["played"]["action"]})
        found = anna.http.post(f"{at}/1", json={"action": other}).json()
        assert found["choice"]["action"] == other
        assert {found["best"]["action"]} <= {other, decision["choices"][0]["action"]}


def test_only_finished_matches_are_analysed_and_the_queue_has_an_end(tmp_path: Path) -> None:
    with running(quick(tmp_path, analyses=0)) as address, Person(address) as anna, Person(address) as bruno:
        going_on = anna.create("duel", [ME, bot("random")])["table"]
        assert anna.http.post(f"/api/tables/{going_on}/analysis").json() == {"code": "not-over", "params": {}}
        assert bruno.http.get(f"/api/tables/{going_on}/analysis").json()["code"] == "not-yours"
        assert anna.http.get("/api/tables/nowhere/analysis").json()["code"] == "no-table"
        full = anna.http.post(f"/api/tables/{finished(anna)}/analysis")
        assert (full.status_code, full.json()["code"]) == (503, "coach-busy")


def test_hints_against_bots_are_in_the_log_for_everybody(tmp_path: Path) -> None:
    with running(quick(tmp_path, **BUDGET)) as address, Person(address, "Anna") as anna, Person(address) as carla:
        made = anna.create("duel", [ME, bot("random")])
        table = made["table"]
        carla.join(made["watching"])
        with anna.sit(table) as one, carla.sit(table) as watcher:
            hint = anna.http.post(f"/api/tables/{table}/hint")
            assert hint.status_code == 200, hint.text
            best = hint.json()["judged"]["decision"]["choices"][0]
            assert best["action"] in [action["action"] for action in one.now["legal"]]
            watcher.catch_up(1)
            assert watcher.now["entry"] | {"events": []} == {"number": 1, "seat": 0, "action": "hint", "events": [], "bot": None}
            assert anna.http.post(f"/api/tables/{table}/hint").json() == hint.json(), "the same question has the same answer"
            one.catch_up(1)
            assert one.act(best["action"])["number"] == 2, "and one goes on as before"
            assert carla.http.post(f"/api/tables/{table}/hint").json()["code"] == "hint-not-now"
            one.catch_up(3)
            taken = one.ask({"type": "ask-undo", "key": "back", "number": 3, "keep": one.now["take_back"]["keep"]})
            again = anna.http.post(f"/api/tables/{table}/hint").json()
            assert again == hint.json() | {"number": taken["number"]}, "after taking back it is the answer for the new moment"
            one.catch_up(taken["number"])
            one.catch_up(one.act(best["action"])["number"] + 1)
            assert anna.http.post(f"/api/tables/{table}/hint").status_code == 200
        replay = anna.http.get(f"/api/tables/{table}/replay").json()
        assert replay["log"][0]["action"] == best["action"], "a hint is no action of the match"
    with running(quick(tmp_path)) as address:
        anna = anna.moved_to(address)
        with anna.sit(table) as one:
            assert [entry["action"] for entry in one.now["log"]].count("hint") == 2, "and it is not forgotten"
        anna.http.close()


@pytest.mark.parametrize("seats", [[ME, OPEN], [ME, ME]])
def test_no_hints_where_other_people_play(tmp_path: Path, seats: list[Message]) -> None:
    with running(quick(tmp_path)) as address, Person(address) as anna:
        table = anna.create("duel", seats)["table"]
        refused = anna.http.post(f"/api/tables/{table}/hint")
        assert (refused.status_code, refused.json()["code"]) == (409, "hint-with-people")
        assert anna.http.get(f"/api/tables/{table}").json()["log"] == []


def test_a_coach_that_does_not_answer_is_stopped() -> None:
    async def talk() -> None:
        analysts = Thinkers(1, "analysis", GENTLE_COMMAND)
        await analysts.judge(request(), 20)
        with pytest.raises(BotFailed, match="no answer in 0 s"):
            await analysts.judge(request(budget=0.0), 0.0)
        assert analysts.all[0].process is None
        assert (await analysts.judge(request(), 20)).seat == 0, "and starts again"
        await analysts.close()

    asyncio.run(talk())


def test_nobody_at_a_table_waits_for_an_analysis(tmp_path: Path) -> None:
    """Pings and actions are answered at once while the coach thinks for seconds about every decision."""
    with running(quick(tmp_path, analysis_budget=10.0)) as address, Person(address) as anna:
        over = finished(anna)
        table = anna.create("duel", [ME, ME])["table"]
        anna.http.post(f"/api/tables/{over}/analysis")
        asking = threading.Thread(target=_ask_for_a_hint, args=(anna,))
        asking.start()
        waits = []
        with anna.sit(table) as one:
            chance = random.Random(1)
            end = time.monotonic() + 4
            while time.monotonic() < end and one.now["status"] != "over":
                begun = time.perf_counter()
                one.ask({"type": "ping"}, "pong")
                waits.append(time.perf_counter() - begun)
                answer = one.act(chance.choice(one.now["legal"])["action"])
                one.catch_up(answer["number"])
        phase = anna.http.get(f"/api/tables/{over}/analysis").json()["phase"]
        assert phase == "running", "it was at work all the time"
        asking.join()
        assert len(waits) > 10
        assert sorted(waits)[len(waits) // 2] < 0.5


def _ask_for_a_hint(anna: Person) -> None:
    table = anna.create("duel", [ME, bot("random")])["table"]
    assert anna.http.post(f"/api/tables/{table}/hint", timeout=120).status_code == 200, json.dumps({"table": table})


def test_one_person_cannot_fill_the_coachs_queue(tmp_path: Path) -> None:
    settings = quick(tmp_path, analysis_budget=5.0, analyses_each=1)
    with running(settings) as address, Person(address) as anna, Person(address) as bruno:
        first, second = finished(anna), finished(anna)
        assert anna.http.post(f"/api/tables/{first}/analysis").status_code == 200
        refused = anna.http.post(f"/api/tables/{second}/analysis")
        assert (refused.status_code, refused.json()) == (429, {"code": "coach-yours", "params": {"most": 1}})
        assert anna.http.post(f"/api/tables/{first}/analysis").status_code == 200, "it is under way"
        assert bruno.http.post(f"/api/tables/{second}/analysis").status_code == 200


def test_one_address_has_at_most_half_the_places_of_analyses(tmp_path: Path) -> None:
    """Identities are free: whoever takes more and more of them is refused, and somebody elsewhere is not."""
    settings = quick(tmp_path, analyses=4, analysis_budget=5.0)
    with running(settings) as address, Person(address) as anna, Person(address) as bruno:
        tables = [finished(anna) for _ in range(4)]
        for table in tables[:2]:
            with Person(address) as eve:
                assert eve.http.post(f"/api/tables/{table}/analysis").status_code == 200
        with Person(address) as eve:
            full = eve.http.post(f"/api/tables/{tables[2]}/analysis")
            assert (full.status_code, full.json()["code"]) == (503, "coach-busy")
            assert eve.http.post(f"/api/tables/{tables[0]}/analysis").status_code == 200, "it is under way"
        for table in tables[2:]:
            elsewhere = {"x-forwarded-for": "203.0.113.9"}
            assert bruno.http.post(f"/api/tables/{table}/analysis", headers=elsewhere).status_code == 200


def test_what_an_older_coach_said_is_said_anew(tmp_path: Path) -> None:
    with running(quick(tmp_path, **BUDGET)) as address, Person(address) as anna:
        table = finished(anna)

        async def keep_old() -> None:
            database = Database(str(tmp_path / "tables.db"))
            for number in range(1, total + 1):
                await AnalysisStore(database).keep(table, VERSION - 1, number, b"{}")
            await database.close()

        total = anna.http.get(f"/api/tables/{table}/analysis").json()["total"]
        asyncio.run(keep_old())
        assert anna.http.get(f"/api/tables/{table}/analysis").json()["phase"] == "none"
        anna.http.post(f"/api/tables/{table}/analysis")
        done = analysed(anna, table)
        assert (done["phase"], len(done["decisions"])) == ("done", total)
        assert done["decisions"][0]["decision"]["choices"][0]["against"] is not None
    assert VERSION >= 2, "the first coach did not say with what it compares"
