"""Whole matches between levels, every action kept: what the ladder, the calibration and the studies are made of.

A ring is a game with a number of players; a manner says how somebody in it thinks, as ``levels.json`` does.  A task is one match:
a ring, a deal (the luck and the options come from its number) and the name of a manner for each seat.
"""

import hashlib
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "src"))

from deben.bots import Budget, Decision, Level, LevelBot, strongest  # noqa: E402
from deben.games import game_named  # noqa: E402
from deben.kernel.chance import new_chance  # noqa: E402
from deben.kernel.default import default_executor  # noqa: E402
from deben.lab.arena.deals import ranks_of  # noqa: E402
from deben.match.outcome import outcome_of  # noqa: E402

__all__ = [
    "RINGS", "Manner", "Ring", "Table", "Task", "decisions", "in_time", "options_of", "play_all", "read_lines", "ring_named",
    "seed_of", "strongest_manner", "won", "write_lines",
]  # fmt: skip

Manner = Mapping[str, Any]
FIRST_SEED = 550_000_000
CASTS = ("base", "random", "curse-of-amon", "random", "palace-intrigue", "random", "race-on-the-nile", "random")
PORTLESS = 4
"""With so many players or fewer the port may be left out."""


@dataclass(frozen=True)
class Ring:
    """A game with a number of players."""

    game: str
    players: int

    @property
    def name(self) -> str:
        """Its name in files."""
        return f"{self.game}-{self.players}"


RINGS = (Ring("duel", 2), *(Ring("nefertiti", players) for players in (2, 3, 4, 5)))


def ring_named(name: str) -> Ring:
    """Return the ring of that name."""
    (found,) = (ring for ring in RINGS if ring.name == name)
    return found


@dataclass(frozen=True)
class Task:
    """A match that shall be played."""

    ring: Ring
    deal: int
    seats: tuple[str, ...]
    """The name of a manner for each seat."""
    about: tuple[int, ...] = ()
    """What whoever asked for it wants to know it by."""


def seed_of(deal: int) -> int:
    """Return the luck of a deal."""
    return FIRST_SEED + deal


def options_of(ring: Ring, deal: int) -> dict[str, Any]:
    """Return the options of a deal: they change from one to the next, so that all of them are played."""
    if ring.game == "duel":
        words = ["".join(sides) for sides in product("AB", repeat=4)]
        return {"sides": words[deal * 7 % len(words)]}
    options: dict[str, Any] = {
        "players": ring.players, "characters": CASTS[deal // 2 % len(CASTS)], "stalls": ("discovery", "advanced")[deal % 2],
    }  # fmt: skip
    if ring.players <= PORTLESS:
        options["memphis"] = deal // 16 % 2 == 1
    return options


def level_of(name: str, manner: Manner) -> Level:
    """Return the level that thinks in a manner; without a number of simulations, or with one of its own, for no time at all."""
    given = {key: value for key, value in manner.items() if key != "remembers"}
    return Level(name, 0, Budget(given.pop("seconds", None), given.pop("simulations", None)), **given)


def strongest_manner(ring: Ring, simulations: int) -> Manner:
    """Return how the strongest level thinks in a ring, with so many simulations in place of its time."""
    level = strongest(game_named(ring.game).rules, ring.players)
    return {"simulations": simulations, "mind": level.mind}


class Table:
    """Where one process plays: it keeps a player for each manner of a ring."""

    def __init__(self, manners: Mapping[str, Mapping[str, Manner]]) -> None:
        self.manners = manners
        self._players: dict[tuple[Ring, str], LevelBot] = {}

    def player(self, ring: Ring, name: str) -> LevelBot:
        """Return somebody who thinks in the manner of that name."""
        if (ring, name) not in self._players:
            executor = default_executor(game_named(ring.game).rules)
            self._players[ring, name] = LevelBot(executor, ring.players, level_of(name, self.manners[ring.name][name]))
        return self._players[ring, name]

    def play(self, task: Task) -> dict[str, Any]:
        """Return a match as one line: who sat where, every action, points and ranks by seat."""
        game, ring = game_named(task.ring.game), task.ring
        executor, options = default_executor(game.rules), game.options(options_of(ring, task.deal))
        players = [self.player(ring, name) for name in task.seats]
        chances = [new_chance(_own_chance(task, seat)) for seat in range(ring.players)]
        state, actions = executor.setup(game.blank(options), seed_of(task.deal)), []
        while (seat := executor.actor(state)) >= 0:
            legal = executor.legal(state)
            decision = Decision(executor.view(state, seat), legal, chance=chances[seat])
            actions.append(players[seat].choose(decision))
            executor.apply(state, actions[-1])
        ended = outcome_of(game, executor, state, game.end_reason(state))
        return {
            "ring": ring.name, "deal": task.deal, "about": list(task.about), "seats": list(task.seats), "actions": actions,
            "points": list(ended.points), "ranks": ranks_of(ended.ranking),
        }  # fmt: skip


def _own_chance(task: Task, seat: int) -> int:
    """Return a number for a player's own chance; it tells nothing of the match's luck."""
    text = f"deben bench 1:{task.ring.name}:{task.deal}:{task.seats}:{task.about}:{seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def decisions(played: Mapping[str, Any]) -> Iterator[tuple[int, Any, list[int]]]:
    """Yield the number, the state before and the legal actions of every decision of a match at which there was a choice."""
    ring = ring_named(played["ring"])
    game = game_named(ring.game)
    executor = default_executor(game.rules)
    state = executor.setup(game.blank(game.options(options_of(ring, played["deal"]))), seed_of(played["deal"]))
    for number, action in enumerate(played["actions"]):
        legal = executor.legal(state)
        if len(legal) > 1:
            yield number, state, list(legal)
        executor.apply(state, action)


def won(ranks: Sequence[float]) -> list[float]:
    """Return how much of a match each seat won: a shared win counts in parts."""
    best = min(ranks)
    return [1 / ranks.count(best) if rank == best else 0.0 for rank in ranks]


Work = TypeVar("Work")
_table: Table


def _play(task: Task) -> dict[str, Any]:
    return _table.play(task)


def in_time(do: Callable[[Work], dict[str, Any]], work: Sequence[Work], jobs: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Yield what comes of some work, in the order in which it is done, until all is or the time is over."""
    stop = time.monotonic() + seconds
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        for done in pool.imap_unordered(do, work):
            yield done
            if time.monotonic() > stop:
                break
        pool.terminate()


def play_all(
    tasks: Sequence[Task], manners: Mapping[str, Mapping[str, Manner]], jobs: int, seconds: float = 1e9
) -> Iterator[dict[str, Any]]:
    """Yield matches in the order in which they are done, until all are or the time is over."""
    global _table  # each process has its own after the fork
    _table = Table(manners)
    yield from in_time(_play, tasks, jobs, seconds)


def write_lines(path: Path, lines: Sequence[Mapping[str, Any]]) -> None:
    """Write one line of JSON for each."""
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Return what such a file holds."""
    return [json.loads(line) for line in path.read_text().splitlines()]
