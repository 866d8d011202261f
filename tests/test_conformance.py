"""Every game passes the conformance suite, with every set of options that matters."""

from itertools import product
from typing import Any

import pytest

from deben.games import game_named, game_names
from deben.testing import Check, conformance

OPTION_SETS: dict[str, list[dict[str, Any]]] = {
    "duel": [{"sides": "".join(sides)} for sides in product("AB", repeat=4)],  # all 16 set-ups, D1.5
    "nefertiti": [
        {"players": 2},
        {"players": 3, "stalls": "advanced"},
        {"players": 4, "characters": "random"},
        {"players": 5},
        {"players": 2, "stalls": "advanced", "characters": "random", "memphis": True},
    ],
}
"""The options each game is checked with."""

SLOW = ("executors",)
"""Checks that may have to compile a whole game first."""


def case(check: Check, options: dict[str, Any], seed: int) -> Any:
    name = "-".join([check.game.name, *(str(value) for value in options.values()), check.name])
    return pytest.param(check, options, seed, id=name, marks=[pytest.mark.slow] if check.name in SLOW else [])


CASES = [
    case(check, options, seed)
    for name in game_names()
    for seed, options in enumerate(OPTION_SETS[name], 100)
    for check in conformance(game_named(name))
]


@pytest.mark.parametrize(("check", "options", "seed"), CASES)
def test_conformance(check: Check, options: dict[str, Any], seed: int) -> None:
    check(options, seed)
