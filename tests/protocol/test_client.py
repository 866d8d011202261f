"""Programs made of ``BotProgram``: the one of docs/write-a-bot.md plays, and whatever happens in one is an answer."""

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from deben.bots import Budget
from deben.games import game_named
from deben.kernel.default import default_executor
from deben.lab.arena.deals import play_match
from deben.match import Match
from deben.protocol import HIDDEN, BotProgram, Hello, Over, Program, ProgramBot, ProgramFailed, ProgramSeat, Question, Speaker
from deben.protocol.messages import Limits, decide

DOCUMENT = Path(__file__).parents[2] / "docs" / "write-a-bot.md"
HELLO = {"type": "hello", "game": "duel", "info": True}


class Thinker(BotProgram):
    """Says what it finds, and breaks over a position that it does not like."""

    name = "thinker"

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Over] = []

    def begin(self, hello: Hello) -> None:
        if hello.game == "chess":
            raise ValueError("no chess")

    def choose(self, question: Question) -> str:
        self.info(0.5, question.legal[:1], 1)
        self.info(0.75, question.legal[:2], 2)
        if question.position == "bad":
            raise RuntimeError("ouch")
        return question.legal[0]

    def over(self, over: Over) -> None:
        self.heard.append(over)


def conversation(program: BotProgram, *said: dict[str, Any] | str) -> list[dict[str, Any]]:
    """Return what a program answers to messages."""
    lines = [one if isinstance(one, str) else json.dumps(one) for one in said]
    answers = io.BytesIO()
    program.run(io.BytesIO("\n".join([*lines, ""]).encode()), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


@pytest.mark.parametrize("game", ["duel", "nefertiti"])
def test_the_bot_of_the_document_plays_whole_matches(game: str, tmp_path: Path) -> None:
    (text,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert len([line for line in text.splitlines() if line.strip()]) <= 20
    path = tmp_path / "mybot.py"
    path.write_text(text)
    match, failures = Match(game, 5), list[ProgramFailed]()
    program = ProgramBot(Program([sys.executable, str(path)], match.game, match.options), match.executor, Budget(seconds=60.0))
    bot = ProgramSeat(program, match.seats, failures.append)
    try:
        for _ in range(12 if game == "nefertiti" else 10_000):
            if not match.over:
                match.let(bot)
    finally:
        bot.close()
    assert failures == []
    assert match.over or game == "nefertiti"


def test_a_program_says_what_it_finds_while_it_thinks() -> None:
    said = conversation(
        Thinker(), HELLO, {"type": "decide", "id": 7, "seat": 0, "position": "", "legal": ["a1", "a2"]}, {"type": "bye"}, HELLO
    )
    assert said == [
        {"type": "hello", "protocol": 1, "name": "thinker", "over": True},
        {"type": "info", "id": 7, "chance": 0.5, "line": ["a1"], "simulations": 1},
        {"type": "info", "id": 7, "chance": 0.75, "line": ["a1", "a2"], "simulations": 2},
        {"type": "action", "id": 7, "action": "a1"},
    ]


def test_it_says_nothing_to_a_host_that_does_not_listen() -> None:
    asked = {"type": "decide", "id": 7, "seat": 0, "position": "", "legal": ["a1"]}
    assert [each["type"] for each in conversation(Thinker(), {"type": "hello", "game": "duel"}, asked)] == ["hello", "action"]


def test_whatever_breaks_is_an_answer_and_the_program_lives_on() -> None:
    bad = {"type": "decide", "id": 3, "seat": 0, "position": "bad", "legal": ["a1"]}
    said = conversation(
        Thinker(),
        "nonsense",
        {"type": "hello", "game": "chess"},
        {"type": "hello", "game": "duel", "protocol": 9},
        HELLO,
        bad,
        HELLO,
    )
    assert [(each["type"], each.get("code")) for each in said if each["type"] != "info"] == [
        ("error", "malformed"), ("error", "unknown-game"), ("error", "protocol"), ("hello", None), ("error", "internal"),
        ("hello", None),
    ]  # fmt: skip
    assert next(each for each in said if each.get("code") == "internal")["text"] == "RuntimeError: ouch"


def test_what_is_not_known_yet_is_never_none() -> None:
    with pytest.raises(RuntimeError, match="hello"):
        _ = Thinker().hello
    seatless = {"type": "decide", "id": 3, "position": "", "legal": ["a1"]}
    (_, said) = conversation(Thinker(), HELLO, seatless)
    assert (said["code"], "seat" in said["text"]) == ("malformed", True)


def test_a_host_hears_info_and_tells_history_and_the_end(tmp_path: Path) -> None:
    path, log = tmp_path / "writer.py", tmp_path / "heard.jsonl"
    path.write_text(f"""
from deben.protocol import BotProgram
class Writer(BotProgram):
    def choose(self, question):
        self.info(0.25, question.legal[:1], len(question.history))
        return question.legal[0]
    def over(self, over):
        with open({str(log)!r}, "a") as file: print(over.points, over.seats, file=file)
Writer().run()
""")
    game = game_named("duel")
    program = Program([sys.executable, str(path)], game, game.options())
    bot = ProgramBot(program, default_executor(game.rules))
    result = play_match(game, default_executor(game.rules), game.options(), 3, [bot, bot], [0, 0], [1, 2])
    assert program.info is not None
    assert (program.info.chance, program.info.simulations) == (0.25, sum(result.decisions) - 1), "the whole history"
    bot.close()
    assert log.read_text() == f"{result.points} [0, 1]\n"


def test_what_a_seat_may_not_know_of_the_past_is_hidden_n15_1() -> None:
    game = game_named("duel")
    match = Match(game, 1)
    asked = decide(game, match.view(0), 0, match.legal_numbers, 1, Limits(), [0, -1])
    assert asked.history == [game.write_action(0), HIDDEN]


def test_our_bots_say_what_they_found() -> None:
    heard: list[Any] = []
    speaker = Speaker("goldsmith", lambda game: default_executor(game.rules), tell=heard.append)
    match = Match("duel", 4)
    asked = json.dumps({"type": "decide", "id": 5, "position": match.position, "budget": {"simulations": 50}}).encode()
    speaker.answer(json.dumps({"type": "hello", "game": "duel"}).encode())
    speaker.answer(asked)
    assert heard == [], "nobody listens"
    speaker.answer(json.dumps(HELLO).encode())
    speaker.answer(asked)
    (info,) = heard
    assert info.id == 5
    assert 0 < info.chance < 1
    assert info.line[0] in match.legal
    assert info.simulations == 50
