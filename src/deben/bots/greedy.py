"""The greedy bot: it looks one turn ahead and takes what is best at once.

An action is worth the lead it gives: the seat's standing less that of its best opponent, if the match ended then.  A turn may need
several actions, so an action is followed by the rest of the seat's own turn, each step the best at sight.  What the seat cannot
know is filled in at random; where two such samples disagree about an action, it is judged by four.
"""

from typing import Any

import numpy as np

from ..kernel.chance import Chance, Chances, choose
from ..kernel.contract import actor, apply, legal, resample, standing
from ..kernel.executor import Executor
from ..kernel.log import new_log
from ..kernel.record import Record
from ..kernel.rule import Log, MoveLists, Moves, States, rule
from .bot import Budget, own_chance

__all__ = ["SCRATCH", "GreedyBot", "choose_greedily"]

SAMPLES = 4
AT_FIRST = 2
TURN = SAMPLES
TRIAL = SAMPLES + 1
SCRATCH = SAMPLES + 2
"""How many rows of working room a greedy choice needs: its samples, the turn it follows, the step it tries."""
MOST_STEPS = 16
WORST = -1 << 30


@rule
def lead(state: Record, seat: int, seats: int) -> int:
    """Return how far the seat is ahead of its best opponent if the match ended now."""
    best = WORST
    for other in range(seats):
        if other != seat:
            best = max(best, standing(state, other))
    return standing(state, seat) - best


@rule
def finish_turn(scratch: States, seat: int, seats: int, moves: Moves, log: Log) -> None:
    """Play what is left of the seat's turn in row ``TURN``, each step the one with the best lead, the first of equals."""
    for _ in range(MOST_STEPS):
        if actor(scratch[TURN]) != seat:
            return
        count = legal(scratch[TURN], moves)
        best = moves[0]
        most = WORST
        for i in range(count):
            scratch[TRIAL] = scratch[TURN]
            apply(scratch[TRIAL], moves[i], log)
            found = lead(scratch[TRIAL], seat, seats)
            if found > most:
                most = found
                best = moves[i]
        apply(scratch[TURN], best, log)


@rule
def lead_after(scratch: States, sample: int, action: int, seat: int, seats: int, moves: Moves, log: Log) -> int:
    """Return the lead once the action and the rest of the turn are played in one of the samples."""
    scratch[TURN] = scratch[sample]
    apply(scratch[TURN], action, log)
    finish_turn(scratch, seat, seats, moves, log)
    return lead(scratch[TURN], seat, seats)


@rule
def worth(
    view: Record, scratch: States, chance: Chance, drawn: int, action: int, seats: int, moves: Moves, log: Log
) -> tuple[int, int]:
    """Return the sum of the action's leads over all samples, and how many samples are drawn by now.

    Samples are shared by the actions of a choice and drawn when first needed; two that agree stand for all.
    """
    total = 0
    before = 0
    for sample in range(SAMPLES):
        if sample == AT_FIRST and total == AT_FIRST * before:
            return total * SAMPLES // AT_FIRST, drawn
        if sample == drawn:
            scratch[sample] = view
            resample(scratch[sample], chance)
            drawn += 1
        before = lead_after(scratch, sample, action, actor(view), seats, moves, log)
        total += before
    return total, drawn


@rule
def choose_greedily(view: Record, scratch: States, chance: Chance, seats: int, moves: MoveLists, count: int, log: Log) -> int:
    """Return the best of the ``count`` actions in ``moves[0]`` for whoever decides, equals by chance; ``moves[1]`` is free."""
    drawn = 0
    best = int(moves[0, 0])
    most = WORST
    equals = 0
    for i in range(count if count > 1 else 0):
        found, drawn = worth(view, scratch, chance, drawn, int(moves[0, i]), seats, moves[1], log)
        if found > most:
            most = found
            equals = 0
        if found == most:
            equals += 1
            if choose(chance, equals) == 0:
                best = int(moves[0, i])
    return best


@rule
def greedy_one(views: States, scratch: States, chances: Chances, seats: int, moves: MoveLists, count: int, log: Log) -> int:
    """Return the greedy choice in row 0: what an executor runs for a single decision."""
    return choose_greedily(views[0], scratch, chances[0], seats, moves, count, log)


class GreedyBot:
    """Takes the action after which its lead is largest at the end of its turn; equals are drawn."""

    name = "greedy"
    level = -1

    def __init__(self, executor: Executor, seats: int) -> None:
        self.executor, self.seats, self._chance = executor, seats, own_chance()
        self._choose = executor.translate(greedy_one)
        rules = executor.rules
        self._scratch = executor.hand(rules.record, rules.record.batch(SCRATCH))
        self._moves = executor.hand_cells(np.zeros((2, rules.most_legal), np.int16))
        self._log = executor.hand_cells(new_log(0))

    def choose(self, view: Any, budget: Budget, chance: Chance | None = None) -> int:  # noqa: ARG002  # it is always quick
        """Return the greedy choice among the legal actions."""
        legal = self.executor.legal(view)
        self._moves[0, : len(legal)] = legal
        hand = self.executor.hand
        views, chances = hand(self.executor.rules.record, view.rows), hand(Chance, (chance or self._chance).rows)
        return int(self._choose(views, self._scratch, chances, self.seats, self._moves, len(legal), self._log))
