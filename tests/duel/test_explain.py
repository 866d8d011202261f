"""Every action that is not legal has a reason, and the right one (law 4 of the design)."""

import pytest

from deben.games import game_named
from deben.games.contract import Reason
from deben.games.duel.actions import ACTION_COUNT
from deben.games.duel.reasons.codes import CODES
from deben.games.duel.rules import RULES
from deben.kernel.executor import PythonExecutor
from deben.locale.rulebook import rulebook

from .walks import SIDES, walk

DUEL = game_named("duel")
PYTHON = PythonExecutor(RULES)
BOATS = "boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS"
FEW_BOATS = "boats=-/ldR/oot1/c1c2B/ddo/t4lS warehouse=oll"
LAST_BOAT = "phase=over boats=-/-/oot1/-/-/- warehouse=oll"
ACTION_BOATS = "boats=TTB/BBR/-/-/-/- warehouse=oll"

CASES = [
    (LAST_BOAT, "a1", Reason("over", "D7.1")),
    (LAST_BOAT, "pass", Reason("over", "D7.1")),
    (f"{BOATS}", "pass", Reason("pass-is-forced", "D3.2")),
    (f"{BOATS}", "done", Reason("nothing-to-decline", "D6.5")),
    (f"{BOATS} phase=build removed=Boo", "done", Reason("step-is-due", "D6.5", {"token": "build", "step": "build"})),
    (f"{BOATS} phase=take removed=Too", "done", Reason("step-is-due", "D6.5", {"token": "take", "step": "take"})),
    (f"{BOATS} phase=take removed=Too", "a1", Reason("finish-the-token-first", "D6.5", {"token": "take", "step": "take"})),
    (f"{BOATS} phase=build removed=Boo", "x1", Reason("finish-the-token-first", "D6.5", {"token": "build", "step": "build"})),
    (f"{BOATS} phase=build removed=Boo", "take", Reason("one-token-a-turn", "D6", {"token": "build"})),
    (f"{BOATS} phase=build removed=Boo", "1:1", Reason("one-token-a-turn", "D6", {"token": "build"})),
    (f"{BOATS} phase=build removed=Boo", "1:12", Reason("one-token-a-turn", "D6", {"token": "build"})),
    (
        f"{BOATS} phase=build placed=2 removed=Boo port=NN./.../...",
        "x1",
        Reason("finish-the-token-first", "D6.5", {"token": "build", "step": "build-again"}),
    ),
    (
        f"{BOATS} phase=swap-unload removed=Soo port=NA./.../...",
        "1:12",
        Reason("finish-the-token-first", "D6.5", {"token": "swap", "step": "swap-unload"}),
    ),
    (
        f"{BOATS} phase=rush-unload removed=Roo port=NA./.../...",
        "pass",
        Reason("finish-the-token-first", "D6.5", {"token": "rush", "step": "rush-unload"}),
    ),
    (f"{BOATS} N=Too", "1:1", Reason("play-token-first", "D6.1", {"token": "take"})),
    (f"{BOATS} N=Soo port=NA./.../...", "1:12", Reason("play-token-first", "D6.4", {"token": "swap"})),
    (f"{BOATS}", "1:12", Reason("no-such-token", "D6", {"token": "swap"})),
    (f"{BOATS} port=NN./N.N/...", "c1", Reason("no-pawn", "D4.1")),
    (f"{BOATS} port=A../.../...", "a1", Reason("square-taken", "D4.1", {"square": "a1", "seat": 1})),
    (
        f"{BOATS} phase=rush-place removed=Roo port=A../.../...",
        "c3",
        Reason("rush-square-makes-no-unload", "D6.3", {"square": "c3"}),
    ),
    (FEW_BOATS, "1:1", Reason("boat-gone", "D5.4", {"boat": "1"})),
    (f"{FEW_BOATS} N=T", "1:1", Reason("boat-gone", "D5.4", {"boat": "1"})),
    (f"{FEW_BOATS} N=S port=.../NA./...", "1:12", Reason("boat-gone", "D5.4", {"boat": "1"})),
    (
        f"{BOATS} N=Too",
        "2:3",
        Reason("action-token-not-takeable", "D6.1", {"boat": "2", "slot": 3, "token": "rush"}),
    ),
    (FEW_BOATS, "x1", Reason("boat-gone", "D5.4", {"boat": "1"})),
    (f"{FEW_BOATS} phase=take", "1:2", Reason("boat-gone", "D5.4", {"boat": "1"})),
    (f"{FEW_BOATS} phase=swap port=.../NA./...", "1:23", Reason("boat-gone", "D5.4", {"boat": "1"})),
    (f"{BOATS}", "xb", Reason("lane-too-empty", "D5.1", {"boat": "b", "pawns": 0})),
    (f"{BOATS} port=.A./.../...", "xb", Reason("lane-too-empty", "D5.1", {"boat": "b", "pawns": 1})),
    (f"{BOATS}", "take", Reason("no-such-token", "D6", {"token": "take"})),
    (f"{ACTION_BOATS} N=T", "take", Reason("nothing-to-take", "D6.1")),
    (f"{BOATS} N=Boo port=NNN/.../...", "build", Reason("needs-two-pawns", "D6.2", {"pawns": 1})),
    (f"{BOATS} N=Boo port=NNN/N../...", "build", Reason("needs-two-pawns", "D6.2", {"pawns": 0})),
    (f"{BOATS} N=Roo port=NNN/N../...", "rush", Reason("rush-needs-pawn", "D6.3")),
    (f"{BOATS} N=Roo", "rush", Reason("rush-needs-unload", "D6.3")),
    (f"{BOATS} N=Soo", "swap", Reason("nothing-to-unload", "D6.4")),
    (
        f"{BOATS} phase=take removed=Too",
        "2:3",
        Reason("action-token-not-takeable", "D6.1", {"boat": "2", "slot": 3, "token": "rush"}),
    ),
]


@pytest.mark.parametrize(("position", "action", "reason"), CASES)
def test_each_reason_with_its_clause_and_parameters(position: str, action: str, reason: Reason) -> None:
    """D3.2, D4.1, D5.1, D5.4, D6.1 to D6.5, D7.1: what may not be done, and why."""
    assert DUEL.explain(DUEL.read_position(position), DUEL.read_action(action)) == reason


@pytest.mark.parametrize(
    ("position", "action"),
    [
        (f"{BOATS} port=NN./N.A/...", "c1"),
        ("turn=A boats=-/ldR/oot1/-/ddo/t4lS warehouse=oll port=AAA/A../...", "pass"),
        (f"{BOATS} phase=build placed=2 removed=Boo port=NN./.../...", "done"),
        (f"{BOATS} phase=rush-again removed=Roo port=NN./.../...", "done"),
        (f"{BOATS} phase=rush-place removed=Roo port=A../.../...", "c1"),
        (f"{BOATS} phase=take removed=Too", "2:2"),
        (f"{BOATS} phase=swap removed=Soo port=NN./.../...", "2:23"),
        (f"{BOATS} N=Too", "take"),
        (f"{BOATS} N=Boo port=NN./.../...", "build"),
        (f"{BOATS} N=Roo port=.../.A./...", "rush"),
        (f"{BOATS} N=Soo port=.AA/.../...", "swap"),
        (f"{BOATS} port=.AA/.../...", "x1"),
    ],
)
def test_what_is_legal_has_no_reason(position: str, action: str) -> None:
    """D3.2, D4.1, D5.1, D6.1 to D6.5: the counterparts of the refusals above."""
    state = DUEL.read_position(position)
    assert DUEL.explain(state, DUEL.read_action(action)) is None
    assert DUEL.read_action(action) in PYTHON.legal(state)


def test_every_code_is_among_the_cases() -> None:
    assert {reason.code for _, _, reason in CASES} == set(CODES)


def test_every_clause_is_in_the_rules() -> None:
    rules = rulebook(DUEL)
    assert all(rules.clause(reason.clause).id == reason.clause for _, _, reason in CASES)


@pytest.mark.walk
@pytest.mark.parametrize("sides", SIDES)
def test_explain_is_total_and_agrees_with_legal(sides: str) -> None:
    """In every position of a match, an action has a reason exactly when it is not listed; a view says the same as the state."""
    for match in walk(SIDES.index(sides), sides):
        view = match.view(0)
        reasons = [DUEL.explain(view, action) for action in range(ACTION_COUNT)]
        assert [action for action, reason in enumerate(reasons) if reason is None] == match.legal_numbers
        assert {reason.code for reason in reasons if reason} <= set(CODES)
        assert reasons == [DUEL.explain(match.state, action) for action in range(ACTION_COUNT)]


def test_nothing_is_legal_once_it_is_over() -> None:
    """D7.1."""
    state = DUEL.read_position(LAST_BOAT)
    assert PYTHON.legal(state) == []
    assert all(DUEL.explain(state, action) == Reason("over", "D7.1") for action in range(ACTION_COUNT))
