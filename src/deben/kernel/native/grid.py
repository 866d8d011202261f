"""The kernels of a GPU: one thread a match.

Like rule functions these are plain Python, which :mod:`deben.kernel.native.cuda` copies with their names rebound: to device
functions, and for the stand-ins below to what the game and the machine say.  Where a thread works long on its match it does so on
a copy in memory that its block shares: rows there are near, and an odd number of words apart (see :mod:`deben.kernel.record`).
"""

from collections.abc import Callable
from typing import Any

from numba import cuda

from ..chance import seed_chance
from ..entries.listed import mask_many, pick_many, wrong_many
from ..entries.matches import actor_many, legal_many, play_out, setup_many, standing_many, step_many
from ..entries.rewards import reward_many
from ..entries.rounds import begin_many, finish_many
from ..entries.sight import mark, view_many
from ..log import EVENT_WIDTH

__all__ = ["KERNELS"]

STATE: Any = None
"""Stand-in: the type of a state."""
LUCK: Any = None
"""Stand-in: the type of a luck."""
CHANCE: Any = None
"""Stand-in: the type of a chance."""
CELL: Any = None
"""Stand-in: the type of an action."""
MOST_LEGAL = 0
"""Stand-in: the length of the longest list of actions."""
MOST_MARKS = 0
"""Stand-in: the length of the longest list of marks."""
THREADS = 0
"""Stand-in: how many threads a block has."""


def as_states(rows: Any) -> Any:
    """Return rows of states as rule functions take them; a stand-in, like the three below."""
    return rows


as_lucks = as_chances = as_cells = as_states


def setup_kernel(states: Any, blanks: Any, lucks: Any, start: int, stop: int) -> None:
    """Set up one match; see :func:`deben.kernel.entries.matches.setup_many`."""
    i = start + cuda.grid(1)
    if i < stop:
        mine = as_lucks(cuda.local.array(2, LUCK))
        mine[0] = lucks[0]
        setup_many(states, blanks, mine, i, i + 1)


def actor_kernel(states: Any, actors: Any, start: int, stop: int) -> None:
    """Write who decides in one match."""
    i = start + cuda.grid(1)
    if i < stop:
        actor_many(states, actors, i, i + 1)


def legal_kernel(states: Any, moves: Any, counts: Any, start: int, stop: int) -> None:
    """List the legal actions of one match."""
    i = start + cuda.grid(1)
    if i < stop:
        legal_many(states, moves, counts, i, i + 1)


def step_kernel(states: Any, actions: Any, start: int, stop: int) -> None:
    """Apply one action to one match."""
    i = start + cuda.grid(1)
    if i < stop:
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        step_many(states, actions, log[:0], i, i + 1)


def play_kernel(states: Any, chance_seed: int, counts: Any, start: int, stop: int) -> None:
    """Play one match to the end at random."""
    i = start + cuda.grid(1)
    mine = cuda.threadIdx.x
    work = as_states(cuda.shared.array(THREADS, STATE))
    if i < stop:
        chances = as_chances(cuda.local.array(1, CHANCE))
        moves = as_cells(cuda.local.array(MOST_LEGAL, CELL))
        log = as_cells(cuda.local.array((1, EVENT_WIDTH), CELL))
        work[mine] = states[i]
        seed_chance(chances[0], i, chance_seed)
        counts[i] = play_out(work[mine], chances[0], moves, log[:0])
        states[i] = work[mine]


def standing_kernel(states: Any, standings: Any, start: int, stop: int) -> None:
    """Write the standings of one match."""
    i = start + cuda.grid(1)
    if i < stop:
        standing_many(states, standings, i, i + 1)


def view_kernel(states: Any, seats: Any, views: Any, start: int, stop: int) -> None:
    """Write what a seat may know of one match."""
    i = start + cuda.grid(1)
    if i < stop:
        view_many(states, seats, views, i, i + 1)


def observe_kernel(states: Any, seats: Any, seen: Any, start: int, stop: int) -> None:
    """Write what a seat sees of one match; the threads of a block blank their rows together, cells beside each other."""
    first = start + cuda.blockIdx.x * THREADS
    for row in range(first, min(first + THREADS, stop)):
        for cell in range(cuda.threadIdx.x, seen.shape[1], THREADS):
            seen[row, cell] = 0
    cuda.syncthreads()
    i = start + cuda.grid(1)
    if i < stop and seats[i] >= 0:
        views = as_states(cuda.local.array(1, STATE))
        marks = as_cells(cuda.local.array(MOST_MARKS, CELL))
        mark(states, i, seats[i], seen, views, marks)


def mask_kernel(moves: Any, counts: Any, masks: Any, start: int, stop: int) -> None:
    """Write the mask of one match."""
    i = start + cuda.grid(1)
    if i < stop:
        mask_many(moves, counts, masks, i, i + 1)


def wrong_kernel(moves: Any, counts: Any, actions: Any, wrong: Any, start: int, stop: int) -> None:
    """Say whether the action of one match is not listed."""
    i = start + cuda.grid(1)
    if i < stop:
        wrong_many(moves, counts, actions, wrong, i, i + 1)


def pick_kernel(moves: Any, counts: Any, chance_seed: int, actions: Any, start: int, stop: int) -> None:
    """Pick an action for one match."""
    i = start + cuda.grid(1)
    if i < stop:
        chances = as_chances(cuda.local.array(1, CHANCE))
        pick_many(moves, counts, chance_seed, actions, chances, i, i + 1)


def reward_kernel(states: Any, way: int, rewards: Any, start: int, stop: int) -> None:
    """Write what one match is worth to every seat."""
    i = start + cuda.grid(1)
    if i < stop:
        reward_many(states, way, rewards, i, i + 1)


def begin_kernel(states: Any, blanks: Any, seeds: Any, start: int, stop: int) -> None:
    """Set up one match from its own seed."""
    i = start + cuda.grid(1)
    if i < stop:
        begin_many(states, blanks, seeds, as_lucks(cuda.local.array(1, LUCK)), i, i + 1)


def finish_kernel(
    states: Any, blanks: Any, seeds: Any, stride: int, way: int, rewards: Any, ends: Any, lasts: Any, start: int, stop: int
) -> None:
    """See whether one match is over, reward it, and begin the next."""
    i = start + cuda.grid(1)
    if i < stop:
        lucks = as_lucks(cuda.local.array(1, LUCK))
        finish_many(states, blanks, seeds, stride, way, rewards, ends, lasts, lucks, i, i + 1)


KERNELS: dict[str, Callable[..., None]] = {
    "setup": setup_kernel, "actor": actor_kernel, "legal": legal_kernel, "step": step_kernel, "play": play_kernel,
    "standing": standing_kernel, "view": view_kernel, "observe": observe_kernel, "mask": mask_kernel, "wrong": wrong_kernel,
    "pick": pick_kernel, "reward": reward_kernel, "begin": begin_kernel, "finish": finish_kernel,
}  # fmt: skip
"""Every kernel, by name."""
