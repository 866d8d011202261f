"""What was played among strangers, read from files into the memory of the GPU while training goes on."""

from pathlib import Path
from typing import Any

import numpy as np
import torch

from .play import Kept, SelfPlay
from .tables import NAMES

__all__ = ["Strangers"]


class Strangers:
    """Positions of matches at mixed tables: as many as there is room for, then the oldest make way."""

    def __init__(self, play: SelfPlay, capacity: int, trust: float, folder: Path) -> None:
        self.play, self.capacity, self.trust, self.folder = play, capacity, trust, folder
        self.kept: Kept | None = None
        self.count, self.read_files = 0, set[Path]()

    def read(self) -> int:
        """Take in the files that came since the last time, and return how many positions that were."""
        new = sorted({path for path in self.folder.glob("*.npz") if ".part" not in path.name} - self.read_files)
        if not new:
            return 0
        self.read_files.update(new)
        loaded = [np.load(path) for path in new]
        columns = {name: np.concatenate([each[name] for each in loaded])[-self.capacity :] for name in NAMES}
        if self.kept is None:
            self.kept = self.play.new_store(self.capacity, self.trust)
        total, start = len(columns["about"]), self.count % self.capacity
        here = min(total, self.capacity - start)
        self._put(self.kept, columns, start, 0, here)
        self._put(self.kept, columns, 0, here, total)
        self.count += total
        return total

    def newest(self, count: int) -> Any:
        """Return the places of the positions that were read last, as a lesson takes them."""
        rows = torch.arange(self.count - count, self.count, device=self.kept.about.device if self.kept else None) % self.capacity
        return torch.stack([rows, torch.zeros_like(rows)], 1)

    def _put(self, kept: Kept, columns: dict[str, Any], at: int, start: int, stop: int) -> None:
        """Write some rows of the columns to a place."""
        if start == stop:
            return
        states = np.ascontiguousarray(columns["states"][start:stop]).view(self.play.rules.record.dtype)[:, 0]
        end = at + stop - start
        kept.states[at:end].copy_to_device(np.ascontiguousarray(states))
        for name in NAMES[1:]:
            getattr(kept, name)[at:end, 0] = torch.from_numpy(columns[name][start:stop]).to(kept.about.device)
        kept.ends[at:end] = 1
