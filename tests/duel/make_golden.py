"""Search matches for the golden files: ``python -m tests.duel.make_golden [NAME…]`` writes those given, or all that are missing.

A seat without an aim plays at random; one with an aim takes the action after which it is furthest ahead in the tokens named; and
one with ``?`` leaves them to the other.  ``test_golden.py`` checks what was found against the second writing of the rules.
"""

import sys
from itertools import count
from random import Random
from typing import Any

from deben.games import game_named
from deben.kernel.contract import OVER
from deben.kernel.native.cpu import CpuExecutor
from deben.match import Match, write_record

from .golden_matches import FOLDER, GOLDEN, Golden
from .reference import tokens

GAME = game_named("duel")
EXECUTOR = CpuExecutor(GAME.rules)


def ahead(state: Any, action: int, wanted: str) -> int:
    """Return how many of the wanted tokens Nefertiti has more than Akhenaton after an action."""
    after = state.copy()
    EXECUTOR.apply(after, action)
    fields = dict(part.split("=") for part in GAME.write_position(after).split())
    held = [sum(token[0] in wanted for token in tokens(fields.get(player, ""))) for player in "NA"]
    return held[0] - held[1]


def chosen(state: Any, legal: list[int], golden: Golden, chance: Random) -> int:
    """Return the action that serves the aim of whoever is to move, or any."""
    seat = EXECUTOR.actor(state)
    aim, wanted = golden.aims[seat], "".join(golden.aims).replace("?", "")
    if not aim:
        return chance.choice(legal)
    for_nefertiti = (seat == 0) == (aim != "?")
    return max(legal, key=lambda action: (ahead(state, action, wanted) * (1 if for_nefertiti else -1), chance.random()))


def playout(seed: int, golden: Golden) -> list[str]:
    """Return the actions of one match with this seed."""
    chance, actions = Random(seed), []
    state = EXECUTOR.setup(GAME.blank(GAME.options({"sides": golden.sides})), seed)
    while EXECUTOR.actor(state) != OVER:
        action = chosen(state, EXECUTOR.legal(state), golden, chance)
        actions.append(GAME.write_action(action))
        EXECUTOR.apply(state, action)
    return actions


def search(name: str, golden: Golden) -> Match:
    """Return the first match with the feature."""
    for seed in count(1):
        actions = playout(seed, golden)
        if all(word in actions for word in golden.words):
            match = Match(GAME, seed, {"sides": golden.sides}, executor=EXECUTOR)
            for action in actions:
                match.play(action)
            if golden.feature(match):
                print(name, "after", seed)
                return match
    raise AssertionError("count does not end")


def main(names: list[str]) -> None:
    """Write the golden files named, or all that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or [name for name in GOLDEN if not (FOLDER / f"{name}.json").exists()]:
        (FOLDER / f"{name}.json").write_text(write_record(search(name, GOLDEN[name]).record()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
