"""What the golden matches are there for: a purpose for each, and the feature of the match that shows it."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from deben.match import Match

from .reference import SQUARES, tokens

FOLDER = Path(__file__).parent / "golden"


def actions(match: Match) -> list[str]:
    """Return all actions of a match."""
    return [move.action for move in match.moves]


def turns(match: Match) -> list[list[str]]:
    """Return the actions turn by turn."""
    found: list[list[str]] = [[]]
    for move in match.moves:
        found[-1].append(move.action)
        if any(event.kind == "turn" for event in move.events):
            found.append([])
    return [turn for turn in found if turn]


def points(match: Match, source: str) -> list[int]:
    """Return the final points of both seats from one source."""
    assert match.outcome is not None
    return [parts[source] for parts in match.outcome.breakdown]


def longest_run(match: Match) -> int:
    """Return the longest run of chamber numbers anybody holds at the end."""
    fields = dict(part.split("=") for part in match.game.write_position(match.state).split())
    hands = [{int(token[1:]) for token in tokens(fields.get(player, "")) if token[0] == "c"} for player in "NA"]
    return max(length for hand in hands for length in range(13) for first in range(13) if {*range(first, first + length)} <= hand)


def fifth_in_one_unload(match: Match) -> bool:
    """Return whether both players took their fifth obelisk in the same unload (D8.7)."""
    counts = [0, 0]
    for move in match.moves:
        before = list(counts)
        for event in move.events:
            if event.kind == "taken" and event.params["face"] == 0:
                counts[event.params["seat"]] += 1
        if max(before) < 5 <= min(counts):
            return True
    return False


def fifth_by_take(match: Match) -> bool:
    """Return whether the first fifth obelisk came from a take (D6.1, D8.7)."""
    return any({"fifth-obelisk", "revealed"} <= {event.kind for event in move.events} for move in match.moves)


def has_turn(match: Match, *shape: str) -> bool:
    """Return whether some turn has this shape: words as they are, ``.`` for a square, ``x`` for an unload."""
    return any(len(turn) == len(shape) and all(map(fits, turn, shape)) for turn in turns(match))


def fits(action: str, shape: str) -> bool:
    """Return whether an action is of the kind that one sign of a shape means."""
    if shape == ".":
        return action in SQUARES
    return action[0] == "x" if shape == "x" else action == shape


def other_boat_after_swap(match: Match) -> bool:
    """Return whether somebody swapped tokens of one boat and unloaded another (D6.4)."""
    return any(turn[0] == "swap" and turn[1][0] != turn[2][1] for turn in turns(match))


@dataclass(frozen=True)
class Golden:
    """A golden match: its sides, why it is kept, and how to see that."""

    sides: str
    purpose: str
    feature: Callable[[Match], bool]
    aims: tuple[str, str] = ("", "")
    """What each seat collected while this match was searched for; nothing means random play."""
    words: tuple[str, ...] = ()
    """Actions without which no match can have the feature; they make the search quick."""


GOLDEN = {
    "plain-a": Golden("AAAA", "all sides A, D8.1a D8.2a D8.3a D8.4a", lambda m: min(points(m, "obelisk")) > 2),
    "plain-b": Golden("BBBB", "all sides B, D8.1b D8.2b D8.3b D8.4b", lambda m: max(points(m, "obelisk")) == 12),
    "three-takes": Golden("ABAB", "all take tokens played, the warehouse empty, D6.1", lambda m: actions(m).count("take") == 3),
    "build-up": Golden(
        "BABA",
        "a build-up of three pawns, one declined, one that ended by itself, D6.2",
        lambda m: all(has_turn(m, "build", ".", ".", *third) for third in ([], ["."], ["done"])),
        words=("build", "done"),
    ),
    "rush": Golden(
        "AABB",
        "a rush with two unloads, one declined, one that ended by itself, D6.3",
        lambda m: all(has_turn(m, "rush", ".", "x", *second) for second in ([], ["x"], ["done"])),
        words=("rush", "done"),
    ),
    "rush-to-the-end": Golden(
        "BBAA", "the first unload of a rush ends the match, D7.1", lambda m: actions(m)[-3] == "rush", words=("rush",)
    ),
    "swap": Golden("ABBA", "tokens of one boat swapped, another unloaded, D6.4", other_boat_after_swap, words=("swap",)),
    "forced-pass": Golden("BAAB", "a player who can do nothing passes, D3.2", lambda m: "pass" in actions(m), words=("pass",)),
    "tie": Golden("AAAB", "equal points: seat 1 wins, D8.6", lambda m: m.score.points[0] == m.score.points[1]),
    "fifth-obelisks-together": Golden("BABB", "both take a fifth obelisk in one unload, D8.7", fifth_in_one_unload),
    "fifth-obelisk-by-take": Golden("BBBA", "the first fifth obelisk comes from a take, D8.7", fifth_by_take, words=("take",)),
    "ten-obelisks": Golden("BAAA", "ten obelisks score 18, D8.1b", lambda m: 18 in points(m, "obelisk"), ("o", "?")),
    "long-run": Golden("BBBA", "six chambers in a row score 25, D8.4a", lambda m: longest_run(m) > 5, ("c", "?")),
    "many-runs": Golden("AAAB", "five runs score 20 on side B, D8.4b", lambda m: max(points(m, "chamber")) >= 20, ("c", "?")),
    "pyramids": Golden(
        "AABA",
        "six points lost for want of a colour, 18 for four of each, D8.3b",
        lambda m: min(points(m, "pyramids")) == -6 and max(points(m, "pyramids")) >= 18,
        ("ld", "?"),
    ),
    "temple-sets": Golden(
        "ABAA", "two full sets of temples and a third, D8.2b", lambda m: max(points(m, "temple")) > 32, ("t", "?")
    ),
}
"""Every golden match by the name of its file."""
