"""A generation played on the GPU of this machine, and what others played meanwhile at mixed tables."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from ...kernel.mind.contract import MindedRules
from .play import SelfPlay
from .positions import Positions
from .school import School
from .strangers import Strangers

__all__ = ["Alone"]


class Alone:
    """The ground of a machine with a GPU: :class:`.positions.Ground`."""

    def __init__(self, rules: MindedRules, blanks: list[Any], school: School, tables: Path, generation: int) -> None:
        self.rules, self.school, self.blanks = rules, school, blanks
        self.matches = SelfPlay(rules, school.size, school.thinking, school.plan, school.room, school.rows, 1000 + generation)
        self._read = Strangers(self.matches, school.capacity, school.rolled, tables)
        self.newest: Any = None
        self._deal(generation)

    def _deal(self, generation: int) -> None:
        self.matches.deal(self.blanks, self.school.deals, (1 << 40) + generation * self.school.deals)

    @property
    def simulated(self) -> int:
        """Simulations of the last generation."""
        return self.matches.simulated

    @property
    def foreign(self) -> Positions | None:
        """What was played at mixed tables."""
        return self._read.kept

    @property
    def strangers(self) -> int:
        """How many positions that were, ever."""
        return self._read.count

    def earlier(self, generation: int) -> list[Positions]:  # noqa: ARG002  # nothing outlives a run in a GPU's memory
        """Return what is still there of the generations before one."""
        return []

    def play(self, generation: int, net: Any) -> Positions:
        """Return what was played by a network that learnt for so many generations; before the first our own opinions judge."""
        plan = self.school.plan
        self.matches.turn_to(plan if generation else replace(plan, opinion=1, full=plan.full // 2, fast=plan.fast // 2))
        if int(self.matches.dealt[0]) > self.school.deals // 2:
            self._deal(generation)
        kept = self.matches.play(net, self.school.seconds)
        came = self._read.read()
        self.newest = self._read.newest(came) if came else None
        return kept

    def sight_of(self, kept: Positions, where: Any, sight: Any, lists: Any, counts: Any) -> None:
        """Write what is to be seen, and what may be done, in the positions ``where``."""
        self.matches.sight_of(kept, where, sight, lists, counts)
