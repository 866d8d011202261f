"""The executors agree field by field after every action, over many random matches of every game and set-up."""

from itertools import product
from typing import Any

import pytest

from deben.games import game_named
from deben.testing import agree, compiled

from .nefertiti.test_walks import OPTION_SETS, name
from .nightly import often

CHUNKS, MATCHES = 16, often(4, 128)
"""At night 2,048 matches of each game, in chunks that run beside each other."""
PARTS = often(1, CHUNKS)
"""The Duel is compiled by every process that has a part, so that in CI one has them all."""


def sides(chunk: int) -> str:
    """Return one of the sixteen set-ups of D1.5."""
    return "".join(list(product("AB", repeat=4))[chunk])


@pytest.mark.parametrize("part", range(PARTS))
def test_the_duels_module_and_the_cpu(part: int) -> None:
    """Sixteen chunks, one for each set-up of D1.5."""
    game = game_named("duel")
    for chunk in range(part, CHUNKS, PARTS):
        options, seeds = game.options({"sides": sides(chunk)}), range(10_000 + chunk * MATCHES, 10_000 + (chunk + 1) * MATCHES)
        lengths = [agree(game, options, seed, compiled(game), compiled(game, "cpu")) for seed in seeds]
        assert len(lengths) == MATCHES
        assert min(lengths) > 36, "eighteen unloads need at least as many pawns again"


@pytest.mark.nightly  # compiles the game for a minute and a half; in CI the Duel goes through the same executor
@pytest.mark.parametrize("part", range(PARTS))
def test_nefertitis_module_and_the_cpu(part: int) -> None:
    """Every set of options."""
    game = game_named("nefertiti")
    matches = -(-CHUNKS * MATCHES // len(OPTION_SETS))
    for options in OPTION_SETS[part::PARTS]:
        for i in range(matches):
            assert agree(game, game.options(options), 20_000 + i, compiled(game), compiled(game, "cpu")) > 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_duels_module_and_plain_python(chunk: int) -> None:
    game = game_named("duel")
    for i in range(often(1, 4)):
        assert agree(game, game.options({"sides": sides(chunk)}), 30_000 + chunk * 4 + i, compiled(game)) > 36


@pytest.mark.parametrize("options", OPTION_SETS, ids=name)
def test_nefertitis_module_and_plain_python(options: dict[str, Any]) -> None:
    game = game_named("nefertiti")
    assert agree(game, game.options(options), 40_000, compiled(game)) > 20
