"""The levels: honest, legal with every number of players, never absurd, and each stronger than the last."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from deben.bots import LEVELS, Budget, Decision, Level, LevelBot, Memory, Search, Tuning, bot_named, level_named
from deben.games import game_named
from deben.kernel.chance import new_chance
from deben.kernel.default import executor_named
from deben.kernel.executor import PythonExecutor
from deben.match import Match
from deben.testing import compiled

from ..nightly import often

pytestmark = pytest.mark.walk
FEW = Budget(simulations=3)
DUEL = game_named("duel")
RUN = "turn=N port=.NN/.../A.. boats=oc6c5/ldR/oot1/c1c2B/ddo/t4lS N=c4c7 A=oo removed=ll"
"""Nefertiti can unload boat 1 and close a run of four (D5.2, D8.4a)."""
TABLES: list[dict[str, Any]] = [
    {"players": 2, "memphis": True, "characters": "random"},
    {"players": 3},
    {"players": 4, "stalls": "advanced", "characters": "palace-intrigue"},
    {"players": 5, "characters": "race-on-the-nile"},
]


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_chooses_alike_where_only_the_unknown_differs_n15_1(name: str) -> None:
    match = Match("nefertiti", 11, {"players": 3, "characters": "random", "memphis": True})
    bot = bot_named(name, match.executor, match.seats)
    for number in range(6):
        seat = match.actor
        assert seat is not None
        other = match.executor.resample(match.view(seat), new_chance(number + 50))
        views = [match.executor.view(state, seat) for state in (match.state, other)]
        assert match.state != other
        chosen = [[bot.choose(Decision(view, match.legal_numbers, FEW, new_chance(seed))) for seed in range(3)] for view in views]
        assert chosen[0] == chosen[1], "the same chance, the same moves"
        match.play(match.legal_numbers[number % len(match.legal_numbers)])


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_levels_play_nefertiti_with_every_number_of_players_and_option(options: dict[str, Any]) -> None:
    game = game_named("nefertiti")
    match = Match(game, 21, options, executor=compiled(game))
    names = list(LEVELS)[: match.seats]
    bots = [bot_named(name, match.executor, match.seats) for name in names]
    while match.actor is not None:
        chance = new_chance(len(match.moves))
        match.play(bots[match.actor].choose(Decision(match.view(match.actor), match.legal_numbers, Budget(simulations=20), chance)))
    assert match.outcome is not None


def test_even_a_pupil_mostly_takes_what_lies_before_its_eyes() -> None:
    match = Match("duel", 3, position=RUN, executor=compiled(DUEL))
    for name in LEVELS:
        bot = bot_named(name, match.executor, 2)
        view, enough = match.view(match.actor), Budget(simulations=2_000)
        decisions = [Decision(view, match.legal_numbers, enough, new_chance(seed)) for seed in range(12)]
        found = Counter(DUEL.write_action(bot.choose(decision)) for decision in decisions)
        assert found["x1"] >= (6 if name == "pupil" else 10), name


def test_misjudging_a_little_hides_small_differences_and_no_large_ones() -> None:
    match = Match("duel", 3, position=RUN, executor=compiled(DUEL))
    view, found = match.view(match.actor), []
    for misjudge, at_sight in ((0, False), (50, False), (900, True)):
        bot = LevelBot(match.executor, 2, Level("x", 0, Budget(simulations=300), misjudge=misjudge, at_sight=at_sight))
        decisions = [Decision(view, match.legal_numbers, chance=new_chance(seed)) for seed in range(40)]
        found.append({DUEL.write_action(bot.choose(decision)) for decision in decisions})
    assert found[0] == found[1] == {"x1"}
    assert len(found[2]) > 1


def wins(first: LevelBot, second: LevelBot, deals: int) -> float:
    """Return how often the first of two bots wins the Duel, each deal played from both seats."""
    won = 0
    for number in range(2 * deals):
        match = Match("duel", 900 + number // 2, {"sides": ("AAAA", "BBBB")[number % 4 // 2]}, executor=first.search.executor)
        bots = (first, second) if number % 2 == 0 else (second, first)
        while match.actor is not None:
            chance = new_chance(1000 * number + len(match.moves))
            match.play(bots[match.actor].choose(Decision(match.view(match.actor), match.legal_numbers, chance=chance)))
        assert match.outcome is not None
        won += bots[match.outcome.winners[0]] is first
    return won / (2 * deals)


@pytest.mark.slow
def test_more_thought_wins_and_the_games_opinions_beat_plain_uct() -> None:
    executor = compiled(DUEL)
    overseer, pupil = (LevelBot(executor, 2, LEVELS[name]) for name in ("overseer", "pupil"))
    assert wins(overseer, pupil, 20) >= 0.9
    same = Budget(simulations=200)
    tuned, plain = (LevelBot(executor, 2, Level("x", 0, same, tuning)) for tuning in (None, Tuning()))
    assert wins(tuned, plain, often(10, 30)) >= 0.6


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_what_its_name_says_in_every_executor(name: str) -> None:
    """Nothing simpler ever stands in for it: plain Python chooses as the module does, only slower."""
    level = level_named(name, DUEL.rules, 2)
    most = 6 if level.mind else 60
    level = replace(level, budget=Budget(simulations=min(level.budget.simulations or most, most)))
    match = Match("duel", 7)
    plain, quick = (LevelBot(executor_named(kind, DUEL.rules), 2, level) for kind in ("python", "wasm"))
    while len(match.moves) < 10:
        view, number = match.view(match.actor), len(match.moves)
        chosen = [bot.choose(Decision(view, match.legal_numbers, chance=new_chance(number))) for bot in (plain, quick)]
        assert chosen[0] == chosen[1]
        match.play(chosen[0])


def test_in_plain_python_a_level_thinks_too_however_little_the_time() -> None:
    match = Match("duel", 3, position=RUN, executor=PythonExecutor(DUEL.rules))
    bot = LevelBot(match.executor, 2, LEVELS["vizier"])
    memory, budget, legal = Memory(), Budget(seconds=0.01), match.legal_numbers
    assert bot.choose(Decision(match.view(match.actor), legal, budget, new_chance(1), memory=memory)) in legal
    assert memory.trees, "it has thought"


def test_a_hurried_search_stops_when_nothing_can_change_its_mind() -> None:
    match = Match("duel", 3, position=RUN, executor=compiled(DUEL))
    found = Search(match.executor, 2, DUEL.rules.tuning, hurry=True).think(match.view(0), Budget(seconds=60), new_chance(1))
    assert found.seconds < 45
    assert DUEL.write_action(found.best) == "x1"


def test_budgets_meet_at_the_smaller_one() -> None:
    assert Budget(1.5, 300).within(Budget(seconds=0.2)) == Budget(0.2, 300)
    assert Budget(1.5).within(Budget(simulations=9)) == Budget(1.5, 9)
    assert isinstance(bot_named("scribe", PythonExecutor(DUEL.rules), 2), LevelBot)
