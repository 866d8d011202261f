"""Asks whether the coach's chances are true: ``python bench/calibration.py [--rings duel-2 …] [--matches N]``, ``--read`` to read.

The strongest level plays against itself, and before some decisions of every match the coach says how likely each seat wins; of the
chances of 70 %, 70 % should come true.  What was said and what came of it goes to ``docs/minds/RING-calibration.jsonl``, the power
that makes the chances true to ``calibration.json`` of the game, the plot to the pictures.  How good that is, is told of matches
from which the power was not taken: that of one half is tried on the other.
"""

import argparse
import json
import multiprocessing
import random
import sys
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "src")]

import numpy as np  # noqa: E402

from bench.matches import RINGS, Ring, Table, Task, decisions, in_time, read_lines, strongest_manner, won, write_lines  # noqa: E402
from bench.pictures import COLOURS, INK, figure, panel, save  # noqa: E402
from deben.analysis.calibration import AS_SAID, FILE, calibrated  # noqa: E402
from deben.analysis.tree_search import TreeSearch  # noqa: E402
from deben.bots import Budget  # noqa: E402
from deben.games import game_named  # noqa: E402
from deben.kernel.default import default_executor  # noqa: E402

FOLDER = HERE.parent / "docs" / "minds"
THINKING, LOOK = 400, 1500
"""Simulations of the players, and of the coach for one chance: a look of its normal time has about as many."""
POSITIONS = 4
FIRST = 20_000
STEPS = 10
POWERS = np.linspace(0.3, 2.5, 221)
LEAST = 0.001
"""No chance is taken for less: what was counted is coarse."""


@cache
def _coach(ring: Ring) -> TreeSearch:
    game = game_named(ring.game)
    return TreeSearch(game, default_executor(game.rules), ring.players, Budget(simulations=LOOK), AS_SAID)


@cache
def _table(ring: Ring) -> Table:
    return Table({ring.name: {"strong": strongest_manner(ring, THINKING)}})


def judged(task: Task) -> dict[str, Any]:
    """Return a match with what the coach said of a few of its decisions: number, seat and the chances of all seats."""
    played, chance = _table(task.ring).play(task), random.Random(task.deal)
    executor, met = default_executor(game_named(task.ring.game).rules), list(enumerate(decisions(played)))
    wanted, said = set(chance.sample(range(len(met)), POSITIONS)), []
    for place, (number, state, _) in enumerate(decisions(played)):
        if place in wanted:
            seat = executor.actor(state)
            wins = _coach(task.ring).weigh(executor.view(state, seat), 1.0, task.deal * 1000 + number)
            said.append([number, seat, [round(float(part), 4) for part in wins]])
    return {"ring": task.ring.name, "deal": task.deal, "won": won(played["ranks"]), "said": said}


def _columns(lines: list[dict[str, Any]]) -> tuple[Any, Any]:
    said = [chances for line in lines for _, _, chances in line["said"]]
    return np.array(said), np.array([line["won"] for line in lines for _ in line["said"]])


def _raised(said: Any, power: float) -> Any:
    return np.array([calibrated(row, power) for row in said])


def wrong(said: Any, came: Any) -> float:
    """Return how wrong chances are, in nats a position: the less the better."""
    return float(-(came * np.log(np.maximum(said, LEAST))).sum(axis=1).mean())


def best_power(said: Any, came: Any) -> float:
    """Return the power under which what came was likeliest."""
    logs = np.log(np.maximum(said, LEAST))[None] * POWERS[:, None, None]
    chances = logs - np.log(np.exp(logs).sum(axis=2, keepdims=True))
    return float(POWERS[(came[None] * chances).sum(axis=(1, 2)).argmax()])


def told_elsewhere(lines: list[dict[str, Any]]) -> tuple[Any, Any, Any]:
    """Return what was said, the same calibrated by the other half of the matches, and what came of it; a row a position."""
    halves, rows = (lines[::2], lines[1::2]), []
    for own, other in (halves, halves[::-1]):
        said, came = _columns(own)
        rows.append((said, _raised(said, best_power(*_columns(other))), came))
    before, after, came = (np.concatenate(part) for part in zip(*rows, strict=True))
    return before, after, came


def curve(said: Any, came: Any) -> list[tuple[float, float, float, int]]:
    """Return for each step of the chances of all seats: what was said on average, what came true, its error and how many."""
    said, came = said.ravel(), came.ravel()
    place = np.minimum((said * STEPS).astype(int), STEPS - 1)
    found = []
    for step in range(STEPS):
        chosen = came[place == step]
        if len(chosen):
            rate = float(chosen.mean())
            error = 1.96 * (max(rate * (1 - rate), 1 / len(chosen)) / len(chosen)) ** 0.5
            found.append((float(said[place == step].mean()), rate, error, len(chosen)))
    return found


def gap(said: Any, came: Any) -> float:
    """Return by how much a chance differs on average from what came true of its step."""
    rows = curve(said, came)
    return sum(abs(told - rate) * count for told, rate, _, count in rows) / sum(count for *_, count in rows)


def helps(before: Any, after: Any, came: Any) -> bool:
    """Return whether calibrating makes chances truer elsewhere too: if not, the power that fitted was chance."""
    return gap(after, came) < gap(before, came)


def draw(found: dict[str, tuple[Any, Any, Any]]) -> None:
    """Draw what came true over what was said, ring by ring: before, and calibrated where that helps."""
    sheet = figure(12, 2.9)
    for place, (name, (before, after, came)) in enumerate(found.items(), 1):
        game, players = name.split("-")
        part = panel(sheet, 1, len(found), place, title=f"{game.title()}, {players}", across="said", up="won" if place == 1 else "")
        part.plot([0, 1], [0, 1], color=INK, linewidth=0.8)
        lines = [(before, COLOURS[5], "before"), (after, COLOURS[0], "calibrated")]
        for said, colour, word in lines if helps(before, after, came) else lines[:1]:
            rows = curve(said, came)
            part.errorbar([row[0] for row in rows], [row[1] for row in rows], yerr=[row[2] for row in rows], color=colour,
                          marker="o", markersize=3.5, linewidth=1.4, elinewidth=0.7, label=word)  # fmt: skip
        part.set_aspect("equal")
        part.set_xlim(0, 1)
        part.set_ylim(0, 1)
        if place == 1:
            part.legend(frameon=False, fontsize=8)
    save(sheet, "calibration")


def tell(found: dict[str, list[dict[str, Any]]]) -> None:
    """Print how true the chances are, write the powers of every game, and draw."""
    powers: dict[str, dict[str, float]] = {}
    print("| | matches | positions | power | off by, before | calibrated | nats, before | calibrated |\n|---|" + "---:|" * 7)
    for name, lines in found.items():
        game, players = name.split("-")
        said, came = _columns(lines)
        before, after, result = told_elsewhere(lines)
        nats = [wrong(each, result) for each in (before, after)]
        gaps = [100 * gap(each, result) for each in (before, after)]
        power = round(best_power(said, came), 2) if helps(before, after, result) else AS_SAID
        powers.setdefault(game, {})[players] = power
        print(f"| {game.title()}, {players} | {len(lines)} | {len(said)} | {power} | {gaps[0]:.1f} % | {gaps[1]:.1f} % "
              f"| {nats[0]:.3f} | {nats[1]:.3f} |")  # fmt: skip
    for game, by_players in powers.items():
        path = game_named(game).folder / FILE
        known = json.loads(path.read_text()) if path.is_file() else {}
        path.write_text(json.dumps({**known, **by_players}, indent=1) + "\n")
    draw({name: told_elsewhere(lines) for name, lines in found.items()})


def main() -> None:
    """Play where asked to, then fit, tell and draw what is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rings", nargs="+", default=[ring.name for ring in RINGS], choices=[ring.name for ring in RINGS])
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--read", action="store_true")
    asked = parser.parse_args()
    if not asked.read:
        rings = [ring for ring in RINGS if ring.name in asked.rings]
        tasks = [Task(ring, FIRST + deal, ("strong",) * ring.players) for deal in range(asked.matches) for ring in rings]
        lines = sorted(in_time(judged, tasks, asked.jobs, asked.seconds), key=lambda line: int(line["deal"]))
        for ring in rings:
            write_lines(FOLDER / f"{ring.name}-calibration.jsonl", [line for line in lines if line["ring"] == ring.name])
    files = {ring.name: FOLDER / f"{ring.name}-calibration.jsonl" for ring in RINGS}
    tell({name: read_lines(path) for name, path in files.items() if path.is_file()})


if __name__ == "__main__":
    main()
