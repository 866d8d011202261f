"""Self-play: thousands of matches side by side on a GPU, which a network of PyTorch judges all at once."""

import math
import time
from dataclasses import replace
from typing import Any

import numpy as np

from ...kernel.curves import exponential
from ...kernel.mind.contract import MindedRules
from ...kernel.mind.tuning import Thinking
from ...kernel.native.cuda import CudaExecutor
from ...kernel.record import Record
from ...kernel.rule import Translation, rule
from ...kernel.search.tree import MOST_DEPTH, SUMS
from . import kernels
from .positions import DEVICE, Positions
from .school import Plan

__all__ = ["Kept", "SelfPlay", "TrainingExecutor"]

LEAST = 20
"""Positions of finished matches that a generation has for each thread, at least."""
BLOCK = 64
"""Threads a block."""


class Kept(Positions):
    """What is kept of some matches, in the memory of the GPU."""

    def __init__(self, rules: MindedRules, torch: Any, cuda: Any, size: int, room: int, trust: float = 1.0) -> None:
        def new(*shape: int, kind: Any) -> Any:
            return torch.zeros(shape, dtype=kind, device=DEVICE)

        self.room, self.trust = room, trust
        self.states = cuda.device_array(size * room, rules.record.dtype)
        self.visits = new(size, room, rules.most_legal, kind=torch.int16)
        self.about = new(size, room, 3, kind=torch.int16)
        self.thought = new(size, room, rules.seats, kind=torch.int16)
        self.won = new(size, room, rules.seats, kind=torch.float32)
        self.points = new(size, room, rules.seats, rules.sources, kind=torch.int16)
        self.ends = new(size, kind=torch.int64)
        self.handed = {name: cuda.as_cuda_array(getattr(self, name)) for name in ("visits", "about", "thought", "won", "points")}


@rule
def power(x: float) -> float:
    """Return e to the power of x, as the machine has it: nobody compares what is learnt to the bit."""
    return math.exp(x)


class TrainingExecutor(CudaExecutor):
    """Runs the rules on a GPU, with its own exponential, and in several pieces: in one it would compile twice as long."""

    def __init__(self, rules: MindedRules, block: int = BLOCK) -> None:
        super().__init__(replace(rules, inline=False), block)
        self._callee = Translation(self.device_function, {**rules.contract(), exponential: power})


EXECUTOR = TrainingExecutor


class SelfPlay:
    """Plays many matches at once and goes on with them from one generation to the next."""

    def __init__(self, rules: MindedRules, size: int, thinking: Thinking, plan: Plan, room: int, rows: int, seed: int) -> None:
        import torch

        self.torch, self.rules, self.size, self.room, self.plan = torch, rules, size, room, plan
        self.executor = EXECUTOR(rules)
        self.cuda, new = self.executor.cuda, self._new
        seats, nodes = rules.seats, rows * max(plan.full, plan.fast) + 200
        self.step = self.executor.translate(kernels.step_kernel)
        self.look = self.executor.translate(kernels.look_kernel)
        self.carry = self.executor.translate(kernels.carry_kernel)
        self.matches = self.cuda.device_array(size, rules.record.dtype)
        self.works = self.cuda.device_array(size, rules.record.dtype)
        self.words, self.paths = new(size, 4, kind=torch.int64), new(size, MOST_DEPTH, kind=torch.int32)
        self.trees = self.cuda.device_array((size, nodes, SUMS + seats), np.int32)
        self.counters, self.ended = new(size, 3, kind=torch.int64), new(size, kind=torch.int32)
        self.lengths = torch.full((size,), -1, dtype=torch.int32, device=DEVICE)
        self.ends, self.left = new(size, seats, kind=torch.int64), new(size, kind=torch.int32)
        self.kept, self.plies = new(size, kind=torch.int32), new(size, kind=torch.int32)
        self.seated = torch.full((size,), seats, dtype=torch.int32, device=DEVICE)
        self.guests = new(size, kind=torch.int32)
        self.spans, self.dealt = new(size, 2, kind=torch.int32), new(2, kind=torch.int32)
        self.values, self.logits = new(size, seats, kind=torch.float32), new(size, rules.actions, kind=torch.float32)
        self.sight = new(size, rules.width, kind=torch.int8)
        self.dials = self.executor.put(thinking.dials(rules.point, rules.tuning))
        self.hand = self.executor.put(rules.tuning.dials(rules.point))
        self.records = self.new_kept()
        self._handed = {
            name: self.cuda.as_cuda_array(getattr(self, name))
            for name in (
                "words", "paths", "counters", "ended", "lengths", "ends", "left", "kept", "plies", "spans", "dealt", "values",
                "logits", "sight", "seated", "guests",
            )
        }  # fmt: skip
        self.executor.launch(self.executor.translate(kernels.begin_kernel), 0, size, self._handed["words"], seed)
        self.turn_to(plan)

    def _new(self, *shape: int, kind: Any) -> Any:
        return self.torch.zeros(shape, dtype=kind, device=DEVICE)

    def new_kept(self) -> Kept:
        """Return room for what is to be kept."""
        return Kept(self.rules, self.torch, self.cuda, self.size, self.room)

    def new_store(self, capacity: int, trust: float) -> Kept:
        """Return room for positions of other matches, one after the other."""
        return Kept(self.rules, self.torch, self.cuda, capacity, 1, trust)

    def turn_to(self, plan: Plan) -> None:
        """Go on by another plan, with no more simulations a thought than the first had."""
        self.plan, self._plan = plan, self.executor.put(plan.numbers())

    def deal(self, blanks: list[Record], count: int, seed: int) -> None:
        """Shuffle and lay out so many matches to come, the options in turn."""
        each = count // len(blanks)
        rows = self.cuda.device_array((len(blanks), each), self.rules.record.dtype)
        for number, blank in enumerate(blanks):
            self.executor.setup_rows(rows[number], blank, seed + number * each, 0, each)
        self.executor.wait()
        mixed = rows.copy_to_host().T.reshape(-1)
        self.deals = self.executor.put(np.ascontiguousarray(mixed))
        self.dealt[0], self.dealt[1] = 0, len(mixed)

    def steps(self, net: Any, count: int) -> None:
        """Go so many simulations further in every match; ``net`` says what leaves are worth and which moves are promising."""
        h, k = self._handed, self.records
        for _ in range(count):
            self.sight.zero_()
            self.executor.launch(
                self.step, 0, self.size, self.matches, self.works, h["words"], self.trees, h["counters"], h["paths"], h["lengths"],
                h["ended"], h["ends"], h["values"], h["logits"], h["sight"], h["left"], h["kept"], h["plies"], self.deals,
                h["dealt"], k.states, k.handed["visits"], k.handed["about"], k.handed["thought"], k.handed["won"],
                k.handed["points"], h["spans"], h["seated"], h["guests"], self.dials, self.hand, self._plan,
            )  # fmt: skip
            if not self.plan.opinion:
                net.speak(self.sight, self.seated, self.values, self.logits)

    def play(self, net: Any, seconds: float, most: int = 1 << 30, burst: int = 64) -> Kept:
        """Return what was kept of matches that were played for some seconds, or so many steps, and begin to keep anew."""
        begun, done = time.perf_counter(), 0
        least = self.size * LEAST
        while (time.perf_counter() - begun < seconds or int(self.spans[:, 0].sum()) < least) and done < most:
            self.steps(net, burst)
            self.torch.cuda.synchronize()
            done += burst
            if int(self.dealt[0]) >= int(self.dealt[1]):
                break
        self.simulated = done * self.size
        old, self.records = self.records, self.new_kept()
        old.ends.copy_(self.spans[:, 0])
        new = self.records
        self.executor.launch(
            self.carry, 0, self.size, old.states, old.handed["visits"], old.handed["about"], old.handed["thought"], new.states,
            new.handed["visits"], new.handed["about"], new.handed["thought"], self._handed["spans"],
        )  # fmt: skip
        self.torch.cuda.synchronize()
        return old

    def sight_of(self, kept: Positions, where: Any, sight: Any, lists: Any, counts: Any) -> None:
        """Write what is to be seen, and what may be done, in the positions ``where``, pairs of row and slot."""
        sight.zero_()
        places = where[:, 0] * kept.room + where[:, 1]
        given = (self.cuda.as_cuda_array(each) for each in (places, sight, lists, counts))
        self.executor.launch(self.look, 0, len(where), kept.states, *given)
