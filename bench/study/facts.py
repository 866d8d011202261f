"""What a study wants to know of a match: one line of facts, read from the match played once more."""

import gzip
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bench.matches import options_of, ring_named, seed_of, won
from deben.match import Match

__all__ = ["FILE", "PLAYED", "facts_of", "read_facts", "write_facts"]

FILE = Path(__file__).resolve().parents[2] / "docs" / "studies" / "matches.jsonl.gz"
COUNTED = {
    "duel": ("placed", "unloaded", "taken", "played"),
    "nefertiti": ("placed", "recruited", "taken", "seal-taken", "half-taken", "scored", "exchanged", "traded"),
}
"""Events that are counted by the seat they happen to."""


def facts_of(played: Mapping[str, Any]) -> dict[str, Any]:
    """Return the facts of a match: who won, points by source, and by seat what was done, taken and recruited, and when."""
    ring = ring_named(played["ring"])
    options = options_of(ring, played["deal"])
    match = Match(ring.game, seed_of(played["deal"]), options)
    done: list[Counter[str]] = [Counter() for _ in range(ring.players)]
    notes: list[list[int]] = []
    by_hand = closings = 0
    for number, action in enumerate(played["actions"]):
        for event in match.play(action).events:
            kind, params = event.kind, event.params
            if kind in COUNTED[ring.game]:
                done[params["seat"]][kind] += 1
            if kind == "closing":
                closings, by_hand = closings + 1, by_hand + params["by_hand"]
            notes += _noted(kind, params, number)
    assert match.outcome is not None
    assert list(match.outcome.points) == played["points"], "the rules are no longer those of this match"
    return {
        "ring": ring.name, "deal": played["deal"], "kind": played["kind"], "options": options,
        "won": won(played["ranks"]), "points": played["points"],
        "sources": [{name: value for name, value in part.items() if value} for part in match.outcome.breakdown],
        "done": done, "notes": notes, "length": len(played["actions"]), "reason": match.outcome.reason,
        "closings": [closings, by_hand],
    }  # fmt: skip


def _noted(kind: str, params: Mapping[str, int], number: int) -> list[list[int]]:
    """Return what is noted with its moment: a recruited character, an action token taken (from 0) or played (from 100)."""
    if kind == "recruited":
        return [[number, params["seat"], params["character"]]]
    if kind == "taken" and params.get("face", -1) >= FIRST_ACTION:
        return [[number, params["seat"], params["face"] - FIRST_ACTION]]
    if kind == "played":
        return [[number, params["seat"], PLAYED + params["token"]]]
    return []


FIRST_ACTION = 19
"""The first face of a cargo token that is an action token (``games/duel/board.py``)."""
PLAYED = 100


def write_facts(lines: list[dict[str, Any]]) -> None:
    """Keep facts, the same bytes for the same ones."""
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    FILE.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def read_facts() -> list[dict[str, Any]]:
    """Return the facts of all matches that were kept."""
    return [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).decode().splitlines()]
