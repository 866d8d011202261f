"""Walks through matches of the Duel that see more action tokens than even choice would."""

from collections.abc import Iterator
from itertools import product
from random import Random

from deben.games.duel.actions import PLAY, TAKE
from deben.match import Match

SIDES = ["".join(sides) for sides in product("AB", repeat=4)]
"""All sixteen set-ups (D1.5)."""


def walk(seed: int, sides: str = "AAAA") -> Iterator[Match]:
    """Yield a match at every position from set-up to end; action tokens are played every other time they can be."""
    match, chance = Match("duel", seed, {"sides": sides}), Random(seed)
    yield match
    while not match.over:
        actions = match.legal_numbers
        tokens = [action for action in actions if PLAY <= action < TAKE]
        match.play(chance.choice(tokens if tokens and chance.random() < 0.5 else actions))
        yield match
