#!/usr/bin/env python3
"""Learn to choose as somebody else does, from matches in a file: one layer, NumPy alone.

deben export scribes.npz --game duel --matches 300 --seats scribe && python examples/learn_from_matches.py scribes.npz
"""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from deben.lab.data import Decisions, read_decisions

ROUNDS, RATE, BATCH = 8, 0.3, 64
Floats = NDArray[np.float32]


def chances(weights: Floats, seen: Floats, masks: NDArray[np.int8]) -> Floats:
    """Return how likely each action is: those that are not legal are impossible."""
    scores: Floats = np.where(masks == 1, seen @ weights, -np.inf)
    powers: Floats = np.exp(scores - scores.max(axis=1, keepdims=True))
    likely: Floats = powers / powers.sum(axis=1, keepdims=True)
    return likely


def learn(data: Decisions) -> Floats:
    """Return the weight of every mark for every action."""
    weights, generator = np.zeros((data.observations.shape[1], data.masks.shape[1]), np.float32), np.random.default_rng(1)
    for _ in range(ROUNDS):
        for rows in np.array_split(generator.permutation(len(data)), max(1, len(data) // BATCH)):
            part = data[rows]
            seen = part.observations.astype(np.float32)
            wrong = chances(weights, seen, part.masks)
            wrong[np.arange(len(rows)), part.actions] -= 1
            weights -= RATE / len(rows) * seen.T @ wrong
    return weights


def agreement(weights: Floats, data: Decisions) -> float:
    """Return how often what was learnt would do the same."""
    likely = chances(weights, data.observations.astype(np.float32), data.masks).argmax(axis=1)
    return float((likely == data.actions).mean())


if __name__ == "__main__":
    data = read_decisions(Path(sys.argv[1]))
    late = data.matches >= data.matches.max() * 4 // 5  # whole matches that nothing was learnt from
    weights = learn(data[~late])
    guessing = float((1 / data.masks[late].sum(axis=1)).mean())
    print(f"{data!r}: the same action in {agreement(weights, data[late]):.0%} of new decisions, {guessing:.0%} by guessing")
