"""Gymnasium's vector environment: a learner at each of many tables with plain bots, all of them stepped at once by a batch.

import gymnasium
import deben.lab.environments.gymnasium
envs = gymnasium.make_vec("deben/duel-v1", num_envs=1024, against="greedy", seat=None)
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...games import Game
from ...kernel.chance import Chance
from ...kernel.default import default_executor
from ...kernel.entries.contest import POLICIES
from ..batch import Batch
from .rendering import FRAMES, MODES, known_mode, rendered
from .seating import named_bots, spaces_of

__all__ = ["Learners"]


class Learners(VectorEnv[Any, Any, Any]):
    """As many matches as there are environments, in each of which one seat learns.

    A match that ends gives way to the next in the same step: ``info["final_obs"]`` has what was seen last.  Arrays belong to the
    environment, the next step overwrites them.  An action that is not legal raises ``IllegalActions``.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": list(MODES), "render_fps": FRAMES}  # noqa: RUF012  # Gymnasium declares it so
    """What Gymnasium wants to know."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        against: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: str = "win",
        executor: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.render_mode = known_mode(render_mode)
        """How the matches are shown."""
        self.batch = Batch(game, num_envs, options, reward=reward, executor=executor)
        """The matches."""
        names = named_bots(against, seat, self.batch.seats)
        if unknown := set(names) - set(POLICIES):
            raise ValueError(
                f"{', '.join(sorted(unknown))}: vectors play against {' or '.join(POLICIES)}; for others there is `sync`"
            )
        self.num_envs = num_envs
        """How many there are."""
        self.seat = seat
        """The learners' seat; None where each match draws it."""
        self._policies = np.array([POLICIES[name] for name in names], np.int8)
        self.single_observation_space, self.single_action_space = spaces_of(self.batch.observer, self.batch.game.rules.actions)
        """What can be seen and done in one match."""
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        """What can be seen in all of them."""
        self.action_space = batch_space(self.single_action_space, num_envs)
        """What can be done in all of them."""

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None  # noqa: ARG002
    ) -> tuple[Any, dict[str, Any]]:  # fmt: skip
        """Begin a match in every row and return what the learners see; one seed is the first one's, the next has one more."""
        if isinstance(seed, int):
            self._np_random, self._np_random_seed = gymnasium.utils.seeding.np_random(seed)
        first = int.from_bytes(self.np_random.bytes(32)) if seed is None else seed
        self.batch.reset(first)
        self.mine = np.zeros(self.num_envs, np.int32)
        self._draw_seats(np.ones(self.num_envs, bool))
        self._chances = Chance.batch(self.num_envs)
        self._chances["word"] = self.np_random.integers(1 << 32, size=(self.num_envs, 4), dtype=np.uint32)
        self._wait()
        return self.batch.observations(self.mine), self._info()

    def _draw_seats(self, rows: Any) -> None:
        """Seat the learners of some rows."""
        drawn = self.np_random.integers(self.batch.seats, size=int(rows.sum())) if self.seat is None else self.seat
        self.mine[rows] = drawn

    def _wait(self) -> None:
        """Let the bots play until every learner decides or its match is over."""
        self.batch.run("wait", self.batch.rows, self.mine, self._policies, self._chances)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.batch.masks(), "seat": self.mine}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play an action for every learner, let the others play, and return what the learners see then."""
        self.batch.apply(actions)
        self._wait()
        rewards, ends = self.batch.finish()
        ended, mine = ends.astype(bool), rewards[np.arange(self.num_envs), self.mine]
        final = self._final(ended)
        self._draw_seats(ended)
        self._wait()
        return self.batch.observations(self.mine), mine, ended, np.zeros(self.num_envs, bool), {**self._info(), **final}

    def render(self) -> tuple[Any, ...] | None:
        """Return every match as its learner may know it, in the mode that was asked for."""
        if self.render_mode is None:
            return None
        executor = default_executor(self.batch.game.rules)  # pictures want what a batch's own need not have compiled
        seen = [(self.batch.state(row), int(seat)) for row, seat in enumerate(self.mine)]
        return tuple(rendered(self.batch.game, executor, state, seat, self.render_mode) for state, seat in seen)

    def _final(self, ended: Any) -> dict[str, Any]:
        """Return what the learners saw last of matches that ended, as Gymnasium tells it."""
        rows = np.flatnonzero(ended)
        if not len(rows):
            return {}
        seen, found = np.zeros((len(rows), self.batch.observer.width), self.batch.observer.dtype), np.full(self.num_envs, None)
        lasts, seats = np.ascontiguousarray(np.asarray(self.batch.lasts)[rows]), np.ascontiguousarray(self.mine[rows])
        self.batch.observer.fill(self.batch.executor, lasts, seats, seen, 0, len(rows))
        for row, last in zip(rows, seen, strict=True):
            found[row] = last
        return {"final_obs": found, "_final_obs": ended}
