"""The search with a mind: its tree row by row, what comes to light by chance, and what it finds without any opinion."""

from typing import Any

import numpy as np
import pytest

from deben.bots import mind_of, room_for
from deben.games import game_named
from deben.kernel.default import executor_named
from deben.kernel.executor import Executor, PythonExecutor
from deben.kernel.mind import search as search_module
from deben.kernel.mind import tree as tree_module
from deben.kernel.mind.room import MindedRoom
from deben.kernel.mind.search import judge
from deben.kernel.mind.tree import PART, weigh
from deben.kernel.mind.tuning import Thinking
from deben.kernel.mind.weights import blank_mind
from deben.kernel.record import Ints
from deben.kernel.search.result import UNIT
from deben.kernel.search.tree import ACTION, COUNT, DEEPEST, DONE, FIRST, PRIOR, ROOT, SUMS, USED, VISITS, plant
from deben.kernel.search.tuning import Tuning

from .test_mind_network import TOY_MINDED, random_mind
from .toy import Stones

DUEL: Any = game_named("duel").room("lab")


def cells(shape: int | tuple[int, ...], kind: type = np.int32) -> Ints:
    return np.zeros(shape, kind).view(Ints)


def searched(executor: Executor, state: Any, simulations: int, nodes: int = 4000, **dials: float) -> MindedRoom:
    rules = executor.rules
    mind = blank_mind(rules, 8, 4) if rules is TOY_MINDED else random_mind(rules, 16, 8, 3, 60)  # type: ignore[arg-type]
    room = MindedRoom(executor, 2, nodes, mind)
    room.tune(Thinking(**dials))
    room.tune(rules.tuning)
    room.begin(executor.view(state, executor.actor(state)), 1, 2)
    room.search(simulations)
    return room


def later(executor: Executor, steps: int) -> Any:
    """Return a match of the Duel after so many first actions."""
    state = executor.setup(DUEL.tables()[5], 3)
    for _ in range(steps):
        executor.apply(state, executor.legal(state)[0])
    return state


def test_without_opinions_it_still_finds_how_to_win_the_toy() -> None:
    """Of six stones two must go: four are lost for whoever has to take."""
    state = Stones()
    state.stones = 6
    room = searched(PythonExecutor(TOY_MINDED), state, 200)
    assert room.choose(room.gather(), 0) == 1
    assert room.arrays["counters"][DONE] == 201, "the first look is at the position itself"
    assert room.visits == 201


def test_a_leaf_is_worth_part_of_what_the_mind_says_and_part_of_a_roll_out() -> None:
    """The first look is at the position itself, with the same chance whatever the blend."""
    executor = PythonExecutor(TOY_MINDED)
    state = executor.setup(Stones(), 3)
    mind, mixed, rolled = (
        searched(executor, state, 0, blend=blend, rolled=1).arrays["tree"][ROOT, SUMS:].tolist() for blend in (0, 0.25, 1)
    )
    assert mind == [UNIT // 2, UNIT // 2], "a mind that knows nothing"
    assert rolled != mind
    assert mixed == [int(0.25 * one + 0.75 * other + 0.5) for one, other in zip(rolled, mind, strict=True)]


@pytest.mark.parametrize(("rolled", "least", "most"), [(0, 0, 0), (0.5, 20, 40), (1, 60, 60)])
def test_roll_outs_are_made_in_as_many_leaves_as_is_asked_for(rolled: float, least: int, most: int) -> None:
    executor = PythonExecutor(TOY_MINDED)
    state = executor.setup(Stones(), 3)
    room = searched(executor, state, 0, blend=1, rolled=rolled)
    made = 0
    for number in range(60):
        room.begin(executor.view(state, 0), number, 7)
        room.search(0)
        made += room.arrays["tree"][ROOT, SUMS] != UNIT // 2  # as a mind that knows nothing says
    assert least <= made <= most


def test_promises_become_parts_of_a_whole() -> None:
    tree, counters, fits = cells((10, SUMS + 2)), cells(3, np.int64), cells(3)
    plant(tree, counters)
    assert weigh(tree, counters, ROOT, np.array([0, 1, 2], np.int16).view(Ints), 3, fits, np.array([1.0, 1.0 + np.log(2), 1.0]))
    parts = [tree[fits[i], PRIOR] / PART for i in range(3)]
    assert parts == pytest.approx([0.25, 0.5, 0.25], abs=1e-4)
    assert not weigh(tree, counters, ROOT, np.arange(9, dtype=np.int16).view(Ints), 9, fits, np.zeros(9))


def test_branches_are_added_for_what_chance_allows_later() -> None:
    """What was hidden may allow something else the next time: those known keep what was found, and all who fit are weighed anew."""
    tree, counters, fits = cells((12, SUMS + 2)), cells(3, np.int64), cells(3)
    plant(tree, counters)
    assert weigh(tree, counters, ROOT, np.array([2, 5], np.int16).view(Ints), 2, fits, np.zeros(2))
    tree[fits[1], VISITS] = 7
    assert weigh(tree, counters, ROOT, np.array([3, 5], np.int16).view(Ints), 2, fits, np.array([0.0, np.log(3)]))
    rows = range(tree[ROOT, FIRST], tree[ROOT, FIRST] + tree[ROOT, COUNT])
    assert [tree[row, ACTION] for row in rows] == [2, 3, 5]
    assert [tree[row, VISITS] for row in rows] == [0, 0, 7]
    assert [tree[row, PRIOR] / PART for row in rows] == pytest.approx([0.5, 0.25, 0.75], abs=1e-4)


def test_a_node_stands_for_actions_whatever_chance_did_between_them() -> None:
    executor = PythonExecutor(DUEL.RULES)
    room = searched(executor, later(executor, 3), 90, curiosity=2.0)
    tree, used = room.arrays["tree"], room.arrays["counters"][USED]
    for row in range(used):
        below = range(tree[row, FIRST], tree[row, FIRST] + tree[row, COUNT])
        assert [tree[one, ACTION] for one in below] == sorted({tree[one, ACTION] for one in below})
        if below:
            assert 0 <= tree[row, VISITS] - sum(tree[one, VISITS] for one in below) <= 2, "every walk but the first goes on below"
    first, count = tree[ROOT, FIRST], tree[ROOT, COUNT]
    assert sum(tree[row, VISITS] for row in range(first, first + count)) == 90
    assert sum(tree[ROOT, SUMS + seat] for seat in range(2)) == pytest.approx(91 * UNIT, abs=200)


def test_a_full_tree_goes_on_counting() -> None:
    executor = PythonExecutor(DUEL.RULES)
    room = searched(executor, later(executor, 3), 40, nodes=30, curiosity=2.0)
    assert room.arrays["counters"][USED] <= 30
    assert room.visits == 41
    nothing = searched(executor, later(executor, 3), 5, nodes=2)
    assert nothing.visits == 6


def test_a_path_is_no_longer_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (tree_module, search_module):
        monkeypatch.setattr(module, "MOST_DEPTH", 6)
    state = Stones()
    state.stones = 19
    room = searched(PythonExecutor(TOY_MINDED), state, 300)
    assert room.visits == 301
    assert room.arrays["counters"][DEEPEST] == 5


def test_heads_speak_of_the_mover_first() -> None:
    mind = blank_mind(TOY_MINDED, 8, 4)
    mind.wins[0, -1], mind.totals[0, -1] = 4096, 4096
    acts, results, beliefs = cells(12, np.int16), cells(2, np.int64), np.zeros((3, 3))
    judge(mind.wins.view(Ints), mind.totals.view(Ints), acts, 1, Thinking(lead=0.5).dials(1, Tuning()), beliefs, results)
    won, lead = 1 / (1 + np.exp(-1.0)), 0.75
    assert results.tolist() == [round((1 - 0.5 * (won + lead)) * UNIT), round(0.5 * (won + lead) * UNIT)]


def grown(kind: str, name: str, simulations: int) -> list[Any]:
    """Return the trees that a game's mind grows in an executor, over all actions and after one, and what that leads to."""
    game = game_named(name)
    executor = executor_named(kind, game.rules)
    state = executor.setup(game.blank(game.options()), 9)
    room = room_for(executor, game.seats(game.options()), 4000, mind_of(game.rules))
    assert isinstance(room, MindedRoom)
    found: list[Any] = []
    for look in (False, True):
        room.begin(executor.view(state, executor.actor(state)), 1, 2)
        if look:
            room.look(executor.legal(state)[0], simulations)
        else:
            room.search(simulations)
        found.append(np.array(room.arrays["tree"][: room.arrays["counters"][USED]]))
    return [*found, np.array(room.arrays["ends"])]


@pytest.mark.parametrize("name", ["duel", "nefertiti"])
def test_the_module_grows_the_same_tree_as_plain_python(name: str) -> None:
    for plain, quick in zip(grown("python", name, 24), grown("wasm", name, 24), strict=True):
        assert np.array_equal(plain, quick)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["duel", "nefertiti"])
def test_machine_code_grows_the_same_tree_as_the_module(name: str) -> None:
    for native, quick in zip(grown("cpu", name, 400), grown("wasm", name, 400), strict=True):
        assert np.array_equal(native, quick)
