"""What the games are like between strong players: ``python bench/studies.py`` draws and prints, ``--play N`` plays first.

With ``--play`` so many matches of every ring are played between equals: strong ones, who think as the strongest level does with
``--simulations`` a decision, and poor ones, who see little, overlook and misjudge (``POOR``).  What is worth knowing of each match
is kept in ``docs/studies/matches.jsonl.gz``; tables go to stdout, drawings to the pictures.
"""

import argparse
import multiprocessing
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "src")]

from bench.matches import RINGS, Task, in_time, play_all, strongest_manner  # noqa: E402
from bench.study.duel import sides, tokens  # noqa: E402
from bench.study.facts import facts_of, read_facts, write_facts  # noqa: E402
from bench.study.nefertiti import characters, options  # noqa: E402
from bench.study.players import play_styles, seats  # noqa: E402

POOR = {"simulations": 16, "overlook": 300, "misjudge": 120}
FIRST = 60_000
KINDS = ("strong", "poor")


def play(matches: int, simulations: int, jobs: int) -> None:
    """Play and keep the facts."""
    manners = {ring.name: {"strong": strongest_manner(ring, simulations), "poor": POOR} for ring in RINGS}
    deals = range(FIRST, FIRST + matches)
    tasks = [Task(ring, deal, (kind,) * ring.players) for deal in deals for ring in RINGS for kind in KINDS]
    played = [{**match, "kind": match["seats"][0]} for match in play_all(tasks, manners, jobs)]
    facts = list(in_time(facts_of, played, jobs, float("inf")))
    write_facts(sorted(facts, key=lambda match: (match["ring"], match["kind"], match["deal"])))


def main() -> None:
    """Play where asked to, then tell and draw everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--play", type=int, default=0, metavar="N")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    asked = parser.parse_args()
    if asked.play:
        play(asked.play, asked.simulations, asked.jobs)
    facts = read_facts()
    for study in (seats, sides, tokens, characters, options, play_styles):
        study(facts)


if __name__ == "__main__":
    main()
