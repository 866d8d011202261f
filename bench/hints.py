"""Asks whether hints are good: ``python bench/hints.py [--rings duel-2 …] [--matches N]``, or ``--read`` for what is stored.

The strongest level plays against itself, and at one decision of every match two coaches look at the seat's view: one as long as a
hint takes, and one ten times as long, which begins elsewhere.  A hint is right where the longer coach recommends the same, or finds
it about equal to its best; its loss is what that coach finds it worth less, in parts of a win.  What was found goes to
``docs/minds/hints.jsonl``, a line a match.
"""

import argparse
import multiprocessing
import random
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "src")]

import numpy as np  # noqa: E402

from bench.matches import RINGS, Ring, Table, Task, decisions, in_time, read_lines, strongest_manner, write_lines  # noqa: E402
from deben.coach import Judgement, Question, coach_for  # noqa: E402
from deben.games import game_named  # noqa: E402
from deben.kernel.default import default_executor  # noqa: E402

FILE = HERE.parent / "docs" / "minds" / "hints.jsonl"
THINKING = 400
"""Simulations of the players."""
HINT, LONG = 16_000, 160_000
"""Simulations of a hint, and of the coach that judges it."""
SEEDS = 1, 2
FIRST = 40_000
FEWEST = 3
"""A decision with fewer choices is no question."""


def coached(ring: Ring, question: Question, simulations: int, seed: int) -> Judgement:
    """Return what a coach with so many simulations makes of a decision."""
    game = game_named(ring.game)
    return coach_for(game, default_executor(game.rules), ring.players, None, simulations).judge(question, seed)


def judged(task: Task) -> dict[str, Any]:
    """Return what the longer coach makes of the hint at one decision of a match."""
    ring, game = task.ring, game_named(task.ring.game)
    executor = default_executor(game.rules)
    played = Table({ring.name: {"strong": strongest_manner(ring, THINKING)}}).play(task)
    met = [(number, executor.actor(state), executor.view(state, executor.actor(state)).to_bytes(), legal)
           for number, state, legal in decisions(played) if len(legal) >= FEWEST]  # fmt: skip
    number, seat, view, legal = random.Random(task.deal).choice(met)
    hint = coached(ring, Question(number + 1, seat, view, legal, None), HINT, SEEDS[0]).choices[0].action
    long = coached(ring, Question(number + 1, seat, view, legal, game.read_action(hint)), LONG, SEEDS[1])
    assert long.played is not None
    return {
        "ring": ring.name, "deal": task.deal, "number": number, "legal": len(legal), "hint": hint, "best": long.choices[0].action,
        "equal": long.played.equal, "loss": long.played.loss, "error": long.played.error,
    }  # fmt: skip


def row(name: str, lines: list[dict[str, Any]]) -> str:
    """Return a ring's row of the table: right hints with their 95 % interval after Agresti and Coull, and what the others lose."""
    count, right = len(lines), sum(line["hint"] == line["best"] or line["equal"] for line in lines)
    same = sum(line["hint"] == line["best"] for line in lines)
    middle = (right + 2) / (count + 4)
    around = 1.96 * (middle * (1 - middle) / (count + 4)) ** 0.5
    least, most = 100 * max(0.0, middle - around), 100 * min(1.0, middle + around)
    losses = 100 * np.array([line["loss"] for line in lines])
    return f"| {name} | {count} | {same} | {right} | {least:.0f}–{most:.0f} % | {losses.mean():.2f} | {losses.max():.1f} |"


def main() -> None:
    """Play and judge where asked to, then tell what is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rings", nargs="+", default=[ring.name for ring in RINGS], choices=[ring.name for ring in RINGS])
    parser.add_argument("--matches", type=int, default=24)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--read", action="store_true")
    asked = parser.parse_args()
    lines = read_lines(FILE) if FILE.is_file() else []
    if not asked.read:
        rings = [ring for ring in RINGS if ring.name in asked.rings]
        tasks = [Task(ring, FIRST + deal, ("strong",) * ring.players) for deal in range(asked.matches) for ring in rings]
        found = list(in_time(judged, tasks, asked.jobs, asked.seconds))
        lines = [line for line in lines if line["ring"] not in asked.rings] + found
        write_lines(FILE, sorted(lines, key=lambda line: (line["ring"], line["deal"])))
    print("| | positions | the same | right | 95 % | mean loss, % of a win | most |\n|---|" + "---:|" * 6)
    for ring in RINGS:
        own = [line for line in lines if line["ring"] == ring.name]
        if own:
            print(row(ring.name, own))


if __name__ == "__main__":
    main()
