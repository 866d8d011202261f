"""Choosing after a search, and telling what it found: the same in every executor."""

import json
from collections import Counter
from typing import Any

import numpy as np
import pytest

from deben.games import game_named
from deben.kernel.chance import Chance, new_chance
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.record import Ints
from deben.kernel.search.choice import FOUND_ACTION, FOUND_SUMS, FOUND_URGE, FOUND_VISITS, choose_one, next_best
from deben.kernel.search.report import report_one
from deben.kernel.search.room import Part, Room
from deben.kernel.text import Text, read_text
from deben.match import Match
from deben.testing import compiled

from .toy import TOY

DUEL = game_named("duel")


def findings(*rows: tuple[int, int, int, int, int]) -> Ints:
    """Return a row for each (action, visits, urge, sum of seat 0, sum of seat 1)."""
    return np.array(rows, np.int64).view(Ints)


def drawn(found: Ints, overlook: int = 0, misjudge: int = 0, at_sight: bool = False, times: int = 400) -> Counter[int]:
    executor, rows = PythonExecutor(TOY), Chance.batch(2)
    rows[0] = new_chance(1).rows[0]
    choose, chances = executor.translated(choose_one), executor.hand(Chance, rows)
    return Counter(choose(found, len(found), 0, overlook, misjudge, at_sight, chances) for _ in range(times))


def test_the_action_tried_most_is_chosen_the_better_of_equals_and_the_later_of_the_same() -> None:
    found = findings((3, 10, 0, 9000, 1000), (5, 12, 0, 100, 900), (8, 12, 0, 200, 800), (9, 0, 0, 0, 0), (11, 0, 0, 0, 0))
    assert set(drawn(found, times=3)) == {8}
    order, row = [], -1
    while (row := next_best(found, len(found), 0, row)) >= 0:
        order.append(found[row, FOUND_ACTION])
    assert order == [8, 5, 3, 11, 9]
    assert next_best(found, len(found), 1, -1) == 1, "for the other seat the other of the two is better"


def test_who_misjudges_takes_what_is_about_as_good_and_never_what_is_clearly_worse() -> None:
    found = findings((1, 10, 0, 8000, 0), (2, 40, 0, 30_000, 0), (4, 10, 0, 6000, 0), (6, 0, 0, 0, 0))
    assert set(drawn(found, misjudge=1)) == {1}, "it goes by what came of an action, not by how often it was tried"
    times = drawn(found, misjudge=40)
    assert set(times) == {1, 2}, "0.8 and 0.75 are near each other, 0.6 is not, and what was never tried never is"
    assert times[1] > times[2] > 10
    assert set(drawn(found, misjudge=500)) == {1, 2, 4}


def test_who_overlooks_misses_what_does_not_leap_to_the_eye() -> None:
    found = findings((1, 10, 0, 9000, 0), (2, 10, 500, 8000, 0), (3, 10, 1000, 7000, 0))
    times = drawn(found, overlook=800, times=1000)
    assert times[1] / 1000 == pytest.approx(0.2, abs=0.04), "the best one is missed four times in five"
    assert times[2] / 1000 == pytest.approx(0.8 * 0.6, abs=0.05)
    assert times[3] / 1000 == pytest.approx(0.8 * 0.4, abs=0.05), "the plainest is always seen"
    assert set(drawn(found, overlook=1000)) == {2, 3}


def test_a_kind_is_misjudged_as_a_whole() -> None:
    """The toy has no kinds, so each action is its own; the Duel's squares are of one kind, and rarely change places."""
    rows = [(action, 10, 0, 5000 + (100 if action == 4 else 0), 0) for action in range(9)]
    executor, chances = PythonExecutor(DUEL.rules), Chance.batch(2)
    chances[0] = new_chance(3).rows[0]
    assert len({DUEL.rules.kind_of(action) for action in range(9)}) == 1
    assert len({DUEL.rules.kind_of(action) for action in range(DUEL.rules.actions)}) == 7
    choose = executor.translated(choose_one)
    found = {choose(findings(*rows), 9, 0, 0, 300, False, executor.hand(Chance, chances)) for _ in range(40)}
    assert len(found) > 4, "yet each is misjudged a little by itself"


def test_at_sight_the_urge_alone_counts() -> None:
    found = findings((1, 50, 0, 50_000, 0), (2, 1, 1000, 0, 0), (3, 1, 900, 0, 0))
    assert set(drawn(found, misjudge=100, at_sight=True)) == {2, 3}
    assert set(drawn(found, at_sight=True, times=5)) == {2}


def searched(executor: Executor, match: Match, simulations: int) -> tuple[Room, int]:
    room = Room(executor, match.seats, 4000)
    room.tune(match.game.rules.tuning)
    room.begin(match.view(match.actor), 7, 9)
    room.search(simulations)
    return room, room.gather()


def told(room: Room, count: int) -> Any:
    text = Text(room.executor.new(Text.dtype, 1))
    room.run(report_one, "found", count, 0, "tree", "counters", room.executor.hand(Text, text.rows))
    return json.loads(read_text(text))


def test_the_report_of_a_search_has_the_actions_tried_best_first_with_their_lines() -> None:
    match = Match("duel", 4)
    room, count = searched(match.executor, match, 120)
    report, found = told(room, count), room.arrays["found"][:count]
    assert (report["simulations"], report["seat"]) == (120, 0)
    assert [one["visits"] for one in report["actions"]] == sorted((n for n in found[:, FOUND_VISITS].tolist() if n), reverse=True)
    assert sum(one["visits"] for one in report["actions"]) == 120
    best = report["actions"][0]
    assert best["action"] == room.choose(count, 0)
    assert best["line"] == list(room.line()), "the line of the whole search is that of its best action"
    row = found[found[:, FOUND_ACTION] == best["action"]][0]
    assert best["results"] == (row[FOUND_SUMS:] // row[FOUND_VISITS]).tolist()
    assert all(one["line"][0] == one["action"] for one in report["actions"])
    assert 0 <= found[:, FOUND_URGE].min() < found[:, FOUND_URGE].max() == 1000


def test_what_was_hardly_tried_has_no_line_beyond_itself() -> None:
    match = Match("duel", 4)
    report = told(*searched(match.executor, match, 3))
    assert {len(one["line"]) for one in report["actions"]} == {1}
    assert searched(match.executor, match, 3)[0].line() == ()


def test_compiled_and_plain_searches_choose_and_tell_alike() -> None:
    match, quick = Match("duel", 6), compiled(DUEL)
    plain, fast = (searched(executor, match, 90) for executor in (match.executor, quick))
    assert told(*plain) == told(*fast)
    assert (plain[0].gap, plain[0].line()) == (fast[0].gap, fast[0].line())
    for errors in ((0, 0, False), (0, 30, False), (500, 30, False), (300, 400, True)):
        one, other = ([room.choose(count, 0, *errors) for _ in range(8)] for room, count in (plain, fast))
        assert one == other


def test_the_room_of_a_part_has_the_sizes_of_the_game_and_of_the_table() -> None:
    room = Room(PythonExecutor(TOY), 2, 50)
    assert room.arrays["moves"].shape == (2, TOY.most_legal)
    assert room.arrays["points"].shape == (0, 2, 0), "nothing is counted unless it is asked for"
    assert room.add(Part("ends", "float64", ("seats", 4))).shape == (2, 4)
    assert not Room(PythonExecutor(TOY), 2, 50, 3).arrays["points"].any()
