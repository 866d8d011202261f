"""How alike positions of strangers are, near copies, and the next moments of a match: ``python bench/alike.py [--matches N]``.

Poor players (``bench/studies.py``) play at every ring with the usual options.  A row is a stage, by the number of actions: how many
things a position says; of independent matches at that stage the likeness that one pair of a thousand reaches, the most, and how
many pairs of a million are refused; then the parts in 100 that are refused of near copies (``bench/copies.py``), with one change of
each kind, with two and three of any, and of the next moments.  Below that: how many of 100 strangers would be refused beside 2000
contests of their own ring, with whole matches from some moments on and with these moments alone, and what a check costs.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "src")]

import numpy as np  # noqa: E402

from bench.copies import CHANGES, changed, several  # noqa: E402
from bench.matches import RINGS, Ring, Table, Task, in_time, ring_named  # noqa: E402
from bench.studies import POOR  # noqa: E402
from deben.games import game_named  # noqa: E402
from deben.match import Match  # noqa: E402
from deben.server.study.likeness import LIMIT, Traits, any_alike, likenesses, traits_of  # noqa: E402

STAGES = (0, 1, 2, 4, 8, 12, 24, 40, 60)
LATER = (1, 2, 3)
COPIED = 200
"""Positions of each stage that are copied."""
CONTESTS = 2000
ASKED = 40
"""Whole matches that are asked about."""
FROM = (0, 4, 12)
KINDS = ("exchanged", "boats", "replaced", "moved", "option or money", "seats")


def played(task: Task) -> dict[str, list[str]]:
    """Return every moment of a match as anybody sees it, but for its end."""
    game, players = game_named(task.ring.game), task.ring.players
    match = Match(game, task.deal, {"players": players} if "players" in game.options_type.__struct_fields__ else {})
    bot = Table({task.ring.name: {"poor": POOR}}).player(task.ring, "poor")
    moments = []
    while not match.over:
        moments.append(game.write_position(match.view()))
        match.let(bot)
    return {"moments": moments}


def refused(pairs: Sequence[tuple[str, str | None]]) -> str:
    """Return how many of 100 copies are refused, those that cannot be made left out."""
    made = [any_alike([traits_of(text)], [traits_of(copy)]) for text, copy in pairs if copy is not None]
    return f"{100 * sum(made) / len(made):.0f}" if made else ""


def row(ring: Ring, matches: list[list[str]], stage: int, chance: Random) -> str:
    """Return what there is to know of a stage."""
    here = [moments for moments in matches if len(moments) > stage + max(LATER)]
    says = [traits_of(moments[stage]) for moments in here]
    above = np.triu_indices(len(says), 1)
    strangers = likenesses(says, says)[above]
    some, game = here[:COPIED], ring.game
    copies: list[Callable[[str], str | None]] = [
        *(lambda text, kind=kind: changed(game, text, kind, chance) if kind in CHANGES[game] else None for kind in KINDS),
        *(lambda text, count=count: several(game, text, count, chance) for count in (2, 3)),
    ]  # fmt: skip
    cells = [refused([(moments[stage], copy(moments[stage])) for moments in some]) for copy in copies]
    cells += [refused([(moments[stage], moments[stage + later]) for moments in some]) for later in LATER]
    size, usual, most = np.mean([each.shape[1] for each in says]), np.quantile(strangers, 0.999), strangers.max()
    return f"| {stage} | {size:.0f} | {usual:.2f} | {most:.2f} | {1e6 * (strangers >= LIMIT).mean():.0f} | {' | '.join(cells)} |"


def crowd(matches: list[list[str]], chance: Random) -> str:
    """Return how many of 100 strangers are refused where so many contests are at moments of their own."""
    contests = [traits_of(chance.choice(moments)) for moments in matches[ASKED:] for _ in range(8)]
    asked = [likenesses([*map(traits_of, moments)], contests) >= LIMIT for moments in matches[:ASKED]]
    whole = [[moments[stage:].any(axis=0).mean() for moments in asked] for stage in FROM]
    alone = [[moments[stage].mean() for moments in asked] for stage in FROM]
    share = 100 * (1 - (1 - np.array([whole, alone])) ** CONTESTS).mean(axis=2)
    return f"from {FROM}: whole matches {share[0].round(1)}, moments {share[1].round(1)} of 100 beside {CONTESTS} contests"


def cost(matches: list[list[str]], chance: Random) -> str:
    """Return how long a check takes beside so many contests."""
    contests, longest = [chance.choice(moments) for moments in matches for _ in range(8)][:CONTESTS], max(matches, key=len)

    def timed(do: Callable[[], object]) -> tuple[object, float]:
        begun = perf_counter()
        return do(), 1000 * (perf_counter() - begun)

    held, first = timed(lambda: [traits_of(text) for text in contests])
    asked, own = timed(lambda: [traits_of(text) for text in longest])
    assert isinstance(held, list)
    assert isinstance(asked, list)
    others: list[Traits] = [each for each in held if not any_alike([each], asked)]  # all are looked at
    one, all_ = timed(lambda: any_alike(asked[30:31], others))[1], timed(lambda: any_alike(asked, others))[1]
    return f"| {len(contests)} | {first:.0f} ms | {one:.0f} ms | {len(longest)} | {own:.0f} ms | {all_:.0f} ms |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rings", nargs="+", default=[ring.name for ring in RINGS], choices=[ring.name for ring in RINGS])
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    for ring in map(ring_named, asked.rings):
        tasks = [Task(ring, deal, ("poor",) * ring.players) for deal in range(asked.matches)]
        matches, chance = [found["moments"] for found in in_time(played, tasks, asked.jobs, float("inf"))], Random(ring.name)
        later = [f"+{number}" for number in LATER]
        print(
            f"\n## {ring.name}\n\n| {' | '.join(['stage', 'things', '99.9 %', 'most', 'of a million', *KINDS, '2', '3', *later])} |"
        )
        print("|" + "---:|" * (len(KINDS) + len(later) + 7))
        for stage in STAGES:
            print(row(ring, matches, stage, chance), flush=True)
        print(f"\n{crowd(matches, chance)}\n\n| contests | new | a moment | longest | new | all of it |\n|" + "---:|" * 6)
        print(cost(matches, chance))


if __name__ == "__main__":
    main()
