"""Tables at which a mind sits among searches that have none, so that it learns what it would never see among its own kind.

``python -m deben.lab.train.tables GAME FOLDER --jobs 12`` plays at such tables until it is ended, with the newest mind of the
folder, and writes the positions to files in ``FOLDER/tables``, which training reads.  Needs NumPy, numba,
msgspec and wasmtime, no GPU.
"""

import argparse
import multiprocessing
import time
from pathlib import Path
from typing import Any

import numpy as np

from ...games import game_named
from ...kernel.executor import Executor
from ...kernel.mind.contract import MindedRules
from ...kernel.mind.room import MindedRoom
from ...kernel.mind.weights import Mind
from ...kernel.search.room import Room
from ...kernel.search.tree import COUNT, FIRST, ROOT, SUMS, VISITS
from .school import FOREIGN, LONG, School

__all__ = ["MATCHES", "NAMES", "Columns", "Foreign", "columns_of", "newest_mind", "write_columns"]

NAMES = ("states", "visits", "about", "thought", "won", "points")
Columns = dict[str, Any]
"""Arrays by these names, a row a position."""
NODES = 60_000
MINDED, PLAIN = (100, 200, 400), (100, 200, 400)
"""Simulations of somebody with a mind, from which the policy learns, and of somebody without."""
YOUNG, STRAY = 10, 0.03
"""For so many decisions every other action is drawn by visits, later this part of them."""
MATCHES = 12
"""In a file."""


def newest_mind(folder: Path) -> Path | None:
    """Return the file of the last generation in a folder."""
    return max(folder.glob("mind-*.bin"), default=None)


class Foreign:
    """Plays matches of minds and others at one table and keeps their positions."""

    def __init__(self, rules: MindedRules, executor: Executor, school: School, seed: int) -> None:
        self.rules, self.executor, self.school = rules, executor, school
        self.chance = np.random.default_rng(seed)
        self.minded, self.plain, self.alone = MINDED, PLAIN, 0.0
        """How long they think, and in what part of the matches a mind is among its own kind where tables are played without end."""
        self.rooms: dict[tuple[int, bool], Room] = {}

    def room(self, seats: int, mind: Mind | None) -> Room:
        """Return where somebody thinks, with a mind or without."""
        key = (seats, mind is not None)
        if key not in self.rooms:
            if mind is None:
                self.rooms[key] = Room(self.executor, seats, NODES)
                self.rooms[key].tune(self.rules.tuning)
            else:
                minded = self.rooms[key] = MindedRoom(self.executor, seats, NODES, mind)
                minded.tune(self.rules.thinking)
        if mind is not None:
            for name in mind.searched():
                self.rooms[key].arrays[name][...] = getattr(mind, name)
        return self.rooms[key]

    def think(self, room: Room, state: Any, seat: int, number: int, simulations: int) -> tuple[Any, Any]:
        """Return how often each legal action was tried, and what the search thinks of every seat."""
        room.begin(self.executor.view(state, seat), int(self.chance.integers(1 << 31)), number)
        room.search(simulations)
        tree = room.arrays["tree"]
        first, count = tree[ROOT, FIRST], tree[ROOT, COUNT]
        return tree[first : first + count, VISITS].copy(), tree[ROOT, SUMS:] // tree[ROOT, VISITS]

    def take(self, visits: Any, number: int) -> int:
        """Return which action is taken: the one tried most, now and then one drawn by visits."""
        if self.chance.random() < (0.5 if number < YOUNG else STRAY):
            return int(self.chance.choice(len(visits), p=visits / visits.sum()))
        return int(visits.argmax())

    def play_somewhere(self, tables: list[list[Any]], least: int, mind: Mind | None, alone: bool = False) -> list[tuple[Any, ...]]:
        """Return the positions of a match at one of the tables, which are listed by seats, from so many on."""
        shares = np.array(self.school.shares(len(tables)), np.float64)
        more = int(self.chance.choice(len(tables), p=shares / shares.sum()))
        return self.play(tables[more][int(self.chance.integers(len(tables[more])))], least + more, mind, alone)

    def play(self, blank: Any, seats: int, mind: Mind | None, alone: bool = False) -> list[tuple[Any, ...]]:
        """Return the positions of one match, in the order of ``NAMES``: with strangers, or of the mind against itself alone."""
        executor, most, chance = self.executor, self.rules.seats, self.chance
        state, number, kept = executor.setup(blank, int(chance.integers(1 << 60))), 0, []
        minds = seats if alone else 0 if mind is None else int(chance.integers(seats + 1)) % seats
        with_mind = set(chance.permutation(seats)[:minds].tolist())
        simulations = [int(chance.choice(self.minded if seat in with_mind else self.plain)) for seat in range(seats)]
        rooms = [self.room(seats, mind if seat in with_mind else None) for seat in range(seats)]
        while (seat := executor.actor(state)) >= 0:
            legal = executor.legal(state)
            action = legal[0]
            if len(legal) > 1:
                visits, thought = self.think(rooms[seat], state, seat, number, simulations[seat])
                row = np.zeros(self.rules.most_legal, np.int16), np.zeros(most, np.int16)
                row[0][: len(visits)], row[1][:seats] = visits, thought
                about = np.array([seat, LONG if seat in with_mind else FOREIGN, seats], np.int16)
                kept.append((state.rows[0].copy(), row[0], about, row[1]))
                action = legal[self.take(visits, number)]
                number += 1
            executor.apply(state, action)
        return [(*position, *self.outcome(state, seats)) for position in kept]

    def outcome(self, state: Any, seats: int) -> tuple[Any, Any]:
        """Return what part of the match each seat won, and its points by source."""
        standings = np.array([self.executor.standing(state, seat) for seat in range(seats)])
        won, points = np.zeros(self.rules.seats, np.float32), np.zeros((self.rules.seats, self.rules.sources), np.int16)
        won[:seats] = (standings == standings.max()) / (standings == standings.max()).sum()
        for seat in range(seats):
            points[seat] = [self.rules.points_from(state, seat, source) for source in range(self.rules.sources)]
        return won, points


def columns_of(positions: list[tuple[Any, ...]]) -> Columns:
    """Return positions as arrays, with states as bytes."""
    columns = {name: np.stack([position[place] for position in positions]) for place, name in enumerate(NAMES)}
    columns["states"] = columns["states"].view(np.uint8).reshape(len(positions), -1)
    return columns


def write_columns(columns: Columns, path: Path) -> None:
    """Write positions to a file that appears whole."""
    part = path.with_suffix(".part.npz")
    np.savez(part, **columns)
    part.rename(path)


def _work(foreign: Foreign, tables: list[list[Any]], least: int, folder: Path, number: int, files: int) -> None:
    foreign.chance = np.random.default_rng([number, time.time_ns()])
    mind: Mind | None = None
    known: Path | None = None
    for file in range(files):
        newest = newest_mind(folder)
        if newest is not None and newest != known:
            mind, known = Mind.load(newest), newest
        positions = []
        for _ in range(MATCHES):
            positions += foreign.play_somewhere(tables, least, mind, foreign.chance.random() < foreign.alone)
        write_columns(columns_of(positions), folder / "tables" / f"{number:03}-{file:06}.npz")


def main() -> None:
    """Play until somebody ends it, or so many files are written by each process."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--files", type=int, default=1 << 30)
    parser.add_argument("--minded", type=int, nargs="+", default=MINDED, help="simulations of a mind")
    parser.add_argument("--plain", type=int, nargs="+", default=PLAIN, help="simulations of the others")
    parser.add_argument("--alone", type=float, default=0.0, help="the part of matches in which all are minds")
    asked = parser.parse_args()
    from ...kernel.native.cpu import CpuExecutor  # compiles, once for all processes to come

    game = game_named(asked.game)
    lab: Any = game.room("lab")
    (asked.folder / "tables").mkdir(parents=True, exist_ok=True)
    least, most = game.seat_range
    tables = [lab.tables(seats) for seats in range(least, most + 1)]
    foreign = Foreign(lab.RULES, CpuExecutor(lab.RULES), lab.school(), 1)
    foreign.minded, foreign.plain, foreign.alone = tuple(asked.minded), tuple(asked.plain), asked.alone
    known = newest_mind(asked.folder) or game.folder / "mind.bin"
    foreign.play(tables[0][0], least, Mind.load(known) if known.is_file() else None)
    workers = [
        multiprocessing.get_context("fork").Process(target=_work, args=(foreign, tables, least, asked.folder, number, asked.files))
        for number in range(asked.jobs)
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


if __name__ == "__main__":
    main()
