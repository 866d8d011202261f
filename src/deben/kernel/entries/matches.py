"""Entry points: what an executor runs, written once over rows of any game.

Each function takes arrays, so that one call from Python can do much work; ``states[i]`` is a record in every executor.
Plain Python runs them as they stand, :mod:`deben.kernel.native.cpu` compiles them, :mod:`deben.kernel.native.grid` calls them from
one thread a match.
"""

from ..chance import Chance, Chances, choose, seed_chance
from ..contract import actor, apply, conceal, legal, resample, setup, standing
from ..luck import Lucks, advance_key
from ..record import Record
from ..rule import Counts, Log, MoveLists, Moves, Standings, States, rule

__all__ = [
    "actor_many", "conceal_one", "legal_many", "play_many", "play_out", "resample_one", "setup_many", "standing_many", "step_many",
    "turn_one",
]  # fmt: skip


@rule
def setup_many(states: States, blanks: States, lucks: Lucks, start: int, stop: int) -> None:
    """Set up rows start to stop from ``blanks[0]``; row i has the seed in ``lucks[0]`` plus i, ``lucks[1]`` is drawn from."""
    for i in range(start, stop):
        states[i] = blanks[0]
        luck = lucks[1]
        for k in range(8):
            luck.key[k] = lucks[0].key[k]
        luck.block = 0
        luck.used = 0
        advance_key(luck.key, i)
        setup(states[i], luck)


@rule
def conceal_one(states: States, seat: int) -> None:
    """Turn the first row into the view of ``seat``."""
    conceal(states[0], seat)


@rule
def resample_one(states: States, chances: Chances) -> None:
    """Fill in what the view in the first row does not know."""
    resample(states[0], chances[0])


@rule
def actor_many(states: States, actors: Counts, start: int, stop: int) -> None:
    """Write who decides in rows start to stop to ``actors``."""
    for i in range(start, stop):
        actors[i] = actor(states[i])


@rule
def standing_many(states: States, standings: Standings, start: int, stop: int) -> None:
    """Write the standing of every seat in rows start to stop to the rows of ``standings``, which are as long as there are seats."""
    for i in range(start, stop):
        for seat in range(standings.shape[1]):
            standings[i, seat] = standing(states[i], seat)


@rule
def legal_many(states: States, moves: MoveLists, counts: Counts, start: int, stop: int) -> None:
    """List the legal actions of rows start to stop in the rows of ``moves``, and how many in ``counts`` (0 once over)."""
    for i in range(start, stop):
        counts[i] = 0
        if actor(states[i]) >= 0:
            counts[i] = legal(states[i], moves[i])


@rule
def step_many(states: States, actions: Moves, log: Log, start: int, stop: int) -> None:
    """Apply ``actions[i]`` to row i for rows start to stop; matches that are over stay as they are."""
    for i in range(start, stop):
        if actor(states[i]) >= 0:
            apply(states[i], actions[i], log)


@rule
def turn_one(states: States, action: int, log: Log, moves: Moves, turn: Counts) -> None:
    """Apply an action to the first row, or none if it is below zero, and list what is legal then.

    ``turn`` gets who decides then, how many legal actions there are, and how many events the log has, whatever was in it before.
    """
    log[0, 0] = 0
    if action >= 0 and actor(states[0]) >= 0:
        apply(states[0], action, log)
    seat = actor(states[0])
    turn[0] = seat
    turn[1] = legal(states[0], moves) if seat >= 0 else 0
    turn[2] = log[0, 0]


@rule
def play_out(state: Record, chance: Chance, moves: Moves, log: Log) -> int:
    """Play uniformly random legal actions to the end of the match and return how many there were."""
    decisions = 0
    while actor(state) >= 0:
        count = legal(state, moves)
        apply(state, moves[choose(chance, count)], log)
        decisions += 1
    return decisions


@rule
def play_many(
    states: States, chances: Chances, chance_seed: int, counts: Counts, moves: Moves, log: Log, start: int, stop: int
) -> None:
    """Play rows start to stop to the end at random, each from its own start of chance; ``counts`` gets the decisions."""
    for i in range(start, stop):
        seed_chance(chances[0], i, chance_seed)
        counts[i] = play_out(states[i], chances[0], moves, log)
