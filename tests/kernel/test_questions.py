"""Small questions about a match: what an action gave away, whose business it is, and how the match ended."""

from random import Random
from typing import Any

import pytest

from deben.games import game_named
from deben.kernel.entries.questions import end_one, reveals_one, secret_one
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.log import new_log
from deben.kernel.native.cpu import CpuExecutor
from deben.match import Match

ORACLE = "vizier,oracle,beggar,thief,trader,treasurer"
TABLES: list[tuple[str, dict[str, Any]]] = [("duel", {}), ("nefertiti", {"players": 3, "characters": ORACLE})]


def asked(executor: Executor, before: Any, action: int) -> int:
    """Return whether an action reveals something, as an executor says it."""
    log, after = new_log(), before.copy()
    executor.rules.apply(after, action, log)
    return int(
        executor.translated(reveals_one)(executor.hand(executor.rules.record, before.rows), action, executor.hand_cells(log))
    )


@pytest.mark.parametrize(("name", "options"), TABLES, ids=[name for name, _ in TABLES])
def test_executors_agree_about_what_an_action_gives_away(name: str, options: dict[str, Any]) -> None:
    """D9.1, N10.1, N15.1."""
    game = game_named(name)
    plain, compiled = PythonExecutor(game.rules), CpuExecutor(game.rules)
    for action in range(game.rules.actions):
        assert plain.translated(secret_one)(action) == compiled.translated(secret_one)(action) == int(game.secret(action))
    match, chance, told = Match(game, 4, options, executor=plain), Random(4), set()
    while not match.over:
        before = match.state.copy()
        legal = match.legal
        move = match.play("oracle" if "oracle" in legal else chance.choice(legal))
        action = game.read_action(move.action)
        told.add(asked(plain, before, action))
        assert asked(plain, before, action) == asked(compiled, before, action) == move.reveals
    assert told == {0, 1}
    ends = [executor.translated(end_one)(executor.hand(game.rules.record, match.state.rows)) for executor in (plain, compiled)]
    assert {game.end_reasons[end] for end in ends} == {game.end_reason(match.state)}


@pytest.mark.parametrize(
    ("name", "position", "action", "shown"),
    [
        ("duel", "boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS port=NA./.../...", "b2", False),
        ("duel", "boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS port=NA./.../...", "x1", True),
        ("duel", "boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS N=Too", "take", False),
        ("duel", "boats=ot3c7/ldR/oot1/c1c2B/ddo/t4lS phase=take removed=Too", "1:1", True),
    ],
)
def test_d9_1_tokens_come_to_light_when_boats_are_refilled(name: str, position: str, action: str, shown: bool) -> None:
    """D9.1: nothing hidden is seen by placing or by playing a token."""
    assert Match(name, 1, position=position).play(action).reveals == shown


def test_n10_1_offering_a_gift_to_the_oracle_tells_what_lies_there() -> None:
    """N10.1: that it may be offered says so, without any event; ending the exchanges does not."""
    executor, chance, offered = PythonExecutor(game_named("nefertiti").rules), Random(3), 0
    for seed in range(40):
        match = Match("nefertiti", seed, {"players": 3, "characters": ORACLE}, executor=executor)
        while not match.over and "oracle" not in match.legal:
            match.play(chance.choice(match.legal))
        if match.over or not match.play("oracle").reveals:
            continue
        gifts = [action for action in match.legal if action.startswith("give")]
        if gifts:
            assert match.play(gifts[0]).reveals
            offered += 1
        if offered and not gifts:
            assert not match.play("done").reveals
            return
    pytest.fail("no Oracle with and without an offer in forty matches")
