"""``deben matches``: what is kept, how it stands, and how it is removed."""

import json
from typing import Any

import pytest

from deben.cli.terminal.shelf import Shelf

from .conftest import Command


def listed(deben: Command, *arguments: object) -> list[dict[str, Any]]:
    done = deben("matches", "--json", *arguments)
    assert (done.code, done.err) == (0, "")
    found: list[dict[str, Any]] = json.loads(done.out)
    return found


@pytest.fixture
def three(deben: Command) -> None:
    """Keep a match against a bot, one of two people, and a finished one."""
    deben("play", "duel", "--seed", "1", typed="b2\n")
    deben("play", "duel", "--seed", "2", "--seats", "human", "--names", "Anna,Bea", typed="b2\n")
    deben("play", "duel", "--seed", "3", typed="b2\n")
    deben("play", "--resume", "3", "--seats", "greedy,greedy")


@pytest.mark.usefixtures("three")
def test_the_list_says_whose_turn_it_is_and_how_matches_ended(deben: Command) -> None:
    found = {each["number"]: each for each in listed(deben)}
    assert found[1]["players"] == ["Nefertiti", "Akhenaton"]
    assert found[1]["standing"].startswith("Your turn: ")
    assert (found[2]["players"], found[2]["actions"], found[2]["finished"]) == (["Anna", "Bea"], 1, False)
    assert "Bea" in found[2]["standing"]
    assert "Your turn" not in found[2]["standing"]
    assert found[3]["finished"]
    assert " : " in found[3]["standing"]


@pytest.mark.usefixtures("three")
@pytest.mark.parametrize(("lang", "clue"), [("en", "Your turn:"), ("fr", "À vous\u00a0:"), ("it", "Tocca a te:")])
def test_the_list_is_in_the_readers_language(deben: Command, lang: str, clue: str) -> None:
    assert clue in deben("matches", "--lang", lang).out


@pytest.mark.usefixtures("three")
def test_matches_are_removed_by_number_or_when_finished(deben: Command) -> None:
    assert [each["number"] for each in listed(deben, "--remove", "finished")] == [2, 1]
    assert listed(deben, "--remove", "1", "--remove", "2") == []
    assert deben("matches").out == "There are no saved matches.\n"


@pytest.mark.usefixtures("three")
def test_a_match_that_cannot_be_read_says_why_and_hides_no_other(deben: Command) -> None:
    path = Shelf().path(2)
    assert path is not None
    path.write_text("{")
    found = {each["number"]: each["standing"] for each in listed(deben)}
    assert "not a match record" in found[2]
    assert found[1].startswith("Your turn")
    assert [each["number"] for each in listed(deben, "--remove", "2")] == [3, 1]
