"""How long a core thinks about a bot's decision, and how long matches are: ``python bench/load/thinking.py``.

Each level plays the same match alone, in every seat; the seconds are the processor's, a decision with one choice counts too.
"""

import sys
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.load.dialects import TABLES
from deben.bots.levels import LEVELS, LevelBot, level_named
from deben.match import Match

MOST = 40
"""Decisions of a level that has no limit but its seconds."""


def decisions(game: str, name: str) -> tuple[int, float]:
    """Return how many decisions a level made, and the processor's seconds for one."""
    seats, options = TABLES[game]
    match = Match(game, 11, options)
    level = level_named(name, match.game.rules, seats)
    bot = LevelBot(match.executor, seats, level)
    begun = process_time()
    while not match.over and (level.budget.simulations or len(match.moves) < MOST):
        match.let(bot)
    return len(match.moves), (process_time() - begun) / len(match.moves)


def main() -> None:
    """Measure and print."""
    for game in TABLES:
        for name in LEVELS:
            count, seconds = decisions(game, name)
            print(f"{game} {name}: {seconds * 1000:.2f} ms of a core, {count} decisions", flush=True)


if __name__ == "__main__":
    main()
