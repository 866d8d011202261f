"""The forward pass of a mind in whole numbers, and a mind as a file."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from deben.kernel.mind.contract import MindedRules, features, minded
from deben.kernel.mind.network import GRAIN, HEAD, LOGIT, MOST, SCALE, attend, logit
from deben.kernel.mind.weights import Mind, MindError, blank_mind
from deben.kernel.record import Ints
from deben.kernel.rule import Moves, rule

from .toy import TOY, Stones


@rule
def see(state: Stones, seat: int, marks: Moves) -> int:
    marks[0] = min(state.stones, 19)
    marks[1] = 20 + seat
    return 2


TOY_MINDED: MindedRules = minded(TOY, features=see, layout=1, width=22, most_marks=4, seats=2, sources=1)


def random_mind(rules: MindedRules, cells: int, more: int, seed: int, size: int = 200) -> Mind:
    mind, chance = blank_mind(rules, cells, more), np.random.default_rng(seed)
    for layer in mind.layers().values():
        layer[...] = chance.integers(-size, size, layer.shape)
    return mind


@pytest.mark.parametrize("count", [0, 1, 3, 4, 5, 11])
def test_the_layers_are_those_of_the_book(count: int) -> None:
    mind = random_mind(TOY_MINDED, 24, 8, 5)
    marks = np.random.default_rng(count).integers(0, 22, 11).astype(np.int16).view(Ints)
    acts, sums = np.zeros(32, np.int16).view(Ints), np.zeros(8, np.int32).view(Ints)
    attend(mind.first.view(Ints), mind.second.view(Ints), marks, count, acts, sums)
    first = mind.first[-1].astype(int) + sum(mind.first[mark].astype(int) for mark in marks[:count].tolist())
    one = np.clip(first, 0, MOST)
    two = np.clip((one @ mind.second[:-1].astype(int) + mind.second[-1].astype(int) * GRAIN) // SCALE, 0, MOST)
    assert acts.tolist() == [*one, *two]
    said = mind.policy[1, :-1].astype(int) @ np.concatenate([one, two]) + int(mind.policy[1, -1]) * GRAIN
    assert logit(mind.policy.view(Ints), 1, acts) == said / LOGIT
    assert LOGIT == GRAIN * HEAD


def test_a_mind_comes_back_from_its_file_as_it_was(tmp_path: Path) -> None:
    mind = random_mind(TOY_MINDED, 16, 4, 2)
    mind.save(tmp_path / "mind.bin")
    again = Mind.load(tmp_path / "mind.bin")
    assert again.layout == mind.layout
    assert all((again.layers()[name] == layer).all() for name, layer in mind.layers().items())
    again.check(TOY_MINDED)


def test_files_that_hold_no_mind_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "other").write_bytes(b"something else")
    with pytest.raises(MindError, match="holds no mind"):
        Mind.load(tmp_path / "other")
    random_mind(TOY_MINDED, 16, 4, 2).save(tmp_path / "short")
    (tmp_path / "short").write_bytes((tmp_path / "short").read_bytes()[:-1])
    with pytest.raises(MindError, match="ends too soon"):
        Mind.load(tmp_path / "short")


def test_a_mind_for_other_features_is_refused() -> None:
    mind = blank_mind(TOY_MINDED, 16, 4)
    mind.check(TOY_MINDED)
    for other in (replace(TOY_MINDED, width=23), replace(TOY_MINDED, layout=2), replace(TOY_MINDED, actions=5)):
        with pytest.raises(MindError, match="other features"):
            mind.check(other)


def test_a_game_has_no_eyes_of_its_own_accord() -> None:
    with pytest.raises(NotImplementedError):
        features(Stones(), 0, np.zeros(1, np.int16).view(Ints))
