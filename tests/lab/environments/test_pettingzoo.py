"""PettingZoo's own tests on every game, and what they do not ask."""

from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

import deben
from deben.lab.environments.pettingzoo import Table, env
from deben.lab.environments.rendering import MODES
from deben.match import Refused

from ...nightly import often

pytestmark = pytest.mark.walk  # whole matches: on the modules, not while coverage is measured
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("duel", {"sides": "ABAB"}),
    ("nefertiti", {"players": 3, "stalls": "advanced"}),
    ("nefertiti", {"players": 5, "memphis": True}),
]


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_own_test(game: str, options: dict[str, Any]) -> None:
    api_test(env(game, **options), num_cycles=often(150, 2000), verbose_progress=False)


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_matches(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=often(10, 500))


def played_out(table: Table, seed: int) -> dict[str, float]:
    """Return everybody's rewards after a match of random legal actions."""
    table.reset(seed=seed)
    for agent in table.agents:
        table.action_space(agent).seed(seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        total[agent] += reward
        table.step(None if ended or cut else table.action_space(agent).sample(seen["action_mask"]))
    return total


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_rewards_are_of_the_outcome_and_sum_to_nothing(reward: str) -> None:
    table = Table("nefertiti", reward=reward, players=4)
    for seed in range(3):
        total = list(played_out(table, seed).values())
        outcome = table.episode.match.outcome
        assert outcome
        assert sum(total) == pytest.approx(0)
        assert {seat for seat in range(4) if total[seat] == max(total)} >= set(outcome.winners) or reward == "margin"


def test_an_illegal_action_says_why_or_ends_the_match() -> None:
    table = Table("duel")
    table.reset(seed=1)
    wrong = next(action for action, legal in enumerate(table.observe("seat_0")["action_mask"]) if not legal)
    with pytest.raises(Refused):
        table.step(wrong)
    wrapped = env("duel")
    wrapped.reset(seed=1)
    wrapped.step(wrong)
    assert wrapped.terminations["seat_0"]


def test_unknown_words_are_refused() -> None:
    with pytest.raises(ValueError, match="win, rank, margin"):
        Table("duel", reward="fame")
    with pytest.raises(ValueError, match="render mode"):
        Table("duel", render_mode="video")


def test_pettingzoos_own_test_of_rendering() -> None:
    render_test(partial(env, "duel"), {"svg": lambda drawn: drawn.startswith("<svg")})


def test_rendering_is_what_a_spectator_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {}
    for mode in MODES:
        table = Table("nefertiti", players=2, render_mode=mode)
        table.reset(seed=1)
        shown[mode] = table.render()
    match = table.episode.match
    position = match.game.write_position(match.view())
    assert shown["ansi"] == position
    assert (shown["human"], capsys.readouterr().out) == (None, position + "\n")
    assert shown["svg"] == deben.svg(match)
    assert shown["rgb_array"].shape == (784, 1424, 3)
