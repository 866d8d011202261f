"""Studies of Nefertiti: what the characters are worth, and what stalls and port change."""

import numpy as np

from bench.matches import RINGS
from bench.pictures import COLOURS, figure, panel, save
from deben.games.nefertiti.board import CHARACTER_NAMES

from .figures import Facts, bars, mean, of, told

__all__ = ["characters", "options"]

LEAST = 40
"""Fewer cases than that are not told."""
RINGS_HERE = [ring for ring in RINGS if ring.game == "nefertiti"]
ASKED = (("stalls", "discovery"), ("stalls", "advanced"), ("memphis", False), ("memphis", True))


def _recruits(facts: Facts, character: int) -> tuple[list[float], list[float]]:
    """Return when a character was recruited, in parts of a match, and what its recruiters won above an equal share."""
    moments, lifts = [], []
    for match in (match for ring in RINGS_HERE for match in of(facts, ring.name)):
        seats, got = len(match["won"]), [(moment, seat) for moment, seat, who in match["notes"] if who == character]
        moments += [moment / match["length"] for moment, _ in got]
        recruiters = {seat for _, seat in got}
        lifts += [match["won"][seat] - 1 / seats for seat in recruiters if len(recruiters) < seats]
    return moments, lifts


def characters(facts: Facts) -> None:
    """Tell and draw how often each character is recruited, when, and how its recruiters do beside the others at the table."""
    found = [(name, *_recruits(facts, number)) for number, name in enumerate(CHARACTER_NAMES)]
    rows = [(name, len(moments), float(np.median(moments)), mean(lifts)) for name, moments, lifts in found if len(lifts) >= LEAST]
    rows.sort(key=lambda row: -row[3][0])
    print("\n## Characters\n| character | recruited | half of them before | wins above an equal share |\n|---|---:|---:|---:|")
    for name, recruits, moment, (value, around) in rows:
        print(f"| {name} | {recruits} | {100 * moment:.0f} % | {100 * value:+.1f} ± {100 * around:.1f} |")
    sheet, names = figure(10, 5), [row[0] for row in rows]
    part = panel(sheet, 1, 2, 1, title="Whoever recruits it wins more often by", across="per cent above an equal share")
    bars(part, names, [(100 * value, 100 * around) for *_, (value, around) in rows], COLOURS[1], 0)
    part = panel(sheet, 1, 2, 2, title="When it is recruited", across="part of the match gone by, % (half of them before)")
    bars(part, names, [(100 * moment, 0) for _, _, moment, _ in rows], COLOURS[3])
    save(sheet, "study-characters")


def options(facts: Facts) -> None:
    """Tell what the stalls and the port of Nefertiti change."""
    print("\n## Options of Nefertiti\n| players | option | matches | first seat wins | points | lead | actions |")
    print("|---|---|" + "---:|" * 5)
    for ring in RINGS_HERE:
        for name, value in ASKED:
            chosen = [match for match in of(facts, ring.name) if match["options"].get(name) == value]
            if len(chosen) < LEAST:
                continue
            ordered = [sorted(match["points"]) for match in chosen]
            figures = (
                [float(np.mean(each)) for each in ordered], [each[-1] - each[-2] for each in ordered],
                [match["length"] for match in chosen],
            )  # fmt: skip
            cells = [told(*mean([match["won"][0] for match in chosen])), *(told(*mean(each), False) for each in figures)]
            print(f"| {ring.players} | {name}: {value} | {len(chosen)} | {' | '.join(cells)} |")
