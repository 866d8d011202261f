"""OpenSpiel's own walk over each game, its searchers on them, and what players may know."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import deben.lab.environments.openspiel  # noqa: F401  # registers the games
from deben.lab.environments.openspiel import Position

from ...nightly import often

pytestmark = pytest.mark.walk  # whole matches: on the modules, not while coverage is measured
NAMES = ["deben_duel(sides=ABBA)", "deben_nefertiti(players=3,stalls=advanced)", "deben_nefertiti(players=2,memphis=yes)"]


def begun(name: str, shuffle: int = 1) -> Position:
    state: Position = pyspiel.load_game(name).new_initial_state()
    state.apply_action(shuffle)
    return state


def honest(game: pyspiel.Game, search: RandomRolloutEvaluator, chance: np.random.RandomState) -> ISMCTSBot:
    """Return the searcher that draws anew what its seat does not know."""
    return ISMCTSBot(
        game=game, evaluator=search, uct_c=2.0, max_simulations=4, random_state=chance,
        final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_walk(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=often(1, 20), serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_of_its_searchers(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(7)
    search = RandomRolloutEvaluator(1, chance)
    bots: list[pyspiel.Bot] = [MCTSBot(game, 2.0, 4, search, random_state=chance), honest(game, search, chance)]
    bots += [pyspiel.make_uniform_random_bot(seat, 7) for seat in range(2, game.num_players())]
    state = begun(name, 3)
    for _ in range(often(12, 10_000)):
        if state.is_terminal():
            break
        state.apply_action(bots[state.current_player()].step(state))
    assert len(state.history()) > 12
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_drawn_anew_looks_the_same_to_its_player(name: str) -> None:
    state, chance = begun(name), np.random.default_rng(1)
    differs = 0
    for _ in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        differs += str(other) != str(state)
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert differs > 30, "what is hidden was hardly ever drawn anew"


def test_every_shuffle_is_equally_likely_and_a_match_of_its_own() -> None:
    game = pyspiel.load_game("deben_duel(shuffles=50)")
    outcomes = game.new_initial_state().chance_outcomes()
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    assert len({str(begun("deben_duel(shuffles=50)", shuffle)) for shuffle, _ in outcomes}) == 50
