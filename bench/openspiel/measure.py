"""Prints one JSON object: how fast OpenSpiel plays its own games on one core, by uniform random play.

Runs under the environment that ``launch.py`` builds and imports only ``pyspiel``. Per game:

``decisions_per_game``
    Mean number of decisions. A decision is one action applied at a node where a player is to act, forced ones
    (a single legal action) included; chance nodes (deals, draws, dice) are played but not counted.
``cpp_decisions_per_s``
    OpenSpiel's C++ roll-out loop: ``MCTSBot`` with one simulation evaluates its root and nothing else, which is R
    random games inside one call. Decisions are games times ``decisions_per_game``. Every roll-out starts at the
    first decision of a dealt game, because OpenSpiel's search crashes on a chance root: the deal is *not* paid for.
``cpp_whole_game_decisions_per_s``
    OpenSpiel's C++ ``evaluate_bots`` with its uniform random bots: whole games, the deal included. The bots' own cost
    is in it too (each builds a policy, the others are told the action), so this is a floor and the roll-outs a ceiling.
``cpp_mcts_simulations_per_s``
    OpenSpiel's C++ UCT, one roll-out a simulation, from the first position that offers a choice.
``python_decisions_per_s``
    A plain Python loop over ``legal_actions`` and ``apply_action``: whole games, the deal included.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import itertools
import json
import math
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, NoReturn

# pyspiel has no type information, and the project's own environment does not have it at all.
import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]

GAMES = ("crazy_eights(players=4)", "oware")
UCT_C = 1.4
POSITIONS = 256  # start positions a run cycles through: enough deals for their mean length to be the game's
SCALING = (1, 10, 100, 1000)  # roll-outs a call: the rate is flat where the call's own cost no longer matters
METHOD = {
    "decision": "one action applied at a player's node, forced ones included; chance nodes are not counted",
    "cpp_decisions_per_s": "C++ roll-outs from the first decision (deal not paid for): games x decisions_per_game",
    "cpp_whole_game_decisions_per_s": "C++ evaluate_bots, deal and bots included: games x decisions_per_game",
    "cpp_mcts_simulations_per_s": "C++ UCT, 1 roll-out a simulation, counted by the root's visits",
    "python_decisions_per_s": "Python loop over legal_actions/apply_action, deal included, decisions counted",
    "rollout_scaling": "cpp_decisions_per_s by roll-outs a call: the call's overhead is what the small ones lose",
    "cpu_share": "processor time / wall time of the worst run: well under 1 means that the core was shared",
}


class InputError(Exception):
    """A request that cannot be measured; its text is one line for the person who asked."""


class Settings(NamedTuple):
    """How long and how often to measure, and how much work one C++ call does."""

    seconds: float
    repeat: int
    rollouts: int
    simulations: int
    seed: int


class Run(NamedTuple):
    """One timed run: units of work a second, and the share of a core that it got."""

    rate: float
    cpu_share: float


class Walk(NamedTuple):
    """One random game: how many decisions and how many chance nodes it had."""

    decisions: int
    chances: int


def clock(work: Callable[[], int], seconds: float) -> Run:
    """Return the rate of ``work``, called until ``seconds`` have passed; it returns the units that it did."""
    units = 0
    wall, cpu = time.perf_counter(), time.process_time()
    while (passed := time.perf_counter() - wall) < seconds:
        units += work()
    return Run(units / passed, (time.process_time() - cpu) / passed)


def chance(state: pyspiel.State, rng: random.Random) -> None:
    """Play one chance node by its probabilities."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def walk(game: pyspiel.Game, rng: random.Random) -> Walk:
    """Return the lengths of one whole game of uniform random play, driven from Python."""
    state = game.new_initial_state()
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            chance(state, rng)
            chances += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return Walk(decisions, chances)


def position(game: pyspiel.Game, rng: random.Random, choices: int) -> pyspiel.State:
    """Return the first decision of a random game that offers at least so many choices."""
    for _ in range(1000):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                chance(state, rng)
            elif len(legal := state.legal_actions()) >= choices:
                return state
            else:
                state.apply_action(rng.choice(legal))
    raise InputError(f"{game}: no position with {choices} choices found")


def searcher(game: pyspiel.Game, rollouts: int, simulations: int, seed: int) -> pyspiel.MCTSBot:
    """Return OpenSpiel's own C++ UCT player: memory unlimited (0), no solver, quiet."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=seed)
    return pyspiel.MCTSBot(game, evaluator, UCT_C, simulations, 0, False, seed, False)


def run_rollouts(game: pyspiel.Game, rollouts: int, seconds: float, seed: int) -> Run:
    """Return random games a second inside OpenSpiel's C++ roll-out loop."""
    rng = random.Random(seed)
    starts = itertools.cycle([position(game, rng, 1) for _ in range(POSITIONS)])
    bot = searcher(game, rollouts, 1, seed)

    def work() -> int:
        bot.mcts_search(next(starts))
        return rollouts

    return clock(work, seconds)


def run_whole_games(game: pyspiel.Game, seconds: float, seed: int) -> Run:
    """Return whole games a second between OpenSpiel's C++ random bots."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    seeds = itertools.count(seed)

    def work() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return 1

    return clock(work, seconds)


def run_search(game: pyspiel.Game, simulations: int, seconds: float, seed: int) -> Run:
    """Return simulations a second of OpenSpiel's C++ UCT."""
    # Two choices at least: OpenSpiel ends a search at once where there is nothing to choose.
    rng = random.Random(seed)
    starts = itertools.cycle([position(game, rng, 2) for _ in range(POSITIONS)])
    bot = searcher(game, 1, simulations, seed)
    return clock(lambda: int(bot.mcts_search(next(starts)).explore_count), seconds)


def run_python(game: pyspiel.Game, seconds: float, seed: int, walks: list[Walk]) -> Run:
    """Return decisions a second of the Python loop, and adds the games that it played to ``walks``."""
    rng = random.Random(seed)

    def work() -> int:
        walks.append(walk(game, rng))
        return walks[-1].decisions

    return clock(work, seconds)


def measure_search(game: pyspiel.Game, settings: Settings) -> dict[str, Any]:
    """Return the rate of the C++ search alone, for a game with rewards at the end only."""
    seeds = [settings.seed + 1000 * number for number in range(settings.repeat)]
    runs = [run_search(game, settings.simulations, settings.seconds, seed) for seed in seeds]
    say(f"{game}: {middle(runs):,.0f} simulations/s in C++ search")
    return {"cpp_mcts_simulations_per_core_s": per_core(runs), "cpu_share": round(min(run.cpu_share for run in runs), 3)}


def per_core(runs: list[Run]) -> int:
    """Return the median rate for each second of a core that a run really got."""
    return round(statistics.median(run.rate / run.cpu_share for run in runs))


def measure(game: pyspiel.Game, settings: Settings) -> dict[str, Any]:
    """Return the figures of one game; those of the C++ search are null where OpenSpiel's search cannot play it."""
    seconds = settings.seconds
    seeds = [settings.seed + 1000 * number for number in range(settings.repeat)]
    walks: list[Walk] = []
    runs = {"python_decisions_per_s": [run_python(game, seconds, seed, walks) for seed in seeds]}
    lengths = [played.decisions for played in walks]
    mean = statistics.fmean(lengths)
    say(f"{game}: {mean:.1f} decisions a game, {middle(runs['python_decisions_per_s']):,.0f} decisions/s from Python")

    def in_decisions(games: Run) -> Run:
        return Run(games.rate * mean, games.cpu_share)

    whole = [in_decisions(run_whole_games(game, seconds, seed)) for seed in seeds]
    runs["cpp_whole_game_decisions_per_s"] = whole
    say(f"{game}: {middle(whole):,.0f} decisions/s in whole C++ games")
    scaling: dict[str, int] | None = None
    if game.get_type().reward_model == pyspiel.GameType.RewardModel.TERMINAL:
        rollouts = [in_decisions(run_rollouts(game, settings.rollouts, seconds, seed)) for seed in seeds]
        runs["cpp_decisions_per_s"] = rollouts
        say(f"{game}: {middle(rollouts):,.0f} decisions/s in C++ roll-outs")
        runs["cpp_mcts_simulations_per_s"] = [run_search(game, settings.simulations, seconds, seed) for seed in seeds]
        say(f"{game}: {middle(runs['cpp_mcts_simulations_per_s']):,.0f} simulations/s in C++ search")
        # The same seed for all, hence the same positions: only the number of roll-outs differs.
        by_size = {size: run_rollouts(game, size, seconds / 3, settings.seed) for size in SCALING}
        scaling = {str(size): round(games.rate * mean) for size, games in by_size.items()}
    else:
        say(f"{game}: OpenSpiel's search wants rewards at the end only; its figures stay null")
    figures = ("cpp_decisions_per_s", "cpp_whole_game_decisions_per_s", "cpp_mcts_simulations_per_s")
    return {
        "players": game.num_players(),
        "decisions_per_game": round(mean, 2),
        "decisions_per_game_standard_error": round(statistics.pstdev(lengths) / math.sqrt(len(lengths)), 3),
        "chance_nodes_per_game": round(statistics.fmean(played.chances for played in walks), 2),
        "games_counted": len(walks),
        **{name: middle(runs[name]) if name in runs else None for name in (*figures, "python_decisions_per_s")},
        "cpp_mcts_simulations_per_core_s": per_core(runs[searches]) if (searches := "cpp_mcts_simulations_per_s") in runs else None,
        "runs": {name: [round(run.rate) for run in timed] for name, timed in runs.items()},
        "cpu_share": round(min(run.cpu_share for timed in runs.values() for run in timed), 3),
        "rollout_scaling": scaling,
    }


def middle(runs: list[Run]) -> int:
    """Return the median rate of the runs."""
    return round(statistics.median(run.rate for run in runs))


def say(line: str) -> None:
    """Write a line of progress, which never mixes with the JSON."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


@contextmanager
def quiet() -> Iterator[None]:
    """Silence the C++ side, which prints its exceptions (the list of all games, say) before it raises them."""
    sys.stderr.flush()
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def load(name: str) -> pyspiel.Game:
    """Return the game of an OpenSpiel game string, after one trial game; refuses what we cannot measure."""
    short = name.partition("(")[0]
    if short not in pyspiel.registered_names():
        raise InputError(f"unknown game '{short}'")
    try:
        with quiet():
            game = pyspiel.load_game(name)
            kind = game.get_type()
            playable = kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
            if not playable or kind.chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC:
                raise InputError(f"{name}: only sequential games with explicit chance can be measured")
            walk(game, random.Random(0))
    except pyspiel.SpielError as error:
        reason = " ".join(str(error).split())
        raise InputError(f"{name}: {reason[:200]}") from error
    except (ValueError, IndexError) as error:
        # OpenSpiel takes some parameters unchecked (99 players at crazy_eights) and is then left with nothing to draw.
        raise InputError(f"{name}: the trial game got stuck: a node has no outcomes or no legal actions") from error
    return game


class Parser(argparse.ArgumentParser):
    """An argument parser whose refusal is one line."""

    def error(self, message: str) -> NoReturn:
        """Write the reason and leaves with 2."""
        self.exit(2, f"{self.prog}: error: {message}\n")


def positive(text: str) -> int:
    """Return a whole number of at least 1."""
    if (number := int(text)) < 1:
        raise argparse.ArgumentTypeError(f"must be at least 1, not {text}")
    return number


def duration(text: str) -> float:
    """Return a number of seconds above 0, of an hour at most."""
    if not 0 < (number := float(text)) <= 3600:
        raise argparse.ArgumentTypeError(f"must be above 0 and at most 3600, not {text}")
    return number


def main() -> int:
    """Return the exit status: 0 with the JSON on stdout, 2 with a line on stderr."""
    parser = Parser(prog="measure.py", description="Measures OpenSpiel's speed on its own games; prints JSON.")
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="GAME", help="OpenSpiel game strings")
    parser.add_argument("--seconds", type=duration, default=3.0, help="length of one run (3)")
    parser.add_argument("--repeat", type=positive, default=3, help="runs a figure; the median counts (3)")
    parser.add_argument("--rollouts", type=positive, default=200, help="roll-outs in one C++ call (200)")
    parser.add_argument("--simulations", type=positive, default=2000, help="simulations in one C++ search (2000)")
    parser.add_argument("--only-search", action="store_true", help="measure nothing but the C++ search")
    parser.add_argument("--seed", type=positive, default=1, help="seed of the first run (1)")
    asked = parser.parse_args()
    settings = Settings(asked.seconds, asked.repeat, asked.rollouts, asked.simulations, asked.seed)
    try:
        games = {name: load(name) for name in asked.games}
        figures = measure_search if asked.only_search else measure
        results = {name: figures(game, settings) for name, game in games.items()}
    except InputError as error:
        parser.error(str(error))
    versions = {"open_spiel": importlib.metadata.version("open_spiel"), "python": platform.python_version()}
    report = {"versions": versions, "settings": settings._asdict(), "method": METHOD, "games": results}
    sys.stdout.write(json.dumps(report, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
