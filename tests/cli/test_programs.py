"""Outside programs at the terminal: in a seat of a match, and our bots as programs for others."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Command

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
DEBEN = [sys.executable, "-c", "from deben.cli import main; main()"]


def test_programs_play_a_match_and_are_not_started_by_a_file(deben: Command, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    seats = f"program:{sys.executable} {EXAMPLE}@2s,greedy"
    done = deben("play", "duel", "--seed", "3", "--seats", seats, "--save", record)
    assert (done.code, done.err) == (0, "")
    assert json.loads(record.read_text())["players"][0].startswith("program:")
    assert json.loads(record.read_text())["outcome"]
    unfinished = json.loads(record.read_text())
    unfinished |= {"actions": unfinished["actions"][:4], "outcome": None}
    del unfinished["outcome"]
    record.write_text(json.dumps(unfinished))
    resumed = deben("play", "--resume", record, typed="")
    assert resumed.code == 0
    assert "human" in resumed.out


def test_a_program_that_fails_is_told_of_and_the_match_goes_on(deben: Command, tmp_path: Path) -> None:
    crook = tmp_path / "crook.py"
    crook.write_text("")
    record = tmp_path / "match.json"
    done = deben("play", "duel", "--seed", "3", "--seats", f"program:{sys.executable} {crook},greedy", "--save", record)
    assert done.code == 0
    saved = json.loads(record.read_text())
    assert set(saved["stand_ins"].values()) == {"greedy"}
    assert len(saved["stand_ins"]) > 3, "its seat was left to the simple bot, and the record says so"
    assert done.err.count("forfeits a decision, and a simple bot makes it: it ended.") == 3


@pytest.mark.parametrize(
    ("arguments", "clue"),
    [
        (("play", "duel", "--seats", "human,program:/nowhere"), "“/nowhere” is not a program"),
        (("play", "duel", "--seats", "human,program:"), "names no contestant"),
        (("serve", "--bot", "vizier=cat"), "“vizier=cat” names no program"),
        (("serve", "--bot", "mine=/nowhere"), "“/nowhere” is not a program"),
        (("bot", "genius"), "“genius” cannot take a seat"),
        (("bot", "greedy", "--threads", "0"), "--threads is a number from 1"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(deben: Command, arguments: tuple[str, ...], clue: str) -> None:
    done = deben(*arguments)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert clue in done.err


def test_our_bot_speaks_on_its_own_output_and_nothing_else_does() -> None:
    lines = '{"type":"hello","game":"duel"}\nnonsense\n{"type":"decide","id":4,"position":"boats=ooo/ooo/ddd/ddd/lll/lll"}\n'
    done = subprocess.run([*DEBEN, "--lang", "fr", "bot", "greedy"], input=lines, capture_output=True, text=True, check=True)
    hello, error, action = map(json.loads, done.stdout.splitlines())
    assert (hello["name"], error["text"], action["id"]) == ("greedy", "La ligne n’est pas comprise.", 4)
