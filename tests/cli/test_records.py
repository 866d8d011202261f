"""``deben replay`` and ``deben verify``: saved matches told and checked."""

import json
from pathlib import Path
from typing import Any

import pytest

import deben as package
from deben.match import commitment_of, verify_record

from .conftest import Command


def tampered(path: Path, **changes: Any) -> Path:
    """Return a copy of a record with some fields changed."""
    record = json.loads(path.read_text())
    other = path.with_name("tampered.json")
    other.write_text(json.dumps(record | changes))
    return other


def test_verify_says_what_was_checked(deben: Command, finished: Path) -> None:
    done = deben("verify", finished)
    match = package.load(finished.read_text())
    assert match.outcome is not None
    assert done.code == 0
    assert [line[0] for line in done.out.splitlines()[:-1]] == ["✓"] * 4
    assert str(verify_record(finished.read_text()).digest) in done.out.splitlines()[-1]
    assert commitment_of(match.seed) in done.out
    assert "sides=AAAA" in done.out
    assert f"{len(match.moves)} actions were replayed" in done.out
    assert f"{match.outcome.points[0]} : {match.outcome.points[1]}" in done.out


@pytest.mark.parametrize(
    ("changes", "clue"),
    [
        ({"seed": "ab"}, "does not match the commitment"),
        ({"seed": "xyz"}, "its seed is invalid"),
        ({"actions": ["b2", "b2"]}, "not all of its actions are legal"),
        ({"options": {"sides": "Q"}}, "impossible"),
        ({"rules": 99}, "another version of the rules"),
        ({"game": "chess"}, "does not have its game"),
        ({"deben": 99}, "format is unknown"),
        ({"options": {"sides": "BBBB"}}, "not the one its actions lead to"),
    ],
)
def test_verify_finds_what_was_changed_and_exits_with_1(deben: Command, finished: Path, changes: dict[str, Any], clue: str) -> None:
    done = deben("verify", tampered(finished, **changes))
    assert (done.code, done.err) == (1, "")
    assert done.out.splitlines()[-1].startswith("✗ The record does not hold")
    assert clue in done.out


@pytest.mark.parametrize(("lang", "clue"), [("en", "is not the one behind"), ("fr", "n’est pas celle"), ("it", "non è quello")])
def test_verify_compares_with_the_commitment_that_was_shown(deben: Command, finished: Path, lang: str, clue: str) -> None:
    shown = commitment_of(json.loads(finished.read_text())["seed"])
    done = deben("verify", finished, "--commitment", f" {shown.upper()}")
    assert (done.code, done.err) == (0, "")
    assert [line[0] for line in done.out.splitlines()[:-1]] == ["✓"] * 5
    other = commitment_of(13)
    refused = deben("verify", finished, "--commitment", other, "--lang", lang)
    assert (refused.code, refused.err) == (1, "")
    assert clue in refused.out.splitlines()[-1]
    assert other in refused.out.splitlines()[-1]


def test_verify_of_an_unfinished_match_and_of_one_without_outcome(deben: Command, finished: Path) -> None:
    record = json.loads(finished.read_text())
    silent = tampered(finished, outcome=None)
    assert "does not say how the match ended" in deben("verify", silent).out
    shorter = tampered(finished, outcome=None, actions=record["actions"][:-1])
    assert "not finished" in deben("verify", shorter).out


def test_verify_of_a_match_that_starts_from_a_position(deben: Command, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    match = package.Match("duel", 4, position="boats=oc6c5/ldR/oot1/c1c2B/ddo/t4lS")
    match.play("b2")
    path.write_text(match.save())
    done = deben("verify", path)
    assert done.code == 0
    assert "starts from a written position" in done.out


def test_replay_tells_every_action_and_the_score(deben: Command, finished: Path) -> None:
    match = package.load(finished.read_text())
    done = deben("replay", finished)
    lines = done.out.splitlines()
    assert match.outcome is not None
    for move in match.moves:
        assert any(line.startswith(f"{move.number:>3}  ") and line.endswith(f": {move.action}") for line in lines)
    assert f"{match.outcome.points[0]} │" in next(line for line in lines if "Total" in line)
    assert lines[-1].endswith("wins.")


def test_replay_at_shows_the_table_after_that_many_actions(deben: Command, finished: Path) -> None:
    done = deben("replay", finished, "--at", 3)
    match = package.load(finished.read_text())
    match.undo(len(match.moves) - 3)
    assert done.out.splitlines()[-1] == match.game.write_position(match.view())
    assert "┌───────┬" in done.out
    assert deben("replay", finished, "--at", 999).code == 2


def test_replay_of_an_unfinished_match_shows_the_score_as_it_stands(deben: Command, finished: Path) -> None:
    record = json.loads(finished.read_text())
    done = deben("replay", tampered(finished, outcome=None, actions=record["actions"][:4]), "--lang", "fr")
    assert done.code == 0
    assert "Somme" in done.out
    assert "Total" not in done.out


def test_what_a_stranger_wrote_into_a_record_never_steers_the_terminal(deben: Command, finished: Path) -> None:
    record = json.loads(finished.read_text())
    record["players"] = ["\x1b[31mRed\x1b]0;title\x07", "x" * 3000]
    finished.write_text(json.dumps(record))
    told = deben("replay", finished)
    assert told.code == 0
    assert "[31mRed]0;title:" in told.out
    assert not {"\x1b", "\x07"} & set(told.out)
    record["actions"][3] = "\x1b[2J" + "y" * 100_000
    finished.write_text(json.dumps(record))
    refused = deben("replay", finished)
    assert (refused.code, "\x1b" in refused.err) == (2, False)
    assert len(refused.err) < 3000


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_comes_on_the_standard_input_too(deben: Command, finished: Path, command: str) -> None:
    from_file, piped = deben(command, finished), deben(command, "-", typed=finished.read_text())
    assert (piped.code, piped.out) == (0, from_file.out)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_match_in_text_is_read_like_its_record(deben: Command, finished: Path, command: str) -> None:
    text = package.load(finished.read_text()).text()
    assert text.startswith("[")
    done = deben(command, "-", typed=text)
    assert (done.code, done.out.splitlines()[:3]) == (0, deben(command, finished).out.splitlines()[:3])
    assert deben("draw", "-", "-", typed=text).out.startswith("<svg")


def test_a_pipe_without_a_record_gets_one_line(deben: Command) -> None:
    assert deben("replay", "-", typed="nothing").err.startswith("deben: - cannot be used: it is not a match record")
