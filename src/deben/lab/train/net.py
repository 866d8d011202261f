"""The network of a mind as PyTorch learns it, and its turning into whole numbers and back."""

from typing import Any

import numpy as np
import torch
from torch import nn

from ...kernel.mind.contract import MindedRules
from ...kernel.mind.network import GRAIN, HEAD, MOST, SCALE
from ...kernel.mind.weights import Mind, layout_of
from .positions import DEVICE

__all__ = ["Net", "mind_of"]

CEILING = MOST / GRAIN
TEN = 10.0


class Net(nn.Module):
    """Two layers of cells, and heads that read both."""

    def __init__(self, rules: MindedRules, cells: int, more: int, lead: float = 0.1, span: float = 10.0) -> None:
        super().__init__()
        self.rules, self.lead, self.span = rules, lead, span
        self.first, self.second = nn.Linear(rules.width, cells), nn.Linear(cells, more)
        wide = cells + more
        self.wins, self.totals = nn.Linear(wide, rules.seats), nn.Linear(wide, rules.seats)
        self.sources, self.policy = nn.Linear(wide, rules.seats * rules.sources), nn.Linear(wide, rules.actions)
        nn.init.normal_(self.first.weight, 0.0, 0.1)
        for head in (self.wins, self.totals, self.sources, self.policy):
            nn.init.normal_(head.weight, 0.0, 0.02)
            nn.init.zeros_(head.bias)

    @torch.no_grad()
    def take(self, mind: Mind) -> None:
        """Begin with a mind in whole numbers, of the same size."""
        mind.check(self.rules)
        for layer, name, scale in ((self.first, "first", GRAIN), (self.second, "second", SCALE)):
            whole = torch.tensor(getattr(mind, name), dtype=torch.float32) / scale
            layer.weight.copy_(whole[:-1].T)
            layer.bias.copy_(whole[-1])
        for name in ("wins", "totals", "sources", "policy"):
            whole = torch.tensor(getattr(mind, name), dtype=torch.float32) / HEAD
            getattr(self, name).weight.copy_(whole[:, :-1])
            getattr(self, name).bias.copy_(whole[:, -1])

    def cells(self, sight: Any) -> Any:
        """Return what all cells say."""
        one = self.first(sight).clamp(0.0, CEILING)
        two = self.second(one).clamp(0.0, CEILING)
        return torch.cat([one, two], 1)

    def forward(self, sight: Any) -> tuple[Any, Any, Any, Any]:
        """Return what the heads say: who wins, totals, points by source, what is promising."""
        cells = self.cells(sight)
        return self.wins(cells), self.totals(cells), self.sources(cells), self.policy(cells)

    @torch.no_grad()
    def speak(self, sight: Any, seated: Any, values: Any, logits: Any) -> None:
        """Write what positions with so many seats are worth, the mover first, and what is promising."""
        with torch.autocast(DEVICE, torch.bfloat16):
            cells = self.cells(sight.to(torch.bfloat16))
            wins, totals, promising = self.wins(cells), self.totals(cells), self.policy(cells)
        there = torch.arange(values.shape[1], device=DEVICE)[None] < seated[:, None]
        chances = wins.float().masked_fill(~there, -1e9).softmax(1)
        points = (TEN * totals.float()).masked_fill(~there, -1e9)
        top = points.topk(2, 1).values
        others = torch.where(points == top[:, :1], top[:, 1:], top[:, :1])
        lead = points - others
        values.copy_((1.0 - self.lead) * chances + self.lead * (0.5 + 0.5 * lead / (lead.abs() + self.span)))
        logits.copy_(promising.float())


def _whole(values: Any, scale: float) -> Any:
    return np.clip(np.rint(values.detach().float().cpu().numpy() * scale), -32768, 32767).astype(np.int16)


def mind_of(net: Net) -> Mind:
    """Return the network in whole numbers."""

    def head(layer: Any) -> Any:
        return np.concatenate([_whole(layer.weight, HEAD), _whole(layer.bias[:, None], HEAD)], 1)

    def layer(given: Any, scale: float) -> Any:
        return np.concatenate([_whole(given.weight.T, scale), _whole(given.bias[None], scale)], 0)

    return Mind(
        layer(net.first, GRAIN), layer(net.second, SCALE), head(net.wins), head(net.totals), head(net.sources), head(net.policy),
        layout_of(net.rules),
    )  # fmt: skip
