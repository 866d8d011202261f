"""Learning from what self-play kept: who won, with what, and where a long thought went."""

from typing import Any

import torch
from torch.nn import functional

from .net import TEN, Net
from .play import DEVICE, Kept, SelfPlay

__all__ = ["Lesson", "Pupil"]

TRUST = 0.5
"""The part of a position's target that is how its match ended; the rest is what the search thought."""
POINTS = 0.05


class Lesson:
    """Positions of some generations, drawn in random batches."""

    def __init__(self, play: SelfPlay, kept: list[Kept], batch: int) -> None:
        self.play, self.kept, self.batch, rules = play, kept, batch, play.rules
        self.places = [each.finished(torch) for each in kept]
        self.sizes = torch.tensor([len(places) for places in self.places], dtype=torch.float64)
        self.sight = torch.zeros((batch, rules.width), dtype=torch.int8, device=DEVICE)
        self.lists = torch.zeros((batch, rules.most_legal), dtype=torch.int16, device=DEVICE)
        self.counts = torch.zeros(batch, dtype=torch.int32, device=DEVICE)

    @property
    def size(self) -> int:
        """How many positions there are."""
        return int(self.sizes.sum())

    def draw(self) -> dict[str, Any]:
        """Return a random batch: what is seen, and what is to be learnt of it."""
        number = int(torch.multinomial(self.sizes, 1))
        kept, places = self.kept[number], self.places[number]
        where = places[torch.randint(len(places), (self.batch,), device=DEVICE)]
        self.play.sight_of(kept, where, self.sight, self.lists, self.counts)
        rows, slots = where[:, 0], where[:, 1]
        about, steps = kept.about[rows, slots].long(), torch.arange(kept.won.shape[2], device=DEVICE)
        seated = about[:, 2:]
        there = steps[None] < seated
        turned = torch.where(there, (about[:, :1] + steps) % seated, steps)
        thought = kept.thought[rows, slots].float().gather(1, turned) * there
        won = kept.won[rows, slots].gather(1, turned) * there
        believed = thought / thought.sum(1, keepdim=True).clamp(min=1.0)
        points = kept.points[rows, slots].float().gather(1, turned[:, :, None].expand(-1, -1, kept.points.shape[3]))
        return {
            "sight": self.sight, "lists": self.lists.long(), "counts": self.counts, "won": TRUST * won + (1.0 - TRUST) * believed,
            "there": there, "points": points, "visits": kept.visits[rows, slots].float(), "full": about[:, 1].float(),
        }  # fmt: skip


class Pupil:
    """A network with its way of learning."""

    def __init__(self, net: Net, rate: float = 1e-3) -> None:
        self.net = net.to(DEVICE)
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-5, fused=DEVICE == "cuda")

    def losses(self, batch: dict[str, Any]) -> tuple[Any, Any, Any]:
        """Return how wrong the network is about who wins, about points, and about where to look."""
        with torch.autocast(DEVICE, torch.bfloat16):
            wins, totals, sources, policy = self.net(batch["sight"].to(torch.bfloat16))
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
            if step >= steps * 3 // 4:
                found += torch.stack([wins.detach(), points.detach(), policy.detach()])
        means = (found / max(1, steps - steps * 3 // 4)).tolist()
        return dict(zip(("wins", "points", "policy"), means, strict=True))
