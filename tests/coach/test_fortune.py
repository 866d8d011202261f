"""Luck and play: the parts of a match add up, luck is nothing on average, and a game without luck has none."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from deben.analysis.tree_search import TreeSearch
from deben.bots import Budget
from deben.coach import Judgement, Worth, analyse, balance, coach_for, final_worth, questions_of
from deben.coach.fortune import luck_of
from deben.games import game_named
from deben.kernel.default import default_executor
from deben.match import History, Match

from ..nightly import often

TABLES: list[tuple[str, dict[str, Any]]] = [("duel", {}), ("nefertiti", {"players": 3})]


def played(game: str, seed: int, options: dict[str, Any]) -> History:
    """Return a match that chance has played."""
    match, luck, actions = Match(game, seed, options), random.Random(seed), []
    while not match.over:
        actions.append(luck.choice(match.legal))
        match.play(actions[-1])
    return History(Match(game, seed, options), actions)


def lucks(history: History, simulations: int) -> list[list[float]]:
    """Return the luck after every action of a match."""
    search = TreeSearch(history.game, history.executor, history.seats, Budget(None, simulations))
    return [luck_of(history.game, history.executor, search, question, 7919 * question.number) for question in questions_of(history)]


@pytest.mark.walk
@pytest.mark.parametrize(("game", "options"), TABLES, ids=["duel", "nefertiti"])
def test_luck_is_nothing_on_average(game: str, options: dict[str, Any]) -> None:
    matches = [played(game, seed, options) for seed in range(often(10, 300))]
    told = [lucks(history, 200) for history in matches]
    assert all(abs(sum(luck)) < 0.001 for each in told for luck in each), "what one gains the others lose"
    sums = np.array([np.sum([luck for luck in each if luck], axis=0) for each in told])
    errors = sums.std(axis=0) / np.sqrt(len(sums))
    assert (np.abs(sums.mean(axis=0)) < 3.5 * errors).all()


def test_the_parts_of_a_whole_match_add_up() -> None:
    history = played("duel", 3, {})
    judged = list(analyse(coach_for("duel", history.executor, 2, None, 24), history))
    assert any(decision.luck for decision in judged), "boats are loaded from the pile"
    assert history.outcome is not None
    final = final_worth(history.outcome)
    parts = balance(judged, final)
    assert parts is not None
    for seat in range(2):
        assert parts.fair + parts.start[seat] + parts.luck[seat] + parts.play[seat] == pytest.approx(final.wins[seat], abs=2e-4)
        assert 0 <= parts.deserved(seat) <= 1
    assert balance([], final) is None


def test_luck_comes_where_something_is_drawn() -> None:
    history = played("duel", 3, {})
    seen = [history.state(number).drawn + history.state(number).revealed for number in range(len(history))]
    drew = [after > before for before, after in pairwise(seen)]
    told = [bool(luck) for luck in lucks(history, 8)]
    assert any(told)
    assert all(drawn or not lucky for drawn, lucky in zip(drew, told, strict=True))


def test_a_game_without_luck_has_none() -> None:
    history = played("duel", 3, {})
    question = next(each for each, luck in zip(questions_of(history), lucks(history, 8), strict=True) if luck)
    search = TreeSearch(history.game, history.executor, 2, Budget(None, 8))

    class Luckless(type(history.game)):  # type: ignore[misc]
        luck = False

    assert luck_of(Luckless(), default_executor(game_named("duel").rules), search, question, 1) == []


@pytest.mark.parametrize("case", json.loads((Path(__file__).parent / "balance.json").read_text()), ids=lambda case: case["said"])
def test_a_match_is_made_of_its_start_luck_and_play(case: dict[str, Any]) -> None:
    start = _worth(case["start"])
    decisions = [
        Judgement(number=number, seat=0, legal=2, worth=start, choices=[], played=None, luck=luck)
        for number, luck in enumerate(case["luck"], 1)
    ]
    parts = balance(decisions, _worth(case["final"]))
    assert parts is not None
    for name, wanted in case["parts"].items():
        assert getattr(parts, name) == pytest.approx(wanted, abs=2e-4)
    assert [parts.deserved(seat) for seat in range(len(case["final"]))] == pytest.approx(case["deserved"], abs=2e-4)


def _worth(wins: list[float]) -> Worth:
    return Worth(wins, [0.0] * len(wins), [{} for _ in wins])
