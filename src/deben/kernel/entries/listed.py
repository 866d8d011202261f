"""Entry points over lists of legal actions, as ``legal_many`` writes them: masks, checks, picks by chance."""

from ..chance import Chances, choose, seed_chance
from ..rule import Counts, MoveLists, Moves, rule
from .sight import Cells

__all__ = ["mask_many", "pick_many", "wrong_many"]


@rule
def mask_many(moves: MoveLists, counts: Counts, masks: Cells, start: int, stop: int) -> None:
    """Write a one for each action that is listed, and zeros for all others, to the rows of ``masks`` from start to stop."""
    for i in range(start, stop):
        for k in range(masks.shape[1]):
            masks[i, k] = 0
        for k in range(counts[i]):
            masks[i, moves[i, k]] = 1


@rule
def wrong_many(moves: MoveLists, counts: Counts, actions: Moves, wrong: Counts, start: int, stop: int) -> None:
    """Write 1 to ``wrong[0]`` if an action of rows start to stop is not listed; where nothing is listed, any will do."""
    for i in range(start, stop):
        found = counts[i] == 0
        for k in range(counts[i]):
            if moves[i, k] == actions[i]:
                found = True
        if not found:
            wrong[0] = 1


@rule
def pick_many(
    moves: MoveLists, counts: Counts, chance_seed: int, actions: Moves, chances: Chances, start: int, stop: int
) -> None:  # fmt: skip
    """Write one of the listed actions, each equally likely, to ``actions`` for rows start to stop: 0 where there is none."""
    for i in range(start, stop):
        seed_chance(chances[0], i, chance_seed)
        actions[i] = moves[i, choose(chances[0], counts[i])] if counts[i] > 0 else 0
