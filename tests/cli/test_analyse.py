"""``deben analyse``: saved matches judged."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deben.coach import Judgement
from deben.coach.model import Crowning
from deben.match import Match, write_record

from ..duel.tables import table
from .conftest import Command

pytestmark = pytest.mark.slow
analyse_module = import_module("deben.cli.commands.analyse")
QUICK = ("--budget", "0.02")


@pytest.fixture
def near_the_end(tmp_path: Path) -> Path:
    """Return the record of a short match: the end of the Duel, in which Nefertiti throws away three obelisks."""
    match = table("boats=-/oc5t3/-/-/-/t4oo port=NA./.NN/... pile=- warehouse=- N=c4 A=o*3", "x2")
    assert match.over
    path = tmp_path / "short.json"
    path.write_text(write_record(match.record(["Anna", "greedy"])))
    return path


def test_a_summary_for_people_lines_for_programs_and_a_picture(deben: Command, near_the_end: Path, tmp_path: Path) -> None:
    lines, picture = tmp_path / "lines.jsonl", tmp_path / "match.png"
    done = deben("analyse", near_the_end, *QUICK, "--json", lines, "--picture", picture)
    assert done.code == 0, done.err
    assert "The coach on this match" in done.out
    assert "Anna" in done.out
    assert "Luck and skill\nAnna: equal share 50 %, start " in done.out
    assert re.search(r"^Anna: .*, luck [+−±].*, skill [+−±].*; result 0 %$", done.out, re.MULTILINE)
    decisions = [msgspec.json.decode(line, type=Judgement) for line in lines.read_text().splitlines()]
    assert [decision.number for decision in decisions] == [1]
    assert decisions[0].played is not None
    assert decisions[0].played.action == "x2"
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_an_unfinished_match_from_the_standard_input_ends_with_advice(deben: Command) -> None:
    match = Match("duel", 3)
    match.play("b2")
    done = deben("analyse", "-", *QUICK, "--lang", "fr", typed=match.save())
    assert done.code == 0, done.err
    assert "C’est à Akhenaton de décider\N{NO-BREAK SPACE}; le mieux\N{NO-BREAK SPACE}:" in done.out
    only = deben("analyse", "-", *QUICK, "--json", "-", "--seat", "1", typed=match.save())
    assert [json.loads(line)["seat"] for line in only.out.splitlines()] == [0]


@pytest.mark.parametrize(
    ("arguments", "typed", "clue"),
    [
        (("-",), "{}", "not a match record"),
        (("-",), "", "not a match record"),
        (("no-such-file.json",), "", "no-such-file.json"),
        (("-", "--budget", "0"), "{}", "--budget"),
        (("-", "--picture", "match.txt"), "{}", "match.txt"),
    ],
)
def test_bad_input_gets_one_line(deben: Command, arguments: tuple[str, ...], typed: str, clue: str) -> None:
    done = deben("analyse", *arguments, typed=typed)
    assert (done.code, done.out) == (2, "")
    assert clue in done.err
    assert len(done.err.splitlines()) == 1


def test_lines_go_to_their_file_as_they_are_found(deben: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = Match("duel", 3)
    for action in ("b2", "b1", "a1"):
        match.play(action)
    refused = deben("analyse", "-", *QUICK, "--json", tmp_path / "nowhere" / "lines.jsonl", typed=match.save())
    assert (refused.code, "No such file" in refused.err) == (2, True)

    def interrupted(*arguments: Any) -> Iterator[Judgement]:
        yield next(judge(*arguments))
        raise KeyboardInterrupt

    judge, lines = analyse_module.judged, tmp_path / "lines.jsonl"
    monkeypatch.setattr(analyse_module, "judged", interrupted)
    deben("analyse", "-", *QUICK, "--json", lines, typed=match.save())
    assert [json.loads(line)["number"] for line in lines.read_text().splitlines()] == [1]


def test_a_record_that_does_not_hold_and_a_seat_that_is_not_there(deben: Command) -> None:
    match = Match("duel", 3)
    match.play("b2")
    tampered = match.save().replace('"b2"', '"x1"')
    assert "legal" in deben("analyse", "-", typed=tampered).err
    assert "--seat" in deben("analyse", "-", "--seat", "3", typed=match.save()).err
    other = json.dumps(json.loads(match.save()) | {"game": "chess"})
    assert deben("analyse", "-", typed=other).code == 2


def test_a_decision_that_crowned_another_is_told_with_what_it_meant_to_whom(
    deben: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("nefertiti", 3, {"players": 3})
    first, other, *_ = match.legal
    match.play(first)
    crowning = Crowning(instead=other, own=[0.03, 0.04], gained=1, gains=[0.62, 0.4], lost=2, losses=[0.35, 0.56])

    def crowned(*arguments: Any) -> Iterator[Judgement]:
        yield msgspec.structs.replace(next(judge(*arguments)), crowning=crowning)

    judge = analyse_module.judged
    monkeypatch.setattr(analyse_module, "judged", crowned)
    told = " ".join(deben("analyse", "-", *QUICK, "--lang", "it", typed=match.save()).out.split())
    assert "Mosse che hanno deciso il vincitore" in told
    assert f"({first})" in told
    for part in ("3 %, altrimenti 4 %", "62 % invece di 40 %", "35 % invece di 56 %", f"Altrimenti: «{other} – "):
        assert part in told, told
    assert "Fortuna e abilità" not in told, "a match that goes on has no balance"
