"""Taking back, on the wire, and the entries of the log that are no action of a game."""

from typing import Literal

import msgspec

from .common import Number, TableEvent

__all__ = ["AnswerUndo", "AskUndo", "EntryEvent", "EntryKind", "TakeBack", "Undo", "UndoRequest"]

EntryKind = Literal[
    "undone", "undo-asked", "undo-agreed", "undo-granted", "undo-refused", "undo-withdrawn", "hint",
    "going-resigned", "going-left", "going-returned", "going-replaced", "going-ended", "going-time-out", "going-clock-on",
    "going-filled",
]  # fmt: skip


class EntryEvent(TableEvent, frozen=True, gc=False):
    """Something that happened at the table and in no game: the sentence is ``event-table-<kind>``."""

    kind: EntryKind


class TakeBack(msgspec.Struct, frozen=True):
    """What it takes to take back one's own last action, where that is not free."""

    keep: int
    """How many actions would still stand."""
    count: int
    """How many would be taken back."""
    crosses: bool
    """Whether something hidden has come to light since: then all other people must agree."""
    needed: list[int]
    """The seats of people who must agree; bots always do."""


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody asks to take back actions; it ends when it is granted, refused or withdrawn, or when play goes on."""

    seat: int
    count: int
    crosses: bool
    needed: list[int]
    """The seats of people who must still agree."""
    granted: list[int]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take back one's own last action, while that is free."""

    key: str
    number: Number


class AskUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ask-undo"):
    """Ask to go back to the moment before an action of one's own: ``keep`` actions would still stand."""

    key: str
    number: Number
    keep: Number


class AnswerUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer-undo"):
    """Agree to a request or not; whoever made it may withdraw it."""

    key: str
    number: Number
    answer: Literal["grant", "refuse", "withdraw"]
