"""How fast the library plays as people write it: ``python -m bench.library``.

Actions a second of the processor, on the executor that is used where nobody chooses one: a loop over ``Match.play`` with an action
taken by chance from ``match.legal`` (texts) or ``match.legal_numbers``, a record loaded again, and every moment of one at once.
"""

import random
import time
from collections.abc import Callable

import deben
from deben.games import Game, all_games
from deben.match import History, Match

SECONDS = 2.0


def rate(work: Callable[[int], int]) -> float:
    """Return how many actions a second some work does; it is given a number that grows, and says how many it did."""
    done, number, begun = 0, 0, time.process_time()
    while time.process_time() - begun < SECONDS:
        done += work(number)
        number += 1
    return done / (time.process_time() - begun)


def played(game: Game, seed: int, numbers: bool = False) -> Match:
    """Return a match that was played to its end by chance."""
    match, chance = deben.new(game, seed), random.Random(seed)
    while not match.over:
        match.play(chance.choice(match.legal_numbers) if numbers else chance.choice(match.legal))
    return match


def measured(game: Game) -> list[float]:
    """Return the rates of one game, in the order of the columns."""
    record = played(game, 3).record()
    return [
        rate(lambda seed: len(played(game, seed).moves)), rate(lambda seed: len(played(game, seed, numbers=True).moves)),
        rate(lambda _: len(Match.load(record).moves)), rate(lambda _: len(History.of(record).moves)),
    ]  # fmt: skip


def main() -> None:
    """Measure every game and print a table."""
    print("| game | play, texts | play, numbers | load | history |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for game in all_games():
        print(f"| {game.name} |", " | ".join(f"{each:,.0f}" for each in measured(game)), "|", flush=True)


if __name__ == "__main__":
    main()
