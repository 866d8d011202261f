"""The positions of both games, as the data files tell them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from deben.games import Game, game_named, game_names

__all__ = ["POSITIONS", "Tactic"]


@dataclass(frozen=True)
class Tactic:
    """A position with what is best there, why, and how that is proved."""

    game: str
    name: str
    clause: str
    position: str
    best: tuple[str, ...]
    proof: str
    why: str

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"

    @property
    def rules(self) -> Game:
        """The game that it is a position of."""
        return game_named(self.game)


@cache
def _read(game: str) -> tuple[Tactic, ...]:
    data = tomllib.loads(Path(__file__).with_name(f"{game}.toml").read_text(encoding="utf-8"))
    return tuple(Tactic(game, **{**one, "best": tuple(one["best"])}) for one in data["position"])


POSITIONS = tuple(tactic for game in game_names() for tactic in _read(game))
"""All of them."""
