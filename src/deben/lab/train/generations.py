"""Generation after generation: matches, learning, a checkpoint; every run goes on where the last one ended."""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from ...kernel.mind.contract import MindedRules
from ...kernel.mind.weights import Mind
from .curves import draw_curves, read_history
from .learn import Lesson, Pupil
from .net import Net, mind_of
from .positions import DEVICE, Ground, Positions
from .school import School

__all__ = ["Course", "train"]

CHECKPOINT = "latest.pt"
HISTORY = "history.jsonl"
CURVES = "curves.png"
WORD = 1 << 63


class Course:
    """A mind on its way, with everything that is needed to go on."""

    def __init__(self, rules: MindedRules, school: School, out: Path, mind: Mind | None = None, seed: int = 0) -> None:
        self.rules, self.school, self.out, self.seed = rules, school, out, seed
        out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(seed % WORD)
        net = Net(rules, school.cells, school.more, school.thinking.lead, school.thinking.span)
        self.pupil, self.generation = Pupil(net, school.rate), 0
        self.kept: list[Positions] = []
        if (out / CHECKPOINT).is_file():
            kept = torch.load(out / CHECKPOINT, map_location=DEVICE, weights_only=True)
            net.load_state_dict(kept["net"])
            self.pupil.calm.load_state_dict(kept.get("calm", kept["net"]))
            self.pupil.optimizer.load_state_dict(kept["optimizer"])
            self.generation = kept["generation"]
        elif mind is not None:
            net.take(mind)
            self.pupil.calm.load_state_dict(net.state_dict())
            self.generation = 1

    def next_generation(self, ground: Ground, rate: float) -> dict[str, Any]:
        """Play, learn by steps of a size, and write down how it went."""
        school, begun = self.school, time.perf_counter()
        young = self.generation == 0
        earlier = self.kept or ground.earlier(self.generation)
        kept = ground.play(self.generation, self.pupil.calm)
        played = time.perf_counter() - begun
        self.kept = [*earlier, kept][-school.window :]
        torch.manual_seed((self.seed + self.generation) % WORD)  # what is drawn depends on no earlier run
        abroad = self._losses_abroad(ground)
        foreign = school.foreign * min(1.0, ground.strangers / school.enough)
        lesson = Lesson(ground, self.kept, school.batch, ground.foreign, foreign)
        fresh = int(kept.ends.sum())
        steps = max(50, int(school.reuse * fresh / school.batch) * (4 if young else 1))
        before = self._losses(Lesson(ground, self.kept[-1:], school.batch))
        found = self.pupil.learn(lesson, steps, rate, rate / 4)
        if young:
            self.kept = []  # what was judged by hand taught the first steps and no more
        self.generation += 1
        self._save()
        line = {
            "generation": self.generation, "positions": fresh, "simulations": ground.simulated, "played": round(played, 1),
            "learnt": round(time.perf_counter() - begun - played, 1), "steps": steps,
            "foreign": ground.strangers, "before": before, "abroad": abroad,
            **{name: round(value, 4) for name, value in found.items()},
        }  # fmt: skip
        with (self.out / HISTORY).open("a") as log:
            log.write(json.dumps(line) + "\n")
        return line

    @torch.no_grad()
    def _losses(self, unknown: Lesson) -> list[float]:
        """Return how wrong the mind is about positions it has not learnt from yet."""
        sums = torch.zeros(3, device=DEVICE)
        for _ in range(4):
            sums += torch.stack(self.pupil.losses(unknown.draw()))
        return [round(value / 4, 4) for value in sums.tolist()]

    def _losses_abroad(self, ground: Ground) -> list[float] | None:
        """Return the same for the newest positions among strangers; None where there are none."""
        if ground.foreign is None or ground.newest is None:
            return None
        found: list[float] = self._losses(Lesson(ground, [ground.foreign], self.school.batch).only(ground.newest))
        return found

    def _save(self) -> None:
        kept = {
            "net": self.pupil.net.state_dict(), "calm": self.pupil.calm.state_dict(),
            "optimizer": self.pupil.optimizer.state_dict(), "generation": self.generation,
        }  # fmt: skip
        torch.save(kept, self.out / "next.pt")
        (self.out / "next.pt").replace(self.out / CHECKPOINT)
        mind_of(self.pupil.calm).save(self.out / f"mind-{self.generation:03}.bin")


def train(
    course: Course, ground: Ground, minutes: float = float("inf"), generations: int | None = None,
    tell: Callable[[dict[str, Any]], None] = lambda _: None,
) -> None:  # fmt: skip
    """Bring up a mind for so many minutes, or until it has learnt for so many generations; ``tell`` hears of every one.

    Steps become ever smaller towards the end: by the clock, or where generations are counted by their number, so that nothing
    depends on how fast a machine is.
    """
    begun, school = time.perf_counter(), course.school
    while (clock := (time.perf_counter() - begun) / (60 * minutes)) < 1:
        passed = clock if generations is None else course.generation / generations
        if passed >= 1:
            break
        tell(course.next_generation(ground, school.rate * (1.0 - passed * (1.0 - school.last))))
        draw_curves(read_history(course.out / HISTORY), course.out / CURVES)  # now: a lent machine may go at any time
