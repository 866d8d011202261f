"""The executors agree field by field after every action, over thousands of random matches of every game and set-up."""

from itertools import product

import pytest

from deben.games import game_named
from deben.testing import agree, compiled

CHUNKS, MATCHES = 16, 128
"""2,048 matches in chunks that run beside each other."""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_duel_on_the_cpu(chunk: int) -> None:
    """Sixteen chunks, one for each set-up of D1.5."""
    game = game_named("duel")
    options = game.options({"sides": "".join(list(product("AB", repeat=4))[chunk])})
    lengths = [agree(game, options, 10_000 + chunk * MATCHES + i, compiled(game)) for i in range(MATCHES)]
    assert len(lengths) == MATCHES
    assert min(lengths) > 36, "eighteen unloads need at least as many pawns again"
