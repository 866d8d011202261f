"""Studies of the Duel: the sides of the sites, and the action tokens."""

import numpy as np

from bench.pictures import COLOURS, INK, figure, panel, save

from .facts import PLAYED
from .figures import Facts, bars, fitted, mean, of, told, twin_bars

__all__ = ["sides", "tokens"]

SITES = ("obelisk", "temple", "pyramids", "chamber")
TOKENS = ("take", "build-up", "rush", "swap")
HEADS = ("first seat wins", "points of a player", "of them from the site", "lead of the winner")
Row = list[tuple[float, float]]


def _side(facts: Facts, site: int, side: str) -> tuple[int, Row]:
    """Return how many matches had a side up, and of them the figures of ``HEADS``."""
    chosen = [match for match in of(facts, "duel-2") if match["options"]["sides"][site] == side]
    points = [[part.get(SITES[site], 0) for part in match["sources"]] for match in chosen]
    return len(chosen), [
        mean([match["won"][0] for match in chosen]), mean([sum(match["points"]) / 2 for match in chosen]),
        mean([sum(each) / 2 for each in points]), mean([abs(match["points"][0] - match["points"][1]) for match in chosen]),
    ]  # fmt: skip


def sides(facts: Facts) -> None:
    """Tell and draw what side A and side B of each site change."""
    print(f"\n## Sides\n| site | side | matches | {' | '.join(HEADS)} |\n|---|---|" + "---:|" * 5)
    found = {side: [_side(facts, site, side) for site in range(len(SITES))] for side in "AB"}
    for site, name in enumerate(SITES):
        for side, rows in found.items():
            count, (first, *others) = rows[site]
            print(f"| {name} | {side} | {count} | {told(*first)} | {' | '.join(told(*each, False) for each in others)} |")
    sheet = figure(10, 3.4)
    for place, (column, title, scale) in enumerate(
        ((0, "First seat wins, %", 100), (2, "Points from the site", 1), (3, "Lead", 1)), 1
    ):
        part = panel(sheet, 1, 3, place, title=title)
        pairs = {
            f"side {side}": [(scale * row[column][0], scale * row[column][1]) for _, row in rows] for side, rows in found.items()
        }
        twin_bars(part, SITES, pairs)
        if column == 0:
            part.set_xlim(40, 70)
            part.axvline(50, color=INK, linestyle=":", linewidth=1)
    sheet.legend(*part.get_legend_handles_labels(), loc="outside right upper", frameon=False, fontsize=9)
    save(sheet, "study-sides")


def tokens(facts: Facts) -> None:
    """Tell and draw what an action token is worth: a match's result over who took more of each kind."""
    chosen = of(facts, "duel-2")
    taken = np.array([[[sum(note[1:] == [seat, token] for note in match["notes"]) for token in range(4)] for seat in (0, 1)]
                      for match in chosen])  # fmt: skip
    played = np.array([[sum(note[2] == PLAYED + token for note in match["notes"]) for token in range(4)] for match in chosen])
    known = np.column_stack([np.ones(len(chosen)), taken[:, 0] - taken[:, 1]])
    leads = np.array([match["points"][0] - match["points"][1] for match in chosen], float)
    wins, points = fitted(known, np.array([match["won"][0] for match in chosen])), fitted(known, leads)
    print(f"\n## Action tokens ({len(chosen)} matches)\n| token | taken a match | played | wins, one more | lead, one more |")
    print("|---|---:|---:|---:|---:|")
    for token, name in enumerate(TOKENS):
        count, (won, sure), (lead, lead_sure) = taken[..., token].sum(), wins[token + 1], points[token + 1]
        print(f"| {name} | {count / len(chosen):.2f} | {100 * played[:, token].sum() / count:.0f} % "
              f"| {100 * won:+.1f} ± {100 * sure:.1f} | {lead:+.1f} ± {lead_sure:.1f} |")  # fmt: skip
    sheet = figure(7.5, 2.6)
    part = panel(sheet, title="What one more action token than the other player is worth", across="wins, per cent more")
    bars(part, TOKENS, [(100 * value, 100 * around) for value, around in wins[1:]], COLOURS[2], 0)
    save(sheet, "study-tokens")
