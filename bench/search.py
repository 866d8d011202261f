"""Measures how many simulations a second plain UCT makes on one core, with OpenSpiel's C++ search beside it.

``python bench/search.py``: both search opening positions with two choices at least, with the same number of simulations each and
uniformly random roll-outs to the end.  Ours fills in what the seat cannot know before each simulation; OpenSpiel's looks at the
real cards.  ``bench/run.py`` measures this too, in its own rounds; alone, only this part of ``results.json`` and ``RESULTS.md`` is
written anew.  ``--tuned`` measures the search of our levels, and plain UCT, over every choice of a match, and only prints them.
"""

import argparse
import json
import shlex
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from datetime import date
from itertools import cycle
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from bench.openspiel.asking import openspiel  # noqa: E402
from bench.report import markdown  # noqa: E402
from deben.bots import Budget, Search  # noqa: E402
from deben.games import Game, game_named, game_names  # noqa: E402
from deben.kernel.chance import new_chance  # noqa: E402
from deben.kernel.native.cpu import CpuExecutor  # noqa: E402
from deben.kernel.search.tuning import PLAIN_UCT, Tuning  # noqa: E402

FIGURE = "cpp_mcts_simulations_per_core_s"
SIMULATIONS = 2000  # in one search, as in openspiel/measure.py
POSITIONS = 16
TUNED = 5000  # about each choice of a match, when the search of our levels is measured

Searches = dict[str, dict[str, float]]
"""By game: the rate of one round."""


def searcher(game: Game) -> Callable[[], int]:
    """Return what searches one opening position after another, compiled, and returns how many simulations it made."""
    executor, options = CpuExecutor(game.rules), game.options()
    search, chance = Search(executor, game.seats(options), PLAIN_UCT), new_chance(1)
    states = [executor.setup(game.blank(options), seed) for seed in range(POSITIONS)]
    views = cycle([executor.view(state, executor.actor(state)) for state in states])

    def work() -> int:
        return search.think(next(views), Budget(simulations=SIMULATIONS), chance).simulations

    work()
    return work


def thinker(game: Game, tuning: Tuning) -> Callable[[], int]:
    """Return what searches every choice of a whole match, played by our search, and returns how many simulations it made."""
    executor, options = CpuExecutor(game.rules), game.options()
    search, chance = Search(executor, game.seats(options), game.rules.tuning), new_chance(1)
    state, views = executor.setup(game.blank(options), 0), []
    while (seat := executor.actor(state)) >= 0:
        legal, view = executor.legal(state), executor.view(state, seat)
        if len(legal) > 1:
            views.append(view)
        executor.apply(state, search.think(view, Budget(simulations=100), chance).best)
    search.tune(tuning)
    return lambda: sum(search.think(view, Budget(simulations=TUNED), chance).simulations for view in views)


def clock(work: Callable[[], int], seconds: float) -> dict[str, float]:
    """Return the simulations that ``work`` makes in a second of one core, and the share of a core that it got."""
    done, wall, cpu = 0, time.perf_counter(), time.process_time()
    while (passed := time.perf_counter() - wall) < seconds:
        done += work()
    used = time.process_time() - cpu  # a busy machine gives less than a core, to OpenSpiel too: what it did with it counts
    return {"simulations_per_s": done / used, "cpu_share": used / passed}


def search_rows(done: Iterable[tuple[Searches, dict[str, Any]]]) -> list[dict[str, Any]]:
    """Return a row for each game: medians over the rounds, and the ratios to OpenSpiel's search in the same round."""
    rounds = list(done)
    others = [name for name, of in rounds[0][1]["games"].items() if of[FIGURE] is not None]
    rows = []
    for game in rounds[0][0]:
        rates = [ours[game]["simulations_per_s"] for ours, _ in rounds]
        theirs = {name: [report["games"][name][FIGURE] for _, report in rounds] for name in others}
        rows.append({
            "game": game, "simulations_per_s": statistics.median(rates), "least": min(rates), "most": max(rates),
            "cpu_share": statistics.median(ours[game]["cpu_share"] for ours, _ in rounds),
            "openspiel": {name: statistics.median(of) for name, of in theirs.items()},
            "ratios": {
                name: statistics.median(mine / other for mine, other in zip(rates, of, strict=True)) for name, of in theirs.items()
            },
        })  # fmt: skip
    return rows


def show_tuned(rounds: int, seconds: float) -> None:
    """Print the rates of plain UCT and of the search of our levels over a whole match of each game."""
    for name in game_names():
        for way, tuning in (("plain UCT", PLAIN_UCT), ("our dials", game_named(name).rules.tuning)):
            work = thinker(game_named(name), tuning)
            rates = [clock(work, seconds)["simulations_per_s"] for _ in range(rounds)]
            print(f"{name}, {way}: {statistics.median(rates):,.0f} simulations/s ({min(rates):,.0f} – {max(rates):,.0f})")


def main() -> int:
    """Return 0 after the searches are measured and stored."""
    parser = argparse.ArgumentParser(description="Measures plain UCT on one core, with OpenSpiel's beside it.")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured; medians count (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one measurement (1)")
    parser.add_argument("--tuned", action="store_true", help="measure the search of our levels too, and only print it")
    asked = parser.parse_args()
    if asked.tuned:
        show_tuned(asked.rounds, asked.seconds)
        return 0
    ready = {name: searcher(game_named(name)) for name in game_names()}
    done = []
    for number in range(1, asked.rounds + 1):
        ours = {name: clock(work, asked.seconds) for name, work in ready.items()}
        done.append((ours, openspiel(asked.seconds, number, "--only-search")))
        sys.stderr.write(
            f"round {number}: " + ", ".join(f"{name} {of['simulations_per_s']:,.0f}/s" for name, of in ours.items()) + "\n"
        )
    stored = HERE / "results.json"
    results = json.loads(stored.read_text()) | {"search": search_rows(done)}
    results["search_run"] = f"{date.today()}, `python bench/search.py {shlex.join(sys.argv[1:])}`: {asked.rounds} rounds"
    device = HERE / "device.json"
    stored.write_text(json.dumps(results, indent=1) + "\n")
    (HERE / "RESULTS.md").write_text(markdown(results, json.loads(device.read_text()) if device.exists() else None))
    print(json.dumps(results["search"], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
