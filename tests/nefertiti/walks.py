"""Walks through matches of Nefertiti that see more characters than even choice would."""

from collections.abc import Iterator
from random import Random
from typing import Any

from deben.games.nefertiti.actions import PLACE
from deben.match import Match

OPTION_SETS: list[dict[str, Any]] = [
    {"players": 2, "characters": "base"},
    {"players": 2, "characters": "palace-intrigue", "memphis": True, "stalls": "LLLR"},
    {"players": 2, "characters": "race-on-the-nile", "memphis": True, "stalls": "advanced"},
    {"players": 3, "characters": "base", "stalls": "LLLL"},
    {"players": 3, "characters": "curse-of-amon", "memphis": True},
    {"players": 4, "characters": "base", "stalls": "advanced"},
    {"players": 4, "characters": "random", "memphis": True},
    {"players": 4, "characters": "oracle,beggar,merchant-of-amon,royal-scribe,travelling-thief,trader", "stalls": "RLRR"},
    {"players": 5, "characters": "base"},
    {"players": 5, "characters": "palace-intrigue", "stalls": "advanced"},
]
"""Every number of players, every character, every stall, with and without Memphis."""


def name(options: dict[str, Any]) -> str:
    """Return the options in a word."""
    return "-".join(str(value) for value in options.values())


def walk(seed: int, options: dict[str, Any]) -> Iterator[Match]:
    """Yield a match at every position from set-up to end; characters are recruited two times out of three that they can be."""
    match, chance = Match("nefertiti", seed, options), Random(seed)
    yield match
    while not match.over:
        actions = match.legal_numbers
        characters = [action for action in actions if action < PLACE]
        match.play(chance.choice(characters if characters and chance.random() < 0.66 else actions))
        yield match
