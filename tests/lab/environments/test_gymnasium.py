"""Gymnasium's own checker, whole matches against bots, and vector environments."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.passive_env_checker import env_render_passive_checker

import deben
from deben.lab.environments.gymnasium import Learner

pytestmark = pytest.mark.walk  # whole matches: on the modules, not while coverage is measured
TABLES: list[tuple[str, dict[str, Any]]] = [("deben/duel-v1", {"sides": "BBBB"}), ("deben/nefertiti-v1", {"players": 3})]


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_own_checker(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **options).unwrapped, skip_render_check=True)


def test_gymnasiums_own_checker_of_every_render_mode() -> None:
    """Warnings are errors, so each mode gives what Gymnasium expects of it."""
    for mode in Learner.metadata["render_modes"]:
        env = gymnasium.make("deben/duel-v1", against="random", render_mode=mode).unwrapped
        env.reset(seed=1)
        env_render_passive_checker(env)
        env.close()


def test_rendering_is_what_the_learner_may_know() -> None:
    env = Learner("duel", against="random", render_mode="svg", seat=1)
    env.reset(seed=3)
    assert env.render() == deben.svg(env.episode.match, seat=1)
    envs = gymnasium.make_vec("deben/duel-v1", num_envs=2, against="random", render_mode="rgb_array")
    envs.reset(seed=3)
    frames: Any = envs.render()
    first, second = frames
    assert first.shape == second.shape == (680, 1214, 3)
    assert (first != second).any()


def test_importing_is_enough() -> None:
    """Somebody who follows the docs has nothing else to call; Gymnasium itself looks for nobody's games."""
    script = "import gymnasium, deben.lab.environments.gymnasium; print(gymnasium.make('deben/duel-v1').unwrapped.stage.seats)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("2\n", 0), done.stderr


def play_out(env: Learner, seed: int) -> tuple[float, list[int]]:
    """Return the reward of a match of random legal actions, and these."""
    _, info = env.reset(seed=seed)
    chance, actions, over, reward = np.random.default_rng(seed), [], False, 0.0
    while not over:
        actions.append(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, over, _, info = env.step(actions[-1])
    return reward, actions


@pytest.mark.parametrize("against", ["random", ["greedy", "random"]])
def test_a_whole_match_against_bots_and_the_same_again(against: Any) -> None:
    env = Learner("nefertiti", against=against, seat=None, players=3)
    first = [play_out(env, seed) for seed in range(4)]
    assert [play_out(env, seed) for seed in range(4)] == first
    assert all(reward in (1.0, -0.5) for reward, _ in first)
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(12)}) == 3
    env.close()


def test_an_illegal_action_ends_the_match_and_says_why() -> None:
    env = Learner("duel", illegal_reward=-7.0)
    _, info = env.reset(seed=3)
    assert (env.action_masks() == info["action_mask"]).all()
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-7.0, True)
    assert info["refusal"]


def test_a_vector_of_environments() -> None:
    envs = gymnasium.make_vec("deben/duel-v1", num_envs=3, vectorization_mode="sync", against="random")
    seen, info = envs.reset(seed=5)
    assert seen.shape == envs.observation_space.shape
    assert len(seen) == 3
    seen, rewards, over, _, _ = envs.step(np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]]))
    assert rewards.tolist() == [0, 0, 0]
    assert not over.any()


@pytest.mark.parametrize("wrong", [{"against": ["random"]}, {"seat": 4}])
def test_tables_that_cannot_be_set(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="seat"):
        Learner("nefertiti", players=4, **wrong)
