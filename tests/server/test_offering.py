"""Outside programs at a server: on offer in the list of seats, stopped like any other bot, never in anybody's way."""

import random
import sys
from pathlib import Path

import pytest

from deben.cli.arguments.programs import asked_programs, refuse_programs
from deben.cli.terminal.console import BadInput, Console
from deben.match import Match
from deben.server.workers.messages import Failed, Thought
from deben.server.workers.worker import MOST_PROGRAMS, Worker

from .harness import ME, Person, bot, play_out, quick, running
from .test_thinking import request

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
COMMAND = f"{sys.executable} {EXAMPLE}"


def test_a_program_on_offer_plays_at_a_table_and_a_crook_is_replaced(tmp_path: Path) -> None:
    crook = tmp_path / "crook.py"
    crook.write_text("import time\ntime.sleep(60)")
    programs = {"example": COMMAND, "crook": f"{sys.executable} {crook}"}
    with running(quick(tmp_path, programs=programs, budget=2.0)) as address, Person(address) as anna:
        games = anna.http.get("/api/games").json()["games"]
        assert all(game["bots"][-2:] == ["example", "crook"] for game in games)
        refused = anna.http.post("/api/tables", json={"game": "duel", "seats": [ME, bot("stranger")], "options": {}})
        assert refused.json()["code"] == "bad-bot"
        chose = {}
        for name in programs:
            with anna.sit(anna.create("duel", [ME, bot(name)])["table"]) as one:
                play_out([one], random.Random(1), 400 if name == "example" else 5)
                log = one.ask({"type": "fetch", "since": 0}, "snapshot")["log"]
                chose[name] = {entry["bot"] for entry in log if entry["seat"] == 1}
        assert chose == {"example": {"example"}, "crook": {"greedy"}}, "the log says who really chose"


def test_a_worker_keeps_a_program_between_questions_and_its_failures_are_answers(tmp_path: Path) -> None:
    worker = Worker()
    asked = request(bot="example", program=COMMAND, budget=10.0)
    first, second = worker.answer(asked), worker.answer(asked)
    assert isinstance(first, Thought)
    assert first == second
    assert len(worker._programs) == 1
    for program in worker._programs.values():
        program.close()
    assert worker.answer(request(program=str(tmp_path / "nowhere"))) == Failed(
        f"ProgramFailed: not-a-program: {tmp_path / 'nowhere'}"
    )
    assert isinstance(worker.answer(request(program="sleep 60", budget=0.1)), Failed)


@pytest.mark.parametrize("offer", ["x", "Bad Name=cat", "vizier=cat", "human=cat", "a=/nowhere", "a='"])
def test_offers_that_cannot_be(offer: str) -> None:
    with pytest.raises(BadInput):
        refuse_programs(Console("en"), asked_programs(Console("en"), [offer]))
    offered = asked_programs(Console("en"), ["a=cat -u", "b=cat"])
    refuse_programs(Console("en"), offered)
    assert offered == {"a": "cat -u", "b": "cat"}


def test_a_worker_ends_the_programs_that_were_not_asked_for_longest() -> None:
    worker, asked = Worker(), []
    for sides in ("AAAA", "AAAB", "AABA", "AABB", "AAAA", "ABAA"):
        match = Match("duel", 1, {"sides": sides})
        worker.answer(request(bot="example", program=COMMAND, budget=20.0, view=match.view(0).to_bytes(), table="t"))
        asked.append([*worker._programs.values()][-1])
    assert len(worker._programs) == MOST_PROGRAMS
    assert len(worker._memories) == 0, "a program remembers for itself: none of ours is forgotten for it"
    assert [each.program._process is not None for each in asked] == [True, False, True, True, True, True], "AAAA was asked again"
    for program in worker._programs.values():
        program.close()
