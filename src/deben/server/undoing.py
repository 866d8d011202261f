"""Taking back: what the log says about it, and which actions still stand."""

from collections.abc import Sequence

from ..store import ActionRow

__all__ = ["HINT", "UNDO", "is_about_undo", "standing_actions", "taken_back"]

UNDO = "undo"
"""The first word of every entry about taking back; ``undo 3`` takes back three actions, ``undo`` alone one."""


HINT = "hint"
"""The entry that says that somebody asked the coach; it changes nothing about the match."""


def is_about_undo(action: str) -> bool:
    """Return whether an entry of the log is about taking back and no action of the game."""
    return action == UNDO or action.startswith((f"{UNDO} ", f"{UNDO}-"))


def taken_back(action: str) -> int:
    """Return how many actions an entry takes back."""
    word, _, count = action.partition(" ")
    return 0 if word != UNDO else int(count or 1)


def standing_actions(rows: Sequence[ActionRow]) -> list[ActionRow]:
    """Return the actions of a log that were not taken back."""
    standing: list[ActionRow] = []
    for row in rows:
        if is_about_undo(row.action):
            del standing[len(standing) - taken_back(row.action) :]
        elif row.action != HINT:
            standing.append(row)
    return standing
