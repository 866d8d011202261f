"""A generation played on a cluster: pieces of some matches each, which depend on the mind, the seed and their number alone."""

from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from ...games.contract import Game
from ..cluster import Cluster
from .held import Eyes, Held
from .net import mind_of
from .pieces import Player
from .positions import Positions
from .school import School
from .tables import MATCHES, NAMES, write_columns

__all__ = ["Together"]


class Together(Eyes):
    """The ground of a cluster: :class:`.positions.Ground`.  What was played lies in files, so that a run can go on anywhere."""

    foreign: Positions | None = None  # strangers sit at the same tables, and each position says what it teaches
    newest: Any = None
    strangers = 0

    def __init__(self, cluster: Cluster, game: Game, school: School, folder: Path, seed: int, matches: int) -> None:
        super().__init__(game)
        self.cluster, self.game, self.school, self.folder, self.seed = cluster, game, school, folder, seed
        self.pieces, self.simulated = -(-matches // MATCHES), 0
        folder.mkdir(parents=True, exist_ok=True)

    def _file(self, generation: int, piece: int) -> Path:
        return self.folder / f"{self.seed:x}-{generation:04}-{piece:05}.npz"

    def _held(self, generation: int) -> Held:
        """Return a generation that is there, in the order of its pieces, whoever was done first."""
        pieces = [np.load(self._file(generation, piece)) for piece in range(self.pieces)]
        columns = {name: np.concatenate([piece[name] for piece in pieces]) for name in NAMES}
        for piece in pieces:
            piece.close()
        self.simulated = int(columns["visits"].sum(dtype=np.int64))
        return Held(columns, self.rules.record, self.school.rolled)

    def earlier(self, generation: int) -> list[Positions]:
        """Return the generations before one that lie there whole; the first taught its own learner only."""
        known = range(max(1, generation - self.school.window + 1), generation)
        return [self._held(one) for one in known if all(self._file(one, piece).is_file() for piece in range(self.pieces))]

    def play(self, generation: int, net: Any) -> Positions:
        """Return what was played by a network that learnt for so many generations; before the first, searches without a mind."""
        mind = mind_of(net) if generation else None
        wanted = [(generation, piece) for piece in range(self.pieces) if not self._file(generation, piece).is_file()]
        for piece, found in self.cluster.each(partial(Player, self.game.name, mind, self.seed, self.school), wanted):
            write_columns(found, self._file(*piece))
        if generation >= self.school.window:
            for old in self.folder.glob(f"{self.seed:x}-{generation - self.school.window:04}-*.npz"):
                old.unlink()
        return self._held(generation)
