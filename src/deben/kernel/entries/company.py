"""The entry point for learners in company: plain bots decide for the other seats until the learner does."""

from ..chance import Chances
from ..contract import actor, apply
from ..rule import Counts, Log, MoveLists, States, rule
from .contest import Policies, decide

__all__ = ["wait_many"]


@rule
def wait_many(
    states: States, learners: Counts, policies: Policies, chances: Chances, scratch: States, moves: MoveLists, log: Log, start: int,
    stop: int,
) -> None:  # fmt: skip
    """Play rows start to stop until the seat of the learner decides, or it is over; the next seat clockwise has the first policy.

    Each row has a chance of its own.
    """
    seats = len(policies) + 1
    for i in range(start, stop):
        seat = actor(states[i])
        while seat >= 0 and seat != learners[i]:
            policy = policies[(seat - learners[i] - 1 + seats) % seats]
            apply(states[i], decide(policy, states[i], scratch, chances[i], seats, moves, log), log)
            seat = actor(states[i])
