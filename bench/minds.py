"""Plays minds against the present search, or against each other: ``python3 bench/minds.py duel A B [--deals N] [--jobs N]``.

A contestant is ``present`` or the file of a mind, then ``@`` and what it may spend on a decision, ``0.05s`` or ``400`` simulations,
then perhaps dials: ``mind.bin@0.05s,curiosity=1.2``, those of its roll-outs among them.  ``bound=600`` takes the action whose mean,
less so many thousandths over the root of its visits, is highest, in place of the one tried most; ``remember=1`` goes on with the
tree of its last decision, as the vizier does: otherwise nobody remembers anything.  One A sits at a table of B, in every seat of
the same deal in turn, and the options change from deal to deal.  One line of JSON goes to stdout, and is appended to the file of
``--out``.  Needs NumPy, numba, msgspec and wasmtime.
"""

import argparse
import importlib
import json
import multiprocessing
import sys
import time
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

import numpy as np  # noqa: E402

from deben.bots import Memory, known_past  # noqa: E402
from deben.bots.search import THINKING  # noqa: E402
from deben.games import game_named  # noqa: E402
from deben.kernel.mind.room import MindedRoom  # noqa: E402
from deben.kernel.mind.tuning import Thinking  # noqa: E402
from deben.kernel.mind.weights import Mind  # noqa: E402
from deben.kernel.native.cpu import CpuExecutor  # noqa: E402
from deben.kernel.search.choice import FOUND_ACTION, FOUND_SUMS, FOUND_VISITS  # noqa: E402
from deben.kernel.search.room import Room  # noqa: E402
from deben.kernel.search.tuning import Tuning  # noqa: E402

NODES = 1 << 20
FIRST = 32
HAND = {field.name for field in fields(Tuning)}


class Contestant:
    """Somebody who thinks for so long, or so many simulations, and takes what was tried most."""

    def __init__(self, text: str, executor: CpuExecutor, nodes: int, seats: int) -> None:
        who, _, spent = text.partition("@")
        budget, *dials = spent.split(",")
        chosen = {name: float(value) for name, value in (dial.split("=") for dial in dials)}
        self.remembers = bool(chosen.pop("remember", 0))
        self.memories: dict[int, Memory] = {}
        self.seconds = float(budget.removesuffix("s")) * (THINKING if self.remembers else 1) if budget.endswith("s") else 0.0
        self.simulations = 0 if self.seconds else int(budget)
        self.executor, self.done, self.decisions, self.spent = executor, 0, 0, 0.0
        self.bound = chosen.pop("bound", None)
        self.room: Room
        if who == "present":
            self.room = Room(executor, seats, nodes)
            self.room.tune(replace(executor.rules.tuning, **chosen))  # type: ignore[arg-type]  # numbers by name
        else:
            minded = self.room = MindedRoom(executor, seats, nodes, Mind.load(Path(who)))
            hand = {name: chosen.pop(name) for name in HAND & chosen.keys()}
            rules = executor.rules
            tuning = replace(rules.tuning, **hand)  # type: ignore[arg-type]  # likewise
            minded.arrays["thinking"][:] = Thinking(**chosen).dials(rules.point, tuning)

    def think(self, begun: float) -> int:
        """Search as long as allowed and return how many simulations that were."""
        if self.simulations:
            self.room.search(self.simulations)
            return self.simulations
        done, more = 0, FIRST
        while more > 0:
            self.room.search(more)
            done += more
            spent = time.perf_counter() - begun
            more = min(int(done / spent * (self.seconds - spent)), 4 * done)
            if more < done // 50:
                break
        return done

    def choose(self, view: Any, seat: int, past: list[int], low: int, high: int) -> int:
        """Return the action it takes, who may know this past."""
        begun = time.perf_counter()
        self.room.begin(view, low, high)
        memory = self.memories.setdefault(seat, Memory())
        memory.catch_up(past)
        if memory.trees:
            self.room.recall(memory.trees[0], memory.since, self.executor.legal(view))
        self.done += self.think(begun)
        self.decisions += 1
        action = self.take(self.room.gather(), seat)
        if self.remembers:
            memory.keep([self.room.kept(action)], action)
        self.spent += time.perf_counter() - begun
        return action

    def take(self, count: int, seat: int) -> int:
        """Return the action tried most, or the one with the best lower bound."""
        if self.bound is None:
            return self.room.choose(count, seat)
        rows = self.room.arrays["found"][:count]
        tried = np.maximum(1, rows[:, FOUND_VISITS])
        lowest = rows[:, FOUND_SUMS + seat] / tried - self.bound / tried**0.5 - 1e6 * (rows[:, FOUND_VISITS] == 0)
        return int(rows[lowest.argmax(), FOUND_ACTION])


class Table:
    """Where a process plays its deals."""

    def __init__(self, name: str, contestants: list[str], blanks: list[Any], nodes: int, seats: int) -> None:
        self.game = game_named(name)
        self.executor = CpuExecutor(self.game.rules)
        self.blanks, self.nodes, self.names, self.seats = blanks, nodes, contestants, seats
        self.seated: list[Contestant] = []

    def play(self, deal: int) -> dict[str, Any]:
        """Return what came of a deal from both seats: wins and lead of the first contestant."""
        self.seated = self.seated or [Contestant(name, self.executor, self.nodes, self.seats) for name in self.names]
        wins, leads = [], []
        seats = self.seats
        for first in range(seats):
            state = self.executor.setup(self.blanks[deal % len(self.blanks)], 77_000_000 + deal)
            moves: list[tuple[int, int]] = []
            for each in self.seated:
                each.memories.clear()
            while (seat := self.executor.actor(state)) >= 0:
                legal = self.executor.legal(state)
                action = legal[0]
                if len(legal) > 1:
                    who = self.seated[0 if seat == first else 1]
                    past = known_past(self.game, seat, moves)
                    action = who.choose(self.executor.view(state, seat), seat, past, deal * seats + first, len(moves))
                self.executor.apply(state, action)
                moves.append((seat, action))
            standings = [self.executor.standing(state, seat) for seat in range(seats)]
            best = max(standings)
            wins.append(1.0 / standings.count(best) if standings[first] == best else 0.0)
            others = max(standings[:first] + standings[first + 1 :])
            leads.append((standings[first] - others) / self.executor.rules.point)
        rates = [(each.done, each.decisions, each.spent) for each in self.seated]
        for each in self.seated:
            each.done = each.decisions = 0
            each.spent = 0.0
        return {"deal": deal, "wins": wins, "leads": leads, "rates": rates}


_table: Table


def _play(deal: int) -> dict[str, Any]:
    return _table.play(deal)


def summary(names: list[str], played: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the share of wins with its interval, by deals, the lead and what both spent on a decision."""
    wins = np.array([np.mean(each["wins"]) for each in played])
    rates = np.array([each["rates"] for each in played]).sum(axis=0)
    around = 1.96 * wins.std(ddof=1) / len(wins) ** 0.5 if len(wins) > 1 else 1.0
    return {
        "a": names[0], "b": names[1], "seats": len(played[0]["wins"]), "matches": sum(len(each["wins"]) for each in played),
        "win": round(float(wins.mean()), 4),
        "interval": round(float(around), 4), "lead": round(float(np.mean([each["leads"] for each in played])), 2),
        "simulations": [round(float(done / max(1, decisions))) for done, decisions, _ in rates],
        "seconds": [round(float(spent / max(1, decisions)), 5) for _, decisions, spent in rates],
    }  # fmt: skip


def main() -> None:
    """Play all deals of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("contestants", nargs="+", help="A B, or A1 B1 A2 B2 …")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=64)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--nodes", type=int, default=NODES)
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    game = importlib.import_module(f"deben.games.{asked.game}.rooms.lab")
    blanks = game.tables(asked.players)
    global _table
    pairs = list(zip(asked.contestants[::2], asked.contestants[1::2], strict=True))
    _table = Table(asked.game, [f"{one.split('@')[0]}@8" for one in pairs[0]], blanks, 10_000, asked.players)
    _table.play(0)  # compiles once for all processes to come
    executor = _table.executor
    for pair in pairs:
        _table = Table(asked.game, list(pair), blanks, asked.nodes, asked.players)
        _table.executor = executor
        stop, played = time.perf_counter() + 60 * asked.minutes / len(pairs), []
        with multiprocessing.get_context("fork").Pool(asked.jobs) as pool:
            for each in pool.imap_unordered(_play, range(asked.first, asked.first + asked.deals)):
                played.append(each)
                if time.perf_counter() > stop:
                    pool.terminate()
                    break
        line = json.dumps(summary(list(pair), played))
        print(line, flush=True)
        if asked.out:
            with asked.out.open("a") as log:
                log.write(line + "\n")


if __name__ == "__main__":
    main()
