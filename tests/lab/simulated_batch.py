"""A batch in Numba's CUDA simulator beside one in plain Python: ``NUMBA_ENABLE_CUDASIM=1 python -m tests.lab.simulated_batch``.

Leaves with what differs, if something does.
"""

from typing import Any

import numpy as np

from deben.games import game_named
from deben.lab import Batch

from ..kernel.simulated_cuda import SimulatedExecutor

SIZE, BEFORE = 3, 2


def near_an_end(batch: Batch) -> tuple[int, Any]:
    """Return the number of a step, and the states before it, soon after which a match ends."""
    step, past = 0, [batch.states.copy()]
    while not batch.step(batch.sample(step)).ends.any():
        past.append(batch.states.copy())
        step += 1
    return step - BEFORE, past[-1 - BEFORE]


def agree(step: int, pairs: list[tuple[str, Any, Any]]) -> None:
    """Check that arrays of a GPU hold what those of plain Python do."""
    for name, found, expected in pairs:
        assert found.copy_to_host().tobytes() == np.asarray(expected).tobytes(), (step, name)


def main() -> None:
    """Step both over the end of a match."""
    rules = game_named("duel").rules
    first, states = near_an_end(Batch("duel", SIZE, seed=4, executor="python"))
    device = Batch("duel", SIZE, seed=4, executor=SimulatedExecutor(rules, block=2), reward="margin")
    plain = Batch("duel", SIZE, seed=4, executor="python", reward="margin")
    device.rows[:], plain.rows[:] = states, states
    ended = 0
    for step in range(first, first + BEFORE + 1):
        pairs: list[tuple[str, Any, Any]] = [("observations", device.observations(), plain.observations())]
        pairs += [("masks", device.masks(), plain.masks())]
        pairs += [("views", device.views(), plain.views()), ("actors", device.actors(), plain.actors())]
        actions = plain.sample(step)
        pairs.append(("samples", device.sample(step), actions))
        agree(step, pairs)
        rewards, ends = device.step(actions)
        played = plain.step(actions)
        agree(step, [("rewards", rewards, played.rewards), ("ends", ends, played.ends)])
        assert device.states.tobytes() == plain.states.tobytes()
        assert device.seeds == plain.seeds
        ended += int(played.ends.sum())
    assert ended >= 1


if __name__ == "__main__":
    main()
