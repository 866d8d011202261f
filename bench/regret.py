"""Asks how much worse than a long thought settings of dials choose: ``python3 bench/regret.py nefertiti --players 4 DIALS …``.

Matches decide between two settings only after many hundreds of them; this needs minutes.  First positions are met at tables of one
mind among the present search, and a long thought with much curiosity says what every action of each is worth.  Then every setting
thinks about the same positions, and what its choice is worth less than the best is its regret, in thousandths of a result.  The
difference to the first setting is told with its interval, position by position.

Dials are those of ``bench/minds.py``, joined by commas, and ``simulations``; ``bound=600`` takes the action whose mean, less so
many thousandths over the root of its visits, is highest, in place of the one that was tried most.  A truth found by one mind and
one roll-out says how well a search searches, not how well it judges: ``blend`` and ``lead`` are better left to matches.
"""

import argparse
import importlib
import pickle
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

import numpy as np  # noqa: E402

from deben.kernel.mind.room import MindedRoom  # noqa: E402
from deben.kernel.mind.weights import Mind  # noqa: E402
from deben.kernel.native.cpu import CpuExecutor  # noqa: E402
from deben.kernel.search.choice import FOUND_ACTION, FOUND_SUMS, FOUND_VISITS  # noqa: E402
from deben.kernel.search.room import Room  # noqa: E402

LONG, ENOUGH = 120_000, 600
"""Simulations of a long thought, and how many an action must have had of them for its worth to count."""
QUICK = 300
"""Simulations of those who play the matches in which positions are met."""
EACH = 8
"""Positions of a match."""
USUAL = 1000


class Asked:
    """Positions of one game with so many players, and what their actions are worth."""

    def __init__(self, game: str, players: int, mind: Path) -> None:
        self.lab: Any = importlib.import_module(f"deben.games.{game}.rooms.lab")
        rules = self.lab.RULES
        self.players, self.executor = players, CpuExecutor(rules)
        self.room, self.plain = MindedRoom(self.executor, players, 1 << 21, Mind.load(mind)), Room(self.executor, players, 1 << 17)
        self.plain.tune(rules.tuning)
        self.usual = rules.thinking

    def think(self, view: Any, simulations: int, low: int, high: int) -> Any:
        """Return the findings of a thought about a view."""
        self.room.begin(view, low, high)
        self.room.search(simulations)
        return self.room.arrays["found"][: self.room.gather()].copy()

    def meet(self, deal: int, chance: Any) -> list[Any]:
        """Return some positions of a match in which a mind sits among others."""
        executor, me, number = self.executor, deal % self.players, 0
        blanks, met = self.lab.tables(self.players), []
        state = executor.setup(blanks[deal % len(blanks)], 990_000_000 + deal)
        self.room.tune(self.usual)
        while (seat := executor.actor(state)) >= 0:
            legal = executor.legal(state)
            action = legal[0]
            if len(legal) > 1:
                view = executor.view(state, seat)
                if seat == me:
                    met += [view] if len(legal) > 2 else []
                    action = self.room.choose(len(self.think(view, QUICK, deal, number)), seat)
                else:
                    self.plain.begin(view, deal, number)
                    self.plain.search(QUICK)
                    action = self.plain.choose(self.plain.gather(), seat)
            executor.apply(state, action)
            number += 1
        return [(met[place], me) for place in chance.permutation(len(met))[:EACH]]

    def truth(self, view: Any, seat: int) -> dict[int, float]:
        """Return what a long thought makes of the actions it looked at closely."""
        self.room.tune(replace(self.usual, curiosity=1.5, modesty=0.0))
        found = self.think(view, LONG, 7, seat)
        return {int(row[FOUND_ACTION]): row[FOUND_SUMS + seat] / row[FOUND_VISITS] for row in found if row[FOUND_VISITS] >= ENOUGH}

    def regrets(self, kept: list[Any], dials: dict[str, float]) -> tuple[Any, float]:
        """Return what a setting's choices are worth less than the best, and how many microseconds a simulation takes."""
        chosen = dict(dials)
        simulations, bound = int(chosen.pop("simulations", USUAL)), chosen.pop("bound", None)
        self.room.tune(replace(self.usual, **chosen))
        found, begun = [], time.thread_time()
        for number, (view, seat, worth) in enumerate(kept):
            rows = self.think(view, simulations, 11, number)
            visits = rows[:, FOUND_VISITS]
            tried = np.maximum(1, visits)
            by = visits if bound is None else np.where(visits > 0, rows[:, FOUND_SUMS + seat] / tried - bound / tried**0.5, -1e9)
            action = int(rows[by.argmax(), FOUND_ACTION])
            found.append(max(worth.values()) - worth.get(action, min(worth.values())))
        return np.array(found), (time.thread_time() - begun) / len(kept) / simulations * 1e6


def main() -> None:
    """Meet positions, or read those of an earlier run, and compare the settings of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("settings", nargs="*", default=["simulations=1000"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=320)
    parser.add_argument("--mind", type=Path)
    parser.add_argument("--kept", type=Path, help="a file for what was found of the positions")
    asked = parser.parse_intermixed_args()
    house = HERE.parent / "src/deben/games" / asked.game
    ask = Asked(asked.game, asked.players, asked.mind or house / "mind.bin")
    kept = pickle.loads(asked.kept.read_bytes()) if asked.kept and asked.kept.is_file() else []  # our own file
    chance = np.random.default_rng(len(kept))
    while len(kept) < asked.positions:
        kept += [(view, seat, ask.truth(view, seat)) for view, seat in ask.meet(len(kept) // EACH, chance)]
        print(f"{len(kept)} of {asked.positions} positions", file=sys.stderr, flush=True)
        if asked.kept:
            asked.kept.write_bytes(pickle.dumps(kept))
    first = None
    for text in asked.settings:
        found, took = ask.regrets(kept[: asked.positions], {n: float(v) for n, v in (one.split("=") for one in text.split(","))})
        first = found if first is None else first
        more = found - first
        about = [1.96 * each.std() / len(each) ** 0.5 for each in (found, more)]
        print(f"{text:40} {found.mean():6.2f} ± {about[0]:.2f}   {more.mean():+6.2f} ± {about[1]:.2f}   {took:5.1f} µs", flush=True)


if __name__ == "__main__":
    main()
