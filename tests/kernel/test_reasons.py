"""Reasons as rule functions write them."""

from enum import IntEnum

import pytest

from deben.games import game_named
from deben.kernel.executor import PythonExecutor
from deben.kernel.native.cpu import CpuExecutor
from deben.kernel.show.reasons import because, code_names, explained, put_reason, wording
from deben.kernel.text import Text, read_text
from deben.match import Match
from tests.kernel.toy import TOY


class Code(IntEnum):
    """Two reasons."""

    TOO_LATE = 0
    ALREADY_THERE = 1


class Clause(IntEnum):
    """Two clauses."""

    T1 = 0
    T2_10 = 1


WORDS = {"day": ("monday", "tuesday"), "place": ("here", "there")}
WORDING = wording(Code, Clause, {Code.ALREADY_THERE: ("place", "count", "day")}, WORDS)


def written(reason: int) -> bytes:
    """Return the text of a reason."""
    text = Text()
    assert put_reason(text, WORDING, reason) == (reason != 0)
    return read_text(text)


def test_a_reason_is_written_with_the_parameters_of_its_code() -> None:
    assert code_names(Code) == ("too-late", "already-there")
    assert written(0) == b""
    assert written(because(Code.TOO_LATE, Clause.T1)) == b'{"code":"too-late","clause":"T1","params":{}}'
    reason = because(Code.ALREADY_THERE, Clause.T2_10, 1, 4095, 0)
    assert written(reason) == b'{"code":"already-there","clause":"T2.10","params":{"place":"there","count":4095,"day":"monday"}}'


def test_a_game_that_gives_no_reasons_says_so() -> None:
    with pytest.raises(NotImplementedError):
        explained(PythonExecutor(TOY), TOY.record(), 0)


def test_compiled_rules_write_the_same_bytes() -> None:
    """Every action at a few moments of a match of the Duel, which compiles in seconds."""
    game = game_named("duel")
    compiled, plain = CpuExecutor(game.rules), PythonExecutor(game.rules)
    match = Match(game, 5)
    while not match.over and len(match.moves) < 60:
        match.play(match.legal[len(match.moves) % len(match.legal)])
        if len(match.moves) % 10 == 0:
            for action in range(game.rules.actions):
                assert explained(compiled, match.state, action) == explained(plain, match.state, action)
                reason = game.explain(match.state, action, compiled)
                assert (reason is None) == (action in match.legal_numbers)
