"""Bots in processes: budgets, hard stops, and a match that goes on."""

import asyncio
import random
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from deben.bots import Budget, Decision, bot_named, known_past
from deben.games import game_named, game_names
from deben.kernel.chance import new_chance
from deben.kernel.default import default_executor
from deben.match import Match
from deben.server.metrics import Metrics
from deben.server.settings import Settings
from deben.server.tables.bots import BotTurns
from deben.server.whereabouts import Whereabouts
from deben.server.workers import BotFailed, Think, Thinkers
from deben.server.workers.messages import Answer, Failed, Request, Thought
from deben.server.workers.pool import MOST_SAID, SAYING_BURST, Thinker
from deben.server.workers.worker import MOST_MEMORIES, Worker
from deben.store import Store

from .harness import ME, Person, bot, play_out, quick, running

READY = "import sys,os; from deben.server.workers.messages import *; out=sys.stdout.buffer; out.write(frame(Ready())); out.flush();"


def request(**changes: object) -> Think:
    match = Match("duel", 1)
    fields: dict[str, object] = {
        "game": "duel", "seats": 2, "view": match.view(0).to_bytes(), "legal": match.legal_numbers, "bot": "greedy", "chance": 1,
        "budget": 20.0,
    }  # fmt: skip
    return Think(**{**fields, **changes})  # type: ignore[arg-type]


def test_a_worker_answers_with_a_legal_action_and_failures_are_answers() -> None:
    worker = Worker()
    answer = worker.answer(request())
    assert isinstance(answer, Thought)
    assert answer.action in request().legal
    assert isinstance(worker.answer(request(bot="hal")), Failed)
    assert isinstance(worker.answer(request(view=b"x")), Failed)
    assert isinstance(worker.answer(request(game="chess")), Failed)


def test_a_worker_remembers_the_last_thoughts_of_a_few_seats() -> None:
    worker, match = Worker(), Match("duel", 1)
    first: dict[str, object] = {"bot": "vizier", "budget": 0.05}

    def chosen(**changes: object) -> int:
        answer = worker.answer(request(**{**first, **changes}))
        assert isinstance(answer, Thought)
        return answer.action

    chosen()
    assert not worker._memories, "without a table there is nobody to remember it"
    actions = [chosen(table=f"t{number}") for number in range(MOST_MEMORIES + 1)]
    assert [table for table, _, _ in worker._memories] == [f"t{number + 1}" for number in range(MOST_MEMORIES)]
    kept = worker._memories[f"t{MOST_MEMORIES}", 0, "vizier"].trees[0]
    match.play(actions[-1])
    while match.actor == 1:
        match.play(match.legal_numbers[0])
    past = tuple(known_past(match.game, 0, match.played))
    view, legal = match.view(0).to_bytes(), match.legal_numbers
    assert chosen(table=f"t{MOST_MEMORIES}", past=past, view=view, legal=legal) in legal
    assert worker._memories[f"t{MOST_MEMORIES}", 0, "vizier"].trees[0] is not kept


def test_a_process_thinks_and_starts_again_after_a_stop() -> None:
    async def talk() -> None:
        thinkers = Thinkers(1)
        first = await thinkers.think(request(), 20)
        await thinkers.all[0].stop()
        assert first == await thinkers.think(request(), 20), "the same view and chance give the same choice"
        with pytest.raises(BotFailed, match="no bot"):
            await thinkers.think(request(bot="hal"), 20)
        await thinkers.close()

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("program", "seconds", "reason"),
    [
        (READY + "import time; time.sleep(60)", 0.5, "no answer in 0.5 s"),
        (READY + "os._exit(3)", 20.0, "its process ended"),
        (READY + "sys.stdin.buffer.read(4); out.write(b'nonsense'*9); out.flush()", 2.0, "its process ended|no answer"),
        ("import sys; sys.exit(1)", 20.0, "its process ended"),
    ],
)
def test_stalling_and_crashing_processes_are_stopped(program: str, seconds: float, reason: str) -> None:
    async def talk() -> None:
        thinker = Thinker((sys.executable, "-c", program))
        with pytest.raises(BotFailed, match=reason):
            await thinker.ask(request(), seconds)
        assert thinker.process is None, "nothing of it is left"

    asyncio.run(talk())


def test_what_a_process_says_beside_its_answers_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Its last words, and what an outside program below it says, are lines of the log as all others are."""
    below = "import sys; sys.stderr.write('12:00:00 info all is well\\n' + 'x' * 2500)"
    program = f"{READY}import subprocess; subprocess.run([sys.executable, '-c', {below!r}]); sys.stdin.buffer.read(4); 1 / 0"

    async def talk() -> None:
        with pytest.raises(BotFailed):
            await Thinker((sys.executable, "-c", program)).ask(request(), 20.0)

    asyncio.run(talk())
    told = [record.__dict__["text"] for record in caplog.records if record.message == "a thinking process said"]
    assert told[0] == "12:00:00 info all is well"
    assert sum(map(len, told[1:-1])) >= 2500
    assert max(map(len, told)) < 2 * MOST_SAID
    assert told[-1] == "ZeroDivisionError: division by zero"


def test_a_process_that_talks_without_end_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    program = READY + "sys.stdin.buffer.read(4); [sys.stderr.write('x\\n') for _ in range(100_000)]"

    async def talk() -> None:
        with pytest.raises(BotFailed):
            await Thinker((sys.executable, "-c", program)).ask(request(), 20.0)

    asyncio.run(talk())
    assert SAYING_BURST <= len(caplog.records) < 20 * SAYING_BURST


def test_a_bot_that_stalls_is_replaced_and_the_match_goes_on(tmp_path: Path) -> None:
    with running(quick(tmp_path, budget=0.0, grace=0.0)) as address, Person(address) as anna:
        table = anna.create("duel", [ME, bot("greedy")])["table"]
        with anna.sit(table) as one:
            play_out([one], random.Random(1))
            log = one.ask({"type": "fetch", "since": 0}, "snapshot")["log"]
        assert {entry["bot"] for entry in log if entry["seat"] == 1} == {"random"}, "the log says who really chose"
        record = anna.http.get(f"/api/tables/{table}/record").json()
        played = [entry["bot"] for entry in log if entry["action"] not in ("undo", "hint")]
        chosen = {str(number): bot for number, bot in enumerate(played, 1) if bot is not None}
        assert record["stand_ins"] == chosen, "and so does the record"
        assert 'deben_bot_failures_total{bot="greedy"} 2.0' in anna.http.get("/metrics").text, (
            "after two failures it is not asked again"
        )


@pytest.mark.parametrize(("game", "level"), [("duel", "vizier"), ("nefertiti", "overseer")])
def test_a_level_plays_at_its_level_from_the_first_move_of_a_new_process(game: str, level: str) -> None:
    """Nothing stands in for it: a fresh process chooses as the level does here."""
    match = Match(game, 1)
    view, legal = match.view(0), match.legal_numbers
    asked = request(game=game, seats=match.seats, view=view.to_bytes(), legal=legal, bot=level, budget=1.0)
    heard = list[int]()

    async def talk() -> None:
        thinkers = Thinkers(1)
        heard.append(await thinkers.think(asked, 20))
        await thinkers.close()

    asyncio.run(talk())
    bot = bot_named(level, match.executor, match.seats)
    again = bot.choose(Decision(view, legal, Budget(seconds=1.0), new_chance(1)))
    assert heard[0] in legal
    assert level == "vizier" or heard[0] == again, "so many simulations are the same ones everywhere; seconds are not"


def test_a_program_has_the_time_to_get_ready_and_the_time_to_decide() -> None:
    """As docs/protocol.md says: twice the budget before the hard stop, a bot of ours once."""

    async def talk() -> None:
        thinkers, limits = Thinkers(1), list[float]()

        async def ask(asked: Request, seconds: float) -> Answer:
            assert isinstance(asked, Think)
            limits.append(seconds)
            return Thought(asked.legal[0])

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(thinkers.all[0], "ask", ask)
            await thinkers.think(request(budget=5.0), 1.0)
            await thinkers.think(request(budget=5.0, program="some"), 1.0)
        assert limits == [6.0, 11.0]

    asyncio.run(talk())


def test_everything_is_closed_although_something_breaks_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[str] = []

    async def broken(_thinkers: Thinkers) -> None:
        raise RuntimeError("closing")

    async def close(store: Store) -> None:
        closed.append("store")
        await store_close(store)

    store_close = Store.close
    monkeypatch.setattr(Thinkers, "close", broken)
    monkeypatch.setattr(Store, "close", close)
    with running(quick(tmp_path)) as address, Person(address) as anna:
        names = {game: default_executor(game_named(game).rules).name for game in game_names()}
        assert anna.http.get("/health").json()["executors"] == names
    assert closed == ["store"]


def test_no_bot_is_woken_after_closing() -> None:
    async def close() -> None:
        live = SimpleNamespace(playing_bot=None, gone=False, awaited=True, bot_to_move=lambda: "random")
        parts: Any = None
        bots: Any = BotTurns(parts, Thinkers(0), Metrics(), Settings(), Whereabouts(), lambda _live, _legal: None)
        await bots.close()
        bots.wake(live)
        assert live.playing_bot is None

    asyncio.run(close())
