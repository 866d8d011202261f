"""Random matches for the checks, and the way a check says no."""

import re
from collections.abc import Iterator
from typing import Any

from ..games.contract import Game
from ..kernel.chance import Chance, choose, new_chance
from ..kernel.contract import OVER
from ..kernel.executor import Executor, PythonExecutor
from ..kernel.record import Record
from ..match import Match

__all__ = ["LONGEST", "SLUG", "SPECTATOR", "Nonconforming", "onlookers", "play_on", "require", "require_same", "states", "walk"]

LONGEST = 5_000
"""More actions than any match may have."""
SPECTATOR = -1
SLUG = re.compile("[a-z]+(-[a-z0-9]+)*")
"""What a stable code looks like."""


class Nonconforming(AssertionError):
    """A game breaks the contract; the text says where."""


def require(condition: object, *what: object) -> None:
    """Raise ``Nonconforming`` with a text made of the parts, unless the condition holds."""
    if not condition:
        raise Nonconforming(" ".join(str(part) for part in what))


def require_same(first: Record, second: Record, *what: object) -> None:
    """Raise ``Nonconforming`` with a text made of the parts and the fields that differ, unless the records are byte-equal."""
    if first != second:
        require(False, *what, *first.differences(second))


def walk(game: Game, options: Any, seed: int) -> Iterator[Match]:
    """Yield one random match again and again: at its start, after each action, and at its end."""
    match, chance = Match(game, seed, options), new_chance(seed)
    yield match
    while not match.over:
        require(len(match.moves) < LONGEST, game.name, "seed", seed, "does not end")
        legal = match.legal_numbers
        require(legal, game.name, "seed", seed, "has no legal action after", len(match.moves))
        match.play(legal[choose(chance, len(legal))])
        yield match


def states(game: Game, options: Any, seed: int) -> Iterator[tuple[Executor, Any]]:
    """Yield the states of the same random match with a plain executor, without all that a match does around them."""
    executor, chance = PythonExecutor(game.rules), new_chance(seed)
    state = executor.setup(game.blank(options), seed)
    yield executor, state
    for _ in play_on(executor, state, chance):
        yield executor, state


def play_on(executor: Executor, state: Any, chance: Chance) -> Iterator[int]:
    """Play a state at random to its end, yielding each action once it is done."""
    for _ in range(LONGEST):
        if executor.actor(state) == OVER:
            return
        legal = executor.legal(state)
        require(legal, "nothing is legal:", state.dump())
        action = legal[choose(chance, len(legal))]
        executor.apply(state, action)
        yield action
    require(False, "no end after", LONGEST, "actions:", state.dump())


def onlookers(game: Game, options: Any) -> range:
    """Return everybody who has a view: the spectator and all seats."""
    return range(SPECTATOR, game.seats(options))
