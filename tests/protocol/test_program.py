"""Outside programs in a seat: they play, and whatever they do wrong the match goes on."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from deben.bots import Budget, Decision, RandomBot
from deben.games import game_named
from deben.kernel.chance import new_chance
from deben.kernel.executor import PythonExecutor
from deben.match import Match
from deben.protocol import Limits, Program, ProgramBot, ProgramFailed, ProgramSeat, program_command

from ..processes import ended

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
HELLO = 'print(\'{"type":"hello","protocol":1,"name":"crook"}\', flush=True)'
GAME = game_named("duel")


def written(tmp_path: Path, *lines: str) -> list[str]:
    """Return the command of a program that reads the hello, answers it, reads a question, and does what the lines say."""
    path = tmp_path / "crook.py"
    path.write_text("\n".join(["import json, os, sys, time", "input()", HELLO, "question = json.loads(input())", *lines]))
    return [sys.executable, str(path)]


def answer(**fields: Any) -> str:
    return f"print(json.dumps({fields!r}), flush=True)"


def seated(command: list[str], match: Match, failures: list[ProgramFailed], budget: Budget | None = None) -> ProgramSeat:
    """Return a program in a seat of a match; the list hears of its failures."""
    program = ProgramBot(Program(command, match.game, match.options), match.executor, budget)
    return ProgramSeat(program, match.seats, failures.append)


CROOKS = {
    "ends": (["sys.exit(1)"], "ended"),
    "crashes": (["1 / 0"], "ended"),
    "sleeps": (["time.sleep(60)"], "too-slow"),
    "talks nonsense": (["print('well, let me see', flush=True)"], "malformed"),
    "digs without end": (["print('{\"a\": ' + '[' * 5000, flush=True)", "time.sleep(60)"], "malformed"),
    "talks without end": (["sys.stdout.write('x' * 3_000_000)", "sys.stdout.flush()", "time.sleep(60)"], "too-long"),
    "cheats": ([answer(type="action", action="c9"), "time.sleep(60)"], "illegal"),
    "says something else": ([answer(type="hello", protocol=1), "time.sleep(60)"], "out-of-step"),
    "answers another question": ([answer(type="action", action="a1", id=99), "time.sleep(60)"], "out-of-step"),
    "refuses": ([answer(type="error", code="tired"), "time.sleep(60)"], "refused"),
}


@pytest.mark.parametrize(("lines", "code"), CROOKS.values(), ids=CROOKS)
def test_a_program_that_fails_forfeits_to_a_simple_bot(tmp_path: Path, lines: list[str], code: str) -> None:
    match, failures = Match(GAME, 2), list[ProgramFailed]()
    bot = seated(written(tmp_path, *lines), match, failures, Budget(seconds=0.2 if code == "too-slow" else 20.0))
    assert bot.choose(Decision(match.view(0), match.legal_numbers)) in match.legal_numbers
    bot.close()
    assert [failed.code for failed in failures] == [code]
    assert bot.forfeits == 1


def test_hellos_that_are_none(tmp_path: Path) -> None:
    for line, code in (
        ("sys.exit()", "ended"),
        ("print('[]', flush=True)", "malformed"),
        (answer(type="action", action="a1"), "no-hello"),
    ):
        path = tmp_path / "rude.py"
        path.write_text(f"import json, sys\ninput()\n{line}\ninput()")
        with pytest.raises(ProgramFailed) as failed:
            Program([sys.executable, str(path)], GAME, GAME.options(), 20.0).start()
        assert failed.value.code == code
    with pytest.raises(ProgramFailed) as failed:
        Program(["/nowhere/at/all"], GAME, GAME.options()).start()
    assert failed.value.code == "not-started"


@pytest.mark.parametrize(("text", "code"), [("", "not-a-program"), ("/nowhere/bot", "not-a-program"), ("a 'b", "not-a-command")])
def test_commands_that_are_none(text: str, code: str) -> None:
    with pytest.raises(ProgramFailed) as failed:
        program_command(text)
    assert failed.value.code == code


def test_after_three_failures_the_seat_is_left_alone_until_the_next_match(tmp_path: Path) -> None:
    match, failures = Match(GAME, 2), list[ProgramFailed]()
    bot, decision = seated(written(tmp_path, "sys.exit()"), match, failures), Decision(match.view(0), match.legal_numbers)
    for _ in range(5):
        bot.choose(decision)
    assert (len(failures), bot.forfeits) == (3, 5)
    bot.begin()
    bot.choose(decision)
    assert len(failures) == 4


def test_a_hard_stop_takes_along_what_the_program_started(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    lines = [
        "import subprocess",
        "child = subprocess.Popen(['sleep', '60'])",
        f"open({str(note)!r}, 'w').write(str(child.pid))",
        "time.sleep(60)",
    ]
    match = Match(GAME, 2)
    program = Program(written(tmp_path, *lines), GAME, match.options)
    with pytest.raises(ProgramFailed):
        program.ask(match.view(0), 0, match.legal_numbers, Limits(1.0), 3.0)
    assert ended(int(note.read_text()), 10)


@pytest.mark.parametrize(("game", "options"), [("duel", {}), ("nefertiti", {"players": 3})])
def test_the_example_plays_a_whole_match_without_a_fault(game: str, options: dict[str, Any]) -> None:
    match, failures = Match(game, 4, options), list[ProgramFailed]()
    command = program_command(f"{sys.executable} {EXAMPLE}")
    bots = [seated(command, match, failures) for _ in range(match.seats)]
    while match.actor is not None:
        match.play(bots[match.actor].choose(Decision(match.view(match.actor), match.legal_numbers)))
    for bot in bots:
        bot.close()
    assert not failures
    assert [bot.program.program.name for bot in bots] == ["example"] * match.seats


def test_the_example_needs_nothing_but_python_and_beats_chance() -> None:
    assert os.access(EXAMPLE, os.X_OK)
    assert "deben" not in "".join(line for line in EXAMPLE.read_text().splitlines() if line.startswith(("import", "from")))
    wins = 0
    bot = ProgramBot(Program([sys.executable, str(EXAMPLE)], GAME, GAME.options()), PythonExecutor(GAME.rules))
    chance = new_chance(1)
    for seed in range(10):
        match = Match(GAME, seed)
        while match.actor is not None:
            player = bot if match.actor == seed % 2 else RandomBot()
            match.play(player.choose(Decision(match.view(match.actor), match.legal_numbers, chance=chance)))
        assert match.outcome is not None
        wins += match.outcome.winners == (seed % 2,)
    bot.close()
    assert wins >= 8


def test_a_question_carries_the_view_in_both_forms(tmp_path: Path) -> None:
    """What a program gets is the view of its seat: the position reads back to it, and the structured form is the page's."""
    note = tmp_path / "question.json"
    lines = [f"open({str(note)!r}, 'w').write(json.dumps(question))", answer(type="action", action="B2 ", comment="hm")]
    match = Match(GAME, 2)
    program = Program(written(tmp_path, *lines), GAME, match.options)
    action, comment = program.ask(match.view(0), 0, match.legal_numbers, Limits(1.0, 50), 20.0)
    program.close()
    assert (match.game.write_action(action), comment) == ("b2", "hm")
    question = json.loads(note.read_text())
    assert GAME.read_position(question["position"]).to_bytes() == match.view(0).to_bytes()
    assert question["view"]["boats"][0]["name"] == "1"
    assert (question["seat"], question["legal"], question["budget"]) == (0, match.legal, {"seconds": 1.0, "simulations": 50})
