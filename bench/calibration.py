"""Asks whether a mind's chances are true: ``python bench/calibration.py duel MIND [--matches N] [--simulations N]``.

The mind plays against itself and says before every decision how likely the mover wins; of the positions judged 70 %, 70 % should be
won.  A line of JSON for each step of ten hundredths goes to stdout and to ``--out``, a picture to ``--picture``.
"""

import argparse
import importlib
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

import numpy as np  # noqa: E402

from deben.kernel.mind.room import MindedRoom  # noqa: E402
from deben.kernel.mind.tuning import Thinking  # noqa: E402
from deben.kernel.mind.weights import Mind  # noqa: E402
from deben.kernel.native.cpu import CpuExecutor  # noqa: E402
from deben.kernel.search.result import UNIT  # noqa: E402
from deben.kernel.search.tree import ROOT, SUMS, VISITS  # noqa: E402

STEPS = 10
STRAY = 0.1
"""How often chance plays, so that matches leave the usual paths."""


def judged(room: MindedRoom, blank: Any, seed: int, simulations: int, chance: Any) -> list[tuple[float, float]]:
    """Return for every decision of a match what the mover's chance was said to be, and how much of the match they won."""
    executor, seats, said = room.executor, room.sizes["seats"], []
    state, number = executor.setup(blank, seed), 0
    while (seat := executor.actor(state)) >= 0:
        legal = executor.legal(state)
        action = legal[0]
        if len(legal) > 1:
            room.begin(executor.view(state, seat), seed, number)
            room.search(simulations)
            tree = room.arrays["tree"]
            said.append((seat, float(tree[ROOT, SUMS + seat]) / float(tree[ROOT, VISITS]) / UNIT))
            action = room.choose(room.gather(), seat) if chance.random() > STRAY else int(chance.choice(legal))
        executor.apply(state, action)
        number += 1
    standings = np.array([executor.standing(state, seat) for seat in range(seats)])
    won = (standings == standings.max()) / (standings == standings.max()).sum()
    return [(belief, float(won[seat])) for seat, belief in said]


def table(found: Any) -> list[dict[str, Any]]:
    """Return for each step how many positions there are, what was said on average and how much was won."""
    place = np.minimum((found[:, 0] * STEPS).astype(int), STEPS - 1)
    parts = [(step, found[place == step]) for step in range(STEPS)]
    means = [(step, len(part), *np.round(part.mean(axis=0), 3).tolist()) for step, part in parts if len(part)]
    return [{"from": step / STEPS, "positions": count, "said": said, "won": won} for step, count, said, won in means]


def draw(rows: list[dict[str, Any]], path: Path) -> None:
    """Draw what was won over what was said."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(5, 5), layout="constrained")
    panel = figure.add_subplot()
    panel.plot([0, 1], [0, 1], color="grey", linewidth=1)
    panel.plot([row["said"] for row in rows], [row["won"] for row in rows], marker="o")
    panel.set_xlabel("said")
    panel.set_ylabel("won")
    figure.savefig(path)


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("mind", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    lab = importlib.import_module(f"deben.games.{asked.game}.rooms.lab")
    room, blanks = MindedRoom(CpuExecutor(lab.RULES), asked.players, 40_000, Mind.load(asked.mind)), lab.tables(asked.players)
    room.tune(Thinking(lead=0.0))
    chance, found = np.random.default_rng(1), []
    for number in range(asked.matches):
        found += judged(room, blanks[number % len(blanks)], 88_000_000 + number, asked.simulations, chance)
    rows = table(np.array(found))
    text = "".join(json.dumps(row) + "\n" for row in rows)
    print(text, end="")
    if asked.out:
        asked.out.write_text(text)
    if asked.picture:
        draw(rows, asked.picture)


if __name__ == "__main__":
    main()
