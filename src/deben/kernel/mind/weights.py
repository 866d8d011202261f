"""A mind as a file: the layers of its network, and which features of which game they are about."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from .contract import MindedRules

__all__ = ["Mind", "MindError", "blank_mind", "layout_of"]

MAGIC = b"deben mind 1\n"
LAYERS = ("first", "second", "wins", "totals", "sources", "policy")
SEARCHED = ("first", "second", "wins", "totals", "policy")


class MindError(ValueError):
    """A file holds no mind, or one for other features than there are."""


def layout_of(rules: MindedRules) -> str:
    """Return what a mind must have been made for to be of use: the game, and the number of its features' layout."""
    return f"{rules.name} {rules.layout}"


@dataclass(frozen=True)
class Mind:
    """The layers of a network, 16-bit numbers; see :mod:`.network`."""

    first: Any
    """A row for each feature, and one for the constants."""
    second: Any
    """A row for each cell of the first layer, and one for the constants."""
    wins: Any
    """A row for each seat from the mover on: who wins.  Heads have a column for each cell of both layers, and one constant."""
    totals: Any
    """Likewise, final points in tens."""
    sources: Any
    """Likewise, final points by seat and source."""
    policy: Any
    """A row for each action: how promising it is."""
    layout: str = ""
    """Which features the mind was made for."""

    def layers(self) -> dict[str, Any]:
        """Return the layers by name, in the order of the file."""
        return {name: getattr(self, name) for name in LAYERS}

    def searched(self) -> tuple[str, ...]:
        """Return the names of the layers that a search needs, in its order."""
        return SEARCHED

    def check(self, rules: MindedRules) -> None:
        """Raise ``MindError`` unless the mind fits the game."""
        cells = self.first.shape[1] + self.second.shape[1] + 1
        fits = self.first.shape[0] == rules.width + 1 and self.second.shape[0] == self.first.shape[1] + 1
        heads = {"wins": rules.seats, "totals": rules.seats, "sources": rules.seats * rules.sources, "policy": rules.actions}
        fits &= all(getattr(self, name).shape == (rows, cells) for name, rows in heads.items())
        if not fits or self.layout != layout_of(rules):
            raise MindError(f"this mind was made for other features than those of {rules.name}")

    def save(self, path: Path) -> None:
        """Write the mind to a file: one line of JSON about its shapes, then the numbers of all layers, lowest byte first."""
        shapes = {name: list(layer.shape) for name, layer in self.layers().items()}
        head = json.dumps({"layout": self.layout, "shapes": shapes}).encode()
        path.write_bytes(MAGIC + head + b"\n" + b"".join(layer.astype("<i2").tobytes() for layer in self.layers().values()))

    @classmethod
    def load(cls, path: Path) -> "Mind":
        """Return the mind in a file; raises ``MindError``."""
        data = path.read_bytes()
        if not data.startswith(MAGIC):
            raise MindError(f"{path.name} holds no mind")
        end = data.index(b"\n", len(MAGIC))
        head, at, layers = json.loads(data[len(MAGIC) : end]), end + 1, {}
        for name in LAYERS:
            shape = tuple(head["shapes"][name])
            size = 2 * int(np.prod(shape))
            if len(data) < at + size:
                raise MindError(f"{path.name} ends too soon")
            layers[name] = np.frombuffer(data, "<i2", size // 2, at).astype(np.int16).reshape(shape)
            at += size
        return cls(**layers, layout=head["layout"])


def blank_mind(rules: MindedRules, cells: int, more: int) -> Mind:
    """Return a mind without any opinion, with so many cells in its two layers."""
    wide = cells + more + 1
    shapes = {
        "first": (rules.width + 1, cells), "second": (cells + 1, more), "wins": (rules.seats, wide), "totals": (rules.seats, wide),
        "sources": (rules.seats * rules.sources, wide), "policy": (rules.actions, wide),
    }  # fmt: skip
    return Mind(**{name: np.zeros(shape, np.int16) for name, shape in shapes.items()}, layout=layout_of(rules))
