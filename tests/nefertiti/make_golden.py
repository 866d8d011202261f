"""Search matches for the golden files: ``python -m tests.nefertiti.make_golden [NAME…]`` writes those given, or all missing ones.

Everybody plays at random, only that what a golden match likes is chosen four times out of five.  Of the first matches found the
shortest is kept.  ``test_golden.py`` checks what was found against a clerk who works the scores out again.
"""

import sys
from itertools import count
from random import Random

from deben.games.nefertiti.game import GAME
from deben.games.nefertiti.state import State
from deben.kernel.executor import PythonExecutor
from deben.match import Match, write_record

from .golden_matches import FOLDER, GOLDEN, Golden, Story, told

EXECUTOR = PythonExecutor(GAME.rules)
ENOUGH = 3
"""So many matches with the feature are found before the shortest is kept."""
PATIENCE = 40
"""So many seeds are tried for a shorter one after the first."""

APART = 1_000
"""Each search has its own seeds, so that no match is there twice."""


def playout(golden: Golden, seed: int) -> Story:
    """Return one match with this seed."""
    chance = Random(seed)

    def choose(_: State, legal: list[str]) -> str:
        liked = [action for action in legal if action.startswith(golden.liked)] if golden.liked else []
        return chance.choice(liked if liked and (golden.only or chance.random() < 0.8) else legal)

    return told(EXECUTOR, golden.options, seed, choose)


def search(golden: Golden, first: int) -> tuple[int, Story]:
    """Return the seed and the story of a match with the feature, searching from a first seed on."""
    found: list[tuple[int, Story]] = []
    for seed in count(first):
        story = playout(golden, seed)
        if golden.feature(story):
            found.append((seed, story))
        if len(found) == ENOUGH or (found and seed > found[0][0] + PATIENCE):
            break
    return min(found, key=lambda pair: len(pair[1].steps))


def main(names: list[str]) -> None:
    """Write the golden files named, or all that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or [name for name in GOLDEN if not (FOLDER / f"{name}.json").exists()]:
        seed, story = search(GOLDEN[name], APART * [*GOLDEN].index(name))
        match = Match(GAME, seed, GOLDEN[name].options)
        for step in story.steps:
            match.play(step.action)
        (FOLDER / f"{name}.json").write_text(write_record(match.record()), encoding="utf-8")
        print(f"{name}: seed {seed}, {len(story.steps)} actions", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
