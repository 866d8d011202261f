"""The board's data file: whoever corrects a bid or a symbol is told in words what does not hold together."""

import inspect
import re
from pathlib import Path

import pytest

from deben.games.nefertiti import schema
from deben.games.nefertiti.schema import BoardDataError, load, main

OURS = Path(inspect.getfile(schema)).with_name("board.toml")
MISTAKES = [
    ('"7x"]]', '"7y"]]', "gizeh left: '7y' is no square; write a bid and at most one of c, s, x, like 7x"),
    ('"7x"]]', '"6x"]]', "gizeh left: only a stall closed by a sum may repeat a bid"),
    ('[["0", "1c"], ["2", "3s"], ["4c", "5"], ["6", "7x"]]', "[[]]", "gizeh left: a stall has 1 to 10 squares, not 0"),
    ('["6", "7x"]]', '["6"]]', "gizeh left: closing rule 'group' needs rows of equal length"),
    ('{ rule = "group", size = 4 }', '{ rule = "group" }', "gizeh left: closing rule 'group' needs a number 'size' above zero"),
    ('{ rule = "group", size = 4 }', '{ rule = "gruop" }', "Invalid enum value 'gruop'"),
    (
        '["6", "7", "8x"]]\ncloses = { rule = "line" }',
        '["6", "8x"]]\ncloses = { rule = "line" }',
        "'line' needs three rows of three",
    ),
    ('"8", "9x"]]\ncloses = { rule = "chain" }', '"8"], ["9x"]]\ncloses = { rule = "chain" }', "'chain' needs a single row"),
    ('["3c", "6", "7"]', '["6", "3c", "7"]', "abou-simbel right: bids in a row go up from left to right"),
    ('["1", "2", "3", "4", "5", "6", "7", "8"]', '["1", "1"]', "memphis: only a stall closed by a sum may repeat a bid"),
    ('name = "harp+1"', 'name = "harp"', "card 'harp' is there twice"),
    (
        'name = "harp+2", copies = 1',
        'name = "harp+2", copies = 9',
        "harp: 10 foreign cards replace more common ones than there are",
    ),
    ('name = "beggar"\ncopies', 'name = "oracle"\ncopies', "character 'oracle' is there twice"),
    ('letter = "a"', 'letter = "g"', "letter 'g' is there twice"),
    ('"beggar", "trader"]\npal', '"pharaoh", "trader"]\npal', "scenario 'curse-of-amon' names 'pharaoh'"),
    ("base = 12", "bass = 12", "'seals' has two numbers"),
    ("players = 3\ndeben", "players = 4\ndeben", "'start' has one entry each"),
    ("deben = [9, 10, 10]", "deben = [9, 10]", "start for 3 players names 2 sums of Deben"),
    ('gizeh = "right"\n', "", "there are four markets, and 'discovery' names a side for each"),
    ("copies = 5 }", "copies = 5, colour = 3 }", "Object contains unknown field `colour`"),
    ("[memphis]", "[memphis", "cannot be read"),
]


@pytest.mark.parametrize(("before", "after", "message"), MISTAKES, ids=[message for _, _, message in MISTAKES])
def test_n1_2_a_mistake_is_explained(before: str, after: str, message: str, tmp_path: Path) -> None:
    """N1.2: each mistake in the data has its sentence."""
    text = OURS.read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / "board.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BoardDataError, match=re.escape(message)):
        load(file)


def test_n1_2_a_bid_can_be_corrected(tmp_path: Path) -> None:
    """N1.2: without touching code; the symbol too."""
    file = tmp_path / "board.toml"
    file.write_text(OURS.read_text(encoding="utf-8").replace('["6", "7x"]]', '["6c", "9"]]', 1), encoding="utf-8")
    assert load(file).market[0].left.rows[3] == ["6c", "9"]


def test_the_checker_as_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "4 markets, 9 gifts, 17 characters; all is well" in capsys.readouterr().out
    assert main([str(tmp_path / "missing.toml")]) == 2
    assert "missing.toml cannot be read" in capsys.readouterr().err
