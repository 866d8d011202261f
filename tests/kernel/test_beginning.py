"""What a position leaves unknown comes from the seed of the match."""

import numpy as np
import pytest

from deben.games import Game, game_named, game_names
from deben.kernel.chance import Chance
from deben.kernel.entries.beginning import FILLING_STREAM, fill_one
from deben.kernel.executor import PythonExecutor
from deben.kernel.luck import ROUNDS, Luck, block, key_words
from deben.kernel.record import Ints

SEED = 20 << 200 | 7


@pytest.fixture(params=game_names())
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


def test_what_nobody_has_seen_comes_from_the_cipher_of_the_seed(game: Game) -> None:
    executor = PythonExecutor(game.rules)
    view = executor.view(executor.setup(game.blank(game.options()), 3), -1)
    chance = Chance()
    words = block(np.array(key_words(SEED), np.uint32).view(Ints), 0, FILLING_STREAM, ROUNDS)
    for i in range(4):
        chance.word[i] = words[i]
    filled, lucks = view.copy(), Luck.batch(1)
    lucks[0]["key"] = key_words(SEED)
    states = executor.hand(game.rules.record, filled.rows)
    executor.translated(fill_one)(states, executor.hand(Luck, lucks), executor.hand(Chance, Chance.batch(1)))
    assert filled.to_bytes() == executor.resample(view, chance).to_bytes()
    assert filled.to_bytes() != view.to_bytes()
