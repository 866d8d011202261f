"""Words, fields and faults of position notation, as rule functions read and write them."""

import json

import pytest

from deben.games import game_named, game_names
from deben.kernel.executor import PythonExecutor
from deben.kernel.notation.entries import position_from, position_text
from deben.kernel.notation.faults import MOST_QUOTED, put_quoted
from deben.kernel.notation.fields import MOST_FIELDS, MOST_LISTED, Notes, begin_field, given, read_fields
from deben.kernel.notation.spelling import find_letter, find_word, lowered, read_digits, space_at
from deben.kernel.text import CAPACITY, Text, names, read_text, spell_number, spelled, write_text
from deben.testing import compiled

from ..duel.test_position import FAULTS as DUEL_FAULTS
from ..duel.test_position import TYPED
from ..nefertiti.test_explain import CASES
from ..nefertiti.test_position import FAULTS as NEFERTITI_FAULTS

DUEL = [*TYPED, *(text for _, text in DUEL_FAULTS)]
NEFERTITI = [*(text for text, _, _ in CASES), *(text for _, text in NEFERTITI_FAULTS)]
WORDS = spelled(["a", "ab", "by-hand"])
KNOWN = names(["a ab by-hand"])


def text_of(written: str) -> Text:
    text = Text()
    write_text(text, written.encode())
    return text


def fields_of(written: str) -> dict[str, str] | str:
    """Return the values by name, or the fault."""
    text, notes, out = text_of(written), Notes(), Text()
    if read_fields(text, notes, WORDS, 3, KNOWN, out):
        return str(json.loads(read_text(out))["code"])
    data = written.encode()
    known = ("a", "ab", "by-hand")
    return {name: data[notes.starts[i] : notes.ends[i]].decode() for i, name in enumerate(known) if given(notes, i)}


def test_white_space_is_what_python_splits_at() -> None:
    for code in range(0x3100):
        text = text_of(chr(code))
        assert space_at(text, 0, text.size) == (text.size if chr(code).isspace() else 0), hex(code)


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("", {}),
        ("  \n", {}),
        ("a=1", {"a": "1"}),
        (" ab==\u00a0by-hand=é\t", {"ab": "=", "by-hand": "é"}),
        ("a", "malformed-field"),
        ("a=", "malformed-field"),
        ("=1", "malformed-field"),
        ("abc=1", "unknown-field"),
        ("b=1", "unknown-field"),
        ("a=1 ab=2 a=1", "field-twice"),
    ],
)
def test_fields(written: str, found: dict[str, str] | str) -> None:
    assert fields_of(written) == found


def test_words_letters_and_numbers() -> None:
    text = text_of("ab,12")
    assert find_word(text, 0, 2, WORDS, 0, 3) == 1
    assert find_word(text, 0, 2, WORDS, 1, 1) == 0
    assert find_word(text, 0, 3, WORDS, 0, 3) == -1
    assert (find_letter(text, 0, 5, ord(",")), find_letter(text, 0, 2, ord(","))) == (2, 2)
    assert [read_digits(text, start, end, 2) for start, end in ((3, 5), (4, 5), (5, 5), (2, 4), (0, 2), (2, 5))] == [
        12,
        2,
        -1,
        -1,
        -1,
        -1,
    ]
    assert "".join(chr(lowered(ord(letter))) for letter in "@AZ[az") == "@az[az"


@pytest.mark.parametrize("written", ["", "plain", 'a "quote" and \\', "\x00\x1f\x7f", "é" * 39 + "𓂀x", "x" * 41, "€" * 60])
def test_what_somebody_wrote_is_quoted_for_forty_characters(written: str) -> None:
    text, out = text_of(written), Text()
    put_quoted(out, text, 0, text.size)
    assert json.loads(read_text(out)) == written[:MOST_QUOTED]


def test_fields_and_numbers_are_written_without_commas() -> None:
    out = Text()
    for field, number in enumerate((7, -12, 0)):
        begin_field(out, WORDS, field)
        spell_number(out, number)
    assert read_text(out) == b"a=7 ab=-12 by-hand=0"


def test_a_text_that_does_not_fit_is_refused() -> None:
    with pytest.raises(OverflowError, match="room"):
        text_of("x" * (CAPACITY + 1))


@pytest.mark.parametrize("name", game_names())
def test_notes_have_room_for_every_game(name: str) -> None:
    assert game_named(name).rules.most_legal <= MOST_LISTED
    assert MOST_FIELDS >= 64


@pytest.mark.parametrize(("name", "texts"), [("duel", DUEL), ("nefertiti", NEFERTITI)])
def test_modules_read_and_write_the_same(name: str, texts: list[str]) -> None:
    """Every fault, and every position that people type, on the module of a game as in plain Python."""
    game = game_named(name)
    plain, module = PythonExecutor(game.rules), compiled(game)
    for text in texts:
        found, again = position_from(plain, text), position_from(module, text)
        assert found == again
        if not isinstance(found, dict):
            assert position_text(plain, found) == position_text(module, found)
