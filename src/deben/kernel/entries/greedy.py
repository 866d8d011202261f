"""The greedy choice: look one turn ahead and take what is best at once.

An action is worth the lead it gives: the seat's standing less that of its best opponent, if the match ended then.  A turn may need
several actions, so an action is followed by the rest of the seat's own turn, each step the best at sight.  What the seat cannot
know is filled in at random; where two such samples disagree about an action, it is judged by four.
"""

from ..chance import Chance, Chances, choose
from ..contract import actor, apply, legal, resample, standing
from ..record import Record
from ..rule import Log, MoveLists, Moves, States, rule

__all__ = ["SCRATCH", "choose_greedily", "greedy_one"]

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
