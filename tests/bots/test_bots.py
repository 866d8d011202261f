"""Bots choose legal actions from views alone; greedy looks one turn ahead."""

from collections import Counter

import pytest

from deben.bots import BOTS, Budget, Decision, UnknownBot, bot_named
from deben.games import game_named
from deben.kernel.chance import new_chance
from deben.kernel.executor import PythonExecutor
from deben.match import Match

from .race import BLOW, HIDDEN, RACE, SURE, race

DUEL = game_named("duel")
FEW = Budget(simulations=4)
RUN = "turn=N port=.NN/.../A.. boats=oc6c5/ldR/oot1/c1c2B/ddo/t4lS N=c4c7 A=oo removed=ll"
"""Nefertiti can unload boat 1 and close a run of four (D5.2, D8.4a)."""
TAKE = "turn=N port=N../.A./... boats=oc6t1/ldR/oot1/c1c2B/ddo/t4lS N=c4c5c7T A=oo"
"""A take brings Nefertiti the missing number of a run of four (D6.1, D8.4a)."""


def choices(name: str, match: Match, count: int) -> Counter[str]:
    """How often a bot chooses what, over ``count`` starts of its chance."""
    bot = bot_named(name, match.executor, match.seats)
    view = match.view(match.actor)
    return Counter(
        DUEL.write_action(bot.choose(Decision(view, match.legal_numbers, FEW, new_chance(seed)))) for seed in range(count)
    )


@pytest.mark.walk
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_a_whole_match_with_legal_actions(name: str) -> None:
    match = Match("duel", 5, {"sides": "ABAB"})
    bot = bot_named(name, match.executor, match.seats)
    while match.actor is not None:
        match.play(bot.choose(Decision(match.view(match.actor), match.legal_numbers, FEW, new_chance(len(match.moves)))))
    assert match.outcome is not None


@pytest.mark.walk
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_alike_where_only_the_unknown_differs_d9_1(name: str) -> None:
    match = Match("duel", 9)
    bot = bot_named(name, match.executor, match.seats)
    for number in range(12):
        other = match.executor.resample(match.view(match.actor), new_chance(number + 100))
        assert match.actor is not None
        views = [match.executor.view(state, match.actor) for state in (match.state, other)]
        assert match.state != other
        assert len({bot.choose(Decision(view, match.legal_numbers, FEW, new_chance(number))) for view in views}) == 1
        match.play(match.legal_numbers[-1])


def test_random_chooses_every_legal_action_about_equally_often() -> None:
    match = Match("duel", 1)
    found = choices("random", match, 900)
    assert set(found) == set(match.legal)
    assert all(70 <= count <= 130 for count in found.values())


def test_greedy_draws_among_equals() -> None:
    match = Match("duel", 1)
    found = choices("greedy", match, 270)
    assert set(found) == set(match.legal)  # the first pawn is worth a point on any square, D8.5
    assert all(12 <= count <= 50 for count in found.values())


def test_greedy_unloads_what_closes_a_run_d5_2_d8_4a() -> None:
    assert choices("greedy", Match("duel", 3, position=RUN), 20) == {"x1": 20}


def test_greedy_sees_through_a_token_what_its_turn_brings_d6_1() -> None:
    match = Match("duel", 3, position=TAKE)
    assert choices("greedy", match, 20) == {"take": 20}
    match.play("take")
    assert choices("greedy", match, 20) == {"1:2": 20}


@pytest.mark.parametrize(
    ("points", "best"),
    [([5, 9, 4, 2], BLOW), ([5, 9, 9, 2], SURE), ([9, 3], BLOW), ([0, 0, 0, 0, 7], BLOW), ([1, 1, 1], SURE)],
)
def test_greedy_weighs_itself_against_its_best_opponent_with_any_number_of_seats(points: list[int], best: int) -> None:
    executor = PythonExecutor(RACE)
    bot = bot_named("greedy", executor, len(points))
    view = executor.view(race(points), 0)
    assert bot.choose(Decision(view, executor.legal(view), FEW, new_chance(1))) == best


def test_greedy_does_not_know_what_is_hidden() -> None:
    executor = PythonExecutor(RACE)
    state = race([0, 0, 0])
    assert state.card == 100
    bot = bot_named("greedy", executor, 3)
    decisions = [Decision(executor.view(state, 0), executor.legal(state), FEW, new_chance(seed)) for seed in range(20)]
    assert HIDDEN not in {bot.choose(decision) for decision in decisions}


def test_unknown_bots_are_named() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'genius'; there are: random, greedy, pupil, .*vizier"):
        bot_named("genius", PythonExecutor(RACE), 2)
