"""Teaches a mind once more what was played at tables, where there is no GPU.

``python -m deben.lab.train.revise GAME FOLDER … --out FILE`` begins with the game's own mind, or the one of ``--mind``, learns what
``deben.lab.train.tables`` wrote into each ``FOLDER/tables``, and writes the mind it has become.  One file of twelve is not learnt
from: how wrong the mind is about those is told before and after, as a line of JSON each.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import torch

from ...games import game_named
from ...games.contract import Game
from ...kernel.mind.weights import Mind
from .held import Eyes, Held
from .learn import Lesson, Pupil
from .net import Net, mind_of
from .tables import NAMES

__all__ = ["Revision"]

UNSEEN = 12
"""One file of so many is kept from the learner."""
PARTS = 4
LAST = 0.05
"""What part of the rate is left at the end."""


class Revision:
    """A mind that reads over what was played, with files that it never sees to judge it by."""

    def __init__(self, game: Game, mind: Mind, files: list[Path], batch: int, rate: float) -> None:
        room: Any = game.room("lab")
        self.school, self.batch, self.rate, eyes = room.school(), batch, rate, Eyes(game)
        net = Net(room.RULES, mind.first.shape[1], mind.second.shape[1], self.school.thinking.lead, self.school.thinking.span)
        net.take(mind)
        self.pupil = Pupil(net, rate)
        self.pupil.calm.load_state_dict(net.state_dict())
        held = [self._held(game, files[::UNSEEN]), self._held(game, [file for n, file in enumerate(files) if n % UNSEEN])]
        self.unknown, self.lesson = (Lesson(eyes, [each], batch) for each in held)

    def _held(self, game: Game, files: list[Path]) -> Held:
        loaded = [np.load(file) for file in files]
        columns = {name: np.concatenate([each[name] for each in loaded]) for name in NAMES}
        return Held(columns, game.rules.record, self.school.rolled)

    @torch.no_grad()
    def wrong(self) -> dict[str, float]:
        """Return how wrong the calm network is about what it has not learnt from."""
        torch.manual_seed(1)  # the same positions each time
        draws = max(1, self.unknown.size // self.batch)
        found = [torch.stack(self.pupil.losses(self.unknown.draw(), self.pupil.calm)) for _ in range(draws)]
        means = [round(value, 4) for value in torch.stack(found).mean(0).tolist()]
        return dict(zip(("wins", "points", "policy"), means, strict=True))

    def read(self, epochs: float, seed: int) -> None:
        """Learn everything so often, by ever smaller steps."""
        torch.manual_seed(seed)
        steps = max(1, int(epochs * self.lesson.size / self.batch / PARTS))
        for part in range(PARTS):
            begin, end = (self.rate * (1 - (part + more) / PARTS * (1 - LAST)) for more in (0, 1))
            self.pupil.learn(self.lesson, steps, begin, end)

    def mind(self) -> Mind:
        """Return what it has become, in whole numbers."""
        return mind_of(self.pupil.calm)


def _tell(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Revise the mind of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--mind", type=Path)
    parser.add_argument("--epochs", type=float, default=2.0)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game = game_named(asked.game)
    files = [file for folder in asked.folders for file in sorted((folder / "tables").glob("*.npz"))]
    if len(files) < 2:
        parser.error("there is nothing to learn from and to judge by: at least two files of tables are wanted")
    revision = Revision(game, Mind.load(asked.mind or game.folder / "mind.bin"), files, asked.batch, asked.rate)
    known = {"files": len(files), "positions": revision.lesson.size, "unseen": revision.unknown.size}
    _tell(known | {"before": revision.wrong()})
    revision.read(asked.epochs, asked.seed)
    revision.mind().save(asked.out)
    _tell({"epochs": asked.epochs, "rate": asked.rate, "after": revision.wrong()})


if __name__ == "__main__":
    main()
