"""Matches as text that people read: headers, then numbered actions; it reads back."""

import random

import pytest

import deben
from deben.match import Match, RecordError, read_any, read_text, write_record, write_text
from deben.match.ended import Ended

HEADERS = ['[game "duel"]', '[seed "1"]']
BEGUN = "\n".join([*HEADERS, ""])
GAMES = [("duel", {"sides": "BABA"}), ("nefertiti", {"players": 4, "characters": "random", "memphis": True})]


def played(game: str, options: dict[str, object], most: int = 10_000) -> Match:
    """Return a match in which chance played."""
    match, chance = Match(game, "c0ffee", options), random.Random(3)
    while not match.over and len(match.moves) < most:
        match.play(chance.choice(match.legal))
    return match


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("most", [0, 1, 30, 10_000])
def test_a_match_is_read_back_from_its_text(game: str, options: dict[str, object], most: int) -> None:
    match = played(game, options, most)
    text = match.text()
    assert read_text(text) == match.record()
    assert deben.load(text) == deben.load(text.encode()) == match
    assert max(map(len, text.partition("\n\n")[2].splitlines()), default=0) <= 100


def test_all_that_a_record_says_is_in_the_text() -> None:
    match = played("duel", {}, 9)
    record = match.record(["Ana", 'Be"n]'], {3: "greedy"}, Ended("resigned", 1), "serious")
    text = write_text(record, [move.seat for move in match.moves])
    assert '[players ["Ana","Be\\"n]"]]' in text
    assert read_any(text) == read_any(write_record(record)) == record


def test_a_number_stands_before_what_a_seat_does_in_a_row() -> None:
    match = Match("duel", 1, position="turn=N port=NNA/.../..A boats=-/oc5t3/-/-/-/t4oo pile=- warehouse=ooo N=TBRS A=TT")
    match.play("build")
    match.play(match.legal[0])
    assert match.text().splitlines()[-1] == f"1. build, {match.moves[1].action}"
    assert str(match.moves[1]) == f"2. {match.moves[1].action}"
    assert repr(match.moves[0]) == "<Move 1. build by seat 0>"


def test_a_text_by_hand_needs_little() -> None:
    match = deben.load('[game "duel"]\n[seed "1"]\n\n1. b2 {the centre}\n2. c3\n')
    assert [move.action for move in match.moves] == ["b2", "c3"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[", "malformed"), (HEADERS[0], "malformed"), (HEADERS[1], "malformed"), ('[game "chess"]\n[seed "1"]', "malformed"),
        ('[game "duel"]\n[seed 1]', "malformed"), ("[game duel]", "malformed"), ('[game "duel"]\n[seed "zz"]', "malformed"),
        (f'{BEGUN}[colour "red"]', "malformed"), (f"{BEGUN}[deben 7]", "format"), (f"{BEGUN}1. z9", "action"),
        (f"{BEGUN}1. b2 b3", "action"), (f'{BEGUN}[commitment "0"]', "commitment"), (f'{BEGUN}[options {{"sides": "Z"}}]', "start"),
    ],
)  # fmt: skip
def test_what_is_no_match_is_said_to_be_none(text: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        deben.load(text)
    assert error.value.code == code


def test_bytes_that_are_no_text_are_no_match() -> None:
    with pytest.raises(RecordError, match="not a match"):
        deben.load(b"[\xff]")
