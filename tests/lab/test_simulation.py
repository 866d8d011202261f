"""Arenas: compiled matches between bots are the matches that the bots would play one by one."""

import numpy as np
import pytest

from deben.bots import Decision, bot_named
from deben.games import game_named
from deben.kernel.chance import Chance, seed_chance
from deben.kernel.executor import PythonExecutor
from deben.lab.simulation import Simulation
from deben.lab.statistics import seat_statistics
from deben.match import Match
from deben.testing import compiled

DUEL = game_named("duel")


def simulation(*seats: str, seed: int = 3, sides: str = "AAAA") -> Simulation:
    return Simulation(DUEL, compiled(DUEL), seats, DUEL.options({"sides": sides}), seed)


@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_clearly(seats: tuple[str, str]) -> None:
    results = simulation(*seats).play(400)
    found = seat_statistics(results.points, results.standings, seats, DUEL.sources)
    assert found[seats.index("greedy")].interval[0] > 0.9


def played(seats: tuple[str, str], base: int, number: int, sides: str) -> Match:
    """Match ``number`` of the simulation with the seed ``base``, played bot by bot."""
    match = Match("duel", (base + number) % 2**256, {"sides": sides})
    bots = [bot_named(name, match.executor, 2) for name in seats]
    chances = [Chance(), Chance()]
    for seat in range(2):
        seed_chance(chances[seat], number, (base & 0xFFFFFFFF) + seat)
    while match.actor is not None:
        seat = match.actor
        match.play(bots[seat].choose(Decision(match.view(seat), match.legal_numbers, chance=chances[seat])))
    return match


@pytest.mark.parametrize(("base", "numbers"), [(40, (0, 1, 2)), (2**256 - 128, (0, 127, 128))])
def test_a_compiled_match_is_the_match_of_its_seed_played_bot_by_bot(base: int, numbers: tuple[int, ...]) -> None:
    """The seed after the largest is 0."""
    seats = ("greedy", "random")
    results = simulation(*seats, seed=base, sides="BABA").play(numbers[-1] + 1)
    for number in numbers:
        match = played(seats, base, number, "BABA")
        assert match.outcome is not None
        assert results.points[number].tolist() == [list(part.values()) for part in match.outcome.breakdown]
        assert results.decisions[number] == len(match.moves)
        assert results.standings[number].argmax() == match.outcome.winners[0]


def test_plain_python_plays_the_same_matches() -> None:
    seats = ("random", "greedy")
    plain = Simulation(DUEL, PythonExecutor(DUEL.rules), seats, DUEL.options(), 8).play(2)
    quick = simulation(*seats, seed=8).play(2)
    assert plain.points.tolist() == quick.points.tolist()


def test_results_do_not_depend_on_the_number_of_threads() -> None:
    done: list[int] = []
    alone, together = simulation("random", "random").play(700), simulation("random", "random").play(700, 3, done.append)
    assert np.array_equal(alone.points, together.points)
    assert np.array_equal(alone.decisions, together.decisions)
    assert sum(done) == 700
    assert len(done) > 3


def test_a_simulation_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="3 bots for 2 seats"):
        simulation("random", "random", "random")
