"""Positions in this machine's memory, which its processor looks at: for learning where there is no GPU."""

from typing import Any

import numpy as np
import torch

from ...games.contract import Game
from ...kernel.default import default_executor
from .positions import DEVICE, Positions
from .tables import NAMES, Columns

__all__ = ["Eyes", "Held"]


class Held(Positions):
    """Positions one a row; the network's device has what is learnt of them."""

    def __init__(self, columns: Columns, record: Any, trust: float) -> None:
        self.room, self.trust = 1, trust
        self.states = np.ascontiguousarray(columns["states"]).view(record.dtype)[:, 0]
        for name in NAMES[1:]:
            setattr(self, name, torch.from_numpy(columns[name])[:, None].to(DEVICE))
        self.ends = torch.ones(len(self.states), dtype=torch.int64, device=DEVICE)


class Eyes:
    """What is to be seen of such positions: :class:`.positions.Sight`."""

    def __init__(self, game: Game) -> None:
        self.rules: Any = game.rules
        self.executor = default_executor(game.rules).own()

    def sight_of(self, kept: Positions, where: Any, sight: Any, lists: Any, counts: Any) -> None:
        """Write what is to be seen, and what may be done, in the positions ``where``."""
        places = where[:, 0].cpu().numpy()
        rows, size = np.ascontiguousarray(kept.states[places]), len(places)
        seats = kept.about[where[:, 0], 0, 0].cpu().numpy().astype(np.int32)
        seen, moves = np.zeros((size, self.rules.width), np.int8), np.zeros((size, self.rules.most_legal), np.int16)
        there = np.zeros(size, np.int32)
        self.executor.run("observe", 0, size, rows, seats, seen)
        self.executor.legal_rows(rows, moves, there, 0, size)
        for array, given in ((sight, seen), (lists, moves), (counts, there)):
            array.copy_(torch.from_numpy(given))
