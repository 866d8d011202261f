"""An episode: one match as arrays, which all environments hand on."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...games import Game, game_named
from ...kernel.entries.rewards import WAYS
from ...match import Match
from ..observation import Observer
from .rendering import rendered

__all__ = ["Episode", "Stage"]


class Stage:
    """A game with its options and a way to reward: what all episodes of an environment have in common."""

    def __init__(self, game: str | Game, reward: str = "win", options: Mapping[str, Any] | None = None) -> None:
        if reward not in WAYS:
            raise ValueError(f"there is no reward {reward!r}; there are: {', '.join(WAYS)}")
        self.game = game_named(game) if isinstance(game, str) else game
        self.options, self.reward = self.game.options(options), reward
        self.seats = self.game.seats(self.options)
        self.observer = Observer(self.game)

    def __deepcopy__(self, memo: object) -> "Stage":
        """Return the same stage: nothing on it ever changes."""
        return self

    def episode(self, generator: np.random.Generator) -> "Episode":
        """Return a new match, its luck drawn from a generator."""
        return Episode(self, Match(self.game, generator.bytes(32), self.options))

    def rewards(self, match: Match) -> list[float]:
        """Return the reward of every seat of a match: nothing before its end."""
        found = np.zeros((1, self.seats), np.float64)
        if match.over:
            match.executor.run("reward", 0, 1, match.state.rows, WAYS.index(self.reward), found)
        rewards: list[float] = found[0].tolist()
        return rewards


class Episode:
    """A match that is played by numbers."""

    def __init__(self, stage: Stage, match: Match) -> None:
        self.stage, self.match = stage, match

    def mask(self, seat: int) -> Any:
        """Return a one for each action that a seat may take now: none unless it decides."""
        mask = np.zeros((1, self.stage.game.rules.actions), np.int8)
        if seat == self.match.actor:
            moves = np.array([self.match.legal_numbers], np.int16)
            self.match.executor.run("mask", 0, 1, moves, np.array(moves.shape[1:], np.int32), mask)
        return mask[0]

    def observe(self, seat: int) -> dict[str, Any]:
        """Return what a seat may know and what it may do."""
        seen = self.stage.observer.observe(self.match.executor, self.match.state, seat)
        return {"observation": seen, "action_mask": self.mask(seat)}

    def render(self, seat: int | None, mode: str | None) -> Any:
        """Return the match as a seat may know it, or without one a spectator, in one of the modes of rendering."""
        return rendered(self.stage.game, self.match.executor, self.match.state, seat, mode)

    def rewards(self) -> list[float]:
        """Return the reward of every seat: nothing before the end."""
        return self.stage.rewards(self.match)
