"""Taking back.

One's own last action is free to take back until something hidden came to light or another seat has acted.  Beyond that it is asked
for: the people whose seats have acted since must agree, and all other people if something hidden was seen; bots always agree.
Everything about it is an entry of the log, so that a restart forgets nothing; a request ends when play goes on.

==================  =====================================================================
``undo``            the last action is taken back; ``undo 3``: the last three
``undo-ask 3``      somebody asks to take back the last three
``undo-grant``      somebody whose consent is needed agrees, and others are still to be asked
``undo-refuse``     somebody does not agree: nothing happens; any other player may say so, needed or not
``undo-withdraw``   whoever asked does not want it any more
==================  =====================================================================

The last consent is written as the ``undo 3`` that it brings about.
"""

from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from ....match import Match, Move
from ....store import ActionRow
from ....wire.common import LogEntry
from ....wire.undo import EntryEvent, EntryKind, TakeBack, UndoRequest

__all__ = [
    "ASK", "GRANT", "HINT", "MOST_WORDS", "REFUSE", "UNDO", "WITHDRAW", "Request", "after_entry", "any_reveals", "is_about_undo",
    "is_no_action", "may_undo", "own_last", "split", "kept_actions", "take_back", "undo_entry",
]  # fmt: skip

E = TypeVar("E", ActionRow, LogEntry)
MOST_WORDS = 4096
"""Entries of which is remembered what they are about: there are few different ones, and it is asked with every move."""

UNDO, ASK, GRANT, REFUSE, WITHDRAW = "undo", "undo-ask", "undo-grant", "undo-refuse", "undo-withdraw"
KINDS: dict[str, EntryKind] = msgspec.json.decode((Path(__file__).parents[3] / "wire" / "entries.json").read_bytes())
"""The entries that are no action of the game, and the kind of event that each of them is; the page reads the same file."""
HINT: Literal["hint"] = "hint"
"""The entry that says that somebody asked the coach; it changes nothing about the match."""


def split(action: str) -> tuple[str, int]:
    """Return the word of an entry and the number after it, 1 if there is none."""
    word, _, count = action.partition(" ")
    return word, int(count) if count.isdigit() else 1


def is_about_undo(action: str) -> bool:
    """Return whether an entry of the log is about taking back and no action of the game."""
    return action.startswith(UNDO) and action.partition(" ")[0] in KINDS


@lru_cache(MOST_WORDS)
def is_no_action(action: str) -> bool:
    """Return whether an entry of the log is none of the game: about taking back, or a question to the coach."""
    return action.partition(" ")[0] in KINDS


def kept_actions(rows: Sequence[E]) -> list[E]:
    """Return the actions of a log that were not taken back."""
    kept: list[E] = []
    for row in rows:
        if not is_no_action(row.action):
            kept.append(row)
        elif (found := split(row.action))[0] == UNDO:
            del kept[len(kept) - found[1] :]
    return kept


def any_reveals(moves: Sequence[Move], keep: int) -> bool:
    """Return whether one of the actions after the first ``keep`` brought something hidden to light."""
    return any(move.reveals for move in moves[keep:])


def may_undo(match: Match, mine: Collection[int], actor: int | None) -> bool:
    """Return whether the last action may be taken back unasked by whoever has these seats; ``actor`` is who decides now."""
    moves = match.moves
    return bool(moves) and actor is not None and moves[-1].seat in mine and not moves[-1].reveals


class Request(msgspec.Struct, frozen=True):
    """Somebody asks to take back: so many actions, whether something hidden was seen since, and who must and did agree."""

    seat: int
    count: int
    crosses: bool
    needed: tuple[int, ...]
    granted: tuple[int, ...] = ()

    def granted_by(self, seats: Collection[int]) -> "Request":
        """Return the request after somebody with these seats has agreed."""
        now = tuple(seat for seat in self.needed if seat in seats)
        left = tuple(seat for seat in self.needed if seat not in seats)
        return Request(self.seat, self.count, self.crosses, left, self.granted + now)

    def to_wire(self) -> UndoRequest:
        """Return the request as everybody sees it."""
        return UndoRequest(self.seat, self.count, self.crosses, list(self.needed), list(self.granted))


def take_back(moves: Sequence[Move], keep: int, mine: Collection[int], owners: Sequence[str | None]) -> Request | None:
    """Return what it takes to go back to ``keep`` actions; None unless the first action undone is of one of these seats.

    ``owners`` are the people of the seats, None for a bot.
    """
    if not 0 <= keep < len(moves) or moves[keep].seat not in mine:
        return None
    crosses, needed = _consent(moves, keep, mine, owners)
    return Request(moves[keep].seat, len(moves) - keep, crosses, tuple(needed))


def _consent(moves: Sequence[Move], keep: int, mine: Collection[int], owners: Sequence[str | None]) -> tuple[bool, list[int]]:
    """Return whether something hidden was seen since, and whose consent it takes."""
    crosses, acted, needed = False, 0, []
    for at in range(keep, len(moves)):  # one or two, as a rule
        move = moves[at]
        crosses = crosses or move.reveals
        acted |= 1 << move.seat
    for seat, owner in enumerate(owners):
        if owner is not None and (crosses or acted >> seat & 1) and seat not in mine:
            needed.append(seat)
    return crosses, needed


def own_last(match: Match, mine: Collection[int], owners: Sequence[str | None], actor: int | None) -> TakeBack | None:
    """Return what it takes to take back one's own last action, which is not free; None if there is none."""
    moves = match.moves
    keep = len(moves) - 1
    while keep >= 0 and moves[keep].seat not in mine:
        keep -= 1
    return None if actor is None or keep < 0 else TakeBack(keep, len(moves) - keep, *_consent(moves, keep, mine, owners))


def undo_entry(match: Match, row: ActionRow, number: int, request: Request | None, owners: Sequence[str | None]) -> LogEntry:
    """Return the line of the log for an entry about taking back; ``request`` is what was asked before it, the match as it was."""
    word, count = split(row.action)
    params: dict[str, int | str | None] = {"seat": row.seat}
    if word in (UNDO, ASK):
        undone = match.moves[len(match.moves) - count :]
        by = undone[0].seat
        bots = any(owners[move.seat] is None for move in undone if move.seat not in _seats_like(by, owners))
        params |= {"by": by, "count": count, "crosses": int(any_reveals(match.moves, len(match.moves) - count)), "bots": int(bots)}
    # Not every undo while somebody asks is their consent: one's own last action is still free to take back.
    granted = word == UNDO and request is not None and count == request.count and row.seat in request.needed
    kind: EntryKind = "undo-granted" if granted else KINDS[word]
    return LogEntry(number, row.seat, row.action, [EntryEvent(kind, params)])


def after_entry(match: Match, row: ActionRow, request: Request | None, owners: Sequence[str | None]) -> Request | None:
    """Return what is asked after an entry about taking back; the match is as it was before it."""
    word, count = split(row.action)
    if word == ASK:
        return take_back(match.moves, len(match.moves) - count, _seats_like(row.seat, owners), owners)
    return request.granted_by(_seats_like(row.seat, owners)) if word == GRANT and request else None


def _seats_like(seat: int, owners: Sequence[str | None]) -> set[int]:
    """Return the seats of the person who has this one."""
    return {other for other, owner in enumerate(owners) if other == seat or (owner is not None and owner == owners[seat])}
