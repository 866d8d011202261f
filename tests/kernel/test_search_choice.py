"""Choosing after a search, and telling what it found: the same in every executor."""

import json
from collections import Counter
from typing import Any

import numpy as np

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


def drawn(found: Ints, blur: int, at_sight: bool = False, times: int = 400) -> Counter[int]:
    executor, chance = PythonExecutor(TOY), new_chance(1)
    choose, chances = executor.translated(choose_one), executor.hand(Chance, chance.rows)
    return Counter(choose(found, len(found), 0, blur, at_sight, chances) for _ in range(times))


def test_the_action_tried_most_is_chosen_the_better_of_equals_and_the_later_of_the_same() -> None:
    found = findings((3, 10, 0, 9000, 1000), (5, 12, 0, 100, 900), (8, 12, 0, 200, 800), (9, 0, 0, 0, 0), (11, 0, 0, 0, 0))
    assert set(drawn(found, 0, times=3)) == {8}
    order, row = [], -1
    while (row := next_best(found, len(found), 0, row)) >= 0:
        order.append(found[row, FOUND_ACTION])
    assert order == [8, 5, 3, 11, 9]
    assert next_best(found, len(found), 1, -1) == 1, "for the other seat the other of the two is better"


def test_a_blur_makes_the_better_likelier_and_never_takes_what_is_clearly_worse() -> None:
    found = findings((1, 10, 0, 8000, 0), (2, 40, 0, 30_000, 0), (4, 10, 0, 6000, 0), (6, 0, 0, 0, 0))
    times = drawn(found, 100)
    assert set(times) == {1, 2}, "0.8 and 0.75 are near each other, 0.6 is not, and what was never tried never is"
    assert 1.4 < times[1] / times[2] < 2.9, "weights of 100 and 50 thousandths"
    assert set(drawn(found, 3000)) == {1, 2, 4, 6}, "who sees nothing at all takes anything"


def test_at_sight_the_urge_alone_counts() -> None:
    found = findings((1, 50, 0, 50_000, 0), (2, 1, 1000, 0, 0), (3, 1, 900, 0, 0))
    assert set(drawn(found, 200, at_sight=True)) == {2, 3}


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
    for blur, at_sight in ((0, False), (30, False), (400, True)):
        one, other = ([room.choose(count, 0, blur, at_sight) for _ in range(8)] for room, count in (plain, fast))
        assert one == other


def test_the_room_of_a_part_has_the_sizes_of_the_game_and_of_the_table() -> None:
    room = Room(PythonExecutor(TOY), 2, 50)
    assert room.arrays["moves"].shape == (2, TOY.most_legal)
    assert room.arrays["points"].shape == (0, 2, 0), "nothing is counted unless it is asked for"
    assert room.add(Part("ends", "float64", ("seats", 4))).shape == (2, 4)
    assert not Room(PythonExecutor(TOY), 2, 50, 3).arrays["points"].any()
