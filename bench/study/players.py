"""Studies of both games: how often each seat wins, and what strong players do that poor ones do not."""

from typing import Any

import numpy as np

from bench.matches import RINGS
from bench.pictures import COLOURS, INK, figure, panel, save

from .figures import Facts, mean, of, told, twin_bars

__all__ = ["play_styles", "seats"]

MOST_SEATS = 5
PARTS = (("what is done", "done"), ("where points come from", "sources"))


def seats(facts: Facts) -> None:
    """Tell and draw how often each seat wins."""
    heads = " | ".join(f"seat {seat}" for seat in range(1, MOST_SEATS + 1))
    print(f"\n## Seats\n| | matches | {heads} |\n|---|---:|" + "---:|" * MOST_SEATS)
    sheet = figure(11, 2.9)
    for place, ring in enumerate(RINGS, 1):
        chosen, places = of(facts, ring.name), range(1, ring.players + 1)
        found = [mean([match["won"][seat - 1] for match in chosen]) for seat in places]
        cells = [told(*each) for each in found] + [""] * (MOST_SEATS - ring.players)
        print(f"| {ring.game.title()}, {ring.players} | {len(chosen)} | {' | '.join(cells)} |")
        part = panel(sheet, 1, len(RINGS), place, title=f"{ring.game.title()}, {ring.players}", across="seat",
                     up="wins, %" if place == 1 else "")  # fmt: skip
        part.bar(places, [100 * value for value, _ in found], yerr=[100 * around for _, around in found],
                 color=COLOURS[place - 1], error_kw={"ecolor": INK, "capsize": 3})  # fmt: skip
        part.axhline(100 / ring.players, color=INK, linewidth=1, linestyle=":")
        part.set_xticks(places)
    save(sheet, "study-seats")


def _by_hand(match: dict[str, Any]) -> float:
    return float(match["closings"][1] / max(1, match["closings"][0]))


def play_styles(facts: Facts) -> None:
    """Tell and draw what strong players do that poor ones do not: by player and match, and where points come from."""
    sheet = figure(11, 7.5)
    for row, ring in enumerate(("duel-2", "nefertiti-4")):
        both = {kind: of(facts, ring, kind) for kind in ("strong", "poor")}
        print(f"\n## {ring}: strong {len(both['strong'])}, poor {len(both['poor'])} matches")
        print("| a player, a match | strong | poor |\n|---|---:|---:|")
        for place, (title, key) in enumerate(PARTS, 1):
            names = sorted({name for matches in both.values() for match in matches for seat in match[key] for name in seat})
            found = {kind: [mean([seat.get(name, 0) for match in matches for seat in match[key]]) for name in names]
                     for kind, matches in both.items()}  # fmt: skip
            for name, strong, poor in zip(names, found["strong"], found["poor"], strict=True):
                print(f"| {title}: {name} | {told(*strong, False)} | {told(*poor, False)} |")
            part = panel(sheet, 2, 2, 2 * row + place, title=f"{ring.split('-')[0].title()}: {title}", across="a player and match")
            twin_bars(part, names, found)
            part.legend(frameon=False, fontsize=9)
        for word, values in _others(both).items():
            print(f"| {word} | {' | '.join(told(*mean(each), word.endswith('%')) for each in values)} |")
    save(sheet, "study-play")


def _others(both: dict[str, Facts]) -> dict[str, list[list[float]]]:
    """Return what is told beside: by its name, a list of figures of strong players' matches and one of poor players'."""
    matches = list(both.values())
    return {
        "actions": [[match["length"] for match in each] for each in matches],
        "points": [[float(np.mean(match["points"])) for match in each] for each in matches],
        "closed by hand, %": [[_by_hand(match) for match in each] for each in matches],
    }
