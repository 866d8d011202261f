"""Learning from what self-play kept: who won, with what, and where a long thought went."""

from copy import deepcopy
from typing import Any

import torch
from torch.nn import functional

from .net import TEN, Net
from .positions import DEVICE, Positions, Sight
from .school import FOREIGN, LONG

__all__ = ["Lesson", "Pupil"]

TRUST = 0.5
"""The part of a position's target that is how its match ended; the rest is what the search thought."""
POINTS = 0.05
PRECISION = torch.bfloat16 if DEVICE == "cuda" else torch.float32
"""What a GPU does quickly, a processor may do slowly."""
SETTLING = 1 / 400
"""How fast the calm network follows the one that learns."""


class Lesson:
    """Positions of some generations and of matches among strangers, drawn in random batches."""

    def __init__(self, play: Sight, kept: list[Positions], batch: int, foreign: Positions | None = None, part: float = 0.0) -> None:
        self.play, self.kept, self.batch, self.foreign, rules = play, kept, batch, foreign, play.rules
        self.places = [each.finished() for each in kept]
        self.sizes = torch.tensor([len(places) for places in self.places], dtype=torch.float64)
        self.abroad = foreign.finished() if foreign is not None else self.places[0][:0]
        self.share = int(part * batch) if len(self.abroad) else 0
        self.sight = torch.zeros((batch, rules.width), dtype=torch.int8, device=DEVICE)
        self.lists = torch.zeros((batch, rules.most_legal), dtype=torch.int16, device=DEVICE)
        self.counts = torch.zeros(batch, dtype=torch.int32, device=DEVICE)

    def only(self, places: Any) -> "Lesson":
        """Return the lesson with nothing but some places of its first matches."""
        self.places, self.sizes = [places], torch.tensor([len(places)], dtype=torch.float64)
        return self

    @property
    def size(self) -> int:
        """How many positions there are."""
        return int(self.sizes.sum()) + len(self.abroad)

    def draw(self) -> dict[str, Any]:
        """Return a random batch: what is seen, and what is to be learnt of it."""
        number = int(torch.multinomial(self.sizes, 1))
        aims = [self._aims(self.kept[number], self.places[number], self.share, self.batch)]
        if self.foreign is not None and self.share:
            aims.append(self._aims(self.foreign, self.abroad, 0, self.share))
        joined = {name: torch.cat([aim[name] for aim in aims[::-1]]) for name in aims[0]}
        return {"sight": self.sight, "lists": self.lists.long(), "counts": self.counts, **joined}

    def _aims(self, kept: Positions, places: Any, start: int, stop: int) -> dict[str, Any]:
        """Fill a part of the batch and return what is to be learnt of it; strangers teach how a match ends, and nothing else."""
        where = places[torch.randint(len(places), (stop - start,), device=DEVICE)]
        self.play.sight_of(kept, where, self.sight[start:stop], self.lists[start:stop], self.counts[start:stop])
        rows, slots = where[:, 0], where[:, 1]
        about, steps = kept.about[rows, slots].long(), torch.arange(kept.won.shape[2], device=DEVICE)
        seated = about[:, 2:]
        there = steps[None] < seated
        turned = torch.where(there, (about[:, :1] + steps) % seated, steps)
        thought = kept.thought[rows, slots].float().gather(1, turned) * there
        won = kept.won[rows, slots].gather(1, turned) * there
        believed = thought / thought.sum(1, keepdim=True).clamp(min=1.0)
        points = kept.points[rows, slots].float().gather(1, turned[:, :, None].expand(-1, -1, kept.points.shape[3]))
        trust = torch.where(about[:, 1:2] == FOREIGN, kept.trust, TRUST)
        return {
            "won": trust * won + (1.0 - trust) * believed, "there": there, "points": points,
            "visits": kept.visits[rows, slots].float(), "full": (about[:, 1] == LONG).float(),
        }  # fmt: skip


class Pupil:
    """A network with its way of learning; ``calm`` is the mean of what it was in its last steps, and the better player."""

    def __init__(self, net: Net, rate: float = 1e-3) -> None:
        self.net = net.to(DEVICE)
        self.calm = deepcopy(self.net).requires_grad_(False)
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-5, fused=DEVICE == "cuda")

    def losses(self, batch: dict[str, Any], net: Net | None = None) -> tuple[Any, Any, Any]:
        """Return how wrong the network, or another one, is about who wins, about points, and about where to look."""
        with torch.autocast(DEVICE, PRECISION, enabled=DEVICE == "cuda"):
            wins, totals, sources, policy = (net or self.net)(batch["sight"].to(PRECISION))
        seats, points = batch["there"], batch["points"]
        about_wins = -(batch["won"] * wins.float().masked_fill(~seats, -1e9).log_softmax(1).clamp(min=-30.0)).sum(1).mean()
        about_points = functional.smooth_l1_loss(TEN * totals.float()[seats], points.sum(2)[seats], beta=3.0)
        said = sources.float().view_as(points)[seats]
        about_points = about_points + functional.smooth_l1_loss(TEN * said, points[seats], beta=3.0)
        listed = policy.float().gather(1, batch["lists"].clamp(min=0))
        there = torch.arange(listed.shape[1], device=DEVICE)[None] < batch["counts"][:, None]
        advice = listed.masked_fill(~there, -1e9).log_softmax(1)
        visits = batch["visits"] * there
        aim = visits / visits.sum(1, keepdim=True).clamp(min=1.0)
        weight = batch["full"]
        about_policy = (-(aim * advice.clamp(min=-30.0)).sum(1) * weight).sum() / weight.sum().clamp(min=1.0)
        return about_wins, about_points, about_policy

    @torch.no_grad()
    def _settle(self) -> None:
        torch._foreach_lerp_(list(self.calm.parameters()), list(self.net.parameters()), SETTLING)

    def learn(self, lesson: Lesson, steps: int, rate: float, low: float) -> dict[str, float]:
        """Do so many steps, ever smaller ones, and return the mean losses of the last quarter of them."""
        found = torch.zeros(3, device=DEVICE)
        for step in range(steps):
            for group in self.optimizer.param_groups:
                group["lr"] = rate + (low - rate) * step / max(1, steps - 1)
            wins, points, policy = self.losses(lesson.draw())
            self.optimizer.zero_grad(set_to_none=True)
            (wins + POINTS * points + policy).backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
            self._settle()
            if step >= steps * 3 // 4:
                found += torch.stack([wins.detach(), points.detach(), policy.detach()])
        means = (found / max(1, steps - steps * 3 // 4)).tolist()
        return dict(zip(("wins", "points", "policy"), means, strict=True))
