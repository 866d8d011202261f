"""Measures the levels: ``python bench/ladder.py [--rings duel-2 …] [--deals N] [--jobs N]`` plays, ``--read`` only reads.

With ``--changed`` steps whose two levels think as they did when they were measured keep what they have.

In every ring (a game with a number of players) one of each level sits at a table of the level below, in every seat of the same
deal in turn; options change from deal to deal.  Results go to ``docs/ladder/RING.json``, from which the table is printed, written
to ``docs/ladder/README.md`` and drawn.  Whoever thinks for a time gets ``--vizier`` simulations in its place, so that the result
rests on nothing but the program.

A step is weighed alike with any number of players.  If one who is r times as strong sits among n − 1 others, Bradley and Terry's
model says they win r / (r + n − 1) of the matches; so r follows from the wins, and "as of two" is r / (r + 1).
"""

import argparse
import json
import multiprocessing
import sys
from collections import defaultdict
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "src")]

from bench.matches import RINGS, Manner, Ring, Task, play_all  # noqa: E402
from bench.pictures import COLOURS, figure, panel, save  # noqa: E402
from deben.bots import LEVELS, level_named  # noqa: E402
from deben.games import game_named  # noqa: E402
from deben.lab.arena import (  # noqa: E402
    Contest,
    ContestantResult,
    Deal,
    MatchResult,
    Rating,
    contestant_results,
    pairings,
    seatings,
    tallies,
)

FOLDER = HERE.parent / "docs" / "ladder"
TABLE = FOLDER / "README.md"
NAMES = list(LEVELS)


def manners_of(ring: Ring, vizier: int) -> dict[str, Manner]:
    """Return how every level thinks in a ring, with simulations in place of time."""
    found: dict[str, Manner] = {}
    for name in NAMES:
        level = level_named(name, game_named(ring.game).rules, ring.players)
        found[name] = {
            "simulations": level.budget.simulations or vizier, "overlook": level.overlook, "misjudge": level.misjudge,
            "mind": level.mind, "at_sight": level.at_sight,
        }  # fmt: skip
    return found


def tasks_of(ring: Ring, deals: int, first: int) -> Iterator[Task]:
    """Yield the matches of a ring, deal by deal; the last step is dear, and played at every other deal."""
    met = pairings(len(NAMES), ring.players, "ladder")
    for deal in range(first, first + deals):
        for number, pairing in enumerate(met if deal % 2 == 0 else met[:-1]):
            for turn, seats in enumerate(seatings(pairing)):
                yield Task(ring, deal, tuple(NAMES[who] for who in seats), (number, turn))


def known_of(ring: Ring, manners: dict[str, Manner]) -> dict[int, list[Any]]:
    """Return the deals of a ring's file by step, of the steps whose two levels still think as they did then."""
    path = FOLDER / f"{ring.name}.json"
    if not path.is_file():
        return {}
    found = json.loads(path.read_text())
    alike = [found["manners"].get(name) == manners[name] and not (manners[name]["mind"] and found["mind"] != _digest(ring))
             for name in NAMES]  # fmt: skip
    known: dict[int, list[Any]] = {step: [] for step in range(len(NAMES) - 1) if alike[step] and alike[step + 1]}
    for deal in found["deals"]:
        if deal[1] in known:
            known[deal[1]].append(deal)
    return known


def play(rings: list[Ring], deals: int, first: int, vizier: int, jobs: int, seconds: float, changed: bool) -> None:
    """Play the deals of some rings and keep what came of them; deals that were not finished are left out.

    If only what has ``changed`` is asked for, steps between levels that think as they did keep the matches they have.
    """
    manners = {ring.name: manners_of(ring, vizier) for ring in rings}
    known = {ring.name: known_of(ring, manners[ring.name]) if changed else {} for ring in rings}
    rows = [[task for task in tasks_of(ring, deals, first) if task.about[0] not in known[ring.name]] for ring in rings]
    size = max(map(len, rows))
    mixed = [row[i] for i in range(size) for row in rows if i < len(row)]  # every ring is as far as the others when time is over
    found: dict[str, dict[tuple[int, int], dict[int, Any]]] = {ring.name: defaultdict(dict) for ring in rings}
    for played in play_all(mixed, manners, jobs, seconds):
        pairing, turn = played["about"]
        found[played["ring"]][played["deal"], pairing][turn] = [played["points"], played["ranks"]]
    for ring in rings:
        whole = [[deal, pairing, [turns[i] for i in sorted(turns)]]
                 for (deal, pairing), turns in sorted(found[ring.name].items()) if len(turns) == ring.players]  # fmt: skip
        kept = [deal for step in known[ring.name].values() for deal in step]
        write(ring, {"manners": manners[ring.name], "mind": _digest(ring), "deals": sorted(kept + whole)})


def _digest(ring: Ring) -> str:
    """Return which mind the game has, and how it is asked."""
    game: Any = game_named(ring.game)
    path = game.folder / "mind.bin"
    search = [HERE.parent / f"src/deben/kernel/mind/{name}.py" for name in ("network", "search", "tree")]
    told = b"".join(part.read_bytes() for part in (path, *search)) + repr(game.rules.thinking).encode() if path.is_file() else b""
    return sha256(told).hexdigest()[:12] if told else ""


def write(ring: Ring, found: dict[str, Any]) -> None:
    """Write the results of a ring, a line for each deal."""
    deals = ",\n".join(json.dumps(deal, separators=(",", ":")) for deal in found.pop("deals"))
    FOLDER.joinpath(f"{ring.name}.json").write_text(json.dumps(found, indent=1)[:-2] + f',\n "deals": [\n{deals}\n]\n}}\n')


def read(ring: Ring) -> tuple[dict[str, Any], list[Deal]]:
    """Return what is known of a ring: how its levels thought, and every deal."""
    found = json.loads(FOLDER.joinpath(f"{ring.name}.json").read_text())
    met, deals = pairings(len(NAMES), ring.players, "ladder"), []
    nothing = [0] * ring.players
    for deal, pairing, turns in found["deals"]:
        seated = zip(seatings(met[pairing]), turns, strict=True)
        matches = [
            MatchResult(list(seats), points, ranks, nothing, [0.0] * ring.players, nothing) for seats, (points, ranks) in seated
        ]
        deals.append(Deal(pairing, deal, matches))
    return found, deals


def as_of_two(wins: float, players: int) -> float:
    """Return the win rate between two that means the same step as one among so many players."""
    strength = (players - 1) * wins / max(1e-9, 1 - wins)
    return strength / (1 + strength)


def about(manner: Manner) -> str:
    """Return in words how a level thinks."""
    seen = "at sight" if manner["at_sight"] else f"{manner['simulations']} {'looks' if manner['mind'] else 'simulations'}"
    errors = [f"{word} {manner[key]}" for word, key in (("overlooks", "overlook"), ("misjudges", "misjudge")) if manner[key]]
    return ", ".join([seen, *errors])


def ratings_of(rated: list[ContestantResult]) -> dict[str, Rating]:
    """Return the rating of each level that has played."""
    return {row.contestant: row.rating for row in rated if row.rating is not None}


def rows_of(ring: Ring, found: dict[str, Any], rated: list[ContestantResult], met: list[Contest]) -> Iterator[str]:
    """Yield the lines of a ring's table, the strongest level first."""
    rating = ratings_of(rated)
    for number in reversed(range(len(NAMES))):
        name = NAMES[number]
        elo, (low, high) = rating[name].elo, rating[name].interval
        cells = [name, about(found["manners"][name]), f"{elo:.0f}", f"{low:.0f}–{high:.0f}"]
        if number:
            tally = met[number - 1].tally
            assert tally.win_rate is not None
            assert tally.paired is not None
            assert tally.mean_lead is not None
            sure = "–".join(f"{100 * as_of_two(end, ring.players):.0f}" for end in tally.paired)
            two = f"**{100 * as_of_two(tally.win_rate, ring.players):.0f} %**"
            cells += [str(tally.matches), f"{100 * tally.win_rate:.0f} %", two, sure, f"{tally.mean_lead:+.1f}"]
        yield f"| {' | '.join(cells + [''] * (9 - len(cells)))} |"


def chapter(ring: Ring) -> tuple[str, list[ContestantResult]]:
    """Return the text about a ring, and its ratings."""
    found, deals = read(ring)
    rated, met = contestant_results(deals, NAMES), tallies(deals, pairings(len(NAMES), ring.players, "ladder"), NAMES)
    head = "| level | thinks | rating | 95 % | matches | wins | as of two | 95 % | lead |\n|---|---|" + "---:|" * 7
    title = f"## {ring.game.title()}, {ring.players} players"
    even = f"Even is {100 / ring.players:.0f} %; mind {found['mind']}."
    return "\n".join([title, even, "", head, *rows_of(ring, found, rated, met)]), rated


def draw(ratings: dict[str, list[ContestantResult]]) -> None:
    """Draw all ratings, the pupil of each ring at nought."""
    sheet = figure(9, 5.4)
    place = panel(sheet, title="How far apart the levels are", up="rating above the pupil (200 are 76 % between two)")
    for colour, (name, rated) in zip(COLOURS, ratings.items(), strict=False):
        by_name = ratings_of(rated)
        base = by_name[NAMES[0]].elo
        middle = [by_name[level].elo - base for level in NAMES]
        ends = [[abs(by_name[level].interval[end] - by_name[level].elo) for level in NAMES] for end in (0, 1)]
        game, players = name.split("-")
        place.errorbar(range(len(NAMES)), middle, yerr=ends, marker="o", color=colour, capsize=3, linewidth=1.8,
                       label=f"{game.title()}, {players} players")  # fmt: skip
    place.set_xticks(range(len(NAMES)), NAMES, rotation=20)
    place.legend(frameon=False)
    save(sheet, "ladder")


def main() -> None:
    """Play where asked to, then print, write and draw what is known."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rings", nargs="+", default=[ring.name for ring in RINGS], choices=[ring.name for ring in RINGS])
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--vizier", type=int, default=8000)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--changed", action="store_true")
    parser.add_argument("--read", action="store_true")
    asked = parser.parse_args()
    rings = [ring for ring in RINGS if ring.name in asked.rings]
    if not asked.read:
        play(rings, asked.deals, asked.first, asked.vizier, asked.jobs, asked.seconds, asked.changed)
    told = {ring.name: chapter(ring) for ring in RINGS if FOLDER.joinpath(f"{ring.name}.json").is_file()}
    text = "# The levels, measured\n\nWritten by `python bench/ladder.py`; what the columns mean is told in"
    text += (
        " [bots.md](../bots.md).\n\n![ratings](../pictures/ladder.svg)\n\n" + "\n\n".join(part for part, _ in told.values()) + "\n"
    )
    TABLE.write_text(text)
    print(text)
    draw({name: rated for name, (_, rated) in told.items()})


if __name__ == "__main__":
    main()
