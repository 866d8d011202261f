"""What one person sees of a match: the only place where the server turns states into messages, always through a view."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
import numpy as np

from ..games.contract import Event
from ..match import Match, Move, Outcome, Refusal, seed_text
from ..match.outcome import ranking_of
from .wire.act_nefertiti import nefertiti_action, nefertiti_events, secret_action
from .wire.common import ActionReason, Breakdowns, LegalAction, LogEntry, Status, TableEvent
from .wire.messages import View
from .wire.reading import Reading
from .wire.show_duel import duel_action, duel_events, duel_view
from .wire.show_nefertiti import nefertiti_view

__all__ = ["UNDO", "Scene", "entry_for", "entry_of", "may_undo", "reason_shown", "viewing_seat"]

UNDO = "undo"
REVEALING = {"refilled", "revealed", "drawn", "docked", "akhenaton", "rolled", "oracle-saw", "turn", "ended"}
"""Kinds of event after which there is no way back: something hidden came to light, or the turn is over."""


@dataclass(frozen=True)
class Showing:
    """How one game is shown."""

    view: Callable[[Any, int | None], View]
    action: Callable[[Any, int], LegalAction]
    events: Callable[[Any, Sequence[Event]], list[TableEvent]]
    secret: Callable[[str], str]


SHOWINGS = {
    "duel": Showing(duel_view, duel_action, duel_events, lambda action: action),
    "nefertiti": Showing(nefertiti_view, nefertiti_action, nefertiti_events, secret_action),
}


def viewing_seat(mine: Collection[int], actor: int | None) -> int | None:
    """Return whose view somebody with these seats sees.

    With several seats it is the one that decides; while none of them does, what anybody may see: their people share a screen.
    """
    if actor in mine:
        return actor
    return next(iter(mine)) if len(mine) == 1 else None


def entry_of(match: Match, before: Any, move: Move, number: int, bot: str | None) -> LogEntry:
    """Return the full line of the log for a move; ``before`` is the state it was played in."""
    return LogEntry(number, move.seat, move.action, SHOWINGS[match.game.name].events(before, move.events), bot)


def entry_for(match: Match, entry: LogEntry, mine: Collection[int]) -> LogEntry:
    """Return the line as somebody with these seats may read it."""
    if entry.seat in mine:
        return entry
    return msgspec.structs.replace(entry, action=SHOWINGS[match.game.name].secret(entry.action))


def may_undo(match: Match, mine: Collection[int]) -> bool:
    """Return whether the last action may be taken back by whoever has these seats."""
    if not match.moves or match.actor is None:
        return False
    last = match.moves[-1]
    return last.seat in mine and last.seat == match.actor and not any(event.kind in REVEALING for event in last.events)


def reason_shown(refusal: Refusal | None) -> ActionReason | None:
    """Return the rule's reason of a refusal, if it has one."""
    reason = refusal.reason if refusal else None
    return ActionReason(reason.code, reason.clause, dict(reason.params)) if reason else None


def _breakdowns(outcome: Outcome) -> Breakdowns:
    return Breakdowns(outcome.reason, outcome.ranking, outcome.points, outcome.breakdown)


class Scene:
    """One moment of a table, shown to everybody who looks: what several people see alike is made once."""

    def __init__(self, match: Match, number: int, status: Status, actor: int | None) -> None:
        self.match, self.number, self.status, self.actor = match, number, status, actor
        self._views: dict[bytes, tuple[View, Reading]] = {}
        self._scores: Breakdowns | None = None

    def _standing(self, view: Any, reading: Reading) -> Breakdowns:
        """Return the scores if it ended now: they are public, so the first view that is shown will do."""
        if self._scores is None:
            game, seats = self.match.game, self.match.seats
            breakdown = [game.breakdown(reading, seat) for seat in range(seats)]
            standings = np.zeros((1, seats), np.int32)
            self.match.executor.standing_rows(view.rows, standings, 0, 1)
            points = [sum(part.values()) for part in breakdown]
            self._scores = Breakdowns("now", ranking_of(standings[0].tolist()), points, breakdown)
        return self._scores

    @cached_property
    def _end(self) -> dict[str, Any]:
        outcome = self.match.outcome if self.actor is None else None
        return {"outcome": _breakdowns(outcome) if outcome else None, "seed": seed_text(self.match.seed) if outcome else None}

    def _read(self, view: Any, seat: int | None) -> tuple[View, Reading]:
        """Return a view on the wire, and for reading; whoever may know the same shares both."""
        key = view.to_bytes()
        if key not in self._views:
            reading = Reading(view)
            self._views[key] = SHOWINGS[self.match.game.name].view(reading, seat), reading
        return self._views[key]

    def moment(self, mine: Collection[int]) -> dict[str, Any]:
        """Return the fields of a ``Moment`` for somebody with these seats."""
        match, actor = self.match, self.actor
        seat = viewing_seat(mine, actor)
        view = match.view(seat)
        shown, reading = self._read(view, seat)
        decides = self.status == "playing" and actor is not None and actor in mine
        action = SHOWINGS[match.game.name].action
        return {
            "number": self.number, "status": self.status, "seat": seat, "actor": actor, "view": shown,
            "legal": [action(reading, number) for number in match.legal_actions()] if decides else [],
            "undo": decides and may_undo(match, mine), "scores": self._standing(view, reading), **self._end,
        }  # fmt: skip
