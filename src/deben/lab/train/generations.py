"""Generation after generation: self-play, learning, a checkpoint; every run goes on where the last one ended."""

import json
import time
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import torch

from ...kernel.mind.contract import MindedRules
from ...kernel.mind.weights import Mind
from .curves import draw_curves, read_history
from .learn import Lesson, Pupil
from .net import Net, mind_of
from .play import DEVICE, Kept, SelfPlay
from .school import School
from .strangers import Strangers

__all__ = ["Course", "train"]

CHECKPOINT = "latest.pt"
HISTORY = "history.jsonl"


class Course:
    """A mind on its way, with everything that is needed to go on."""

    def __init__(self, rules: MindedRules, blanks: list[Any], school: School, out: Path, mind: Mind | None = None) -> None:
        self.rules, self.school, self.out = rules, school, out
        out.mkdir(parents=True, exist_ok=True)
        net = Net(rules, school.cells, school.more, school.thinking.lead, school.thinking.span)
        self.pupil, self.generation, self.blanks = Pupil(net, school.rate), 0, blanks
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
        self.play = SelfPlay(rules, school.size, school.thinking, school.plan, school.room, school.rows, 1000 + self.generation)
        self.kept: list[Kept] = []
        self.strangers = Strangers(self.play, school.capacity, out / "tables")
        self._deal()

    def _deal(self) -> None:
        self.play.deal(self.blanks, self.school.deals, (1 << 40) + self.generation * self.school.deals)

    def next_generation(self, rate: float) -> dict[str, Any]:
        """Play, learn by steps of a size, and write down how it went."""
        school, begun = self.school, time.perf_counter()
        young = self.generation == 0
        plan = school.plan
        self.play.turn_to(replace(plan, opinion=1, full=plan.full // 2, fast=plan.fast // 2) if young else plan)
        if int(self.play.dealt[0]) > school.deals // 2:
            self._deal()
        kept = self.play.play(self.pupil.calm, school.seconds)
        played = time.perf_counter() - begun
        self.kept = [*self.kept, kept][-school.window :]
        abroad = self._losses_abroad(self.strangers.read())
        foreign = school.foreign * min(1.0, self.strangers.count / school.enough)
        lesson = Lesson(self.play, self.kept, school.batch, self.strangers.kept, foreign)
        fresh = int(kept.ends.sum())
        steps = max(50, int(school.reuse * fresh / school.batch) * (4 if young else 1))
        before = self._losses(Lesson(self.play, self.kept[-1:], school.batch))
        found = self.pupil.learn(lesson, steps, rate, rate / 4)
        if young:
            self.kept = []  # what was judged by hand taught the first steps and no more
        self.generation += 1
        self._save()
        line = {
            "generation": self.generation, "positions": fresh, "simulations": self.play.simulated, "played": round(played, 1),
            "learnt": round(time.perf_counter() - begun - played, 1), "steps": steps,
            "foreign": self.strangers.count, "before": before, "abroad": abroad,
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

    def _losses_abroad(self, count: int) -> list[float] | None:
        """Return the same for so many positions among strangers, the newest ones; None where there are none."""
        if self.strangers.kept is None or count == 0:
            return None
        return self._losses(Lesson(self.play, [self.strangers.kept], self.school.batch).only(self.strangers.newest(count)))

    def _save(self) -> None:
        kept = {
            "net": self.pupil.net.state_dict(), "calm": self.pupil.calm.state_dict(),
            "optimizer": self.pupil.optimizer.state_dict(), "generation": self.generation,
        }  # fmt: skip
        torch.save(kept, self.out / "next.pt")
        (self.out / "next.pt").replace(self.out / CHECKPOINT)
        mind_of(self.pupil.calm).save(self.out / f"mind-{self.generation:03}.bin")


def train(
    rules: MindedRules, blanks: list[Any], minutes: float, out: Path, school: School, mind: Mind | None = None,
    tell: Callable[[dict[str, Any]], None] = lambda _: None,
) -> None:  # fmt: skip
    """Bring up a mind for so many minutes in a folder; ``tell`` hears of every generation.

    It goes on where the last run in the folder ended, or else with a mind that is given, or from the hand-made opinions alone.
    Its steps become ever smaller towards the end of the time.
    """
    begun = time.perf_counter()
    course = Course(rules, blanks, school, out, mind)
    while (passed := (time.perf_counter() - begun) / (60 * minutes)) < 1:
        tell(course.next_generation(school.rate * (1.0 - passed * (1.0 - school.last))))
    if find_spec("matplotlib") is not None:
        draw_curves(read_history(out / HISTORY), out / "curves.png")
