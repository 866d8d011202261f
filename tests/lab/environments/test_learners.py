"""The vector environment on a batch: whole matches, the same again, and what Gymnasium asks of vectors."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from deben.games import game_named
from deben.kernel.default import default_executor
from deben.lab.batch import IllegalActions
from deben.lab.environments.gymnasium import register
from deben.lab.environments.learners import Learners
from deben.lab.observation import Observer

from ...nightly import often

pytestmark = pytest.mark.walk
register()


def walked(envs: Any, seed: int, steps: int) -> list[Any]:
    """Return everything that some steps of random legal actions show."""
    seen, info = envs.reset(seed=seed)
    chance, found = np.random.default_rng(seed), [seen.copy(), info["seat"].copy()]
    for _ in range(steps):
        masks = info["action_mask"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
        seen, rewards, ended, cut, info = envs.step(actions)
        assert seen.shape == envs.observation_space.shape
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
        assert ("final_obs" in info) == bool(ended.any())
        found += [seen.copy(), rewards.copy(), ended.copy(), info["seat"].copy(), info["action_mask"].copy()]
    return found


@pytest.mark.parametrize(("game", "against", "options"), [
    ("duel", "greedy", {"sides": "BABA"}), ("nefertiti", ["random", "greedy"], {"players": 3}),
])  # fmt: skip
def test_whole_matches_and_the_same_again(game: str, against: Any, options: dict[str, Any]) -> None:
    envs = gymnasium.make_vec(f"deben/{game}-v1", num_envs=5, against=against, seat=None, executor="wasm", **options)
    assert isinstance(envs.unwrapped, Learners)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    first = walked(envs, 3, often(70, 400))
    ended = np.array(first[4::5])
    assert ended.any(axis=0).all(), "every table came to an end"
    assert (np.array(first[3::5])[ended] != 0).any()
    again = walked(envs, 3, often(70, 400))
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
    assert len(set(first[1].tolist())) > 1, "seats are drawn"


def test_the_learner_decides_and_sees_what_its_seat_may_know() -> None:
    envs = Learners("nefertiti", 6, against="random", seat=1, executor="wasm", players=4)
    seen, info = envs.reset(seed=[4, 5, 6, 7, 8, 2**100])
    game, chance = game_named("nefertiti"), np.random.default_rng(1)
    for _ in range(25):
        assert (envs.batch.actors() == 1).all()
        for i in range(6):
            assert (seen[i] == Observer(game).observe(default_executor(game.rules), envs.batch.state(i), 1)).all()
        seen, _, _, _, info = envs.step(np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]))


def test_the_last_sight_of_a_match_is_told() -> None:
    envs = Learners("duel", 4, against="random", executor="wasm")
    seen, info = envs.reset(seed=1)
    while True:
        seen, rewards, ended, _, info = envs.step(np.array([np.flatnonzero(mask)[-1] for mask in info["action_mask"]]))
        if ended.any():
            break
    row = int(np.flatnonzero(ended)[0])
    assert abs(rewards[row]) == 1
    assert info["_final_obs"].tolist() == ended.tolist()
    assert (info["final_obs"][row] != seen[row]).any()
    assert info["final_obs"][row].shape == seen[row].shape


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(ValueError, match="scribe: vectors play against random or greedy"):
        Learners("duel", 2, against="scribe", executor="wasm")
    envs = Learners("duel", 2, against="random", executor="wasm")
    _, info = envs.reset(seed=1)
    with pytest.raises(IllegalActions):
        envs.step(np.array([np.flatnonzero(mask == 0)[0] for mask in info["action_mask"]]))
