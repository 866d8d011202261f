"""PettingZoo: a table as an AEC environment, where agents act one after another.

from deben.lab.environments import pettingzoo
env = pettingzoo.env("nefertiti", players=3, reward="rank")
"""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ...games import Game
from .episode import Episode, Stage
from .rendering import FRAMES, MODES, known_mode
from .seating import spaces_of

__all__ = ["Table", "env"]


def env(game: str | Game, *, reward: str = "win", render_mode: str | None = None, **options: Any) -> AECEnv:
    """Return a table whose agent loses by an illegal action, as PettingZoo's own games do; options are the game's."""
    table = Table(game, reward=reward, render_mode=render_mode, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(table, illegal_reward=-1))


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One match after another; an agent is a seat, ``seat_0`` being the first."""

    def __init__(self, game: str | Game, *, reward: str = "win", render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.stage = Stage(game, reward, options)
        """The game with its options."""
        self.render_mode = known_mode(render_mode)
        """How the table is shown."""
        name = f"{self.stage.game.name}_v{self.stage.game.version}"
        self.metadata = {"name": name, "render_modes": list(MODES), "render_fps": FRAMES, "is_parallelizable": False}
        """What PettingZoo wants to know."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.stage.seats)]
        """The name of each seat."""
        self._chance = np.random.default_rng()
        seen, self._actions = spaces_of(self.stage.observer, self.stage.game.rules.actions)
        mask = gymnasium.spaces.Box(0, 1, (self.stage.game.rules.actions,), np.int8)
        self._space = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> Any:  # noqa: ARG002  # all seats see in the same form
        """Return the space of what an agent sees: always the same object."""
        return self._space

    def action_space(self, agent: str) -> Any:  # noqa: ARG002
        """Return the space of all actions; the mask says which of them are legal."""
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new match; with a seed, always the same one."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode: Episode = self.stage.episode(self._chance)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._decides()

    def _decides(self) -> str:
        return self.possible_agents[self.episode.match.actor or 0]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and do."""
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play the action of the agent that decides; raises ``Refused`` for one that is not legal."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.match.play(int(action))  # type: ignore[arg-type]  # only the dead act with None
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        if self.episode.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._decides()
        self._accumulate_rewards()

    def render(self) -> Any:
        """Return the match as a spectator may know it, in the mode that was asked for."""
        return self.episode.render(None, self.render_mode)

    def close(self) -> None:
        """There is nothing to give back."""
